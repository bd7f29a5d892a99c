"""What was seen in each picture by somebody who did not make it: `judged.toml`.

An entry says that the picture passed the list at the head of that file, as it was painted then.
Whoever paints it anew has it looked at again.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tools.pictures.deck import HERE
from tools.pictures.measures import Measures

FILE = HERE / "judged.toml"
FEWEST_READINGS = 3


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture that passed."""

    seen: str
    """The name of the files that were looked at."""
    readings: tuple[str, ...]
    """What it may mean, each apart from the others."""


def read(text: str) -> dict[str, Judged]:
    """The list, by recipe."""
    return msgspec.toml.decode(text, type=dict[str, Judged])


def complaints(judged: dict[str, Judged], known: Measures) -> Iterator[str]:
    """Pictures that nobody has looked at, or that mean too little."""
    for name, measure in known.items():
        entry = judged.get(name)
        if entry is None or entry.seen != measure.name:
            yield f"{name}.toml: nobody has judged it as it is painted now ({FILE.name})"
        elif len({reading.casefold() for reading in entry.readings}) < FEWEST_READINGS:
            yield f"{name}.toml: fewer than {FEWEST_READINGS} readings ({FILE.name})"
    yield from (f"{FILE.name}: there is no {name}" for name in judged.keys() - known.keys())
