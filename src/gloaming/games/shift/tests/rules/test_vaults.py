import pytest

from gloaming.games.shift.events import (
    MatchEnded,
    Raided,
    ReachedVault,
    ShownBlank,
    Uncovered,
    Walked,
    WentBack,
)
from gloaming.games.shift.messages import Counter, EndTurn, Pips, SquareName, Walk
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    GUARD,
    back,
    drawn,
    kinds,
    looks,
    squares,
    walk,
    walks,
)
from gloaming.games.shift.views import Due

ONE, TWO, THREE = map(Counter, (1, 2, 3))

DARK = """
    +-+-+-+-+-+
    |V . B . X|
    +-+-+-+-+-+
    |V . b . X|
    +-+-+-+-+-+
    |G . . . .|
    +-+-+-+-+-+
"""

# Reaching one


@pytest.mark.rule("SHIFT-23")
@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_a_shadow_that_comes_onto_a_vault_ends_its_move_and_is_flipped(rules: str) -> None:
    told = walks(drawn(DARK, rules=rules, dice=(6, 1)), "bob", 2, 6, "D2", "E2")
    assert told.saw("ann") == (
        Walked(BOB, TWO, Pips(6), SquareName("E2"), None),
        ReachedVault(TWO, SquareName("E2")),
        ShownBlank(TWO),
    )
    view = told.view("bob")
    assert (view.mover, view.steps, view.moved) == (None, 0, TWO)


@pytest.mark.rule("SHIFT-23")
@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_but_the_flips_of_the_guards_come_first(rules: str) -> None:
    told = drawn(
        """
        +-+-+-+-+
        |V . B X|
        +-+-+-+ +
        |V . . G|
        +-+-+-+-+
        """,
        rules=rules,
        dice=(1, 6),
    )
    told = told.bob(walk(1, 1, "D1"))
    assert Uncovered(ONE, BOB) in told.saw("public")
    assert not kinds(told.saw("public")) & {ReachedVault, Raided, MatchEnded}
    assert told.outcome is None


@pytest.mark.rule("SHIFT-23")
def test_a_blank_that_the_guards_flip_on_a_vault_goes_back_all_the_same() -> None:
    told = drawn("+-+-+-+-+\n|V . b X|\n+-+-+-+ +\n|V . . G|\n+-+-+-+-+", dice=(1, 6))
    told = told.bob(walk(1, 1, "D1"))
    reached = (ShownBlank(ONE), ReachedVault(ONE, SquareName("D1")), ShownBlank(ONE))
    assert told.saw("public")[1:] == reached
    assert told.view("public").due == (Due(ONE, BOB),)


# A blank shadow


@pytest.mark.rule("SHIFT-24")
def test_a_blank_shadow_goes_back_to_a_vent_of_the_turn_players_choice() -> None:
    told = drawn(DARK.replace("V . b", "V . c"), players=3, dice=(6, 1))
    told = walks(told, "bob", 2, 6, "D2", "E2")
    assert told.view("public").waits_for == (BOB,)
    assert told.legal("bob") == (back("A1"), back("A2"))
    assert told.legal("cid") == ()
    told = told.bob(back("A2"))
    assert told.saw("cid") == (WentBack(BOB, TWO, SquareName("A2")),)
    assert looks(told, DARK.replace("V . b . X", "c . . . X"))
    assert told.state.turn == BOB


SWAPPED = """
    +-+-+-+-+
    |V . . .|
    +-+-+-+ +
    |V . . X|
    +-+-+-+-+
"""


@pytest.mark.rule("SHIFT-24")
def test_on_the_guard_players_turn_whoever_placed_it_chooses() -> None:
    over = "+-+-+-+-+\n|V . . c|\n+-+-+-+ +\n|V . . G|\n+-+-+-+-+"
    told = drawn(SWAPPED, over, players=3, turn="ann", dice=(1, 1), flipped=[2])
    told = told.ann(walk(GUARD, 1, "D1"))
    swap = Walked(ANN, GUARD, Pips(1), SquareName("D1"), TWO)
    reached = ReachedVault(TWO, SquareName("D2"))
    assert told.saw("public") == (swap, reached, ShownBlank(TWO))
    assert told.view("public").due == (Due(TWO, CID),)
    told = told.cid(back("A1"))
    assert looks(told, "+-+-+-+-+\n|c . . G|\n+-+-+-+ +\n|V . . X|\n+-+-+-+-+")
    assert told.view("public").waits_for == (ANN,)


@pytest.mark.rule("SHIFT-24")
def test_if_that_player_is_out_the_next_criminal_player_clockwise_chooses() -> None:
    over = "+-+-+-+-+\n|V . C c|\n+-+-+-+ +\n|V . . G|\n+-+-+-+-+"
    told = drawn(SWAPPED, over, players=4, turn="ann", dice=(1, 1), flipped=[5])
    told = told.ann(walk(GUARD, 1, "D1"))
    assert Uncovered(TWO, CID) in told.saw("public")
    assert told.view("public").due == (Due(Counter(5), DAN),)
    last = over.replace("C c", "B b")
    told = drawn(SWAPPED, last, players=2, turn="ann", dice=(1, 1), flipped=[2])
    assert told.ann(walk(GUARD, 1, "D1")).view("public").due == (Due(TWO, BOB),)


# A Criminal


@pytest.mark.rule("SHIFT-25")
@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_a_criminal_raids_the_vault_and_its_owner_wins_at_once(rules: str) -> None:
    told = walks(drawn(DARK, rules=rules, dice=(6, 1)), "bob", 1, 6, "D1", "E1")
    assert told.saw("ann")[1:4] == (
        ReachedVault(ONE, SquareName("E1")),
        Raided(ONE, BOB),
        MatchEnded((BOB,)),
    )
    assert told.outcome is not None
    assert (told.outcome.reason, told.outcome.winners) == ("raided", (BOB,))
    assert told.outcome.scores == (0, 1)


@pytest.mark.rule("SHIFT-25")
def test_the_owner_wins_whoever_moved_it() -> None:
    told = drawn(DARK.replace("B", "C"), players=3, dice=(6, 1))
    told = walks(told, "bob", 2, 6, "D1", "E1")
    assert told.outcome is not None
    assert told.outcome.winners == (CID,)


# Where a counter goes back to


def free(first: str, second: str) -> list[str]:
    """Where a blank shadow may go back to when these squares are taken, and it left E1."""
    plan = """
        +-+-+-+-+-+-+
        |V . . . . X|
        + + +-+-+-+-+
        |. V . . .|X|
        +-+-+-+-+-+-+
        """
    told = drawn(plan, f"+-+-+-+-+-+-+\n|{first}|\n\n|{second}|\n+-+-+-+-+-+-+", dice=(1, 6))
    counter = told.state.squares.index(told.state.plan.numbers["E1"])
    return squares(told.bob(walk(counter, 1, "F1")).legal("bob"))


@pytest.mark.rule("SHIFT-26")
def test_a_counter_goes_back_onto_any_free_vent() -> None:
    assert free(". . . . b .", ". . . . . .") == ["A1", "B2"]
    assert free("b . . . b .", ". . . . . .") == ["B2"]


@pytest.mark.rule("SHIFT-26")
def test_if_no_vent_is_free_onto_a_free_square_next_to_one() -> None:
    assert free("b . . . b .", ". b . . . .") == ["B1", "A2", "C2"]
    assert free("b b . . b .", ". b b . . .") == ["A2"]


@pytest.mark.rule("SHIFT-26")
def test_if_none_is_free_onto_the_nearest_free_square_that_is_no_vault() -> None:
    assert free("b b . . b .", "b b b . . .") == ["C1", "D2"]
    assert free("b b b . b .", "b b b b . .") == ["D1", "E2"]
    assert free("b b b b b .", "b b b b b .") == ["E1"]


@pytest.mark.rule("SHIFT-26")
def test_guards_take_vents_too() -> None:
    assert free(". . . . b .", ". G . . . .") == ["A1"]


@pytest.mark.rule("SHIFT-23", "SHIFT-12")
def test_after_a_blank_went_back_the_other_die_is_still_there() -> None:
    told = walks(drawn(DARK, dice=(6, 1)), "bob", 2, 6, "D2", "E2").bob(back("A1"))
    walking = {(move.counter, move.die) for move in told.legal("bob") if isinstance(move, Walk)}
    assert walking == {(1, 1)}
    assert told.bob(EndTurn()).state.turn == ANN
