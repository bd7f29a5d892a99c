"""Contact sheets for people: many pictures at once, as the board shows them."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageDraw

from tools.pictures.measures import Measures

NIGHT = "#0b0d14"
A_SHEET = 24


def hexagonal_mask(size: int) -> Image.Image:
    """White inside the hexagon with a corner on top."""
    side = size * 4
    mask = Image.new("L", (side, side), 0)
    turns = (math.radians(30 + 60 * corner) for corner in range(6))
    half = side / 2
    corners = [(half + half * math.cos(turn), half + half * math.sin(turn)) for turn in turns]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


Seen = Callable[[Image.Image], Image.Image]
"""How a picture looks to somebody."""


def as_it_is(picture: Image.Image) -> Image.Image:
    """How it looks to most."""
    return picture


def sheet(files: list[Path], columns: int, cell: int, seen: Seen = as_it_is) -> Image.Image:
    """Pictures side by side, cut to hexagons."""
    wide, high = int(cell * 0.9), int(cell * 1.02)
    rows = math.ceil(len(files) / columns)
    out = Image.new("RGB", (wide * columns + 12, high * rows + 12), NIGHT)
    mask = hexagonal_mask(cell)
    for place, file in enumerate(files):
        with Image.open(file) as picture:
            small = picture.convert("RGB").resize((cell, cell), Image.Resampling.LANCZOS)
        x = 6 + place % columns * wide + (wide - cell) // 2
        out.paste(seen(small), (x, 6 + place // columns * high), mask)
    return out


def write(
    pictures: Path, measures: Measures, to: Path, seen: Seen = as_it_is, before: str = ""
) -> None:
    """Sheets of all pictures, large ones and one at the size of the board."""
    to.mkdir(parents=True, exist_ok=True)
    files = [pictures / f"{measures[name].name}.webp" for name in sorted(measures)]
    starts = range(0, len(files), A_SHEET)
    for number, start in enumerate(starts, 1):
        sheet(files[start : start + A_SHEET], 6, 320, seen).save(to / f"{before}sheet-{number}.png")
    sheet(files, 14, 170, seen).save(to / f"{before}board.png")
