"""Map cards: forty pairs, each turned in three ways."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from gloaming.core import Record
from gloaming.games.amsterdam.city import Cell, turned
from gloaming.games.amsterdam.messages import TEAMS, Team
from gloaming.games.amsterdam.views import Kind, MapCard, Mark

FILE = Path(__file__).parent / "maps.toml"
PAIRS = 40
EASY = 6
TURNS = 3
SIXTHS_A_TURN = 2

COMMON: Mapping[Kind, int] = {"evidence": 3, "client": 1, "police": 6}
UNIQUE: Mapping[Kind, int] = {"evidence": 3, "client": 1, "police": 5}
"""How many cells of each kind are the same on both cards of a pair, and how many are not."""

Cells = Mapping[Kind, tuple[Cell, ...]]


class Pair(Record):
    """Two map cards with one number."""

    number: int
    common: Cells
    unique: Mapping[Team, Cells]

    def kinds(self, team: Team) -> dict[Cell, Kind]:
        """What lies where on the card of a team, before it is turned."""
        both = (self.common, self.unique[team])
        return {cell: kind for cells in both for kind in cells for cell in cells[kind]}


@cache
def pairs() -> tuple[Pair, ...]:
    """All of them, by number."""
    return tuple(read(FILE.read_text("utf-8")))


def read(text: str) -> Iterable[Pair]:
    """The pairs that a file describes."""
    for told in tomllib.loads(text)["pair"]:
        unique = {team: _cells(told[team]) for team in TEAMS}
        yield Pair(told["number"], _cells(told["common"]), unique)


def _cells(told: Mapping[Kind, Any]) -> Cells:
    return {kind: tuple(map(Cell, told[kind])) for kind in COMMON}


# A card as it lies before an Officer


@cache
def card(number: int, team: Team, turn: int) -> MapCard:
    """The card of a team, turned."""
    pair = pairs()[number - 1]
    marks = [
        Mark(turned(cell, SIXTHS_A_TURN * turn), kind, cell in pair.common["evidence"])
        for cell, kind in pair.kinds(team).items()
    ]
    return MapCard(team, number, turn, tuple(sorted(marks, key=lambda mark: mark.cell)))


@cache
def kinds(number: int, team: Team, turn: int) -> Mapping[Cell, Kind]:
    """What lies where on a card that is turned; cells that are not named are neutral."""
    return {mark.cell: mark.kind for mark in card(number, team, turn).marks}
