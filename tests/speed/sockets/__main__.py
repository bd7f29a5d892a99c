"""The same tables behind one of three sockets.

`python -m tests.speed.sockets KIND PORT SOCKET_PORT FOLDER`
"""

from __future__ import annotations

import asyncio
import math
import signal
import sys
from pathlib import Path
from typing import Literal, cast

import uvicorn
import uvloop

from gloaming.games import GAMES
from gloaming.server.app import Server, build
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.door import Door, visits
from gloaming.server.hub import Hub
from gloaming.server.people import People, Tickets
from gloaming.server.socket import protocol_factory
from gloaming.server.sources import Sources
from gloaming.server.store.sqlite import SqliteStore
from tests.speed.sockets import asgi
from tests.support.limits import UNLIMITED

Kind = Literal["picows", "uvicorn", "aiohttp"]


async def serve(kind: Kind, port: int, socket_port: int, folder: Path) -> None:
    """The same store, hub and pages; only who carries the frames differs."""
    sources = Sources()
    store = SqliteStore(folder, sources)
    hub = Hub(GAMES, store, sources, BotWorkers(1.0, sources), Patience(count=0), UNLIMITED)
    server = Server(hub, People(store, sources), Tickets(sources), Tickets(sources), UNLIMITED)
    if kind == "aiohttp":
        from tests.speed.sockets import aio  # noqa: PLC0415 - only this kind needs the library

        await aio.listen(server, socket_port)
    web = uvicorn.Server(asgi.config(server) if kind == "uvicorn" else _taken_over(server))
    web.config.port = port
    serving = asyncio.create_task(web._serve())
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    await stopping.wait()
    web.should_exit = web.force_exit = True
    await hub.drain()
    await asyncio.wait([serving], timeout=1)


def _taken_over(server: Server) -> uvicorn.Config:
    """Uvicorn for the pages, whose sockets picows takes over."""
    door = Door(math.inf, math.inf, lambda _host: True)
    arrival = cast("type[asyncio.Protocol]", visits(door, server.hub.sources))
    upgrade = cast("type[asyncio.Protocol]", protocol_factory(server, door))
    return uvicorn.Config(
        build(server), http=arrival, ws=upgrade, lifespan="off", access_log=False,
        log_config=None,
    )  # fmt: skip


if __name__ == "__main__":
    kind, port, socket_port, folder = sys.argv[1:]
    uvloop.run(serve(cast("Kind", kind), int(port), int(socket_port), Path(folder)))
