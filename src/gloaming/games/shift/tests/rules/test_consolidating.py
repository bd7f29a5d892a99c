import pytest

from gloaming.games.shift.events import (
    Consolidated,
    LookedUnder,
    LookedUnderSecretly,
    Rolled,
    TurnBegan,
)
from gloaming.games.shift.messages import Consolidate, Counter, EndTurn, Look, Pips, Roll
from gloaming.games.shift.tests.table import (
    BOB,
    CID,
    begun,
    drawn,
    kinds,
    rolls,
    turn_of,
    walk,
)
from gloaming.games.shift.views import Criminal, Shadow
from gloaming.testing import Story

ONE, TWO, THREE = map(Counter, (1, 2, 3))


def consolidating(**options: object) -> Story:
    """Bob is about to look, and counter 2, which Cid placed, hides a Criminal."""
    told = begun(3, criminals=(1, 2, 15, 16), **options)
    return turn_of(told, "bob").bob(Consolidate())


@pytest.mark.rule("SHIFT-27")
def test_instead_of_rolling_a_criminal_player_may_look_under_up_to_four() -> None:
    told = consolidating()
    assert told.saw("ann") == (Consolidated(BOB),)
    for counter in (2, 4, 6, 8):
        assert Look(Counter(counter)) in told.legal("bob")
        told = told.bob(Look(Counter(counter)))
    assert told.legal("bob") == (EndTurn(),)
    assert told.bob(EndTurn()).state.turn == CID


@pytest.mark.rule("SHIFT-27")
def test_any_counter_on_the_board_may_be_looked_at_but_none_twice() -> None:
    told = consolidating().bob(Look(TWO))
    left = [move.counter for move in told.legal("bob") if isinstance(move, Look)]
    assert left == [counter for counter in range(1, 17) if counter != 2]


@pytest.mark.rule("SHIFT-27")
def test_what_is_there_is_for_the_one_who_looks_and_which_it_was_for_all() -> None:
    told = consolidating().bob(Look(TWO))
    assert told.saw("bob") == (LookedUnder(BOB, TWO, is_criminal=True),)
    assert type(told.view("bob").shadows[1]) is Criminal
    for name in ("ann", "public"):
        assert told.saw(name) == (LookedUnderSecretly(BOB, TWO),)
        assert type(told.view(name).shadows[1]) is Shadow
        assert told.view(name).looked == (TWO,)
    assert told.saw("cid") == (LookedUnderSecretly(BOB, TWO),)


@pytest.mark.rule("SHIFT-27")
def test_fewer_looks_are_enough() -> None:
    told = consolidating().bob(Look(TWO)).bob(EndTurn())
    assert told.saw("ann")[-1] == TurnBegan(CID)


@pytest.mark.rule("SHIFT-27")
def test_until_the_first_look_the_player_may_still_roll() -> None:
    told = consolidating()
    assert Roll() in told.legal("bob")
    assert rolls(told, "bob", 5, 2).saw("cid") == (Rolled(BOB, Pips(5), Pips(2)),)
    assert Roll() not in told.bob(Look(TWO)).legal("bob")


@pytest.mark.rule("SHIFT-27")
def test_the_guard_player_does_not_consolidate() -> None:
    told = begun(3)
    assert told.legal("ann") == (Roll(),)


@pytest.mark.rule("SHIFT-27")
def test_a_counter_that_is_out_cannot_be_looked_at() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|B b .|\n+-+-+-+", dice=(1, 1))
    told = turn_of(told.bob(walk(1, 1, "A1")).bob(EndTurn()), "bob").bob(Consolidate())
    assert [move.counter for move in told.legal("bob") if isinstance(move, Look)] == [TWO]


@pytest.mark.rule("SHIFT-40")
def test_without_marks_a_look_stays_before_the_eyes_until_the_turn_is_over() -> None:
    told = consolidating(marks=False).bob(Look(TWO))
    assert type(told.view("bob").shadows[1]) is Criminal
    assert kinds(told.view("cid").shadows) == {Shadow}
    assert kinds(told.bob(EndTurn()).view("bob").shadows) == {Shadow}
    assert told.bob(Look(THREE)).view("bob").looked == (TWO, THREE)
