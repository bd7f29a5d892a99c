"""Walks on two maps after which nobody but the own Officer can tell the maps apart."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import permutations, product

from gloaming.core import moments, witnessed
from gloaming.core.file import encode
from gloaming.games.amsterdam import GAME, maps
from gloaming.games.amsterdam.city import START, STREETS, Cell, reach
from gloaming.games.amsterdam.events import Silence
from gloaming.games.amsterdam.messages import Team
from gloaming.games.amsterdam.views import Kind
from gloaming.testing import Story

Map = tuple[int, int]
"""Number and turn."""
MAPS: list[Map] = list(product(range(1, maps.PAIRS + 1), range(maps.TURNS)))
Walk = list[tuple[Team, Cell]]


def kind(which: Map, team: Team, cell: Cell) -> Kind | None:
    """What a cell is."""
    return maps.kinds(which[0], team, which[1]).get(cell)


def silent(pair: tuple[Map, Map], team: Team) -> set[Cell]:
    """Cells that are empty on both maps."""
    return {cell for cell in STREETS if all(kind(one, team, cell) is None for one in pair)}


def way(begin: Cell, target: Cell, over: set[Cell]) -> list[Cell] | None:
    """Moves from cell to cell over these ones."""
    ways: dict[Cell, list[Cell]] = {begin: []}
    waiting = deque([begin])
    while waiting:
        cell = waiting.popleft()
        near = [*reach(cell, 1), *reach(cell, 2)]
        if target in near:
            return [*ways[cell], target]
        for other in near:
            if other in over and other not in ways:
                ways[other] = [*ways[cell], other]
                waiting.append(other)
    return None


def tour(stops: list[Cell], over: set[Cell]) -> list[Cell] | None:
    """From the Start to one stop after another."""
    path: list[Cell] = []
    for stop in stops:
        more = way(path[-1] if path else START, stop, over)
        if more is None:
            return None
        path += more
    return path


# Two maps, and a walk after which they cannot be told apart


def with_none(pair: tuple[Map, Map], target: Cell) -> Walk | None:
    """The black team goes straight to a cell."""
    path = tour([target], silent(pair, "black"))
    return None if path is None else [("black", cell) for cell in path]


def with_three(pair: tuple[Map, Map], target: Cell) -> Walk | None:
    """The black team finds three pieces of Evidence that lie on both maps, then goes there."""
    evidence = [
        cell for cell in STREETS if all(kind(one, "black", cell) == "evidence" for one in pair)
    ]
    for stops in permutations(evidence, 3):
        path = tour([*stops, target], silent(pair, "black"))
        if path is not None and target not in stops:
            return [("black", cell) for cell in path]
    return None


def after_rivals(pair: tuple[Map, Map], target: Cell) -> Walk | None:
    """The orange team finds Evidence there first."""
    if any(kind(one, "orange", target) != "evidence" for one in pair):
        return None
    path = tour([target], silent(pair, "orange"))
    rest = with_none(pair, target)
    if path is None or rest is None:
        return None
    return [*(("orange", cell) for cell in path), *rest]


Prelude = Callable[[tuple[Map, Map], Cell], Walk | None]
CASES: list[tuple[Silence, Silence, Kind | None, Kind | None, Prelude]] = [
    ("neutral", "too-early", None, "client", with_none),
    ("neutral", "surplus", None, "evidence", with_three),
    ("neutral", "taken", None, "evidence", after_rivals),
    ("too-early", "taken", "client", "evidence", after_rivals),
]


def examples(
    here: Kind | None, there: Kind | None, prelude: Prelude
) -> Iterator[tuple[Map, Map, Walk]]:
    """Pairs of maps on which a cell is one thing and the other, and the same walk to it."""
    for one, other in product(MAPS, MAPS):
        for target in STREETS:
            kinds = (kind(one, "black", target), kind(other, "black", target))
            if target == START or kinds != (here, there) or one[0] == other[0]:
                continue
            walk = prelude((one, other), target)
            if walk is not None:
                yield one, other, walk
                break


# What comes of it


def gets(told: Story, name: str) -> bytes:
    """All that comes to somebody, with its times, and all that they may do."""
    if name == "public":
        every = (witnessed(GAME, moment, "public") for moment in moments(told.deeds))
        seen = [moment for moment in every if moment.events]
        return encode((told.view(name), seen, told.deadline))
    known, asked = told.known(name), GAME.asks(told.state, told.seat(name))
    return encode((known, told.legal(name), told.deadline, asked))
