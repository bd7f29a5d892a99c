"""Where time and chance come from: the machine, unless a test brings its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gloaming.core import Draw
from gloaming.core.chance import Draws
from gloaming.server.clock import ticks_now, wall_now

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are read as digits."""
CODE_LENGTH = 5


@dataclass(frozen=True)
class Sources:
    """Time, randomness, and the draws of nature from a match's key."""

    now: Callable[[], int] = wall_now
    ticks: Callable[[], int] = ticks_now
    token: Callable[[int], bytes] = secrets.token_bytes
    draws: Callable[[bytes, int], Draw] = Draws

    def name(self) -> str:
        """A name that nobody can guess."""
        return self.token(12).hex()

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        return int.from_bytes(self.token(4), "big") / (1 << 32)

    def code(self) -> str:
        """A short name for a table that is easy to say."""
        return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in self.token(CODE_LENGTH))
