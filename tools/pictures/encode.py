"""Files of pictures: WebP in two sizes, without metadata, under names that say nothing."""

from __future__ import annotations

import io
from hashlib import blake2b

from PIL import Image

PAINTED = 640
"""Pictures are painted larger than they are shown: edges get finer."""
SIZES = {"": 512, "-s": 200}
"""What is put after the name, and the side."""
QUALITY = 82

Files = dict[str, bytes]


def files_of(picture: Image.Image) -> tuple[str, Files]:
    """The name of a picture, and its files.

    The name is made of what is in the file: whoever has the picture has the name, and nobody else.
    A picture that changes gets another, so that no cache shows the old one.
    """
    contents = {after: _webp(picture, side) for after, side in SIZES.items()}
    name = blake2b(contents[""], digest_size=5).hexdigest()
    return name, {f"{name}{after}.webp": content for after, content in contents.items()}


def _webp(picture: Image.Image, side: int) -> bytes:
    small = picture.resize((side, side), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "WEBP", quality=QUALITY, method=6)
    return file.getvalue()
