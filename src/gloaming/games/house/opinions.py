"""What a bot of Shadow House makes of what its seat knows: exactly, or by a glance."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.core import Seat
from gloaming.games.house import beliefs
from gloaming.games.house.beliefs import Chances
from gloaming.games.house.evidence import PAIRS, Evidence, Pair
from gloaming.games.house.messages import VALUES, Dig, Value


class Opinion(NamedTuple):
    """How likely each pair is that may lie in the Safe, and each value of each card."""

    safe: dict[Pair, float]
    cards: dict[Seat, dict[int, Chances]]

    def best_pair(self) -> tuple[Pair, float]:
        """The likeliest pair, the lowest of equals."""
        pair = max(self.safe, key=lambda pair: self.safe[pair])
        return pair, self.safe[pair]

    def in_safe(self, value: Value) -> float:
        """How likely a value is to lie in the Safe, once or twice."""
        return sum([chance for pair, chance in self.safe.items() if value in pair])

    def chance(self, dig: Dig) -> float:
        """How likely a Dig is to be right."""
        return self.cards[dig.whom][dig.place][dig.value]


def exact(evidence: Evidence) -> Opinion:
    """By counting all deals."""
    return Opinion(beliefs.safe(evidence), beliefs.cards(evidence))


def at_a_glance(evidence: Evidence) -> Opinion:
    """By what each card can be between its neighbours, as if nothing else had to do with it."""
    copies = evidence.copies
    cards = {
        row.seat: {
            place: _shares([copies[value] if mask >> value & 1 else 0 for value in VALUES])
            for place, mask in zip(row.places, _ascending(row.masks), strict=True)
        }
        for row in evidence.rows
    }
    if evidence.safe is not None:
        return Opinion({evidence.safe: 1.0}, cards)
    weights = {pair: _ways(copies, pair) for pair in PAIRS if _is_possible(evidence, pair)}
    total = sum(weights.values())
    return Opinion({pair: weight / total for pair, weight in weights.items() if weight}, cards)


def _ascending(masks: tuple[int, ...]) -> list[int]:
    """What each card can be where none is lower than those before it, or higher than those after.

    A set of values is a number with one bit for each.
    """
    bounded = list(masks)
    for index in range(1, len(bounded)):
        lowest = bounded[index - 1] & -bounded[index - 1]
        bounded[index] &= -lowest
    for index in range(len(bounded) - 2, -1, -1):
        bounded[index] &= (1 << bounded[index + 1].bit_length()) - 1
    return bounded


def _shares(weights: list[int]) -> Chances:
    total = sum(weights)
    return tuple([weight / total if total else 0.0 for weight in weights])


def _is_possible(evidence: Evidence, pair: Pair) -> bool:
    low, high = pair
    return bool(evidence.partners[low] >> high & 1)


def _ways(copies: tuple[int, ...], pair: Pair) -> int:
    """In how many ways two cards can be taken from those that are not known."""
    low, high = pair
    return copies[low] * (copies[low] - 1) // 2 if low == high else copies[low] * copies[high]
