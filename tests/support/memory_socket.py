"""A WebSocket without a network: the server's connection at one end, a test at the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from picows import WSFrame, WSMsgType, WSTransport
from websockets import ConnectionClosed

from gloaming.server.line import SocketLine
from gloaming.server.socket import Listener

NORMAL, ABNORMAL = 1000, 1006
TEXT_FRAME = 0x81


class Sent(NamedTuple):
    """A frame that the client sends, as picows gives it to the listener."""

    msg_type: WSMsgType
    payload: bytes = b""
    code: int = NORMAL
    fin: bool = True

    def get_payload_as_bytes(self) -> bytes:
        """Give the payload."""
        return self.payload

    def get_close_code(self) -> int:
        """Give the close code."""
        return self.code


class Wire:
    """The TCP transport below: it takes the bytes of frames, and keeps none back."""

    def __init__(self, connection: MemoryConnection) -> None:
        self._connection = connection

    def write(self, data: bytes) -> None:
        """Deliver whole frames."""
        for payload in payloads(data):
            self._connection.deliver(payload)

    def get_write_buffer_size(self) -> int:
        """Say that all has been read: slow readers are the subject of tests with real sockets."""
        return 0

    def get_extra_info(self, _name: str) -> Wire:
        """Stand in for the socket."""
        return self

    def pause_reading(self) -> None:
        """Read on: what is sent here is there already."""

    resume_reading = pause_reading

    def setsockopt(self, *_option: int) -> None:
        """Take options and ignore them."""


def payloads(data: bytes) -> Iterator[bytes]:
    """Take the text frames that a server writes apart."""
    at = 0
    while at < len(data):
        assert data[at] == TEXT_FRAME, "whole, and text"
        length, start = data[at + 1], at + 2
        width = {126: 2, 127: 8}.get(length, 0)
        if width:
            length = int.from_bytes(data[start : start + width], "big")
        at = start + width + length
        assert at <= len(data), "the length is that of the payload"
        yield data[start + width : at]


class MemoryConnection:
    """Both ends of one socket. To the server it is a transport, to a test a `websockets` client.

    Everything arrives in a turn of the loop of its own, in order, as over a network.
    """

    def __init__(self, line: SocketLine) -> None:
        self.close_code: int | None = None
        self.underlying_transport = Wire(self)
        self.transport = self
        self._loop = asyncio.get_running_loop()
        self._listener = Listener(line)
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._is_connected = True
        self._listener.on_ws_connected(self._end)

    @property
    def _end(self) -> WSTransport:
        return cast("WSTransport", self)

    # The server's end

    def deliver(self, payload: bytes) -> None:
        """Give a frame to the client."""
        if self.close_code is None:
            self._inbox.put_nowait(payload)

    def send_pong(self, payload: bytes) -> None:
        """Take an answer to a ping and drop it."""

    def send_close(self, code: Any, _reason: object = None) -> None:
        """Tell the client that the server hangs up; the client answers, and the line is gone."""
        self._close(int(code))
        self._loop.call_soon(self._lose)

    def disconnect(self, graceful: bool = True) -> None:  # noqa: FBT001, FBT002, ARG002 - as picows has it
        """Drop the line."""
        self._close(ABNORMAL)
        self._loop.call_soon(self._lose)

    def _lose(self) -> None:
        if self._is_connected:
            self._is_connected = False
            self._listener.on_ws_disconnected(self._end)

    # The client's end

    async def recv(self, *, decode: bool) -> bytes:
        """Wait for the next frame."""
        assert not decode
        payload = await self._inbox.get()
        if payload is None:
            raise ConnectionClosed(None, None)
        return payload

    async def send(self, message: str | bytes) -> None:
        """Send a frame."""
        if self.close_code is not None:
            raise ConnectionClosed(None, None)
        is_text = isinstance(message, str)
        kind = WSMsgType.TEXT if is_text else WSMsgType.BINARY
        self._arrive(Sent(kind, message.encode() if isinstance(message, str) else message))

    async def close(self) -> None:
        """Hang up."""
        if self.close_code is None:
            self._arrive(Sent(WSMsgType.CLOSE))
            self._close(NORMAL)

    def abort(self) -> None:
        """Drop the line without a word, as a network does."""
        self.disconnect()

    def _arrive(self, frame: Sent) -> None:
        self._loop.call_soon(self._hear, frame)

    def _hear(self, frame: Sent) -> None:
        if self._is_connected:
            self._listener.on_ws_frame(self._end, cast("WSFrame", frame))

    def _close(self, code: int) -> None:
        if self.close_code is None:
            self.close_code = code
            self._inbox.put_nowait(None)
