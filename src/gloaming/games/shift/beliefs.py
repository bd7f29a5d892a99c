"""What a seat of Shadow Shift can work out: how likely there is a Criminal under each counter.

Everybody chooses freely under which of the own counters Criminals go, so there is no chance of a
deal to go by. The prior is that all ways to hide them are equally likely; flips, looks and the own
counters rule ways out. There are 1,820 at most. Whoever has an opinion of how people walk may give
odds: then each way counts by the product of the odds of its Criminals.

    seen = beliefs.of_knowledge(known)
    beliefs.chances(seen)       # by counter: how likely there is a Criminal under it
    beliefs.count(seen)         # how many ways there are
    beliefs.ways(seen)          # each of them, a bit for each Criminal
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from gloaming.core import Knowledge
from gloaming.games.shift.division import Division, division
from gloaming.games.shift.events import Event, ShownBlank, Uncovered
from gloaming.games.shift.messages import Counter, Options
from gloaming.games.shift.views import Blank, Criminal, View
from gloaming.games.shift.worlds import undersides_seen

Chances = tuple[float, ...]
"""By the number of a counter; the first entry is no counter's."""


class Evidence(NamedTuple):
    """Whose counters are which, and what a seat has seen of their undersides."""

    ours: Division
    criminals: int
    blanks: int
    """Which are known to have a Criminal, and which to have none, a bit for each."""

    def hidden(self) -> Iterator[tuple[list[Counter], int]]:
        """Of each player, the counters that are not known, and how many Criminals are there."""
        known = self.criminals | self.blanks
        for player in self.ours.players:
            own = self.ours.own[player]
            unknown = own & ~known
            found = (own & self.criminals).bit_count()
            yield (
                [one for one in self.ours.counters if unknown >> one & 1],
                (self.ours.criminals - found),
            )


def of_knowledge(known: Knowledge[Options, Event, View]) -> Evidence | None:
    """All that a seat has seen, whether it is marked or not; nothing before it is clear who plays.

    What a bot has witnessed it remembers, also at a table that marks nothing.
    """
    view = known.view
    if view.guard is None:
        return None
    seen = undersides_seen(known)
    for shadow in view.shadows:
        if isinstance(shadow, Blank | Criminal):
            seen[shadow.counter] = isinstance(shadow, Criminal)
    criminals = sum(1 << counter for counter, is_one in seen.items() if is_one)
    blanks = sum(1 << counter for counter, is_one in seen.items() if not is_one)
    return Evidence(division(len(known.seats), view.guard), criminals, blanks)


def flipped(known: Knowledge[Options, Event, View]) -> tuple[int, int]:
    """Which counters everybody has seen to be blank, and which to have a Criminal."""
    blank = found = 0
    for moment in known.witnessed:
        for event in moment.events:
            if isinstance(event, ShownBlank):
                blank |= 1 << event.counter
            elif isinstance(event, Uncovered):
                found |= 1 << event.counter
    return blank, found


def count(evidence: Evidence) -> int:
    """How many ways there are to hide the Criminals."""
    return prod(comb(len(unknown), missing) for unknown, missing in evidence.hidden())


def ways(evidence: Evidence) -> Iterator[int]:
    """Every way, with those that are known."""
    choices = [list(combinations(*hidden)) for hidden in evidence.hidden()]
    for chosen in product(*choices):
        yield evidence.criminals | sum(1 << counter for own in chosen for counter in own)


def chances(evidence: Evidence, odds: Sequence[float] | None = None) -> Chances:
    """How likely there is a Criminal under each counter, exactly."""
    found = [float(evidence.criminals >> one & 1) for one in range(len(evidence.ours.owners))]
    for unknown, missing in evidence.hidden():
        weights = [1.0 if odds is None else odds[counter] for counter in unknown]
        for counter, chance in zip(unknown, _included(weights, missing), strict=True):
            found[counter] = chance
    return tuple(found)


def _included(weights: list[float], number: int) -> list[float]:
    """Of all choices of so many, each by the product of its weights, how often each is in."""
    if len(set(weights)) <= 1:
        return [number / len(weights)] * len(weights) if weights else []
    if not number:
        return [0.0] * len(weights)
    total = _products(weights)[number]
    return [
        weight * _products(weights[:index] + weights[index + 1 :])[number - 1] / total
        for index, weight in enumerate(weights)
    ]


def _products(weights: list[float]) -> list[float]:
    """By how many are chosen, the products of all choices of so many, added up."""
    sums = [1.0] + [0.0] * len(weights)
    for weight in weights:
        for number in range(len(weights), 0, -1):
            sums[number] += weight * sums[number - 1]
    return sums
