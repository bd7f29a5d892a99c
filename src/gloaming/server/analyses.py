"""Looks back at matches that are over: each is worked out once, one at a time, and kept a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.core import Input, Millis
from gloaming.core.file import options_of
from gloaming.server.live import MatchHeader, actor
from gloaming.server.store import Stored

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

MOST_KEPT = 64
MOST_WAITING = 32
"""How many matches may wait for their turn; whoever comes after that is sent away."""

NOTHING = b"[]"
"""What is told where it failed; it may be tried again."""


class BusyError(Exception):
    """Too many wait already."""


class Analyses:
    """What could have been known in matches that are over, as it is sent."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: dict[str, bytes] = {}
        """Those that were asked for most recently come last."""
        self._making: dict[str, asyncio.Task[bytes | None]] = {}
        self._turn = asyncio.Lock()

    def is_at_hand(self, match: str) -> bool:
        """Whether it costs nothing more to ask for this one."""
        return match in self._kept or match in self._making

    async def of(self, match: str) -> bytes | None:
        """The look back at a match, once it is over; nothing for anybody before that."""
        if match in self._kept:
            self._kept[match] = self._kept.pop(match)
            return self._kept[match]
        if match not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise BusyError
            making = asyncio.get_running_loop().create_task(self._make(match))
            self._making[match] = making
        return await asyncio.shield(self._making[match])

    def forget(self) -> None:
        """Some matches are not there any more."""
        self._kept.clear()

    async def _make(self, match: str) -> bytes | None:
        try:
            stored = await self._hub.finished(match)
            if stored is None:
                return None
            async with self._turn:
                answer = await self._worked_out(stored)
        finally:
            del self._making[match]
        if answer is None:
            return NOTHING
        if len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[match] = answer
        return answer

    async def _worked_out(self, stored: Stored) -> bytes | None:
        """Ask a process of its own: nothing is folded in this one."""
        header = msgspec.json.decode(stored.header, type=MatchHeader)
        game = self._hub.games[header.file.game]
        inputs = [
            Input[Any](Millis(entry.at), actor(entry.by), msgspec.Raw(entry.move))
            for entry in stored.entries
        ]
        options = options_of(game, header.file)
        return await self._hub.bots.analyse(game, options, header.file.places, inputs)
