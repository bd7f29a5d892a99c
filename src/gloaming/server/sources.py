"""Where the server takes time and chance from: the machine, or what a test provides.

No other module of the server reads a clock, sets a timer or sleeps, so that a test can run all of
it under a clock of its own. Limits on processes (`thinkers.py`) and on stopping (`serve.py`) are in
real time always: what they wait for is outside of this process.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from gloaming.core import Draw
from gloaming.core.chance import Draws
from gloaming.server.clock import ticks_now, timer, wall_now

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which are read as digits."""
CODE_LENGTH = 8
"""Shown in two groups of four. Tables made before have codes of five letters, which stay good."""


class Timer(Protocol):
    """A call that will be made, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not make the call."""


@dataclass(frozen=True)
class Sources:
    """Clocks, timers, randomness, and the draws of nature from a match's key."""

    now: Callable[[], int] = wall_now
    """The wall clock, in milliseconds."""
    ticks: Callable[[], int] = ticks_now
    """A clock that never goes back, in milliseconds."""
    call_later: Callable[..., Timer] = timer
    """Call a function with arguments after so many seconds."""
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    token: Callable[[int], bytes] = secrets.token_bytes
    draws: Callable[[bytes, int], Draw] = Draws

    def name(self) -> str:
        """Make a name that cannot be guessed."""
        return self.token(12).hex()

    def fraction(self) -> float:
        """Draw a number from 0 up to 1."""
        return int.from_bytes(self.token(4), "big") / (1 << 32)

    def code(self) -> str:
        """Make a short name for a table that is easy to say: all are equally likely."""
        number = int.from_bytes(self.token(2 * CODE_LENGTH), "big")
        count = len(CODE_LETTERS)
        return "".join(CODE_LETTERS[number // count**at % count] for at in range(CODE_LENGTH))
