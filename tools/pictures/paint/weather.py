"""Drawing weather: fog, rain, snow; bubbles, which are the weather under water."""

from __future__ import annotations

import math

import numpy as np

from tools.pictures.language.air import Bubbles, Fog, Rain, Snow
from tools.pictures.paint.arrays import blur, smooth
from tools.pictures.paint.draws import draws
from tools.pictures.paint.scene import Scene
from tools.pictures.shapes.svg import circle, line


@draws(Fog)
def fog(scene: Scene, step: Fog) -> None:
    """A bank of fog."""
    values = scene.clouded(step.cell, 5, step.stretch)
    band = np.exp(-(((scene.y - step.y) / step.spread) ** 2))
    where = np.clip(band * (0.35 + smooth(0.3, 0.75, values)), 0, 1) * step.amount
    scene.veil(where, step.color or scene.palette["haze"], 0.5)


@draws(Rain)
def rain(scene: Scene, step: Rain) -> None:
    """Three layers of drops: far, middle, near."""
    n, length, opacity = step.n, step.length, step.opacity
    layers = (
        (n, length * 0.55, 1.0, opacity * 0.6),
        (n // 2, length, 1.5, opacity),
        (n // 8, length * 1.7, 2.4, opacity * 0.8),
    )
    for near, (count, long, width, strength) in enumerate(layers):
        body = "".join(_drop(scene, step, long, width) for _ in range(count))
        scene.add(blur(scene.mask(body), 0.5 + near * 0.4), step.color, strength)


def _drop(scene: Scene, step: Rain, long: float, width: float) -> str:
    chance = scene.chance
    x, y = chance.uniform(-50, 1050), chance.uniform(-80, 1050)
    down = long * chance.uniform(0.6, 1.3)
    right = -math.tan(math.radians(step.angle)) * down
    faint = round(chance.uniform(0.3, 1), 2)
    return line(f"M{x:.0f},{y:.0f} l{right:.1f},{down:.1f}", step.color, width, opacity=faint)


@draws(Snow)
def snow(scene: Scene, step: Snow) -> None:
    """Three layers of flakes, the nearest out of focus."""
    chance = scene.chance
    layers = (
        (step.n, (1.2, 2.6), 0.3, 0.8),
        (step.n // 3, (2.5, 4.5), 0.8, 0.9),
        (step.n // 14, (7, 13), 3.5, 0.55),
    )
    for count, (small, large), soft, strength in layers:
        flakes = (
            circle(
                chance.uniform(0, 1000),
                chance.uniform(0, 1000),
                chance.uniform(small, large),
                step.color,
            )
            for _ in range(count)
        )
        scene.add(scene.mask("".join(flakes), soft * 1.6), step.color, strength * step.opacity)


@draws(Bubbles)
def bubbles(scene: Scene, step: Bubbles) -> None:
    """Bubbles of air."""
    chance, rim, body = scene.chance, scene.palette["rim"], ""
    for _ in range(step.n):
        x, y = chance.uniform(step.x0, step.x1), chance.uniform(step.y0, step.y1)
        r = chance.uniform(3, 13)
        body += circle(x, y, r, "#fff", opacity=0.12)
        body += circle(x, y, r, "none", stroke=rim, stroke_width=1.6, opacity=0.7)
        body += circle(x - r * 0.35, y - r * 0.35, r * 0.2, "#fff")
    scene.draw(body)
