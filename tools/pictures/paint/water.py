"""Drawing water: mirrors, ice, waves of paper, the world below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tools.pictures.colour import mix
from tools.pictures.language.air import MoreWaves, Sea, Sky, Underwater, Water, Wavesop
from tools.pictures.paint.arrays import Array, blur, colour, luma, sample, smooth
from tools.pictures.paint.card import card
from tools.pictures.paint.draws import draws
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.sky import sky
from tools.pictures.shapes.rows import Row, row
from tools.pictures.shapes.svg import d, path

# Mirrors


@draws(Water)
def water(scene: Scene, step: Water) -> None:
    """What is above, upside down: displaced, smeared, darker, with glints."""
    line = step.y * scene.scale
    depth = np.clip((scene.rows - line) / (scene.size - line), 0, 1)
    seen, shone = _mirrored(scene, step, depth)
    clear = (step.strength * (1 - 0.35 * depth))[..., None]
    own = colour(step.color or scene.palette["water"])
    out = seen * clear * step.darken + own * (1 - clear) + shone * 0.55
    glints = scene.clouded(9, 2, 9)
    bright = smooth(0.66, 0.8, glints) * (0.25 + 0.75 * depth) * luma(np.clip(seen + shone, 0, 1))
    out = out + bright[..., None] * colour(scene.palette["glow"]) * 0.35
    out = out * (1 - (smooth(0.62, 0.8, 1 - glints) * 0.28 * depth)[..., None])
    below = scene.rows >= line
    share = (below * np.clip((scene.rows - line) / 2, 0, 1))[..., None]
    scene.image = scene.image * (1 - share) + out * share
    scene.shine = scene.shine * (1 - share) + shone * 0.35 * share
    contact = np.exp(-np.abs(scene.rows - line) / (5 * scene.scale)) * below
    scene.multiply(contact, "#000010", 0.55)


def _mirrored(scene: Scene, step: Water, depth: Array) -> tuple[Array, Array]:
    """What is seen in the water, and what shines in it."""
    line, scale = step.y * scene.scale, scene.scale
    fine = scene.clouded(16, 3, 5) - 0.5
    coarse = scene.clouded(60, 3, 4) - 0.5
    far = (4 + 34 * depth) * step.ripple * scale
    rows = line - (scene.rows - line) * 1.04 + coarse * far * 0.9
    columns = scene.columns + (fine * 1.4 + coarse * 1.2) * far
    seen = blur(scene.image, 1.2, step.smear * scale)
    shone = blur(scene.shine, 1.5, step.smear * 1.6 * scale)
    return sample(seen, rows, columns), sample(shone, rows, columns)


# Waves of paper


@dataclass(frozen=True, kw_only=True)
class Waves:
    """Waves from y downwards, near ones larger and darker."""

    y: float
    n: int
    col: str | None
    amp: float
    step: float
    phase: float
    wl: float

    def at(self, i: int) -> float:
        """How low the wave is."""
        return self.y + i * self.step * (1 + 0.18 * i)

    def crest(self, i: int, lower: float, high: float) -> str:
        """The outline of a wave."""
        long = self.wl * (1 + 0.25 * i)
        x, y = -long * ((self.phase + i * 0.37) % 1) - long, self.at(i) + lower
        data = d("M", x, 1010, "V", y)
        while x < 1000 + long:
            up = d("C", x + long * 0.28, y, x + long * 0.34, y - high * 1.15)
            top = d(x + long * 0.62, y - high * 1.1, "C", x + long * 0.5, y - high * 0.75)
            down = d(x + long * 0.56, y - high * 0.1, x + long * 0.76, y - high * 0.06)
            out = d("S", x + long * 0.94, y, x + long, y)
            data += f" {up} {top} {down} {out}"
            x += long
        return f"{data} V1010Z"


def waves(scene: Scene, of: Waves) -> Iterator[None]:
    """One wave after the other, each when it is asked for."""
    palette = scene.palette
    for i in range(of.n):
        near = i / max(1, of.n - 1)
        base = mix(of.col or palette["water"], palette["haze"], 0.62 * (1 - near))
        body = mix(base, palette["ink"], 0.3 * near)
        if i % 2:
            body = mix(body, palette["rim"], 0.07)
        high = of.amp * (1 + 0.25 * i)
        foam = path(of.crest(i, 0, high), mix(body, palette["rim"], 0.38 - 0.12 * near))
        card(scene, foam, shadow=(0, -4, 10, 0.4), edge=0.12)
        wave = path(of.crest(i, 9 + i * 1.5, high * 0.92), body)
        card(scene, wave, shadow=(0, -2, 4, 0.3), edge=0)
        yield


def _begin(scene: Scene, step: Sea | Wavesop, only: int | None) -> None:
    of = Waves(
        y=step.y, n=step.n, col=step.col, amp=step.amp,
        step=step.step, phase=step.phase, wl=step.wl,
    )  # fmt: skip
    scene.left.waves = waves(scene, of)
    _go_on(scene, only or of.n + 1)


def _go_on(scene: Scene, count: int) -> None:
    for _ in range(count):
        if next(scene.left.waves, StopIteration) is StopIteration:
            return


@draws(Wavesop)
def some_waves(scene: Scene, step: Wavesop) -> None:
    """Paper waves."""
    _begin(scene, step, step.only)


@draws(Sea)
def sea(scene: Scene, step: Sea) -> None:
    """The sea under its sky."""
    sky(scene, Sky(stars=step.stars, moon=step.moon, far=step.far, base=step.y))
    _begin(scene, step, step.only)


@draws(MoreWaves)
def more_waves(scene: Scene, step: MoreWaves) -> None:
    """The waves that are left."""
    _go_on(scene, step.k)


# Below


@draws(Underwater)
def underwater(scene: Scene, step: Underwater) -> None:
    """The world above, squeezed; the water; its bed."""
    sky(scene, Sky(stars=40, moon=(500, 90, 40), clouds=False, far=False))
    above = Row(
        base=step.surf, x0=-20, x1=1020, wmin=60, wmax=90, hmin=90, hmax=150, lit=0.6, detail=False
    )
    card(scene, row(scene.chance, scene.palette, above), haze=0.15)
    depth = np.clip((scene.y - step.surf) / (1000 - step.surf), 0, 1)
    _body_of_water(scene, step.surf, depth)
    if step.light:
        _rays(scene, step.surf, depth)
    for layer in range(3):
        _bed(scene, step, layer)


def _body_of_water(scene: Scene, surface: float, depth: Array) -> None:
    palette = scene.palette
    wobbly = surface + (scene.clouded(40, 2, 4) - 0.5) * 14
    below = (scene.y > wobbly)[..., None].astype(np.float32)
    top, deep = colour(mix(palette["haze"], palette["sky2"], 0.4)), colour(palette["water"])
    seen = top * (1 - depth[..., None]) + deep * depth[..., None]
    scene.image = scene.image * (1 - below) + seen * below
    scene.shine *= 1 - below
    scene.add(np.exp(-np.abs(scene.y - wobbly) / 5), palette["rim"], 0.7)


def _rays(scene: Scene, surface: float, depth: Array) -> None:
    chance = scene.chance
    for _ in range(7):
        x, wide = chance.uniform(60, 940), chance.uniform(24, 60)
        far = chance.uniform(-160, 160) + 60
        ray = path(d("M", x - 14, surface, "h", wide, "l", far, 820, "h", -150) + "Z", "#fff")
        where = scene.mask(ray, 12) * np.clip(1 - depth * 1.1, 0, 1) * (scene.y > surface)
        scene.add(where, scene.palette["glow"], chance.uniform(0.08, 0.2))


def _bed(scene: Scene, step: Underwater, layer: int) -> None:
    palette, chance = scene.palette, scene.chance
    y = step.bed - 90 + layer * 55
    far = mix(palette["mid"], palette["haze"], 0.3 * (2 - layer) / 2)
    fill = mix(far, palette["ink"], 0.25 + 0.25 * layer)
    data, x = d("M", -10, 1010, "V", y), -10.0
    while x < 1010:
        wide = chance.uniform(90, 190)
        hump = chance.uniform(-46, -8), wide, chance.uniform(-10, 14)
        data += d(" q", wide * 0.5, *hump)
        x += wide
    sand = path(f"{data} V1010Z", fill)
    card(scene, sand, shadow=(0, -5, 14, 0.4), haze=0.12 * (2 - layer))
    if step.weeds:
        weeds = "".join(_weed(scene, y, layer, fill) for _ in range(9))
        card(scene, weeds, shadow=(3, 4, 8, 0.35), haze=0.1 * (2 - layer))


def _weed(scene: Scene, y: float, layer: int, bed: str) -> str:
    chance = scene.chance
    x, high = chance.uniform(0, 1000), chance.uniform(60, 200) * (1 + 0.2 * layer)
    green = mix(mix("#1f7a5a", bed, 0.45), scene.palette["accent"], chance.uniform(0, 0.2))
    way = 1 if chance.random() < 0.5 else -1
    up = d("C", x + 40 * way, y - high * 0.3, x - 44 * way, y - high * 0.6)
    tip = d(x + 14 * way, y - high, "C", x - 14 * way, y - high * 0.5)
    down = d(x + 70 * way, y - high * 0.3, x + 18, y + 40)
    return path(f"{d('M', x, y + 40)} {up} {tip} {down}Z", green)
