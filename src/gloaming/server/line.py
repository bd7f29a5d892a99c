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
MOST_UNSENT_OF_ALL = 64 * 1024 * 1024
MUCH_UNSENT = 32 * 1024
"""From here on a socket is cut when all of them together have too much unsent."""
MOST_EARLY = 16
CLOSING_SECONDS = 1.0
"""How long the other end may take to answer a close; what it sends meanwhile is dropped."""
LINGER_SECONDS = 10.0
"""How long what was sent before a close may take to arrive."""
PAUSE_SECONDS = 1.0
"""For how long a socket is not read when its address sends too many frames."""
KERNEL_BUFFER = 128 * 1024

_decode = msgspec.json.Decoder(wire.FromClient).decode


class Backlog:
    """What all sockets together hold back, because the other ends do not read it."""

    def __init__(self) -> None:
        self._sizes: dict[SocketLine, int] = {}
        self._total = 0

    def is_too_much(self, line: SocketLine, size: int) -> bool:
        """Note how much a socket holds back; whether it is to be cut, as all hold too much."""
        self._total += size - self._sizes.get(line, 0)
        self._sizes[line] = size
        if self._total > MOST_UNSENT_OF_ALL:
            self._sizes = {one: one.unsent for one in self._sizes if one.unsent}
            self._total = sum(self._sizes.values())
        return self._total > MOST_UNSENT_OF_ALL and size > MUCH_UNSENT

    def forget(self, line: SocketLine) -> None:
        """Count a socket no more that is gone."""
        self._total -= self._sizes.pop(line, 0)


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
        now = self._ticks()
        self._rate = Rate(limits.frames_per_second, limits.burst, now)
        self._rate_of_address = server.frame_rates.of(ticket.address, now)
        self._arriving: asyncio.Task[None] | None = None
        self._unsent: list[bytes] = []
        self._full: list[SocketLine] = server.full_lines
        self._is_paused = False
        self._early: list[wire.FromClient] = []
        """What was sent before the table was loaded."""

    # Coming and going

    def connected(self, transport: Any) -> None:
        """The handshake is done; the transport is picows'."""
        metrics.SOCKETS.inc()
        self._transport = transport
        ticket = self._ticket
        self._server.devices.came(self, ticket.person.id, ticket.device)
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
        self._server.backlog.forget(self)
        self._server.devices.went(self, self._ticket.person.id)
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

    def tell(self, message: wire.FromServer) -> None:
        """Send something that has to do with no table; who is still arriving need not know."""
        if self._guest is not None:
            self._guest.tell(message)

    def flush(self) -> None:
        """Write; a reader who does not keep up is cut, and comes again for a snapshot."""
        unsent, self._unsent = self._unsent, []
        if self._transport is None or not unsent:
            return
        self._wire.write(b"".join(unsent))
        self._cut_slow_reader()

    def _cut_slow_reader(self) -> None:
        size = self.unsent
        if size and (size > MOST_UNSENT or self._server.backlog.is_too_much(self, size)):
            metrics.CLOSED.labels(str(wire.CLOSE_TOO_SLOW)).inc()
            transport, self._transport = self._transport, None
            transport.disconnect(graceful=False)

    @property
    def unsent(self) -> int:
        """How many bytes wait for the reader at the other end."""
        size: int = 0 if self._transport is None else self._wire.get_write_buffer_size()
        return size

    def close(self, code: int) -> None:
        """Say why, and hang up."""
        self.flush()
        if self._transport is None:
            return
        metrics.CLOSED.labels(str(code)).inc()
        is_slow = self.unsent > MUCH_UNSENT
        transport, self._transport = self._transport, None
        if is_slow:
            transport.disconnect(False)  # noqa: FBT003 - as picows has it
            return
        transport.send_close(code)
        self._call_later(CLOSING_SECONDS, transport.disconnect)
        self._call_later(LINGER_SECONDS, transport.disconnect, False)  # noqa: FBT003 - as picows has it

    # Receiving

    def pinged(self, payload: bytes) -> None:
        """Answer a WebSocket ping."""
        if self._is_rated():
            self._transport.send_pong(payload)
            self._cut_slow_reader()

    def take(self, payload: bytes | None, *, is_control: bool = False) -> None:
        """Take a whole frame of text; close on anything else but a control frame.

        It is stamped when the room takes it up, which is now.
        """
        if not self._is_rated() or is_control:
            return
        if payload is None:
            self.close(wire.CLOSE_MALFORMED)
            return
        try:
            message = _decode(payload)
        except wire.UNREADABLE:
            self.close(wire.CLOSE_MALFORMED)
            return
        if self._guest is not None and self._room is not None:
            self._room.take(self._guest, message)
        elif len(self._early) < MOST_EARLY:
            self._early.append(message)
        else:
            self.close(wire.CLOSE_TOO_MANY)

    def _is_rated(self) -> bool:
        """Whether a frame is within the rate of its socket, which is closed otherwise.

        Above the rate of an address its sockets are read more slowly: the kernel and then the
        sender wait. What has been read already is still taken.
        """
        if self._transport is None:
            return False
        now = self._ticks()
        if not self._rate.allows(now):
            self._wire.pause_reading()
            self.close(wire.CLOSE_TOO_MANY)
            return False
        if not self._is_paused and not self._rate_of_address.allows(now):
            self._is_paused = True
            self._wire.pause_reading()
            self._call_later(PAUSE_SECONDS, self._read_on)
        return True

    def _read_on(self) -> None:
        self._is_paused = False
        if self._transport is not None:
            self._wire.resume_reading()


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
