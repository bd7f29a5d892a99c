"""A client from docs/protocol.md and the standard library: HTTP, and frames of a WebSocket."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import struct
from typing import Any, NamedTuple

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
LONG, VERY_LONG = 126, 127
"""What stands for a length that follows, in two bytes or in eight."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Answer(NamedTuple):
    """What a request was answered with."""

    status: int
    text: str
    cookie: str
    """The cookie that it sets, or the one that was sent."""


class Target:
    """A server on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect(self) -> Streams:
        """Open a connection."""
        return await asyncio.open_connection(HOST, self.port)

    async def ask(self, method: str, path: str, cookie: str = "", **body: object) -> Answer:
        """Send a request."""
        reader, writer = await self.connect()
        data = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(data)}\r\n"
        writer.write(f"{head}cookie: {cookie}\r\nconnection: close\r\n\r\n".encode() + data)
        answer = (await reader.read()).decode()
        writer.close()
        fields, _, text = answer.partition("\r\n\r\n")
        cookies = [line for line in fields.split("\r\n") if line.lower().startswith("set-cookie: ")]
        own = cookies[0].split(": ")[1].partition(";")[0] if cookies else cookie
        return Answer(int(answer.split()[1]), text, own)

    async def sit_down(self, game: str = "bluff", **options: object) -> tuple[str, str]:
        """Make a session and a table, and take its first place; return the cookie and the code."""
        cookie = (await self.ask("POST", "/api/session", name="Eve")).cookie
        asked = {"game": game, "options": options, "sits": True}
        made = await self.ask("POST", "/api/tables", cookie, **asked)
        return cookie, json.loads(made.text)["code"]

    async def socket(self, cookie: str, code: str) -> Streams:
        """Open a WebSocket at a table."""
        answer = await self.ask("POST", f"/api/tables/{code}/ticket", cookie)
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws?ticket={json.loads(answer.text)['ticket']} HTTP/1.1\r\nhost: localhost\r\n"
            f"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def frame(kind: int, payload: bytes = b"") -> bytes:
    """Make a masked frame; the mask is zero."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < LONG else b"\xfe" + struct.pack(">H", size)
    return bytes([kind]) + length + bytes(4) + payload


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Read a frame of the server: its kind, and what is in it."""
    kind, size = await reader.readexactly(2)
    if size == LONG:
        (size,) = struct.unpack(">H", await reader.readexactly(2))
    elif size == VERY_LONG:
        (size,) = struct.unpack(">Q", await reader.readexactly(8))
    return kind, await reader.readexactly(size)


class Socket:
    """A WebSocket that sends and hears messages, and answers pings."""

    def __init__(self, streams: Streams) -> None:
        self._reader, self._writer = streams

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._writer.write(frame(TEXT, json.dumps(message).encode()))

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        while True:
            kind, payload = await read_frame(self._reader)
            if kind == TEXT:
                return dict(json.loads(payload))
            if kind == CLOSE:
                raise ConnectionError(int.from_bytes(payload[:2]))
            if kind == PING:
                self._writer.write(frame(PONG, payload))

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()
