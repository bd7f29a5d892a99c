"""What bots see in pictures that nobody has described to them: colours, and words if there are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import NamedTuple

from PIL import Image, ImageCms

from gloaming.games.amsterdam.deck import Links, Matrix, levelled

Colours = tuple[float, ...]
"""How much of a picture has which colour, all together 1."""

SIDE = 40
STEPS = {"light": (64, 128, 192), "red": (116, 124, 132, 140), "yellow": (116, 124, 132, 144)}
"""Where one shade becomes the next, in CIELAB of 8 bits: most of what is seen is near grey."""
LAB = ImageCms.buildTransform(
    ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB"
)
WORD = re.compile(r"\w{3,}")
WEIGHT_OF_WORDS = 3.0
"""What two pictures show says more than how they are coloured."""


def colours(picture: Image.Image) -> Colours:
    """A histogram in CIELAB."""
    seen = ImageCms.applyTransform(picture.resize((SIDE, SIDE)), LAB)
    assert seen is not None
    shades = [
        _shades(band.tobytes(), steps)
        for band, steps in zip(seen.split(), STEPS.values(), strict=True)
    ]
    found = Counter(zip(*shades, strict=True))
    kinds = [len(steps) + 1 for steps in STEPS.values()]
    return tuple(
        found[light, red, yellow] / (SIDE * SIDE)
        for light in range(kinds[0])
        for red in range(kinds[1])
        for yellow in range(kinds[2])
    )


def _shades(values: bytes, steps: Sequence[int]) -> list[int]:
    shade = [sum(value >= step for step in steps) for value in range(256)]
    return [shade[value] for value in values]


# How close two pictures are


class Look(NamedTuple):
    """What there is to go by in one picture."""

    colours: Colours
    words: frozenset[str]


def words_of(texts: Iterable[str]) -> frozenset[str]:
    """The words that say something, in whatever languages a picture is described."""
    return frozenset(word for text in texts for word in WORD.findall(text.casefold()))


def links(intel: Sequence[Look], districts: Sequence[Look]) -> Links:
    """For every Intel card: how close it is to each picture of a District, and to each card."""
    weights = _weights([*intel, *districts])
    return Links(_matrix(intel, districts, weights), _matrix(intel, intel, weights))


def _weights(looks: Sequence[Look]) -> dict[str, float]:
    """The rarer a word, the more it says."""
    count = Counter(word for look in looks for word in look.words)
    return {word: log(len(looks) / times) for word, times in count.items()}


def _matrix(ones: Sequence[Look], others: Sequence[Look], weights: dict[str, float]) -> Matrix:
    by_colour = levelled(
        tuple(tuple(_shared(one.colours, other.colours) for other in others) for one in ones)
    )
    if not weights:
        return _rounded(by_colour)
    by_words = levelled(
        tuple(tuple(_alike(one.words, other.words, weights) for other in others) for one in ones)
    )
    return _rounded(map(_together, *rows) for rows in zip(by_colour, by_words, strict=True))


def _together(colour: float, words: float) -> float:
    return colour + WEIGHT_OF_WORDS * words


def _rounded(matrix: Iterable[Iterable[float]]) -> Matrix:
    return tuple(tuple(round(value, 2) for value in row) for row in matrix)


def _shared(one: Colours, other: Colours) -> float:
    """How much of two pictures has the same colours."""
    return sum(map(min, one, other))


def _alike(one: frozenset[str], other: frozenset[str], weights: dict[str, float]) -> float:
    """The cosine between what is said of two pictures."""
    both = _weight(one & other, weights)
    return both / sqrt(_weight(one, weights) * _weight(other, weights)) if both else 0.0


def _weight(words: frozenset[str], weights: dict[str, float]) -> float:
    return sum(weights[word] ** 2 for word in words)
