"""All deals of Shadow House that agree with some evidence, walked through value by value.

Rows are in ascending order, so a deal can be told by saying for 0, then for 1, and so on up to 9,
who holds how many of them: a row that has so many cards already puts the next one behind those.
All that matters for what may come is how far each row has been filled. Of thousands or millions of
deals there are thus only some hundred places on the way, and every deal is one path through them.

Where a path has got to is one number. Its lowest bits are the Safe's: two bits count its cards, ten
more say what may still join the only one. Then each row has its own bits: three count its cards,
and two for each answer that is open count the cards of the lower of the two values.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from gloaming.games.house.evidence import ANY, Answer, Evidence, RowEvidence
from gloaming.games.house.messages import VALUES, Value

SAFE_BITS = 2 + len(VALUES)
SAFE = (1 << SAFE_BITS) - 1
SAFE_IS_FULL = 2
FILL_BITS = 3
FILL = (1 << FILL_BITS) - 1
OPEN_BITS = 2
OPEN = (1 << OPEN_BITS) - 1

PAIR_FIELDS = len(VALUES)
FIELD_BITS = 48
"""More than any number of deals needs: of five rows and the Safe there are fewer than 2 ** 42."""


class Way(NamedTuple):
    """How the cards of one value may be spread: one step of a path."""

    by: int
    """How far it leads, to be added to where the path is."""
    weight: int
    """Two alike that go to different holders can do so in two ways."""
    shift: int
    """By how many bits a number is moved that counts deals in a field for each pair."""
    taken: tuple[int, ...]
    """How many cards each row takes."""


class Track(NamedTuple):
    """One row by itself: what it may take of each value, given what it has."""

    unit: tuple[int, ...]
    """For each value, what a card of it adds to the bits of this row."""
    keep: tuple[int, ...]
    """For each value, the bits that still matter after it."""
    may_take: tuple[dict[int, int], ...]
    """For each value: from where the row may take none, one or two of it, as bits 0, 1 and 2."""
    end: int
    """The bits of a row that is full."""
    width: int


# One row by itself


@lru_cache(maxsize=4096)
def _track(masks: tuple[int, ...], answers: tuple[Answer, ...], copies: tuple[int, ...]) -> Track:
    opens = sorted({low for low, _, _ in answers})
    at = {low: FILL_BITS + OPEN_BITS * index for index, low in enumerate(opens)}
    unit = tuple([1 + (1 << at[value] if value in at else 0) for value in VALUES])
    keep = tuple([_kept(at, answers, value) for value in VALUES])
    steps: list[list[tuple[int, int, int]]] = []
    reached = {0}
    for value in VALUES:
        closing = [(at[low], count) for low, high, count in answers if high == value]
        here = [
            (bits, number, bits + number * unit[value] & keep[value])
            for bits in reached
            for number in _numbers(masks, bits & FILL, value, copies[value])
            if not closing or all((bits >> pos & OPEN) + number == count for pos, count in closing)
        ]
        steps.append(here)
        reached = {then for _, _, then in here}
    width = FILL_BITS + OPEN_BITS * len(opens)
    return Track(unit, keep, _leading_to({len(masks)}, steps), len(masks), width)


def _kept(at: dict[Value, int], answers: tuple[Answer, ...], value: Value) -> int:
    """An answer is open until its higher value has passed."""
    opened = {low for low, high, _ in answers if low <= value < high}
    return FILL | sum(OPEN << at[low] for low in opened)


def _numbers(masks: tuple[int, ...], fill: int, value: int, most: int) -> Iterator[int]:
    yield 0
    for number, mask in enumerate(masks[fill : fill + most], 1):
        if not mask >> value & 1:
            return
        yield number


def _leading_to(
    ends: set[int], steps: list[list[tuple[int, int, int]]]
) -> tuple[dict[int, int], ...]:
    """Only what lets the row be full in the end."""
    tables: list[dict[int, int]] = []
    for here in reversed(steps):
        table: dict[int, int] = {}
        for bits, number, then in here:
            if then in ends:
                table[bits] = table.get(bits, 0) | 1 << number
        tables.append(table)
        ends = set(table)
    return tuple(reversed(tables))


# The Safe by itself


def _safe_ways(bits: int, value: int, partners: int, most: int) -> list[tuple[int, int, int]]:
    """How many cards of a value the Safe may take, how its bits change, and the shift of fields."""
    count, waits_for = bits & 3, bits >> 2
    later = ANY & -(2 << value)
    if count == SAFE_IS_FULL:
        return [(0, 0, 0)]
    if count == 1:
        left = waits_for & later
        ways = [(0, (1 | left << 2) - bits, 0)] if left else []
        if most and waits_for >> value & 1:
            ways.append((1, SAFE_IS_FULL - bits, PAIR_FIELDS * value * FIELD_BITS))
        return ways
    ways = [(0, 0, 0)]
    if most and partners & later:
        ways.append((1, 1 | (partners & later) << 2, value * FIELD_BITS))
    if most > 1 and partners >> value & 1:
        ways.append((2, SAFE_IS_FULL, (PAIR_FIELDS + 1) * value * FIELD_BITS))
    return ways


# All together


@lru_cache(maxsize=1 << 14)
def _spreads(may_take: int, rows: int, number: int) -> tuple[tuple[int, ...], ...]:
    """So many cards among so many rows; three bits each say how many the row may take."""
    if not rows:
        return () if number else ((),)
    own = may_take >> 3 * (rows - 1)
    return tuple(
        (taken, *others)
        for taken in range(number + 1)
        if own >> taken & 1
        for others in _spreads(may_take & ~(7 << 3 * (rows - 1)), rows - 1, number - taken)
    )


@lru_cache(maxsize=1 << 14)
def _ways(
    may_take: int, safe: int, value: int, partners: int, copies: int, units: tuple[int, ...]
) -> tuple[Way, ...]:
    """Positions differ, but most of their steps have been taken before."""
    found: list[Way] = []
    for own, change, shift in _safe_ways(safe, value, partners, copies):
        for taken in _spreads(may_take, len(units), copies - own):
            is_split = copies == 2 and own != 2 and 2 not in taken
            by = change + sum(map(mul, taken, units))
            found.append(Way(by, 1 + is_split, shift, taken))
    return tuple(found)


class Paths:
    """Every deal that agrees with some evidence, as a path from `start` to `end`."""

    def __init__(self, evidence: Evidence) -> None:
        self.rows: tuple[RowEvidence, ...] = evidence.rows
        self.start = SAFE_IS_FULL if evidence.safe else 0
        self.end = SAFE_IS_FULL
        self.keep = [SAFE] * len(VALUES)
        """For each value, the bits that still matter after it."""
        self._tracks: list[tuple[int, int, Track]] = []
        """Where the bits of a row begin, a mask for them, and the row."""
        offset = SAFE_BITS
        for row in evidence.rows:
            track = _track(row.masks, row.answers, evidence.copies)
            self._tracks.append((offset, (1 << track.width) - 1, track))
            self.end |= track.end << offset
            for value in VALUES:
                self.keep[value] |= track.keep[value] << offset
            offset += track.width
        self._may_take = [
            [(offset, mask, track.may_take[value]) for offset, mask, track in self._tracks]
            for value in VALUES
        ]
        self._spread = [
            (value, partners, evidence.copies[value], self._units(value))
            for value, partners in enumerate(_possible(evidence))
        ]

    def _units(self, value: int) -> tuple[int, ...]:
        return tuple([track.unit[value] << offset for offset, _, track in self._tracks])

    def fills(self, where: int) -> list[int]:
        """How many cards each row has."""
        return [where >> offset & FILL for offset, _, _ in self._tracks]

    def ways(self, value: int, where: int) -> tuple[Way, ...]:
        """How the cards of a value may be spread from here."""
        may_take = 0
        for offset, mask, own in self._may_take[value]:
            may_take = may_take << 3 | own.get(where >> offset & mask, 0)
        return _ways(may_take, where & SAFE, *self._spread[value])


def _possible(evidence: Evidence) -> tuple[int, ...]:
    """The Safe's pairs, apart from those for which cards are lacking."""
    there = sum(1 << value for value in VALUES if evidence.copies[value])
    return tuple(
        partners & there & (ANY if evidence.copies[value] > 1 else ~(1 << value))
        for value, partners in enumerate(evidence.partners)
    )
