"""What the two other sockets share: frames in are bounded, rated, decoded; frames out are queued.

The room sends without waiting, but both libraries can only be sent to by waiting: hence a queue and
a task.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from gloaming.server import wire
from gloaming.server.app import Server
from gloaming.server.guest import Guest
from gloaming.server.line import MOST_UNSENT
from gloaming.server.people import Ticket
from gloaming.server.rate import Rate
from gloaming.server.room import Room
from gloaming.server.socket import LARGEST_FRAME

_decode = msgspec.json.Decoder(wire.FromClient).decode

Write = Callable[[str], Awaitable[None]]
HangUp = Callable[[int], Awaitable[None]]


class QueuedLine:
    """One socket of one guest, through a queue."""

    def __init__(self, server: Server, ticket: Ticket, write: Write, hang_up: HangUp) -> None:
        self._server = server
        self._ticket = ticket
        self._write, self._hang_up = write, hang_up
        self._loop = asyncio.get_running_loop()
        limits = server.limits
        self._ticks = server.hub.sources.ticks
        self._rate = Rate(limits.frames_per_second, limits.burst, self._ticks())
        self._frames: deque[bytes] = deque()
        self.unsent = 0
        self._code: int | None = None
        self._news = asyncio.Event()
        self._guest: Guest | None = None
        self._room: Room | None = None
        self._writer: asyncio.Task[None] | None = None

    async def come_in(self) -> None:
        """Join the table of the ticket."""
        room = await self._server.hub.room(self._ticket.table)
        assert room is not None
        self._writer = self._loop.create_task(self._keep_writing())
        self._guest, self._room = Guest(self, self._ticket.person), room
        room.join(self._guest)

    def leave(self) -> None:
        """The socket is gone."""
        if self._writer is not None:
            self._writer.cancel()
        if self._room is not None and self._guest is not None:
            self._room.leave(self._guest)

    # Sending

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; a reader who does not keep up is cut."""
        self._frames.append(frame)
        self.unsent += len(frame)
        if self.unsent > MOST_UNSENT:
            self._code = wire.CLOSE_TOO_SLOW
        self._news.set()

    def close(self, code: int) -> None:
        """Say why, and hang up."""
        self._code = code
        self._news.set()

    async def _keep_writing(self) -> None:
        while self._code is None:
            await self._news.wait()
            self._news.clear()
            while self._frames:
                frame = self._frames.popleft()
                self.unsent -= len(frame)
                await self._write(frame.decode())
        await self._hang_up(self._code)

    # Receiving

    def take(self, frame: str) -> None:
        """Something arrived."""
        assert self._guest is not None
        assert self._room is not None
        if len(frame) > LARGEST_FRAME or not self._rate.allows(self._ticks()):
            self.close(wire.CLOSE_TOO_MANY)
            return
        try:
            message: wire.FromClient = _decode(frame)
        except msgspec.MsgspecError:
            self.close(wire.CLOSE_MALFORMED)
            return
        self._room.take(self._guest, message)
