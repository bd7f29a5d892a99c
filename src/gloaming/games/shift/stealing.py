"""How Criminal players think: who walks where in the dark, and who only seems to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from gloaming.games.shift.lines import FAR, flood, squares_of
from gloaming.games.shift.scene import Scene

ONE_DIE = 6
RAID = 100.0
"""A raid is worth more than anything else."""


class Nerve(NamedTuple):
    """How a Criminal player walks."""

    hurry: float = 9.0
    """So many steps make the way to a vault about three times as hopeless."""
    caution: float = 0.6
    """How much of the danger of being seen it believes in."""
    bluffs: float = 0.5
    """How often it moves a counter as if there were a Criminal under it."""
    envy: float = 0.1
    """How much it minds that others get on."""
    whim: float = 0.03
    """How much chance there is in it."""
    is_blind: bool = False
    """Whether it goes by the plan of the board, and sees no further than the next stride."""


class Stride(NamedTuple):
    """A counter, its way, what it is worth, and what it is for."""

    worth: float
    counter: int
    die: int
    squares: tuple[int, ...]
    aim: str


class Night:
    """One look at the board: where it is dark, and how good it is to stand there."""

    def __init__(self, scene: Scene, nerve: Nerve, rng: Random) -> None:
        self.scene, self.nerve, self.rng, self.lines = scene, nerve, rng, scene.lines
        self.dark = self.lines.floor & ~scene.seen
        self.near = self._near()
        self.risks = [self._risk(square) for square in range(self.lines.size)]
        self.hopes = [self._hope(square) for square in range(self.lines.size)]
        self.weights = {counter: self._weight(counter) for counter in scene.on_board()}
        self.whims = {counter: rng.random() * nerve.whim for counter in scene.on_board()}

    def _near(self) -> list[int]:
        """For each square the steps to a vault in the dark."""
        near = [FAR] * self.lines.size
        rings = flood(self.lines, self.lines.vaults & self.dark, self.dark, FAR)
        for steps, ring in enumerate(rings):
            for square in squares_of(ring):
                near[square] = steps
        return near

    def _risk(self, square: int) -> float:
        """How likely a Guard can get to see it with the better of two dice."""
        first, second = self.scene.guards
        steps = min(self.lines.glimpse[first][square], self.lines.glimpse[second][square])
        return 1.0 - max(0, min(steps - 1, ONE_DIE)) ** 2 / ONE_DIE**2

    def _hope(self, square: int) -> float:
        """How good it is for a Criminal to stand there."""
        if not self.dark >> square & 1:
            return 0.0
        steps = min(self.near[square], self.lines.to_vault[square] + ONE_DIE)
        if self.nerve.is_blind:
            steps = self.lines.to_vault[square]
        return exp(-steps / self.nerve.hurry) * (1.0 - self.nerve.caution * self.risks[square])

    def _weight(self, counter: int) -> float:
        """How much this player wants a counter to stand well."""
        scene, chance = self.scene, self.scene.chances[counter]
        if scene.own >> counter & 1:
            if chance:
                return 1.0
            is_open = not scene.blank >> counter & 1
            return 0.9 if is_open and self.rng.random() < self.nerve.bluffs else 0.0
        return -self.nerve.envy * chance

    # Ways

    def strides(self, counter: int, die: int, steps: int) -> list[Stride]:
        """Where a counter may go in the dark; onto a vault only if it is an own Criminal."""
        scene, square = self.scene, self.scene.where[counter]
        weight = self.weights[counter]
        if not weight:
            return []
        is_thief = bool(scene.own >> counter & 1) and scene.chances[counter] == 1.0
        free = self.dark if is_thief else self.dark & ~self.lines.vaults
        rings = flood(self.lines, 1 << square, free, steps)
        if is_thief:
            for number, ring in enumerate(rings):
                if ring & self.lines.vaults:
                    door = next(squares_of(ring & self.lines.vaults))
                    way = self.way(rings[: number + 1], door)
                    return [Stride(RAID, counter, die, way, "raids")]
        return self._best(counter, die, rings, weight)

    def _best(self, counter: int, die: int, rings: list[int], weight: float) -> list[Stride]:
        here = self.hopes[self.scene.where[counter]]
        top, goal, length = 0.0, -1, 0
        for number, ring in enumerate(rings[1:], start=1):
            for square in squares_of(ring):
                worth = weight * (self.hopes[square] - here) + self.whims[counter]
                if worth > top:
                    top, goal, length = worth, square, number
        if goal < 0:
            return []
        aim = "hinders" if weight < 0 else "creeps"
        return [Stride(top, counter, die, self.way(rings[: length + 1], goal), aim)]

    def way(self, rings: list[int], goal: int) -> tuple[int, ...]:
        """Back from a square of the last ring to the first."""
        squares = [goal]
        for ring in reversed(rings[1:-1]):
            squares.append(next(one for one in self.lines.around[squares[-1]] if ring >> one & 1))
        return tuple(reversed(squares))


def best(scene: Scene, nerve: Nerve, rng: Random) -> list[Stride]:
    """The strides of a turn, the better one first."""
    night = Night(scene, nerve, rng)
    going: list[Stride] = []
    if scene.mover and scene.steps and scene.mover in night.weights:
        going = night.strides(scene.mover, scene.die, scene.steps)
    free = [one for one in night.weights if one not in (scene.mover, scene.moved)]
    by_die = [
        sorted(
            (stride for one in free for stride in night.strides(one, die, die)),
            key=lambda stride: -stride.worth,
        )
        for die in scene.dice
    ]
    return sorted([*going, *_pair(by_die)], key=lambda stride: -stride.worth)


def _pair(by_die: list[list[Stride]]) -> list[Stride]:
    """The best two strides of different counters, one for each die."""
    if len(by_die) < 2:
        return by_die[0][:1] if by_die else []
    first, second = by_die
    pairs = [
        (one.worth + other.worth, one, other)
        for one in first[:2]
        for other in second[:2]
        if one.counter != other.counter
    ]
    if not pairs:
        return (first or second)[:1]
    _, one, other = max(pairs, key=lambda pair: pair[0])
    return [one, other]


def put_back(scene: Scene, places: Sequence[int]) -> int:
    """The vent from which it is the least way to a vault, out of the Guards' reach if it can be."""
    first, second = scene.guards
    ours = scene.lines

    def distance(square: int) -> int:
        reach = min(ours.glimpse[first][square], ours.glimpse[second][square], ONE_DIE)
        return ours.to_vault[square] - reach

    return min(places, key=distance)
