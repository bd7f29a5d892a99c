import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.events import ShownBlank, TookBack
from gloaming.games.shift.messages import (
    FACES,
    GUARDS,
    LAST_ROUND,
    MOST_TAKEN_BACK,
    SHADOWS,
    Counter,
    EndTurn,
    SquareName,
    TakeBack,
)
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    GUARD,
    back,
    begun,
    drawn,
    looks,
    rolls,
    turn_of,
    walk,
    walks,
)

ONE, TWO, THREE = map(Counter, (1, 2, 3))

ROOM = """
    +-+-+-+-+
    |b b . .|
    + + + +-+
    |. . . b|
    +-+-+-+-+
    |. . . G|
    +-+-+-+-+
"""


@pytest.mark.rule("SHIFT-39")
def test_steps_may_be_taken_back_one_by_one() -> None:
    told = walks(drawn(ROOM, dice=(4, 1)), "bob", 1, 4, "B1", "C1", "C2")
    told = told.bob(TakeBack())
    assert told.saw("ann") == (TookBack(BOB, ONE, SquareName("C1"), None),)
    assert told.view("bob").steps == 2
    told = told.bob(TakeBack()).bob(TakeBack())
    assert told.saw("ann") == (TookBack(BOB, ONE, SquareName("A1"), TWO),)
    assert looks(told, ROOM)


@pytest.mark.rule("SHIFT-39")
def test_with_the_last_of_them_the_die_is_free_again() -> None:
    fresh = drawn(ROOM, dice=(4, 1))
    told = walks(fresh, "bob", 1, 4, "B1", "C1").bob(TakeBack()).bob(TakeBack())
    assert told.legal("bob") == fresh.legal("bob")
    assert (told.view("bob").mover, told.view("bob").left) == (None, (4, 1))


@pytest.mark.rule("SHIFT-39")
def test_who_was_on_its_way_before_a_slip_of_the_finger_may_go_on() -> None:
    before = walks(drawn(ROOM, dice=(4, 1)), "bob", 1, 4, "A2", "B2")
    told = before.bob(walk(3, 1, "C2"))
    assert not [move for move in told.legal("bob") if getattr(move, "counter", 0) == ONE]
    told = told.bob(TakeBack())
    assert told.legal("bob") == before.legal("bob")
    assert told.view("bob") == before.view("bob")
    told = told.bob(TakeBack()).bob(TakeBack())
    assert looks(told, ROOM)
    assert told.view("bob").left == (4, 1)


@pytest.mark.rule("SHIFT-39", "SHIFT-10")
def test_nobody_gets_a_second_die_by_taking_back_anothers_step() -> None:
    told = walks(drawn(ROOM, dice=(2, 1)), "bob", 1, 2, "A2", "B2")
    for _ in range(2):
        told = told.bob(walk(3, 1, "C2"))
        assert told.view("bob").moved == ONE
        told = told.bob(TakeBack())
        assert told.view("bob").left == (1,)
        assert not [move for move in told.legal("bob") if getattr(move, "counter", 0) == ONE]


@pytest.mark.rule("SHIFT-39", "SHIFT-10")
def test_nor_does_a_counter_that_was_sent_back() -> None:
    told = drawn("+-+-+-+-+\n|V . b X|\n+-+-+-+-+\n|G . b .|\n+-+-+-+-+", dice=(2, 1), flipped=[2])
    told = told.bob(walk(1, 2, "D1")).bob(back("A1")).bob(walk(2, 1, "B2"))
    for once in (told, told.bob(TakeBack())):
        assert not [move for move in once.legal("bob") if getattr(move, "counter", 0) == ONE]
    assert told.bob(TakeBack()).view("bob").left == (1,)


@pytest.mark.rule("SHIFT-39")
def test_what_has_revealed_something_cannot_be_taken_back() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|b|. .|\n+ +-+-+\n|.|. .|\n+-+-+-+", dice=(4, 1))
    told = told.bob(walk(1, 4, "A3")).bob(walk(1, 4, "A2")).bob(walk(1, 4, "A1"))
    assert ShownBlank(ONE) in told.saw("bob")
    assert TakeBack() not in told.legal("bob")
    assert TakeBack() in told.bob(walk(1, 4, "B1")).legal("bob")


@pytest.mark.rule("SHIFT-39", "SHIFT-12")
def test_steps_before_it_stay_taken() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|b|. .|\n+ +-+-+\n|.|. .|\n+-+-+-+", dice=(4, 1))
    told = told.bob(walk(1, 4, "A1")).bob(walk(1, 4, "B1")).bob(TakeBack())
    view = told.view("bob")
    assert (view.mover, view.die, view.steps, view.left) == (ONE, 4, 3, (1,))
    assert TakeBack() not in told.legal("bob")
    told = walks(told, "bob", 1, 4, "A2", "A3", "A2")
    assert not [move for move in told.legal("bob") if getattr(move, "counter", 0) == ONE]


@pytest.mark.rule("SHIFT-39")
def test_what_an_earlier_die_has_revealed_stays_taken_when_a_later_one_is_free_again() -> None:
    """The counter that was seen to be blank has stayed, and may go on; back it may not."""
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|b|b .|\n+ +-+-+\n|. . .|\n+-+-+-+", dice=(4, 1))
    shown = walks(told, "bob", 1, 4, "A3", "A2", "A1")
    assert ShownBlank(ONE) in shown.saw("bob")
    later = shown.bob(walk(2, 1, "C2"))
    assert TakeBack() in later.legal("bob")
    again = later.bob(TakeBack())
    assert again.view("bob") == shown.view("bob")
    assert again.legal("bob") == shown.legal("bob")
    assert TakeBack() not in again.legal("bob")


@pytest.mark.rule("SHIFT-39")
def test_what_a_later_die_has_revealed_keeps_the_steps_of_the_earlier_one() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|b|b .|\n+ +-+-+\n|. . .|\n+-+-+-+", dice=(1, 1))
    told = told.bob(walk(2, 1, "C2"))
    assert TakeBack() in told.legal("bob")
    told = told.bob(walk(1, 1, "A1"))
    assert ShownBlank(ONE) in told.saw("bob")
    assert TakeBack() not in told.legal("bob")


@pytest.mark.rule("SHIFT-39")
def test_nor_can_a_step_onto_a_vault() -> None:
    told = drawn("+-+-+-+-+\n|V . b X|\n+-+-+-+-+\n|G . b .|\n+-+-+-+-+", dice=(2, 1), flipped=[2])
    told = told.bob(walk(1, 2, "D1")).bob(back("A1"))
    assert TakeBack() not in told.legal("bob")


@pytest.mark.rule("SHIFT-39")
def test_nor_what_somebody_else_has_acted_after() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |. . B G|
        + + +-+-+
        |B|b|. V|
        +-+-+-+-+
        """,
        rules="family",
        players=3,
        turn="ann",
        dice=(3, 1),
        flipped=[1],
    )
    told = told.ann(walk(GUARD, 3, "C1"))
    assert told.view("public").waits_for == (BOB,)
    assert told.bob(back("D2")).legal("ann")[-1] == EndTurn()
    assert TakeBack() not in told.bob(back("D2")).legal("ann")


@pytest.mark.rule("SHIFT-39")
def test_nor_anything_when_the_match_is_over() -> None:
    told = walks(drawn(ROOM, dice=(4, 1)), "bob", 1, 4, "B1")
    assert told.view("bob").can_take_back
    assert not told.stop().view("bob").can_take_back
    told = drawn("+-+-+-+-+\n|V B . X|\n+-+-+-+-+\n|G . . .|\n+-+-+-+-+", dice=(2, 1))
    told = walks(told, "bob", 1, 2, "C1", "D1")
    assert told.outcome is not None
    assert not told.view("public").can_take_back


@pytest.mark.rule("SHIFT-39", "SHIFT-35")
def test_what_was_protected_before_the_step_is_so_again() -> None:
    told = drawn(
        """
        +-+-+-+-+
        |V . . X|
        + +-+-+-+
        |. b . X|
        +-+-+-+-+
        |. . . G|
        +-+-+-+-+
        """,
        dice=(3, 3),
    )
    told = walks(told, "bob", 1, 3, "C2", "D2").bob(back("A1")).bob(EndTurn())
    told = rolls(turn_of(told, "bob"), "bob", 2, 1).bob(walk(1, 2, "B1"))
    assert not told.view("bob").shadows[0].is_safe
    assert told.bob(TakeBack()).view("bob").shadows[0].is_safe


@pytest.mark.rule("SHIFT-39")
def test_the_guard_player_may_take_steps_back_too() -> None:
    told = drawn(ROOM, turn="ann", dice=(2, 1)).ann(walk(GUARD, 2, "C3")).ann(TakeBack())
    assert told.saw("bob") == (TookBack(ANN, GUARD, SquareName("D3"), None),)


@pytest.mark.rule("SHIFT-39")
def test_twelve_may_be_taken_back_in_a_turn() -> None:
    told = drawn(ROOM, dice=(4, 1))
    for _ in range(12):
        told = told.bob(walk(1, 4, "A2")).bob(TakeBack())
    told = told.bob(walk(1, 4, "A2"))
    assert TakeBack() not in told.legal("bob")
    assert not told.view("bob").can_take_back
    told = rolls(turn_of(told.bob(EndTurn()), "bob"), "bob", 2, 1)
    assert TakeBack() in told.bob(walk(1, 2, "A1")).legal("bob")


@pytest.mark.rule("SHIFT-39")
def test_a_turn_begins_with_nothing_to_take_back() -> None:
    told = rolls(begun(), "ann", 6, 6)
    assert TakeBack() not in told.legal("ann")
    first = told.legal("ann")[0]
    ended = told.ann(first).ann(EndTurn())
    assert TakeBack() not in rolls(ended, "bob", 1, 2).legal("bob")


@pytest.mark.rule("SHIFT-39", "SHIFT-31")
def test_every_match_comes_to_an_end_however_much_is_asked_and_taken_back() -> None:
    """Of a step that was taken back nobody was asked. Who is late takes an input more."""
    steps, back_and_forth, frame = 2 * len(FACES), 2 * MOST_TAKEN_BACK, len(("roll", "dice", "end"))
    later_flips, put_back = len(SHADOWS), 2 * (steps + 4)
    turn = frame + steps + back_and_forth + later_flips + put_back
    guards_asked, criminals_asked = steps * len(SHADOWS), steps * len(("mover", "swapped"))
    a_round = 5 * turn + guards_asked + 4 * criminals_asked
    setting_up = 1 + 3 * len(SHADOWS) + 2 * len(GUARDS)
    assert GAME.longest > setting_up + LAST_ROUND * a_round
