"""How close two pictures are by their words: by the few that are closest, as people find them."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

import numpy as np

from tools.pictures.meaning.tags import Tag
from tools.pictures.paint.arrays import Array

NOISE, SURE = 0.36, 0.86
"""Below the one a likeness of two words says nothing, from the other on they are the same."""
SHARES = (1.0, 0.6, 0.4, 0.25)
"""What the best link of two pictures counts, the second, and so on."""
FAINT = 0.08
"""A link that is weaker is none."""
OPPOSITES = (
    ("cheerful", "melancholy"), ("calm", "tense"), ("joyful", "gloomy"), ("cold", "warm"),
    ("quiet", "lively"), ("peaceful", "dangerous"), ("lonely", "festive"),
)  # fmt: skip
"""Words that stand close for a model, and far apart for people."""


class Link(NamedTuple):
    """A word of one picture and a word of another."""

    strength: float
    one: str
    other: str


class Words:
    """All words of a deck, how close they are, and how much each says."""

    def __init__(self, deck: Sequence[Sequence[Tag]], vectors: Array, words: Sequence[str]) -> None:
        self._index = {word: number for number, word in enumerate(words)}
        likeness = np.clip((vectors @ vectors.T - NOISE) / (SURE - NOISE), 0, 1) ** 1.2
        for one, other in OPPOSITES:
            if one in self._index and other in self._index:
                pair = self._index[one], self._index[other]
                likeness[pair] = likeness[pair[::-1]] = 0
        self._likeness = likeness
        self._rarity = self._rarities([self._numbers(tags) for tags in deck])

    def _numbers(self, tags: Sequence[Tag]) -> list[int]:
        return [self._index[tag.word] for tag in tags]

    def _rarities(self, deck: Sequence[list[int]]) -> Array:
        """What half of the pictures have says little."""
        close = np.stack([(self._likeness[:, numbers] > 0.6).any(1) for numbers in deck])
        often = close.sum(0)
        return np.maximum(0.05, np.log((len(deck) + 1) / (often + 0.5)) / log(len(deck) + 1))

    def links(self, one: Sequence[Tag], other: Sequence[Tag]) -> list[Link]:
        """The best, each word and each motif in one link only: a prop that both have is one."""
        strengths = self._likeness[np.ix_(self._numbers(one), self._numbers(other))].copy()
        strengths *= np.sqrt(np.outer(self._values(one), self._values(other)))
        strengths *= _may_meet(one, other)
        found: list[Link] = []
        while len(found) < len(SHARES) and strengths.max() > FAINT:
            row, column = map(int, np.unravel_index(strengths.argmax(), strengths.shape))
            best = float(strengths[row, column])
            found.append(Link(best, one[row].word, other[column].word))
            strengths[_with(one, row), :] = strengths[:, _with(other, column)] = 0
        return found

    def _values(self, tags: Sequence[Tag]) -> Array:
        weights = np.array([tag.weight for tag in tags])
        return weights * self._rarity[self._numbers(tags)]


def _with(tags: Sequence[Tag], number: int) -> list[int]:
    """A word, and all others that the same motif brings."""
    motif = tags[number].motif
    others = (at for at, tag in enumerate(tags) if motif and tag.motif == motif)
    return [number, *others]


def _may_meet(one: Sequence[Tag], other: Sequence[Tag]) -> Array:
    moods = [np.array([tag.is_mood for tag in tags]) for tags in (one, other)]
    return moods[0][:, None] == moods[1][None, :]


def closeness(links: Sequence[Link]) -> float:
    """How much the links of two pictures come to."""
    return sum(link.strength * share for link, share in zip(links, SHARES, strict=False))
