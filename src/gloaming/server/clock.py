"""Clocks: the machine's, and match time, which stands in a pause and may run slower."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from gloaming.core import Millis

LEAST_JUMP = 1_000
"""In ms: by so much the wall clock was set back, or by more."""


def wall_now() -> int:
    """The wall clock, in milliseconds."""
    return time.time_ns() // 1_000_000


def ticks_now() -> int:
    """A clock that never goes back, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


def timer(seconds: float, call: Callable[..., object], *args: object) -> asyncio.TimerHandle:
    """Set a timer of the running loop."""
    return asyncio.get_running_loop().call_later(seconds, call, *args)


class SteadyWall:
    """The wall clock, but it never goes back: set back, it goes on from where it had been.

    It is looked at by two threads; what one of them is late by is no jump.
    """

    def __init__(self, now: Callable[[], int], latest: int) -> None:
        self._now, self._latest, self._ahead = now, latest, 0

    def __call__(self) -> int:
        """Wall time in milliseconds."""
        found = self._now()
        if found + self._ahead < self._latest - LEAST_JUMP:
            self._ahead = self._latest - found
        self._latest = max(self._latest, found + self._ahead)
        return self._latest


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
