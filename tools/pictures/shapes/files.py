"""Things drawn in SVG files, with colours that have names.

    <svg c="#2a3358" belly="$c+#fff.3">    its own colours, each with its default
      <g><path d="..." fill="$c"/></g>      each child is one piece of card, back to front
    </svg>

What is written in place of a colour may be any text, such as an angle.
"""

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.pictures.colour import UnknownColourError, coloured
from tools.pictures.deck import MOTIFS
from tools.pictures.shapes.svg import Sketch, group

HERE = Path(__file__).resolve().parent
CITY = HERE / "city"
WINDOW = HERE / "window"
GLOW = "glow"
"""Said of a child of a file of the city: it shines by itself."""


class BrokenFileError(Exception):
    """A file of SVG that cannot be drawn; the text says which and why."""


@dataclass(frozen=True)
class Motif:
    """A thing as its file has it."""

    name: str
    own: Mapping[str, str]
    pieces: tuple[str, ...]
    glowing: frozenset[int]

    def drawn(self, given: Mapping[str, str], palette: Mapping[str, str]) -> tuple[str, ...]:
        """Its pieces in colour, back to front."""
        if unknown := set(given) - set(self.own):
            has = ", ".join(sorted(self.own)) or "none"
            raise BrokenFileError(f"{self.name} has no {', '.join(sorted(unknown))}; it has {has}")
        names = {**palette, **self.own, **given}
        try:
            return tuple(coloured(piece, names) for piece in self.pieces)
        except UnknownColourError as trouble:
            raise BrokenFileError(f"{self.name}.svg: {trouble}") from trouble


@cache
def read(file: Path) -> Motif:
    """What a file holds."""
    try:
        root = ET.fromstring(file.read_text("utf-8"))  # noqa: S314 - our own file
    except (ET.ParseError, FileNotFoundError) as error:
        raise BrokenFileError(f"{file.name}: {error}") from error
    glowing = {place for place, child in enumerate(root) if child.attrib.pop(GLOW, None)}
    pieces = tuple(ET.tostring(child, encoding="unicode").strip() for child in root)
    return Motif(file.stem, dict(root.attrib), pieces, frozenset(glowing))


def is_motif(name: str) -> bool:
    """Whether there is a file of this name."""
    return (MOTIFS / f"{name}.svg").exists()


def motif(name: str) -> Motif:
    """A motif of the deck."""
    return read(MOTIFS / f"{name}.svg")


def of_the_city(
    name: str, palette: Mapping[str, str], transform: str, /, **given: str | float | None
) -> Sketch:
    """A thing of the city at its place, in the colours of the palette."""
    drawn = read(CITY / f"{name}.svg")
    told = {key: str(value) for key, value in given.items() if value is not None}
    pieces = drawn.drawn(told, palette)
    body = "".join(piece for place, piece in enumerate(pieces) if place not in drawn.glowing)
    glow = "".join(pieces[place] for place in sorted(drawn.glowing))
    return Sketch(group(body, transform), group(glow, transform) if glow else "")
