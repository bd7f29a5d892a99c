"""Drawing a station, a detective's desk, a house cut open."""

from __future__ import annotations

import math

import numpy as np

from tools.pictures.colour import mix
from tools.pictures.language.air import Addlight, Glow, Moon, Sky
from tools.pictures.language.places import Box, Cutaway, Desk, SMap, Station
from tools.pictures.language.things import Laid
from tools.pictures.paint.arrays import colour
from tools.pictures.paint.card import card, stack
from tools.pictures.paint.draws import draws
from tools.pictures.paint.light import addlight, glow, shade_downwards
from tools.pictures.paint.scene import Over, Scene
from tools.pictures.paint.sky import backdrop, moon, sky
from tools.pictures.shapes import town
from tools.pictures.shapes.houses import gable
from tools.pictures.shapes.rows import Row, Skyline, row, skyline
from tools.pictures.shapes.svg import circle, d, path, rect, stroke

# A station


@draws(Station)
def station(scene: Scene, step: Station) -> None:
    """Three arches, one behind the other, and light from above."""
    palette = scene.palette
    backdrop(scene, ((0, palette["sky0"]), (0.4, palette["sky2"]), (1, palette["haze"])))
    moon(scene, Moon(x=500, y=300, r=70))
    far = skyline(scene.chance, palette, Skyline(base=640, church=330, hmin=40, hmax=110))
    scene.draw(far.body, Over(haze=0.45), glow=far.glow)
    for i in range(3):
        body = _arch(scene, step, i)
        card(scene, body, shadow=(0, 5, 16, 0.5), haze=0.1 * (2 - i))
    tile = mix(palette["mid"], palette["ink"], 0.35)
    scene.draw(town.checker(step.base, tile, mix(tile, palette["haze"], 0.4), n=16))
    shade_downwards(scene, step.base, 260, 0.4)
    height = np.clip((scene.y - 250) / 300, 0, 1) * np.clip(1.2 - scene.y / 1000, 0, 1)
    for x in (330, 500, 670):
        ray = d("M", x - 40, 280, "h", 80, "L", x + 180 + (x - 500) * 0.4, 1000, "h", -330)
        scene.add(scene.mask(path(f"{ray}Z", "#fff"), 18) * height, palette["halo"], 0.16)


def _arch(scene: Scene, step: Station, i: int) -> str:
    palette, r, y = scene.palette, 300 + 100 * i, 560 + i * 40
    far = mix(palette["mid"], palette["haze"], 0.35 * (1 - i / 2))
    fill = mix(far, palette["ink"], 0.5 * i / 2)
    hole = f"M{500 - r},1040 V{y} A{r},{r} 0 0 1 {500 + r},{y} V1040Z"
    body = path(f"M-40,-40 H1040 V1040 H-40Z {hole}", fill, fill_rule="evenodd")
    if i == 0:
        body += stroke(_glazing(r, y, step.base), fill, 7)
    rivet = mix(fill, palette["haze"], 0.5)
    for k in range(25):
        turn = math.pi * k / 24
        at = 500 - math.cos(turn) * (r + 18), y - math.sin(turn) * (r + 18)
        body += circle(*at, 4.5, rivet)
    return body


def _glazing(r: float, y: float, base: float) -> str:
    upright = (
        d("M", 500 + k * 52, base, "V", y - math.sqrt(max(0, r * r - (k * 52) ** 2)))
        for k in range(-5, 6)
    )
    halves = ((k * 56, math.sqrt(max(0, r * r - (k * 56) ** 2))) for k in range(6))
    across = (d("M", 500 - half, y - up, "H", 500 + half) for up, half in halves)
    return " ".join((*upright, *across))


# A desk


@draws(Desk)
def desk(scene: Scene, step: Desk) -> None:
    """Wood in the light of a lamp, with a map on it."""
    grain = scene.clouded(26, 4, 14)[..., None]
    scene.image[:] = colour(mix(step.wood, scene.palette["mid"], 0.25)) * (0.75 + 0.5 * grain)
    joints = " ".join(f"M0,{y} H1000" for y in (160, 345, 540, 730, 900))
    scene.draw(stroke(joints, "#000", 4, opacity=0.35))
    scene.relight()
    light = scene.palette["glow"]
    addlight(scene, Addlight(x=step.lampx, y=step.lampy, r=620, color=light, amt=0.55))
    far = np.hypot(scene.x - step.lampx, scene.y - step.lampy) / 800
    scene.multiply(np.clip(far, 0, 1) ** 1.1, scene.palette["ink"], 0.85)
    if step.map_:
        city_map(scene, SMap(x=500, y=520, k=1, rot=-7))


@draws(SMap)
def city_map(scene: Scene, step: SMap) -> None:
    """Canals in rings, streets like spokes, blocks of houses, the river."""
    water, paper = "#6fa3b8", "#e6d6b0"
    spokes = (d("M", 0, -230, "L", math.sin(a) * 330, -230 + math.cos(a) * 480) for a in SPOKES)
    river = path("M-310,-250 C-100,-200 100,-260 310,-215 V-260 H-310Z", water)
    creases = "M-155,-260 V260 M0,-260 V260 M155,-260 V260 M-310,0 H310"
    inked = (
        "".join(_block(scene, paper) for _ in range(70))
        + stroke(" ".join(spokes), "#b99a6a", 5)
        + "".join(stroke(_ring(i), water, 15 - i * 1.5) for i in range(5))
        + river
        + stroke(creases, "#7a5a30", 2, opacity=0.45)
    )
    laid = Laid(x=step.x, y=step.y, rot=step.rot, sh=None)
    stack(scene, (path("M-310,-260 h620 v520 h-620Z", paper), inked), laid, step.k)


SPOKES = tuple(0.3 * i for i in range(-4, 5))


def _ring(i: int) -> str:
    low = 200 - i * 46
    bend = d("C", -200 + i * 40, low, 200 - i * 40, low, 280 - i * 6, -200)
    return f"{d('M', -280 + i * 6, -200)} {bend}"


def _block(scene: Scene, paper: str) -> str:
    chance = scene.chance
    x, y = chance.uniform(-270, 270), chance.uniform(-180, 230)
    w, h = chance.uniform(10, 26), chance.uniform(8, 18)
    fill = mix(paper, "#a86a4a", chance.uniform(0.3, 0.7))
    turn = f"rotate({chance.uniform(-40, 40):.0f} {x:.0f} {y:.0f})"
    return rect(x, y, w, h, fill, transform=turn)


# A house cut open

PAPERS = (
    "#c96a3a", "#3a7a8a", "#b8a24a", "#8a4a7a", "#4a8a5a", "#c04a4a", "#5a6ab0", "#d89a5a"
)  # fmt: skip


@draws(Cutaway)
def cutaway(scene: Scene, step: Cutaway) -> None:
    """The street behind it, its shell, its rooms full of light."""
    sky(scene, Sky(stars=120, moon=step.moon, base=step.base - 60))
    behind = Row(base=step.base, hmin=180, hmax=300, lit=0.3)
    card(scene, row(scene.chance, scene.palette, behind), haze=0.25)
    card(scene, _shell(scene, step), shadow=(0, 6, 22, 0.6))
    rooms = _rooms(step)
    papered = "".join(_room(scene, room, i) for i, room in enumerate(rooms))
    layer = scene.raster(papered + _attic(scene, step))
    scene.over(layer, Over(glow=layer, glows=0.35))
    for x, y, w, h in rooms:
        _deepen(scene, (x, y, w, h))
        lamp = Glow(x=x + w / 2, y=y + 18, r=90, color=scene.palette["win"], amount=0.28)
        glow(scene, lamp)
    scene.relight()
    scene.dim = 0.12


def _shell(scene: Scene, step: Cutaway) -> str:
    brick = mix(step.wallc or "#7a3a30", scene.palette["mid"], 0.3)
    left, top, right = step.x0 - 16, step.base - step.floors * step.fh, step.x0 + step.w + 16
    outline = gable("bell", left, top + 10, step.w + 32, step.roofh * 1.6)
    body = path(f"M{left},{step.base} {outline} L{right},{step.base}Z", brick)
    return body + stroke(f"M{left},{top + 12} {outline}", mix("#e8dcc8", brick, 0.2), 9)


def _rooms(step: Cutaway) -> list[Box]:
    """Left, top, width and height of each."""
    wide, top = step.w / step.cols, step.base - step.floors * step.fh
    return [
        (step.x0 + column * wide + 8, top + floor * step.fh + 8, wide - 16, step.fh - 16)
        for floor in range(step.floors)
        for column in range(step.cols)
    ]


def _room(scene: Scene, room: Box, i: int) -> str:
    (x, y, w, h), ink = room, scene.palette["ink"]
    paper = mix(PAPERS[(i * 3 + 1) % len(PAPERS)], scene.palette["win"], 0.22)
    body = rect(x, y, w, h, mix(paper, ink, 0.36))
    body += rect(x, y + h - 16, w, 16, mix("#6a4428", ink, 0.2))
    stripe = mix(paper, "#fff", 0.25)
    for k in range(9):
        left = x + k * w / 9 + w / 22
        body += rect(left, y, w / 30, h - 16, stripe, opacity=0.28)
    return body


def _attic(scene: Scene, step: Cutaway) -> str:
    top = step.base - step.floors * step.fh - 4
    light = mix(scene.palette["win"], scene.palette["ink"], 0.2)
    return path(f"M410,{top} q10,-120 90,-140 q80,20 90,140Z", light)


def _deepen(scene: Scene, room: Box) -> None:
    """Shadow along the edges of a room."""
    x, y, w, h = room
    outer = d("M", x - 6, y - 6, "h", w + 12, "v", h + 12, "h", -w - 12)
    inner = d("M", x + 3, y + 8, "h", w - 4, "v", h - 8, "h", -w + 4)
    edge = path(f"{outer}Z {inner}Z", "#000", fill_rule="evenodd")
    scene.multiply(scene.mask(edge, 7), "#0a0408", 0.55)
