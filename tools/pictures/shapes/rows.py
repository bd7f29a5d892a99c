"""Houses side by side: rows along a street, and far silhouettes."""

from __future__ import annotations

from dataclasses import dataclass

from tools.pictures.colour import Palette, mix
from tools.pictures.shapes.files import of_the_city
from tools.pictures.shapes.houses import HEIGHTS, KINDS, Box, House, Making, gable, house, trim_of
from tools.pictures.shapes.svg import Chance, Sketch, path, rect


@dataclass(frozen=True, kw_only=True)
class Row:
    """Houses from `x0` to `x1`, standing on `base`; `wmin` to `hmax` are their sizes."""

    base: float = 700
    x0: float = -30
    x1: float = 1030
    wmin: float = 95
    wmax: float = 150
    hmin: float = 230
    hmax: float = 340
    lit: float = 0.5
    dark: float = 0.45
    detail: bool = True
    shops: float = 0.2
    gap: float = 0


def row(chance: Chance, palette: Palette, of: Row) -> Sketch:
    """The houses, no two of a kind beside one another."""
    trim = trim_of(palette["haze"], palette["ink"])
    making = Making(chance, palette, trim, of.lit, of.detail)
    drawn, x, last = Sketch(), of.x0, ""
    while x < of.x1:
        wide = chance.uniform(of.wmin, of.wmax)
        last = _another_kind(chance, last)
        high = chance.uniform(of.hmin, of.hmax)
        is_shop = chance.random() < of.shops
        box = Box(x, of.base - high, wide, high)
        drawn += house(House(box, last, is_shop, of.dark), making)
        x += wide + chance.uniform(0, of.gap or 2)
    return drawn


def _another_kind(chance: Chance, last: str) -> str:
    kind = last
    while kind == last:
        kind = KINDS[int(chance.integers(len(KINDS)))]
    return kind


FAR_HEIGHTS = {**HEIGHTS, "spout": 0.7, "cornice": 0.4}


@dataclass(frozen=True, kw_only=True)
class Skyline:
    """Far houses, with a church tower somewhere (`True`), nowhere, or at an x."""

    base: float = 640
    hmin: float = 60
    hmax: float = 150
    church: bool | float = True


def skyline(chance: Chance, palette: Palette, of: Skyline) -> Sketch:
    """Silhouettes with pinpricks of light."""
    colour = mix(palette["mid"], palette["sky2"], 0.35)
    drawn, x = Sketch(), -20.0
    while x < 1020:
        wide, high = chance.uniform(34, 70), chance.uniform(of.hmin, of.hmax)
        drawn += _far_house(chance, palette, Box(x, of.base - high, wide, high), colour)
        x += wide
    if of.church is False:
        return drawn
    at = chance.uniform(180, 820) if of.church is True else of.church
    place = f"translate({at:.0f},{of.base:.0f}) scale(.46,.33)"
    return drawn + of_the_city("spire", palette, place, col=colour)


def _far_house(chance: Chance, palette: Palette, at: Box, colour: str) -> Sketch:
    kind = KINDS[int(chance.integers(len(KINDS)))]
    outline = gable(kind, at.x, at.y, at.w, at.w * FAR_HEIGHTS[kind])
    foot = at.y + at.h
    fill = mix(colour, palette["ink"], chance.uniform(0, 0.22))
    body = path(f"M{at.x:.1f},{foot:.1f} {outline} L{at.x + at.w:.1f},{foot:.1f}Z", fill)
    glow = ""
    for floor in range(max(1, int(at.h / 26))):
        for column in (0.22, 0.6):
            if chance.random() < 0.35:
                light = mix(palette["win"], palette["ink"], chance.uniform(0, 0.4))
                left, top = at.x + at.w * column, at.y + 8 + floor * 26
                glow += rect(left, top, at.w * 0.18, 12, light)
    return Sketch(body, glow)
