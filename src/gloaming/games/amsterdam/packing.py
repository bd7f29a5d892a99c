"""Packing: what an album becomes on a server, for browsers and for bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from gloaming.games.amsterdam.album import Album, AlbumError, Texts
from gloaming.games.amsterdam.deck import FOLDER, LINKS
from gloaming.games.amsterdam.likeness import Look, links, words_of
from gloaming.games.amsterdam.photos import BadPhotoError, Photo, copied, developed
from gloaming.packs import NewPack, fresh_name
from gloaming.words import LANGUAGES

NAMES = "names.json"
DESCRIBED = "described.json"


class Source(NamedTuple):
    """A file that becomes a picture, and what is said of it."""

    file: Path
    texts: Texts


class Picture(NamedTuple):
    """A picture under a name that says nothing."""

    name: str
    photo: Photo
    texts: Texts

    @property
    def look(self) -> Look:
        """What a bot sees."""
        return Look(self.photo.colours, words_of(self.texts.values()))


class Deck(NamedTuple):
    """All pictures, in the order of their numbers."""

    intel: list[Picture]
    districts: list[Picture]


# From files to pictures


def developed_all(album: Album, watched: Callable[[list[Source]], Iterable[Source]] = iter) -> Deck:
    """Every picture, or everything that is wrong with any. Nothing is written yet.

    The numbers of Intel cards are drawn by chance: the two of a clue are shown in their order.
    """
    cards = sorted(_sources(album, "intel"), key=lambda _card: fresh_name())
    faults: list[str] = []
    pictures: list[Picture] = []
    first: dict[bytes, Path] = {}
    for file, texts in watched([*cards, *_sources(album, "districts")]):
        try:
            photo = copied(file) if file.parent == FOLDER else developed(file)
        except BadPhotoError as error:
            faults.append(f"{file} {error}.")
            continue
        if (same := first.setdefault(photo.large, file)) is not file:
            faults.append(f"{file} shows the same as {same}.")
        pictures.append(Picture(fresh_name(), photo, texts))
    if faults:
        raise AlbumError(*faults)
    return Deck(pictures[: len(cards)], pictures[len(cards) :])


def _sources(album: Album, of: Literal["intel", "districts"]) -> Iterator[Source]:
    """The album's pictures; where it has none, the game's own with the same number."""
    for number, file in enumerate(getattr(album, of)):
        if file is not None:
            yield Source(file, album.texts.get(file, {}))
            continue
        names, told = _own()
        texts = {language: told[of][language][number] for language in LANGUAGES}
        yield Source(FOLDER / f"{names[of][number]}.webp", texts)


@cache
def _own() -> tuple[dict[str, list[str]], dict[str, dict[str, list[str]]]]:
    """The names of the game's own pictures, and what is said of them."""
    names = msgspec.json.decode((FOLDER / NAMES).read_bytes(), type=dict[str, list[str]])
    told = msgspec.json.decode(
        (FOLDER / DESCRIBED).read_bytes(), type=dict[str, dict[str, list[str]]]
    )
    return names, told


# From pictures to a pack


def pack(deck: Deck, new: NewPack) -> None:
    """Put everything in: names and words as the game's own pictures have them."""
    parts = deck._asdict().items()
    for picture in (*deck.intel, *deck.districts):
        new.serve(f"{picture.name}.webp", picture.photo.large)
        new.serve(f"{picture.name}-s.webp", picture.photo.small)
    names = {of: [picture.name for picture in pictures] for of, pictures in parts}
    new.serve(NAMES, msgspec.json.encode(names))
    told = {
        of: {language: [one.texts.get(language, "") for one in pictures] for language in LANGUAGES}
        for of, pictures in parts
    }
    new.serve(DESCRIBED, msgspec.json.encode(told))
    seen = links([one.look for one in deck.intel], [one.look for one in deck.districts])
    new.keep(LINKS, msgspec.json.encode(seen))
