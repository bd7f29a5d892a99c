"""What is in a picture, by the names of motifs and icons, and how much of it there is to read."""

from __future__ import annotations

from tools.pictures.language import Step
from tools.pictures.language.things import (
    Art,
    Bridge,
    Clothesline,
    Icon,
    Lamp,
    OfCity,
    Photo,
    Ridebike,
    Stall,
    Wallshadow,
    Who,
)
from tools.pictures.recipe import Recipe, held_by

COUNTED = (Who, OfCity, Stall, Clothesline, Ridebike)
"""Each of these is one thing more, however it is called."""
SURROUNDINGS = (Bridge, Lamp)
"""Of the city, but part of the place: nobody reads a lamp."""


def names_of(step: Step) -> tuple[str, ...]:
    """The motifs and icons of a step: what is laid, held, photographed, or throws a shadow."""
    match step:
        case Art(m=name) | Wallshadow(m=name):
            return (name,)
        case Icon(i=name) | Photo(i=name):
            return (name.removeprefix("noto:"),)
        case Who():
            held = (one.m or one.i or "" for one in held_by(step))
            return tuple(name.removeprefix("noto:") for name in held)
        case _:
            return ()


def things(recipe: Recipe) -> set[str]:
    """What the recipe itself names."""
    return {name for step in recipe.own for name in names_of(step)}


def all_things(recipe: Recipe) -> set[str]:
    """What its places bring too."""
    return {name for placed in recipe.steps for name in names_of(placed.step)}


def read_besides(recipe: Recipe) -> int:
    """How many smaller things there are to read besides the hero."""
    counted = (step for step in recipe.own if isinstance(step, COUNTED))
    more = sum(not isinstance(step, SURROUNDINGS) for step in counted)
    return len(things(recipe) - {recipe.hero}) + more
