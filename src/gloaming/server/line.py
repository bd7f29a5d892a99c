"""A guest's line, whatever happens at its other end: what arrives is rated, decoded once, given on.

What is sent in one turn of the loop is written at once. The socket proper is in `socket.py`; this
part of it is apart because it can be compiled.
"""

from __future__ import annotations

import asyncio
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.server import metrics, wire
from gloaming.server.guest import Guest
from gloaming.server.logs import log, where
from gloaming.server.people import Ticket
from gloaming.server.rate import Rate

if TYPE_CHECKING:
    from gloaming.server.app import Server
    from gloaming.server.room import Room

MOST_UNSENT = 256 * 1024
CLOSING_SECONDS = 1.0
"""How long the other end may take to answer a close; what it sends meanwhile is dropped."""
KERNEL_BUFFER = 128 * 1024

_decode = msgspec.json.Decoder(wire.FromClient).decode


class SocketLine:
    """One socket of one guest."""

    def __init__(self, server: Server, ticket: Ticket) -> None:
        self._server = server
        self._ticket = ticket
        self._transport: Any = None
        self._wire: Any = None
        self._guest: Guest | None = None
        self._room: Room | None = None
        self._loop = asyncio.get_running_loop()
        limits = server.limits
        sources = server.hub.sources
        self._ticks, self._call_later = sources.ticks, sources.call_later
        self._rate = Rate(limits.frames_per_second, limits.burst, self._ticks())
        self._arriving: asyncio.Task[None] | None = None
        self._unsent: list[bytes] = []
        self._full: list[SocketLine] = server.full_lines
        self._early: list[wire.FromClient] = []
        """What was sent before the table was loaded; the rate bounds it."""

    # Coming and going

    def connected(self, transport: Any) -> None:
        """The handshake is done; the transport is picows'."""
        metrics.SOCKETS.inc()
        self._transport = transport
        self._wire = transport.underlying_transport
        raw = self._wire.get_extra_info("socket")
        raw.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_BUFFER)
        self._arriving = self._loop.create_task(self._come_in())
        self._arriving.add_done_callback(self._arrived)

    async def _come_in(self) -> None:
        room = await self._server.hub.room(self._ticket.table)
        if room is None or self._transport is None:
            self.close(wire.CLOSE_GOING_AWAY)
            return
        if not room.has_room_for(self._ticket.person.id):
            self.close(wire.CLOSE_TOO_MANY)
            return
        self._guest = Guest(self, self._ticket.person)
        self._room = room
        room.join(self._guest)
        early, self._early = self._early, []
        for message in early:
            room.take(self._guest, message)

    def _arrived(self, arriving: asyncio.Task[None]) -> None:
        """Who could not come in by a mistake of ours comes again, and does not wait in vain."""
        mistake = None if arriving.cancelled() else arriving.exception()
        if mistake is not None:
            log("arrival-failed", table=self._ticket.table, where=where(mistake))
            self.close(wire.CLOSE_RESTART)

    def disconnected(self) -> None:
        """The other end, or the network, or we hung up."""
        metrics.SOCKETS.dec()
        self._transport = None
        if self._room is not None and self._guest is not None:
            self._room.leave(self._guest)

    # Sending

    def send(self, frame: bytes) -> None:
        """Give a frame to the network, together with all others of this turn of the loop.

        One commit brings several updates to the same socket; the kernel is asked once for all.
        """
        unsent = self._unsent
        if not unsent:
            if not self._full:
                self._loop.call_soon(_flush_all, self._full)
            self._full.append(self)
        unsent.append(_head(len(frame)))
        unsent.append(frame)

    def flush(self) -> None:
        """Write; a reader who does not keep up is cut, and comes again for a snapshot."""
        unsent, self._unsent = self._unsent, []
        if self._transport is None or not unsent:
            return
        self._wire.write(b"".join(unsent))
        if self._wire.get_write_buffer_size() > MOST_UNSENT:
            metrics.CLOSED.labels(str(wire.CLOSE_TOO_SLOW)).inc()
            transport, self._transport = self._transport, None
            transport.disconnect(graceful=False)

    def close(self, code: int) -> None:
        """Say why, and hang up."""
        self.flush()
        if self._transport is None:
            return
        metrics.CLOSED.labels(str(code)).inc()
        transport, self._transport = self._transport, None
        transport.send_close(code)
        self._call_later(CLOSING_SECONDS, transport.disconnect)

    # Receiving

    def take(self, payload: bytes | None) -> None:
        """A whole frame of text, or something else, which nobody should send.

        It is stamped when the room takes it up, which is now.
        """
        if self._transport is None:
            return
        if not self._rate.allows(self._ticks()):
            self.close(wire.CLOSE_TOO_MANY)
            return
        if payload is None:
            self.close(wire.CLOSE_MALFORMED)
            return
        try:
            message = _decode(payload)
        except wire.UNREADABLE:
            self.close(wire.CLOSE_MALFORMED)
            return
        if self._guest is None or self._room is None:
            self._early.append(message)
        else:
            self._room.take(self._guest, message)


def _flush_all(lines: list[SocketLine]) -> None:
    """The end of a turn: every line that was given something writes it, whatever one does."""
    while lines:
        try:
            lines.pop().flush()
        except Exception as error:  # noqa: BLE001
            log("callback-failed", error=type(error).__name__, where=where(error))


def _head(length: int) -> bytes:
    """How a text frame of so many bytes begins: whole, and unmasked as all that servers send."""
    if length < len(SHORT_HEADS):
        return SHORT_HEADS[length]
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


SHORT_HEADS = tuple(
    bytes((0x81, length)) if length < 126 else b"\x81\x7e" + length.to_bytes(2, "big")
    for length in range(2048)
)
"""The heads of most frames."""
