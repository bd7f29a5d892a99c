"""Drawing things and people."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict, replace

from tools.pictures.language.things import (
    Art,
    Held,
    Icon,
    Laid,
    Photo,
    Repeat,
    Sheet,
    String,
    Svg,
    Wallshadow,
    Who,
)
from tools.pictures.paint.arrays import Array, blur, union
from tools.pictures.paint.card import card, stack
from tools.pictures.paint.draws import draws
from tools.pictures.paint.scene import Scene
from tools.pictures.shapes import icons, motifs
from tools.pictures.shapes.people import Look, Person, person, poses
from tools.pictures.shapes.svg import Sketch, circle, group, path, rect

NOTO = "noto:"


def note(scene: Scene, name: str, alphas: list[Array]) -> None:
    """Remember where a thing is, to measure it."""
    before = scene.left.drawn.get(name)
    scene.left.drawn[name] = union([*alphas, before] if before is not None else alphas)


def _framed(scene: Scene, laid: Laid) -> Array | None:
    """Where it may be seen, if only inside a frame."""
    if laid.clipframe is None:
        return None
    x, y, w, h = scene.left.frames[laid.clipframe]
    return scene.mask(rect(x - w / 2, y - h / 2, w, h, "#fff"))


@draws(Art)
def art(scene: Scene, step: Art) -> None:
    """A motif."""
    pieces = motifs.pieces(step.m, step.args, scene.palette)
    if step.part:
        pieces = pieces[slice(*step.part)]
    note(scene, step.m, stack(scene, pieces, step, step.k, _framed(scene, step)))


@draws(Icon)
def icon(scene: Scene, step: Icon) -> None:
    """An icon as card."""
    name = step.i.removeprefix(NOTO)
    laid = replace(
        step,
        chroma=0.88 if step.chroma is None else step.chroma,
        tintamt=0.1 if step.tintamt is None else step.tintamt,
    )
    pieces, k = icons.pieces(name, step.maxp), step.size / icons.SIDE
    note(scene, name, stack(scene, pieces, laid, k, _framed(scene, step)))


# People


def doll(step: Who) -> Person:
    """Somebody, drawn."""
    look = Look(**{name: getattr(step, name) for name in Look._fields})
    return person(poses()[step.pose], look)


@draws(Who)
def who(scene: Scene, step: Who) -> None:
    """Somebody, and what is in their hands."""
    drawn = doll(step)
    if step.behind:
        _hold(scene, step, drawn, step.behind)
    if not step.hold:
        stack(scene, drawn.pieces, step, step.k)
        return
    stack(scene, drawn.pieces[:-1], step, step.k)
    for held in step.hold if isinstance(step.hold, tuple) else (step.hold,):
        _hold(scene, step, drawn, held)
    arm = replace(step, cast=None, first=(2, 3, 3, 0.4))
    stack(scene, drawn.pieces[-1:], arm, step.k)


PLACING = ("x", "y", "k", "size", "m", "i", "hand", "d", "args", "part", "maxp")


def _hold(scene: Scene, step: Who, drawn: Person, held: Held) -> None:
    way = -1 if step.flip else 1
    x, y = drawn.joints[held.hand]
    right, down = held.d
    more: dict[str, Any] = {
        name: value for name, value in asdict(held).items() if name not in PLACING
    }
    more |= {"x": step.x + (x + right) * way * step.k, "y": step.y + (y + down) * step.k}
    if held.m:
        k = held.k * step.k
        art(scene, Art(m=held.m, k=k, args=held.args, part=held.part, **more))
    elif held.i:
        icon(scene, Icon(i=held.i, size=held.size * step.k, maxp=held.maxp, **more))


# Shadows, sheets, paper


@draws(Wallshadow)
def wallshadow(scene: Scene, step: Wallshadow) -> None:
    """The shadow of a motif."""
    pieces = motifs.pieces(step.m, step.args, scene.palette)
    wide = step.k * (-1 if step.flip else 1) * step.sx
    place = f"translate({step.x},{step.y}) rotate({step.rot}) scale({wide},{step.k * step.sy})"
    where = scene.mask(group("".join(pieces), place))
    shade = blur(where, step.bl * scene.scale)
    scene.multiply(shade, step.c or scene.palette["ink"], step.amt)
    scene.shine *= 1 - (blur(where, 4) * 0.8)[..., None]
    note(scene, step.m, [where])


@draws(Sheet)
def sheet(scene: Scene, step: Sheet) -> None:
    """One sheet of card."""
    body, glow = (_repeated(scene, step.repeat, text) for text in (step.b, step.e))
    card(
        scene, Sketch(body, glow), shadow=step.shadow, blurred=step.blurpx,
        lit=step.lit, haze=step.haze, edge=step.edge,
    )  # fmt: skip


def _repeated(scene: Scene, again: Repeat | None, body: str) -> str:
    if again is None or not body:
        return body
    out = ""
    for i in range(again.n):
        x, y = (way * i + _jitter(scene, again.jitter) for way in (again.dx, again.dy))
        out += group(body, f"translate({x:.1f},{y:.1f}) scale({again.grow**i:.3f})")
    return out


def _jitter(scene: Scene, far: float) -> float:
    return float(scene.chance.uniform(-far, far)) if far else 0


@draws(Svg)
def svg(scene: Scene, step: Svg) -> None:
    """A small sheet of card."""
    card(
        scene, Sketch(step.b, step.e), shadow=step.shadow, blurred=step.blurpx,
        lit=step.lit, haze=step.haze,
    )  # fmt: skip


@draws(Photo)
def photo(scene: Scene, step: Photo) -> None:
    """A photograph."""
    paper = rect(-72, -84, 144, 168, "#f0e8d6"), rect(-60, -72, 120, 116, "#3a4a5a")
    stack(scene, paper, Laid(x=step.x, y=step.y, rot=step.rot), step.k)
    icon(
        scene,
        Icon(
            i=step.i, x=step.x, y=step.y - 14, size=100 * step.k, rot=step.rot,
            chroma=0.35, tintamt=0, first=(1, 1, 2, 0.3),
        ),
    )  # fmt: skip


@draws(String)
def string(scene: Scene, step: String) -> None:
    """A red thread between pins."""
    data = "M" + " L".join(f"{x},{y}" for x, y in step.pts)
    body = path(data, stroke="#d8232f", stroke_width=4)
    for x, y in step.pts:
        body += circle(x, y, 9, "#e8413a") + circle(x - 3, y - 3, 3, "#ffc0b0")
    stack(scene, (body,), Laid())
