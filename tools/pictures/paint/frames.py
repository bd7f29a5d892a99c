"""Drawing grounds, and what stands between the viewer and the scene."""

from __future__ import annotations

import math

from tools.pictures.colour import mix
from tools.pictures.language.places import (
    Cobbles,
    Curtains,
    Floor,
    ForegroundBranch,
    Keyhole,
    MaskShape,
    Porthole,
    Quay,
    Railing,
)
from tools.pictures.paint.card import card
from tools.pictures.paint.draws import draws
from tools.pictures.paint.light import shade_downwards
from tools.pictures.paint.scene import Over, Scene
from tools.pictures.shapes import files, town
from tools.pictures.shapes.svg import (
    circle,
    d,
    group,
    line,
    mirrored,
    path,
    sheet_with_hole,
    stroke,
)

KEYHOLE = "M500,95 A265,265 0 0 1 655,575 L745,925 H255 L345,575 A265,265 0 0 1 500,95Z"
PORTHOLE = "M870,500 A370,370 0 1 0 130,500 A370,370 0 1 0 870,500Z"


@draws(Quay)
def quay(scene: Scene, step: Quay) -> None:
    """A wall of stones."""
    scene.draw(town.quay(step.y, scene.palette))


@draws(Cobbles)
def cobbles(scene: Scene, step: Cobbles) -> None:
    """Cobbles."""
    scene.draw(town.cobbles(scene.chance, scene.palette, step.y))
    shade_downwards(scene, step.y, 300, 0.5)


@draws(Floor)
def floor(scene: Scene, step: Floor) -> None:
    """Boards."""
    ink = scene.palette["ink"]
    fill = step.c or mix("#5a2a1a", ink, 0.3)
    body = path(d("M", -10, step.y, "H", 1010, "V", 1010, "H", -10) + "Z", fill)
    for i in range(-8, 9):
        body += stroke(d("M", 500 + i * 40, step.y, "L", 500 + i * 140, 1010), ink, 3, opacity=0.6)
    card(scene, body, shadow=(0, -3, 8, 0.4), lit=True)


@draws(Railing)
def railing(scene: Scene, step: Railing) -> None:
    """Bars with rings between them."""
    y, ink = step.y, step.col or scene.palette["ink"]
    body = ""
    for x in range(-20, 1040, 70):
        body += stroke(d("M", x, y, "V", 1010), ink, 11)
        body += circle(x + 35, y + 50, 22, "none", stroke=ink, stroke_width=7)
    body += stroke(d("M", -10, y, "H", 1010), ink, 17)
    body += stroke(d("M", -10, y + 78, "H", 1010), ink, 8)
    card(scene, body, blurred=step.blurpx, shadow=(0, 8, 16, 0.4))


LEAF = "M0,0 C18,-16 44,-12 56,0 C44,12 18,16 0,0Z"


@draws(ForegroundBranch)
def foreground_branch(scene: Scene, step: ForegroundBranch) -> None:
    """Three twigs, out of focus."""
    body = "".join(_twig(scene, step, k) for k in range(3))
    placed = mirrored(body) if step.side < 0 else body
    card(scene, placed, blurred=step.blurpx, shadow=(6, 10, 16, 0.4))


def _twig(scene: Scene, step: ForegroundBranch, k: int) -> str:
    ink = scene.palette["ink"]
    wood, y = step.col or ink, 60 + k * 90
    data = d("M", -20, y, "C", 140, y + 30, 240, y - 30, 330 - k * 60, y + 60)
    body = line(data, wood, 15 - k * 3)
    for i in range(11):
        t = i / 10
        x, at = -20 + (350 - k * 60) * t, y + 30 * math.sin(t * 3) + 30 * t
        turn = scene.chance.uniform(0, 360)
        fill = mix(step.leaf or wood, ink, scene.chance.uniform(0, 0.5))
        body += group(path(LEAF, fill), f"translate({x:.0f},{at:.0f}) rotate({turn:.0f})")
    return body


@draws(Curtains)
def curtains(scene: Scene, step: Curtains) -> None:
    """The curtains of a stage."""
    pieces = files.read(files.CITY / "curtains.svg").drawn({"col": step.col}, scene.palette)
    body = "".join(pieces if step.top else pieces[:1])
    card(scene, body, shadow=(0, 6, 20, 0.6), lit=True)


@draws(MaskShape)
def mask_shape(scene: Scene, step: MaskShape) -> None:
    """A card with a hole in it, in front of everything."""
    layer = scene.raster(sheet_with_hole(step.d, step.col or scene.palette["ink"]))
    scene.over(layer, Over(shadow=(0, 0, 22, 0.7), blurred=step.blurpx))
    if step.rim:
        colour, width = step.rim
        scene.draw(stroke(step.d, colour, width), Over(shadow=(2, 4, 5, 0.5)))


@draws(Keyhole)
def keyhole(scene: Scene, step: Keyhole) -> None:
    """A keyhole."""
    mask_shape(scene, MaskShape(d=KEYHOLE, col=step.col, rim=(step.rim, 16)))


@draws(Porthole)
def porthole(scene: Scene, step: Porthole) -> None:
    """A porthole."""
    mask_shape(scene, MaskShape(d=PORTHOLE, col=step.col, rim=(step.rim, 34)))
