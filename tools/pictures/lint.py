"""What a deck of pictures must be, checked without painting.

Some of it holds for every recipe at any time; the rest is asked of the whole deck only.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median

from PIL import Image

from tools.pictures import measures
from tools.pictures.build import LANGUAGES, is_whole
from tools.pictures.colour import palettes
from tools.pictures.deck import MOTIFS
from tools.pictures.language import Step
from tools.pictures.language.things import (
    Art,
    Clothesline,
    Icon,
    OfCity,
    Photo,
    Stall,
    Wallshadow,
    Who,
)
from tools.pictures.measures import Measures
from tools.pictures.numbering import kind_of, place_of
from tools.pictures.recipe import Recipe, held_by
from tools.pictures.shapes import files, motifs

NARROWEST_HERO = 0.45
FEWEST_THINGS, MOST_THINGS = 5, 8
"""Held things and those of the city count for the few, but not for the many."""
MOST_OF_A_PROP = 6
OF_A_PALETTE = range(8, 21)
FRONTAL = {"canal", "street", "houses"}
MOST_FRONTAL = 0.25
CLOSEST = 12
"""In how many of 64 bits two pictures differ at least."""

WRITING = ("<text", "<tspan", "font-")
WRITTEN_ICONS = re.compile(
    r"(?:^|-)(?:zzz|button|keycap|calendar|input|hundred|medal|badge|label|sign|symbols|arrow|atm"
    r"|dollar|euro|pound|yen|banknotes?|money|bill|chart|copyright|registered|trade|receipt)(?:-|$)"
)
"""Icons with letters, digits or signs on them."""


def complaints(deck: list[Recipe], pictures: Path) -> Iterator[str]:
    """Everything that is wrong, each with the file that it is about."""
    yield from always(deck)
    if is_whole(deck):
        yield from of_the_whole(deck)
        yield from of_the_painted(deck, pictures, measures.read(pictures))


def always(deck: list[Recipe]) -> Iterator[str]:
    """What holds for a deck that is being made."""
    for recipe in deck:
        yield from (f"{recipe.id}.toml: {wrong}" for wrong in _names_wrong(recipe))
    yield from _twice_heroes(deck)
    yield from writing()


def of_the_whole(deck: list[Recipe]) -> Iterator[str]:
    """What holds for the whole deck."""
    for recipe in deck:
        yield from (f"{recipe.id}.toml: {wrong}" for wrong in _unfinished(recipe))
    yield from _bridges(deck)
    yield from _too_often(deck)
    yield from _palettes(deck)
    yield from _frontal(deck)


def of_the_painted(deck: list[Recipe], pictures: Path, known: Measures) -> Iterator[str]:
    """What holds for painted pictures."""
    for recipe in deck:
        if recipe.id not in known:
            yield f"{recipe.id}.toml: it is not painted (make pictures)"
        elif known[recipe.id].hero < NARROWEST_HERO:
            width = f"{known[recipe.id].hero:.0%}"
            yield f"{recipe.id}.toml: its hero is {width} of the width, not {NARROWEST_HERO:.0%}"
    yield from _too_close(pictures, known)


# One recipe


def _names_wrong(recipe: Recipe) -> Iterator[str]:
    if place_of(recipe.id) is None:
        yield "its name is no place in the deck (intel-01 to 84, district-1a1 to 7b5)"
    elif recipe.kind != kind_of(recipe.id):
        yield f"its kind is {recipe.kind}, not {kind_of(recipe.id)}"


def _unfinished(recipe: Recipe) -> Iterator[str]:
    if recipe.hero not in {*all_things(recipe), *recipe.named}:
        yield f"its hero is no motif, icon or step in it: {recipe.hero or 'none'}"
    laid = len(things(recipe) - {recipe.hero}) + _count(recipe, Who)
    seen = len(all_things(recipe) - {recipe.hero}) + _count(recipe, Who, OfCity, Stall, Clothesline)
    if seen < FEWEST_THINGS or laid > MOST_THINGS:
        count = f"{laid} things besides the hero"
        yield f"it has {count}, not {FEWEST_THINGS} to {MOST_THINGS}"
    yield from _to_be_read(recipe)
    for language in LANGUAGES:
        if not getattr(recipe.alt, language):
            yield f"it says nothing in {language}"
    for name in recipe.tags.__struct_fields__:
        if not getattr(recipe.tags, name):
            yield f"it has no tags: {name}"


def things(recipe: Recipe) -> set[str]:
    """The motifs and icons that the recipe itself lays, by name."""
    return {name for step in recipe.own if (name := _thing(step))}


def all_things(recipe: Recipe) -> set[str]:
    """Those of its places too, what people hold, and shadows on walls."""
    found = set()
    for step in (placed.step for placed in recipe.steps):
        if isinstance(step, Who):
            found |= {held.m or held.i or "" for held in held_by(step)}
        elif isinstance(step, Wallshadow):
            found.add(step.m)
        else:
            found.add(_thing(step))
    return found - {""}


def _thing(step: Step) -> str:
    if isinstance(step, Art):
        return step.m
    return step.i.removeprefix("noto:") if isinstance(step, Icon | Photo) else ""


def _count(recipe: Recipe, *kinds: type[Step]) -> int:
    return sum(isinstance(step, kinds) for step in recipe.own)


# The deck


def _twice_heroes(deck: list[Recipe]) -> Iterator[str]:
    by_hero = defaultdict(list)
    for recipe in deck:
        if recipe.hero:
            by_hero[recipe.hero].append(f"{recipe.id}.toml")
    for hero, where in by_hero.items():
        if len(where) > 1:
            yield f"{', '.join(where)}: the same hero, {hero}"


def _bridges(deck: list[Recipe]) -> Iterator[str]:
    names = {recipe.id for recipe in deck}
    for recipe in deck:
        for nowhere in sorted({*recipe.bridges} - names | {*recipe.bridges} & {recipe.id}):
            yield f"{recipe.id}.toml: a bridge to {nowhere} leads nowhere"


def _too_often(deck: list[Recipe]) -> Iterator[str]:
    count = Counter(name for recipe in deck for name in all_things(recipe))
    for name, times in count.items():
        if times > MOST_OF_A_PROP:
            where = ", ".join(f"{one.id}.toml" for one in deck if name in all_things(one))
            yield f"{name} is in {times} pictures, not in at most {MOST_OF_A_PROP}: {where}"


def _palettes(deck: list[Recipe]) -> Iterator[str]:
    for mood, times in Counter(recipe.mood for recipe in deck).items():
        if times not in OF_A_PALETTE:
            yield f"palettes.toml: {mood} is in {times} pictures, not in 8 to 20"


def _frontal(deck: list[Recipe]) -> Iterator[str]:
    found = [f"{one.id}.toml" for one in deck if FRONTAL & set(one.named)]
    if len(found) > MOST_FRONTAL * len(deck):
        most = int(MOST_FRONTAL * len(deck))
        where = ", ".join(found)
        yield f"{len(found)} rows of houses are seen from the front, not at most {most}: {where}"


# What can be read


def _to_be_read(recipe: Recipe) -> Iterator[str]:
    for name in sorted(all_things(recipe)):
        if WRITTEN_ICONS.search(name) and not motifs.exists(name):
            yield f"there are letters or signs on {name}"


def writing() -> Iterator[str]:
    """Letters and digits in motifs: nothing in a picture may be read."""
    for file in sorted(MOTIFS.glob("*.svg")):
        text = file.read_text("utf-8")
        if any(sign in text for sign in WRITING):
            yield f"motifs/{file.name}: there is text in it"
        try:
            motifs.pieces(file.stem, {}, palettes()["midnight"])
        except files.BrokenFileError as error:
            yield f"motifs/{file.name}: {error}"


# Likeness


GRID, WAVES = 32, 8
COSINES = tuple(
    tuple(math.cos(math.pi * wave * (2 * place + 1) / (2 * GRID)) for place in range(GRID))
    for wave in range(WAVES)
)


def fingerprint(file: Path) -> int:
    """64 bits: which of the slowest waves across and down are strong in a small grey copy.

    Only the middle counts: the corners of all pictures are dark.
    """
    with Image.open(file) as picture:
        edge = picture.width // 8
        middle = (edge, edge, picture.width - edge, picture.height - edge)
        grey = picture.convert("L").resize((GRID, GRID), Image.Resampling.LANCZOS, middle)
    rows = [grey.tobytes()[start : start + GRID] for start in range(0, GRID * GRID, GRID)]
    across = [[_product(wave, row) for row in rows] for wave in COSINES]
    strengths = [_product(wave, column) for column in across for wave in COSINES]
    usual = median(strengths)
    return sum((strength > usual) << place for place, strength in enumerate(strengths))


def _product(wave: Sequence[float], values: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(wave, values, strict=True))


def _too_close(pictures: Path, known: Measures) -> Iterator[str]:
    prints = {name: fingerprint(pictures / f"{one.name}.webp") for name, one in known.items()}
    for one, other in combinations(sorted(prints), 2):
        differ = (prints[one] ^ prints[other]).bit_count()
        if differ < CLOSEST:
            yield f"{one}.toml, {other}.toml: they look alike (they differ in {differ} of 64 bits)"
