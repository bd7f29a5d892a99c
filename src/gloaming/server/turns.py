"""Long work on the event loop, cut into slices so that other tables have their turn."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from gloaming.server.sources import Sources

SLICE_MILLIS = 5
REST_SECONDS = 0.005
"""As long as a slice: long work takes half of the loop at most."""


class Turns:
    """Say when a slice is used up: `if turns.is_over: await turns.rest()`."""

    def __init__(self, sources: Sources) -> None:
        self._ticks, self._sleep = sources.ticks, sources.sleep
        self._until = self._ticks() + SLICE_MILLIS

    @property
    def is_over(self) -> bool:
        """Whether others should have their turn."""
        return self._ticks() >= self._until

    async def rest(self) -> None:
        """Let others have their turn."""
        await self._sleep(REST_SECONDS)
        self._until = self._ticks() + SLICE_MILLIS


NO_REST = Turns(Sources(ticks=lambda: 0))
"""For work beside no event loop: its slice is never used up."""


def run_through(work: Coroutine[Any, Any, None]) -> None:
    """Run work that does not rest, without an event loop."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("it has rested")
