"""A table may choose that the Guard player is asked before a counter is flipped."""

from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.core import Seat, Viewer
from gloaming.games.shift import GAME
from gloaming.games.shift.events import (
    CameIntoView,
    Raided,
    ReachedVault,
    ShownBlank,
    Spared,
    TimeRanOut,
    Uncovered,
    Walked,
)
from gloaming.games.shift.messages import Counter, EndTurn, Flip, LetBe, Pips, SquareName, TakeBack
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    GUARD,
    back,
    drawn,
    kinds,
    rolls,
    turn_of,
    walk,
)
from gloaming.testing import Story

ONE, TWO, THREE = map(Counter, (1, 2, 3))

HALL = """
    +-+-+-+-+-+
    |. . . . G|
    + +-+ +-+-+
    |B|.|b|. V|
    + +-+ +-+-+
    |. . . . .|
    +-+-+-+-+-+
"""


def hall(**chosen: Any) -> Story:
    """Bob is about to step into the view of a Guard."""
    return drawn(HALL, flips="asked", **{"dice": (4, 2), **chosen})


@pytest.mark.rule("SHIFT-22", "SHIFT-17")
def test_the_guard_player_is_asked_once_a_counter_comes_into_view() -> None:
    told = hall().bob(walk(1, 4, "A1"))
    walked = Walked(BOB, ONE, Pips(4), SquareName("A1"), None)
    assert told.saw("bob") == (walked, CameIntoView(ONE))
    assert (told.view("public").waits_for, told.view("public").asked) == ((ANN,), ONE)
    assert told.legal("ann") == (Flip(ONE), LetBe(ONE))
    assert told.legal("bob") == ()


@pytest.mark.rule("SHIFT-22", "SHIFT-18")
def test_to_say_yes_is_to_flip_it() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(Flip(ONE))
    assert told.saw("bob") == (Uncovered(ONE, BOB),)
    assert told.view("public").waits_for == (BOB,)
    assert (told.view("bob").mover, told.view("bob").left) == (None, (2,))


@pytest.mark.rule("SHIFT-22", "SHIFT-21")
def test_to_say_no_is_to_let_it_be_and_the_move_goes_on() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE))
    assert told.saw("bob") == (Spared(ONE),)
    view = told.view("bob")
    assert (view.phase, view.mover, view.steps, view.spared) == ("move", ONE, 3, (ONE,))
    told = told.bob(walk(1, 4, "B1"))
    assert told.view("public").asked is None, "it has been in view all the time"


@pytest.mark.rule("SHIFT-22")
def test_whenever_it_comes_into_view_again_there_is_a_new_question() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE)).bob(walk(1, 4, "A2"))
    assert told.view("public").spared == ()
    assert told.bob(walk(1, 4, "A1")).view("public").asked == ONE


@pytest.mark.rule("SHIFT-17", "SHIFT-22")
def test_what_was_let_be_may_still_be_flipped_as_long_as_it_is_in_view() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE))
    assert told.legal("ann") == (Flip(ONE),)
    assert told.ann(Flip(ONE)).saw("bob") == (Uncovered(ONE, BOB),)
    told = told.bob(EndTurn())
    assert Flip(ONE) in told.legal("ann")
    told = rolls(told, "ann", 2, 1)
    assert Flip(ONE) in told.legal("ann")
    later = turn_of(told.ann(EndTurn()), "bob")
    assert later.ann(Flip(ONE)).saw("bob") == (Uncovered(ONE, BOB),)
    gone = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE)).bob(walk(1, 4, "A2"))
    assert gone.legal("ann") == ()


@pytest.mark.rule("SHIFT-17")
def test_on_the_own_turn_the_guard_player_is_asked_after_every_step_too() -> None:
    told = hall(turn="ann").ann(walk(GUARD, 4, "D1")).ann(walk(GUARD, 4, "C1"))
    assert told.saw("bob")[1:] == (CameIntoView(TWO),)
    told = told.ann(Flip(TWO))
    assert told.saw("bob") == (ShownBlank(TWO),)
    assert (told.view("ann").mover, told.view("ann").steps) == (GUARD, 2)


@pytest.mark.rule("SHIFT-22")
def test_nobody_asks_about_what_all_have_seen_to_be_blank() -> None:
    told = hall(flipped=[2]).bob(walk(2, 4, "C1"))
    assert CameIntoView not in kinds(told.saw("bob"))


@pytest.mark.rule("SHIFT-22", "SHIFT-36")
def test_several_are_asked_about_one_after_the_other() -> None:
    told = drawn("+-+-+-+\n|G . b|\n+-+-+ +\n|G . B|\n+-+-+-+", flips="asked", dice=(1, 2))
    told = told.bob(walk(2, 1, "C1"))
    assert told.view("ann").asked == TWO
    told = told.ann(LetBe(TWO))
    assert told.saw("bob") == (Spared(TWO), CameIntoView(ONE))
    told = told.ann(LetBe(ONE))
    assert told.view("bob").spared == (ONE, TWO)
    assert told.view("public").waits_for == (BOB,)


@pytest.mark.rule("SHIFT-22", "SHIFT-28")
def test_who_has_won_by_one_of_them_is_not_asked_about_the_others() -> None:
    told = drawn(
        "+-+-+-+\n|G . b|\n+-+-+ +\n|G . B|\n+-+-+-+",
        flips="asked", dice=(1, 2), flipped=[14, 15, 16],
    )  # fmt: skip
    told = told.bob(walk(2, 1, "C1"))
    assert told.view("ann").asked == TWO
    told = told.ann(Flip(TWO))
    assert CameIntoView not in kinds(told.saw("bob"))
    assert told.outcome is not None
    assert told.outcome.winners == (ANN,)


@pytest.mark.rule("SHIFT-22")
def test_what_was_let_be_cannot_be_flipped_in_the_middle_of_another_question() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE)).bob(walk(2, 2, "C1"))
    assert told.legal("ann") == (Flip(TWO), LetBe(TWO))
    told = told.refuses("ann", Flip(ONE), "not-legal")
    assert Flip(ONE) in told.ann(LetBe(TWO)).legal("ann")


@pytest.mark.rule("SHIFT-22", "SHIFT-20")
def test_nor_while_a_counter_is_to_be_put_back() -> None:
    told = hall(rules="family", flipped=[14]).bob(walk(1, 4, "A1")).ann(LetBe(ONE))
    told = told.bob(walk(2, 2, "C1")).ann(LetBe(TWO)).ann(Flip(ONE))
    assert (told.view("public").phase, told.view("ann").spared) == ("put-back", (TWO,))
    assert told.legal("ann") == ()
    why = GAME.why_not(told.view("ann"), Flip(TWO))
    assert why is not None
    assert why.id == "not-now"
    assert Flip(TWO) in told.bob(back("E2")).legal("ann")


@pytest.mark.rule("SHIFT-22")
def test_a_short_clock_answers_yes() -> None:
    told = hall().at(1_000).bob(walk(1, 4, "A1"))
    assert told.deadline == 9_000
    late = told.time_is_up()
    assert late.saw("bob") == (TimeRanOut(), Uncovered(ONE, BOB))
    assert hall(pace="quick").bob(walk(1, 4, "A1")).deadline == 8_000
    assert hall(pace="none").bob(walk(1, 4, "A1")).deadline is None


@pytest.mark.rule("SHIFT-23")
def test_a_criminal_that_is_let_be_on_a_vault_has_raided_it() -> None:
    told = drawn(
        "+-+-+-+-+\n|V . B X|\n+-+-+-+ +\n|V . . G|\n+-+-+-+-+", flips="asked", dice=(1, 6)
    )
    told = told.bob(walk(1, 1, "D1"))
    assert told.view("public").asked == ONE
    assert Uncovered(ONE, BOB) in told.ann(Flip(ONE)).saw("bob")
    told = told.ann(LetBe(ONE))
    assert told.saw("bob")[:3] == (Spared(ONE), ReachedVault(ONE, SquareName("D1")),
                                   Raided(ONE, BOB))  # fmt: skip
    assert told.outcome is not None
    assert told.outcome.winners == (BOB,)


@pytest.mark.rule("SHIFT-24", "SHIFT-22")
def test_a_blank_that_was_let_be_on_a_vault_is_so_no_longer_once_it_has_gone() -> None:
    told = drawn(
        "+-+-+-+-+\n|V . b X|\n+-+-+-+ +\n|V . . G|\n+-+-+-+-+", flips="asked", dice=(1, 6)
    )
    told = told.bob(walk(1, 1, "D1")).ann(LetBe(ONE))
    assert told.view("ann").spared == ()
    told = told.bob(back("A1"))
    assert told.view("ann").spared == ()
    assert told.legal("ann") == ()


@pytest.mark.rule("SHIFT-39")
def test_a_step_that_the_guard_player_was_asked_about_cannot_be_taken_back() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE))
    assert TakeBack() not in told.legal("bob")
    assert TakeBack() in told.bob(walk(1, 4, "B1")).legal("bob")
    flipped_later = told.bob(walk(1, 4, "B1")).ann(Flip(ONE))
    assert TakeBack() not in flipped_later.legal("bob")


@pytest.mark.rule("SHIFT-39", "SHIFT-22")
def test_who_steps_out_of_view_and_takes_it_back_is_not_asked_about_again() -> None:
    told = hall().bob(walk(1, 4, "A1")).ann(LetBe(ONE)).bob(walk(1, 4, "A2")).bob(TakeBack())
    assert told.view("public").spared == (ONE,)
    assert told.view("public").waits_for == (BOB,)


@pytest.mark.rule("SHIFT-39", "SHIFT-22")
def test_what_was_let_be_is_so_again_when_another_die_has_taken_it_out_of_view_and_back() -> None:
    told = drawn(
        "+-+-+-+\n|b . G|\n+ +-+-+\n|b|. .|\n+-+-+-+", flips="asked", dice=(1, 1), flipped=[2]
    )
    spared = told.bob(walk(1, 1, "B1")).ann(LetBe(ONE)).bob(walk(2, 1, "A1"))
    assert spared.view("public").spared == (ONE,), "the other one has moved, and nothing else"
    told = drawn(
        "+-+-+-+\n|b . G|\n+ +-+-+\n|b|. .|\n+-+-+-+", flips="asked", dice=(2, 1), flipped=[2]
    )
    told = told.bob(walk(1, 2, "B1")).ann(LetBe(ONE)).bob(walk(1, 2, "A1"))
    gone = told.bob(walk(2, 1, "A1"))
    assert (gone.view("public").spared, gone.legal("ann")) == ((), ())
    back_again = gone.bob(TakeBack())
    assert back_again.view("public").spared == (ONE,)
    assert back_again.legal("ann") == (Flip(ONE),)
    assert back_again.view("bob") == told.view("bob")
    assert back_again.view("public").waits_for == (BOB,)


@pytest.mark.rule("SHIFT-37", "SHIFT-17")
def test_who_is_flipped_out_before_the_own_roll_loses_the_turn() -> None:
    told = hall(players=5, turn="eve").eve(walk(1, 4, "A1")).ann(LetBe(ONE)).eve(EndTurn())
    told = turn_of(told, "bob").ann(Flip(ONE))
    assert told.state.turn == CID
    assert told.view("public").out == (BOB,)


@pytest.mark.rule("SHIFT-20", "SHIFT-17")
def test_family_a_later_flip_interrupts_a_turn_that_then_goes_on() -> None:
    told = hall(rules="family", players=3, turn="cid").cid(walk(1, 4, "A1")).ann(LetBe(ONE))
    told = told.ann(Flip(ONE))
    assert told.view("public").waits_for == (BOB,)
    told = told.bob(back("E2"))
    assert told.view("public").waits_for == (CID,)
    assert (told.view("cid").phase, told.view("cid").left) == ("move", (2,))
    assert told.cid(walk(3, 2, "C1")).state.mover == THREE


# Whatever lies under the counter


def with_other_undersides(told: Story) -> State:
    """The same table, but blank is Criminal and Criminal is blank."""
    state: State = told.state
    first, one, two, *rest = state.undersides
    return replace(state, undersides=(first, two, one, *rest))


@pytest.mark.rule("SHIFT-33", "SHIFT-21")
def test_the_interruption_looks_and_lasts_the_same_whatever_lies_under_the_counter() -> None:
    told = hall().at(3_000).bob(walk(1, 4, "A1"))
    other = with_other_undersides(told)
    viewers: tuple[Viewer, ...] = (ANN, "public")
    for viewer in viewers:
        assert GAME.observe(other, viewer) == GAME.observe(told.state, viewer)
    assert GAME.deadline(other) == told.deadline
    assert GAME.legal(other, ANN) == told.legal("ann")
    assert GAME.asks(other, ANN) == GAME.asks(told.state, ANN)
    assert GAME.legal(other, Seat(1)) == told.legal("bob") == ()
