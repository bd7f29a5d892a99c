"""Card: single sheets, and pieces stacked on one another, each with its shadow and its lit edge."""

from __future__ import annotations

import numpy as np

from tools.pictures.language.base import Shade
from tools.pictures.language.things import Laid
from tools.pictures.paint.arrays import Array, blur, colour, luma, moved, sample, union
from tools.pictures.paint.scene import Over, Scene, Window
from tools.pictures.shapes.svg import Sketch

SHADOW: Shade = (0, -3, 10, 0.45)


def card(  # noqa: PLR0913
    scene: Scene,
    drawn: str | Sketch,
    *,
    shadow: Shade | None = SHADOW,
    haze: float = 0,
    blurred: float = 0,
    edge: float = 0.18,
    lit: bool = False,
    glows: float = 1,
) -> None:
    """Lay down one sheet; its upper edge catches the light."""
    sketch = Sketch(drawn) if isinstance(drawn, str) else drawn
    layer = scene.raster(sketch.body)
    alpha = layer[..., 3]
    rim = np.clip(alpha - moved(alpha, 0, 2), 0, 1) * alpha
    light = scene.light_map if lit else 1
    seen = layer[..., :3] * scene.grain * light
    layer[..., :3] = np.clip(seen + rim[..., None] * colour(scene.palette["rim"]) * edge, 0, 1)
    glow = scene.raster(sketch.glow) if sketch.glow else None
    scene.over(
        layer, Over(shadow=shadow, haze=haze, blurred=blurred, glow=glow, glows=glows)
    )  # fmt: skip


def wall(scene: Scene, body: str, shadow: Shade, defs: str = "") -> None:
    """Lay down a wall or a floor: lit, but without grain and edge."""
    layer = scene.raster(body, defs)
    layer[..., :3] *= np.clip(scene.light_map, 0, 1.3)
    scene.over(layer, Over(shadow=shadow))


def stack(
    scene: Scene, pieces: tuple[str, ...], laid: Laid, k: float = 1, clip: Array | None = None
) -> list[Array]:
    """Lay down pieces of card, back to front; gives where each of them is."""
    mirror = -1 if laid.flip else 1
    place = f"translate({laid.x},{laid.y}) rotate({laid.rot})"
    place += f" scale({k * mirror * laid.sx},{k * laid.sy})"
    layers = [scene.raster(f'<g transform="{place}">{piece}</g>') for piece in pieces]
    if clip is not None:
        for layer in layers:
            layer[..., 3] *= clip
    alphas = [layer[..., 3].copy() for layer in layers]
    if laid.cast is not None and alphas:
        _cast(scene, union(alphas), laid.cast)
    glowing = _glowing(laid, len(pieces))
    for place_, layer in enumerate(layers):
        shadow = laid.sh if place_ else laid.first
        _lay(scene, layer, laid, shadow, is_glowing=place_ in glowing)
    return alphas


def _glowing(laid: Laid, count: int) -> set[int]:
    if isinstance(laid.emit, bool):
        return set(range(count)) if laid.emit else set()
    return {place % count for place in laid.emit}


def _lay(scene: Scene, layer: Array, laid: Laid, shadow: Shade | None, *, is_glowing: bool) -> None:
    where = scene.window(layer[..., 3], 3)
    if where is None:
        return
    shining = layer[..., :3] * layer[..., 3:4] * laid.emitamt if is_glowing else None
    seen = _tinted(scene, layer[where][..., :3], laid)
    if not is_glowing:
        seen = _lit(scene, seen, layer[where][..., 3], laid, where)
    layer[where][..., :3] = np.clip(seen, 0, 1.15)
    how = Over(opacity=laid.opacity, shadow=shadow, haze=laid.haze, blurred=laid.blurpx)
    scene.over(layer, how)
    if shining is not None:
        scene.shine += shining


def _tinted(scene: Scene, seen: Array, laid: Laid) -> Array:
    chroma = 1 if laid.chroma is None else laid.chroma
    grey = luma(seen)[..., None]
    if chroma != 1:
        seen = grey + (seen - grey) * chroma
    if not laid.tintamt:
        return seen
    tint = colour(laid.tint or scene.palette["key"])
    return seen * (1 - laid.tintamt) + (grey * 0.85 + 0.15) * tint * laid.tintamt


def _lit(scene: Scene, seen: Array, alpha: Array, laid: Laid, where: Window) -> Array:
    """With the grain of card, the light that falls on it, and an edge towards the light."""
    away = -scene.light * 1.7 * max(1, scene.size / 640)
    rim = np.clip(alpha - moved(alpha, float(away[0]), float(away[1])), 0, 1) * alpha
    light = np.minimum(scene.light_map[where], 1.12) if laid.lit else 1
    edge = rim[..., None] * colour(scene.palette["rim"]) * laid.edge
    return (seen * scene.grain[where] * laid.tone + edge) * light


def _cast(scene: Scene, alpha: Array, cast: float | tuple[float, ...]) -> None:
    """The shadow on the ground: the line of it, how skewed, how flat, how dark, how soft."""
    given = cast if isinstance(cast, tuple) else (cast,)
    usual = (0.0, 0.6, 0.35, 0.5, 6.0)
    ground, skew, flat, amount, soft = given + usual[len(given) :]
    line = ground * scene.scale
    rows = line - (scene.rows - line) / flat
    columns = scene.columns - (scene.rows - line) * skew / flat * 0.5
    fallen = sample(alpha[..., None], rows, columns)[..., 0]
    fallen = fallen * (scene.rows >= line - 1) * (rows > 0)
    fading = 1 - np.clip((scene.rows - line) / (220 * scene.scale), 0, 1)
    scene.multiply(blur(fallen, soft * scene.scale) * fading, "#000008", amount)


def cast_shadow(scene: Scene, body: str, ground: float) -> None:
    """The shadow of SVG on the ground."""
    _cast(scene, scene.mask(body), ground)
