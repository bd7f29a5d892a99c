"""What the door refuses, with a reason, leaving everything as it was."""

from typing import Any

import msgspec
import pytest

from gloaming.core import Seat, TimeUp
from gloaming.games.shift import GAME
from gloaming.games.shift.messages import (
    Consolidate,
    Counter,
    Dice,
    DrawGuards,
    EndTurn,
    Flip,
    LetBe,
    Look,
    Move,
    Options,
    Pick,
    Pips,
    PlaceCounter,
    PlaceGuard,
    Roll,
    SquareName,
    TakeBack,
)
from gloaming.games.shift.tests.table import (
    ANN,
    GUARD,
    SECOND_GUARD,
    all_placed,
    back,
    begun,
    drawn,
    rolls,
    table,
    turn_of,
    walk,
    walks,
)
from gloaming.testing import Story
from gloaming.words import LANGUAGES, game_words

ONE, TWO = map(Counter, (1, 2))
WORDS = [game_words(language, GAME) for language in LANGUAGES]


def refused(told: Story, name: str, reason: str, *moves: Any) -> None:
    """None of these is allowed, nothing comes of any, and this is why, in every language."""
    for move in moves:
        assert told.refuses(name, move, "not-legal").deeds == told.deals().deeds
        why = GAME.why_not(told.view(name), move)
        assert why is not None
        assert why.id == reason, move
        assert all(words.explain("refused", why, told.names) for words in WORDS)


def place(square: str, *, is_criminal: bool = False) -> PlaceCounter:
    return PlaceCounter(SquareName(square), is_criminal)


ROOM = """
    +-+-+-+-+-+
    |b . .|. X|
    + + + +-+-+
    |. . b . .|
    + +-+ + + +
    |V . . . G|
    +-+-+-+-+-+
"""


# Setting up


@pytest.mark.rule("SHIFT-07")
def test_squares_where_no_counter_is_placed() -> None:
    told = table(3)
    refused(told, "bob", "not-next-to-a-vent", place("B1"), place("H6"), place("P3"))
    refused(told, "bob", "no-such-square", place("Q1"), place("A13"), place("a2"), place(""))
    told = told.bob(place("A2"))
    refused(told, "cid", "square-is-taken", place("A2"), place("A2", is_criminal=True))
    refused(told, "bob", "not-your-turn", place("A3"))
    refused(told, "ann", "not-your-turn", place("A3"), PlaceGuard(SquareName("P3")))
    refused(told, "cid", "first-place", Roll(), PlaceGuard(SquareName("P3")), EndTurn())


@pytest.mark.rule("SHIFT-04")
def test_counters_that_one_does_not_have() -> None:
    told = table(5).bob(place("A2", is_criminal=True))
    for name in ("cid", "dan", "eve"):
        told = told.does(name, told.legal(name)[0])
    refused(told, "bob", "none-of-these-left", place("A11", is_criminal=True))


@pytest.mark.rule("SHIFT-08")
def test_squares_where_no_guard_is_placed() -> None:
    told = all_placed(table())
    refused(told, "ann", "not-a-vault", PlaceGuard(SquareName("P4")), PlaceGuard(SquareName("O3")))
    refused(told, "ann", "first-guards", place("A2"), Roll())
    refused(told, "bob", "not-your-turn", PlaceGuard(SquareName("P3")))
    told = told.ann(PlaceGuard(SquareName("P3")))
    refused(told, "ann", "square-is-taken", PlaceGuard(SquareName("P3")))


# Steps


@pytest.mark.rule("SHIFT-13")
def test_steps_through_walls_diagonally_or_too_far() -> None:
    told = drawn(ROOM, dice=(4, 2)).bob(walk(1, 4, "B1")).bob(walk(1, 4, "C1"))
    refused(told, "bob", "wall-between", walk(1, 4, "D1"))
    refused(told, "bob", "not-diagonally", walk(1, 4, "B2"), walk(1, 4, "D2"))
    refused(told, "bob", "one-step-at-a-time", walk(1, 4, "A1"), walk(1, 4, "C3"), walk(1, 4, "C1"))
    refused(told, "bob", "no-such-square", walk(1, 4, "F1"), walk(1, 4, "C0"))


@pytest.mark.rule("SHIFT-12")
def test_more_steps_than_the_die_shows() -> None:
    told = walks(drawn(ROOM, dice=(2, 5)), "bob", 1, 2, "B1", "C1")
    refused(told, "bob", "no-steps-left", walk(1, 2, "B1"), walk(1, 5, "B1"))


@pytest.mark.rule("SHIFT-10")
def test_one_counter_with_both_dice() -> None:
    told = drawn(ROOM, dice=(2, 5)).bob(walk(1, 2, "B1"))
    refused(told, "bob", "one-die-each", walk(1, 5, "C1"))
    told = told.bob(walk(2, 5, "B2"))
    refused(told, "bob", "has-moved", walk(1, 2, "C1"), walk(1, 5, "C1"))
    refused(told, "bob", "one-die-each", walk(2, 2, "A2"))


@pytest.mark.rule("SHIFT-10")
def test_dice_that_do_not_lie_there() -> None:
    told = drawn(ROOM, dice=(2, 5))
    refused(told, "bob", "not-rolled", walk(1, 3, "B1"), walk(1, 0, "B1"), walk(1, 7, "B1"))
    refused(told.bob(walk(1, 2, "B1")), "bob", "die-is-used", walk(2, 2, "B2"))


@pytest.mark.rule("SHIFT-11")
def test_guards_of_another_and_shadows_for_the_guard_player() -> None:
    told = drawn(ROOM, dice=(2, 5))
    refused(told, "bob", "not-your-guard", walk(GUARD, 2, "D3"))
    refused(told, "bob", "no-such-counter", walk(SECOND_GUARD, 2, "D3"), walk(0, 2, "B1"))
    refused(told, "bob", "no-such-counter", walk(19, 2, "B1"), walk(-1, 2, "B1"), walk(9, 2, "B1"))
    refused(drawn(ROOM, turn="ann", dice=(2, 5)), "ann", "only-guards", walk(1, 2, "B1"))


@pytest.mark.rule("SHIFT-09")
def test_moves_out_of_turn() -> None:
    told = drawn(ROOM, players=3, dice=(2, 5))
    refused(told, "cid", "not-your-turn", walk(1, 2, "B1"), EndTurn(), Roll(), Consolidate())
    refused(told, "ann", "not-your-turn", walk(GUARD, 2, "D3"), TakeBack(), Look(ONE), back("A3"))


@pytest.mark.rule("SHIFT-10")
def test_a_roll_where_it_has_been_rolled_and_an_end_where_it_has_not() -> None:
    told = turn_of(begun(), "bob")
    refused(told, "bob", "first-turn", EndTurn(), walk(1, 1, "A3"), TakeBack(), Look(ONE))
    told = rolls(told, "bob", 1, 2)
    refused(told, "bob", "first-move", Roll(), Consolidate(), Look(ONE), back("A3"))


@pytest.mark.rule("SHIFT-39")
def test_taking_back_where_nothing_was_done() -> None:
    told = drawn(ROOM, dice=(2, 5))
    refused(told, "bob", "nothing-to-take-back", TakeBack())
    told = told.bob(walk(1, 2, "B1")).bob(TakeBack())
    refused(told, "bob", "nothing-to-take-back", TakeBack())


# Looks


@pytest.mark.rule("SHIFT-27")
def test_a_fifth_look_and_one_twice_and_one_at_a_guard() -> None:
    told = turn_of(begun(), "bob").bob(Consolidate())
    refused(told, "bob", "no-such-counter", Look(GUARD), Look(Counter(0)), Look(Counter(-1)))
    refused(told, "bob", "first-look", EndTurn(), walk(1, 1, "A3"), Consolidate())
    told = told.bob(Look(ONE))
    refused(told, "bob", "looked-already", Look(ONE))
    refused(told, "bob", "looked-instead", Roll())
    for counter in (2, 3, 4):
        told = told.bob(Look(Counter(counter)))
    refused(told, "bob", "looked-enough", Look(Counter(5)), Look(ONE))


@pytest.mark.rule("SHIFT-27")
def test_the_guard_player_looks_at_nothing() -> None:
    refused(begun(), "ann", "guards-do-not-consolidate", Consolidate())
    refused(begun(), "ann", "first-turn", Look(ONE))


# Flips and counters put back


@pytest.mark.rule("SHIFT-17", "SHIFT-22")
def test_flips_out_of_view_and_flips_that_nobody_asked_for() -> None:
    told = drawn(ROOM, flips="asked", turn="ann", dice=(2, 5))
    refused(told, "ann", "not-in-view", Flip(ONE), Flip(TWO))
    refused(told, "ann", "no-such-counter", Flip(GUARD), Flip(Counter(9)), Flip(Counter(0)))
    refused(told, "bob", "guards-flip", Flip(ONE))
    refused(told, "ann", "first-move", LetBe(ONE))
    told = told.ann(walk(GUARD, 2, "E2"))
    assert told.view("ann").asked == TWO
    refused(told, "ann", "not-asked-about-it", Flip(ONE), LetBe(ONE), Flip(GUARD))
    refused(told, "ann", "first-flip", EndTurn(), walk(GUARD, 2, "D2"))
    refused(told, "bob", "not-your-turn", Flip(TWO), LetBe(TWO))
    told = told.ann(Flip(TWO))
    refused(told, "ann", "flipped-already", Flip(TWO))


@pytest.mark.rule("SHIFT-22")
def test_flips_where_the_guards_flip_by_themselves() -> None:
    told = drawn(ROOM, turn="ann", dice=(2, 5), flipped=[2]).ann(walk(GUARD, 2, "E2"))
    refused(told, "ann", "flipped-already", Flip(TWO))
    refused(told, "ann", "not-in-view", Flip(ONE))


@pytest.mark.rule("SHIFT-26")
def test_squares_where_no_counter_goes_back() -> None:
    plan = "+-+-+-+-+\n|V . . .|\n+ +-+-+-+\n|.|. . .|\n+-+-+ +-+\n|V . . .|\n+-+-+-+-+"
    over = "+-+-+-+-+\n|. . . G|\n+ +-+-+-+\n|B|. . .|\n+-+-+ +-+\n|c . . .|\n+-+-+-+-+"
    told = drawn(plan, over, rules="family", players=3, turn="cid", dice=(1, 1))
    told = told.cid(walk(1, 1, "A1"))
    refused(told, "bob", "nearer-to-a-vent", back("A2"), back("C1"), back("B3"))
    refused(told, "bob", "square-is-taken", back("A3"))
    refused(told, "bob", "no-such-square", back("E1"))
    refused(told, "bob", "first-put-back", Roll(), EndTurn(), walk(1, 1, "A2"))
    refused(told, "cid", "not-your-turn", back("A1"), EndTurn())


@pytest.mark.rule("SHIFT-19", "SHIFT-37")
def test_moves_of_somebody_who_is_out() -> None:
    told = drawn("+-+-+-+\n|. . G|\n+ +-+-+\n|B|. .|\n+-+-+-+", players=5, dice=(1, 6))
    told = told.bob(walk(1, 1, "A1"))
    refused(told, "bob", "you-are-out", Roll(), EndTurn(), walk(2, 1, "A2"), Consolidate())


@pytest.mark.rule("SHIFT-33")
def test_moves_of_nature_and_of_the_clock() -> None:
    told = begun()
    refused(told, "ann", "first-turn", Dice(Pips(1), Pips(1)), Pick(0), DrawGuards(ANN), TimeUp())
    waiting = told.ann(Roll())
    assert {waiting.legal(name) for name in (*told.names, "clock", "host")} == {()}
    assert told.answer("clock", TimeUp()) == "not-legal"


def test_whoever_only_watches_is_told_nothing() -> None:
    assert GAME.why_not(begun().view("public"), Roll()) is None


@pytest.mark.parametrize(
    "sent",
    [
        {"type": "walk", "counter": 1, "die": 1},
        {"type": "walk", "counter": "1", "die": 1, "square": "A1"},
        {"type": "walk", "counter": 1, "die": 1, "square": 3},
        {"type": "place-counter", "square": "A1", "is_criminal": 1},
        {"type": "look", "counter": 1.5},
        {"type": "peek"},
    ],
)
def test_things_that_are_no_moves(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, GAME.moves)


@pytest.mark.rule("SHIFT-06")
@pytest.mark.parametrize(
    "sent",
    [{"rules": "peace"}, {"board": "attic"}, {"marks": "yes"}, {"guards": 2}, {"players": 6}],
)
def test_options_that_no_table_has(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, Options)


def test_every_move_that_is_offered_is_a_move() -> None:
    told = rolls(turn_of(begun(3), "bob"), "bob", 3, 4)
    for move in told.legal("bob"):
        assert msgspec.convert(msgspec.to_builtins(move), Move) == move
    assert Seat(1) == told.seat("bob")
