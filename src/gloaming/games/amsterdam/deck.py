"""How much one picture has to do with another, as bots see it."""

from __future__ import annotations

from functools import cache, lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import msgspec

from gloaming.core import Record
from gloaming.games.amsterdam.messages import Card, Picture

FOLDER = Path(__file__).parent / "pictures"

Matrix = tuple[tuple[float, ...], ...]


class Links(Record):
    """For every Intel card: how close it is to each picture of a District, and to each card."""

    districts: Matrix
    intel: Matrix


@cache
def links() -> Links:
    """As the deck's own file has it, so that 0 is the average and 1 is as usual above it."""
    told = msgspec.json.decode((FOLDER / "similarity.json").read_bytes(), type=Links)
    return Links(_levelled(told.districts), _levelled(told.intel))


def _levelled(matrix: Matrix) -> Matrix:
    every = [value for line in matrix for value in line]
    mean, spread = fmean(every), pstdev(every)
    return tuple(tuple((value - mean) / spread for value in line) for line in matrix)


class Eye:
    """How one seat sees pictures in one match: much as everybody does, and a little like nobody."""

    def __init__(self, likeness: float, seed: str) -> None:
        self._likeness, self._seed = likeness, seed
        self._own = sqrt(1 - likeness * likeness)

    def sees(self, card: Card, cell: Picture | Card, *, is_intel: bool) -> float:
        """How close this card is to what a cell shows."""
        true = (links().intel if is_intel else links().districts)[card][cell]
        return self._likeness * true + self._own * _whim(self._seed, card, cell, is_intel)


@lru_cache(maxsize=65_536)
def _whim(seed: str, card: Card, cell: Picture | Card, is_intel: bool) -> float:  # noqa: FBT001
    """What somebody sees in two pictures that nobody else does, as long as the match lasts."""
    return Random(f"{seed} {card} {cell} {is_intel}").gauss(0, 1)  # noqa: S311 - no secret
