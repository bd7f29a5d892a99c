"""Looking back at a match of Shadow Shift: by which way each counter went, and what was missed."""

from __future__ import annotations

from gloaming.core import Log, Place, Reason, Witnessed
from gloaming.games.shift import rules
from gloaming.games.shift.course import turns
from gloaming.games.shift.events import (
    Event,
    GuardPlaced,
    Placed,
    PlacedFaceDown,
    TookBack,
    Walked,
    WentBack,
)
from gloaming.games.shift.messages import Counter, Move, Options, SquareName
from gloaming.games.shift.moments import moments

Coming = Placed | PlacedFaceDown | GuardPlaced | WentBack
"""A counter comes onto a square from off the board."""
Ways = dict[Counter, list[SquareName]]


def review(
    _options: Options, _seats: tuple[Place, ...], witnessed: tuple[Witnessed[Event], ...]
) -> tuple[Reason, ...]:
    """The way of every counter, square by square: everybody has seen it."""
    ways: Ways = {}
    for moment in witnessed:
        for event in moment.events:
            _goes_on(ways, event)
    return tuple(
        Reason("way", {"counter": counter, "squares": " ".join(ways[counter])})
        for counter in sorted(ways)
    )


def _goes_on(ways: Ways, event: Event) -> None:
    if isinstance(event, Coming):
        ways.setdefault(event.counter, []).append(event.square)
    elif isinstance(event, Walked):
        if event.swapped is not None:
            ways[event.swapped].append(ways[event.counter][-1])
        ways[event.counter].append(event.square)
    elif isinstance(event, TookBack):
        for counter in filter(None, (event.counter, event.swapped)):
            ways[counter].pop()


def analyse(options: Options, seats: tuple[Place, ...], log: Log[Move]) -> tuple[Reason, ...]:
    """After the end: the few moments at which it could have gone another way."""
    return tuple(moments(turns(rules.setup(options, seats), log)))
