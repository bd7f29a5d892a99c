"""What is remembered of each painted picture, beside the pictures and committed with them.

So a picture is painted again only if something that goes into it has changed, and what can only be
measured while painting can be checked without painting.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from tools.pictures.deck import HERE, ICONS, MOTIFS, POSES
from tools.pictures.language.things import Art, Wallshadow, Who
from tools.pictures.recipe import Recipe, held_by

FILE = "measures.json"
ENGINE = ("colour.py", "encode.py", "paint", "shapes")
"""What paints. Recipes are taken as they are read, with all their defaults."""


class Measure(msgspec.Struct, frozen=True):
    """One painted picture."""

    name: str
    """The name of its files."""
    digest: str
    """What it was painted from."""
    hero: float
    """How wide the hero is inside the inscribed circle, as a share of the picture's width."""
    inside: float
    """How much of the hero is inside the hexagon."""


Measures = dict[str, Measure]


def read(folder: Path) -> Measures:
    """What is remembered of the pictures in a folder."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Measures) if file.exists() else {}


def write(folder: Path, measures: Measures) -> None:
    """Remember, one picture to a line; an interruption leaves the old or the new."""
    lines = (
        f" {msgspec.json.encode(name).decode()}: {msgspec.json.encode(measures[name]).decode()}"
        for name in sorted(measures)
    )
    fresh = folder / f"{FILE}.new"
    fresh.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    fresh.replace(folder / FILE)


# Digests


def engine() -> bytes:
    """What paints, and with which icons."""
    hasher = blake2b(digest_size=16)
    for name in ENGINE:
        part = HERE / name
        files = sorted(part.rglob("*")) if part.is_dir() else [part]
        for file in (one for one in files if one.suffix in {".py", ".svg"}):
            hasher.update(file.relative_to(HERE).as_posix().encode() + file.read_bytes())
    hasher.update((ICONS / "package-lock.json").read_bytes())
    return hasher.digest()


def digest(recipe: Recipe, of_engine: bytes) -> str:
    """What a picture is painted from; words that are said of it do not count."""
    hasher = blake2b(of_engine, digest_size=16)
    drawn = (recipe.palette, recipe.seed, recipe.light, recipe.dim, recipe.finish, recipe.hero)
    hasher.update(msgspec.json.encode(drawn))
    for step in (placed.step for placed in recipe.steps):
        hasher.update(type(step).__name__.encode() + msgspec.json.encode(step))
    for file in sorted(_files(recipe), key=lambda file: (file.parent.name, file.name)):
        hasher.update(file.read_bytes())
    return hasher.hexdigest()


def _files(recipe: Recipe) -> set[Path]:
    """The motifs and poses that a recipe needs."""
    found = set()
    for step in (placed.step for placed in recipe.steps):
        names = {step.m} if isinstance(step, Art | Wallshadow) else set()
        if isinstance(step, Who):
            names = {held.m for held in held_by(step) if held.m}
            found.add(POSES / f"{step.pose}.toml")
        found |= {MOTIFS / f"{name}.svg" for name in names}
    return {file for file in found if file.exists()}
