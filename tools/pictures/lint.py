"""What a deck of pictures must be, checked without painting."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import median

from PIL import Image

from tools.pictures import families, measures, wording
from tools.pictures.build import LANGUAGES
from tools.pictures.colour import palettes
from tools.pictures.deck import HERE, MOTIFS, PLACES
from tools.pictures.language.things import Sheet, Svg
from tools.pictures.meaning import kept, laws
from tools.pictures.measures import Measure, Measures
from tools.pictures.numbering import NAMES, kind_of, place_of
from tools.pictures.recipe import Recipe
from tools.pictures.shapes import files, motifs
from tools.pictures.things import all_things, read_besides

NARROWEST_HERO = 0.45
LEAST_INSIDE = 0.8
"""How much of a hero is inside the hexagon; a place that is the hero may go beyond."""
FEWEST_THINGS, MOST_THINGS = 5, 8
BRIDGES = 2
MOST_OF_A_PROP = 6
OF_A_PALETTE = range(8, 21)
FRONTAL = {"canal", "street", "houses"}
MOST_FRONTAL = 0.25
CLOSEST = 12
"""In how many of 64 bits two pictures differ at least."""

WRITING = ("<text", "<tspan", "font-")
DRAWING, TEXTS = (HERE / "shapes", HERE / "paint"), {".svg", ".toml", ".py"}
"""What draws besides motifs and places, and the files to look into."""
WRITTEN_ICONS = re.compile(
    r"(?:^|-)(?:zzz|button|keycap|calendar|input|hundred|medal|badge|label|sign|symbols|arrow|atm"
    r"|dollar|euro|pound|yen|banknotes?|money|bill|chart|copyright|registered|trade|receipt)(?:-|$)"
)
"""Icons with letters, digits or signs on them."""
WRITTEN_MOTIFS = {"clock"}
"""Motifs that draw numerals; `plain_clock` does without."""


def complaints(deck: list[Recipe], pictures: Path) -> Iterator[str]:
    """Everything that is wrong, each with the file that it is about."""
    yield from missing(deck)
    yield from of_each(deck)
    yield from writing()
    yield from of_the_whole(deck)
    yield from of_the_painted(deck, pictures, measures.read(pictures))
    yield from of_the_links(deck, pictures)


def missing(deck: list[Recipe]) -> Iterator[str]:
    """Numbers of the game that have no picture."""
    there = {recipe.id for recipe in deck}
    yield from (f"{name}.toml: it is missing" for name in NAMES if name not in there)


def of_each(deck: list[Recipe]) -> Iterator[str]:
    """What holds for every recipe."""
    for recipe in deck:
        yield from (f"{recipe.id}.toml: {wrong}" for wrong in _names_wrong(recipe))
        yield from (f"{recipe.id}.toml: {wrong}" for wrong in _unfinished(recipe))
        yield from _written_steps(recipe)


def of_the_whole(deck: list[Recipe]) -> Iterator[str]:
    """What holds for all recipes together."""
    yield from _twice_heroes(deck)
    yield from _bridges(deck)
    yield from _too_often(deck)
    yield from families.too_many(deck)
    yield from _palettes(deck)
    yield from _frontal(deck)


def of_the_painted(deck: list[Recipe], pictures: Path, known: Measures) -> Iterator[str]:
    """What holds for painted pictures."""
    for recipe in deck:
        if recipe.id not in known:
            yield f"{recipe.id}.toml: it is not painted (make pictures)"
        else:
            hero = _hero_wrong(recipe, known[recipe.id])
            yield from (f"{recipe.id}.toml: {wrong}" for wrong in hero)
    yield from _too_close(pictures, known)


def _hero_wrong(recipe: Recipe, known: Measure) -> Iterator[str]:
    if known.hero < NARROWEST_HERO:
        yield f"its hero is {known.hero:.0%} of the width, not {NARROWEST_HERO:.0%}"
    if known.inside < LEAST_INSIDE and recipe.hero not in recipe.named:
        yield f"{known.inside:.0%} of its hero is inside the hexagon, not {LEAST_INSIDE:.0%}"


def of_the_links(deck: list[Recipe], pictures: Path) -> Iterator[str]:
    """What holds for what pictures have to do with one another."""
    if (pictures / kept.SIMILARITY_FILE).exists():
        told = kept.read(pictures)
        yield from laws.wrong(told)
        yield from laws.weak_bridges(told, {recipe.id: recipe.bridges for recipe in deck})
    else:
        yield f"{kept.SIMILARITY_FILE}: it is missing (make pictures)"


# One recipe


def _names_wrong(recipe: Recipe) -> Iterator[str]:
    if place_of(recipe.id) is None:
        yield "its name is no place in the deck (intel-01 to 84, district-1a1 to 7b5)"
    elif recipe.kind != kind_of(recipe.id):
        yield f"its kind is {recipe.kind}, not {kind_of(recipe.id)}"


def _unfinished(recipe: Recipe) -> Iterator[str]:
    if recipe.hero not in {*all_things(recipe), *recipe.named}:
        yield f"its hero is no motif, icon or step in it: {recipe.hero or 'none'}"
    count = read_besides(recipe)
    if not FEWEST_THINGS <= count <= MOST_THINGS:
        yield f"it has {count} things besides the hero, not {FEWEST_THINGS} to {MOST_THINGS}"
    if len(set(recipe.bridges)) != BRIDGES:
        yield f"it has {len(set(recipe.bridges))} bridges, not {BRIDGES}"
    yield from _to_be_read(recipe)
    yield from wording.complaints(recipe.alt)
    for language in LANGUAGES:
        if not getattr(recipe.alt, language):
            yield f"it says nothing in {language}"
    for name in recipe.tags.__struct_fields__:
        if not getattr(recipe.tags, name):
            yield f"it has no tags: {name}"


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
        is_sign = WRITTEN_ICONS.search(name) and not motifs.exists(name)
        if is_sign or name in WRITTEN_MOTIFS:
            yield f"there are letters or signs on {name}"


def _written_steps(recipe: Recipe) -> Iterator[str]:
    for placed in recipe.steps:
        if isinstance(placed.step, Svg | Sheet) and _is_written(placed.step.b + placed.step.e):
            yield f"{placed.where}: there is text in it"


def _is_written(text: str) -> bool:
    return any(sign in text for sign in WRITING)


def writing() -> Iterator[str]:
    """Letters and digits in what pictures are made of: nothing in a picture may be read."""
    drawn = (MOTIFS.glob("*.svg"), PLACES.glob("*.toml"), *(part.rglob("*.*") for part in DRAWING))
    for file in sorted(file for part in drawn for file in part if file.suffix in TEXTS):
        if _is_written(file.read_text("utf-8")):
            yield f"{file.parent.name}/{file.name}: there is text in it"
    for file in sorted(MOTIFS.glob("*.svg")):
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
