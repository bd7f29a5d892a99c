"""Drawing single things of the city: lamps, bicycles, boats, bridges, trees, stalls."""

from __future__ import annotations

from tools.pictures.colour import mix
from tools.pictures.language.air import Addlight, Cone, Glow
from tools.pictures.language.things import (
    Bike,
    Boat,
    Bridge,
    Clothesline,
    Houseboat,
    Laid,
    Lamp,
    OfCity,
    Ridebike,
    Stall,
    StringLights,
    Tree,
    Who,
    Windmill,
)
from tools.pictures.paint.card import card, cast_shadow, stack
from tools.pictures.paint.draws import draws
from tools.pictures.paint.light import addlight, cone, glow
from tools.pictures.paint.scene import Scene
from tools.pictures.paint.things import doll
from tools.pictures.shapes import town
from tools.pictures.shapes.files import of_the_city
from tools.pictures.shapes.svg import Sketch, circle, d, path, rect, stroke


def _put(scene: Scene, step: OfCity, drawn: Sketch) -> None:
    card(scene, drawn, shadow=step.shadow, haze=step.haze, edge=0.15)


@draws(Lamp)
def lamp(scene: Scene, step: Lamp) -> None:
    """A lantern and its light."""
    s, x, top = step.s, step.x, step.base - step.h
    place = f"translate({x},{top}) scale({s})"
    _put(scene, step, of_the_city("lamp", scene.palette, place, col=step.col, h=step.h / s))
    y, shining = top - 17 * s, scene.palette["glow"]
    addlight(scene, Addlight(x=x, y=y + 60 * s, r=230 * s, color=shining, amt=0.55))
    glow(scene, Glow(x=x, y=y, r=110 * s, color=shining, amount=step.glow))
    if step.cone:
        wide, low = 120 * s, step.base + 10
        under = Cone(
            x=x, y=y + 12, x1=x - wide, x2=x + wide, y2=low, color=shining, amount=0.3
        )  # fmt: skip
        cone(scene, under)


def _bicycle(scene: Scene, step: Bike) -> Sketch:
    way = -1 if step.flip else 1
    place = f"translate({step.x},{step.base}) rotate({step.rot})"
    place += f" scale({step.s / 100 * way},{step.s / 100})"
    return of_the_city("bike", scene.palette, place, col=step.col, acc=step.acc)


@draws(Bike)
def bike(scene: Scene, step: Bike) -> None:
    """A bicycle."""
    _put(scene, step, _bicycle(scene, step))


@draws(Ridebike)
def ridebike(scene: Scene, step: Ridebike) -> None:
    """Somebody on a bicycle: one leg behind it, one in front."""
    frame = mix("#20242e", scene.palette["haze"], 0.15)
    below = _bicycle(scene, Bike(x=step.x, base=step.y, s=62, col=frame, acc="#e0b84a"))
    rider = Who(
        pose="ride", x=step.x - 30, y=step.y - 26, coat="#2f6a8a", hat="cap", hatc="#c8433a",
        style="jacket", scarf="#ffd24a",
    )  # fmt: skip
    pieces = doll(rider).pieces
    cast_shadow(scene, below.body, step.y)
    stack(scene, pieces[:2], rider, step.k)
    card(scene, below, shadow=(3, 5, 6, 0.4))
    stack(scene, pieces[1:], rider, step.k)


@draws(Boat)
def boat(scene: Scene, step: Boat) -> None:
    """A sloop."""
    place = f"translate({step.x},{step.y}) scale({step.s / 100})"
    _put(scene, step, of_the_city("boat", scene.palette, place, col=step.col))


@draws(Houseboat)
def houseboat(scene: Scene, step: Houseboat) -> None:
    """A houseboat."""
    place = f"translate({step.x},{step.y}) scale({step.s / 100})"
    _put(scene, step, of_the_city("houseboat", scene.palette, place))


def mill(scene: Scene, step: Windmill) -> Sketch:
    """A windmill, drawn."""
    place = f"translate({step.x},{step.base}) scale({step.h / 1000})"
    given = {"col": step.col, "sail": step.sail, "turn": step.ang}
    return of_the_city("windmill", scene.palette, place, **given)


@draws(Windmill)
def windmill(scene: Scene, step: Windmill) -> None:
    """A windmill."""
    _put(scene, step, mill(scene, step))


@draws(Bridge)
def bridge(scene: Scene, step: Bridge) -> None:
    """A bridge."""
    of = town.Bridge(
        y=step.y, x0=step.x0, x1=step.x1, arch=step.arch, rise=step.rise, thick=step.thick,
        lights=step.lights, rail=step.rail, col=step.col,
    )  # fmt: skip
    _put(scene, step, town.bridge(of, scene.palette))


@draws(Tree)
def tree(scene: Scene, step: Tree) -> None:
    """A bare elm."""
    of = town.Tree(
        x=step.x, base=step.base, h=step.h, col=step.col or scene.palette["ink"], w=step.w,
        depth=step.depth, lean=step.lean,
    )  # fmt: skip
    card(scene, town.tree(scene.chance, of), blurred=step.blurpx, haze=step.haze)


# Markets and feasts


@draws(Stall)
def stall(scene: Scene, step: Stall) -> None:
    """Its back with light in it, its awning, its counter."""
    x, w, palette = step.x, step.w, scene.palette
    high = w * 0.78
    left, top = x - w / 2, step.base - high
    wood = mix("#4a3020", palette["ink"], 0.25)
    back = rect(left + 8, top + 20, w - 16, high - 20, mix(palette["ink"], "#3a2418", 0.5))
    inside = mix(palette["win"], "#7a3a1a", 0.35)
    shining = rect(left + 14, top + w * 0.22, w - 28, high * 0.45, inside)
    card(scene, Sketch(back, shining), shadow=(4, 6, 12, 0.5), glows=0.5)
    legs = "".join(rect(at, top + 20, 9, high - 20, wood) for at in (left, left + w - 9))
    stack(scene, (legs, _awning(step, top)), Laid())
    stack(scene, (_counter(step, high, wood, palette["ink"]),), Laid())
    light = Addlight(x=x, y=top + high * 0.4, r=w, color=palette["win"], amt=0.4, glow=0.25)
    addlight(scene, light)


def _awning(step: Stall, top: float) -> str:
    wide = (step.w + 28) / 7
    body = ""
    for i in range(7):
        left = step.x - step.w / 2 - 14 + i * wide
        edge = d("M", left + (step.x - left) * 0.12, top - 12, "h", wide * 0.88)
        hem = d("L", left + wide, top + step.w * 0.2, "q", -wide / 2, 26, -wide, 0)
        body += path(f"{edge} {hem}Z", step.col if i % 2 else "#f2e8d6")
    return body


def _counter(step: Stall, high: float, wood: str, ink: str) -> str:
    left, top = step.x - step.w / 2, step.base - high * 0.36
    body = rect(left - 8, top, step.w + 16, 14, mix(wood, "#b08050", 0.4))
    body += rect(left, top + 14, step.w, high * 0.36 - 14, wood)
    joints = (d("M", left + i * step.w / 6, top + 14, "V", step.base) for i in range(7))
    return body + stroke(" ".join(joints), ink, 3, opacity=0.6)


GARMENTS = (
    "h36 l4,76 h-16 l-6,-44 l-6,44 h-16Z",
    "h48 l14,18 l-14,10 l-4,-6 v50 h-40 v-50 l-4,6 l-14,-10Z",
)
WASHING = ("#d8d0c0", "#c8433a", "#3a6ab0", "#e0b84a", "#6a9a7a")


def _sagging(ends: tuple[float, float, float, float], sag: float, t: float) -> tuple[float, float]:
    """A point of a line that sags, from 0 to 1."""
    x0, y0, x1, y1 = ends
    near, middle, far = (1 - t) ** 2, 2 * t * (1 - t), t * t
    x = near * x0 + middle * (x0 + x1) / 2 + far * x1
    return x, near * y0 + middle * ((y0 + y1) / 2 + sag) + far * y1


def _line(ends: tuple[float, float, float, float], sag: float, colour: str) -> str:
    x0, y0, x1, y1 = ends
    middle = (x0 + x1) / 2, (y0 + y1) / 2 + sag
    return stroke(d("M", x0, y0, "Q", *middle, x1, y1), colour, 3)


@draws(Clothesline)
def clothesline(scene: Scene, step: Clothesline) -> None:
    """Trousers and shirts in turn."""
    ends = step.x0, step.y0, step.x1, step.y1
    body = ""
    for i, fill in enumerate(WASHING):
        x, y = _sagging(ends, 40, (i + 0.5) / len(WASHING))
        body += path(f"{d('M', x - (24 if i % 2 else 18), y)} {GARMENTS[i % 2]}", fill)
    stack(scene, (_line(ends, 40, "#14202a"), body), Laid())


@draws(StringLights)
def string_lights(scene: Scene, step: StringLights) -> None:
    """Bulbs on a wire."""
    palette = scene.palette
    usual = palette["glow"], palette["accent"], mix(palette["glow"], "#fff", 0.5)
    colours = (step.col,) if isinstance(step.col, str) else step.col or usual
    for ends in step.pts:
        body, shining = _line(ends, step.sag * 2, palette["ink"]), ""
        for i in range(1, step.n):
            x, y = _sagging(ends, step.sag * 2, i / step.n)
            body += stroke(d("M", x, y, "v", 8), palette["ink"], 4)
            shining += circle(x, y + 14, 7, colours[i % len(colours)])
        scene.draw(body, glow=shining)
