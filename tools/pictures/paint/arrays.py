"""Arithmetic on pictures: blurring, moving, noise, sampling."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.pictures.colour import rgb

Array: TypeAlias = npt.NDArray[Any]


def colour(name: str) -> Array:
    """Red, green and blue of `#rrggbb`."""
    return np.array(rgb(name), np.float32)


def luma(picture: Array) -> Array:
    """How bright each point is."""
    return picture[..., 0] * 0.299 + picture[..., 1] * 0.587 + picture[..., 2] * 0.114


def _box(picture: Array, r: int, axis: int) -> Array:
    """The mean over 2 r + 1 points along an axis."""
    if r < 1:
        return picture
    turned = np.moveaxis(picture, axis, 0)
    count, width = turned.shape[0], 2 * r + 1
    first, last = np.repeat(turned[:1], r + 1, 0), np.repeat(turned[-1:], r, 0)
    sums = np.cumsum(np.concatenate([first, turned, last], 0), 0, dtype=np.float64)
    means = ((sums[width:] - sums[:-width]) / width).astype(np.float32)
    return np.moveaxis(means[:count], 0, axis)


def blur(picture: Array, across: float, down: float | None = None) -> Array:
    """Nearly a Gaussian blur, by three boxes; sigma in points."""
    for sigma, axis in ((across, 1), (across if down is None else down, 0)):
        for _ in range(3):
            picture = _box(picture, round(sigma * 0.95), axis)
    return picture


def moved(picture: Array, right: float, down: float) -> Array:
    """The same, moved; what comes in is empty."""
    out = np.zeros_like(picture)
    high, wide = picture.shape[:2]
    dx, dy = round(right), round(down)
    top, bottom = max(0, -dy), min(high, high - dy)
    left, end = max(0, -dx), min(wide, wide - dx)
    if bottom > top and end > left:
        out[top + dy : bottom + dy, left + dx : end + dx] = picture[top:bottom, left:end]
    return out


def noise(
    chance: np.random.Generator, side: int, cell: float, octaves: int = 4, stretch: float = 1
) -> Array:
    """Clouds of values from 0 to 1, stretched sideways."""
    out: Array = np.zeros((side, side), np.float32)
    strength, total = 1.0, 0.0
    for _ in range(octaves):
        rows, columns = max(2, int(side / cell) + 2), max(2, int(side / (cell * stretch)) + 2)
        grid = Image.fromarray(chance.random((rows, columns)).astype(np.float32))
        out += np.asarray(grid.resize((side, side), Image.Resampling.BICUBIC)) * strength
        total += strength
        strength *= 0.55
        cell = max(1.5, cell / 2)
    return np.clip(out / total, 0, 1)


def sample(picture: Array, rows: Array, columns: Array) -> Array:
    """The picture at other points, between its own."""
    high, wide = picture.shape[:2]
    columns, rows = np.clip(columns, 0, wide - 1.001), np.clip(rows, 0, high - 1.001)
    x, y = columns.astype(int), rows.astype(int)
    right, down = (columns - x)[..., None], (rows - y)[..., None]
    above = picture[y, x] * (1 - right) + picture[y, x + 1] * right
    below = picture[y + 1, x] * (1 - right) + picture[y + 1, x + 1] * right
    return above * (1 - down) + below * down


def smooth(low: float, high: float, values: Array) -> Array:
    """From 0 below the one bound to 1 above the other, without corners."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def union(alphas: list[Array]) -> Array:
    """Where any of the layers is."""
    out = alphas[0]
    for one in alphas[1:]:
        out = np.maximum(out, one)
    return out
