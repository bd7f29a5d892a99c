"""Long work on the event loop, cut into slices so that other tables have their turn."""

from __future__ import annotations

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
