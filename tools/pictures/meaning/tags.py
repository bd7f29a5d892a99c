"""What a picture brings to mind: its own tags, and what is said of the motifs that are in it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.pictures.deck import HERE
from tools.pictures.recipe import Recipe
from tools.pictures.things import names_of

MOTIFS = HERE / "motifs.toml"
WEIGHTS = {"objects": 1.0, "concepts": 0.85, "actions": 0.75, "mood": 0.45}
"""What people name first counts most."""
OF_HERO, OF_PROP = 0.7, 0.5
"""What a motif brings to mind counts less than what somebody has said of the picture itself."""


class Tag(NamedTuple):
    """A word of a picture, and how much it counts."""

    word: str
    weight: float
    is_mood: bool = False
    """A mood is like another mood, and like nothing else."""
    motif: str = ""
    """Which one brings it, if the picture does not say it itself."""


class BrokenMotifsError(Exception):
    """A list of associations that cannot be read; the text says where and why."""


@cache
def associations(file: Path = MOTIFS) -> dict[str, tuple[str, ...]]:
    """What each motif brings to mind."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, tuple[str, ...]])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenMotifsError(f"{file.name}: {error}") from error


def motifs_of(recipe: Recipe) -> tuple[str, ...]:
    """All motifs and icons of a picture, each once, the hero first."""
    found: dict[str, None] = {recipe.hero: None}
    for step in recipe.own:
        found.update(dict.fromkeys(names_of(step)))
    return tuple(found)


def tags_of(recipe: Recipe) -> tuple[Tag, ...]:
    """Each word once, by what makes it count most."""
    words: dict[str, Tag] = {}
    for kind, weight in WEIGHTS.items():
        for word in getattr(recipe.tags, kind):
            words.setdefault(word, Tag(word, weight, is_mood=kind == "mood"))
    for motif in motifs_of(recipe):
        weight = OF_HERO if motif == recipe.hero else OF_PROP
        for word in associations().get(motif, ()):
            words.setdefault(word, Tag(word, weight, motif=motif))
    return tuple(words.values())
