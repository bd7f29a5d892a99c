"""How close two pictures are by their colours: CIELAB, as the eye weighs them, in the hexagon."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

from tools.pictures.paint.arrays import Array

SIDE = 96
BINS = (4, 8, 8)
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1, 1.08883])


def lab(picture: Image.Image) -> Array:
    """Lightness, red against green, yellow against blue, for each pixel."""
    small = picture.convert("RGB").resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    screen = np.asarray(small, np.float64) / 255
    light = np.where(screen > 0.04045, ((screen + 0.055) / 1.055) ** 2.4, screen / 12.92)
    eye = light @ TO_XYZ.T / WHITE
    bent = np.where(eye > 0.008856, np.cbrt(eye), 7.787 * eye + 16 / 116)
    x, y, z = np.moveaxis(bent, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], -1)


def _hexagon() -> Array:
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    middle = (SIDE - 1) / 2
    across, down = abs(columns - middle) / (SIDE / 2), abs(rows - middle) / (SIDE / 2)
    return (across <= 0.866) & (down <= 1 - across * 0.5774)


def histogram(picture: Image.Image) -> Array:
    """How much of it has which colour, all together 1; what is colourful counts more."""
    seen = lab(picture)[_hexagon()]
    weight = 0.25 + np.minimum(np.hypot(seen[:, 1], seen[:, 2]), 60) / 60
    places = np.stack([seen[:, 0] / 25, (seen[:, 1] + 80) / 20, (seen[:, 2] + 80) / 20], 1)
    numbers = np.floor(np.clip(places, 0, np.array(BINS) - 0.01)).astype(int)
    found = np.zeros(BINS)
    np.add.at(found, tuple(numbers.T), weight)
    for axis in range(3):
        found = found + 0.5 * (np.roll(found, 1, axis) + np.roll(found, -1, axis))
    return (found / found.sum()).ravel()


def likeness(files: Sequence[Path]) -> Array:
    """For all pictures how much of their colours they share, from 0 for the least to 1."""
    found = [histogram(Image.open(file)) for file in files]
    shared = np.array([[np.minimum(one, other).sum() for other in found] for one in found])
    return (shared - shared.min()) / (1 - shared.min())
