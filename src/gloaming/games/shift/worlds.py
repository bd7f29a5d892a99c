"""Worlds of Shadow Shift that would look the same to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gloaming.core import Actor, Input, Knowledge, Log, Seat, Stop, TimeUp, Witnessed
from gloaming.games.shift.division import Division, division
from gloaming.games.shift.events import (
    Consolidated,
    Event,
    GuardPlaced,
    GuardsDrawn,
    LookedUnder,
    LookedUnderSecretly,
    MatchStopped,
    Placed,
    PlacedFaceDown,
    Raided,
    Rolled,
    ShownBlank,
    Spared,
    TimeRanOut,
    TookBack,
    TurnEnded,
    Uncovered,
    Unmasked,
    Walked,
    WentBack,
)
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
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    TakeBack,
    Walk,
)
from gloaming.games.shift.views import View


class Dream(NamedTuple):
    """What a seat has not seen, as it may have been."""

    guard: Seat
    ours: Division
    undersides: dict[Counter, bool]
    rng: Random


def imagine(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    """A log that would have shown this seat exactly what it saw.

    All ways to hide Criminals that agree with it are equally likely; everything else was public.
    """
    guard = known.view.guard
    if guard is None:
        return ()
    ours = division(len(known.seats), guard)
    dream = Dream(guard, ours, _undersides(known, ours, rng), rng)
    return tuple(given for moment in known.witnessed for given in _inputs(moment, dream))


# What was not seen


def _undersides(
    known: Knowledge[Options, Event, View], ours: Division, rng: Random
) -> dict[Counter, bool]:
    """Of every player's counters so many have a Criminal, also of those not placed yet."""
    seen = undersides_seen(known)
    found = dict(seen)
    for player in ours.players:
        own = [counter for counter in ours.counters if ours.owners[counter] == player]
        open_ones = [counter for counter in own if counter not in seen]
        missing = ours.criminals - sum(seen.get(counter, False) for counter in own)
        hidden = rng.sample(open_ones, missing)
        found |= {counter: counter in hidden for counter in open_ones}
    return found


def undersides_seen(known: Knowledge[Options, Event, View]) -> dict[Counter, bool]:
    """What a seat has seen for itself: own counters, looks, flips, and all at the end."""
    seen: dict[Counter, bool] = {}
    for moment in known.witnessed:
        for event in moment.events:
            match event:
                case Placed(_, counter, _, is_criminal) | LookedUnder(_, counter, is_criminal):
                    seen[counter] = is_criminal
                case ShownBlank(counter):
                    seen[counter] = False
                case Uncovered(counter) | Raided(counter):
                    seen[counter] = True
                case Unmasked(counters):
                    seen |= _unmasked(known.view, counters)
                case _:
                    pass
    return seen


def _unmasked(view: View, counters: tuple[Counter, ...]) -> dict[Counter, bool]:
    return {shadow.counter: shadow.counter in counters for shadow in view.shadows}


# The inputs behind what was seen


def _inputs(moment: Witnessed[Event], dream: Dream) -> Iterator[Input[Move]]:
    """What somebody did, as the first event tells, and the chance that came of it."""
    at, first = moment.at, moment.events[0]
    is_late = isinstance(first, TimeRanOut)
    deed = _deed(first, dream)
    if deed is not None:
        yield Input(at, *deed)
    for event in moment.events:
        for move in _chance(event, dream, is_late=is_late):
            yield Input(at, "nature", move)


def _deed(event: Event, dream: Dream) -> tuple[Actor, Move] | None:
    match event:
        case TimeRanOut():
            return "clock", TimeUp()
        case MatchStopped():
            return "host", Stop()
        case Spared(counter):
            return dream.guard, LetBe(counter)
        case ShownBlank(counter) | Uncovered(counter):
            return dream.guard, Flip(counter)
        case Rolled(seat):
            return seat, Roll()
        case Consolidated(seat):
            return seat, Consolidate()
        case LookedUnder(seat, counter) | LookedUnderSecretly(seat, counter):
            return seat, Look(counter)
        case TurnEnded(seat):
            return seat, EndTurn()
        case _:
            return _placing(event, dream)


def _placing(event: Event, dream: Dream) -> tuple[Seat, Move] | None:
    """A deed by which a counter comes to stand somewhere else."""
    match event:
        case Placed(seat, counter, square) | PlacedFaceDown(seat, counter, square):
            return seat, PlaceCounter(square, dream.undersides[counter])
        case GuardPlaced(seat, _, square):
            return seat, PlaceGuard(square)
        case Walked(seat, counter, die, square):
            return seat, Walk(counter, die, square)
        case TookBack(seat):
            return seat, TakeBack()
        case WentBack(seat, _, square):
            return seat, PutBack(square)
        case _:
            return None


def _chance(event: Event, dream: Dream, *, is_late: bool) -> list[Move]:
    """What nature drew or rolled, or placed for one who was out of time."""
    match event:
        case GuardsDrawn(seat):
            return [DrawGuards(seat)]
        case Rolled(_, first, second):
            return [Dice(first, second)]
        case _:
            return _placed_late(event, dream) if is_late else []


def _placed_late(event: Event, dream: Dream) -> list[Move]:
    placing = _placing(event, dream)
    if placing is None:
        return []
    _, move = placing
    if isinstance(event, Placed | PlacedFaceDown):
        return [_picked(event, dream), move]
    return [move]


def _picked(event: Placed | PlacedFaceDown, dream: Dream) -> Pick:
    """Any of those counters alike that the player had left; the ones with a Criminal come first."""
    ours, undersides = dream.ours, dream.undersides
    own = [counter for counter in ours.counters if ours.owners[counter] == event.seat]
    left = [undersides[counter] for counter in own if counter >= event.counter]
    criminals = sum(left)
    if undersides[event.counter]:
        return Pick(dream.rng.randrange(criminals))
    return Pick(dream.rng.randrange(criminals, len(left)))
