"""A clock that a test turns, and the timers that go by it."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

MICROS = 1_000_000


class VirtualTimer:
    """A call that the clock makes when its time has come, unless it is cancelled."""

    def __init__(self, due: int, call: Callable[..., object], args: tuple[object, ...]) -> None:
        self.due = due
        self._call: Callable[..., object] | None = call
        self._args = args

    @property
    def is_cancelled(self) -> bool:
        """Whether the call will not be made."""
        return self._call is None

    def cancel(self) -> None:
        """Do not make the call, and hold on to nothing that it is about."""
        self._call, self._args = None, ()

    def fire(self) -> None:
        """Make the call."""
        if self._call is not None:
            self._call(*self._args)


class VirtualClock:
    """Time that stands until it is turned, in microseconds."""

    def __init__(self) -> None:
        self.now = 0
        self._timers: list[tuple[int, int, VirtualTimer]] = []
        self._numbers = count()

    def ticks(self) -> int:
        """Tell the time in milliseconds, as `Sources.ticks` does."""
        return self.now // 1000

    def call_later(
        self, seconds: float, call: Callable[..., object], *args: object
    ) -> VirtualTimer:
        """Set a timer, as `Sources.call_later` does."""
        timer = VirtualTimer(self.now + max(0, round(seconds * MICROS)), call, args)
        heapq.heappush(self._timers, (timer.due, next(self._numbers), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        """Sleep, as `Sources.sleep` does."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, _wake, done)
        try:
            await done
        finally:
            timer.cancel()

    def next_due(self) -> int | None:
        """Tell when the next timer is due."""
        while self._timers and self._timers[0][2].is_cancelled:
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def fire_next(self) -> None:
        """Turn to the next timer, and fire it."""
        due, _number, timer = heapq.heappop(self._timers)
        self.now = max(self.now, due)
        timer.fire()

    def stop_all(self) -> None:
        """Forget every timer: what had set them is gone."""
        self._timers.clear()


def _wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)
