"""What a seat of Shadow House can work out: how likely each pair in the Safe is, and each card.

Every way in which the twenty cards may have been dealt counts the same, as long as it agrees with
the evidence. How people choose between gaps, sides and cards is not asked.

    seen = evidence.of_view(known.view)
    beliefs.safe(seen)          # {(Value(3), Value(7)): 0.25, ...}: the pairs that are possible
    beliefs.cards(seen)         # {seat: {place: (chance of 0, ..., chance of 9)}}
    beliefs.count(seen)         # how many deals there are
    beliefs.sample(seen, rng)   # one of them, each as likely as any other
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from gloaming.core import Seat
from gloaming.games.house.deals import FIELD_BITS, PAIR_FIELDS, Paths
from gloaming.games.house.evidence import PAIRS, Evidence, Pair
from gloaming.games.house.messages import VALUES, Value

Chances = tuple[float, ...]
"""For each of the ten values, how likely it is."""
FIELD = (1 << FIELD_BITS) - 1
REMEMBERED = 32
"""How many pieces of evidence are kept in mind: one is often asked about more than once."""


class Deal(NamedTuple):
    """What may lie face down."""

    rows: dict[Seat, tuple[Value, ...]]
    """All Clue cards of every row in which something is not known."""
    safe: Pair


# The Safe


def safe(evidence: Evidence) -> dict[Pair, float]:
    """How likely each pair is that may lie in the Safe, in ascending order."""
    numbers = _numbers_of_deals(evidence)
    total = sum(numbers.values())
    return {pair: number / total for pair, number in numbers.items()}


def count(evidence: Evidence) -> int:
    """How many deals agree with the evidence, two cards alike told apart."""
    return sum(_numbers_of_deals(evidence).values())


@lru_cache(maxsize=REMEMBERED)
def _numbers_of_deals(evidence: Evidence) -> dict[Pair, int]:
    """For each pair in the Safe. All are counted at once, each in its own bits of one number."""
    paths = Paths(evidence)
    layer = {paths.start: 1}
    for value in VALUES:
        keep = paths.keep[value]
        after: dict[int, int] = {}
        for where, number in layer.items():
            for by, weight, shift, _ in paths.ways(value, where):
                then = where + by & keep
                after[then] = after.get(then, 0) + (number * weight << shift)
        layer = after
    fields = layer.get(paths.end, 0)
    if evidence.safe is not None:
        return {evidence.safe: fields}
    numbers = {
        (low, high): fields >> (PAIR_FIELDS * high + low) * FIELD_BITS & FIELD
        for low, high in PAIRS
    }
    return {pair: number for pair, number in numbers.items() if number}


# Cards


class _Map(NamedTuple):
    """Every path that agrees with some evidence, and from everywhere how many lead to the end."""

    paths: Paths
    so_far: list[dict[int, int]]
    """Before each value: where one may be, and how many ways lead there."""
    ahead: list[dict[int, int]]
    """The same places, and how many ways lead from there to the end."""


@lru_cache(maxsize=REMEMBERED)
def _map(evidence: Evidence) -> _Map:
    paths = Paths(evidence)
    so_far = [{paths.start: 1}]
    for value in VALUES:
        keep = paths.keep[value]
        after: dict[int, int] = {}
        for where, number in so_far[-1].items():
            for by, weight, _, _ in paths.ways(value, where):
                then = where + by & keep
                after[then] = after.get(then, 0) + number * weight
        so_far.append(after)
    ahead: list[dict[int, int]] = [{paths.end: 1}]
    for value in reversed(VALUES):
        keep, further = paths.keep[value], ahead[0]
        before: dict[int, int] = {}
        for where in so_far[value]:
            number = 0
            for by, weight, _, _ in paths.ways(value, where):
                number += weight * further.get(where + by & keep, 0)
            if number:
                before[where] = number
        ahead.insert(0, before)
    return _Map(paths, so_far, ahead)


@lru_cache(maxsize=REMEMBERED)
def cards(evidence: Evidence) -> dict[Seat, dict[int, Chances]]:
    """For each Clue card in a row that is not known, by its place: how likely each value is.

    Cards that are known in such a row are there as well, with a chance of 1.
    """
    paths, _, ahead = seen = _map(evidence)
    total = ahead[0][paths.start]
    numbers = [[[0] * len(VALUES) for _ in row.places] for row in paths.rows]
    for value in VALUES:
        _count_cards(seen, value, numbers)
    return {
        row.seat: {
            place: tuple([number / total for number in card])
            for place, card in zip(row.places, counted, strict=True)
        }
        for row, counted in zip(paths.rows, numbers, strict=True)
    }


def _count_cards(seen: _Map, value: Value, numbers: list[list[list[int]]]) -> None:
    """In how many deals each card of each row is of one value."""
    paths, so_far, ahead = seen
    keep, further = paths.keep[value], ahead[value + 1]
    for where in ahead[value]:
        fills, number = paths.fills(where), so_far[value][where]
        for by, weight, _, taken in paths.ways(value, where):
            rest = further.get(where + by & keep)
            if rest:
                for own, fill, row in zip(taken, fills, numbers, strict=True):
                    for index in range(fill, fill + own):
                        row[index][value] += number * weight * rest


# Whole deals


def sample(evidence: Evidence, rng: Random) -> Deal:
    """One of the deals that agree with the evidence, each as likely as any other."""
    paths, _, ahead = _map(evidence)
    where = paths.start
    which = rng.randrange(ahead[0][where])
    rows: list[list[Value]] = [[] for _ in paths.rows]
    in_safe: list[Value] = []
    for value in VALUES:
        keep = paths.keep[value]
        for way in paths.ways(value, where):
            then = where + way.by & keep
            number = way.weight * ahead[value + 1].get(then, 0)
            if which < number:
                break
            which -= number
        which //= way.weight
        where = then
        for row, own in zip(rows, way.taken, strict=True):
            row.extend([value] * own)
        in_safe += [value] * (evidence.copies[value] - sum(way.taken))
    low, high = evidence.safe or in_safe
    dealt = {row.seat: tuple(own) for row, own in zip(paths.rows, rows, strict=True)}
    return Deal(dealt, (low, high))
