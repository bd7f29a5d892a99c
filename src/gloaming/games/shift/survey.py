"""What can be said of a board before anybody plays on it: ways, sights, distances, approaches."""

from __future__ import annotations

from collections import deque
from itertools import combinations, pairwise

from gloaming.core import Record
from gloaming.games.shift.lines import Lines, bits
from gloaming.games.shift.scene import OFF


class Survey(Record):
    """A board in a few numbers."""

    ways: int
    """How many ways lead from the vents to the vaults that share no square between."""
    sight: float
    """How many squares are in view of one, on average."""
    steps: float
    """How many steps it is from a vent to the nearest vault, on average."""
    least_steps: int
    pairs: int
    """How many pairs of squares there are from which every approach to a vault is in view."""
    watched: float
    """Which part of the approaches the best pair has in view."""


def survey(ours: Lines) -> Survey:
    """All of it."""
    vents = ours.plan.vents
    steps = [ours.to_vault[vent] for vent in vents]
    squares = range(ours.size)
    pairs, watched = _watching(ours)
    return Survey(
        ways(ours),
        sum(ours.sees[square].bit_count() for square in squares) / ours.size,
        sum(steps) / len(steps),
        min(steps),
        pairs,
        watched,
    )


def _watching(ours: Lines) -> tuple[int, float]:
    """Pairs that see every approach, and how much the best pair sees."""
    approaches = bits(
        {near for vault in ours.plan.vaults for near in ours.around[vault]} - {*ours.plan.vaults}
    )
    seen = [(ours.sees[square] | 1 << square) & approaches for square in range(ours.size)]
    useful = [mask for mask in seen if mask]
    counts = [(one | other).bit_count() for one, other in combinations(useful, 2)]
    total = approaches.bit_count()
    return counts.count(total), max(counts, default=0) / total


# Ways that share no square

Room = dict[int, dict[int, int]]
"""From each place to each other one, how many ways have room between them.

A square is two places, its entrance 2n and its exit 2n + 1, with room for one way between.
"""
MANY = 99


def ways(ours: Lines) -> int:
    """As many as there are squares that would have to be closed to shut the vaults off."""
    room = _room(ours)
    number = 0
    while (way := _way(ours, room)) is not None:
        for here, there in pairwise(way):
            room[here][there] -= 1
            room[there][here] = room[there].get(here, 0) + 1
        number += 1
    return number


def _room(ours: Lines) -> Room:
    ends = {*ours.plan.vents, *ours.plan.vaults}
    room: Room = {place: {} for place in range(2 * ours.size)}
    for square in range(ours.size):
        room[2 * square][2 * square + 1] = MANY if square in ends else 1
        for near in ours.around[square]:
            room[2 * square + 1][2 * near] = MANY
    return room


def _way(ours: Lines, room: Room) -> list[int] | None:
    """One more way through what room there is."""
    came: dict[int, int] = {2 * vent: OFF for vent in ours.plan.vents}
    goals = {2 * vault + 1 for vault in ours.plan.vaults}
    waiting = deque(came)
    while waiting:
        here = waiting.popleft()
        if here in goals:
            way = [here]
            while came[way[-1]] != OFF:
                way.append(came[way[-1]])
            return way[::-1]
        for there, free in room[here].items():
            if free and there not in came:
                came[there] = here
                waiting.append(there)
    return None
