"""Breaches planted in Bluff of any law but those of sight and of words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

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
    Reason,
    Seat,
    Step,
    Viewer,
    Wait,
)
from gloaming.games.bluff import GAME, rules, sight
from gloaming.games.bluff.messages import Card, Deal, Event, Fold, Move, Options, View
from gloaming.games.bluff.state import State
from gloaming.testing import laws
from tests.planted.leaks import plant

# Replay


def restless(step_of: Callable[[State, Input[Move]], Step[State, Event]]) -> Any:
    """Do something else every third time."""
    calls = count()

    def apply(state: State, given: Input[Move]) -> Step[State, Event]:
        step = step_of(state, given)
        if next(calls) % 3:
            return step
        return Step(changed(step.state, until=Millis((step.state.until or 0) + 1)), step.events)

    return apply


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
    """Let seats choose before their cards are dealt."""
    if isinstance(actor, int) and not state.is_dealt and not state.decisions[actor]:
        return rules.CHOICES
    return rules.legal(state, actor)


def unending(state: State, actor: Actor) -> tuple[Move, ...]:
    return rules.CHOICES if actor == 0 and rules.outcome(state) else rules.legal(state, actor)


def clockless(state: State, actor: Actor) -> tuple[Move, ...]:
    return () if actor == "clock" else rules.legal(state, actor)


def crashing(state: State, given: Input[Move]) -> Step[State, Event]:
    assert given.move != Fold() or state.round < 2
    return rules.apply(state, given)


def open_door(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    step = game.apply(state, given)
    return Deed(given, state, step.state, step.events)


def yesterday(state: State) -> Millis | None:
    until = rules.deadline(state)
    return None if until is None else Millis(until - 30_000)


def eternal(state: State) -> Millis | None:
    return state.until


# End


def circling(state: State, given: Input[Move]) -> Step[State, Event]:
    """Make every round the first."""
    step = rules.apply(changed(state, round=1, points=(0,) * len(state.points)), given)
    return Step(changed(step.state, points=(0,) * len(state.points)), step.events)


def sleepy(state: State, actor: Actor) -> tuple[Move, ...]:
    """Offer no move from the third round on."""
    return () if state.round > 2 and actor != "nature" else rules.legal(state, actor)


def ownerless(state: State) -> Outcome | None:
    ended = rules.outcome(state)
    return ended and Outcome(ended.reason, (Seat(9),), ended.scores)


# Imagination


def sloppy(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    """Forget when things happened."""
    log = sight.imagine(known, rng)
    return tuple(changed(given, at=log[-1].at) for given in log)


def absurd(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    log = sight.imagine(known, rng)
    return (*log[:1], *log)


def speechless(_known: Knowledge[Options, Event, View], _rng: Random) -> Log[Move]:
    raise IndexError


# Wire and speech


class Lossy(Message):
    """Its field says nothing, so that a tuple comes back as a list."""

    cards: Any


def lossy(state: State, _viewer: Viewer) -> Any:
    return Lossy(state.cards)


class Unbounded(Options, frozen=True):
    """Options without the most rounds that there may be."""

    rounds: int = 3


class Tangled(Message):
    """Pairs, of which no words can speak."""

    round: int
    pairs: tuple[tuple[Seat, int], ...]


# Numbers


def disorderly() -> AnyGame:
    """Turn the order of the moves round at every second look."""
    calls = count()

    def legal(state: State, actor: Actor) -> tuple[Move, ...]:
        return rules.legal(state, actor)[:: 1 if next(calls) % 2 else -1]

    return plant(legal=legal)


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


peeked: list[State] = []
"""What a function that may see the state leaves behind for another that may not."""


def peeking(state: State, viewer: Viewer) -> View:
    peeked[:] = [state]
    return sight.observe(state, viewer)


def peeks_at_a_high_card(known: Knowledge[Any, Any, Any]) -> bool:
    return max(card for seat, card in enumerate(peeked[0].cards) if seat != known.seat) > 6


def spy(known: Knowledge[Any, Any, Any], moves: tuple[Move, ...], _rng: Random) -> Choice[Move]:
    return Choice(moves[peeks_at_a_high_card(known)])


def whisperer(known: Knowledge[Any, Any, Any], level: AidLevel) -> tuple[Reason, ...]:
    return (Reason("bluff"),) if level != "none" and peeks_at_a_high_card(known) else ()


def tactless(_view: View, move: Move) -> Reason | None:
    """Say too much of dealing, which no player may."""
    is_high = isinstance(move, Deal) and max(peeked[0].cards, default=0) > 6
    return Reason("bluff") if is_high else None


def indiscreet(_options: object, _seats: object, _witnessed: object) -> tuple[Reason, ...]:
    return (Reason("bluff"),) if max(peeked[0].cards, default=0) > 6 else ()


def insistent(_known: object, _level: AidLevel) -> tuple[Reason, ...]:
    return (Reason("bluff"),)


def wordy(_options: object, _seats: object, _log: object) -> Any:
    return ("well played",)


def easy(bot: Any) -> dict[str, Any]:
    return {"easy": bot}


# What each law must say of them

BREACHES: dict[str, tuple[AnyGame, laws.Law, str]] = {
    "chance that is no input": (plant(apply=restless(rules.apply)), laws.replay, "leads elsewhere"),
    "too many moves": (plant(legal=too_many), laws.legality, "257 moves"),
    "move twice": (plant(legal=twins), laws.legality, "the same move twice"),
    "no stop": (plant(legal=unstoppable), laws.legality, "the host may not stop it"),
    "nature is hurried": (
        plant(legal=hasty),
        laws.legality,
        "nature has a move, but 0 has one too",
    ),
    "moves at the end": (plant(legal=unending), laws.legality, "it is over, but 0 still has moves"),
    "clock without moves": (plant(legal=clockless), laws.legality, "the clock may not act"),
    "legal move that fails": (plant(apply=crashing), laws.legality, "may do Fold(), but it fails"),
    "door that refuses nothing": (GAME, partial(laws.legality, door=open_door), "law of legality"),
    "deadline in the past": (plant(deadline=yesterday), laws.legality, "lies before"),
    "deadline after the end": (plant(deadline=eternal), laws.legality, "but there is a deadline"),
    "match without end": (plant(apply=circling), laws.end, "270 are the most"),
    "match that stops": (plant(legal=sleepy), laws.end, "nobody can go on"),
    "winner from elsewhere": (plant(outcome=ownerless), laws.end, "a winner who does not play"),
    "imagined times": (plant(imagine=sloppy), laws.imagination, "would know something else"),
    "impossible world": (plant(imagine=absurd), laws.imagination, "cannot have been"),
    "no world": (plant(imagine=speechless), laws.imagination, "cannot imagine any world"),
    "view is lossy": (plant(observe=lossy, views=Lossy), laws.wire, "comes back as"),
    "view outside the union": (plant(observe=lossy), laws.wire, "cannot be read again"),
    "no bounds": (plant(options=Unbounded), laws.wire, "no lobby could show the option rounds"),
    "pairs": (
        plant(views=GAME.views | Tangled),
        laws.speech,
        "Tangled: no words can speak ('pairs',)",
    ),
    "order that changes": (disorderly(), laws.numbers, "equal states, other numbers"),
    "bot that cheats": (plant(bots=easy(cheating)), laws.bots, "not legal"),
    "bot with chance of its own": (plant(bots=easy(whimsical())), laws.bots, "the same seed"),
    "bot waits for the past": (plant(bots=easy(dreaming)), laws.bots, "a moment that has passed"),
    "bot without an answer": (plant(bots=easy(mute)), laws.bots, "answers None"),
    "bot peeks": (plant(observe=peeking, bots=easy(spy)), laws.bots, "knows more than its seat"),
    "aid peeks": (plant(observe=peeking, aid=whisperer), laws.advice, "what it cannot know"),
    "refusal peeks": (
        plant(observe=peeking, why_not=tactless),
        laws.advice,
        "a refusal tells seat",
    ),
    "review peeks": (plant(observe=peeking, review=indiscreet), laws.advice, "a review tells seat"),
    "aid where none is wanted": (plant(aid=insistent), laws.advice, "where none is wanted"),
    "analysis in prose": (plant(analyse=wordy), laws.advice, "well played"),
}
