"""Attacks on a server over loopback: python -m tests.attacks.floods NAME PORT SECONDS CONNECTIONS.

Each client is written from docs/protocol.md alone, and runs in a process of its own, so that it
takes no time from those who measure. A flood is bounded in time and connections, and only ever goes
to this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Awaitable, Callable

from tests.support.bare import PING, TEXT, Target, frame

GET = b"GET %s HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
LOST = (ConnectionError, OSError, asyncio.IncompleteReadError, ValueError)
Client = Callable[[Target], Awaitable[None]]


async def push(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Write the same again and again, and read nothing, until the server hangs up."""
    while True:
        writer.write(data)
        await writer.drain()


# The attacks: what one connection does, over and over


async def pipelined(target: Target) -> None:
    """Push requests without reading an answer."""
    _, writer = await target.connect()
    await push(writer, GET % b"/api/games" * 1000)


async def requests(target: Target) -> None:
    """Send requests one by one, as fast as they are answered."""
    reader, writer = await target.connect()
    while True:
        writer.write(GET % b"/api/games")
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
        await reader.readexactly(int(length.split()[1]))


async def bodies(target: Target) -> None:
    """Send bodies without end."""
    _, writer = await target.connect()
    writer.write(
        b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999999999\r\n\r\n"
    )
    await push(writer, b" " * 65536)


async def chunks(target: Target) -> None:
    """Send chunked bodies, pipelined."""
    _, writer = await target.connect()
    head = b"POST /api/session HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    await push(writer, (head + b"1\r\n{\r\n0\r\n\r\n") * 1000)


async def heads(target: Target) -> None:
    """Open connections and send heads that never end."""
    reader, writer = await target.connect()
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
    await reader.read()


async def pings(target: Target) -> None:
    """Send WebSocket pings without reading the pongs."""
    _, writer = await target.socket(*await at_a_table(target))
    await push(writer, frame(PING, b"x" * 100) * 500)


async def empty_pings(target: Target) -> None:
    """Send the smallest control frames."""
    _, writer = await target.socket(*await at_a_table(target))
    await push(writer, frame(PING) * 8000)


async def texts(target: Target) -> None:
    """Send messages faster than is allowed."""
    _, writer = await target.socket(*await at_a_table(target))
    await push(writer, frame(TEXT, b'{"type":"ping"}') * 1000)


async def acts(target: Target) -> None:
    """Change the table as often as is allowed, and read nothing."""
    _, writer = await target.socket(*await at_a_table(target))
    for number in range(1_000_000):
        act = {"type": "set-door", "door": ("open", "private")[number % 2]}
        sent = {"type": "act", "key": f"{os.getpid()}-{id(writer)}-{number}", "act": act}
        writer.write(frame(TEXT, json.dumps(sent).encode()))
        await writer.drain()
        await asyncio.sleep(1 / 45)  # noqa: TID251 - the rate of this attack


async def joins(target: Target) -> None:
    """Come to a table and leave it again."""
    _, writer = await target.socket(*await at_a_table(target))
    writer.transport.abort()


TABLES: list[tuple[str, str]] = []


async def at_a_table(target: Target) -> tuple[str, str]:
    """A person at one of a few tables."""
    while len(TABLES) < FEWEST_TABLES:
        TABLES.append(await target.sit_down())
    TABLES.append(TABLES.pop(0))
    return TABLES[-1]


FEWEST_TABLES = 8
ATTACKS: dict[str, Client] = {
    each.__name__: each
    for each in (
        pipelined, requests, bodies, chunks, heads, pings, empty_pings, texts, acts, joins,
    )
}  # fmt: skip


async def attack(client: Client, target: Target) -> None:
    """Go on attacking over one connection after the other."""
    while True:
        with contextlib.suppress(*LOST):
            await client(target)
        await asyncio.sleep(0.01)  # noqa: TID251 - the attacker rests


async def main(name: str, port: int, seconds: float, connections: int) -> None:
    """Attack for so long."""
    target = Target(port)
    attacking = [asyncio.create_task(attack(ATTACKS[name], target)) for _ in range(connections)]
    await asyncio.wait(attacking, timeout=seconds)
    for task in attacking:
        task.cancel()


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    asyncio.run(main(name, *map(int, numbers)))
