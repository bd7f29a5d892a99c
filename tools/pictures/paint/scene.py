"""The compositor: layers of SVG become light on a picture, from far to near.

A scene has what is seen (`image`), what of it shines by itself (`shine`, which blooms in the end)
and how much light falls on card at each point (`light_map`).
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
import resvg_py
from PIL import Image

from tools.pictures.colour import Palette, mix
from tools.pictures.language.base import Shade
from tools.pictures.language.places import Box
from tools.pictures.paint.arrays import Array, blur, colour, moved, noise

SIDE = 1000
"""Scenes are drawn in a square of this side, whatever size they are painted in."""

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="0 0 1000 1000" width="{0}" height="{0}"><defs>{1}</defs>{2}</svg>'
)

Window = tuple[slice, slice]


@dataclass(frozen=True)
class Over:
    """How a layer is laid over a picture."""

    opacity: float = 1
    shadow: Shade | None = None
    haze: float = 0
    blurred: float = 0
    glow: Array | None = None
    """What shines, as a layer of its own."""
    glows: float = 1


@dataclass
class Left:
    """What steps leave behind for steps after them."""

    waves: Iterator[None] = field(default_factory=lambda: iter(()))
    frames: tuple[Box, ...] = ()
    drawn: dict[str, Array] = field(default_factory=dict)
    """Where each motif and icon is."""


class Scene:
    """A picture that is being painted."""

    def __init__(self, seed: int, size: int, palette: Palette, light: tuple[float, float]) -> None:
        self.size = size
        self.scale = size / SIDE
        self.chance = np.random.default_rng(seed)
        self.palette = palette
        self.image: Array = np.zeros((size, size, 3), np.float32)
        self.shine: Array = np.zeros((size, size, 3), np.float32)
        self.dim = 0.2
        towards = np.array(light, np.float32)
        self.light: Array = towards / np.linalg.norm(towards)
        self.rows, self.columns = np.mgrid[0:size, 0:size].astype(np.float32)
        self.y, self.x = self.rows / self.scale, self.columns / self.scale
        self.left = Left()
        self._light_map: Array | None = None

    # Light on card

    @property
    def light_map(self) -> Array:
        """What card is multiplied by, at each point."""
        if self._light_map is None:
            palette = self.palette
            key = mix("#ffffff", palette["key"], 0.7)
            ambient = palette.get("paper", mix(key, palette["ambient"], self.dim))
            falling = 1.1 - 0.16 * np.clip((self.y - 250) / 750, 0, 1)
            self._light_map = falling[..., None] * colour(ambient)
        return self._light_map

    def relight(self) -> None:
        """Forget the lights that were set."""
        self._light_map = None

    def brighten(self, where: Array, name: str) -> None:
        """Let more light fall there, on card that is laid later."""
        self._light_map = self.light_map + where[..., None] * colour(name)

    @cached_property
    def grain(self) -> Array:
        """The grain of the card."""
        chance = np.random.default_rng(5)
        return (0.91 + 0.18 * noise(chance, self.size, 3.2, 3, 1.4))[..., None]

    def clouded(self, cell: float, octaves: int, stretch: float) -> Array:
        """Noise with cells of so many units."""
        return noise(self.chance, self.size, cell * self.scale, octaves, stretch)

    # From SVG

    def raster(self, body: str, defs: str = "") -> Array:
        """SVG as a layer: red, green, blue, alpha."""
        text = SVG.format(self.size, defs, body)
        png = bytes(resvg_py.svg_to_bytes(svg_string=text, width=self.size, height=self.size))
        return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255

    def mask(self, body: str, soft: float = 0) -> Array:
        """Only where SVG is, its edge blurred by so many units."""
        alpha = self.raster(body)[..., 3]
        return blur(alpha, soft * self.scale) if soft else alpha

    # Compositing

    def window(self, alpha: Array, pad: int = 0) -> Window | None:
        """The box that a mask needs, and so much around it."""
        rows = np.flatnonzero(alpha.max(1) > 0.004)
        columns = np.flatnonzero(alpha.max(0) > 0.004)
        if not len(rows):
            return None
        top, bottom = max(0, rows[0] - pad), min(self.size, rows[-1] + 1 + pad)
        left, right = max(0, columns[0] - pad), min(self.size, columns[-1] + 1 + pad)
        return slice(top, bottom), slice(left, right)

    def over(self, layer: Array, how: Over) -> None:
        """Lay a layer over what is there."""
        if how.blurred:
            layer = self._blurred(layer, how.blurred)
        where = self.window(layer[..., 3])
        if where:
            if how.shadow:
                self._shade(layer[..., 3:4], how.shadow, how.opacity)
            alpha = layer[where][..., 3:4] * how.opacity
            seen = self._hazy(layer[where][..., :3], how.haze)
            self.image[where] = self.image[where] * (1 - alpha) + seen * alpha
            self.shine[where] *= 1 - alpha
        if how.glow is not None:
            self._glow_over(how.glow, how)

    def _blurred(self, layer: Array, far: float) -> Array:
        soft = layer.copy()
        soft[..., :3] *= soft[..., 3:4]
        soft = blur(soft, far * self.scale)
        soft[..., :3] /= np.maximum(soft[..., 3:4], 1e-4)
        return soft

    def _shade(self, alpha: Array, shadow: Shade, opacity: float) -> None:
        right, down, soft, dark = shadow
        pad = int((abs(right) + abs(down) + soft * 3.2) * self.scale) + 3
        where = self.window(alpha[..., 0], pad)
        if where is None:
            return
        fallen = moved(alpha[where], right * self.scale, down * self.scale)
        shade = blur(fallen, soft * self.scale) * dark * opacity
        self.image[where] *= 1 - shade
        self.shine[where] *= 1 - shade * 0.7

    def _hazy(self, seen: Array, haze: float) -> Array:
        return seen * (1 - haze) + colour(self.palette["haze"]) * haze if haze else seen

    def _glow_over(self, glow: Array, how: Over) -> None:
        alpha = glow[..., 3:4] * how.opacity
        seen = self._hazy(glow[..., :3], how.haze * 0.6)
        self.image = self.image * (1 - alpha) + seen * alpha
        strength = how.glows * (1 - how.haze * 0.6)
        self.shine = self.shine * (1 - alpha) + seen * alpha * strength

    def draw(self, body: str, how: Over | None = None, *, glow: str = "") -> None:
        """Lay SVG over what is there, just as it is."""
        shining = self.raster(glow) if glow else None
        self.over(self.raster(body), replace(how or Over(), glow=shining))

    def add(self, mask: Array, name: str, amount: float = 1) -> None:
        """Shine a colour onto the picture."""
        light = np.clip((mask * amount)[..., None] * colour(name), 0, 1)
        self.image = 1 - (1 - np.clip(self.image, 0, 1)) * (1 - light)

    def multiply(self, mask: Array, name: str, amount: float = 1) -> None:
        """Take away all but a colour."""
        share = np.clip(mask * amount, 0, 1)[..., None]
        self.image = self.image * (1 - share + share * colour(name))

    def veil(self, mask: Array, name: str, hides: float) -> None:
        """Put a colour over the picture; it hides so much of what shines."""
        share = mask[..., None]
        self.image = self.image * (1 - share) + colour(name) * share
        self.shine *= 1 - share * hides
