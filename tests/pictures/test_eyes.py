"""Pictures as other eyes see them."""

from __future__ import annotations

from math import dist
from pathlib import Path

import pytest
from PIL import Image

from tools.pictures import measures
from tools.pictures.__main__ import main
from tools.pictures.encode import files_of
from tools.pictures.eyes import EYES, seen
from tools.pictures.measures import Measure

RED, GREEN, BLUE, YELLOW = (190, 60, 40), (90, 110, 40), (40, 60, 190), (220, 200, 60)
Colour = tuple[int, int, int]


def looks(colour: Colour, eyes: str) -> Colour:
    found = seen(Image.new("RGB", (1, 1), colour), eyes).getpixel((0, 0))
    assert isinstance(found, tuple)
    red, green, blue = (int(part) for part in found)
    return red, green, blue


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("shade", [0, 20, 128, 255])
def test_grey_is_grey_to_all_eyes(eyes: str, shade: int) -> None:
    assert dist(looks((shade, shade, shade), eyes), (shade, shade, shade)) < 2


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia"])
def test_red_and_green_are_close_to_those_who_lack_either(eyes: str) -> None:
    assert dist(looks(RED, eyes), looks(GREEN, eyes)) < dist(RED, GREEN) * 0.6
    assert dist(looks(BLUE, eyes), looks(YELLOW, eyes)) > dist(BLUE, YELLOW) * 0.8


def test_red_is_dark_to_those_who_lack_it() -> None:
    assert sum(looks(RED, "protanopia")) < sum(looks(RED, "deuteranopia"))


def test_blue_and_green_are_close_to_those_who_lack_blue() -> None:
    blue, green = (40, 110, 190), (40, 150, 110)
    assert dist(looks(blue, "tritanopia"), looks(green, "tritanopia")) < dist(blue, green) * 0.6


def test_sheets_are_written_for_other_eyes_and_nothing_is_painted(tmp_path: Path) -> None:
    out, to = tmp_path / "pictures", tmp_path / "sheets"
    out.mkdir()
    name, files = files_of(Image.new("RGB", (640, 640), RED))
    (out / f"{name}.webp").write_bytes(files[f"{name}.webp"])
    measures.write(out, {"intel-01": Measure(name, "", 0.5, 1)})
    main(["--colour-blind", "--out", str(out), "--sheets", str(to)])
    made = {f"{eyes}-{sheet}.png" for eyes in EYES for sheet in ("board", "sheet-1")}
    assert {file.name for file in to.iterdir()} == made
    with Image.open(to / "deuteranopia-board.png") as sheet:
        found = sheet.getpixel((sheet.width // 28, sheet.height // 2))
    assert isinstance(found, tuple)
    assert dist(found, looks(RED, "deuteranopia")) < 8
