"""Bots for Shadow Shift. They see what their seat sees."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

from gloaming.core import Bot, Choice, Knowledge, Reason
from gloaming.games.shift import guarding, scene, stealing
from gloaming.games.shift.events import Event
from gloaming.games.shift.levels import LEVELS, Level
from gloaming.games.shift.messages import (
    Counter,
    EndTurn,
    Flip,
    Look,
    Move,
    Options,
    Pips,
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    TakeBack,
    Walk,
)
from gloaming.games.shift.scene import Scene
from gloaming.games.shift.views import PlayerView, View

Known = Knowledge[Options, Event, View]
M = TypeVar("M", bound=Move)


class Table(NamedTuple):
    """What a bot looks at while it decides."""

    known: Known
    view: PlayerView
    moves: tuple[Move, ...]
    rng: Random
    """For this decision alone."""
    whim: Random
    """The same for a whole turn, so that a way once begun is gone on with."""
    level: Level

    def offered(self, kind: type[M]) -> list[M]:
        """The moves of one kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def scene(self) -> Scene:
        """What the bot knows, in numbers."""
        return scene.of_knowledge(self.known)


def play(level: Level, known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move]:
    """Decide what is asked. What Guards see they turn over: it costs nothing."""
    view = known.view
    assert isinstance(view, PlayerView)
    table = Table(known, view, moves, *_chances(known, rng), level)
    if flips := table.offered(Flip):
        return Choice(flips[0], (Reason("flips"),))
    match view.phase:
        case "place":
            return _place(table)
        case "guards":
            return _post(table)
        case "turn":
            return Choice(Roll())
        case "look":
            return _look(table)
        case "put-back":
            return _put_back(table)
        case "move" if table.rng.random() < level.slips:
            moves = tuple(move for move in moves if not isinstance(move, TakeBack))
            return Choice(table.rng.choice(moves))
        case "move":
            return _guard(table) if view.seat == view.guard else _steal(table)
        case _:
            return Choice(table.rng.choice(moves))


def _chances(known: Known, rng: Random) -> tuple[Random, Random]:
    """What is given is the same as long as the question is; both are nobody else's to know."""
    whim, secret = rng.getrandbits(64), rng.getrandbits(64)
    step = len(known.witnessed)
    return Random(f"{secret} {step}"), Random(whim)  # noqa: S311 - as secret as what is given


# Setting up


def _place(table: Table) -> Choice[Move]:
    """Any of the own counters, anywhere: whatever had a reason could be guessed."""
    view, rng = table.view, table.rng
    is_criminal = rng.randrange(view.blanks + view.own_criminals) < view.own_criminals
    places = [place for place in table.offered(PlaceCounter) if place.is_criminal == is_criminal]
    return Choice(rng.choice(places))


def _post(table: Table) -> Choice[Move]:
    seen = table.scene()
    name = seen.lines.plan.names[guarding.post(seen)]
    return Choice(PlaceGuard(name), (Reason("sees-most", {"square": name}),))


def _put_back(table: Table) -> Choice[Move]:
    seen = table.scene()
    numbers = seen.lines.plan.numbers
    places = {int(numbers[move.square]): move for move in table.offered(PutBack)}
    return Choice(places[stealing.put_back(seen, [*places])])


# The Guards


def _guard(table: Table) -> Choice[Move]:
    """The next step of the way after which the Guards stand best."""
    seen = table.scene()
    if not seen.steps and not seen.dice:
        return Choice(EndTurn())
    plan = guarding.best(seen, table.level.care)
    reason = Reason("danger", {"percent": round(100 * min(1.0, plan.danger))})
    for guard in guarding.order(plan, seen.mover):
        route = plan.routes[guard]
        if route.squares:
            die = seen.die if guard == seen.mover else plan.dice[guard]
            if route.shown:
                reason = Reason("looks-at", {"counters": _numbers(route.shown)})
            return _walk(seen, guard, die, route.squares[0], reason)
    return Choice(EndTurn(), (reason,))


def _numbers(counters: int) -> str:
    return ", ".join(str(one) for one in range(counters.bit_length()) if counters >> one & 1)


# The Criminal players


def _look(table: Table) -> Choice[Move]:
    """Whoever plays on for somebody who consolidates looks under what is nearest to a vault."""
    seen = table.scene()
    unknown = [look for look in table.offered(Look) if 0.0 < seen.chances[look.counter] < 1.0]
    if not unknown:
        return Choice(next(move for move in table.moves if isinstance(move, Roll | EndTurn | Look)))
    look = min(unknown, key=lambda look: seen.lines.to_vault[seen.where[look.counter]])
    return Choice(look, (Reason("nearest-unknown", {"counter": look.counter}),))


def _steal(table: Table) -> Choice[Move]:
    """The next step of the best stride; why it is this counter is nobody's business."""
    seen = table.scene()
    strides = stealing.best(seen, table.level.nerve, table.whim)
    strides.sort(key=lambda stride: stride.counter != seen.mover)
    if not strides:
        return Choice(EndTurn(), (Reason("nothing-better"),))
    stride = strides[0]
    left = seen.lines.to_vault[stride.squares[-1]]
    reason = Reason(stride.aim, {"counter": stride.counter, "steps": left})
    return _walk(seen, stride.counter, stride.die, stride.squares[0], reason)


def _walk(seen: Scene, counter: int, die: int, square: int, reason: Reason) -> Choice[Move]:
    walk = Walk(Counter(counter), Pips(die), seen.lines.plan.names[square])
    return Choice(walk, (reason,))


# Levels

easy: Bot[Options, Event, View, Move] = partial(play, LEVELS["easy"])
greedy: Bot[Options, Event, View, Move] = partial(play, LEVELS["greedy"])
normal: Bot[Options, Event, View, Move] = partial(play, LEVELS["normal"])
