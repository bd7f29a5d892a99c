"""Twins in Shadow Shift: Bob hides his Criminals elsewhere, and nobody else gets a byte of it.

Chance is given by its draws, and it is only dice. Both worlds make the same steps and looks.
"""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import division
from gloaming.games.shift.tests.table import ANN
from tests.server.real import Client, Socket, real_server

pytestmark = pytest.mark.anyio

RUNNER = (sys.executable, str(Path(__file__).with_name("twin.py")))
NAMES = ("Ann", "Bob", "Cid")
OPTIONS = {"pace": "none", "flips": "asked"}
SIXES = ",".join(["35"] * 8)
"""The last of the 36 ways in which two dice may fall."""
HERE = {1, 3, 2, 4}
THERE = {5, 7, 2, 4}
"""Under which counters there is a Criminal: Cid's are the same in both."""


class World:
    """One of the twins, with Ann, Bob and Cid at a table and Eve watching."""

    def __init__(self) -> None:
        self.sockets: dict[str, Socket] = {}

    async def open(self, stack: AsyncExitStack, folder: Path, criminals: set[int]) -> None:
        """Everybody sits down, and all counters are placed."""
        server = stack.enter_context(real_server(folder, "--draws", SIXES, runner=RUNNER))
        clients = {name: await Client.enter(server, name) for name in (*NAMES, "Eve")}
        code = await clients["Ann"].make_table("shift", **OPTIONS)
        for place, (name, client) in enumerate(clients.items()):
            socket = self.sockets[name] = await stack.enter_async_context(client.at(code))
            if name in NAMES:
                await socket.act("sit", key=f"sit-down-{place}", place=place)
        await self.sockets["Ann"].act("start", key="start-now")
        await self._all(lambda socket: socket.snapshot is not None)
        await self._place(criminals)

    async def _place(self, criminals: set[int]) -> None:
        ours, plan = division(len(NAMES), ANN), PLANS["warehouse"]
        for counter, square in zip(ours.counters, plan.entry, strict=True):
            await self.move(
                NAMES[ours.owners[counter]], f"place-{counter}", type="place-counter",
                square=plan.names[square], is_criminal=counter in criminals,
            )  # fmt: skip
        for door in plan.vaults[:2]:
            name = plan.names[door]
            await self.move("Ann", f"guard-{name}", type="place-guard", square=name)

    async def _all(self, is_so: Callable[[Socket], bool]) -> None:
        for socket in self.sockets.values():
            await socket.until(lambda socket=socket: is_so(socket))  # type: ignore[misc]

    async def move(self, name: str, key: str, **move: Any) -> dict[str, Any]:
        """Somebody moves, and all have seen it."""
        before = self.sockets["Eve"].n
        answer = await self.sockets[name].move(move, key=key)
        if answer["type"] == "done":
            await self._all(lambda socket: socket.n > before)
        return answer


@pytest.fixture
async def twins(tmp_path: Path) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        worlds = [World(), World()]
        for world, name, criminals in zip(worlds, ("here", "there"), (HERE, THERE), strict=True):
            await world.open(stack, tmp_path / name, criminals)
        yield worlds


async def a_round(world: World) -> None:
    """Guards go, Bob goes and thinks better of a step, Cid looks; and one tries what cannot be."""
    await world.move("Ann", "ann-rolls", type="roll")
    await world.move("Ann", "ann-walks", type="walk", counter=17, die=6, square="P2")
    await world.move("Ann", "ann-ends", type="end-turn")
    await world.move("Bob", "bob-rolls", type="roll")
    for number, square in enumerate(("A9", "B9", "B10")):
        await world.move("Bob", f"bob-{number}", type="walk", counter=1, die=6, square=square)
    await world.move("Bob", "bob-back", type="take-back")
    await world.move("Bob", "bob-ends", type="end-turn")
    await world.move("Cid", "cid-looks", type="consolidate")
    await world.move("Cid", "cid-looks-at-2", type="look", counter=2)
    await world.move("Ann", "ann-flips", type="flip", counter=1)
    await world.sockets["Ann"].recall(0, key="ann-looks-back")


async def test_the_twins_do_differ(twins: list[World]) -> None:
    here, there = (world.sockets["Bob"] for world in twins)
    assert here.view["shadows"] != there.view["shadows"]
    assert here.raw != there.raw


async def test_ann_cid_and_eve_hear_the_same_bytes_in_both(twins: list[World]) -> None:
    for world in twins:
        await a_round(world)
    here, there = twins
    assert here.sockets["Eve"].view["looked"] == [2], "all of it was to be done"
    for name in ("Ann", "Cid", "Eve"):
        assert here.sockets[name].raw == there.sockets[name].raw
        assert len(here.sockets[name].raw) >= 25
