"""What is kept of the links between pictures, beside them, and what it was made of.

`similarity.json` is what bots read. `reasons.json` says by which words two pictures are close: it
is for people, and not shipped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from tools.pictures.meaning.tags import tags_of
from tools.pictures.numbering import NAMES
from tools.pictures.recipe import Recipe

SIMILARITY_FILE, REASONS_FILE = "similarity.json", "reasons.json"

Matrix = tuple[tuple[float, ...], ...]


class Similarity(msgspec.Struct, frozen=True, kw_only=True):
    """How close every two pictures are, from 0 to 1."""

    of: str
    """The pictures and words that it was made of."""
    districts: Matrix
    """Each Intel card with each picture of a District."""
    intel: Matrix
    """Each Intel card with each."""
    sides: Matrix
    """Each picture of a District with each; the game has no use for it, the laws have."""

    def whole(self) -> Matrix:
        """All pictures with all, in the order of the deck."""
        cards = tuple(map(tuple.__add__, self.intel, self.districts))
        return cards + tuple(map(tuple.__add__, zip(*self.districts, strict=True), self.sides))


class _MadeOf(msgspec.Struct, frozen=True):
    of: str = ""


def made_of(file: Path) -> str:
    """What a kept file says that it is of; nothing if it is not there."""
    return msgspec.json.decode(file.read_bytes(), type=_MadeOf).of if file.exists() else ""


def read(folder: Path) -> Similarity:
    """The file of a folder."""
    return msgspec.json.decode((folder / SIMILARITY_FILE).read_bytes(), type=Similarity)


def ordered(deck: Sequence[Recipe]) -> list[Recipe]:
    """A whole deck in its order, Intel first."""
    return sorted(deck, key=lambda recipe: NAMES.index(recipe.id))


def digest(deck: Sequence[Recipe], names: Mapping[str, str]) -> str:
    """Of which pictures and words the files are made."""
    parts = [(one.id, names.get(one.id), one.concept, tags_of(one)) for one in ordered(deck)]
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()
