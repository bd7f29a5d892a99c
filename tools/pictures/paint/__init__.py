"""Painting a recipe. This alone needs numpy and resvg."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import numpy as np
from PIL import Image

from tools.pictures.paint.draws import DRAWERS
from tools.pictures.paint.finish import finished
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.things import note
from tools.pictures.recipe import BrokenRecipeError, Placed, Recipe

SEEN = 0.08
"""How much a point changes when something is drawn over it."""

for _part in iter_modules(__path__):
    import_module(f"{__name__}.{_part.name}")  # each says which steps it draws


def paint(recipe: Recipe, size: int) -> tuple[Image.Image, Scene]:
    """The picture, and the scene that it was made from."""
    scene = Scene(recipe.seed, size, recipe.palette, recipe.light)
    if recipe.dim is not None:
        scene.dim = recipe.dim
    for placed in recipe.steps:
        _draw(scene, placed, is_hero=placed.name == recipe.hero)
    return finished(scene, recipe.finish), scene


def _draw(scene: Scene, placed: Placed, *, is_hero: bool) -> None:
    """One step; if it is the hero, what it changes in the picture is what there is of the hero."""
    before = scene.image.copy() if is_hero else None
    try:
        DRAWERS[type(placed.step)](scene, placed.step)
    except Exception as error:
        raise BrokenRecipeError(f"{placed.where}: {error}") from error
    if before is not None:
        changed = np.abs(scene.image - before).max(-1) > SEEN
        note(scene, placed.name, [changed.astype(np.float32)])
