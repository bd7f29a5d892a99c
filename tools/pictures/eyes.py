"""Pictures as other eyes see them: without red, without green, without blue.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that lack a kind of cone
altogether; they are meant for light, not for the numbers of a screen.
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.pictures.paint.arrays import Array

EYES: dict[str, Array] = {
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}


def seen(picture: Image.Image, eyes: str) -> Image.Image:
    """The picture as these eyes see it."""
    screen = np.asarray(picture.convert("RGB"), np.float64) / 255
    light = np.where(screen > 0.04045, ((screen + 0.055) / 1.055) ** 2.4, screen / 12.92)
    left = np.clip(light @ EYES[eyes].T, 0, 1)
    shown = np.where(left > 0.0031308, 1.055 * left ** (1 / 2.4) - 0.055, left * 12.92)
    return Image.fromarray(np.round(shown * 255).astype(np.uint8))
