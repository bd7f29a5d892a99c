"""What an idle table and an open socket cost in memory: by how much the server's process grows.

`python -m tests.speed.memory FOLDER COUNT` writes tables with a match that has begun, by the
server's own code. A server is then started on that data, is asked for every table, which brings it
into memory, and is then given a socket for each seat.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import uvloop
from picows import WSListener, WSTransport, ws_connect

from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import Person
from gloaming.server.guest import Guest
from gloaming.server.hub import Hub
from gloaming.server.people import People
from gloaming.server.room import Room
from gloaming.server.sources import Sources
from gloaming.server.store.sqlite import SqliteStore
from tests.speed.door import Door
from tests.speed.machine import (
    CACHE,
    CLIENT_CORE,
    free_port,
    ours,
    output_of,
    resident_bytes,
    serving,
)
from tests.support.limits import UNLIMITED

SEATS = 4
MOVES = 20
"""How far each match has gone: about as far as one of Bluff goes."""
SOCKETS_AT_ONCE = 50


class Weights(msgspec.Struct, frozen=True):
    """Bytes by which the server's process grew."""

    tables: int
    per_table: float
    per_socket: float
    empty_server: int


class Ear:
    """A line to nobody, for guests who play before there is a server. It hears what is done."""

    def __init__(self) -> None:
        self.done = asyncio.Semaphore(0)
        self.unsent = 0

    def send(self, frame: bytes) -> None:
        """Listen for the answer to a command."""
        if frame.startswith(b'{"type":"done"'):
            self.done.release()

    def close(self, code: int) -> None:
        """Let it go."""


# Writing the tables


class Prepared(msgspec.Struct, frozen=True):
    """A table on disk, and the cookies of those who sit at it."""

    code: str
    cookies: tuple[str, ...]


async def prepare(folder: Path, count: int) -> list[Prepared]:
    """So many tables, each with a match that has begun and does not end by itself for a while."""
    sources = Sources()
    store = SqliteStore(folder, sources)
    hub = Hub(GAMES, store, sources, BotWorkers(1.0, sources), Patience(count=0), UNLIMITED)
    people = People(store, sources)
    some = range(0, count, SOCKETS_AT_ONCE)
    tables = [
        table
        for _ in some
        for table in await asyncio.gather(*[_table(hub, people) for _ in range(SOCKETS_AT_ONCE)])
    ]
    await hub.drain()
    return tables[:count]


async def _table(hub: Hub, people: People) -> Prepared:
    tokens = [await people.welcome(None, f"guest {number}") for number in range(SEATS)]
    persons = [person for token in tokens if (person := await people.who(token)) is not None]
    code = await hub.make_table(persons[0], GAMES["bluff"], b'{"pace":"none"}')
    room = await hub.room(code)
    assert room is not None
    await _play(room, persons)
    return Prepared(code, tuple(f"gloaming={token}" for token in tokens))


async def _play(room: Room, persons: list[Person]) -> None:
    ears = [Ear() for _ in persons]
    guests = [Guest(ear, person) for ear, person in zip(ears, persons, strict=True)]
    for place, guest in enumerate(guests):
        room.take(guest, wire.Act(f"sit-down-{place}", wire.Sit(place)))
        await ears[place].done.acquire()
    room.take(guests[0], wire.Act("start-match", wire.Start()))
    await ears[0].done.acquire()
    match = room.playing.match.id if room.playing else ""
    fold = msgspec.Raw(b'{"type":"fold"}')
    for number in range(MOVES):
        room.take(guests[number % SEATS], wire.Move(f"move-{number:04d}", match, 0, fold))
        await ears[number % SEATS].done.acquire()


# Weighing


def weigh(count: int) -> Weights:
    """The whole measurement."""
    folder = CACHE / "memory"
    shutil.rmtree(folder, ignore_errors=True)
    said = output_of(ours("tests.speed.memory", folder, count), CLIENT_CORE, 300)
    tables = msgspec.json.decode(said, type=list[Prepared])
    port = free_port()
    with serving(ours("tests.speed.served", port, folder), port) as server, Door(port) as door:
        door.look(tables[0].code)
        empty = settled(server)
        for table in tables[1:]:
            door.look(table.code)
        loaded = settled(server)
        per_socket = uvloop.run(_weigh_sockets(door, port, server, tables))
    shutil.rmtree(folder, ignore_errors=True)
    return Weights(count, (loaded - empty) / (count - 1), per_socket, empty)


def settled(server: int) -> int:
    """The memory of a process once it no longer changes much."""
    time.sleep(0.5)
    return resident_bytes(server)


class Quiet(WSListener):
    """A socket whose owner only looks."""

    transport: WSTransport

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self.transport = transport


async def _weigh_sockets(door: Door, port: int, server: int, tables: list[Prepared]) -> float:
    before = settled(server)
    quiet: list[WSTransport] = []
    for some in _parts(tables[: max(1, len(tables) // 4)]):
        tickets = [door.ticket(cookie, table.code) for table in some for cookie in table.cookies]
        addresses = [f"ws://127.0.0.1:{port}/ws?ticket={ticket}" for ticket in tickets]
        opened = await asyncio.gather(*[ws_connect(Quiet, address) for address in addresses])
        quiet += [transport for transport, _ in opened]
    await asyncio.sleep(1)
    grown = settled(server) - before
    for transport in quiet:
        transport.disconnect()
    return grown / len(quiet)


def _parts(tables: list[Prepared]) -> Iterator[list[Prepared]]:
    for start in range(0, len(tables), 10):
        yield tables[start : start + 10]


if __name__ == "__main__":
    tables = uvloop.run(prepare(Path(sys.argv[1]), int(sys.argv[2])))
    print(msgspec.json.encode(tables).decode(), flush=True)
