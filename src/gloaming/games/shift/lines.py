"""A board as numbers with a bit for each square: steps, views and distances, worked out once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.plan import Plan, Square, rings_around

FAR = 255
"""As many steps as no board has."""


class Lines(NamedTuple):
    """What bots and the engine ask of a board. Tables end with an entry for nowhere."""

    plan: Plan
    size: int
    width: int
    right: int
    left: int
    down: int
    up: int
    """From which squares a step in this direction meets no wall."""
    floor: int
    vaults: int
    sees: tuple[int, ...]
    """For each square those in view of it, a bit for each."""
    views: tuple[bytes, ...]
    """The same, a byte for each."""
    is_vault: bytes
    around: tuple[tuple[int, ...], ...]
    steps: tuple[bytes, ...]
    """From each square to each, how many steps it takes."""
    to_vault: bytes
    """From each square to the nearest vault."""
    glimpse: tuple[bytes, ...]
    """From each square, how many steps it takes until each other one is in view or underfoot."""


@cache
def lines(board: str) -> Lines:
    """The board of this name."""
    return lined(PLANS[board])


def lined(plan: Plan) -> Lines:
    """What follows from a board."""
    size = len(plan.names)
    width = sum(name[1:] == "1" for name in plan.names)
    squares = range(size)
    return Lines(
        plan, size, width,
        right=_open(plan, 1),
        left=_open(plan, -1),
        down=_open(plan, width),
        up=_open(plan, -width),
        floor=(1 << size) - 1,
        vaults=bits(plan.vaults),
        sees=plan.sees,
        views=tuple(bytes(seen >> square & 1 for square in squares) for seen in plan.sees),
        is_vault=bytes(square in plan.vaults for square in squares),
        around=tuple(tuple(map(int, near)) for near in plan.around),
        steps=tuple(_steps(plan, [square]) for square in squares),
        to_vault=_steps(plan, plan.vaults),
        glimpse=tuple(_glimpse(plan, square) for square in squares),
    )  # fmt: skip


def _open(plan: Plan, by: int) -> int:
    return bits(square for square in plan.numbers.values() if square + by in plan.around[square])


def _steps(plan: Plan, goals: Iterable[int]) -> bytes:
    steps = bytearray([FAR]) * len(plan.names)
    for number, ring in enumerate(rings_around(tuple(map(Square, goals)), plan.around)):
        for square in ring:
            steps[square] = min(number, FAR - 1)
    return bytes(steps)


def _glimpse(plan: Plan, start: int) -> bytes:
    steps, seen = bytearray([FAR]) * len(plan.names), 0
    for number, ring in enumerate(rings_around((Square(start),), plan.around)):
        new = bits(ring)
        for square in ring:
            new |= plan.sees[square]
        for other in squares_of(new & ~seen):
            steps[other] = number
        seen |= new
    return bytes(steps)


def bits(squares: Iterable[int]) -> int:
    """Squares as one number."""
    return sum(1 << square for square in squares)


def squares_of(mask: int) -> Iterator[int]:
    """The squares in a number, in ascending order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def spread(ours: Lines, squares: int) -> int:
    """The squares one step from these, some of these among them."""
    return (
        (squares & ours.right) << 1
        | (squares & ours.left) >> 1
        | (squares & ours.down) << ours.width
        | (squares & ours.up) >> ours.width
    )


def flood(ours: Lines, start: int, free: int, most: int) -> list[int]:
    """Ring by ring what can be reached over free squares, at most so many steps away."""
    rings, ring = [start], start
    free &= ~start
    for _ in range(most):
        ring = spread(ours, ring) & free
        if not ring:
            break
        rings.append(ring)
        free ^= ring
    return rings


def meet(ours: Lines, start: int, free: int, wanted: int, most: int) -> list[tuple[int, int]]:
    """Those of some squares that a flood meets, by steps; it ends with the last of them."""
    found: list[tuple[int, int]] = []
    right, left, down, up, width = ours.right, ours.left, ours.down, ours.up, ours.width
    ring = start
    free &= ~start
    for steps in range(1, most + 1):
        ring = (
            (ring & right) << 1 | (ring & left) >> 1 | (ring & down) << width | (ring & up) >> width
        ) & free
        if not ring:
            break
        free ^= ring
        met = ring & wanted
        if met:
            found.append((steps, met))
            wanted ^= met
            if not wanted:
                break
    return found
