"""Drawing rooms: one with a window on the canal, a library, a museum."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from tools.pictures.colour import mix
from tools.pictures.language.air import Addlight, Beam, Sky, Water
from tools.pictures.language.places import Box, Library, Museum, Room
from tools.pictures.language.things import Laid
from tools.pictures.paint.arrays import colour
from tools.pictures.paint.card import card, stack, wall
from tools.pictures.paint.draws import draws
from tools.pictures.paint.light import addlight, beam, shade_downwards
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.sky import sky
from tools.pictures.paint.water import water
from tools.pictures.shapes import town
from tools.pictures.shapes.rows import Row, row
from tools.pictures.shapes.svg import band, circle, d, group, path, rect, sheet_with_hole, stroke

# A room


@draws(Room)
def room(scene: Scene, step: Room) -> None:
    """The view, the wall around it, the frame, the floor, moonlight."""
    palette = scene.palette
    _view(scene, step)
    paper = step.wall or mix(palette["mid"], "#3a2a3a", 0.3)
    hole = _hole(step)
    inside = f'<clipPath id="wall">{_clip(hole, step.base)}</clipPath>'
    pattern = f'<g clip-path="url(#wall)">{_pattern(scene, step, paper)}</g>'
    body = sheet_with_hole(hole, paper, step.base) + pattern
    wall(scene, body, (0, 6, 22, 0.6), inside)
    frame = mix("#cbb79a", paper, 0.45)
    card(scene, _frame(step, hole, frame), shadow=(2, 6, 8, 0.5), lit=True)
    boards = step.floor or mix("#5a3a24", palette["mid"], 0.35)
    body = town.planks(step.base, boards, mix(boards, palette["ink"], 0.5))
    body += band(step.base - 18, step.base + 2, mix(frame, paper, 0.4))
    wall(scene, body, (0, -2, 6, 0.4))
    _moonlight(scene, step)
    if step.curtain:
        _drapes(scene, step, step.curtain)


def _view(scene: Scene, step: Room) -> None:
    low, half = step.wy + step.wh / 2, step.ww / 2 + 40
    sky(scene, Sky(stars=90, moon=step.moon, base=low - 40))
    of = Row(
        base=low - 20, x0=step.wx - half, x1=step.wx + half, wmin=80, wmax=110,
        hmin=120, hmax=190, lit=step.lit,
    )  # fmt: skip
    card(scene, row(scene.chance, scene.palette, of), haze=0.12)
    water(scene, Water(y=low - 10))


def _hole(step: Room) -> str:
    """The outline of the window."""
    left, right = step.wx - step.ww / 2, step.wx + step.ww / 2
    bottom, shoulder = step.wy + step.wh / 2, step.wy - step.wh / 2 + step.ww * 0.25
    arc = d("A", step.ww / 2, step.ww * 0.3, "0 0 1", right, shoulder)
    return f"{d('M', left, bottom, 'V', shoulder)} {arc} {d('V', bottom)}Z"


def _clip(hole: str, base: float) -> str:
    return f'<path clip-rule="evenodd" d="M-10,-10 H1010 V{base} H-10Z {hole}"/>'


DAMASK = (
    "M0,-24 q16,14 0,28 q-16,-14 0,-28Z M-14,2 q14,-2 14,18 q-16,-2 -14,-18Z"
    " M14,2 q-14,-2 -14,18 q16,-2 14,-18Z"
)


def _pattern(scene: Scene, step: Room, paper: str) -> str:
    pale = mix(paper, scene.palette["haze"], 0.22)
    match step.pattern:
        case "damask":
            spots = ((i * 92 + j % 2 * 46 - 30, j * 76 + 10) for j in range(12) for i in range(12))
            return "".join(group(path(DAMASK, pale), f"translate({x},{y})") for x, y in spots)
        case "stripes":
            return "".join(rect(i * 40, 0, 18, 1000, pale) for i in range(26))
        case "boards":
            joint = mix(paper, scene.palette["ink"], 0.5)
            return "".join(stroke(f"M{i * 68},0 V1000", joint, 4) for i in range(16))
        case "tiles":
            spots = ((i * 50, j * 50) for j in range(18) for i in range(22))
            return "".join(
                rect(x, y, 47, 47, mix(paper, pale, scene.chance.random())) for x, y in spots
            )
        case "none":
            return ""


def _frame(step: Room, hole: str, fill: str) -> str:
    left, right = step.wx - step.ww / 2, step.wx + step.ww / 2
    top, bottom = step.wy - step.wh / 2, step.wy + step.wh / 2
    body = stroke(hole, fill, 18)
    if step.bars:
        bars = d("M", step.wx, top, "V", bottom, "M", left, step.wy - 30, "H", right)
        body += stroke(bars + d(" M", left, step.wy + 100, "H", right), fill, 9)
    return body + rect(left - 30, bottom - 4, step.ww + 60, 22, mix(fill, "#fff", 0.15))


def _moonlight(scene: Scene, step: Room) -> None:
    left, right, y = step.wx - step.ww / 2, step.wx + step.ww / 2, step.base
    patch = d("M", left + 20, y + 20, "H", right - 20, "L", right + 60, y + 170, "H", left - 60)
    scene.add(scene.mask(path(f"{patch}Z", "#fff"), 8), scene.palette["halo"], 0.2)


def _drapes(scene: Scene, step: Room, cloth: str) -> None:
    top = step.wy - step.wh / 2
    for side in (-1, 1):
        body = "".join(_fold(scene, step, (side, i), cloth) for i in range(4))
        card(scene, body, shadow=(3, 6, 10, 0.5), lit=True)
    left, right = step.wx - step.ww / 2 - 90, step.wx + step.ww / 2 + 90
    pole = rect(left, top - 44, right - left, 14, "#b08a3a", rx=7)
    pole += circle(left - 2, top - 37, 13, "#b08a3a") + circle(right + 2, top - 37, 13, "#b08a3a")
    card(scene, pole, shadow=(2, 5, 6, 0.5), lit=True)


def _fold(scene: Scene, step: Room, which: tuple[int, int], cloth: str) -> str:
    side, i = which
    x = step.wx + side * (step.ww / 2 + 10 + i * 20)
    top, low, bottom = step.wy - step.wh / 2 - 30, step.wy + 80, step.wy + step.wh / 2 + 60
    near = d("M", x, top, "C", x + 10 * side, step.wy, x + 26 * side, low, x + 16 * side, bottom)
    far = d("C", x + 50 * side, low, x + 34 * side, step.wy, x + 26 * side, top)
    fill = mix(cloth, scene.palette["ink"], 0.1 + 0.3 * (i % 2))
    return path(f"{near} {d('h', 22 * side)} {far}Z", fill)


# A library

ROSE = "M630,330 A130,130 0 1 0 370,330 A130,130 0 1 0 630,330Z"
BINDINGS = (
    "#8a3a3a", "#2f5a6a", "#b8862f", "#4a3a6a", "#3a6a4a",
    "#a04a5a", "#35508c", "#c9b48a", "#5a2a1a", "#1f4a44",
)  # fmt: skip
SHELVES = range(110, 950, 120)


@draws(Library)
def library(scene: Scene, step: Library) -> None:
    """Books, shelves, a round window, its light."""
    palette = scene.palette
    sky(scene, Sky(stars=90, moon=(520, 300, 80), base=470))
    wood = mix("#4a2e1c", palette["mid"], 0.35)
    wall(scene, sheet_with_hole(ROSE, wood), (0, 5, 20, 0.6))
    books = "".join(book for y in SHELVES for book in _books(scene, y))
    card(scene, books, shadow=(3, 3, 5, 0.6), lit=True)
    card(scene, _shelves(wood), shadow=(2, 6, 6, 0.6), lit=True)
    boards = mix("#3a2416", palette["mid"], 0.3)
    joint = mix(boards, palette["ink"], 0.5)
    planks = town.planks(step.base, boards, joint, far=60, near=140)
    card(scene, planks, shadow=(0, -5, 12, 0.5), lit=True)
    ray = scene.mask(path("M400,250 L600,250 L760,1010 H240Z", "#fff"), 26)
    fading = np.clip(1 - (scene.y - 200) / 850, 0, 1)
    scene.add(ray * fading * (scene.y > 250), palette["halo"], 0.22)


def _books(scene: Scene, y: float) -> Iterator[str]:
    """One shelf of books, leaving room for the window."""
    chance, x = scene.chance, -5.0
    while x < 1005:
        w, h = chance.uniform(14, 32), chance.uniform(66, 98)
        middle = x + w / 2 - 500
        if min(math.hypot(middle, y - up - 330) for up in (0, h / 2, h)) < 175:
            x += w
            continue
        cover = BINDINGS[int(chance.integers(len(BINDINGS)))]
        fill = mix(cover, scene.palette["mid"], 0.35)
        if chance.random() < 0.08:
            lean = f"rotate({chance.uniform(8, 16):.0f} {x + w:.0f} {y})"
            yield group(rect(x, y - h, w, h, fill), lean)
            x += w * 1.7
        else:
            bands = d("M", x + 3, y - h + 12, "h", w - 8, "M", x + 3, y - 14, "h", w - 8)
            yield rect(x, y - h, w - 1.5, h, fill) + stroke(bands, mix(fill, "#ffe0a0", 0.6), 3)
            x += w


def _shelves(wood: str) -> str:
    dark, body = mix(wood, "#000", 0.15), ""
    for y in SHELVES:
        if 180 < y < 480:
            body += rect(-10, y, 360, 14, dark) + rect(650, y, 360, 14, dark)
        else:
            body += rect(-10, y, 1020, 14, dark)
    body += "".join(rect(x, -10, 20, 1020, wood) for x in (-8, 235, 745, 990))
    body += stroke(ROSE, mix(wood, "#ffcf8a", 0.25), 24)
    return body + stroke("M500,200 V460 M370,330 H630", mix(wood, "#ffcf8a", 0.15), 9)


# A museum

GOLD = "#c9982f"


@draws(Museum)
def museum(scene: Scene, step: Museum) -> None:
    """A papered wall, a chequered floor, frames in their light."""
    palette, base = scene.palette, step.base
    paper = mix(step.wall, palette["mid"], 0.25)
    scene.image[:] = colour(paper)
    scene.relight()
    spots = ((i * 64 + j % 2 * 32, j * 64) for i in range(18) for j in range(13))
    dark = mix(paper, "#000", 0.14)
    scene.draw("".join(path(f"M{x},{y} l16,24 l-16,24 l-16,-24Z", dark) for x, y in spots))
    moulding = band(0, 70, mix(paper, "#e8d8b8", 0.35)) + band(70, 80, mix(paper, "#000", 0.4))
    scene.draw(moulding + band(base - 60, base, mix(paper, "#000", 0.35)))
    tiles = mix("#2a1c1a", palette["ink"], 0.2), mix("#c9b08a", palette["mid"], 0.45)
    scene.draw(town.checker(base, *tiles, n=16))
    for frame in step.frames:
        _picture(scene, frame)
    shade_downwards(scene, base, 300, 0.35)
    scene.left.frames = step.frames


def _picture(scene: Scene, frame: Box) -> None:
    """An empty frame under its lamp."""
    (x, y, w, h), light = frame, scene.palette["glow"]
    lamp = Beam(x=x, y=60, ang=90, spread=18, length=620, color=light, amount=0.5)
    beam(scene, lamp)
    addlight(scene, Addlight(x=x, y=y, r=240, color=light, amt=0.35))

    def around(far: float, fill: str) -> str:
        return rect(x - w / 2 - far, y - h / 2 - far, w + 2 * far, h + 2 * far, fill)

    inner = around(12, mix(GOLD, "#3a2408", 0.45)) + around(0, "#1a1410")
    stack(scene, (around(22, GOLD), inner), Laid())
