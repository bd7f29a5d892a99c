"""Making boards: mazes with many ways, the same above and below, vents left and vaults right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

from gloaming.games.shift.boards import read
from gloaming.games.shift.plan import BrokenBoardError

Edge = tuple[int, int, bool]
"""Right of a square of this row and column, or below it."""


class Shape(NamedTuple):
    """What a board is to be like."""

    columns: int
    rows: int
    vaults: int = 3
    gaps: float = 0.25
    """Which part of the walls of a maze is taken away again."""


def candidates(shape: Shape, rng: Random) -> Iterator[str]:
    """Boards that may be played on, without end."""
    while True:
        text = drawn(shape, rng)
        try:
            read(text)
        except BrokenBoardError:
            continue
        yield text


def drawn(shape: Shape, rng: Random) -> str:
    """A board at random, which may break the rules for boards."""
    walls = _walls(shape, rng)
    signs = dict.fromkeys(_vents(shape), "V") | dict.fromkeys(_vaults(shape, rng), "X")
    lines = ["-" * (2 * shape.columns + 1)]
    for row in range(shape.rows):
        squares, below = "|", "|"
        for column in range(shape.columns):
            is_last = column == shape.columns - 1
            squares += signs.get((row, column), ".")
            squares += "|" if is_last or (row, column, True) in walls else " "
            is_wall = row == shape.rows - 1 or (row, column, False) in walls
            below += ("-" if is_wall else " ") + ("|" if is_last else "+")
        lines += [squares, below]
    return "\n".join(lines) + "\n"


# Vents and vaults


def _vents(shape: Shape) -> list[tuple[int, int]]:
    """Four of them at the left, as far apart as can be."""
    part = shape.rows / 4
    return [(int(part * number + part / 2), 0) for number in range(4)]


def _vaults(shape: Shape, rng: Random) -> list[tuple[int, int]]:
    """At the right, one in each part of it."""
    part = shape.rows / shape.vaults
    return [
        (rng.randrange(int(part * number), int(part * (number + 1))), shape.columns - 1)
        for number in range(shape.vaults)
    ]


# Walls


def _walls(shape: Shape, rng: Random) -> set[Edge]:
    """A maze over the upper half, with gaps, and the same below; round the vents it is open."""
    half = (shape.rows + 1) // 2
    walls = {
        edge for edge in _edges(shape, half) - _maze(shape, half, rng) if rng.random() >= shape.gaps
    }
    below = {_mirrored(shape, edge) for edge in walls}
    middle = {
        (half - 1, column, False)
        for column in range(shape.columns)
        if rng.random() >= shape.gaps and shape.rows % 2 == 0
    }
    return (walls | below | middle) - _open(shape) | _between(shape)


def _edges(shape: Shape, rows: int) -> set[Edge]:
    beside = {(row, one, True) for row in range(rows) for one in range(shape.columns - 1)}
    return beside | {(row, one, False) for row in range(rows - 1) for one in range(shape.columns)}


def _maze(shape: Shape, rows: int, rng: Random) -> set[Edge]:
    """The edges that are open, so that one way leads from every square to every other."""
    trees = {(row, one): (row, one) for row in range(rows) for one in range(shape.columns)}

    def root(square: tuple[int, int]) -> tuple[int, int]:
        while trees[square] != square:
            square = trees[square]
        return square

    edges, opened = sorted(_edges(shape, rows)), set[Edge]()
    rng.shuffle(edges)
    for row, column, is_beside in edges:
        here = root((row, column))
        there = root((row, column + 1) if is_beside else (row + 1, column))
        if here != there:
            trees[here] = there
            opened.add((row, column, is_beside))
    return opened


def _mirrored(shape: Shape, edge: Edge) -> Edge:
    row, column, is_beside = edge
    return (shape.rows - 1 - row - (not is_beside), column, is_beside)


def _open(shape: Shape) -> set[Edge]:
    """Round each vent there is room for four counters."""
    return {
        edge
        for row, column in _vents(shape)
        for edge in ((row, column, True), (row, column, False), (row - 1, column, False))
    }


def _between(shape: Shape) -> set[Edge]:
    """No vent has another one in view."""
    rows = [row for row, _ in _vents(shape)]
    return {((one + other) // 2, 0, False) for one, other in pairwise(rows)}
