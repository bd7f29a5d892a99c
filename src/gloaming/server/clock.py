"""Clocks: the machine's, and match time, which stands in a pause and may run slower."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from gloaming.core import Millis


def wall_now() -> int:
    """The wall clock, in milliseconds."""
    return time.time_ns() // 1_000_000


def ticks_now() -> int:
    """A clock that never goes back, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


def timer(seconds: float, call: Callable[..., object], *args: object) -> asyncio.TimerHandle:
    """Set a timer of the running loop."""
    return asyncio.get_running_loop().call_later(seconds, call, *args)


class MatchClock:
    """The clock of one match."""

    def __init__(self, ticks: Callable[[], int]) -> None:
        self._ticks = ticks
        self._at, self._since = Millis(0), ticks()
        self.stretch = 1
        """How many milliseconds of any other clock make one of this."""
        self.is_paused = False

    def now(self) -> Millis:
        """Match time."""
        if self.is_paused:
            return self._at
        return Millis(self._at + max(0, self._ticks() - self._since) // self.stretch)

    def set(self, at: Millis, stretch: int, *, is_paused: bool) -> None:
        """Go on from a moment, or stand there. What is left of a millisecond is not lost."""
        ticks = self._ticks()
        rest = 0 if self.is_paused or at != self.now() else (ticks - self._since) % self.stretch
        self._at, self._since = at, ticks - max(0, min(rest, stretch - 1))
        self.stretch, self.is_paused = stretch, is_paused

    def wait(self, until: Millis) -> int | None:
        """How many milliseconds of any other clock until then; nothing while it stands."""
        return None if self.is_paused else (until - self.now()) * self.stretch
