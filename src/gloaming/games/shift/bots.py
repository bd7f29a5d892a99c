"""Bots for Shadow Shift. They see what their seat sees."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from gloaming.core import Choice, Knowledge, Reason
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.events import Event
from gloaming.games.shift.messages import (
    Counter,
    EndTurn,
    Flip,
    Move,
    Options,
    PlaceCounter,
    Roll,
    Walk,
)
from gloaming.games.shift.plan import Plan, Square, rings_around
from gloaming.games.shift.views import Blank, Criminal, PlayerView, Shadow, View

Known = Knowledge[Options, Event, View]
M = TypeVar("M", bound=Move)

RUNS = 0.5
"""How often the easy bot moves a Criminal of its own rather than any counter."""


def easy(known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move]:
    """Criminals run for the nearest vault, Guards for whoever is nearest to one."""
    view = known.view
    assert isinstance(view, PlayerView)
    if flips := _offered(moves, Flip):
        return Choice(flips[0])
    match view.phase:
        case "place":
            return _place(view, _offered(moves, PlaceCounter), rng)
        case "turn":
            return Choice(Roll())
        case "move" if view.seat == view.guard:
            return _patrol(view, _offered(moves, Walk))
        case "move":
            return _run(view, _offered(moves, Walk), rng)
        case _:
            return Choice(rng.choice(moves))


def _offered(moves: tuple[Move, ...], kind: type[M]) -> list[M]:
    return [move for move in moves if isinstance(move, kind)]


def _place(view: PlayerView, places: list[PlaceCounter], rng: Random) -> Choice[Move]:
    """Any of the own counters, anywhere."""
    is_criminal = rng.randrange(view.blanks + view.own_criminals) < view.own_criminals
    return Choice(rng.choice([place for place in places if place.is_criminal == is_criminal]))


# Steps


def _steps_to(plan: Plan, goals: list[Square]) -> dict[Square, int]:
    rings = enumerate(rings_around(goals, plan.around))
    return {square: steps for steps, ring in rings for square in ring}


def _nearer(view: PlayerView, walks: list[Walk], steps: dict[Square, int]) -> list[Walk]:
    """The steps that lead nearer to the goals; whoever is on the way goes on, if it can."""
    plan, stands = PLANS[view.board], _stands(view)
    good = [
        walk for walk in walks if steps[plan.numbers[walk.square]] < steps[stands[walk.counter]]
    ]
    return [walk for walk in good if walk.counter == view.mover] or good


def _stands(view: PlayerView) -> dict[Counter, Square]:
    numbers = PLANS[view.board].numbers
    return {counter: numbers[name] for counter, name in view.squares().items()}


def _run(view: PlayerView, walks: list[Walk], rng: Random) -> Choice[Move]:
    """Towards a vault, the own Criminals in the dark, and often with another counter."""
    plan = PLANS[view.board]
    steps = _steps_to(plan, [*plan.vaults])
    seen = _seen_by_guards(view)
    own = {shadow.counter for shadow in view.shadows if _is_own(view, shadow)}
    good = [
        walk
        for walk in _nearer(view, walks, steps)
        if walk.counter not in own or not seen >> plan.numbers[walk.square] & 1
    ]
    running = [walk for walk in good if walk.counter in own]
    if not good:
        return Choice(EndTurn())
    walk = rng.choice(running if running and rng.random() < RUNS else good)
    left = steps[plan.numbers[walk.square]]
    return Choice(walk, (Reason("runs", {"counter": walk.counter, "steps": left}),))


def _is_own(view: PlayerView, shadow: Shadow) -> bool:
    return isinstance(shadow, Criminal) and shadow.seat == view.seat


def _seen_by_guards(view: PlayerView) -> int:
    plan = PLANS[view.board]
    seen = 0
    for guard in view.guards:
        seen |= plan.sees[plan.numbers[guard.square]]
    return seen


def _patrol(view: PlayerView, walks: list[Walk]) -> Choice[Move]:
    """Towards the counter that may hide a Criminal and is nearest to a vault."""
    plan, stands = PLANS[view.board], _stands(view)
    to_vault = _steps_to(plan, [*plan.vaults])
    suspects = [shadow.counter for shadow in view.shadows if _is_suspect(shadow)]
    if not suspects:
        return Choice(EndTurn())
    suspect = min(suspects, key=lambda counter: to_vault[stands[counter]])
    good = _nearer(view, walks, _steps_to(plan, [stands[suspect]]))
    if not good:
        return Choice(EndTurn())
    return Choice(good[0], (Reason("hunts", {"counter": suspect}),))


def _is_suspect(shadow: Shadow) -> bool:
    return not isinstance(shadow, Blank) and shadow.square is not None
