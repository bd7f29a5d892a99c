"""Map cards on paper, for owners of the box: one SVG drawing for each pair, to be cut out."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from xml.etree.ElementTree import Element, SubElement, tostring

from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.city import CELLS, OBSTACLES, PLACES, START, Cell
from gloaming.games.amsterdam.messages import TEAMS, Team
from gloaming.games.amsterdam.views import Kind, Mark

HEX = 29.0
CARD = 400.0
MARGIN = 20.0
MILLIMETRES = 0.3
"""On paper, so large is what is 1 here: a card is 120 mm wide, and a pair fits on A4."""
MIDDLE = CARD / 2
INKS: dict[Team, str] = {"black": "#20242e", "orange": "#c2500a"}
FILLS: dict[Kind, str] = {"evidence": "#f3d27a", "client": "#b9d8b0", "police": "#e7b0a6"}
SIGNS: dict[Kind, str] = {
    "evidence": "M-2 -2m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M4 4l7 7",
    "client": "M-11 1h22M-6 1v-9h12v9M-5 5a5 5 0 0 0 10 0",
    "police": "M0-11l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z",
}
"""A magnifying glass, a hat above a face, a star: they can be told apart without their colours."""
TURN_SIGNS = (
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
    "M0-8l2 5 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z",
    "M-6-6h12v12h-12z",
)
"""A dot, a star and a square: whichever is on top says how the card is turned."""


def drawing(number: int) -> str:
    """Both cards of a pair, side by side."""
    width, height = 2 * CARD + 3 * MARGIN, CARD + 2 * MARGIN
    root = Element(
        "svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}",
        width=_on_paper(width), height=_on_paper(height),
    )  # fmt: skip
    for place, team in enumerate(TEAMS):
        left = MARGIN + place * (CARD + MARGIN)
        _draw_card(SubElement(root, "g", transform=f"translate({left} {MARGIN})"), number, team)
    return tostring(root, "unicode")


def _on_paper(size: float) -> str:
    return f"{size * MILLIMETRES:g}mm"


def _draw_card(card: Element, number: int, team: Team) -> None:
    ink = INKS[team]
    edge = {"fill": "#fbf6e9", "stroke": ink, "stroke-width": "6"}
    SubElement(card, "rect", {"width": str(CARD), "height": str(CARD), "rx": "18", **edge})
    marks = {mark.cell: mark for mark in maps.card(number, team, 0).marks}
    for cell in CELLS:
        x, y = _middle(cell)
        at = SubElement(card, "g", transform=f"translate({x:.1f} {y:.1f})")
        _draw_cell(at, cell, marks.get(cell), ink)
    for turn, sign in enumerate(TURN_SIGNS):
        _draw_corner(card, turn, sign, number, ink)


def _middle(cell: Cell) -> tuple[float, float]:
    q, r = PLACES[cell]
    return MIDDLE + HEX * sqrt(3) * (q + r / 2), MIDDLE + HEX * 1.5 * r


def _draw_cell(at: Element, cell: Cell, mark: Mark | None, ink: str) -> None:
    if cell in OBSTACLES:
        SubElement(at, "path", d=_hexagon(), fill="#8a8578")
        return
    fill = FILLS[mark.kind] if mark else "none"
    SubElement(at, "path", d=_hexagon(), fill=fill, stroke="#8a8578")
    if cell == START:
        SubElement(at, "circle", r="9", fill="none", stroke=ink)
    if mark is None:
        return
    line = {"fill": "none", "stroke": ink, "stroke-width": "2.4"}
    SubElement(at, "path", {"d": SIGNS[mark.kind], **line})
    if mark.is_common:
        dashed = {"fill": "none", "stroke": ink, "stroke-dasharray": "4 3"}
        SubElement(at, "path", {"d": _hexagon(0.86), **dashed})


def _hexagon(size: float = 0.97) -> str:
    corners = [(pi / 6 + turn * pi / 3) for turn in range(6)]
    points = [f"{HEX * size * cos(angle):.1f} {HEX * size * sin(angle):.1f}" for angle in corners]
    return f"M{'L'.join(points)}z"


def _draw_corner(card: Element, turn: int, sign: str, number: int, ink: str) -> None:
    """The sign of a turn and the number, to be read when they are on top."""
    degrees = -120 * turn
    turned = SubElement(card, "g", transform=f"rotate({degrees} {MIDDLE} {MIDDLE})")
    at = SubElement(turned, "g", transform=f"translate({MIDDLE} 17)")
    SubElement(at, "path", {"d": sign, "fill": ink, "transform": "translate(-14 0)"})
    text = {"x": "2", "y": "6", "font-size": "17", "font-family": "serif", "fill": ink}
    SubElement(at, "text", text).text = str(number)
