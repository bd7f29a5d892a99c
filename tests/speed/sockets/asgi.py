"""The socket as a raw ASGI callable, for uvicorn with `ws="websockets-sansio"`."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server.app import Server, build
from tests.speed.sockets.lines import QueuedLine


def config(server: Server) -> uvicorn.Config:
    """Uvicorn for pages and sockets alike."""
    return uvicorn.Config(
        with_sockets(build(server), server), http="httptools", ws="websockets-sansio",
        lifespan="off", access_log=False, log_config=None, ws_per_message_deflate=False,
    )  # fmt: skip


def with_sockets(pages: ASGIApp, server: Server) -> ASGIApp:
    """The pages, and beside them the socket."""

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _socket(server, scope, receive, send)
        else:
            await pages(scope, receive, send)

    return application


async def _socket(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    names = parse_qs(scope["query_string"].decode()).get("ticket", [""])
    ticket = server.tickets.take(names[0])
    if ticket is None:
        await send({"type": "websocket.close", "code": 1008})
        return

    async def write(frame: str) -> None:
        await send({"type": "websocket.send", "text": frame})

    async def hang_up(code: int) -> None:
        await send({"type": "websocket.close", "code": code})

    await send({"type": "websocket.accept"})
    line = QueuedLine(server, ticket, write, hang_up)
    await line.come_in()
    await _listen(line, receive)


async def _listen(line: QueuedLine, receive: Receive) -> None:
    try:
        while True:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            line.take(message["text"])
    finally:
        line.leave()
