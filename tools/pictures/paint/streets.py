"""Drawing streets, canals, roofs, lanes."""

from __future__ import annotations

import numpy as np
from msgspec.structs import asdict

from tools.pictures.colour import mix
from tools.pictures.language.air import Addlight, Fog, Glow, Moon, Sky, Stars, Water
from tools.pictures.language.places import Alley, Canal, Houses, Rooftops, RooftopsNear, Street
from tools.pictures.paint.card import card
from tools.pictures.paint.draws import draws
from tools.pictures.paint.lane import Lane, wall
from tools.pictures.paint.light import addlight, glow, shade_downwards
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.sky import backdrop, moon, sky, stars
from tools.pictures.paint.water import water
from tools.pictures.paint.weather import fog
from tools.pictures.shapes import town
from tools.pictures.shapes.rows import Row, row
from tools.pictures.shapes.svg import Sketch, d, path, rect, stroke


def house_row(scene: Scene, of: Row) -> None:
    """A row of houses as a sheet of card."""
    drawn = row(scene.chance, scene.palette, of)
    card(scene, drawn, shadow=(0, -4, 14, 0.5), edge=0.1)


@draws(Houses)
def houses(scene: Scene, step: Houses) -> None:
    """A row of houses."""
    house_row(scene, Row(**asdict(step)))


@draws(Canal)
def canal(scene: Scene, step: Canal) -> None:
    """Sky, houses, quay, water."""
    above = Sky(
        stars=step.stars, moon=step.moon, clouds=step.clouds, far=step.far,
        base=step.base - 40, church=step.church, fog=step.fog,
    )  # fmt: skip
    sky(scene, above)
    of = Row(
        base=step.base, hmin=step.hmin, hmax=step.hmax, wmin=step.wmin, wmax=step.wmax,
        lit=step.lit, shops=step.shops, dark=step.dark,
    )  # fmt: skip
    house_row(scene, of)
    scene.draw(town.quay(step.base, scene.palette, step.gap))
    if step.water:
        water(scene, Water(y=step.base + step.gap, ripple=step.ripple))


@draws(Street)
def street(scene: Scene, step: Street) -> None:
    """Sky, houses, a floor."""
    palette, base = scene.palette, step.base
    sky(scene, Sky(stars=step.stars, moon=step.moon, far=step.far, base=base - 40))
    of = Row(
        base=base, hmin=step.hmin, hmax=step.hmax, lit=step.lit, shops=step.shops, dark=step.dark
    )
    house_row(scene, of)
    if step.floor == "cobbles":
        scene.draw(town.cobbles(scene.chance, palette, base))
    else:
        dark = step.c1 or mix(palette["mid"], palette["ink"], 0.5)
        scene.draw(town.checker(base, dark, step.c2 or mix(palette["haze"], "#ffffff", 0.2)))
    shade_downwards(scene, base, 1000 - base, 0.55)


# Roofs


def _roof(x: float, y: float, sides: tuple[float, float], fills: tuple[str, str]) -> str:
    """A gable end with its tiles."""
    w, h = sides
    wall_, tile = fills
    end = d("M", x, 1010, "V", y + h, "L", x + w / 2, y - h * 0.5, "L", x + w, y + h)
    over = d("M", x - 10, y + h + 10, "L", x + w / 2, y - h * 0.5 - 10, "L", x + w + 10, y + h + 10)
    under = d("l", -10, 12, "L", x + w / 2, y - h * 0.5 + 10, "L", x, y + h + 20)
    return path(f"{end} V1010Z", wall_) + path(f"{over} {under}Z", tile)


def _chimney(scene: Scene, x: float, y: float, h: float, tile: str) -> str:
    ink, top = scene.palette["ink"], y - h * 0.35
    body = rect(x, top, 26, h * 0.9, mix(tile, ink, 0.3))
    return body + rect(x - 5, top - 8, 36, 10, tile) + rect(x + 4, top - 24, 8, 18, ink)


def _dormer(scene: Scene, x: float, y: float) -> str:
    """A lit round-headed window; x is its middle, y its foot."""
    pane = path(f"{d('M', x - 17, y)} v-24 a17,17 0 0 1 34,0 v24Z", scene.palette["win"])
    bars = stroke(f"{d('M', x, y)} v-40 {d('M', x - 17, y - 20)} h34", scene.palette["ink"], 3)
    return pane + bars


@draws(Rooftops)
def rooftops(scene: Scene, step: Rooftops) -> None:
    """Roofs behind roofs, with fog between them."""
    sky(scene, Sky(stars=step.stars, moon=step.moon, base=640))
    palette = scene.palette
    for level in range(step.levels):
        near = level / max(1, step.levels - 1)
        far = mix(palette["mid"], palette["haze"], 0.35 * (1 - near))
        y = 640 + level * 115
        drawn = _far_roofs(scene, y, mix(far, palette["ink"], 0.45 * near), step.lit)
        card(scene, drawn, haze=0.22 * (1 - near), shadow=(0, -5, 16, 0.5))
        if level < step.levels - 1:
            fog(scene, Fog(y=y + 90, spread=50, amount=0.35))


def _far_roofs(scene: Scene, y: float, base: str, lit: float) -> Sketch:
    palette, chance = scene.palette, scene.chance
    body, shining = "", ""
    x = -60 - chance.uniform(0, 80)
    while x < 1040:
        w, h = chance.uniform(130, 210), chance.uniform(60, 120)
        tile = mix(base, "#7a3a2a", chance.uniform(0.1, 0.35))
        body += _roof(x, y, (w, h), (mix(base, palette["ink"], 0.2), tile))
        if chance.random() < 0.75:
            body += _chimney(scene, x + w * chance.uniform(0.62, 0.8), y, h, tile)
        if chance.random() < lit + 0.2:
            shining += _dormer(scene, x + w / 2, y + h * 0.75)
        for column in range(2):
            if chance.random() < lit:
                light = mix(palette["win"], palette["ink"], chance.uniform(0, 0.4))
                left = x + w * (0.2 + 0.42 * column)
                shining += rect(left, y + h + 40, w * 0.18, 44, light)
        x += w
    return Sketch(body, shining)


@draws(RooftopsNear)
def rooftops_near(scene: Scene, _step: RooftopsNear) -> None:
    """Two rows of roofs."""
    for level in range(2):
        y = 770 + level * 105
        base = mix(scene.palette["mid"], scene.palette["ink"], 0.15 + 0.3 * level)
        card(scene, _near_roofs(scene, y, base), shadow=(0, -6, 18, 0.5))
        if level == 0:
            fog(scene, Fog(y=y + 70, spread=40, amount=0.25))


def _near_roofs(scene: Scene, y: float, base: str) -> Sketch:
    chance, body, shining = scene.chance, "", ""
    x = -60 - chance.uniform(0, 80)
    while x < 1040:
        w, h = chance.uniform(130, 200), chance.uniform(60, 105)
        tile = mix(base, "#8a3a2a", chance.uniform(0.15, 0.4))
        body += _roof(x, y, (w, h), (mix(base, scene.palette["ink"], 0.2), tile))
        if chance.random() < 0.8:
            body += _chimney(scene, x + w * chance.uniform(0.62, 0.8), y, h, tile)
        if chance.random() < 0.75:
            shining += _dormer(scene, x + w / 2, y + h * 0.75)
        x += w
    return Sketch(body, shining)


# Lanes


@draws(Alley)
def alley(scene: Scene, step: Alley) -> None:
    """A lane in perspective: its end, its floor, its two walls."""
    palette, vx, vy = scene.palette, step.vx, step.vy
    backdrop(scene)
    stars(scene, Stars(n=50))
    moon(scene, Moon(x=vx + 20, y=170, r=46))
    end = Row(
        base=vy + 110, x0=vx - 110, x1=vx + 90, wmin=60, wmax=80, hmin=120, hmax=170,
        lit=0.7, detail=False,
    )  # fmt: skip
    card(scene, row(scene.chance, palette, end), haze=0.25)
    fog(scene, Fog(y=vy + 60, spread=70, amount=0.6))
    if step.floor:
        scene.draw(town.cobbles(scene.chance, palette, vy + 104, middle=vx, rows=20))
        shade_downwards(scene, vy + 104, 500, 0.5)
    for side in (-1, 1):
        card(scene, wall(scene, Lane(step, side)), shadow=(0, 0, 14, 0.4), edge=0)
    near = np.clip((np.abs(scene.x - vx) - 250) / 330, 0, 1)
    scene.multiply(near, palette["ink"], 0.62)
    glow(scene, Glow(x=vx, y=vy + 40, r=200, color=palette["glow"], amount=0.5))
    addlight(scene, Addlight(x=vx, y=vy + 120, r=330, color=palette["glow"], amt=0.5))
