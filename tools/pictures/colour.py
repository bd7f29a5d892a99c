"""Colours: `#rrggbb`, names of a palette, and mixtures of two.

`$accent` is a colour of the palette; `$accent+ink.4` is that with 40 % of ink in it, and
`$accent+#000.4` with 40 % of black.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache

from tools.pictures.deck import PALETTES

Palette = Mapping[str, str]
RGB = tuple[float, float, float]

EXPRESSION = re.compile(r"\$(\w+)(?:\+(#[0-9a-fA-F]+|\w+)\.(\d+))?")


class UnknownColourError(Exception):
    """A name that stands for no colour."""


@cache
def palettes() -> Mapping[str, Palette]:
    """The colour moods, by name."""
    return tomllib.loads(PALETTES.read_text("utf-8"))


@cache
def rgb(colour: str) -> RGB:
    """Red, green and blue from 0 to 1."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if not re.fullmatch("[0-9a-fA-F]{6}", digits):
        raise UnknownColourError(f"{colour} is no colour")
    red, green, blue = (int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return red, green, blue


def mix(one: str, other: str, share: float) -> str:
    """One colour with a share of the other in it."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    parts = (round(255 * min(1.0, max(0.0, a * (1 - share) + b * share))) for a, b in pairs)
    return "#" + "".join(f"{part:02x}" for part in parts)


def coloured(text: str, names: Mapping[str, str]) -> str:
    """The text, with colours where it named them."""
    return EXPRESSION.sub(lambda found: _meant(found, names), text)


def _meant(found: re.Match[str], names: Mapping[str, str]) -> str:
    name, other, share = found.groups()
    first = _named(name, names)
    if other is None:
        return first
    second = other if other.startswith("#") else _named(other, names)
    return mix(first, second, float(f"0.{share}"))


def _named(name: str, names: Mapping[str, str]) -> str:
    if name not in names:
        raise UnknownColourError(f"there is no ${name}; there is {', '.join(sorted(names))}")
    return coloured(names[name], names)
