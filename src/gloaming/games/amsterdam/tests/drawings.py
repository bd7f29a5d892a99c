"""Somebody's pictures, drawn for a test, and packs made of them as an owner would."""

from __future__ import annotations

from pathlib import Path
from random import Random

from click.testing import CliRunner, Result
from PIL import Image, ImageDraw

from gloaming.cli import main
from gloaming.packs import Pack, shelf

SIZE = (260, 220)
FULL = 154


def drawing(number: int, size: tuple[int, int] = SIZE) -> Image.Image:
    """A few shapes in a few colours, of which no two are alike."""
    rng = Random(number)
    picture = Image.new("RGB", size, _colour(rng))
    pen = ImageDraw.Draw(picture)
    for _ in range(5):
        x, y, far = rng.randrange(size[0]), rng.randrange(size[1]), rng.randrange(30, 120)
        pen.ellipse((x, y, x + far, y + far), fill=_colour(rng))
    return picture


def _colour(rng: Random) -> tuple[int, int, int]:
    return rng.randrange(256), rng.randrange(256), rng.randrange(256)


def draw(folder: Path, count: int = FULL, first: int = 1) -> Path:
    """So many pictures side by side."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, first + count):
        drawing(number).save(folder / f"photo {number}.png")
    return folder


def draw_in_order(folder: Path) -> Path:
    """A folder as the help describes it."""
    draw(folder / "intel", 84)
    for index in range(14):
        side = folder / "districts" / f"{index // 2 + 1}{'ab'[index % 2]}"
        draw(side, 5, first=85 + 5 * index)
    return folder


# As an owner would


def pictures(*words: object) -> Result:
    """`gloaming amsterdam pictures`, in this process."""
    return CliRunner().invoke(main, ["amsterdam", "pictures", *map(str, words)])


def imported(folder: Path, data: Path, *words: object) -> Pack:
    """The one pack that is there afterwards."""
    said = pictures("import", folder, "--data", data, *words)
    assert said.exit_code == 0, said.output
    (pack,) = shelf("amsterdam", data).packs()
    return pack
