"""Things that people call by one word, in however many drawings: no deck lives by one of them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from math import sqrt

from tools.pictures.deck import HERE
from tools.pictures.language import Step
from tools.pictures.language.air import Moon, Underwater
from tools.pictures.language.base import Disc
from tools.pictures.language.places import Alley, Library, Station
from tools.pictures.numbering import WHOLE
from tools.pictures.recipe import Recipe
from tools.pictures.things import all_things

FILE = HERE / "families.toml"
MOST = WHOLE // 10
"""A family may be in a tenth of all pictures: what is everywhere says nothing of a place."""
MOST_MOONS = WHOLE // 2
"""It is always night here, but the moon need not be up."""
MOON, SMALLEST_MOON = "moon", 20
MOONLIT = (Alley, Library, Station, Underwater)
"""Steps that have a moon whatever is said of them."""


@cache
def families() -> dict[str, frozenset[str]]:
    """The words of each family."""
    told = tomllib.loads(FILE.read_text("utf-8"))
    return {name: frozenset(words) for name, words in told.items()}


def families_of(recipe: Recipe) -> set[str]:
    """All that are in a picture, the hero's among them."""
    words = {word for name in all_things(recipe) for word in re.split("[-_]", name)}
    found = {name for name, known in families().items() if known & words}
    return found | ({MOON} if any(_has_moon(placed.step) for placed in recipe.steps) else set())


def _has_moon(step: Step) -> bool:
    if isinstance(step, Moon):
        return _is_seen((step.x, step.y, step.r))
    return isinstance(step, MOONLIT) or _is_seen(getattr(step, MOON, None))


def _is_seen(disc: Disc | None) -> bool:
    """Whether it is large enough to be one, and reaches into the hexagon."""
    if disc is None or disc[2] < SMALLEST_MOON:
        return False
    across, down = abs(disc[0] - 500), abs(disc[1] - 500)
    slope = 1 / sqrt(3)
    return across < 433 + disc[2] and down + across * slope < 500 + disc[2] * 2 * slope


def too_many(deck: list[Recipe]) -> Iterator[str]:
    """Families that are in more pictures than they may be."""
    found = {recipe.id: families_of(recipe) for recipe in deck}
    for family in families():
        where = [f"{name}.toml" for name, its in found.items() if family in its]
        most = MOST_MOONS if family == MOON else MOST
        if len(where) > most:
            yield (
                f"families.toml: a {family} is in {len(where)} pictures, "
                f"not in at most {most}: {', '.join(where)}"
            )
