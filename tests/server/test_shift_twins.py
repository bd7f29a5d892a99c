"""Twins in Shadow Shift: Bob hides his Criminals elsewhere, and nobody else gets a byte of it.

Chance is given by its draws, and it is only dice. Both worlds make the same steps and looks. Bob's
counter 9 comes into view of a Guard: here there is a Criminal under it, there it is blank.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import division
from gloaming.games.shift.tests.table import ANN
from tests.server.clients import Client, Socket
from tests.server.real import RealServer, real_server
from tests.support.polling import poll

pytestmark = pytest.mark.anyio

RUNNER = (sys.executable, "-m", "tests.server.twin")
NAMES = ("Ann", "Bob", "Cid")
OPTIONS = {"pace": "quick", "flips": "asked"}
SIXES = "35"
"""The last of the 36 ways in which two dice may fall."""
HERE = {9, 1, 2, 4}
THERE = {5, 1, 2, 4}
"""Under which counters there is a Criminal: Cid's are the same in both."""
GUARD_COMES = ("O7", "N7", "N8", "M8", "M7", "L7")
SHADOW_COMES = ("B7", "C7", "D7", "E7", "F7", "G7")
INTO_VIEW = ("G8", "H8", "H7")
OTHERS = ("Ann", "Cid", "Eve")


class World:
    """One of the twins, with Ann, Bob and Cid at a table and Eve watching."""

    def __init__(self, server: RealServer, criminals: set[int]) -> None:
        self.server, self.criminals = server, criminals
        self.sockets: dict[str, Socket] = {}
        self._keys = (f"command-{number}" for number in range(1000))

    async def open(self, stack: AsyncExitStack) -> None:
        """Everybody sits down, and all counters are placed."""
        clients = {name: await Client.enter(self.server, name) for name in (*NAMES, "Eve")}
        code = await clients["Ann"].make_table("shift", **OPTIONS)
        for place, (name, client) in enumerate(clients.items()):
            socket = self.sockets[name] = await stack.enter_async_context(client.at(code))
            if name in NAMES:
                await socket.act("sit", key=next(self._keys), place=place)
        await self.sockets["Ann"].act("start", key=next(self._keys))
        await self._all(lambda socket: socket.snapshot is not None)
        ours, plan = division(len(NAMES), ANN), PLANS["warehouse"]
        for counter, square in zip(ours.counters, plan.entry, strict=True):
            await self.moves(
                NAMES[ours.owners[counter]], type="place-counter",
                square=plan.names[square], is_criminal=counter in self.criminals,
            )  # fmt: skip
        for door in ("P7", "P3"):
            await self.moves("Ann", type="place-guard", square=door)

    async def _all(self, is_so: Callable[[Socket], bool]) -> None:
        for socket in self.sockets.values():
            await socket.until(lambda socket=socket: is_so(socket))  # type: ignore[misc]

    async def tries(self, name: str, **move: Any) -> str:
        """Somebody moves; returns how it was answered."""
        answer = await self.sockets[name].move(move, key=next(self._keys))
        return str(answer["type"])

    async def moves(self, name: str, **move: Any) -> None:
        """Somebody moves, and all have seen it."""
        before = self.sockets["Eve"].n
        assert await self.tries(name, **move) == "done"
        await self._all(lambda socket: socket.n > before)

    async def walks(self, name: str, counter: int, *squares: str) -> None:
        """A counter makes some steps of a six."""
        for square in squares:
            await self.moves(name, type="walk", counter=counter, die=6, square=square)

    async def waits(self) -> None:
        """Six seconds pass."""
        before = len(self.server.said("time-went-on"))
        self.server.process.send_signal(signal.SIGUSR1)
        await poll(lambda: len(self.server.said("time-went-on")) > before)

    def heard(self, name: str) -> list[bytes]:
        """All that went through a socket."""
        return self.sockets[name].raw


async def twins(stack: AsyncExitStack, folder: Path, *args: str) -> list[World]:
    """Two worlds in which the first turn begins."""
    worlds = []
    for name, criminals in (("here", HERE), ("there", THERE)):
        running = real_server(folder / name, "--draws", SIXES, *args, runner=RUNNER)
        worlds.append(World(stack.enter_context(running), criminals))
        await worlds[-1].open(stack)
    return worlds


async def a_round(world: World) -> None:
    """A Guard comes, Bob goes and thinks better of a step, Cid looks; some try what cannot be."""
    await world.moves("Ann", type="roll")
    await world.walks("Ann", 17, *GUARD_COMES)
    await world.moves("Ann", type="end-turn")
    await world.moves("Bob", type="roll")
    await world.walks("Bob", 9, *SHADOW_COMES)
    await world.moves("Bob", type="take-back")
    await world.walks("Bob", 9, SHADOW_COMES[-1])
    await world.moves("Bob", type="end-turn")
    await world.moves("Cid", type="consolidate")
    await world.moves("Cid", type="look", counter=2)
    assert await world.tries("Ann", type="flip", counter=9) == "refused"
    assert await world.tries("Cid", type="look", counter=17) == "refused"
    await world.moves("Cid", type="end-turn")
    await world.moves("Ann", type="roll")
    await world.moves("Ann", type="end-turn")
    await world.sockets["Ann"].recall(0, key="ann-looks-back")


async def an_interruption(world: World) -> None:
    """What lies there comes into view, and Ann takes her time."""
    await world.moves("Bob", type="roll")
    await world.walks("Bob", 9, *INTO_VIEW)
    assert world.sockets["Eve"].view["asked"] == 9
    assert await world.tries("Bob", type="walk", counter=9, die=6, square="I7") == "refused"
    await world.waits()


def differing(worlds: list[World]) -> Iterator[str]:
    """Who of those that know nothing of Bob's counters was sent something else there than here."""
    here, there = worlds
    for name in OTHERS:
        assert len(here.heard(name)) > 30
        if here.heard(name) != there.heard(name):
            yield name


async def test_hiding_places_steps_and_looks_are_the_same_bytes_to_the_others(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        worlds = await twins(stack, tmp_path)
        for world in worlds:
            await a_round(world)
        here, there = worlds
        assert here.sockets["Eve"].view["dice"] == [], "all of it was to be done"
        assert not [*differing(worlds)]
        assert here.heard("Bob") != there.heard("Bob"), "twins do differ"


@pytest.mark.rule("SHIFT-21", "SHIFT-22", "SHIFT-33")
@pytest.mark.parametrize("leaks", [(), ("--leaks",)], ids=["tight", "leaky"])
async def test_an_interruption_looks_and_lasts_the_same_whatever_lies_there(
    tmp_path: Path, leaks: tuple[str, ...]
) -> None:
    """Deadlines are bytes too; a server that hurries where there is a Criminal is found out."""
    async with AsyncExitStack() as stack:
        worlds = await twins(stack, tmp_path, *leaks)
        for world in worlds:
            await a_round(world)
            await an_interruption(world)
            await world.moves("Ann", type="let-be", counter=9)
            await world.walks("Bob", 9, "I7")
        assert bool([*differing(worlds)]) is bool(leaks)
        for world in worlds:
            await world.moves("Ann", type="flip", counter=9)
        flipped = [world.sockets["Eve"].events[-1]["type"] for world in worlds]
        assert flipped == ["uncovered", "shown-blank"]
