"""Motifs by name, whether they are computed or in files."""

from collections.abc import Mapping

from tools.pictures.colour import Palette
from tools.pictures.shapes import files
from tools.pictures.shapes.made import MADE, made


def exists(name: str) -> bool:
    """Whether there is such a motif."""
    return name in MADE or files.is_motif(name)


def pieces(name: str, given: Mapping[str, str | float], palette: Palette) -> tuple[str, ...]:
    """Its pieces of card, back to front."""
    if files.is_motif(name) or name not in MADE:
        told = {key: str(value) for key, value in given.items()}
        return files.motif(name).drawn(told, palette)
    return made(name, given)
