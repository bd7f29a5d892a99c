"""Canal houses: five kinds of gables, sash windows with somebody behind them, doors and shops."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tools.pictures.colour import Palette, coloured, mix
from tools.pictures.shapes import files
from tools.pictures.shapes.svg import Chance, Sketch, d, group, path, rect, stroke

BRICKS = (
    "#6b2f2a", "#3c2a30", "#7a4a35", "#4b3b45", "#2f3a48", "#5c2430",
    "#43302a", "#6f5a4a", "#2c4744", "#54404f", "#7d6b5c", "#3a4a5f",
)  # fmt: skip
DOORS = ("#244a3a", "#5c1f1f", "#1f3358", "#2a2a2a", "#6a4a1f")

GABLES = {
    "step": (
        "0,0 L0,.25 L.102,.25 L.102,.5 L.204,.5 L.204,.75 L.306,.75 L.306,1 L.694,1 "
        "L.694,.75 L.796,.75 L.796,.5 L.898,.5 L.898,.25 L1,.25 L1,0"
    ),
    "bell": (
        "0,0 C0,.35 .24,.25 .25,.6 C.26,.82 .34,.8 .34,.9 Q.5,1.08 .66,.9 "
        "C.66,.8 .74,.82 .75,.6 C.76,.25 1,.35 1,0"
    ),
    "neck": (
        "0,0 L0,.06 C.02,.3 .24,.1 .26,.45 L.26,.8 L.224,.82 L.5,1.04 L.776,.82 L.74,.8 "
        "L.74,.45 C.76,.1 .98,.3 1,.06 L1,0"
    ),
    "spout": "0,0 L.4,.78 L.4,1 L.6,1 L.6,.78 L1,0",
    "cornice": (
        "0,0 L-.03,.08 L-.03,.2 L.28,.2 L.5,.42 L.72,.2 L1.03,.2 L1.03,.08 L1,0"
    ),
}  # fmt: skip
"""Outlines from the left eave to the right: across in widths, up in heights of the gable."""
KINDS = tuple(GABLES)
HEIGHTS = {"step": 0.62, "bell": 0.62, "neck": 0.8, "spout": 0.62, "cornice": 0.5}


def gable(kind: str, x: float, y: float, w: float, g: float) -> str:
    """The outline of a gable on its eaves, as the middle of a path."""

    def at(pair: re.Match[str]) -> str:
        return f"{x + w * float(pair[1]):.1f},{y - g * float(pair[2]):.1f}"

    return "L" + re.sub(r"(-?[\d.]+),(-?[\d.]+)", at, GABLES[kind])


# Windows

BEHIND = ((0.25, "curtains"), (0.4, "person"), (0.5, "plant"), (0.58, "lamp"), (0.63, "cat"))
TINTS = ((0.18, "#ff8a4a", 0.55), (0.3, "$accent", 0.6), (0.42, "#bfe0ff", 0.6))


@dataclass(frozen=True)
class Box:
    """Where a window or a house is."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True)
class Making:
    """What all parts of a house are made with."""

    chance: Chance
    palette: Palette
    trim: str
    lit: float
    is_detailed: bool


def window(at: Box, making: Making, *, is_lit: bool, is_detailed: bool) -> Sketch:
    """A sash window."""
    x, y, w, h = at.x, at.y, at.w, at.h
    frame = rect(x - w * 0.1, y - w * 0.1, w * 1.2, h + w * 0.2, making.trim)
    if is_lit:
        return Sketch(frame, _light(at, making, is_detailed=is_detailed))
    palette = making.palette
    glass = rect(x, y, w, h, mix(palette["ink"], palette["sky1"], 0.35))
    edge = d("M", x + w * 0.1, y + h * 0.95, "L", x + w * 0.75, y + h * 0.05, "h", w * 0.15)
    shine = path(f"{edge} {d('L', x + w * 0.3, y + h * 0.95)}Z", palette["haze"], opacity=0.18)
    return Sketch(frame + glass + shine + (_bars(at, making.trim) if is_detailed else ""))


def _light(at: Box, making: Making, *, is_detailed: bool) -> str:
    chance, palette = making.chance, making.palette
    colour = palette["win"]
    luck = chance.random()
    for bound, tint, share in TINTS:
        if luck < bound:
            colour = mix(colour, coloured(tint, palette), share)
            break
    colour = mix(colour, "#000000", chance.uniform(0, 0.28))
    pane = rect(at.x, at.y, at.w, at.h, colour)
    if not is_detailed:
        return pane
    return pane + _behind(at, making, colour) + _bars(at, mix(colour, palette["ink"], 0.62))


def _behind(at: Box, making: Making, colour: str) -> str:
    luck = making.chance.random()
    name = next((name for bound, name in BEHIND if luck < bound), None)
    if name is None:
        return ""
    names = {
        "shade": mix(colour, "#1a0a05", 0.72),
        "drape": mix(colour, making.palette["ink"], 0.35),
        "bulb": mix(colour, "#ffffff", 0.6),
    }
    body = "".join(files.read(files.WINDOW / f"{name}.svg").drawn({}, names))
    return group(body, f"translate({at.x:.1f},{at.y:.1f}) scale({at.w:.2f},{at.h:.2f})")


def _bars(at: Box, colour: str) -> str:
    across = (d("M", at.x, at.y + at.h * part, "h", at.w) for part in (0.36, 0.68))
    return stroke(
        " ".join((d("M", at.x + at.w / 2, at.y, "v", at.h), *across)),
        colour,
        max(0.8, at.w * 0.06),
    )


# Houses


@dataclass(frozen=True)
class House:
    """A house to be drawn; `y` of its box is the line of the eaves."""

    box: Box
    kind: str
    is_shop: bool
    dark: float

    @property
    def base(self) -> float:
        """The line of the street."""
        return self.box.y + self.box.h

    @property
    def gable(self) -> float:
        """How high its gable is."""
        return self.box.w * HEIGHTS[self.kind]

    @property
    def ground(self) -> float:
        """How high its ground floor is."""
        return self.box.h * 0.27

    @property
    def columns(self) -> int:
        """How many windows there are side by side."""
        return 3 if self.box.w > 95 else 2


def house(one: House, making: Making) -> Sketch:
    """The whole house."""
    chance, palette = making.chance, making.palette
    brick = BRICKS[int(chance.integers(len(BRICKS)))]
    colour = mix(mix(brick, palette["mid"], one.dark), palette["ink"], 0.12)
    drawn = Sketch(_walls(one, making, colour))
    if one.kind != "cornice":
        drawn += _attic(one, making)
    for part in _floors(one, making):
        drawn += part
    drawn += _shop(one, making) if one.is_shop else _parlour(one, making)
    return drawn + _door(one, making)


def _walls(one: House, making: Making, colour: str) -> str:
    box, palette = one.box, making.palette
    x, y, w = box.x, box.y, box.w
    outline = gable(one.kind, x, y, w, one.gable)
    body = path(f"M{x:.1f},{one.base:.1f} {outline} L{x + w:.1f},{one.base:.1f}Z", colour)
    if making.is_detailed and w > 60:
        rows = (d("M", x, one.base - row * 9, "h", w) for row in range(1, int(box.h / 9)))
        courses = mix(colour, palette["ink"], 0.5)
        body += stroke(" ".join(rows), courses, 0.9, opacity=0.45)
    body += rect(x + w * 0.86, y, w * 0.14, box.h, palette["ink"], opacity=0.28)
    body += rect(x, y, w * 0.03 + 1, box.h, palette["rim"], opacity=0.16)
    width = max(1.4, w * 0.028)
    coping = f"M{x:.1f},{y + 2:.1f} {outline}"
    body += stroke(coping, making.trim, width, stroke_linejoin="round")
    return body + (_cornice(one, making.trim) if one.kind == "cornice" else "")


def _cornice(one: House, trim: str) -> str:
    x, y, w, g = one.box.x, one.box.y, one.box.w, one.gable
    teeth = (
        rect(x + w * (0.02 + 0.148 * i), y - g * 0.07, w * 0.05, g * 0.12, trim) for i in range(7)
    )
    return rect(x - w * 0.03, y - g * 0.2, w * 1.06, g * 0.13, trim) + "".join(teeth)


def _attic(one: House, making: Making) -> Sketch:
    """The hatch under the roof, and the beam for the hoist."""
    w, g = one.box.w, one.gable
    middle, top = one.box.x + w / 2, one.box.y - g * 0.42
    wide = w * 0.2 * (0.8 if one.kind == "spout" else 1)
    is_lit = making.chance.random() < making.lit * 0.8
    hatch = Box(middle - wide / 2, top, wide, g * 0.34)
    drawn = window(hatch, making, is_lit=is_lit, is_detailed=False)
    beam = d("M", middle, top - w * 0.09, "v", -w * 0.045, "h", w * 0.16, "v", w * 0.035)
    return drawn + Sketch(stroke(beam, making.palette["ink"], w * 0.03))


def _floors(one: House, making: Making) -> Iterator[Sketch]:
    box, w = one.box, one.box.w
    count = max(2, round((box.h - one.ground) / (w * 0.52)))
    high = (box.h - one.ground) / count
    wide = w * (0.19 if one.columns == 3 else 0.26)
    gap = (w - one.columns * wide) / (one.columns + 1)
    is_detailed = making.is_detailed and w > 60
    for floor in range(count):
        top, tall = box.y + floor * high + high * 0.16, high * (0.66 if floor else 0.6)
        for column in range(one.columns):
            at = Box(box.x + gap + column * (wide + gap), top, wide, tall)
            is_lit = making.chance.random() < making.lit
            yield window(at, making, is_lit=is_lit, is_detailed=is_detailed)
        if is_detailed:
            sill = max(1, w * 0.018)
            below = top + tall + w * 0.03
            yield Sketch(rect(box.x + w * 0.05, below, w * 0.9, sill, making.trim, opacity=0.35))


def _shop(one: House, making: Making) -> Sketch:
    x, w, high, palette = one.box.x, one.box.w, one.ground, making.palette
    top = one.base - high
    glow = rect(x + w * 0.08, top + high * 0.28, w * 0.5, high * 0.55, palette["win"])
    post = d("M", x + w * 0.33, top + high * 0.28, "v", high * 0.55)
    glow += stroke(post, palette["ink"], 2)
    goods = mix(palette["win"], palette["ink"], 0.6)
    for i in range(5):
        up = top + high * (0.62 - 0.12 * making.chance.random())
        glow += rect(x + w * (0.1 + i * 0.095), up, w * 0.06, high * 0.2, goods)
    stripes = (mix(making.trim, "#ffffff", 0.25), mix(palette["accent"], palette["ink"], 0.25))
    awning = ""
    for i in range(7):
        edge = d("M", x + w * (0.03 + i * 0.09), top + high * 0.08, "h", w * 0.09)
        hem = d("l", w * 0.01, high * 0.2, "q", -w * 0.05, high * 0.07, -w * 0.1, 0)
        awning += path(f"{edge} {hem}Z", stripes[i % 2])
    return Sketch(awning, glow)


def _parlour(one: House, making: Making) -> Sketch:
    x, w, high = one.box.x, one.box.w, one.ground
    drawn = Sketch()
    for column in range(2 if one.columns == 3 else 1):
        left = x + w * 0.08 + column * w * 0.27
        at = Box(left, one.base - high * 0.8, w * 0.2, high * 0.52)
        is_lit = making.chance.random() < making.lit + 0.15
        drawn += window(at, making, is_lit=is_lit, is_detailed=making.is_detailed)
    return drawn


def _door(one: House, making: Making) -> Sketch:
    w, high, palette, trim = one.box.w, one.ground, making.palette, making.trim
    x, top = one.box.x + w * 0.67, one.base - high
    colour = mix(DOORS[int(making.chance.integers(len(DOORS)))], palette["ink"], 0.3)
    body = rect(x - w * 0.03, top + high * 0.12, w * 0.28, high * 0.88, trim)
    body += rect(x, top + high * 0.32, w * 0.22, high * 0.68, colour)
    is_lit = making.chance.random() < 0.7
    light = palette["win"] if is_lit else mix(palette["win"], palette["ink"], 0.8)
    glow = rect(x, top + high * 0.16, w * 0.22, high * 0.13, light)
    step = mix(trim, palette["ink"], 0.35)
    body += rect(x - w * 0.05, one.base - high * 0.09, w * 0.32, high * 0.09, step)
    return Sketch(body, glow)


@cache
def trim_of(haze: str, ink: str) -> str:
    """The colour of frames and copings."""
    return mix(mix("#d8cfc0", haze, 0.45), ink, 0.25)
