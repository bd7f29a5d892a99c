"""The luck of a test: the same whenever it runs, on any machine, and in any order.

What a table deals is then never what makes a test fail today that passed yesterday. To try others:
`GLOAMING_LUCK=anything pytest tests/browser`.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from pathlib import Path

PLACE = "GLOAMING_LUCK_FILE"
"""In this file stands whose luck it is."""
WORD = "GLOAMING_LUCK"
THROW = """(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (given) => (given.length === 32 ? given.fill(7) : real(given));
})()"""
"""For a page: what it throws into a deal is always the same. What is shorter is a key, and real."""


class Luck:
    """Tokens that hang on the test that runs, and on how many have been drawn in it."""

    def __init__(self, place: Path, data: Path) -> None:
        self._place = place
        self._drawn: Counter[tuple[str, int]] = Counter()
        with data.with_suffix(".starts").open("ab") as starts:
            starts.write(b".")
            self._start = starts.tell()
        """A server that comes back draws others than before."""

    def token(self, size: int) -> bytes:
        """So many bytes."""
        whose = self._place.read_text("utf-8")
        self._drawn[whose, size] += 1
        drawn = f"{whose} {self._start} {size} {self._drawn[whose, size]}"
        return hashlib.shake_256(drawn.encode()).digest(size)


def turn_to(place: Path, whose: str) -> None:
    """From here on, servers draw from this luck."""
    os.environ[PLACE] = str(place)
    place.write_text(f"{os.environ.get(WORD, '')} {whose}", "utf-8")
