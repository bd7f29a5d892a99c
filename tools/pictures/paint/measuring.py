"""What can only be measured while a picture is painted: its hero."""

from __future__ import annotations

import numpy as np

from tools.pictures.paint.arrays import Array
from tools.pictures.paint.scene import Scene
from tools.pictures.sheets import hexagonal_mask

INSCRIBED = 433
"""The radius of the circle inside the hexagon that a picture is shown in."""


def measured(scene: Scene, hero: str) -> tuple[float, float]:
    """How wide the hero is inside the circle, and how much of it is inside the hexagon."""
    where = scene.left.drawn.get(hero)
    if where is None or not where.any():
        return 0.0, 0.0
    circle = np.hypot(scene.x - 500, scene.y - 500) <= INSCRIBED
    columns = np.flatnonzero(((where > 0.5) & circle).any(0))
    wide = (columns[-1] + 1 - columns[0]) / scene.size if len(columns) else 0
    inside = (where * hexagon(scene.size)).sum() / where.sum()
    return round(float(wide), 3), round(float(inside), 3)


def hexagon(size: int) -> Array:
    """1 inside the hexagon with a corner on top, 0 outside."""
    return np.asarray(hexagonal_mask(size), np.float32) / 255
