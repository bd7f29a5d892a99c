"""Limit HTTP connections: how many, how much each may send, and how long each may take.

Requests are rated in `throttle.py`, frames of a socket in `line.py`; this module bounds what a
connection costs before and while it asks for anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gloaming.server.addresses import asker
from gloaming.server.sources import Sources, Timer

REQUEST_SECONDS = 20.0
"""For all of a request, for the first one to begin, and for a client to take what it asked for."""
LARGEST_HEAD = 16 * 1024
"""The body has this bound as well; what takes one has a narrower bound of its own."""
OWN_FILES = 128
"""How many files the server may need that are no connections."""
END_OF_HEAD = b"\r\n\r\n"
REFUSAL = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
FULL = REFUSAL % b"503 Service Unavailable"
LENGTH_REQUIRED = REFUSAL % b"411 Length Required"
TOO_LARGE = REFUSAL % b"413 Content Too Large"


class Waiting(Protocol):
    """A connection that has not sent a whole request."""

    def make_room(self) -> None:
        """Close the connection at once."""


class Door:
    """Count connections, sockets among them: all, and those of each address."""

    def __init__(
        self, most: float, most_of_one: float, is_proxy: Callable[[str], bool]
    ) -> None:  # fmt: skip
        self._most, self._most_of_one = most, most_of_one
        self._is_proxy = is_proxy
        """Whether an address comes for many others."""
        self._inside: Counter[str] = Counter()
        self._total = 0
        self._waiting: dict[Waiting, None] = {}
        """Connections without a whole request, the one that has waited longest first."""

    def waits(self, connection: Waiting) -> None:
        """Note that a connection has begun to wait for a request."""
        self._waiting[connection] = None

    def has_asked(self, connection: Waiting) -> None:
        """Note that a connection waits no more: its request is whole, or it is gone."""
        self._waiting.pop(connection, None)

    def lets_in(self, host: str) -> bool:
        """Whether there is room for one more; if so, it is in.

        Where all is full, the connection that has waited longest for a request makes room, so that
        clients who open connections and send nothing keep no others out.
        """
        who = asker(host)
        if self._inside[who] >= self._most_of_one and not self._is_proxy(host):
            return False
        if self._total >= self._most and self._waiting:
            self._waiting_longest().make_room()
        if self._total >= self._most:
            return False
        self._inside[who] += 1
        self._total += 1
        return True

    def _waiting_longest(self) -> Waiting:
        longest = next(iter(self._waiting))
        del self._waiting[longest]
        return longest

    def lets_out(self, host: str) -> None:
        """Release a connection that was let in."""
        who = asker(host)
        self._inside[who] -= 1
        self._total -= 1
        if not self._inside[who]:
            del self._inside[who]


def room_for(most: float) -> float:
    """How many connections the system lets us have, which is asked for as many as are wanted."""
    least, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most_files == resource.RLIM_INFINITY:
        most_files = 1 << 16
    wanted = int(min(most + OWN_FILES, most_files))
    if least < wanted:
        with contextlib.suppress(OSError, ValueError):
            hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    given = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return most if given == resource.RLIM_INFINITY else min(most, given - OWN_FILES)


class Visit(HttpToolsProtocol):
    """A connection as uvicorn reads it: one request at a time, each bounded in size and time.

    uvicorn parses all that has arrived and queues a response for each request in it. Pipelined
    requests of a client that reads nothing would fill the memory, so the parser is given one
    request, and the next one when that is answered. What arrives meanwhile stays in the kernel.
    """

    def __init__(self, door: Door, sources: Sources, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._door, self._call_later = door, sources.call_later
        self._is_in = False
        self._unread = b""
        """What has arrived and was not given to the parser."""
        self._body_left = 0
        """How much of the body of the present request has not arrived."""
        self._is_refused = False
        self._waiting: Timer | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; refuse it with 503 where there is no room."""
        super().connection_made(transport)
        self._is_in = self._door.lets_in(self._host)
        if self._is_in:
            self._expect_a_request()
        else:
            self._refuse(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection; one that was upgraded is released in `socket.Upgraded`."""
        self._stop_waiting()
        self._unread = b""
        self._leave()
        super().connection_lost(exc)

    def make_room(self) -> None:
        """Close at once, and count no more: another connection needs the place."""
        self.transport.abort()
        self._leave()

    def _leave(self) -> None:
        if self._is_in:
            self._is_in = False
            self._door.lets_out(self._host)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    # A request arrives

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; close a connection that goes on sending without end."""
        self._unread += data
        self._read_on()
        if len(self._unread) > LARGEST_HEAD:
            self.transport.abort()
        elif self._unread and self._waiting is None and not self._is_answering:
            self._unset_keepalive_if_required()
            self._expect_a_request()

    def _read_on(self) -> None:
        """Give the parser one request; read no more while it is being answered."""
        while part := self._next_part():
            self._unread = self._unread[len(part) :]
            super().data_received(part)
        if self._unread and self._is_answering:
            self.flow.pause_reading()

    def _next_part(self) -> bytes:
        """Take the head of the next request, if it is whole, or what there is of a body."""
        if not self._unread or self._is_refused or self.transport.is_closing():
            return b""
        if self._body_left:
            return self._unread[: self._body_left]
        end = -1 if self._is_answering else self._unread.find(END_OF_HEAD)
        return self._unread[: end + len(END_OF_HEAD)] if end >= 0 else b""

    @property
    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request, whatever uvicorn declares
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        """Limit the time until all of the request has arrived."""
        super().on_message_begin()
        self._expect_a_request()

    def on_headers_complete(self) -> None:
        """Refuse a body that is too large, or of a length that is not told."""
        fields = dict(self.headers)
        length = fields.get(b"content-length", b"0")
        if b"transfer-encoding" in fields:
            self._refuse(LENGTH_REQUIRED)
        elif not length.isdigit() or int(length) > LARGEST_HEAD:
            self._refuse(TOO_LARGE)
        else:
            self._body_left = int(length)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count what has arrived of the body."""
        self._body_left -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there: what answers it may take longer."""
        self._stop_waiting()
        if not self._is_refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Go on with what has arrived meanwhile, when others have had their turn."""
        super().on_response_complete()
        self._stop_waiting()
        self._door.waits(self)
        if self._unread:
            self.loop.call_soon(self._read_on)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the socket, which has limits of its own; it has not been answered yet."""
        self._stop_waiting()
        self._unread = b""
        super().handle_websocket_upgrade()

    # An answer leaves

    def pause_writing(self) -> None:
        """Limit the time for a client to read what it asked for."""
        super().pause_writing()
        self._expect_progress()

    def resume_writing(self) -> None:
        """Go on: the client has read."""
        super().resume_writing()
        self._stop_waiting()

    # Limits

    def _refuse(self, answer: bytes) -> None:
        self._is_refused = True
        self.transport.write(answer)
        self.transport.close()

    def _expect_a_request(self) -> None:
        self._expect_progress()
        self._door.waits(self)

    def _expect_progress(self) -> None:
        self._stop_waiting()
        self._waiting = self._call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._door.has_asked(self)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def visits(door: Door, sources: Sources) -> Callable[..., Visit]:
    """What uvicorn calls for each connection."""

    def visit(**uvicorn: Any) -> Visit:
        return Visit(door, sources, **uvicorn)

    return visit
