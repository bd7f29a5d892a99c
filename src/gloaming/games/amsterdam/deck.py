"""How much one picture has to do with another, as bots see it."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import msgspec

from gloaming.core import OWN, Record
from gloaming.games.amsterdam.messages import INTEL, PICTURES, Card, Picture
from gloaming.packs import shelf

FOLDER = Path(__file__).parent / "pictures"
LINKS = "similarity.json"

Matrix = tuple[tuple[float, ...], ...]


class Links(Record):
    """For every Intel card: how close it is to each picture of a District, and to each card."""

    districts: Matrix
    intel: Matrix


@lru_cache(maxsize=16)
def links(pack: str = OWN) -> Links:
    """As the deck's own file has it, so that 0 is the average and 1 is as usual above it.

    Of pictures that are not there any more nothing is known: to everybody they are all alike.
    """
    text = (FOLDER / LINKS).read_bytes() if pack == OWN else shelf("amsterdam").kept(pack, LINKS)
    if text is None:
        return Links(((0.0,) * len(PICTURES),) * len(INTEL), ((0.0,) * len(INTEL),) * len(INTEL))
    told = msgspec.json.decode(text, type=Links)
    return Links(levelled(told.districts), levelled(told.intel))


def levelled(matrix: Matrix) -> Matrix:
    """The same, measured from the average in usual steps."""
    every = [value for line in matrix for value in line]
    mean, spread = fmean(every), pstdev(every) or 1.0
    return tuple(tuple((value - mean) / spread for value in line) for line in matrix)


class Eye:
    """How one seat sees pictures for a while: much as everybody does, and a little like nobody.

    Who knew the seed could tell from an Officer's cards which map it has, so it must be secret.
    """

    def __init__(self, likeness: float, seed: str, pack: str = OWN) -> None:
        self._likeness, self._seed, self._links = likeness, seed, links(pack)
        self._own = sqrt(1 - likeness * likeness)

    def sees(self, card: Card, cell: Picture | Card, *, is_intel: bool) -> float:
        """How close this card is to what a cell shows."""
        true = (self._links.intel if is_intel else self._links.districts)[card][cell]
        return self._likeness * true + self._own * _whim(self._seed, card, cell, is_intel)


@lru_cache(maxsize=65_536)
def _whim(seed: str, card: Card, cell: Picture | Card, is_intel: bool) -> float:  # noqa: FBT001
    """What somebody sees in two pictures that nobody else does."""
    return Random(f"{seed} {card} {cell} {is_intel}").gauss(0, 1)  # noqa: S311 - as secret as it
