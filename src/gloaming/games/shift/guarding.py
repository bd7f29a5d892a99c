"""How Guards think: what they can look at on their way, and what they leave in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from gloaming.games.shift.lines import meet, squares_of
from gloaming.games.shift.messages import GUARDS
from gloaming.games.shift.scene import FIRST, OFF, SECOND, Scene

ONE_DIE = 6
LONG = 20
AFTER = 7


class Care(NamedTuple):
    """What Guards care for."""

    looks: float = 1.0
    """A Criminal that is found."""
    nearness: float = 4.0
    """The same once more, the more the nearer it was to a vault."""
    danger: float = 10.0
    """A vault that may be raided before the next turn."""
    later: float = 0.5
    """What is two dice away, beside what is one die away."""
    pull: float = 6.0
    """To be near those who may be Criminals."""
    resent: float = 0.3
    """One that is found again, in Family rules."""


class Route(NamedTuple):
    """A way for a Guard, what it is worth to have gone it, and whom it shows."""

    worth: float
    shown: int
    squares: tuple[int, ...]


class Plan(NamedTuple):
    """Where both go, and why."""

    score: float
    routes: dict[int, Route]
    dice: dict[int, int]
    danger: float


def best(scene: Scene, care: Care) -> Plan:
    """The pair of ways after which the Guards stand best."""
    watch = Watch(scene, care)
    plans = (watch.best(steps) for steps in _budgets(scene))
    return max(plans, key=lambda plan: plan.score)


def order(plan: Plan, mover: int) -> list[int]:
    """Whoever is on the way first, then whoever sees more: what it shows may change the rest."""
    return sorted(plan.routes, key=lambda guard: (guard != mover, -plan.routes[guard].worth))


def _budgets(scene: Scene) -> Iterator[dict[int, int]]:
    """How many steps each Guard has: who is on the way has what is left, the other one a die."""
    if not scene.mover and not scene.moved:
        one, other = scene.dice[0], scene.dice[-1]
        yield {FIRST: one, SECOND: other}
        if one != other:
            yield {FIRST: other, SECOND: one}
        return
    first = scene.mover or scene.moved
    other = GUARDS[0] if first == GUARDS[1] else GUARDS[1]
    yield {first: scene.steps, other: scene.dice[0] if scene.dice else 0}


class Watch:
    """One look at the board: who is suspect, and what a pair of squares is worth."""

    def __init__(self, scene: Scene, care: Care) -> None:
        self.scene, self.care, self.lines = scene, care, scene.lines
        suspects = scene.suspects()
        self.at = {scene.where[one]: one for one in suspects}
        """By square, who stands there."""
        self.chances = scene.chances
        hidden = [one for one in suspects if not (scene.safe | scene.blank) >> one & 1]
        self.mask = sum(1 << scene.where[one] for one in hidden)
        """Where there is somebody to look at."""
        self.wanted = sum(
            1 << scene.where[one]
            for one in suspects
            if self.lines.to_vault[scene.where[one]] < ONE_DIE + AFTER
        )
        """Where there is somebody near a vault."""
        self.strikes = _strikes(care)
        self._looks: dict[int, int] = {}
        self._worths: dict[int, float] = {0: 0.0}
        self._dangers: dict[tuple[int, int], tuple[tuple[int, float], ...]] = {}
        self.pulls = [(self.lines.steps[scene.where[one]], self._pull(one)) for one in suspects]

    def _pull(self, counter: int) -> float:
        """The nearer to a vault, the more."""
        steps = self.lines.to_vault[self.scene.where[counter]]
        return self.care.pull * self.chances[counter] / (6 + steps)

    # Ways

    def looks(self, square: int) -> int:
        """Whom a Guard sees who steps there, a bit for each."""
        if square not in self._looks:
            seen = (self.lines.sees[square] | 1 << square) & self.mask
            found = 0
            while seen:
                low = seen & -seen
                found |= 1 << self.at[low.bit_length() - 1]
                seen ^= low
            self._looks[square] = found
        return self._looks[square]

    def worth(self, shown: int) -> float:
        """What it is worth to have seen these."""
        if shown not in self._worths:
            low = shown & -shown
            self._worths[shown] = self.worth(shown ^ low) + self._worth(low.bit_length() - 1)
        return self._worths[shown]

    def _worth(self, counter: int) -> float:
        if self.scene.found >> counter & 1:
            return self.care.resent
        steps = self.lines.to_vault[self.scene.where[counter]]
        nearness = max(0.0, 1.0 - steps / LONG)
        return self.chances[counter] * (self.care.looks + self.care.nearness * nearness)

    def routes(self, guard: int, steps: int) -> dict[int, Route]:
        """For each square within reach, the way to it on which most is seen."""
        start, around = self.scene.where[guard], self.lines.around
        here = {start: Route(0.0, 0, ())}
        found = dict(here)
        for _ in range(steps):
            after: dict[int, Route] = {}
            for square, (worth, shown, squares) in here.items():
                for to in around[square]:
                    seen = shown | self.looks(to)
                    value = worth if seen == shown else self.worth(seen)
                    if to not in after or after[to].worth < value:
                        after[to] = Route(value, seen, (*squares, to))
            for to, route in after.items():
                if to not in found or found[to].worth < route.worth:
                    found[to] = route
            here = after
        return found

    # Pairs of squares

    def best(self, steps: dict[int, int]) -> Plan:
        """The best pair with so many steps: the promising ones first, and no others."""
        pairs = self._pairs(self.routes(FIRST, steps[FIRST]), self.routes(SECOND, steps[SECOND]))
        top = Plan(-inf, {}, steps, 1.0)
        for promise, _, first, second in pairs:
            if promise <= top.score:
                break
            here, there = self._end(FIRST, first), self._end(SECOND, second)
            danger = self.danger(here, there, first.shown | second.shown)
            score = promise - self.care.danger * danger
            if score > top.score:
                top = Plan(score, {FIRST: first, SECOND: second}, steps, danger)
        return top

    def _end(self, guard: int, route: Route) -> int:
        return route.squares[-1] if route.squares else self.scene.where[guard]

    def _pairs(
        self, firsts: dict[int, Route], seconds: dict[int, Route]
    ) -> list[tuple[float, int, Route, Route]]:
        """Both ways, and what they would be worth if there were no danger."""
        pairs: list[tuple[float, int, Route, Route]] = []
        others = [(there, second, self.pulled(there)) for there, second in seconds.items()]
        for here, first in firsts.items():
            away = self.pulled(here)
            for there, second, farther in others:
                if here != there:
                    far = sum(map(min, away, farther))
                    worth = self.worth(first.shown | second.shown) - far
                    pairs.append((worth, len(pairs), first, second))
        pairs.sort(reverse=True)
        return pairs

    def pulled(self, square: int) -> list[float]:
        """How far it is from there to each suspect, and how much that matters."""
        return [pull * steps[square] for steps, pull in self.pulls]

    def danger(self, here: int, there: int, shown: int) -> float:
        """How likely a vault is raided before the next turn."""
        if not self.wanted:
            return 0.0
        key = (here, there) if here < there else (there, here)
        if key not in self._dangers:
            self._dangers[key] = tuple(self._threats(*key))
        safe = 1.0
        for counter, threat in self._dangers[key]:
            if not shown >> counter & 1:
                safe *= 1.0 - threat
        return 1.0 - safe

    def _threats(self, here: int, there: int) -> Iterator[tuple[int, float]]:
        sees, ours = self.lines.sees, self.lines
        dark = ours.floor & ~(sees[here] | sees[there] | 1 << here | 1 << there)
        wanted = self.wanted & dark
        for steps, met in meet(ours, ours.vaults & dark, dark, wanted, ONE_DIE + AFTER):
            for square in squares_of(met):
                counter = self.at[square]
                yield counter, self.chances[counter] * self.strikes[steps]


def _strikes(care: Care) -> list[float]:
    """By steps, how likely the better of two dice takes a counter so far."""
    one = [1.0 - max(0, steps - 1) ** 2 / ONE_DIE**2 for steps in range(ONE_DIE + 1)]
    later = [care.later * (AFTER - steps) / AFTER for steps in range(AFTER)]
    return [*one, *later]


def post(scene: Scene) -> int:
    """The vault door from which, beside a Guard who has one already, the most is seen."""
    ours, taken = scene.lines, [one for one in scene.guards if one != OFF]
    seen = scene.seen
    free = [door for door in ours.plan.vaults if door not in taken]
    return max(free, key=lambda door: (ours.sees[door] & ~seen).bit_count())
