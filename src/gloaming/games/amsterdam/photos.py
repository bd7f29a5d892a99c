"""Photos: a stranger's file becomes two square pictures, or it is told what is wrong with it."""

from __future__ import annotations

import warnings
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageCms, ImageOps

from gloaming.games.amsterdam.likeness import Colours, colours

FORMATS = ("PNG", "JPEG", "WEBP")
"""Nothing else is even tried: what calls itself a picture and is a page is none."""
MEGA = 1_000_000
MOST_MEGABYTES = 40
MOST_MEGAPIXELS = 51
"""A telephone makes 50. More is more memory than a picture of this size is worth."""
STRIP = 64
"""How many rows of the smaller picture are made at once."""
ORIENTATION = 0x0112
LARGE, SMALL = 512, 200
QUALITY = 82
PAPER = (255, 255, 255)
"""What shows through where a picture is transparent."""
SRGB = ImageCms.createProfile("sRGB")


class BadPhotoError(Exception):
    """A file that cannot be used, and why."""


class Photo(NamedTuple):
    """A picture as it is served, in both sizes, and its colours."""

    large: bytes
    small: bytes
    colours: Colours


def developed(file: Path) -> Photo:
    """The middle of a picture, without anything that the file said besides."""
    try:
        with warnings.catch_warnings(action="ignore"):
            square = _decoded(file)
    except BadPhotoError:
        raise
    except Image.DecompressionBombError:
        raise _too_many_pixels() from None
    except Exception:  # noqa: BLE001 - whatever a broken file does to a decoder, it is broken
        raise BadPhotoError("cannot be read: it is broken, or no PNG, JPEG or WebP") from None
    small = square.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    return Photo(_written(square), _written(small), colours(small))


def copied(file: Path) -> Photo:
    """A picture of the game's own, which lies there in both sizes."""
    small = file.with_stem(f"{file.stem}-s")
    with Image.open(small) as picture:
        return Photo(file.read_bytes(), small.read_bytes(), colours(picture.convert("RGB")))


def _decoded(file: Path) -> Image.Image:
    if file.stat().st_size > MOST_MEGABYTES * MEGA:
        raise BadPhotoError(f"is too large: {MOST_MEGABYTES} MB at most")
    with Image.open(file, formats=FORMATS) as picture:
        _refuse_what_is_no_photo(picture)
        return _square(picture)


def _refuse_what_is_no_photo(picture: Image.Image) -> None:
    """By what its first lines say: nothing has been decoded yet."""
    width, height = picture.size
    if width * height > MOST_MEGAPIXELS * MEGA:
        raise _too_many_pixels()
    if min(width, height) < SMALL:
        raise BadPhotoError(f"is too small: {width} by {height} pixels, and {SMALL} are needed")
    if picture.format != "MPO" and getattr(picture, "is_animated", False):
        raise BadPhotoError("moves: only pictures that stand still can be used")


def _too_many_pixels() -> BadPhotoError:
    return BadPhotoError(f"has too many pixels: {MOST_MEGAPIXELS} million at most")


def _square(picture: Image.Image) -> Image.Image:
    """Upright, without anything transparent, cut to its middle, in the colours of the web."""
    picture.draft("RGB", (2 * LARGE, 2 * LARGE))
    profile = picture.info.get("icc_profile")
    upright = ImageOps.exif_transpose(_smaller(picture))
    cut = ImageOps.fit(upright, (LARGE, LARGE), Image.Resampling.LANCZOS)
    return _in_srgb(cut, profile)


def _smaller(picture: Image.Image) -> Image.Image:
    """Opaque, and no larger than it need be, strip by strip: each copy of all of it is memory."""
    width, height = picture.size
    factor = max(1, min(width, height) // (2 * LARGE))
    tops = range(0, height, factor * STRIP)
    strips = [
        _opaque(picture.crop((0, top, width, min(top + factor * STRIP, height)))).reduce(factor)
        for top in tops
    ]
    heights = [strip.height for strip in strips]
    whole = Image.new(strips[0].mode, (strips[0].width, sum(heights)))
    for number, strip in enumerate(strips):
        whole.paste(strip, (0, sum(heights[:number])))
    whole.getexif()[ORIENTATION] = picture.getexif().get(ORIENTATION, 1)
    return whole


def _opaque(strip: Image.Image) -> Image.Image:
    if strip.mode.startswith("I"):  # of 16 bits, which would be cut off and not made smaller
        return strip.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if strip.has_transparency_data:
        seen = strip.convert("RGBA")
        opaque = Image.new("RGB", seen.size, PAPER)
        opaque.paste(seen, mask=seen)
        return opaque
    return strip if strip.mode in {"RGB", "CMYK", "L"} else strip.convert("RGB")


def _in_srgb(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """Many a camera has colours of its own; where they are told wrongly, they are taken as sRGB."""
    if profile:
        try:
            told = ImageCms.ImageCmsProfile(BytesIO(profile))
            turned = ImageCms.profileToProfile(picture, told, SRGB, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError):
            return picture.convert("RGB")
        assert turned is not None
        return turned
    return picture.convert("RGB")


# Encoding


def _written(picture: Image.Image) -> bytes:
    """Made of the pixels alone: no place, no time, no camera, no other picture inside."""
    bare = Image.frombytes("RGB", picture.size, picture.tobytes())
    out = BytesIO()
    bare.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()
