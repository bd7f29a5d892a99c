"""Shadows: Amsterdam in a test's words: who guides whom, where to, and what the map says there.

Ada is the Officer of the black team, whose Detectives are Ben, Bea and Bob; Oto is the Officer of
the orange one, whose Detectives are Oli, Ona and Ole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import Any

from gloaming.core import Millis, Place
from gloaming.games.amsterdam import GAME, maps
from gloaming.games.amsterdam.city import STREETS, Cell, reach
from gloaming.games.amsterdam.messages import (
    EVIDENCE_NEEDED,
    MOST_CARDS,
    TEAMS,
    Card,
    DrawMap,
    Give,
    Point,
    Ready,
    Team,
)
from gloaming.games.amsterdam.state import Side, State
from gloaming.games.amsterdam.views import Kind
from gloaming.testing import Story, story

NAMES: dict[Team, tuple[str, ...]] = {
    "black": ("ada", "ben", "bea", "bob"),
    "orange": ("oto", "oli", "ona", "ole"),
}
OFFICERS: dict[Team, str] = {team: names[0] for team, names in NAMES.items()}
PAIR = 1
ALL = Millis(10**9)

# A round is set up


def laid(black: int = 1, orange: int = 1, **options: Any) -> Story:
    """The table before anybody is ready, with so many Detectives in each team."""
    sizes = dict(zip(TEAMS, (black, 0 if options.get("mode") == "coop" else orange), strict=True))
    names = [name for team, size in sizes.items() if size for name in NAMES[team][: size + 1]]
    places = [
        Place("detective" if number else "officer", team)
        for team, size in sizes.items()
        for number in range(size + 1 if size else 0)
    ]
    return story(GAME, *names, places=places, **options).deals()


def all_ready(told: Story) -> Story:
    """Everybody who is there wants to begin: the count runs."""
    for name in told.names:
        if Ready() in told.deals().legal(name):
            told = told.does(name, Ready())
    return told.deals()


def table(
    black: int = 1, orange: int = 1, *, pair: int = PAIR, turn: int = 0, **options: Any
) -> Story:
    """A round that has just begun: `table(2, 2, pair=3)`."""
    return begun(laid(black, orange, **options), pair, turn)


def coop(detectives: int = 1, *, pair: int = PAIR, turn: int = 0, **options: Any) -> Story:
    """The same against time."""
    return table(detectives, 0, pair=pair, turn=turn, mode="coop", **options)


def begun(told: Story, pair: int = PAIR, turn: int = 0) -> Story:
    """All are ready, the count is at zero, and this is the map pair."""
    return all_ready(told).time_is_up().deals(DrawMap(pair, turn))


def next_round(told: Story, pair: int) -> Story:
    """After a round: all are ready for the next one."""
    return begun(told, pair)


# Clues and moves


def side(told: Story, team: Team = "black") -> Side:
    """How a team stands."""
    return state_of(told).side(team)


def state_of(told: Story) -> State:
    """The whole truth, with a type."""
    state = told.state
    assert isinstance(state, State)
    return state


def row(told: Story) -> tuple[Card, ...]:
    """The cards on offer."""
    return state_of(told.deals()).row


def give(*cards: int) -> Give:
    """These cards, in the order in which they are given."""
    return Give(tuple(map(Card, sorted(cards))))


def clue(told: Story, team: Team = "black", cards: int = 1) -> Story:
    """The Officer of a team gives the first cards of the row."""
    told = told.deals()
    officer = told.names[side(told, team).officer]
    return told.does(officer, give(*row(told)[:cards])).deals()


def detectives(told: Story, team: Team = "black") -> list[str]:
    """The names of those who point."""
    return [told.names[seat] for seat in side(told, team).detectives]


def points(told: Story, cell: Cell, *names: str) -> Story:
    """These Detectives point at a cell, one after another."""
    for name in names:
        told = told.does(name, Point(cell))
    return told.deals()


def move(told: Story, cell: Cell, team: Team = "black") -> Story:
    """A clue for one move, and enough fingers for it."""
    told = clue(told, team, 1 if cell in reach(side(told, team).at, 1) else 2)
    for name in detectives(told, team):
        if side(told, team).given:
            told = points(told, cell, name)
    return told.deals()


# What the map says


def kinds_of(told: Story, team: Team = "black") -> dict[Cell, Kind | None]:
    """What each cell is on the map of a team."""
    number, turn = state_of(told).number, state_of(told).turn
    assert number is not None
    marks = maps.kinds(number, team, turn)
    return {cell: marks.get(cell) for cell in STREETS}


def cells(told: Story, kind: Kind | None, team: Team = "black") -> list[Cell]:
    """All cells of a kind, the nearest to the team's figure first."""
    every = kinds_of(told, team)
    found = [cell for cell in STREETS if every[cell] == kind and cell != side(told, team).at]
    lengths = {cell: len(way(told, cell, team) or range(99)) for cell in found}
    return sorted(found, key=lambda cell: lengths[cell])


def quiet(told: Story, cards: int = 1, team: Team = "black") -> Cell:
    """The first cell to which so many cards can lead and where nothing happens."""
    every = kinds_of(told, team)
    return next(cell for cell in reach(side(told, team).at, cards) if every[cell] is None)


def common(told: Story, kind: Kind) -> list[Cell]:
    """The cells that are of this kind for both teams."""
    return [cell for cell in cells(told, kind) if kinds_of(told, "orange")[cell] == kind]


def way(told: Story, target: Cell, team: Team = "black", last: int = 0) -> list[Cell]:
    """Moves to a cell over cells where nothing happens; the last one takes so many cards."""
    every = kinds_of(told, team)
    silent = {cell for cell, kind in every.items() if kind is None}
    begin = side(told, team).at
    ways: dict[Cell, list[Cell]] = {begin: []}
    waiting = deque([begin])
    while waiting:
        cell = waiting.popleft()
        if target in _near(cell, last) and cell != target:
            return [*ways[cell], target]
        for near in _near(cell, 0):
            if near in silent and near not in ways:
                ways[near] = [*ways[cell], near]
                waiting.append(near)
    return []


def _near(cell: Cell, cards: int) -> Collection[Cell]:
    sizes: Iterable[int] = (cards,) if cards else range(1, MOST_CARDS + 1)
    return [near for size in sizes for near in reach(cell, size)]


def goes(told: Story, target: Cell, team: Team = "black") -> Story:
    """Move by move to a cell, over cells where nothing happens."""
    path = way(told, target, team)
    assert path, f"there is no quiet way to {target}"
    for cell in path:
        told = move(told, cell, team)
    return told


def beside(told: Story, target: Cell, team: Team = "black") -> Story:
    """The same, but the last move is still to be made."""
    for cell in way(told, target, team)[:-1]:
        told = move(told, cell, team)
    return told


def finds(told: Story, team: Team = "black", count: int = EVIDENCE_NEEDED) -> Story:
    """The team finds so many more pieces of Evidence."""
    for _ in range(count):
        taken = {cell for one in state_of(told).sides for cell in one.evidence}
        left = [cell for cell in cells(told, "evidence", team) if cell not in taken]
        told = goes(told, left[0], team)
    return told


def spotted(told: Story, team: Team = "black", count: int = 1) -> Story:
    """The team meets the Police so often."""
    for _ in range(count):
        told = goes(told, cells(told, "police", team)[0], team)
    return told


def wins(told: Story, team: Team = "black") -> Story:
    """The team finds what it needs, and meets the Client."""
    told = finds(told, team)
    return goes(told, cells(told, "client", team)[0], team)


def deciding(told: Story, cell: Cell, team: Team = "black") -> Story:
    """A clue is given for a cell, and all fingers but the last point at it."""
    told = clue(told, team, 1 if cell in reach(side(told, team).at, 1) else 2)
    return points(told, cell, *detectives(told, team)[:-1])
