"""What a picture brings to mind: its own tags, and what is said of the motifs that are in it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.pictures.deck import HERE
from tools.pictures.language.things import Art, Held, Icon, Who
from tools.pictures.recipe import Recipe

MOTIFS = HERE / "motifs.toml"
WEIGHTS = {"objects": 1.0, "concepts": 0.85, "actions": 0.75, "brought": 0.55, "mood": 0.45}
"""What people name first counts most; `brought` are the associations of motifs."""


class Tag(NamedTuple):
    """A word of a picture, and how much it counts."""

    word: str
    weight: float
    is_mood: bool = False
    """A mood is like another mood, and like nothing else."""


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
    """All motifs and icons of a picture, each once, in the order in which they are painted."""
    found: dict[str, None] = {}
    for step in recipe.own:
        found.update(dict.fromkeys(_motifs(step)))
    return tuple(found)


def _motifs(step: object) -> tuple[str, ...]:
    match step:
        case Art(m=name) | Held(m=str(name)):
            return (name,)
        case Icon(i=name) | Held(i=str(name)):
            return (name,)
        case Who():
            held = step.hold if isinstance(step.hold, tuple) else (step.hold,)
            return tuple(name for one in (*held, step.behind) for name in _motifs(one))
        case _:
            return ()


def tags_of(recipe: Recipe) -> tuple[Tag, ...]:
    """Each word once, by what makes it count most."""
    told = associations()
    brought = [word for motif in motifs_of(recipe) for word in told.get(motif, ())]
    words: dict[str, Tag] = {}
    for kind, weight in WEIGHTS.items():
        for word in brought if kind == "brought" else getattr(recipe.tags, kind):
            words.setdefault(word, Tag(word, weight, is_mood=kind == "mood"))
    return tuple(words.values())
