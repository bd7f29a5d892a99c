import msgspec
import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.events import (
    GuardPlaced,
    Placed,
    PlacedFaceDown,
    RoundBegan,
    TimeRanOut,
    TurnBegan,
    WentBack,
)
from gloaming.games.shift.messages import (
    GUARDS,
    Consolidate,
    Counter,
    EndTurn,
    Look,
    Options,
    Pick,
    PlaceCounter,
    PlaceGuard,
    SquareName,
)
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    all_placed,
    back,
    begun,
    drawn,
    kinds,
    rolls,
    squares,
    table,
    turn_of,
    walk,
    walks,
)

ONE, TWO = map(Counter, (1, 2))

BACK = """
    +-+-+-+-+-+
    |V . . . G|
    +-+ +-+-+-+
    |V|B|. . .|
    +-+-+-+-+-+
"""

# How long there is


@pytest.mark.rule("SHIFT-41")
def test_a_turn_has_90_seconds_or_45() -> None:
    assert begun().deadline == 90_000
    assert begun(pace="quick").deadline == 45_000


@pytest.mark.rule("SHIFT-41")
@pytest.mark.parametrize("seconds", [5, 300])
def test_a_table_may_set_5_to_300_seconds(seconds: int) -> None:
    assert msgspec.convert({"seconds": seconds}, Options).seconds == seconds
    assert begun(pace="own", seconds=seconds).deadline == seconds * 1000


@pytest.mark.rule("SHIFT-41")
@pytest.mark.parametrize("seconds", [4, 301])
def test_and_no_other_time(seconds: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seconds": seconds}, Options)


@pytest.mark.rule("SHIFT-41")
def test_or_do_without_a_clock() -> None:
    told = begun(pace="none")
    assert told.deadline is None
    assert rolls(told.at(86_400_000), "ann", 1, 2).state.turn == ANN


@pytest.mark.rule("SHIFT-41")
def test_steps_and_looks_give_no_more_time() -> None:
    told = rolls(begun().at(10_000), "ann", 6, 5).at(20_000)
    assert told.ann(told.legal("ann")[0]).deadline == 90_000
    look = turn_of(begun(), "bob").at(5_000).bob(Consolidate()).bob(Look(ONE))
    assert look.deadline == 90_000


@pytest.mark.rule("SHIFT-41")
def test_every_turn_and_every_placement_has_its_own_time() -> None:
    told = table(3).at(4_000)
    told = told.bob(told.legal("bob")[0])
    assert told.deadline == 94_000
    told = rolls(begun().at(7_000), "ann", 1, 1).ann(EndTurn())
    assert told.deadline == 97_000


@pytest.mark.rule("SHIFT-41")
def test_a_choice_of_somebody_else_is_not_taken_from_the_turns_time() -> None:
    told = drawn(BACK, rules="family", players=3, turn="cid", dice=(1, 2))
    told = told.at(30_000).cid(walk(1, 1, "B1"))
    assert told.deadline == 120_000
    assert told.at(100_000).bob(back("A1")).deadline == 160_000


@pytest.mark.rule("SHIFT-41")
def test_who_is_interrupted_at_the_last_moment_still_has_one() -> None:
    told = drawn(BACK, rules="family", players=3, turn="cid", dice=(1, 2))
    told = told.at(90_000).cid(walk(1, 1, "B1")).time_is_up().deals()
    assert told.state.phase == "move"
    assert told.deadline == 180_001


@pytest.mark.rule("SHIFT-41")
def test_what_is_done_at_the_last_millisecond_counts() -> None:
    told = rolls(begun().at(90_000), "ann", 3, 3)
    assert told.state.phase == "move"
    late = begun().at(90_001)
    assert late.saw("bob") == (TimeRanOut(), TurnBegan(BOB))


@pytest.mark.rule("SHIFT-41")
def test_a_decision_that_comes_too_late_is_none_for_the_next_question() -> None:
    before = turn_of(begun(), "bob")
    after = turn_of(before.time_is_up(), "bob")
    assert GAME.asks(before.state, BOB) != GAME.asks(after.state, BOB)
    assert GAME.asks(before.state, ANN) is None


# What happens when time has run out


@pytest.mark.rule("SHIFT-41")
def test_a_turn_is_over_with_its_dice_unused() -> None:
    told = rolls(turn_of(begun(3), "bob"), "bob", 6, 5)
    told = told.bob(told.legal("bob")[0]).time_is_up()
    assert told.saw("bob") == (TimeRanOut(), TurnBegan(CID))
    look = turn_of(begun(3), "cid").cid(Consolidate()).cid(Look(ONE)).time_is_up()
    assert look.saw("bob") == (TimeRanOut(), RoundBegan(2), TurnBegan(ANN))


@pytest.mark.rule("SHIFT-41")
def test_a_counter_that_is_to_be_placed_goes_by_chance_and_so_does_which() -> None:
    told = table().time_is_up()
    assert told.legal("nature") == tuple(map(Pick, range(16)))
    hidden, bare = told.deals(Pick(3)), told.deals(Pick(4))
    assert hidden.state.undersides == (False, True)
    assert bare.state.undersides == (False, False)
    assert hidden.saw("ann") == bare.saw("ann")
    assert kinds(hidden.saw("ann")) == {TimeRanOut, PlacedFaceDown}
    assert kinds(hidden.saw("bob")) == {TimeRanOut, Placed}


@pytest.mark.rule("SHIFT-41", "SHIFT-33")
def test_chance_chooses_among_the_same_squares_whatever_it_picked() -> None:
    told = table().bob(PlaceCounter(SquareName("A2"), is_criminal=True)).time_is_up()
    assert told.legal("nature") == tuple(map(Pick, range(15)))
    offers = []
    for number in (2, 3):
        last = told.deals(Pick(number)).deeds[-1]
        offers.append(squares(GAME.legal(last.before, "nature")))
    assert offers[0] == offers[1]
    assert len(offers[0]) == 15


@pytest.mark.rule("SHIFT-41")
def test_guards_go_onto_any_vault_by_chance() -> None:
    told = all_placed(table()).time_is_up()
    assert told.legal("nature") == tuple(map(PlaceGuard, ("P3", "P7", "P11")))  # type: ignore[arg-type]
    told = told.deals(PlaceGuard(SquareName("P7"))).time_is_up()
    told = told.deals(PlaceGuard(SquareName("P11")))
    placed = GuardPlaced(ANN, GUARDS[1], SquareName("P11"))
    assert told.saw("bob") == (TimeRanOut(), placed, RoundBegan(1), TurnBegan(ANN))


@pytest.mark.rule("SHIFT-41", "SHIFT-26")
def test_a_counter_that_is_to_be_put_back_goes_to_any_of_its_squares() -> None:
    told = drawn(BACK, rules="family", players=3, turn="cid", dice=(1, 2)).cid(walk(1, 1, "B1"))
    told = told.time_is_up()
    assert told.legal("nature") == (back("A1"), back("A2"))
    told = told.deals(back("A2"))
    assert told.saw("cid") == (TimeRanOut(), WentBack(BOB, ONE, SquareName("A2")))
    assert told.view("public").waits_for == (CID,)
    assert walks(told, "cid", 3, 2).state.left == (2,)


@pytest.mark.rule("SHIFT-41", "SHIFT-31")
@pytest.mark.parametrize("flips", ["always", "asked"])
def test_a_table_where_nobody_does_anything_comes_to_an_end(flips: str) -> None:
    told = table(3, rounds=2, flips=flips)
    while told.outcome is None:
        assert told.deadline is not None
        told = told.time_is_up().deals()
    assert told.outcome.reason == "draw"
    assert told.deadline is None
