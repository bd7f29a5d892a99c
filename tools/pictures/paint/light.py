"""Drawing light: glows, lamps, cones, beams, the stripes of blinds."""

from __future__ import annotations

import math

import numpy as np

from tools.pictures.language.air import Addlight, Beam, Blinds, Cone, Darken, Glow, Light
from tools.pictures.paint.draws import draws
from tools.pictures.paint.scene import Scene
from tools.pictures.shapes.svg import d, group, path, rect


@draws(Glow)
def glow(scene: Scene, step: Glow) -> None:
    """A soft light."""
    far = np.hypot(scene.x - step.x, scene.y - step.y) / step.r
    where = np.exp(-far * far * 1.6) * 0.6 + np.exp(-far * 5) * 0.6
    scene.add(where, step.color, step.amount)


@draws(Addlight)
def addlight(scene: Scene, step: Addlight) -> None:
    """A light on card."""
    far = np.hypot(scene.x - step.x, scene.y - step.y) / step.r
    scene.brighten(np.exp(-far * far * 1.4) * step.amt, step.color)
    if step.glow:
        glow(scene, Glow(x=step.x, y=step.y, r=step.r * 0.8, color=step.color, amount=step.glow))


@draws(Light)
def light(scene: Scene, step: Light) -> None:
    """A light on card, with what is usual."""
    name = step.c or scene.palette["glow"]
    more = {"amt": step.amt, "glow": step.glow}
    addlight(scene, Addlight(x=step.x, y=step.y, r=step.r, color=name, **more))


@draws(Cone)
def cone(scene: Scene, step: Cone) -> None:
    """Light under a lamp."""
    x, y = step.x, step.y
    ray = d("M", x - 6, y, "L", x + 6, y, "L", step.x2, step.y2, "L", step.x1, step.y2)
    where = scene.mask(path(f"{ray}Z", "#fff"), step.soft)
    reach = math.hypot((step.x1 + step.x2) / 2 - x, step.y2 - y) + 1
    far = np.hypot(scene.x - x, scene.y - y) / reach
    dust = 0.6 + 0.6 * scene.clouded(90, 3, 2)
    scene.add(where * np.clip(1.08 - far, 0, 1) ** 1.3 * dust, step.color, step.amount)


@draws(Beam)
def beam(scene: Scene, step: Beam) -> None:
    """A beam of light."""
    ends: list[float | str] = []
    for angle in (step.ang - step.spread, step.ang + step.spread):
        turn = math.radians(angle)
        ends += ["L", step.x + math.cos(turn) * step.length]
        ends += [step.y + math.sin(turn) * step.length]
    where = scene.mask(path(d("M", step.x, step.y, *ends) + "Z", "#fff"), step.soft)
    far = np.hypot(scene.x - step.x, scene.y - step.y) / step.length
    dust = 0.55 + 0.7 * scene.clouded(120, 4, 1.6)
    scene.add(where * np.clip(1 - far, 0, 1) ** 0.8 * dust, step.color, step.amount)


@draws(Blinds)
def blinds(scene: Scene, step: Blinds) -> None:
    """Stripes of light and dark."""
    slats = "".join(rect(-900, -520 + i * 96, 1800, 46, "#fff") for i in range(step.n))
    placed = group(slats, f"translate({step.x},{step.y}) rotate({step.ang})")
    where = scene.mask(placed, step.soft)
    scene.multiply(1 - where, scene.palette["ink"], step.amt)
    scene.add(where * 0.5, step.color or scene.palette["glow"], 0.22)


@draws(Darken)
def darken(scene: Scene, step: Darken) -> None:
    """Everything darker."""
    scene.multiply(np.ones_like(scene.x), step.c or scene.palette["ink"], step.amt)


def shade_downwards(scene: Scene, top: float, height: float, amount: float) -> None:
    """A ground that gets darker towards the viewer."""
    scene.multiply(np.clip((scene.y - top) / height, 0, 1), scene.palette["ink"], amount)
