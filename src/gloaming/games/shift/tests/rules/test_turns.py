import pytest

from gloaming.games.shift.events import Rolled, RoundBegan, TurnBegan, TurnEnded, Walked
from gloaming.games.shift.messages import (
    Consolidate,
    Counter,
    EndTurn,
    Pips,
    Roll,
    SquareName,
    TakeBack,
    Walk,
)
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    GUARD,
    SECOND_GUARD,
    begun,
    drawn,
    looks,
    passes,
    rolls,
    turn_of,
    walk,
    walks,
)
from gloaming.testing import Story

FIELD = """
    +-+-+-+-+-+
    |b . . . .|
    + + + + +-+
    |. b . .|.|
    + + + + + +
    |. . b . .|
    + + + + +-+
    |. . . .|G|
    +-+-+-+-+-+
"""


def steps(told: Story, name: str, counter: int, die: int) -> set[str]:
    """Where a counter may go by a die."""
    moves = [move for move in told.legal(name) if isinstance(move, Walk)]
    return {move.square for move in moves if (move.counter, move.die) == (counter, die)}


def movers(told: Story, name: str) -> set[tuple[int, int]]:
    """Which counters may go on or begin to go, and by which die."""
    return {(move.counter, move.die) for move in told.legal(name) if isinstance(move, Walk)}


# Whose turn it is


@pytest.mark.rule("SHIFT-09")
def test_the_guard_player_begins_and_the_others_follow_clockwise() -> None:
    told, order = begun(4), []
    for _ in range(9):
        order.append(told.names[told.state.turn])
        told = passes(told)
    assert order == ["ann", "bob", "cid", "dan"] * 2 + ["ann"]
    assert told.state.round == 3


@pytest.mark.rule("SHIFT-09")
def test_with_the_turn_of_the_guard_player_a_round_begins() -> None:
    told = passes(begun(3))
    assert told.saw("public") == (TurnEnded(ANN), TurnBegan(BOB))
    told = passes(passes(told))
    assert told.saw("public") == (TurnEnded(CID), RoundBegan(2), TurnBegan(ANN))


@pytest.mark.rule("SHIFT-09")
def test_who_is_out_is_passed_over() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. c d e|
        +-+-+-+-+
        |B . G .|
        +-+-+-+-+
        """,
        players=5,
        turn="ann",
        dice=(1, 1),
    )
    told = told.ann(walk(GUARD, 1, "B2"))
    assert told.view("public").out == (BOB,)
    assert told.ann(EndTurn()).state.turn == CID


# Dice


@pytest.mark.rule("SHIFT-10")
def test_one_rolls_both_dice_and_moves_two_counters_one_by_each() -> None:
    told = drawn(FIELD)
    assert told.legal("bob") == (Roll(), Consolidate())
    told = rolls(told, "bob", 2, 1)
    assert told.saw("ann") == (Rolled(BOB, Pips(2), Pips(1)),)
    told = walks(told, "bob", 2, 2, "B1", "C1")
    told = walks(told, "bob", 3, 1, "B3").bob(EndTurn())
    assert looks(
        told,
        """
        +-+-+-+-+-+
        |b . b . .|
        + + + + +-+
        |. . . .|.|
        + + + + + +
        |. b . . .|
        + + + + +-+
        |. . . .|G|
        +-+-+-+-+-+
        """,
    )
    assert told.state.turn == ANN


@pytest.mark.rule("SHIFT-10")
def test_which_counter_takes_which_die_and_goes_first_is_free() -> None:
    told = drawn(FIELD, dice=(3, 1))
    assert movers(told, "bob") == {(counter, die) for counter in (1, 2, 3) for die in (1, 3)}
    second_first = walks(told, "bob", 3, 1, "C2")
    assert movers(second_first, "bob") == {(1, 3), (2, 3)}


@pytest.mark.rule("SHIFT-10")
def test_the_two_counters_are_different() -> None:
    told = walks(drawn(FIELD, dice=(1, 3)), "bob", 1, 1, "B1")
    assert movers(told, "bob") == {(2, 3), (3, 3)}
    told = walks(told, "bob", 2, 3, "B3")
    assert movers(told, "bob") == {(2, 3)}


@pytest.mark.rule("SHIFT-10")
def test_a_double_moves_two_counters_as_well() -> None:
    told = drawn(FIELD, dice=(2, 2))
    assert movers(told, "bob") == {(1, 2), (2, 2), (3, 2)}
    told = walks(told, "bob", 1, 2, "B1", "C1")
    assert movers(told, "bob") == {(2, 2), (3, 2)}


@pytest.mark.rule("SHIFT-10")
def test_who_begins_with_another_counter_is_done_with_the_first() -> None:
    told = walks(drawn(FIELD, dice=(4, 3)), "bob", 1, 4, "B1")
    assert movers(told, "bob") == {(1, 4), (2, 3), (3, 3)}
    told = walks(told, "bob", 3, 3, "C4")
    assert movers(told, "bob") == {(3, 3)}


@pytest.mark.rule("SHIFT-11")
def test_the_guard_player_moves_guards_only() -> None:
    told = drawn("+-+-+-+-+-+\n|b .|G . G|\n+-+-+-+-+-+", turn="ann", dice=(2, 1))
    assert movers(told, "ann") == {(GUARD, 1), (GUARD, 2), (SECOND_GUARD, 1), (SECOND_GUARD, 2)}
    assert told.legal("bob") == ()


@pytest.mark.rule("SHIFT-11")
def test_a_criminal_player_moves_any_shadow_counter_but_no_guard() -> None:
    told = drawn(FIELD.replace("|. b .", "|. c ."), players=3, turn="cid", dice=(2, 1))
    assert {counter for counter, _ in movers(told, "cid")} == {1, 2, 3}
    told = walks(told, "cid", 1, 2, "B1")
    assert told.saw("bob") == (Walked(CID, Counter(1), Pips(2), SquareName("B1"), None),)


# Steps


@pytest.mark.rule("SHIFT-12")
def test_a_counter_moves_up_to_as_many_squares_as_its_die_shows() -> None:
    told = drawn(FIELD, dice=(3, 5))
    for square in ("B1", "C1", "D1"):
        assert EndTurn() in told.legal("bob")
        told = told.bob(walk(1, 3, square))
    assert steps(told, "bob", 1, 3) == steps(told, "bob", 1, 5) == set()
    assert told.view("bob").steps == 0


@pytest.mark.rule("SHIFT-12")
def test_no_step_at_all_is_allowed() -> None:
    told = drawn(FIELD, dice=(3, 5))
    assert told.bob(EndTurn()).state.turn == ANN
    assert walks(told, "bob", 1, 3, "B1").bob(EndTurn()).state.turn == ANN


@pytest.mark.rule("SHIFT-13")
def test_a_step_goes_up_down_left_or_right() -> None:
    assert steps(drawn(FIELD, dice=(1, 2)), "bob", 2, 1) == {"B1", "A2", "C2", "B3"}
    assert steps(drawn(FIELD, dice=(1, 2)), "bob", 1, 1) == {"B1", "A2"}


@pytest.mark.rule("SHIFT-13")
def test_no_step_goes_through_a_wall() -> None:
    told = drawn(
        """
        +-+-+-+
        |. .|G|
        + +-+-+
        |.|b .|
        + + + +
        |. . .|
        +-+-+-+
        """,
        dice=(1, 2),
    )
    assert steps(told, "bob", 1, 2) == {"C2", "B3"}


# One counter a square


@pytest.mark.rule("SHIFT-14")
def test_there_is_never_more_than_one_counter_on_a_square() -> None:
    told = walks(drawn(FIELD, dice=(6, 6)), "bob", 1, 6, "A2", "B2", "C2", "C3", "C4")
    stands = [square for square in told.state.squares if square >= 0]
    assert len(set(stands)) == len(stands) == 4


@pytest.mark.rule("SHIFT-15")
def test_a_step_onto_a_taken_square_swaps_and_is_one_step() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |b B . .|
        +-+-+-+-+
        |. . . G|
        +-+-+-+-+
        """,
        dice=(2, 1),
    )
    told = told.bob(walk(1, 2, "B1"))
    assert told.saw("ann") == (Walked(BOB, Counter(1), Pips(2), SquareName("B1"), Counter(2)),)
    assert told.view("bob").steps == 1
    assert looks(
        told,
        """
        +-+-+-+-+
        |B b . .|
        +-+-+-+-+
        |. . . G|
        +-+-+-+-+
        """,
    )


@pytest.mark.rule("SHIFT-15")
def test_a_counter_that_was_swapped_may_take_the_other_die() -> None:
    told = walks(drawn(FIELD, dice=(2, 1)), "bob", 1, 2, "A2", "B2")
    assert steps(told, "bob", 2, 1) == {"A1", "B2", "A3"}


@pytest.mark.rule("SHIFT-15")
def test_shadows_may_be_swapped_with_guards_and_guards_with_guards() -> None:
    text = """
        +-+-+-+
        |b G G|
        +-+-+-+
        """
    told = drawn(text, dice=(2, 1), flipped=[1])
    told = walks(told, "bob", 1, 2, "B1", "C1")
    assert looks(told, "+-+-+-+\n|G G b|\n+-+-+-+")
    told = drawn(text, dice=(1, 1), turn="ann", flipped=[1])
    told = walks(walks(told, "ann", GUARD, 1, "C1"), "ann", SECOND_GUARD, 1, "A1")
    assert looks(told, "+-+-+-+\n|G b G|\n+-+-+-+")


# The end of a turn


@pytest.mark.rule("SHIFT-40")
def test_a_turn_is_over_when_its_player_says_so() -> None:
    told = walks(drawn(FIELD, dice=(1, 1)), "bob", 1, 1, "B1")
    told = walks(told, "bob", 3, 1, "C4")
    assert told.legal("bob") == (TakeBack(), EndTurn())
    told = told.bob(EndTurn())
    assert told.saw("ann") == (TurnEnded(BOB), RoundBegan(2), TurnBegan(ANN))


@pytest.mark.rule("SHIFT-09", "SHIFT-10")
def test_the_next_turn_begins_without_dice() -> None:
    told = turn_of(begun(3), "cid")
    view = told.view("cid")
    assert (view.dice, view.left, view.mover, view.moved) == ((), (), None, None)
