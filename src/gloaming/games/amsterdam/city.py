"""The city: 37 hexes, their ways, and where Districts lie. It is the same in every match."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, NewType

Cell = NewType("Cell", int)
"""A hex, counted row by row from the top, left to right, from 0 to 36."""

Layout = Literal["standard", "alternative", "scattered"]

Place = tuple[int, int]
"""Axial coordinates (q, r) with the Start at (0, 0)."""

RADIUS = 3
PLACES: tuple[Place, ...] = tuple(
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
CELLS = tuple(Cell(index) for index in range(len(PLACES)))
AT = dict(zip(PLACES, CELLS, strict=True))
DIRECTIONS: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

START = AT[0, 0]
OBSTACLES = frozenset(AT[place] for place in ((1, 0), (-1, 1), (0, -1)))
OPEN = tuple(AT[place] for place in ((0, 1), (-1, 0), (1, -1)))
"""The cells beside the Start that can be entered; like the Start they show Intel cards."""
SHOWING_INTEL = (START, *OPEN)
STREETS = tuple(cell for cell in CELLS if cell not in OBSTACLES)
"""The 34 cells that can be entered."""


def turned(cell: Cell, sixths: int) -> Cell:
    """Where a cell comes to lie when the city turns clockwise by so many sixths."""
    q, r = PLACES[cell]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return AT[q, r]


# Ways


@cache
def reach(cell: Cell, cards: int) -> tuple[Cell, ...]:
    """Where so many cards lead: one to the cells beside it, two to those exactly two away."""
    nearest = _beside(cell)
    if cards == 1:
        return nearest
    beyond = {other for near in nearest for other in _beside(near)}
    return tuple(sorted(beyond - set(nearest) - {cell}))


@cache
def one_move_from(cell: Cell) -> tuple[Cell, ...]:
    """Where a clue may lead, be it of one card or of two."""
    return reach(cell, 1) + reach(cell, 2)


@cache
def _beside(cell: Cell) -> tuple[Cell, ...]:
    q, r = PLACES[cell]
    around = (AT.get((q + dq, r + dr)) for dq, dr in DIRECTIONS)
    return tuple(sorted(near for near in around if near is not None and near not in OBSTACLES))


# Districts

STANDARD: tuple[Place, ...] = ((3, 0), (2, 1), (1, 2), (2, 0), (1, 1))
ALTERNATIVE: tuple[Place, ...] = ((3, 0), (3, -1), (3, -2), (2, 0), (2, -1))
SLOTS = 6
DISTRICT_CELLS = tuple(cell for cell in STREETS if cell not in SHOWING_INTEL)


@cache
def slots(layout: Layout) -> tuple[tuple[Cell, ...], ...]:
    """Which cells show one District each; scattered, every cell stands for itself."""
    if layout == "scattered":
        return tuple((cell,) for cell in DISTRICT_CELLS)
    first = STANDARD if layout == "standard" else ALTERNATIVE
    return tuple(tuple(_turned_all(first, sixths)) for sixths in range(SLOTS))


@cache
def order_laid(layout: Layout) -> tuple[int, ...]:
    """For each cell with a picture, as how many-th it is laid."""
    laid = [cell for slot in slots(layout) for cell in slot]
    return tuple(laid.index(cell) for cell in DISTRICT_CELLS)


def _turned_all(places: Iterable[Place], sixths: int) -> Iterable[Cell]:
    return (turned(AT[place], sixths) for place in places)
