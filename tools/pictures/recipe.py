"""Recipes: one TOML file for each picture, read and checked without painting anything.

Whatever is wrong is told with the name of the file and the number and name of the step.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from tools.pictures.colour import Palette, UnknownColourError, coloured, palettes
from tools.pictures.deck import PLACES
from tools.pictures.language import STEPS, Step
from tools.pictures.language.things import Art, Held, Wallshadow, Who
from tools.pictures.shapes import motifs
from tools.pictures.shapes.files import BrokenFileError
from tools.pictures.shapes.people import poses

DEEPEST = 5
"""Places may be made of places, but not without end."""


class BrokenRecipeError(Exception):
    """A recipe that cannot be painted; the text says which, where and why."""


class Finish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last touches: how much of each."""

    bloom: float = 0.9
    vignette: float = 0.42
    grain: float = 0.035
    tone: float = 0.22
    contrast: float = 1.14
    sat: float = 1.1
    paper: float = 0.035
    lift: float = 0
    tilt: float = 0


class Tags(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a picture, for bots: never shown to anybody."""

    objects: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    mood: tuple[str, ...] = ()
    concepts: tuple[str, ...] = ()


class Alt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be seen, in neutral words, for tables that play described."""

    en: str = ""
    fr: str = ""
    pl: str = ""


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recipe as its file has it."""

    kind: Literal["intel", "district"]
    palette: str
    do: tuple[Any, ...]
    title: str = ""
    concept: str = ""
    seed: int = 1
    pal: dict[str, str] = msgspec.field(default_factory=dict)
    light: tuple[float, float] = (-0.6, -0.8)
    dim: float | None = None
    finish: Finish = Finish()
    hero: str = ""
    bridges: tuple[str, ...] = ()
    redone: str = ""
    tags: Tags = Tags()
    alt: Alt = Alt()


class Placed(NamedTuple):
    """A step, where in its recipe it is, and which step of the recipe it belongs to."""

    where: str
    name: str
    step: Step


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a picture is painted, and what is said of it."""

    id: str
    kind: str
    mood: str
    """The name of its palette."""
    palette: dict[str, str]
    seed: int
    light: tuple[float, float]
    dim: float | None
    finish: Finish
    hero: str
    steps: tuple[Placed, ...]
    """From far to near; places are taken apart into what they are made of."""
    named: tuple[str, ...]
    """The names of the steps as the recipe itself has them."""
    own: tuple[Step, ...]
    """Those that are things and people, not places."""
    bridges: tuple[str, ...]
    concept: str
    """One sentence with a twist, for bots and for whoever changes the picture."""
    tags: Tags
    alt: Alt


def read(file: Path) -> Recipe:
    """The recipe that a file holds."""
    try:
        told = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BrokenRecipeError(f"{file.name}: {error}") from error
    if told.palette not in palettes():
        known = ", ".join(palettes())
        raise BrokenRecipeError(f"{file.name}: there is no palette {told.palette}; {known}")
    palette = {**palettes()[told.palette], **told.pal}
    return _recipe(file, told, palette)


def _recipe(file: Path, told: _File, palette: dict[str, str]) -> Recipe:
    steps: list[Placed] = []
    own: list[Step] = []
    named: list[str] = []
    for number, raw in enumerate(told.do, 1):
        where = f"{file.name}, step {number}"
        name, values = _one(raw, where)
        found = tuple(_expanded(name, values, palette, f"{where} ({name})"))
        named.append(name)
        steps += [Placed(at, name, step) for at, step in found]
        own += [step for _at, step in found] if name in STEPS else []
    return Recipe(
        id=file.stem, kind=told.kind, mood=told.palette, palette=palette, seed=told.seed,
        light=told.light, dim=told.dim, finish=told.finish, hero=told.hero, steps=tuple(steps),
        named=tuple(named), own=tuple(own), bridges=told.bridges,
        concept=told.concept, tags=told.tags, alt=told.alt,
    )  # fmt: skip


def _one(raw: Any, where: str) -> tuple[str, dict[str, Any]]:
    """The name of a step and its values."""
    if isinstance(raw, str):
        return raw, {}
    if not isinstance(raw, dict) or len(raw) != 1:
        raise BrokenRecipeError(f"{where}: a step is {{ name = {{ values }} }}")
    ((name, values),) = raw.items()
    if not isinstance(values, dict):
        raise BrokenRecipeError(f"{where} ({name}): its values are {{ name = value, ... }}")
    return name, values


# Steps


def _expanded(
    name: str, values: Mapping[str, Any], palette: Palette, where: str, depth: int = 0
) -> Iterator[tuple[str, Step]]:
    """Where each step is, and the step; a place is taken apart."""
    if name in STEPS:
        yield where, _checked(name, values, palette, where)
        return
    if not (PLACES / f"{name}.toml").exists():
        raise BrokenRecipeError(f"{where}: there is no such step or place")
    if depth == DEEPEST:
        raise BrokenRecipeError(f"{where}: it is made of itself")
    for number, raw in enumerate(_filled(name, values, where), 1):
        inner = f"{where}, places/{name}.toml step {number}"
        one, given = _one(raw, inner)
        yield from _expanded(one, given, palette, f"{inner} ({one})", depth + 1)


def _checked(name: str, values: Mapping[str, Any], palette: Palette, where: str) -> Step:
    try:
        step = msgspec.convert(_in_colour(dict(values), palette), STEPS[name])
        _look_up(step, palette)
    except (msgspec.ValidationError, UnknownColourError, BrokenFileError) as error:
        raise BrokenRecipeError(f"{where}: {error}") from error
    return step


def _in_colour(value: Any, palette: Palette) -> Any:
    """With the colours of the palette wherever one is named."""
    if isinstance(value, str):
        return coloured(value, palette)
    if isinstance(value, dict):
        return {key: _in_colour(one, palette) for key, one in value.items()}
    if isinstance(value, list):
        return [_in_colour(one, palette) for one in value]
    return value


def held_by(step: Who) -> tuple[Held, ...]:
    """What is in somebody's hands."""
    hold = step.hold if isinstance(step.hold, tuple) else (step.hold,)
    return tuple(one for one in (*hold, step.behind) if one)


def _look_up(step: Step, palette: Palette) -> None:
    """Whether everything that a step names is there."""
    if isinstance(step, Who):
        if step.pose not in poses():
            raise BrokenFileError(f"there is no pose {step.pose}")
        for one in held_by(step):
            _look_up(one, palette)
    if isinstance(step, Held) and not (step.m or step.i):
        raise BrokenFileError("what is held is a motif `m` or an icon `i`")
    if isinstance(step, Art | Wallshadow | Held) and step.m:
        if not motifs.exists(step.m):
            raise BrokenFileError(f"there is no motif {step.m}")
        motifs.pieces(step.m, step.args, palette)


# Places


@cache
def _place(name: str) -> dict[str, Any]:
    return tomllib.loads((PLACES / f"{name}.toml").read_text("utf-8"))


def _filled(name: str, values: Mapping[str, Any], where: str) -> list[Any]:
    """The steps of a place, with its own values in them."""
    try:
        place = _place(name)
    except tomllib.TOMLDecodeError as error:
        raise BrokenRecipeError(f"{where}: places/{name}.toml: {error}") from error
    own = place.get("own", {})
    if unknown := set(values) - set(own):
        has = ", ".join(sorted(own)) or "none"
        raise BrokenRecipeError(f"{where}: it has no {', '.join(sorted(unknown))}; it has {has}")
    steps: list[Any] = _with_values(place["do"], {**own, **values})
    return steps


def _with_values(value: Any, own: Mapping[str, Any]) -> Any:
    """`@name` in the steps of a place stands for one of its own values."""
    if isinstance(value, str) and value.startswith("@"):
        return own[value[1:]]
    if isinstance(value, dict):
        return {key: _with_values(one, own) for key, one in value.items()}
    if isinstance(value, list):
        return [_with_values(one, own) for one in value]
    return value
