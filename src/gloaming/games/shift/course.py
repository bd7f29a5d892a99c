"""A match of Shadow Shift gone through once more, turn by turn, with what was within reach."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from gloaming.core import Log
from gloaming.games.shift import detection, rules
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.events import (
    Event,
    Raided,
    Rolled,
    ShownBlank,
    TurnBegan,
    Uncovered,
    Walked,
)
from gloaming.games.shift.messages import GUARDS, Counter, Move, Pips
from gloaming.games.shift.plan import NOWHERE, Plan, Square, rings_around
from gloaming.games.shift.state import State

EVERYWHERE = -1
"""Squares as a bit for each: all of them."""


class Deed(NamedTuple):
    """One input: the table before it, and what came of it in this turn."""

    before: State
    events: tuple[Event, ...]

    @property
    def step(self) -> Walked | None:
        """The step that was taken, if it was one."""
        return next((event for event in self.events if isinstance(event, Walked)), None)

    def stood(self, counter: Counter) -> Square:
        """Where a counter stood after the step, before anything was turned over."""
        step, squares = self.step, self.before.squares
        if step is not None and step.counter == counter:
            return self.before.plan.numbers[step.square]
        if step is not None and step.swapped == counter:
            return squares[step.counter]
        return squares[counter]


class Flipped(NamedTuple):
    """A counter was turned over: what it showed, where it stood, and by which step it was seen.

    There is no such step where it had been let be before.
    """

    event: ShownBlank | Uncovered
    square: Square
    step: Walked | None

    @property
    def is_by_guard(self) -> bool:
        """Whether it came into view because a Guard went on."""
        return self.step is not None and self.step.counter in GUARDS


class Turn(NamedTuple):
    """One turn: the table when the dice lay there, or, without dice, when it began."""

    state: State
    deeds: list[Deed]

    @property
    def is_guards(self) -> bool:
        """Whether it was the Guard player's."""
        return self.state.turn == self.state.guard

    def events(self) -> Iterator[Event]:
        """All that happened in it."""
        return (event for deed in self.deeds for event in deed.events)

    def flips(self) -> Iterator[Flipped]:
        """Whatever was turned over in it, at once or after the Guard player was asked."""
        step: Walked | None = None
        for deed in self.deeds:
            step = deed.step or step
            cause = None if deed.step is None and deed.before.phase != "flip" else step
            for event in deed.events:
                if isinstance(event, ShownBlank | Uncovered):
                    yield Flipped(event, deed.stood(event.counter), cause)

    def criminals_shown(self) -> set[Counter]:
        """Under which counters that were turned over in it there was a Criminal."""
        return {one.event.counter for one in self.flips() if isinstance(one.event, Uncovered)}


def turns(state: State, log: Log[Move]) -> list[Turn]:
    """Every turn from a state on, in order."""
    found = [Turn(state, [])] if state.round else []
    for given in log:
        step = rules.apply(state, given)
        past, fresh = _divided(step.events)
        if found:
            found[-1].deeds.append(Deed(state, past))
        if fresh:
            found.append(Turn(step.state, [Deed(state, fresh)]))
        if any(isinstance(event, Rolled) for event in past):
            found[-1] = found[-1]._replace(state=step.state)
        state = step.state
    return found


def _divided(events: tuple[Event, ...]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What still was of the turn before, and what is of the next one."""
    for number, event in enumerate(events):
        if isinstance(event, TurnBegan):
            return events[:number], events[number:]
    return events, ()


def raider(course: list[Turn]) -> Counter | None:
    """Which counter raided a vault, if one did."""
    for event in course[-1].events():
        if isinstance(event, Raided):
            return event.counter
    return None


# What was within reach


class Look(NamedTuple):
    """A Guard could have come there with this die, and have had a counter in view."""

    guard: Counter
    die: Pips
    square: Square


def looks(state: State) -> dict[Counter, Look]:
    """The counters not shown blank that a Guard could have come to see, and how at the soonest.

    Whatever stands in the way is swapped, so that walls alone matter.
    """
    found: dict[Counter, Look] = {}
    shut = detection.in_view(state) | state.blank | state.safe
    some = [one for one in state.division.counters if not shut >> one & 1]
    bits = {one: 1 << state.squares[one] for one in some if state.squares[one] != NOWHERE}
    for guard in GUARDS:
        for die in sorted(state.dice):
            for square in _reached(state.plan, state.squares[guard], die):
                for counter, bit in bits.items():
                    if state.plan.sees[square] & bit:
                        found.setdefault(counter, Look(guard, die, square))
    return found


def raid(state: State, counter: Counter) -> tuple[Pips, Square] | None:
    """By which die and onto which vault a counter could have come from dark to dark.

    No such way leads over a Guard: whatever is next to one is in view.
    """
    seen, start = detection.sight(state), state.squares[counter]
    if start == NOWHERE or seen >> start & 1:
        return None
    for die in sorted(state.dice):
        for square in _reached(state.plan, start, die, ~seen):
            if square in state.plan.vaults:
                return die, square
    return None


def _reached(plan: Plan, start: Square, steps: int, free: int = EVERYWHERE) -> list[Square]:
    """The squares that can be reached over free ones in so many steps, the nearest first."""
    reached = {start: None}
    ring = [start]
    for _ in range(steps):
        near = {to for square in ring for to in plan.around[square] if free >> to & 1}
        ring = sorted(near - reached.keys())
        reached.update(dict.fromkeys(ring))
    return [*reached]


@cache
def steps_to_vault(board: str) -> dict[Square, int]:
    """From each square to the nearest vault."""
    plan = PLANS[board]
    rings = rings_around(plan.vaults, plan.around)
    return {square: steps for steps, ring in enumerate(rings) for square in ring}
