"""What else a city has: quays, bridges, bare elms, cobbles, clouds of paper."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from tools.pictures.colour import Palette, mix
from tools.pictures.shapes.svg import (
    Chance,
    Sketch,
    band,
    circle,
    d,
    line,
    path,
    rect,
    stroke,
)


def quay(y: float, palette: Palette, high: float = 26) -> str:
    """A wall of stones along the water."""
    colour = mix(palette["mid"], palette["ink"], 0.5)
    body = band(y, y + high, colour) + band(y, y + 5, mix(colour, palette["haze"], 0.5))
    joints = ""
    for course in range(2):
        top = y + 6 + course * 10
        joints += "".join(f"M{i * 44 + course * 22 - 10},{top} v10 " for i in range(24))
        joints += f"M-10,{top + 10} h1020 "
    return body + stroke(joints, palette["ink"], 1.6, opacity=0.6)


# Bridges


@dataclass(frozen=True, kw_only=True)
class Bridge:
    """A stone arch; `y` is the line of the water."""

    y: float
    x0: float = -20
    x1: float = 1020
    arch: tuple[float, float] = (300, 700)
    rise: float = 150
    thick: float = 34
    lights: bool = True
    rail: bool = True
    col: str | None = None

    @property
    def half(self) -> float:
        """Half the width of the arch."""
        return (self.arch[1] - self.arch[0]) / 2

    @property
    def middle(self) -> float:
        """Where the arch is highest."""
        return (self.arch[0] + self.arch[1]) / 2

    @property
    def ends(self) -> float:
        """How high the road is at both ends."""
        return self.y - self.rise - self.thick + self.rise * 0.42

    @property
    def crown(self) -> float:
        """What the road bends towards in the middle."""
        return self.y - self.rise - self.thick - self.rise * 0.34

    def road(self, lower: float = 0) -> str:
        """The curve of the road."""
        start = d("M", self.x0, self.ends + lower)
        return start + d(" Q", self.middle, self.crown + lower, self.x1, self.ends + lower)

    def on_arch(self, turn: float, out: float = 0) -> tuple[float, float]:
        """A point of the arch, or so far outside of it."""
        x = self.middle - math.cos(turn) * (self.half + out)
        return x, self.y - math.sin(turn) * (self.rise + out)


def bridge(of: Bridge, palette: Palette) -> Sketch:
    """The bridge, with a row of bulbs along its arch."""
    colour = of.col or mix(palette["mid"], palette["ink"], 0.45)
    stone = mix(colour, palette["haze"], 0.45)
    left, right = of.arch
    arch = d("A", of.half, of.rise, "0 0 0", left, of.y)
    body = path(f"{of.road()} {d('V', of.y, 'H', right)} {arch} {d('H', of.x0)}Z", colour)
    body += _stones(of, stone, palette["ink"])
    if of.rail:
        body += _rail(of, palette["ink"])
    bulbs = (of.on_arch(math.pi * i / 24, -1) for i in range(1, 24)) if of.lights else ()
    return Sketch(body, "".join(circle(x, y, 3.4, palette["glow"]) for x, y in bulbs))


def _stones(of: Bridge, stone: str, ink: str) -> str:
    body = ""
    for i in range(25):
        turn = math.pi * i / 24
        body += stroke(d("M", *of.on_arch(turn), "L", *of.on_arch(turn, 20)), stone, 2)
    left, right = of.arch
    arch = d("M", left, of.y, "A", of.half, of.rise, "0 0 1", right, of.y)
    body += stroke(arch, stone, 3.5) + stroke(of.road(6), stone, 5)
    for course in range(5):
        y = of.ends + 26 + course * 22
        joint = d("M", of.x0, y, "H", left - 40 + course * 6)
        joint += d(" M", of.x1, y, "H", right + 40 - course * 6)
        body += stroke(joint, ink, 1.4, opacity=0.5)
    return body


def _rail(of: Bridge, ink: str) -> str:
    posts = ""
    for i in range(41):
        t = i / 40
        y = ((1 - t) ** 2 + t * t) * of.ends + 2 * t * (1 - t) * of.crown
        posts += d(" M", of.x0 + (of.x1 - of.x0) * t, y, "v", -34)
    return stroke(posts, ink, 3) + stroke(of.road(-34), ink, 4) + stroke(of.road(-18), ink, 2.4)


# Trees


class Branch(NamedTuple):
    """A piece of a tree, not drawn yet: where it begins, where to, how long and how thick."""

    x: float
    y: float
    turn: float
    length: float
    width: float


@dataclass(frozen=True, kw_only=True)
class Tree:
    """A bare elm."""

    x: float
    base: float
    h: float
    col: str
    w: float = 16
    depth: int = 7
    lean: float = 0


def tree(chance: Chance, of: Tree) -> str:
    """All its branches."""
    trunk = Branch(of.x, of.base, of.lean - math.pi / 2, of.h * 0.26, of.w)
    return "".join(_grown(chance, trunk, of.depth, of.col))


def _grown(chance: Chance, one: Branch, depth: int, colour: str) -> Iterator[str]:
    x, y, turn, length, width = one
    tip = x + math.cos(turn) * length, y + math.sin(turn) * length
    bend = (
        (x + tip[0]) / 2 + chance.uniform(-0.12, 0.12) * length,
        (y + tip[1]) / 2 + chance.uniform(-0.06, 0.06) * length,
    )
    yield line(d("M", x, y, "Q", *bend, *tip), colour, width)
    if depth == 0:
        return
    for i in range(2 if chance.random() < 0.72 else 3):
        aside = chance.uniform(0.5, 1.2) * 0.42 * (1 if i % 2 else -1) * (1 if i < 2 else 0.2)
        bent = turn + aside - 0.02 * (turn + math.pi / 2)
        shorter = length * chance.uniform(0.66, 0.86)
        yield from _grown(chance, Branch(*tip, bent, shorter, width * 0.66), depth - 1, colour)


# Grounds


def cobbles(
    chance: Chance, palette: Palette, y: float, *, middle: float = 500, rows: int = 16
) -> str:
    """A cobbled square from y downwards, larger stones nearer."""
    colour = mix(palette["mid"], palette["ink"], 0.35)
    body, top = band(y, 1010, colour), y
    for course in range(rows):
        near = (course + 1) / rows
        bottom = y + (1010 - y) * near**1.7
        wide, high = 30 + 46 * near**1.3, bottom - top
        count = int(1100 / wide) + 2
        for i in range(-count // 2 - 1, count // 2 + 1):
            luck = chance.uniform(-0.16, 0.2)
            other, share = (palette["haze"], luck) if luck > 0 else (palette["ink"], -luck * 2)
            x = middle + (i + course % 2 * 0.5) * wide
            stone = max(1.0, high - 1.6)
            corner = f"{min(high, wide) * 0.25:.1f}"
            body += rect(x + 1, top + 1, wide - 2, stone, mix(colour, other, share), rx=corner)
        top = bottom
    return body


def checker(y: float, dark: str, light: str, *, n: int = 14, rows: int = 9) -> str:
    """A floor like a chessboard."""
    horizon = y - 130
    lines = [y + (1010 - y) * (i / rows) ** 1.8 for i in range(rows + 1)]

    def at(column: int, line_: float) -> str:
        spread = 240 * (line_ - horizon) / (1010 - horizon)
        return f"{500 + column * spread:.1f},{line_:.1f}"

    body = band(y, 1010, dark)
    for row in range(rows):
        far, near = lines[row], lines[row + 1]
        for i in range(-n, n):
            if (i + row) % 2 == 0:
                corners = (at(i, far), at(i + 1, far), at(i + 1, near), at(i, near))
                body += path(f"M{' L'.join(corners)}Z", light)
    return body


def planks(y: float, colour: str, joint: str, *, far: float = 52, near: float = 150) -> str:
    """A floor of boards that run away from the viewer."""
    joints = (
        d("M", 500 + (i - 9) * far, y, "L", 500 + (i - 9) * near, 1010) for i in range(19)
    )  # fmt: skip
    return band(y, 1010, colour) + "".join(stroke(one, joint, 3) for one in joints)


# Sky


def cloud(chance: Chance, x: float, y: float, w: float, colour: str) -> str:
    """A cloud cut out of paper."""
    count = int(chance.integers(4, 7))
    wide, left = w / count, x - w / 2
    data = d("M", left, y)
    for i in range(count):
        tall = 1.3 if 0 < i < count - 1 else 0.8
        top = y - wide * chance.uniform(0.55, 0.95) * tall
        data += d(" C", left, top, left + wide, top, left + wide, y)
        left += wide
    width = f"{w * 0.03:.0f}"
    return path(f"{data}Z", colour, stroke=colour, stroke_width=width, stroke_linejoin="round")


def bank(chance: Chance, y: float, colour: str, *, wmin: float, wmax: float, jitter: float) -> str:
    """Clouds side by side, and nothing but cloud below them."""
    body, x = "", -120 + chance.uniform(0, 120)
    while x < 1100:
        wide = chance.uniform(wmin, wmax)
        body += cloud(chance, x, y + chance.uniform(-jitter, jitter), wide, colour)
        x += wide * 0.8
    return body + rect(-10, y, 1020, 500, colour)
