import pytest

from gloaming.games.shift.events import (
    Event,
    ShownBlank,
    TurnBegan,
    Uncovered,
    Walked,
    WentBack,
    WentOut,
)
from gloaming.games.shift.messages import Counter, EndTurn, Pips, SquareName, Walk
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    GUARD,
    back,
    drawn,
    kinds,
    looks,
    walk,
    walks,
)
from gloaming.games.shift.views import Due
from gloaming.testing import Story

ONE, TWO, THREE = map(Counter, (1, 2, 3))


def flips(told: Story) -> list[Event]:
    """What was flipped in the last moment."""
    return [event for event in told.saw("public") if isinstance(event, ShownBlank | Uncovered)]


# View


@pytest.mark.rule("SHIFT-16")
def test_a_row_or_a_column_without_a_wall_is_in_view_at_any_distance() -> None:
    told = drawn(
        """
        +-+-+-+-+-+-+
        |. . . . . G|
        +-+ + + + + +
        |b .|. . . .|
        + + + + + + +
        |. . . . . .|
        +-+-+-+-+-+-+
        """,
        dice=(6, 6),
    )
    told = told.bob(walk(1, 6, "B2"))
    assert flips(told) == []
    assert flips(told.bob(walk(1, 6, "B1"))) == [ShownBlank(ONE)]
    down = walks(told, "bob", 1, 6, "B3", "C3", "D3", "E3")
    assert flips(down) == []
    assert flips(down.bob(walk(1, 6, "F3"))) == [ShownBlank(ONE)]


@pytest.mark.rule("SHIFT-16")
def test_a_wall_between_them_hides_a_counter() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. .|. G|
        + + + +-+
        |b . . .|
        +-+-+-+-+
        """,
        dice=(6, 1),
    )
    told = walks(told, "bob", 1, 6, "A1", "B1", "B2", "C2", "D2")
    assert flips(told) == []
    assert flips(told.bob(walk(1, 6, "C2"))) == []


@pytest.mark.rule("SHIFT-16")
def test_counters_do_not_block_the_view() -> None:
    told = drawn(
        """
        +-+-+-+-+-+
        |. b b G G|
        + +-+-+-+-+
        |B|. . . .|
        +-+-+-+-+-+
        """,
        dice=(1, 1),
        flipped=[1, 2],
    )
    assert flips(told.bob(walk(3, 1, "A1"))) == [Uncovered(THREE, BOB)]


@pytest.mark.rule("SHIFT-16")
def test_what_is_only_diagonally_before_a_guard_is_not_in_view() -> None:
    told = drawn(
        """
        +-+-+-+
        |B . .|
        + + + +
        |. . .|
        + + + +
        |. . G|
        +-+-+-+
        """,
        dice=(1, 1),
    )
    assert flips(told.bob(walk(1, 1, "B1"))) == []
    assert flips(told.bob(walk(1, 1, "A2"))) == []


# At any time


@pytest.mark.rule("SHIFT-17")
def test_a_counter_is_flipped_after_the_very_step_that_brings_it_into_view() -> None:
    told = drawn(
        """
        +-+-+-+-+-+
        |. . G . .|
        +-+-+ +-+-+
        |B . . . .|
        +-+-+-+-+-+
        """,
        dice=(4, 1),
    )
    told = told.bob(walk(1, 4, "B2"))
    assert flips(told) == []
    told = told.bob(walk(1, 4, "C2"))
    assert told.saw("ann") == (
        Walked(BOB, ONE, Pips(4), SquareName("C2"), None),
        Uncovered(ONE, BOB),
    )


@pytest.mark.rule("SHIFT-17")
def test_the_own_steps_of_the_guards_bring_counters_into_view_in_passing() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |G . . .|
        +-+ + +-+
        |.|b B|.|
        +-+-+-+-+
        """,
        turn="ann",
        dice=(3, 1),
    )
    told = told.ann(walk(GUARD, 3, "B1"))
    assert flips(told) == [ShownBlank(ONE)]
    told = told.ann(walk(GUARD, 3, "C1"))
    assert flips(told) == [Uncovered(TWO, BOB)]
    assert flips(told.ann(walk(GUARD, 3, "D1"))) == []


@pytest.mark.rule("SHIFT-17")
def test_a_counter_that_others_bring_into_view_by_a_swap_is_flipped_too() -> None:
    told = drawn(
        """
        +-+-+-+
        |b B G|
        + +-+-+
        |c . .|
        +-+-+-+
        """,
        players=3,
        turn="cid",
        dice=(2, 1),
        flipped=[1],
    )
    assert flips(told.cid(walk(2, 2, "A1"))) == [ShownBlank(TWO)]
    told = drawn("+-+-+-+-+\n|B|. . G|\n+ + +-+-+\n|. b . .|\n+-+-+-+-+", dice=(3, 1))
    told = walks(told, "bob", 2, 3, "A2", "A1")
    assert flips(told) == []
    assert flips(told.bob(walk(2, 3, "A2")).bob(walk(1, 1, "A2"))) == []


# What a flip does


@pytest.mark.rule("SHIFT-18")
def test_everybody_sees_a_flip_and_whose_criminal_it_is() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|C|. .|\n+-+-+-+", players=3, dice=(1, 2))
    told = told.bob(walk(2, 1, "A1"))
    seen = (Walked(BOB, TWO, Pips(1), SquareName("A1"), None), Uncovered(TWO, CID))
    for name in ("ann", "bob", "cid", "public"):
        assert told.saw(name) == seen


@pytest.mark.rule("SHIFT-18")
def test_a_blank_shadow_stays_and_nothing_happens() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|b|. .|\n+-+-+-+", dice=(2, 1))
    told = told.bob(walk(1, 2, "A1"))
    assert flips(told) == [ShownBlank(ONE)]
    assert looks(told, "+-+-+-+\n|b . G|\n+ +-+-+\n|.|. .|\n+-+-+-+")
    assert (told.state.turn, told.view("bob").steps) == (BOB, 1)


CAUGHT = """
    +-+-+-+-+
    |. . . G|
    + + +-+-+
    |B|b|. .|
    +-+-+-+-+
"""


@pytest.mark.rule("SHIFT-19")
def test_competitive_a_criminal_that_was_flipped_leaves_the_board() -> None:
    told = drawn(CAUGHT, dice=(1, 2)).bob(walk(1, 1, "A1"))
    assert flips(told) == [Uncovered(ONE, BOB)]
    assert looks(told, "+-+-+-+-+\n|. . . G|\n+ + +-+-+\n|.|b|. .|\n+-+-+-+-+")
    assert told.view("public").shadows[0].square is None
    assert told.view("public").found == 1


@pytest.mark.rule("SHIFT-19")
def test_competitive_who_has_lost_every_criminal_is_out() -> None:
    told = drawn(CAUGHT, players=5, turn="ann", dice=(2, 1))
    told = walks(told, "ann", GUARD, 2, "C1", "B1").ann(EndTurn())
    assert told.view("public").out == ()
    told = drawn(CAUGHT, players=5, turn="cid", dice=(1, 2)).cid(walk(1, 1, "A1"))
    assert told.saw("eve")[1:] == (Uncovered(ONE, BOB), WentOut(BOB))
    assert told.view("public").out == (BOB,)


@pytest.mark.rule("SHIFT-19")
def test_competitive_who_has_another_criminal_plays_on() -> None:
    told = drawn(CAUGHT, players=3, turn="cid", dice=(1, 2)).cid(walk(1, 1, "A1"))
    assert WentOut not in kinds(told.saw("bob"))
    assert told.view("public").out == ()


BACK = """
    +-+-+-+-+-+
    |V . . . G|
    +-+ +-+-+-+
    |.|B|. . .|
    +-+-+ + +-+
    |V . . . V|
    +-+-+-+-+-+
"""


@pytest.mark.rule("SHIFT-20")
def test_family_its_owner_puts_a_detected_criminal_back_onto_a_vent() -> None:
    told = drawn(BACK, rules="family", players=3, turn="cid", dice=(1, 2)).cid(walk(1, 1, "B1"))
    assert flips(told) == [Uncovered(ONE, BOB)]
    assert told.view("public").due == (Due(ONE, BOB),)
    assert told.view("public").waits_for == (BOB,)
    assert told.legal("cid") == told.legal("ann") == ()
    assert told.legal("bob") == (back("A1"), back("A3"), back("E3"))
    told = told.bob(back("E3"))
    assert told.saw("ann") == (WentBack(BOB, ONE, SquareName("E3")),)
    assert told.view("public").found == 1
    assert looks(
        told,
        """
        +-+-+-+-+-+
        |V . . . G|
        +-+ +-+-+-+
        |.|.|. . .|
        +-+-+ + +-+
        |V . . . B|
        +-+-+-+-+-+
        """,
    )
    assert told.view("public").waits_for == (CID,)


@pytest.mark.rule("SHIFT-20")
def test_family_nobody_goes_out() -> None:
    told = drawn(BACK, rules="family", players=5, turn="cid", dice=(1, 2)).cid(walk(1, 1, "B1"))
    assert WentOut not in kinds(told.saw("bob"))
    assert told.bob(back("A3")).view("public").out == ()


# A move that is interrupted


@pytest.mark.rule("SHIFT-21")
def test_what_is_left_of_the_die_of_a_removed_counter_is_lost() -> None:
    told = drawn(CAUGHT, dice=(4, 2)).bob(walk(1, 4, "A1"))
    assert (told.view("bob").mover, told.view("bob").left) == (None, (2,))
    walking = {(move.counter, move.die) for move in told.legal("bob") if isinstance(move, Walk)}
    assert walking == {(2, 2)}


@pytest.mark.rule("SHIFT-21")
def test_what_is_left_of_the_die_of_a_counter_sent_back_is_lost() -> None:
    told = drawn(BACK, rules="family", dice=(4, 2)).bob(walk(1, 4, "B1")).bob(back("A3"))
    assert told.view("bob").left == (2,)
    assert told.legal("bob") == (EndTurn(),)


@pytest.mark.rule("SHIFT-21")
def test_the_move_goes_on_when_the_moving_counter_stays() -> None:
    told = drawn(CAUGHT, dice=(4, 2)).bob(walk(2, 4, "B1"))
    assert flips(told) == [ShownBlank(TWO)]
    assert told.view("bob").steps == 3
    told = told.bob(walk(2, 4, "A1")).bob(walk(2, 4, "A2"))
    assert flips(told) == [Uncovered(ONE, BOB)]
    assert looks(told, "+-+-+-+-+\n|. . . G|\n+ + +-+-+\n|b|.|. .|\n+-+-+-+-+")
    assert (told.view("bob").mover, told.view("bob").steps) == (TWO, 1)


# Flips by themselves


@pytest.mark.rule("SHIFT-22")
def test_the_guards_flip_by_themselves_whatever_they_see() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. . . .|
        + + + + +
        |G|b|B|b|
        + +-+-+-+
        |.|. . .|
        +-+-+-+-+
        """,
        turn="ann",
        dice=(4, 1),
    )
    assert told.legal("ann")[-1] == EndTurn()
    told = walks(told, "ann", GUARD, 4, "A1", "B1")
    assert flips(told) == [ShownBlank(ONE)]
    told = told.ann(walk(GUARD, 4, "C1"))
    assert flips(told) == [Uncovered(TWO, BOB)]
    assert told.state.phase == "move"


@pytest.mark.rule("SHIFT-22")
def test_what_everybody_has_seen_to_be_blank_is_not_flipped_again() -> None:
    told = drawn(CAUGHT, dice=(6, 1)).bob(walk(2, 6, "B1"))
    assert flips(told) == [ShownBlank(TWO)]
    assert flips(told.bob(walk(2, 6, "B2"))) == []
    assert flips(walks(told, "bob", 2, 6, "B2", "B1")) == []
    again = walks(told, "bob", 2, 6, "B2").bob(EndTurn())
    assert TurnBegan(ANN) in again.saw("bob")
    assert again.state.blank == 1 << TWO


@pytest.mark.rule("SHIFT-22")
def test_what_only_criminal_players_know_to_be_blank_is_flipped() -> None:
    told = drawn(CAUGHT, dice=(6, 1))
    assert type(told.view("bob").shadows[1]).__name__ == "Blank"
    assert flips(told.bob(walk(2, 6, "B1"))) == [ShownBlank(TWO)]


@pytest.mark.rule("SHIFT-22")
def test_a_detected_criminal_that_comes_into_view_again_is_flipped_again() -> None:
    told = drawn(BACK, rules="family", dice=(1, 2)).bob(walk(1, 1, "B1")).bob(back("A1"))
    told = told.bob(EndTurn())
    told = told.ann(told.legal("ann")[0]).deals().ann(EndTurn())
    told = told.bob(told.legal("bob")[0]).deals(lambda dice: dice[-1])
    told = told.bob(walk(1, 6, "B1"))
    assert flips(told) == [Uncovered(ONE, BOB)]
    assert told.view("public").found == 1
