"""What nobody comes back for is forgotten: tables, their matches, and guests."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

import msgspec

from gloaming.server.facts import Fact, Finished, Promised, Started
from gloaming.server.hub import Hub
from gloaming.server.logs import log
from gloaming.server.store import Stored, StoreError

DAY = 24 * 3600 * 1000
AT_ONCE = 10_000
"""How many tables are forgotten in one sweep; what others do is written between any two."""

_facts = msgspec.json.Decoder(Fact)


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept for which nobody comes."""

    tables: int = 90
    """0 keeps them for ever."""
    sessions: int = 180
    every_seconds: float = 3600
    """How often somebody looks."""


class Sweeper:
    """Forgets what has not been wanted for long."""

    def __init__(self, hub: Hub, keep: Keep) -> None:
        self._hub, self._keep = hub, keep
        self._store, self._now = hub.store, hub.sources.now

    async def sweep_for_ever(self) -> None:
        """Sweep now and then; what fails is tried again the next time."""
        while True:
            with contextlib.suppress(StoreError):
                await self.sweep()
            await asyncio.sleep(self._keep.every_seconds)

    async def sweep(self) -> None:
        """Forget tables, then guests."""
        if self._keep.tables:
            forgotten = await self._sweep_tables(self._now() - self._keep.tables * DAY)
            if forgotten:
                log("tables-forgotten", count=forgotten)
        before = self._now() - self._keep.sessions * DAY
        forgotten = 1
        while forgotten:
            forgotten = await self._store.forget_sessions(before)

    async def _sweep_tables(self, before: int) -> int:
        count = 0
        for code in await self._store.unvisited(before, AT_ONCE):
            count += await self._hub.unless_wanted(code, self._forget)
        return count

    async def _forget(self, code: str) -> bool:
        """Forget a table that nobody asks for now, unless a match runs there; that may wait."""
        stored = await self._store.load(code)
        matches = None if stored is None else _matches(stored)
        if matches is None:
            self._store.visited(code)
            return False
        for match in matches:
            await self._store.forget(match)
        await self._store.forget(code)
        return True


def _matches(stored: Stored) -> list[str] | None:
    """The matches of a table, the promised one too; nothing while one may be running."""
    is_running, matches = False, []
    try:
        for entry in stored.entries:
            fact = _facts.decode(entry.move)
            if isinstance(fact, Promised):
                matches.append(fact.match)
            elif isinstance(fact, Started | Finished):
                is_running = isinstance(fact, Started)
    except msgspec.MsgspecError:
        return None
    return None if is_running else matches
