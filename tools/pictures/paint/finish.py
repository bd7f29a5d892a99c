"""From a scene to a picture: bloom, tone, grain of paper."""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.pictures.paint.arrays import Array, blur, colour, luma, noise, smooth
from tools.pictures.paint.scene import Scene
from tools.pictures.recipe import Finish


def finished(scene: Scene, how: Finish) -> Image.Image:
    """The picture."""
    image = _bloomed(scene, how.bloom)
    image = _toned(scene, image, how)
    far = np.hypot(scene.x - 500, scene.y - 500) / 560
    image = image * (1 - how.vignette * smooth(0.45, 1.15, far))[..., None]
    image = _grained(scene, image, how)
    picture = Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
    return picture.rotate(how.tilt, Image.Resampling.BICUBIC) if how.tilt else picture


def _bloomed(scene: Scene, amount: float) -> Array:
    """What shines spreads; so does what is nearly white."""
    scale, shine = scene.scale, scene.shine
    spread = blur(shine, 5 * scale) * 0.5 + blur(shine, 18 * scale) * 0.55
    spread = spread + blur(shine, 60 * scale) * 0.75
    spread = spread + blur(np.clip(scene.image - 0.72, 0, 1), 22 * scale) * 0.7
    return 1 - (1 - np.clip(scene.image, 0, 1)) * (1 - np.clip(spread * amount, 0, 1))


def _toned(scene: Scene, image: Array, how: Finish) -> Array:
    """Dark and bright are drawn towards colours of the palette."""
    palette = scene.palette
    steps = [colour(palette["ink"]) * 0.6, colour(palette["sky1"]), colour(palette["glow"])]
    ramp = np.stack([*steps, np.array([1, 0.98, 0.94])])
    bright = np.clip(luma(image), 0, 1)
    parts = [np.interp(bright, [0, 0.35, 0.78, 1.0], ramp[:, part]) for part in range(3)]
    image = image * (1 - how.tone) + np.stack(parts, -1) * how.tone
    grey = luma(image)[..., None]
    image = np.clip(grey + (image - grey) * how.sat, 0, 1)
    return np.clip((image - 0.42) * how.contrast + 0.42 + how.lift, 0, 1)


def _grained(scene: Scene, image: Array, how: Finish) -> Array:
    chance = np.random.default_rng(99)
    fine = (noise(chance, scene.size, 2.2, 2) - 0.5)[..., None]
    fibre = (noise(chance, scene.size, 5, 3) - 0.5)[..., None]
    bright = luma(image)[..., None]
    image = image + fine * how.grain * (1.1 + 1.1 * bright)
    return image + fibre * how.paper * (0.4 + bright)
