"""The socket: uvicorn reads HTTP, and at an upgrade hands the connection to picows.

Measured, this is the cheapest way to send many small frames on one port; the numbers are in
docs/decisions/0003-the-socket.md. A frame is bounded here, then rated, decoded once and given to
the room by its line (`line.py`). A broken one closes its own socket and harms nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

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

from gloaming.server.door import Door
from gloaming.server.line import SocketLine
from gloaming.server.logs import log
from gloaming.server.people import Ticket

if TYPE_CHECKING:
    from gloaming.server.app import Server

LARGEST_FRAME = 16384
PING_SECONDS = 10.0
DEAD_SECONDS = 10.0
HANDSHAKE_SECONDS = 10.0

TEXT, CLOSE, PING, PONG = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.PING, WSMsgType.PONG


class Listener(WSListener):
    """picows' end of a line: no more than has to be here, for it cannot be compiled."""

    def __init__(self, line: SocketLine) -> None:
        super().__init__()
        self._line = line

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._line.connected(transport)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The other end, or the network, or we hung up."""
        self._line.disconnected()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something arrived."""
        kind = frame.msg_type
        if kind == TEXT and frame.fin:
            self._line.take(frame.get_payload_as_bytes())
        elif kind == CLOSE:
            transport.send_close(frame.get_close_code(), None)
            transport.disconnect()
        elif kind == PING:
            self._line.pinged(frame.get_payload_as_bytes())
        else:
            self._line.take(None, is_control=kind == PONG)


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
    "enable_auto_pong": False,  # a ping is rated like any other frame
    "max_frame_size": LARGEST_FRAME,
    "extra_headers": None,
    "read_buffer_init_size": 2048,
}
"""How picows is told to run a connection."""


class Upgraded(WSProtocol):  # type: ignore[misc]
    """picows' protocol for a connection whose first bytes uvicorn has read already."""

    def __init__(self, door: Door, **picows: Any) -> None:
        super().__init__(**picows)
        self._door = door
        self._host = ""

    def connection_made(self, transport: Any) -> None:
        """It was let in already."""
        self._host = transport.get_extra_info("peername")[0]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It goes by the door it came through."""
        self._door.lets_out(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The request as uvicorn hands it on."""
        while data:
            buffer = self.get_buffer(len(data))
            part = data[: len(buffer)]
            buffer[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))


def protocol_factory(server: Server, door: Door) -> Callable[..., Upgraded]:
    """What uvicorn calls at an upgrade."""

    def listener(request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        status, ticket = admit(server, request)
        if ticket is None:
            log("socket-refused", status=status.value)
            refusal = WSUpgradeResponse.create_error_response(status, b"")
            return WSUpgradeResponseWithListener(refusal, None)
        welcome = WSUpgradeResponse.create_101_response()
        return WSUpgradeResponseWithListener(welcome, Listener(SocketLine(server, ticket)))

    def protocol(**_uvicorn: Any) -> Upgraded:
        return Upgraded(door, ws_listener_factory=listener, **PICOWS)

    return protocol


def admit(server: Server, request: WSUpgradeRequest) -> tuple[HTTPStatus, Ticket | None]:
    """Let a socket in that comes from our own pages and has an unused ticket."""
    address = urlsplit(request.path.decode("ascii", "replace"))
    if address.path != "/ws":
        return HTTPStatus.NOT_FOUND, None
    origin, host = request.headers.get("Origin"), request.headers.get("Host")
    # No browser lets a page set headers of a socket: one that was forwarded came by a proxy.
    if not server.names.let_in(host, {name.lower() for name in request.headers}):
        return HTTPStatus.MISDIRECTED_REQUEST, None
    if not is_own_origin(origin, host):
        return HTTPStatus.FORBIDDEN, None
    names = parse_qs(address.query).get("ticket", [])
    ticket = server.tickets.take(names[0]) if names else None
    if ticket is None or server.devices.is_out(ticket.device):
        return HTTPStatus.UNAUTHORIZED, None
    return HTTPStatus.OK, ticket


def is_own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a page of ours asks: it is at the very host that was asked.

    No origin means no browser; that needs a ticket all the same.
    """
    if origin is None:
        return True
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    return asked.scheme in {"http", "https"} and asked.netloc == host
