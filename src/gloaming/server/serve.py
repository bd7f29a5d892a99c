"""A server as a process: it opens the store, listens, and goes within five seconds when told to."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket as sockets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gloaming import compiled
from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.packs import DATA
from gloaming.server import addresses
from gloaming.server.app import Server, build
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.door import Door, room_for, visits
from gloaming.server.hub import Hub
from gloaming.server.limits import Limits
from gloaming.server.logs import log, tame_libraries
from gloaming.server.names import Names, OwnNames
from gloaming.server.people import ELSEWHERE_SECONDS, People, Tickets
from gloaming.server.socket import protocol_factory
from gloaming.server.sources import Sources
from gloaming.server.store.opening import DATABASE
from gloaming.server.store.sqlite import SqliteStore
from gloaming.server.sweeping import Keep, Sweeper

DRAIN_SECONDS = 5
REMOVED = (
    ", its WAL or its folder was removed or replaced while the server was running. It has stopped:"
    " no later move could have been kept."
)
PROXIES = "FORWARDED_ALLOW_IPS"
"""Only where proxies were named are forwarded requests let in under any name: without them a page
on this machine would be taken for one."""
METRICS_TOKEN = "metrics-token"  # noqa: S105 - the name of the file
RARELY = (100_000, 50, 100)
"""How often the garbage collector looks: almost nothing here is cyclic, and looking is dear."""


class ServeError(Exception):
    """The server cannot start, in one sentence."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    data: Path
    host: str = addresses.EVERYWHERE
    port: int = 8123
    bot_pace: float = 1.0
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    keep: Keep = field(default_factory=Keep)
    sources: Sources = field(default_factory=Sources)
    games: Mapping[str, AnyGame] = field(default_factory=lambda: GAMES)
    names: tuple[str, ...] = ()
    """Under which it is reached, besides addresses and names that lead nowhere but here."""


def listen(settings: Settings) -> sockets.socket:
    """The port, or a sentence why not."""
    listener = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise ServeError(
            f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}."
        ) from None
    return listener


def run(settings: Settings, on_ready: Callable[[int], None]) -> None:
    """Serve until told to stop."""
    tame_libraries()
    gc.set_threshold(*RARELY)
    os.environ[DATA] = str(settings.data.absolute())  # bots find packs there, too
    with listen(settings) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, listener, on_ready))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    import uvloop  # noqa: PLC0415 - only a server needs it, and only once it runs

    return uvloop.new_event_loop


async def _serve(
    settings: Settings, listener: sockets.socket, on_ready: Callable[[int], None]
) -> None:
    store = SqliteStore(settings.data, settings.sources)
    settings = replace(settings, sources=replace(settings.sources, now=store.now))
    port = listener.getsockname()[1]
    server = _server(settings, store, port)
    server.metrics_token = metrics_token(settings)
    hub = server.hub
    web = uvicorn.Server(_config(server))
    stopping = _stop_signal()
    serving = asyncio.create_task(_quietly(web, listener))
    works = (hub.tidy(), store.keep_pulse(), Sweeper(hub, settings.keep).sweep_for_ever())
    chores = [asyncio.create_task(work) for work in works]
    await hub.set_alarms()
    log("listening", port=port, compiled=compiled.is_used())
    on_ready(port)
    ends = {asyncio.create_task(end.wait()) for end in (stopping, store.removed)}
    await asyncio.wait({*ends, serving}, return_when="FIRST_COMPLETED")
    await _stop(server, web, chores, serving)
    if store.removed.is_set():
        raise ServeError(f"{settings.data / DATABASE}{REMOVED}")


def _server(settings: Settings, store: SqliteStore, port: int) -> Server:
    sources = settings.sources
    bots = BotWorkers(settings.bot_pace, sources)
    hub = Hub(settings.games, store, sources, bots, settings.patience, settings.limits)
    link = addresses.lan(settings.host, port)
    moves = Tickets(sources, ELSEWHERE_SECONDS)
    people = People(store, sources)
    names = Names(settings.names, has_proxy=PROXIES in os.environ)
    return Server(hub, people, Tickets(sources), moves, settings.limits, names, link)


def metrics_token(settings: Settings) -> str:
    """Read the token for `/metrics`, which is made once for a data folder."""
    file = settings.data / METRICS_TOKEN
    with contextlib.suppress(FileNotFoundError):
        return file.read_text("ascii").strip()
    token = settings.sources.token(24).hex()
    file.touch(mode=0o600)
    file.write_text(token + "\n", "ascii")
    return token


def _config(server: Server) -> uvicorn.Config:
    limits, proxies = server.limits, os.environ.get(PROXIES, "127.0.0.1")
    forwarded = ProxyHeadersMiddleware(cast("Any", build(server)), proxies)
    trusted = forwarded.trusted_hosts
    app = OwnNames(cast("ASGIApp", forwarded), server.names, lambda host: host in trusted)
    room = room_for(limits.connections)
    door = Door(room, limits.connections_of_one, lambda host: host in trusted)
    upgrade = cast("type[asyncio.Protocol]", protocol_factory(server, door))
    arrival = cast("type[asyncio.Protocol]", visits(door, server.hub.sources))
    return uvicorn.Config(
        app, http=arrival, ws=upgrade, lifespan="off", proxy_headers=False,
        access_log=False, log_config=None, server_header=False, timeout_keep_alive=20,
        timeout_graceful_shutdown=2, limit_concurrency=None,
    )  # fmt: skip


async def _quietly(web: uvicorn.Server, listener: sockets.socket) -> None:
    """Run uvicorn without its own handling of signals."""
    await web._serve(sockets=[listener])  # noqa: SLF001 - its public entry takes the signals over


def _stop_signal() -> asyncio.Event:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stopping.set)
    return stopping


async def _stop(
    server: Server,
    web: uvicorn.Server,
    chores: list[asyncio.Task[None]],
    serving: asyncio.Task[None],
) -> None:
    """Let nobody in, send everybody away to come again, and give the disk what it has to keep."""
    ticks = server.hub.sources.ticks
    began = ticks()
    server.is_ready = False
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
    web.should_exit = True
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(server.hub.drain(), DRAIN_SECONDS - 1)
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(serving, 1)
    log("stopped", seconds=(ticks() - began) / 1000)
