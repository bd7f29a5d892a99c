"""Tests of the tests: a game that breaks any law but those of sight and words is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as changed

from gloaming.core import (
    Actor,
    AidLevel,
    AnyGame,
    Choice,
    Deed,
    Input,
    Knowledge,
    Log,
    Message,
    Millis,
    Outcome,
    Place,
    Reason,
    Seat,
    Step,
    Viewer,
    Wait,
)
from gloaming.games.bluff import GAME, rules, sight
from gloaming.games.bluff.messages import Card, Deal, Event, Fold, Move, Options, View
from gloaming.games.bluff.state import State
from gloaming.testing import LawBrokenError, laws, play_at_random


def broken(law: laws.Law, game: AnyGame, player: AnyGame | None = None) -> str:
    """What the law has to say about a game that breaks it, in matches of its own or of another."""
    with pytest.raises(LawBrokenError) as caught:
        hold(law, game, player or game)
    return str(caught.value)


def hold(law: laws.Law, game: AnyGame, player: AnyGame) -> None:
    for seed in range(30):
        places = (Place("player"),) * (2 + seed % 3)
        law(game, play_at_random(player, player.options(), places, Random(seed)))


@pytest.mark.parametrize("law", laws.LAWS)
def test_bluff_itself_breaks_none(law: str) -> None:
    hold(laws.LAWS[law], GAME, GAME)


# Replay


def restless(step_of: Callable[[State, Input[Move]], Step[State, Event]]) -> Any:
    """Every third time something else happens."""
    calls = count()

    def apply(state: State, given: Input[Move]) -> Step[State, Event]:
        step = step_of(state, given)
        if next(calls) % 3:
            return step
        return Step(changed(step.state, until=Millis((step.state.until or 0) + 1)), step.events)

    return apply


def test_chance_that_is_no_input_is_found() -> None:
    assert "leads elsewhere" in broken(laws.replay, replace(GAME, apply=restless(rules.apply)))


# Legality


def too_many(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    more = tuple(Deal(Card(value)) for value in range(257 - len(moves)))
    return moves + more if moves and isinstance(actor, int) else moves


def twins(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    return (*moves, *moves[:1]) if isinstance(actor, int) else moves


def unstoppable(state: State, actor: Actor) -> tuple[Move, ...]:
    return rules.legal(state, actor)[1 if actor == "host" else 0 :]


def hasty(state: State, actor: Actor) -> tuple[Move, ...]:
    """Seats may choose before their cards are dealt."""
    if isinstance(actor, int) and not state.is_dealt and not state.decisions[actor]:
        return rules.CHOICES
    return rules.legal(state, actor)


def unending(state: State, actor: Actor) -> tuple[Move, ...]:
    return rules.CHOICES if actor == 0 and rules.outcome(state) else rules.legal(state, actor)


def clockless(state: State, actor: Actor) -> tuple[Move, ...]:
    return () if actor == "clock" else rules.legal(state, actor)


@pytest.mark.parametrize(
    ("legal", "what"),
    [
        (too_many, "257 moves"),
        (twins, "the same move twice"),
        (unstoppable, "the host may not stop it"),
        (hasty, "nature has a move, but 0 has one too"),
        (unending, "it is over, but 0 still has moves"),
        (clockless, "the clock may not act"),
    ],
)
def test_a_wrong_move_set_is_found(
    legal: Callable[[State, Actor], tuple[Move, ...]], what: str
) -> None:
    assert what in broken(laws.legality, replace(GAME, legal=legal), GAME)


def crashing(state: State, given: Input[Move]) -> Step[State, Event]:
    assert given.move != Fold() or state.round < 2
    return rules.apply(state, given)


def test_a_move_that_is_legal_and_fails_is_found() -> None:
    said = broken(laws.legality, replace(GAME, apply=crashing), GAME)
    assert "may do Fold(), but it fails" in said


def open_door(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    step = game.apply(state, given)
    return Deed(given, state, step.state, step.events)


def test_a_door_that_lets_everything_in_is_found() -> None:
    assert "law of legality" in broken(partial(laws.legality, door=open_door), GAME)


def yesterday(state: State) -> Millis | None:
    until = rules.deadline(state)
    return None if until is None else Millis(until - 30_000)


def eternal(state: State) -> Millis | None:
    return state.until


@pytest.mark.parametrize(
    ("deadline", "what"), [(yesterday, "lies before"), (eternal, "but there is a deadline")]
)
def test_a_wrong_deadline_is_found(deadline: Callable[[State], Millis | None], what: str) -> None:
    assert what in broken(laws.legality, replace(GAME, deadline=deadline), GAME)


# End


def circling(state: State, given: Input[Move]) -> Step[State, Event]:
    """Every round is the first."""
    step = rules.apply(changed(state, round=1, points=(0,) * len(state.points)), given)
    return Step(changed(step.state, points=(0,) * len(state.points)), step.events)


def sleepy(state: State, actor: Actor) -> tuple[Move, ...]:
    """From the third round on nobody may do anything."""
    return () if state.round > 2 and actor != "nature" else rules.legal(state, actor)


def ownerless(state: State) -> Outcome | None:
    ended = rules.outcome(state)
    return ended and Outcome(ended.reason, (Seat(9),), ended.scores)


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (replace(GAME, apply=circling), "270 are the most"),
        (replace(GAME, legal=sleepy), "nobody can go on"),
        (replace(GAME, outcome=ownerless), "a winner who does not play"),
    ],
)
def test_a_match_without_a_proper_end_is_found(game: AnyGame, what: str) -> None:
    assert what in broken(laws.end, game)


# Imagination


def sloppy(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    """Forgets when things happened."""
    log = sight.imagine(known, rng)
    return tuple(changed(given, at=log[-1].at) for given in log)


def absurd(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    log = sight.imagine(known, rng)
    return (*log[:1], *log)


def speechless(_known: Knowledge[Options, Event, View], _rng: Random) -> Log[Move]:
    raise IndexError


@pytest.mark.parametrize(
    ("imagine", "what"),
    [
        (sloppy, "would know something else"),
        (absurd, "cannot have been"),
        (speechless, "cannot imagine any world"),
    ],
)
def test_a_wrong_imagination_is_found(imagine: Any, what: str) -> None:
    assert what in broken(laws.imagination, replace(GAME, imagine=imagine))


# Wire


class Lossy(Message):
    """Its field says nothing, so that a tuple comes back as a list."""

    cards: Any


def lossy(state: State, _viewer: Viewer) -> Any:
    return Lossy(state.cards)


def test_a_view_that_does_not_come_back_as_it_was_is_found() -> None:
    assert "comes back as" in broken(laws.wire, replace(GAME, observe=lossy, views=Lossy))


def test_a_view_that_is_not_in_the_union_is_found() -> None:
    assert "cannot be read again" in broken(laws.wire, replace(GAME, observe=lossy))


class Unbounded(Options, frozen=True):
    """How many is not said."""

    rounds: int = 3


def test_an_option_that_no_lobby_could_show_is_found() -> None:
    said = broken(laws.wire, replace(GAME, options=Unbounded))
    assert "no lobby could show the option rounds" in said


# Numbers


def test_a_move_set_whose_order_changes_is_found() -> None:
    calls = count()

    def legal(state: State, actor: Actor) -> tuple[Move, ...]:
        return rules.legal(state, actor)[:: 1 if next(calls) % 2 else -1]

    assert "equal states, other numbers" in broken(laws.numbers, replace(GAME, legal=legal))


# Bots and advice


def cheating(_known: object, _moves: tuple[Move, ...], _rng: Random) -> Choice[Move]:
    return Choice(Deal(Card(9)))


def whimsical() -> Any:
    calls = count()

    def bot(_known: object, moves: tuple[Move, ...], _rng: Random) -> Choice[Move]:
        return Choice(moves[next(calls) % 2])

    return bot


def dreaming(known: Knowledge[Any, Any, Any], _moves: object, _rng: Random) -> Wait:
    return Wait(known.now)


def mute(_known: object, _moves: tuple[Move, ...], _rng: Random) -> None:
    return None


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (cheating, "not legal"),
        (whimsical(), "the same seed"),
        (dreaming, "a moment that has passed"),
        (mute, "answers None"),
    ],
)
def test_a_wrong_bot_is_found(bot: Any, what: str) -> None:
    assert what in broken(laws.bots, replace(GAME, bots={"easy": bot}))


peeked: list[State] = []
"""What a function that may see the state leaves behind for one that may not."""


def peeking(state: State, viewer: Viewer) -> View:
    peeked[:] = [state]
    return sight.observe(state, viewer)


def peeks_at_a_high_card(known: Knowledge[Any, Any, Any]) -> bool:
    return max(card for seat, card in enumerate(peeked[0].cards) if seat != known.seat) > 6


def spy(known: Knowledge[Any, Any, Any], moves: tuple[Move, ...], _rng: Random) -> Choice[Move]:
    return Choice(moves[peeks_at_a_high_card(known)])


def whisperer(known: Knowledge[Any, Any, Any], level: AidLevel) -> tuple[Reason, ...]:
    return (Reason("bluff"),) if level != "none" and peeks_at_a_high_card(known) else ()


def test_a_bot_that_peeks_at_the_state_by_a_way_round_is_found() -> None:
    game = replace(GAME, observe=peeking, bots={"easy": spy})
    assert "knows more than its seat" in broken(laws.bots, game)


def test_aid_that_peeks_at_the_state_by_a_way_round_is_found() -> None:
    game = replace(GAME, observe=peeking, aid=whisperer)
    assert "what it cannot know" in broken(laws.advice, game)


def tactless(_view: View, move: Move) -> Reason | None:
    """Of dealing, which no player may, it says more than it should."""
    is_high = isinstance(move, Deal) and max(peeked[0].cards, default=0) > 6
    return Reason("bluff") if is_high else None


def indiscreet(_options: object, _seats: object, _witnessed: object) -> tuple[Reason, ...]:
    return (Reason("bluff"),) if max(peeked[0].cards, default=0) > 6 else ()


def test_a_refusal_that_peeks_at_the_state_by_a_way_round_is_found() -> None:
    game = replace(GAME, observe=peeking, why_not=tactless)
    assert "a refusal tells seat" in broken(laws.advice, game)


def test_a_review_that_peeks_at_the_state_by_a_way_round_is_found() -> None:
    game = replace(GAME, observe=peeking, review=indiscreet)
    assert "a review tells seat" in broken(laws.advice, game)


def insistent(_known: object, _level: AidLevel) -> tuple[Reason, ...]:
    return (Reason("bluff"),)


def test_aid_that_nobody_wanted_is_found() -> None:
    assert "where none is wanted" in broken(laws.advice, replace(GAME, aid=insistent))


def wordy(_options: object, _seats: object, _log: object) -> Any:
    return ("well played",)


def test_analysis_in_prose_is_found() -> None:
    assert "well played" in broken(laws.advice, replace(GAME, analyse=wordy))
