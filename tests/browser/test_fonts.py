"""Fonts that come late: what stands in for them is as wide and as high, so that nothing shifts."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from gloaming.games import GAMES
from gloaming.words import SHELL
from tests.browser.conftest import Enter

pytestmark = [pytest.mark.browser, pytest.mark.timeout(60)]

STYLE = Path(__file__).resolve().parents[2] / "web" / "src" / "style" / "fonts.css"
PRINTABLE = [chr(code) for code in range(0x20, 0x7F)]
UNITS = 2048
# How far each of these letters leads on. Georgia and Arial are on few machines that test; Gelasio
# and Liberation Sans were made to the same measure.
GEORGIA = """
494 678 843 1317 1249 1674 1455 441 768 768 967 1317 552 766 552 960 1257 880 1144 1130 1157 1082
1159 1029 1221 1159 640 640 1317 1317 1317 980 1902 1374 1339 1315 1534 1338 1227 1485 1669 798
1060 1422 1236 1899 1571 1524 1249 1524 1437 1149 1267 1549 1365 1998 1455 1260 1232 768 960 768
1317 1317 1024 1032 1147 930 1176 990 666 1043 1192 600 598 1097 586 1804 1210 1104 1170 1146 839
885 707 1178 1017 1510 1034 1008 909 881 768 881 1317
"""
ARIAL = """
569 569 727 1139 1139 1821 1366 391 682 682 797 1196 569 682 569 569 1139 1139 1139 1139 1139 1139
1139 1139 1139 1139 569 569 1196 1196 1196 1139 2079 1366 1366 1479 1479 1366 1251 1593 1479 569
1024 1366 1139 1706 1479 1593 1366 1593 1479 1366 1251 1479 1366 1933 1366 1366 1251 569 569 569
961 1139 682 1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682
1024 569 1139 1024 1479 1024 1024 1024 684 532 684 1196
"""
STANDS_IN = {"Fraunces": GEORGIA, "Figtree": ARIAL}

SIZE = 1000
MEASURE = """async ([font, texts]) => {
    await document.fonts.load(font);
    const context = document.createElement('canvas').getContext('2d');
    context.font = font;
    const {fontBoundingBoxAscent, fontBoundingBoxDescent} = context.measureText('x');
    const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
    return {isThere: document.fonts.check(font), width,
        ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent};
}"""


class Fallback(NamedTuple):
    """A face that stands in, as the style sheet stretches it."""

    family: str
    least: int
    most: int
    wider: float
    ascent: float
    descent: float


def fallbacks() -> list[Fallback]:
    """All of them."""
    found = []
    for face in re.findall(r"@font-face {([^}]*)}", STYLE.read_text("utf-8")):
        said = dict(re.findall(r"([\w-]+): ([^;]*);", face))
        if "size-adjust" not in said:
            continue
        family = said["font-family"].strip('"').removesuffix(" Fallback")
        least, most = map(int, said["font-weight"].split())
        names = ("size-adjust", "ascent-override", "descent-override")
        shares = [float(said[name].rstrip("%")) / 100 for name in names]
        found.append(Fallback(family, least, most, *shares))
    return found


def fallback_for(family: str, weight: int) -> Fallback:
    """The one that a text of this weight gets."""
    (found,) = (
        one for one in fallbacks() if one.family == family and one.least <= weight <= one.most
    )
    return found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """All that is said, letter for letter, as far as the table goes."""
        self.found += [line for line in node.value.splitlines() if set(line) <= set(PRINTABLE)]


def our_texts() -> list[str]:
    """All that is said in English."""
    texts = _Texts()
    for folder in (SHELL, *(game.home / "locale" for game in GAMES.values())):
        texts.visit(parse((folder / "en.ftl").read_text("utf-8")))
    return texts.found


def measured(page: Any, family: str, weight: int) -> dict[str, float]:
    """The font itself, in the browser."""
    found = page.evaluate(MEASURE, [f"{weight} {SIZE}px '{family} Variable'", our_texts()])
    assert found["isThere"]
    return dict(found)


@pytest.mark.parametrize("weight", [450, 600, 650])
@pytest.mark.parametrize("family", STANDS_IN)
def test_what_stands_in_for_a_font_is_as_wide_and_as_high(
    enter: Enter, family: str, weight: int
) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    real, face = measured(ann.page, family, weight), fallback_for(family, weight)
    widths = dict(zip(PRINTABLE, map(int, STANDS_IN[family].split()), strict=True))
    width = sum(widths[letter] for text in our_texts() for letter in text) * SIZE / UNITS
    assert width * face.wider == pytest.approx(real["width"], rel=0.0125)
    assert SIZE * face.wider * face.ascent == pytest.approx(real["ascent"], rel=0.002)
    assert SIZE * face.wider * face.descent == pytest.approx(real["descent"], rel=0.005)


def test_every_weight_has_one_face_that_stands_in() -> None:
    for family in STANDS_IN:
        for weight in range(300, 901, 50):
            fallback_for(family, weight)
