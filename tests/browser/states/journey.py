"""A way through states, and how it is walked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.browser.reader import Reader
from tests.browser.world import World


@dataclass(frozen=True)
class Shown:
    """A state that is on somebody's screen now."""

    name: str
    reader: Reader


Showing = Iterator[Shown]


@dataclass(frozen=True)
class Journey:
    """A way that leads through these states, in this order."""

    name: str
    states: tuple[str, ...]
    way: Callable[[World], Showing]


def journey(*states: str) -> Callable[[Callable[[World], Showing]], Journey]:
    """Say which states a way leads through."""

    def named(way: Callable[[World], Showing]) -> Journey:
        return Journey(way.__name__.replace("_", "-"), states, way)

    return named


def walk(journey_: Journey, world: World) -> Showing:
    """Show state after state, and see that each one that is promised comes."""
    promised = iter(journey_.states)
    for shown in journey_.way(world):
        assert shown.name == next(promised), f"{shown.name} comes unannounced"
        shown.reader.settles()
        yield shown
    assert not list(promised), f"{journey_.name} ended too early"
