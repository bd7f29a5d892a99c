"""What tests of the server wait for, in words that several files use."""

from __future__ import annotations

from tests.server.clients import Socket
from tests.support.polling import poll_for


async def place_is(socket: Socket, number: int, **wanted: object) -> None:
    """Wait until a place looks like this."""

    def holds() -> bool:
        place = {} if socket.table is None else socket.table["places"][number]
        return all(place.get(name) == value for name, value in wanted.items())

    await socket.until(holds)


async def now(socket: Socket) -> int:
    """Ask for match time."""
    before = len(socket.frames)
    await socket.send({"type": "ping"})
    await socket.until(lambda: any(f["type"] == "pong" for f in socket.frames[before:]))
    return int(next(f["now"] for f in socket.frames[before:] if f["type"] == "pong"))


async def paused(socket: Socket, why: str | None) -> None:
    """Wait until the match is paused for this reason, or goes on."""
    await socket.until(lambda: socket.table and socket.table["paused"] == why)


async def clock_reaches(socket: Socket, millis: int) -> None:
    """Wait until the match has gone on for so long, by the server's clock."""

    async def has_reached() -> bool:
        return await now(socket) >= millis

    await poll_for(has_reached)
