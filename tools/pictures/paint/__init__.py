"""Painting a recipe. This alone needs numpy and resvg."""

from __future__ import annotations

from PIL import Image

from tools.pictures.paint import (
    city,
    country,
    frames,
    halls,
    light,
    rooms,
    sky,
    streets,
    things,
    water,
    weather,
)
from tools.pictures.paint.draws import DRAWERS
from tools.pictures.paint.finish import finished
from tools.pictures.paint.scene import Scene
from tools.pictures.recipe import Recipe

__all__ = ["city", "country", "frames", "halls", "light", "paint", "rooms", "sky", "streets"]
__all__ += ["things", "water", "weather"]


def paint(recipe: Recipe, size: int) -> tuple[Image.Image, Scene]:
    """The picture, and the scene that it was made from."""
    scene = Scene(recipe.seed, size, recipe.palette, recipe.light)
    if recipe.dim is not None:
        scene.dim = recipe.dim
    for step in recipe.steps:
        DRAWERS[type(step)](scene, step)
    return finished(scene, recipe.finish), scene
