"""Measuring boards by play: how often Guards win, at every count and by both sets of rules."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec

from gloaming.games.shift.boards import load
from gloaming.games.shift.contest import Table, Tally, tally
from gloaming.games.shift.handicap import fair_step
from gloaming.games.shift.lines import Lines, lined
from gloaming.games.shift.messages import Rules
from gloaming.games.shift.survey import Survey, survey

COUNTS = (2, 3, 4, 5)
RULES: tuple[Rules, ...] = get_args(Rules)
CHUNK = 20
"""So many matches are played before they are kept."""
MOST_SIGHT = 6.5
WAYS = range(3, 6)


class Cell(NamedTuple):
    """A set of rules, a count, and the handicap with which it is measured."""

    rules: Rules
    players: int
    step: int

    @property
    def name(self) -> str:
        """As it is kept."""
        return f"{self.rules} {self.players} {self.step:+}"


NOTHING = Tally(0, 0, 0, 0)


class Notes(msgspec.Struct):
    """What has been measured so far, so that it can be gone on with."""

    tallies: dict[str, dict[str, Tally]] = {}
    """By the digest of a board, and by cell."""

    def of(self, board: Board, cell: Cell) -> Tally:
        """The matches of a cell so far."""
        return self.tallies.get(board.digest, {}).get(cell.name, NOTHING)


class Board(NamedTuple):
    """A board in a file."""

    name: str
    lines: Lines
    survey: Survey
    digest: str


def boards_in(folder: Path) -> Iterator[Board]:
    """Every board that lies there."""
    for file in sorted(folder.glob("*.txt")):
        ours = lined(load(file))
        digest = blake2b(file.read_bytes(), digest_size=8).hexdigest()
        yield Board(file.stem, ours, survey(ours), digest)


def is_promising(found: Survey) -> bool:
    """Worth playing on: neither too open nor too narrow, and no pair of Guards sees all."""
    return found.ways in WAYS and found.sight <= MOST_SIGHT and not found.pairs


def cells(board: str) -> list[Cell]:
    """All of them, each with the handicap that a fair table has."""
    return [
        Cell(rules, count, fair_step(board, rules, count)) for rules in RULES for count in COUNTS
    ]


def measured(board: Board, cell: Cell, seeds: range) -> Tally:
    """Matches of normal bots, one for each seed."""
    table = Table(board.lines, cell.players, cell.rules == "family", cell.step)
    return tally(table, seeds)


def measure(board: Board, cell: Cell, notes: Notes, matches: int) -> Iterator[int]:
    """Play on until there are so many, a few at a time; after each few, how many they were."""
    while (known := notes.of(board, cell)).matches < matches:
        seeds = range(known.matches, min(matches, known.matches + CHUNK))
        more = measured(board, cell, seeds)
        notes.tallies.setdefault(board.digest, {})[cell.name] = known.and_also(more)
        yield len(seeds)


def unfairness(tallies: list[Tally]) -> float:
    """How far the Guards' share is from a half, on average; the less the better."""
    return sum(abs(one.share - 0.5) for one in tallies) / len(tallies)


# Notes in a file


def read(file: Path) -> Notes:
    """What was measured before; nothing, if that was never done."""
    return msgspec.json.decode(file.read_bytes(), type=Notes) if file.exists() else Notes()


def write(notes: Notes, file: Path) -> None:
    """Keep it; half a file is never left behind."""
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.format(msgspec.json.encode(notes), indent=1))
    new.replace(file)
