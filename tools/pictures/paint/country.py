"""Drawing parks, polders, ice, and the land of clouds."""

from __future__ import annotations

import numpy as np

from tools.pictures.colour import mix
from tools.pictures.language.air import Fog, Moon, Sky, Stars
from tools.pictures.language.places import Canal, CloudsFront, IceCanal, Park, Polder, Skyfloat
from tools.pictures.language.things import Windmill
from tools.pictures.paint.arrays import blur, colour, sample
from tools.pictures.paint.card import card
from tools.pictures.paint.city import mill
from tools.pictures.paint.draws import draws
from tools.pictures.paint.light import shade_downwards
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.sky import backdrop, moon, sky, stars
from tools.pictures.paint.streets import canal
from tools.pictures.paint.weather import fog
from tools.pictures.shapes import town
from tools.pictures.shapes.svg import band, d, path, stroke

# Parks


@draws(Park)
def park(scene: Scene, step: Park) -> None:
    """Three hills with trees, a path between them."""
    palette, base = scene.palette, step.base
    sky(scene, Sky(stars=70, moon=step.moon, base=base - 30))
    for level in range(3):
        far = mix(palette["mid"], palette["haze"], 0.5 * (1 - level / 2))
        fill = mix(far, palette["ink"], 0.3 * level / 2)
        body = _trees(scene, base, level, fill) + _hill(base, level, fill)
        card(scene, body, haze=0.12 * (2 - level), shadow=(0, -3, 12, 0.4))
        if level < 2:
            fog(scene, Fog(y=base + level * 30, spread=60, amount=0.35))
    if step.path_:
        left = d("M", 470, base + 80, "C", 560, base + 130, 380, base + 180, 300, 1010)
        right = d("H", 720, "C", 640, base + 180, 620, base + 130, 510, base + 80)
        gravel = mix(palette["haze"], palette["mid"], 0.35)
        scene.draw(path(f"{left} {right}Z", gravel, opacity=0.8))


def _trees(scene: Scene, base: float, level: int, fill: str) -> str:
    chance, body = scene.chance, ""
    for _ in range(4 - level):
        x = chance.uniform(-40, 1040)
        if level == 2:
            x = chance.choice([chance.uniform(-20, 150), chance.uniform(850, 1020)])
        foot, high = base + level * 50, 520 + 260 * level
        of = town.Tree(x=x, base=foot, h=high, col=fill, w=14 + 14 * level, depth=6)
        body += town.tree(chance, of)
    return body


def _hill(base: float, level: int, fill: str) -> str:
    y = base + level * 50
    data = d("M", -10, y, "Q", 250, y - 40, 520, y + 10, "T", 1010, base + level * 46)
    return path(f"{data} V1010 H-10Z", fill)


# Polders


@draws(Polder)
def polder(scene: Scene, step: Polder) -> None:
    """Mills on the horizon, fields in front of them."""
    palette, chance, base = scene.palette, scene.chance, step.base
    sky(scene, Sky(stars=step.stars, moon=step.moon, far=False))
    grey = mix(palette["haze"], palette["mid"], 0.4)
    for left in range(-100, 1100, 240):
        at, wide = left + chance.uniform(-40, 40), chance.uniform(200, 320)
        card(scene, town.cloud(chance, at, base + 6, wide, grey), shadow=None, haze=0.2)
    for x, high in step.mills:
        one = Windmill(x=x, base=base + 8, h=high, ang=chance.uniform(0, 90))
        card(scene, mill(scene, one), haze=0.15, shadow=(0, 3, 8, 0.4))
    ground = band(base, 1010, mix("#1f4a34", palette["mid"], 0.4))
    fields = "".join(_field(scene, step, i) for i in range(12))
    card(scene, ground + fields, shadow=(0, -3, 10, 0.4))
    fog(scene, Fog(y=base + 20, spread=50, amount=0.5))
    shade_downwards(scene, base, 1000 - base, 0.45)


def _field(scene: Scene, step: Polder, i: int) -> str:
    accent = scene.palette["accent"]
    flowers = (
        accent, mix(accent, "#ffd24a", 0.6), "#7fb86a",
        mix(accent, "#ffffff", 0.55), mix(accent, "#2a0a3a", 0.4), "#4a8a5a",
    )  # fmt: skip
    left, right = -1.35 + 2.7 * i / 12, -1.35 + 2.7 * (i + 0.72) / 12
    fill = flowers[i % len(flowers)] if step.tulips else "#3a7a52"
    fill = mix(fill, scene.palette["mid"], 0.35)
    top = d("M", 500 + left * 190, step.base, "L", 500 + right * 190, step.base)
    bottom = d("L", 500 + right * 1000, 1010, "L", 500 + left * 1000, 1010)
    body = path(f"{top} {bottom}Z", fill)
    if step.tulips:
        petals = mix(fill, "#fff", 0.25)
        body += path(" ".join(_rows_of_tulips(step.base, left, right)), petals)
    return body


def _rows_of_tulips(base: float, left: float, right: float) -> list[str]:
    found = []
    for k in range(16):
        near = (k / 16) ** 1.8
        y, z = base + 12 + (1000 - base) * near, 2 + 12 * near
        for m in range(3):
            x = 500 + (left + (right - left) * (m + 0.5) / 3) * (190 + 810 * near)
            teeth = d("l", z * 0.5, z * 0.6, z * 0.5, -z * 0.8, z * 0.5, z * 0.8, z * 0.5, -z * 0.6)
            cup = d("q", z * 0.3, z * 2, -z, z * 2, -z * 1.3, 0, -z, -z * 2)
            found.append(f"{d('M', x - z, y - z * 1.4)} {teeth} {cup}Z")
    return found


# Ice


@draws(IceCanal)
def ice_canal(scene: Scene, step: IceCanal) -> None:
    """A canal whose water is ice."""
    base = step.base
    canal(scene, Canal(base=base, moon=step.moon, water=False, hmin=150, hmax=230, gap=18))
    _ice(scene, base + 18)
    scene.draw("".join(_scratch(scene, base + 18) for _ in range(26)))
    heaps = (
        f"M{x},{base + 20} q30,-26 70,-10 q40,-24 80,0 q40,-12 60,10Z"
        for x in range(-40, 1000, 190)
    )
    card(scene, path(" ".join(heaps), "#f4f8ff"), shadow=(0, 3, 6, 0.3))


def _ice(scene: Scene, y: float) -> None:
    line = y * scene.scale
    depth = np.clip((scene.y - y) / (1000 - y), 0, 1)[..., None]
    below = (scene.y > y)[..., None].astype(np.float32)
    mirror = sample(blur(scene.image, 3, 16), line - (scene.rows - line) * 1.02, scene.columns)
    rough = scene.clouded(60, 4, 3)[..., None]
    white = colour(mix(scene.palette["haze"], "#ffffff", 0.35))
    ice = white * (0.8 + 0.3 * rough) * (1 - 0.3 * depth)
    scene.image = scene.image * (1 - below) + (mirror * 0.35 + ice * 0.65) * below
    scene.shine *= 1 - below


def _scratch(scene: Scene, top: float) -> str:
    """The track of a skate."""
    chance = scene.chance
    x, y = chance.uniform(0, 1000), top + (1000 - top) * chance.uniform(0.05, 1) ** 1.3
    wide = chance.uniform(60, 220)
    data = d("M", x, y, "q", wide * 0.5, chance.uniform(-14, 14), wide, chance.uniform(-6, 6))
    return stroke(data, "#fff", chance.uniform(0.8, 2.4), opacity=0.5)


# Clouds


def _bank(scene: Scene, y: float, fill: str, sizes: tuple[float, float], jitter: float) -> None:
    low, high = sizes
    body = town.bank(scene.chance, y, fill, wmin=low, wmax=high, jitter=jitter)
    card(scene, body, shadow=(0, -6, 16, 0.32), edge=0.25)


@draws(Skyfloat)
def skyfloat(scene: Scene, step: Skyfloat) -> None:
    """Clouds all the way down."""
    palette = scene.palette
    backdrop(scene)
    stars(scene, Stars(n=step.stars, ymax=900, big=14))
    if step.moon:
        x, y, r = step.moon
        moon(scene, Moon(x=x, y=y, r=r))
    for i in range(step.n):
        near = i / max(1, step.n - 1)
        white = mix(palette["haze"], "#ffffff", 0.25 * (1 - near))
        _bank(
            scene, 560 + 440 * near, mix(white, palette["mid"], 0.25 + 0.4 * near), (220, 420), 14
        )


@draws(CloudsFront)
def clouds_front(scene: Scene, _step: CloudsFront) -> None:
    """Four banks in front."""
    palette = scene.palette
    for i in range(4):
        near = i / 3
        white = mix(palette["haze"], "#ffffff", 0.3 * (1 - near))
        _bank(scene, 720 + 90 * i, mix(white, palette["mid"], 0.15 + 0.45 * near), (200, 360), 12)
