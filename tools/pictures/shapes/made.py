"""Motifs that are computed, because they have a time, a height or a number of teeth."""

import math
from collections.abc import Mapping
from typing import Any

import msgspec

from tools.pictures.colour import mix
from tools.pictures.shapes.svg import circle, d, group, line, path, rect, stroke

Pieces = tuple[str, ...]

NUMERALS = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
LETTERS = {
    "I": ("M0,-14 V14", 5, 11),
    "V": ("M-6,-14 L2,14 L10,-14", 4.4, 17),
    "X": ("M-6,-14 L10,14 M10,-14 L-6,14", 4.4, 17),
}
"""The strokes of a clock's numerals: the path, how thick, how wide."""


class Made(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A motif with values of its own."""

    def pieces(self) -> Pieces:
        """Its pieces of card, back to front."""
        raise NotImplementedError


class Clock(Made, frozen=True, kw_only=True):
    """A clock; `h` and `m` are where its hands point, both from 1 to 12."""

    face: str = "#fff0c8"
    rim: str = "#8a6418"
    ink: str = "#2a1c08"
    h: float = 10
    m: float = 8

    def pieces(self) -> Pieces:
        """Rim, face, strokes, hands."""
        rim = circle(0, 0, 212, mix(self.rim, "#000", 0.35)) + circle(0, 0, 196, self.rim)
        minute = self._hand(self.m * 30, 132, 6) + circle(0, 0, 11, self.rim)
        hour = self._hand(self.h % 12 * 30 + self.m * 2.5, 84, 8)
        strokes = self._ticks() + self._hours()
        return rim, circle(0, 0, 172, self.face), strokes, hour, minute

    def _ticks(self) -> str:
        drawn = ""
        for i in range(60):
            x, y = math.sin(math.radians(i * 6)), -math.cos(math.radians(i * 6))
            inner, width = (150, 5) if i % 5 == 0 else (160, 2)
            ends = d("M", x * inner, y * inner, "L", x * 168, y * 168)
            drawn += stroke(ends, self.ink, width)
        return drawn

    def _hours(self) -> str:
        numerals = (self._numeral(numeral) for numeral in NUMERALS)
        turns = (f"rotate({i * 30}) translate(0,-124)" for i in range(12))
        return "".join(map(group, numerals, turns))

    def _numeral(self, numeral: str) -> str:
        drawn, x = "", -(len(numeral) - 1) * 7
        for letter in numeral:
            data, width, wide = LETTERS[letter]
            drawn += group(stroke(data, self.ink, width), f"translate({x},0)")
            x += wide
        return drawn

    def _hand(self, angle: float, length: float, w: float) -> str:
        left = d("M", 0, 26, "L", -w, 0, "C", -w, -length * 0.4, -w * 2.2, -length * 0.6)
        right = d(0, -length, "C", w * 2.2, -length * 0.6, w, -length * 0.4, w, 0)
        hole = circle(0, -length * 0.62, w * 0.9, self.face)
        return group(path(f"{left} {right}Z", self.ink) + hole, f"rotate({angle})")


class Gearp(Made, frozen=True, kw_only=True):
    """Two cogwheels on one axle."""

    r: float = 90
    n: float = 12
    c: str = "#7a561a"

    def pieces(self) -> Pieces:
        """The large one, the small one."""
        small = self._wheel(self.r * 0.6, mix(self.c, "#fff", 0.15), 0.35)
        return self._wheel(self.r, self.c, 0.3), small

    def _wheel(self, r: float, colour: str, hole: float) -> str:
        corners = []
        for i in range(int(self.n)):
            for part, far in ((0, r), (0.22, r), (0.5, r * 0.82), (0.72, r * 0.82)):
                turn = 2 * math.pi * (i + part) / self.n
                corners.append(d(math.cos(turn) * far, math.sin(turn) * far))
        inner = r * hole
        arc = d("A", inner, inner, "0 1 0")
        axle = f"{d('M', inner, 0)} {arc} {d(-inner, 0)} {arc} {d(inner, 0)}"
        return path(f"M{' L'.join(corners)}Z {axle}Z", colour, fill_rule="evenodd")


class Ladder(Made, frozen=True, kw_only=True):
    """A ladder of any height."""

    h: float = 360
    c: str = "#b58a4a"

    def pieces(self) -> Pieces:
        """Rungs, then rails."""
        dark = mix(self.c, "#000", 0.35)
        rungs = (rect(-40, -i * 36, 80, 9, dark) for i in range(1, int(self.h / 36)))
        rails = rect(-46, -self.h, 14, self.h, self.c) + rect(32, -self.h, 14, self.h, self.c)
        return "".join(rungs), rails


class Tulip(Made, frozen=True, kw_only=True):
    """A tulip of any height."""

    c: str = "#ff4fa8"
    leaf: str = "#2f8a58"
    h: float = 360

    def pieces(self) -> Pieces:
        """Stem, leaves, petals from the back to the front."""
        h = self.h
        stem = line(d("M", 0, 0, "C", -6, -h * 0.3, 10, -h * 0.6, 0, -h), self.leaf, 15)
        left = "M0,0 C-90,-40 -110,-140 -90,-220 C-60,-160 -20,-100 0,-20Z"
        right = "M0,0 C70,-30 100,-90 96,-160 C60,-120 20,-80 0,-10Z"
        leaves = path(left, self.leaf) + path(right, mix(self.leaf, "#000", 0.25))
        return stem, leaves, *(group(one, f"translate(0,{-h})") for one in self._petals())

    def _petals(self) -> Pieces:
        back = (
            "M-64,-110 C-40,-80 -20,-60 0,-124 C20,-60 40,-80 64,-110"
            " C80,-20 40,18 0,20 C-40,18 -80,-20 -64,-110Z"
        )
        side = (
            "M-64,-110 C-86,-30 -60,20 0,20 C-16,-30 -30,-80 -64,-110Z"
            " M64,-110 C86,-30 60,20 0,20 C16,-30 30,-80 64,-110Z"
        )
        middle = path("M0,20 C-50,-10 -36,-70 0,-96 C36,-70 50,-10 0,20Z", mix(self.c, "#fff", 0.3))
        vein = line("M0,6 C-4,-30 0,-60 0,-78", self.c, 3)
        return path(back, mix(self.c, "#40003a", 0.35)), path(side, self.c), middle + vein


class Lighthouse(Made, frozen=True, kw_only=True):
    """A lighthouse of any height."""

    h: float = 420
    c: str = "#f6efe2"
    r: str = "#c8352f"
    glow: str = "#fff2b0"

    def pieces(self) -> Pieces:
        """Tower, stripes, lantern, windows."""
        h = self.h
        tower = path(d("M", -58, 0, "L", -36, -h * 0.72, "h", 72, "L", 58, 0) + "Z", self.c)
        arches = d("M", -10, -h * 0.4, "a", 10, 10, "0 0 1", 20, 0, "v", 22, "h", -20) + "Z"
        arches += d(" M", -10, -h * 0.62, "a", 9, 9, "0 0 1", 18, 0, "v", 18, "h", -18) + "Z"
        door = path("M-16,0 v-44 a16,16 0 0 1 32,0 v44Z", "#3a2418")
        return tower, self._stripes(), self._lantern(), path(arches, "#ffd884") + door

    def _stripes(self) -> str:
        drawn = ""
        for i in range(3):
            low, high = 0.08 + 0.24 * i, 0.2 + 0.24 * i
            below, above = 58 - 22 * low / 0.72, 58 - 22 * high / 0.72
            left = d("M", -below, -self.h * low, "L", -above, -self.h * high)
            drawn += path(f"{left} {d('H', above, 'L', below, -self.h * low)}Z", self.r)
        return drawn

    def _lantern(self) -> str:
        y, up, dark = -self.h * 0.72, -self.h * 0.12, "#1a1c28"
        drawn = rect(-50, y - 14, 100, 14, dark) + rect(-26, y - 14 + up, 52, -up, self.glow)
        bars = " ".join(d("M", x, y - 14, "v", up) for x in (-26, 0, 26))
        roof = path(d("M", -36, y - 14 + up, "h", 72, "L", 0, -self.h * 0.97) + "Z", self.r)
        mast = stroke(d("M", 0, -self.h * 0.97, "v", -24), dark, 4)
        posts = " ".join(d("M", x, y - 12, "v", -22) for x in (-50, -30, 30, 50))
        rail = stroke(f"{posts} {d('M', -50, y - 34, 'h', 100)}", dark, 3)
        return drawn + stroke(bars, dark, 4) + roof + mast + rail


class BookHouse(Made, frozen=True, kw_only=True):
    """A closed book that stands on its end and has windows."""

    w: float
    h: float
    c: str
    win: str
    title: str = "#ffe7b0"
    rows: float = 3

    def pieces(self) -> Pieces:
        """Cover, bands, windows."""
        w, h = self.w, self.h
        top = d("M", -w / 2, 0, "V", -h, "q", w / 2, -w * 0.16, w, 0)
        cover = path(f"{top} {d('V', 0, 'q', -w / 2, w * 0.1, -w, 0)}Z", self.c)
        bands = self._band(-h * 0.9, -w * 0.12, -w * 0.12) + self._band(-h * 0.1, w * 0.1, w * 0.1)
        windows = ""
        for row in range(int(self.rows)):
            for column in (-0.24, 0.1):
                top_ = -h * (0.75 - 0.2 * row)
                windows += rect(w * column, top_, w * 0.18, h * 0.12, self.win)
        return cover, bands, windows

    def _band(self, y: float, bend: float, back: float) -> str:
        w = self.w
        over = d("M", -w / 2, y, "q", w / 2, bend, w, 0, "v", self.h * 0.05)
        return path(f"{over} {d('q', -w / 2, back, -w, 0)}Z", self.title)


MADE: Mapping[str, type[Made]] = {
    "clock": Clock,
    "gearp": Gearp,
    "ladder": Ladder,
    "tulip": Tulip,
    "lighthouse": Lighthouse,
    "book_house": BookHouse,
}


def made(name: str, given: Mapping[str, Any]) -> Pieces:
    """The pieces of a computed motif."""
    return msgspec.convert(dict(given), MADE[name]).pieces()
