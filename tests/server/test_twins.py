"""Twins: two real servers that differ only in what a seat may not see send it equal bytes."""

import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.clients import Client, Socket
from tests.server.real import RealServer, real_server

pytestmark = pytest.mark.anyio

STAY, FOLD = {"type": "stay"}, {"type": "fold"}
RUNNER = (sys.executable, "-m", "tests.server.twin")


class World:
    """One of the twins, with Ann, Bob and Cid at a table and Eve watching."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        self.sockets: dict[str, Socket] = {}
        self.answers: list[bytes] = []

    async def open(self, stack: AsyncExitStack) -> None:
        clients = {
            name: await Client.enter(self.server, name) for name in ("Ann", "Bob", "Cid", "Eve")
        }
        code = await clients["Ann"].make_table(pace="own", seconds=5)
        for place, (name, client) in enumerate(clients.items()):
            socket = await stack.enter_async_context(client.at(code))
            self.sockets[name] = socket
            if name != "Eve":
                await socket.act("sit", key=f"sit-down-{place}", place=place)
        await self.sockets["Ann"].act("start", key="start-now")
        for socket in self.sockets.values():
            await socket.until(lambda socket=socket: socket.snapshot)  # type: ignore[misc]
        for path in ("/api/games", f"/api/tables/{code}"):
            self.answers.append((await clients["Ann"].http.get(path)).content)

    async def move(
        self, name: str, move: dict[str, str], key: str, frame: int | None = None
    ) -> None:
        before = self.sockets["Eve"].n
        answer = await self.sockets[name].move(move, key=key, frame=frame)
        if answer["type"] == "done":
            for socket in self.sockets.values():
                await socket.until(lambda socket=socket: socket.n > before)  # type: ignore[misc]

    async def ping(self, name: str) -> None:
        socket = self.sockets[name]
        await socket.send({"type": "ping"})
        await socket.until(lambda: socket.frames[-1]["type"] == "pong")

    async def time_passes(self) -> None:
        self.server.process.send_signal(signal.SIGUSR1)
        for socket in self.sockets.values():
            await socket.until(lambda socket=socket: {"type": "time-ran-out"} in socket.events)  # type: ignore[misc]

    def heard(self, name: str) -> list[bytes]:
        return self.sockets[name].raw


async def twin_worlds(stack: AsyncExitStack, folder: Path, *args: str) -> list[World]:
    """Ann holds a 6 in both; Bob and Cid hold 0 and 1 here, 9 and 8 there."""
    worlds = []
    for name, draws in (("here", "6,0,0"), ("there", "6,8,7")):
        server = real_server(folder / name, "--draws", draws, *args, runner=RUNNER)
        worlds.append(World(stack.enter_context(server)))
        await worlds[-1].open(stack)
    return worlds


@pytest.fixture
async def twins(tmp_path: Path) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        yield await twin_worlds(stack, tmp_path)


async def test_a_planted_leak_shows(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = await twin_worlds(stack, tmp_path, "--leaks")
        assert here.heard("Eve") == there.heard("Eve")
        assert here.heard("Ann") != there.heard("Ann")


async def test_the_twins_do_differ(twins: list[World]) -> None:
    here, there = twins
    assert here.sockets["Bob"].view["hands"] != there.sockets["Bob"].view["hands"]
    assert here.heard("Bob") != there.heard("Bob")


async def test_ann_and_eve_hear_the_same_bytes_in_both(twins: list[World]) -> None:
    here, there = twins
    for world in twins:
        await world.move("Bob", FOLD, "bob-folds-1")
        await world.move("Ann", FOLD, "ann-folds-1")
        await world.move("Ann", STAY, "ann-late-1", frame=0)
        await world.move("Ann", STAY, "ann-wrong-1")
        await world.move("Ann", {"type": "nonsense"}, "ann-malformed-1")
        await world.move("Cid", FOLD, "cid-folds-1")
        await world.move("Bob", FOLD, "bob-folds-2")
        await world.ping("Ann")
        await world.time_passes()
    assert here.answers == there.answers
    for name in ("Ann", "Eve"):
        assert here.heard(name) == there.heard(name)
        assert len(here.heard(name)) >= 8


async def test_what_somebody_chose_tells_nothing_before_all_have(twins: list[World]) -> None:
    here, there = twins
    await here.move("Bob", FOLD, "bob-chooses-1")
    await there.move("Bob", STAY, "bob-chooses-1")
    for world in twins:
        await world.move("Ann", STAY, "ann-stays-1")
    for name in ("Ann", "Cid", "Eve"):
        own = [frame for frame in here.heard(name) if b'"update"' in frame]
        assert own == [frame for frame in there.heard(name) if b'"update"' in frame]
        assert own
