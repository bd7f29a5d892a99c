"""The socket: uvicorn reads HTTP, and at an upgrade hands the connection to picows.

Measured, this is the cheapest way to send many small frames on one port; the numbers are in
docs/decisions/0003-the-socket.md. A frame is bounded, rated, decoded once and given to the room. A
broken one closes its own socket and harms nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from gloaming.server import metrics, wire
from gloaming.server.guest import Guest
from gloaming.server.logs import log, where
from gloaming.server.people import Ticket
from gloaming.server.rate import Rate

if TYPE_CHECKING:
    from gloaming.server.app import Server
    from gloaming.server.room import Room

LARGEST_FRAME = 16384
MOST_UNSENT = 256 * 1024
PING_SECONDS = 10.0
DEAD_SECONDS = 10.0
HANDSHAKE_SECONDS = 10.0
CLOSING_SECONDS = 1.0
"""How long the other end may take to answer a close; what it sends meanwhile is dropped."""
KERNEL_BUFFER = 128 * 1024

TEXT, CLOSE, PING, PONG = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG

_decode = msgspec.json.Decoder(wire.FromClient).decode


class SocketLine(WSListener):
    """One socket of one guest."""

    def __init__(self, server: Server, ticket: Ticket) -> None:
        super().__init__()
        self._server = server
        self._ticket = ticket
        self._transport: WSTransport | None = None
        self._wire: asyncio.Transport | None = None
        self._guest: Guest | None = None
        self._room: Room | None = None
        self._loop = asyncio.get_running_loop()
        limits = server.limits
        self._rate = Rate(limits.frames_per_second, limits.burst, self._loop.time())
        self._arriving: asyncio.Task[None] | None = None
        self._unsent: list[bytes] = []
        self._full = server.full_lines
        self._early: list[wire.FromClient] = []
        """What was sent before the table was loaded; the rate bounds it."""

    # Coming and going

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        metrics.SOCKETS.inc()
        self._transport = transport
        self._wire = transport.underlying_transport
        raw = self._wire.get_extra_info("socket")
        raw.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_BUFFER)
        self._arriving = self._loop.create_task(self._come_in())

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

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
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
        if not self._unsent:
            if not self._full:
                self._loop.call_soon(_flush_all, self._full)
            self._full.append(self)
        self._unsent += (_head(len(frame)), frame)

    def flush(self) -> None:
        """Write; a reader who does not keep up is cut, and comes again for a snapshot."""
        unsent, self._unsent = b"".join(self._unsent), []
        if self._transport is None or self._wire is None or not unsent:
            return
        self._wire.write(unsent)
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
        transport.send_close(code)  # type: ignore[arg-type] # picows takes any code
        self._loop.call_later(CLOSING_SECONDS, transport.disconnect)

    # Receiving

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something arrived. It is stamped when the room takes it up, which is now."""
        kind = frame.msg_type
        if kind == CLOSE:
            transport.send_close(frame.get_close_code(), None)
            transport.disconnect()
            return
        if self._transport is None or kind in (PING, PONG):
            return
        if not self._rate.allows(self._loop.time()):
            self.close(wire.CLOSE_TOO_MANY)
            return
        if kind != TEXT or not frame.fin:
            self.close(wire.CLOSE_MALFORMED)
            return
        try:
            message = _decode(frame.get_payload_as_bytes())
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
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


# The handshake


PICOWS = {
    "host_port": None,
    "ws_path": None,
    "is_client_side": False,
    "logger": logging.getLogger("gloaming.socket"),
    "disconnect_on_exception": True,
    "websocket_handshake_timeout": HANDSHAKE_SECONDS,
    "enable_auto_ping": True,
    "auto_ping_idle_timeout": PING_SECONDS,
    "auto_ping_reply_timeout": DEAD_SECONDS,
    "auto_ping_strategy": WSAutoPingStrategy.PING_WHEN_IDLE,
    "enable_auto_pong": True,
    "max_frame_size": LARGEST_FRAME,
    "extra_headers": None,
    "read_buffer_init_size": 2048,
}
"""How picows is told to run a connection."""


class Upgraded(WSProtocol):  # type: ignore[misc]
    """picows' protocol for a connection whose first bytes uvicorn has read already."""

    def data_received(self, data: bytes) -> None:
        """The request as uvicorn hands it on."""
        while data:
            buffer = self.get_buffer(len(data))
            part = data[: len(buffer)]
            buffer[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))


def protocol_factory(server: Server) -> Callable[..., Upgraded]:
    """What uvicorn calls at an upgrade."""

    def listener(request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        status, ticket = admit(server, request)
        if ticket is None:
            log("socket-refused", status=status.value)
            refusal = WSUpgradeResponse.create_error_response(status, b"")
            return WSUpgradeResponseWithListener(refusal, None)
        welcome = WSUpgradeResponse.create_101_response()
        return WSUpgradeResponseWithListener(welcome, SocketLine(server, ticket))

    def protocol(**_uvicorn: Any) -> Upgraded:
        return Upgraded(ws_listener_factory=listener, **PICOWS)

    return protocol


def admit(server: Server, request: WSUpgradeRequest) -> tuple[HTTPStatus, Ticket | None]:
    """Let a socket in that comes from our own pages and has an unused ticket."""
    address = urlsplit(request.path.decode("ascii", "replace"))
    if address.path != "/ws":
        return HTTPStatus.NOT_FOUND, None
    origin, host = request.headers.get("Origin"), request.headers.get("Host")
    if not is_own_origin(origin, host):
        return HTTPStatus.FORBIDDEN, None
    names = parse_qs(address.query).get("ticket", [])
    ticket = server.tickets.take(names[0]) if names else None
    return (HTTPStatus.OK if ticket else HTTPStatus.UNAUTHORIZED), ticket


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of ours asks: it is at the very host that was asked.

    No origin means no browser; that needs a ticket all the same.
    """
    if origin is None:
        return True
    return host is not None and urlsplit(origin).netloc == host and origin.startswith("http")
