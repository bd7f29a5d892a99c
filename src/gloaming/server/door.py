"""The door: how many connections there are at most, and how long a request may take to arrive.

Who is inside has a rate; this is for whoever stands in the door without ever asking for anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gloaming.server.addresses import asker
from gloaming.server.sources import Sources, Timer

REQUEST_SECONDS = 20.0
"""For all of a request, and for the first one to begin; what answers it may take longer."""
LARGEST_HEAD = 64 * 1024
OWN_FILES = 128
"""How many files the server may need that are no connections."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """Counts connections, sockets among them: all, and those of each address."""

    def __init__(
        self, most: float, most_of_one: float, is_proxy: Callable[[str], bool]
    ) -> None:  # fmt: skip
        self._most, self._most_of_one = most, most_of_one
        self._is_proxy = is_proxy
        """Whether an address comes for many others."""
        self._inside: Counter[str] = Counter()
        self._total = 0

    def lets_in(self, host: str) -> bool:
        """Whether there is room for one more; if so, it is in."""
        who = asker(host)
        is_one_too_many = self._inside[who] >= self._most_of_one and not self._is_proxy(host)
        if self._total >= self._most or is_one_too_many:
            return False
        self._inside[who] += 1
        self._total += 1
        return True

    def lets_out(self, host: str) -> None:
        """One that was let in is gone."""
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
    """A connection as uvicorn reads it, for whom the door is not held open for ever."""

    def __init__(self, door: Door, sources: Sources, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._door, self._call_later = door, sources.call_later
        self._is_in = False
        self._is_in_head = True
        self._head = 0
        self._waiting: Timer | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come; who is one too many is told so at once."""
        super().connection_made(transport)
        self._is_in = self._door.lets_in(self._host)
        if self._is_in:
            self._expect_a_request()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever became a socket is counted out there."""
        self._stop_waiting()
        if self._is_in:
            self._door.lets_out(self._host)
        super().connection_lost(exc)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    # A request arrives

    def data_received(self, data: bytes) -> None:
        """A part of a request; its head must not grow without end."""
        if self._is_in_head:
            self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """From now on it has to go on."""
        super().on_message_begin()
        self._expect_a_request()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there: now it is for us to be quick."""
        self._stop_waiting()
        self._is_in_head, self._head = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is a socket from now on, with a time limit of its own."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _expect_a_request(self) -> None:
        self._stop_waiting()
        self._waiting = self._call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def visits(door: Door, sources: Sources) -> Callable[..., Visit]:
    """What uvicorn calls for each connection."""

    def visit(**uvicorn: Any) -> Visit:
        return Visit(door, sources, **uvicorn)

    return visit
