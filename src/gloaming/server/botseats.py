"""The bots of one match: when they are asked, and what becomes of their answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from gloaming.core import Choice, Input, Millis, RefusedError, Seat, Viewer, chance
from gloaming.server.live import Committed, Failed, LiveMatch

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

LONGEST_WAIT = 5.0

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class BotSeats:
    """One thought at a time for each bot; it looks through an eye like everybody else."""

    def __init__(
        self, hub: Hub, match: LiveMatch, then: Committed, failed: Failed, spawn: Spawn
    ) -> None:
        self._hub, self._match = hub, match
        self._then, self._failed, self._spawn = then, failed, spawn
        seats = match.header.file.seats
        self.levels: dict[Viewer, str] = {
            Seat(number): seat.bot for number, seat in enumerate(seats) if seat.bot is not None
        }
        self._thinking: set[Viewer] = set()
        self._waited: dict[Viewer, int] = {}

    def wake(self) -> None:
        """Ask every bot that may act, is not thinking, and has news since it chose to wait."""
        if self._match.outcome is not None:
            return
        for seat in self.levels.keys() - self._thinking:
            eye = self._match.eye(seat)
            if eye.legal and self._waited.get(seat) != len(eye.witnessed):
                self._thinking.add(seat)
                self._spawn(self._think(seat))

    async def _think(self, seat: Viewer) -> None:
        match, eye = self._match, self._match.eye(seat)
        count, legal = len(eye.witnessed), eye.legal
        assert isinstance(seat, int)
        try:
            if not legal:
                return
            known = eye.knowledge(match.options, match.seats, match.now())
            seed = chance.bot_seed(match.key, seat, count)
            level = self.levels[seat]
            answer = await self._hub.bots.choose(match.game, level, known, legal, seed)
        finally:
            self._thinking.discard(seat)
        if isinstance(answer, Choice):
            self._play(seat, answer)
        else:
            self._waited[seat] = count
            self._ask_again_at(seat, answer.until)
            self.wake()

    def _ask_again_at(self, seat: Viewer, until: Millis | None) -> None:
        """Nobody waits for ever: a bot is asked again when it wished to be, or after a while."""
        wished = LONGEST_WAIT if until is None else (until - self._match.now()) / 1000
        seconds = max(0.0, min(wished, LONGEST_WAIT))
        asyncio.get_running_loop().call_later(seconds, self._nudge, seat)

    def _nudge(self, seat: Viewer) -> None:
        self._waited.pop(seat, None)
        self.wake()

    def _play(self, seat: Seat, choice: Choice[Any]) -> None:
        match = self._match
        given = Input(match.now(), seat, choice.move)
        try:
            match.take(self._hub.store, given, self._then, self._failed, reasons=choice.reasons)
        except RefusedError:
            if match.is_settled:
                self.wake()
