"""What nobody comes back for is forgotten: tables, their matches, and guests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from gloaming.server.facts import Finished, HandedOver, Promised, SatDown, Started, TookSeat
from gloaming.server.hub import Hub
from gloaming.server.logs import log, unharmed, where
from gloaming.server.store import Stored, StoreError, Wall
from gloaming.server.tablelog import facts_of

DAY = 24 * 3600 * 1000
AT_ONCE = 10_000
"""How many tables are forgotten in one sweep; what others do is written between any two."""
MOST_DRIFT = 3600 * 1000
"""By how much the wall clock may go another way than time does from one sweep to the next."""


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept for which nobody comes, while the server is there."""

    tables: int = 90
    """0 keeps them for ever, and guests too."""
    sessions: int = 180
    """Never less than tables: whoever sits at one that is kept is known there."""
    every_seconds: float = 3600
    """How often somebody looks."""


class Sweeper:
    """Forgets what has not been wanted for long."""

    def __init__(self, hub: Hub, keep: Keep) -> None:
        self._hub, self._keep = hub, keep
        self._store, self._sources = hub.store, hub.sources
        self._ahead = self._drift()

    async def sweep_for_ever(self) -> None:
        """Sweep now and then, but not before people could come; what fails is tried again."""
        while True:
            await self._sources.sleep(self._keep.every_seconds)
            with unharmed("sweep-failed"):
                await self.sweep()

    async def sweep(self) -> None:
        """Forget tables, then guests; nothing, when it is not certain how late it is."""
        await self._hub.note_visits()
        if not self._keep.tables or self._has_clock_jumped():
            return
        forgotten = await self._sweep_tables(await self._store.up_for(self._keep.tables * DAY))
        if forgotten:
            log("tables-forgotten", count=forgotten)
        days = max(self._keep.sessions, self._keep.tables + 2)
        before = await self._store.up_for(days * DAY)
        while await self._store.forget_sessions(before):
            pass

    def _drift(self) -> int:
        return self._sources.now() - self._sources.ticks()

    def _has_clock_jumped(self) -> bool:
        """Whether somebody set the clock, or the machine slept; the store has noted it by then."""
        earlier, self._ahead = self._ahead, self._drift()
        return abs(self._ahead - earlier) > MOST_DRIFT

    async def _sweep_tables(self, before: Wall) -> int:
        count = 0
        for code in await self._store.unvisited(before, AT_ONCE):
            try:
                count += await self._hub.unless_wanted(code, partial(self._forget, before=before))
            except StoreError:
                raise
            except Exception as error:  # noqa: BLE001 - what cannot be read is kept, for who can
                log("table-not-swept", table=code, error=type(error).__name__, where=where(error))
                self._store.visited(code, ())
        return count

    async def _forget(self, code: str, before: Wall) -> bool:
        """Forget a table that nobody asks for now, unless a match runs there; that may wait."""
        stored = await self._store.load(code)
        if stored is None:
            return await self._store.forget(code, (), before)
        matches = _matches(stored)
        if matches is None:
            self._store.visited(code, _people(stored))
            return False
        return await self._store.forget(code, matches, before)


def _matches(stored: Stored) -> list[str] | None:
    """The matches of a table, the promised one too; nothing while one may be running."""
    is_running, matches = False, []
    for fact in facts_of(stored):
        if isinstance(fact, Promised):
            matches.append(fact.match)
        elif isinstance(fact, Started | Finished):
            is_running = isinstance(fact, Started)
    return None if is_running else matches


def _people(stored: Stored) -> list[str]:
    """Whoever has sat at a table, or was its host."""
    facts = (fact for fact in facts_of(stored) if isinstance(fact, SatDown | TookSeat | HandedOver))
    return list({fact.person.id for fact in facts})
