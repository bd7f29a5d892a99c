"""Drawing skies: their colours, stars, moons, clouds, the far city."""

from __future__ import annotations

import math

import numpy as np

from tools.pictures.colour import mix
from tools.pictures.language.air import Cloud, Clouds, Fog, Moon, Sky, Stars
from tools.pictures.paint.arrays import colour, smooth
from tools.pictures.paint.card import card
from tools.pictures.paint.draws import draws
from tools.pictures.paint.scene import Over, Scene
from tools.pictures.paint.weather import fog
from tools.pictures.shapes import town
from tools.pictures.shapes.rows import Skyline, skyline
from tools.pictures.shapes.svg import Chance, circle, ellipse, path


def backdrop(scene: Scene, stops: tuple[tuple[float, str], ...] | None = None) -> None:
    """Colours from above to below; without others, those of the palette."""
    palette = scene.palette
    usual = ((0, "sky0"), (0.45, "sky1"), (0.78, "sky2"), (1, "sky2"))
    stops = stops or tuple((at, palette[name]) for at, name in usual)
    places = [at for at, _ in stops]
    colours = np.stack([colour(name) for _, name in stops])
    bands = [np.interp(scene.y / 1000, places, colours[:, part]) for part in range(3)]
    scene.image = np.stack(bands, -1).astype(np.float32)


@draws(Stars)
def stars(scene: Scene, step: Stars) -> None:
    """Stars, small and big."""
    chance = scene.chance
    body = ""
    for _ in range(step.n):
        x = chance.uniform(0, 1000)
        y = chance.uniform(0, step.ymax) * chance.uniform(0.2, 1)
        r = chance.uniform(0.6, 2.0)
        at = f'cx="{x:.1f}" cy="{y:.1f}" r="{r:.2f}"'
        body += f'<circle {at} fill="{step.color}" opacity="{chance.uniform(0.25, 0.95):.2f}"/>'
    for _ in range(step.big):
        body += _big_star(chance, step)
    layer = scene.raster(body)
    scene.over(layer, Over(glow=layer * np.float32(0.8)))


def _big_star(chance: Chance, step: Stars) -> str:
    x, y = chance.uniform(60, 940), chance.uniform(40, step.ymax * 0.7)
    r = chance.uniform(7, 13)
    q = r * 0.12
    rays = ((q, -q, r, 0), (q, q, 0, r), (-q, q, -r, 0), (-q, -q, 0, -r))
    data = f"M0,{-r:.1f} " + " ".join(f"Q{a:.1f},{b:.1f} {c:.1f},{e:.1f}" for a, b, c, e in rays)
    return path(f"{data}Z", step.color, opacity=0.95, transform=f"translate({x:.0f},{y:.0f})")


@draws(Moon)
def moon(scene: Scene, step: Moon) -> None:
    """A moon in its halo."""
    x, y, r = step.x, step.y, step.r
    far = np.maximum(np.hypot(scene.x - x, scene.y - y) - r, 0)
    halo = scene.palette.get("halo", step.color)
    scene.add(np.exp(-far / (r * 1.5)) * 0.55 * step.halo, halo)
    scene.add(np.exp(-far / (r * 0.32)) * 0.5 * step.halo, step.color)
    body = circle(x, y, r, step.color)
    if step.craters:
        body += f'<g clip-path="url(#disc)">{_craters(scene, step)}</g>'
    if step.phase:
        dark = step.dark or scene.palette["sky0"]
        over = circle(x + step.phase * r, y - step.phase * r * 0.15, r * 1.02, dark, opacity=0.93)
        body += f'<g clip-path="url(#disc)">{over}</g>'
    disc = f'<clipPath id="disc">{circle(x, y, r, "#fff")}</clipPath>'
    layer = scene.raster(body, disc)
    scene.over(layer, Over())
    scene.shine += layer[..., :3] * layer[..., 3:4] * 0.35


def _craters(scene: Scene, step: Moon) -> str:
    chance = np.random.default_rng(int(step.x * 7 + step.y * 13 + step.r))
    shade = mix(step.color, scene.palette["sky1"], 0.22)
    body = ""
    for _ in range(11):
        turn, far = chance.uniform(0, 6.28), chance.uniform(0, 0.85) ** 0.6 * step.r
        r = chance.uniform(0.05, 0.22) * step.r
        at = step.x + math.cos(turn) * far, step.y + math.sin(turn) * far
        radii = r, r * chance.uniform(0.7, 1)
        body += ellipse(*at, radii, shade, opacity=round(chance.uniform(0.25, 0.7), 2))
    return body


@draws(Clouds)
def clouds(scene: Scene, step: Clouds) -> None:
    """A band of clouds."""
    values = scene.clouded(step.cell, 5, step.stretch)
    band = np.exp(-(((scene.y - step.y) / step.spread) ** 2))
    low = 1 - step.density
    where = smooth(low, low + 0.28, values * 0.75 + band * 0.25) * band * step.opacity
    scene.veil(where, step.color or scene.palette["haze"], 0.8)


@draws(Cloud)
def cloud(scene: Scene, step: Cloud) -> None:
    """One cloud of paper."""
    body = town.cloud(scene.chance, step.x, step.y, step.w, step.c)
    card(scene, body, shadow=(2, 4, 8, 0.3))


@draws(Sky)
def sky(scene: Scene, step: Sky) -> None:
    """All of it."""
    backdrop(scene)
    if step.stars:
        stars(scene, Stars(n=step.stars))
    if step.moon:
        x, y, r = step.moon
        moon(scene, Moon(x=x, y=y, r=r))
    if step.clouds:
        clouds(scene, Clouds(y=260, spread=150))
    grey = mix(scene.palette["haze"], scene.palette["sky1"], 0.35)
    for x, y, wide in step.cl:
        card(scene, town.cloud(scene.chance, x, y, wide, grey), shadow=(0, 4, 10, 0.3))
    if step.far:
        far = Skyline(base=step.base, hmax=step.hmax, church=step.church)
        drawn = skyline(scene.chance, scene.palette, far)
        scene.draw(drawn.body, Over(haze=0.25), glow=drawn.glow)
        if step.fog:
            fog(scene, Fog(y=step.base - 30, spread=90, amount=step.fog))
