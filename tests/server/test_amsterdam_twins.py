"""Twins in Shadows: Amsterdam: other maps, other wishes, other fingers, and not a byte of it.

Chance is given by its draws. Both worlds lay the same city and the same cards, and each draws a map
of its own; the same walk leads to a cell where nothing happens, in each for another reason.
"""

import signal
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.city import Cell, reach
from gloaming.games.amsterdam.messages import Team
from gloaming.games.amsterdam.tests.walks import (
    CASES,
    Map,
    Prelude,
    after_rivals,
    examples,
    with_three,
)
from tests.server.clients import Client, Socket
from tests.server.real import RealServer, real_server

pytestmark = pytest.mark.anyio

RUNNER = (sys.executable, "-m", "tests.server.twin")
PLACES = {"Ada": 0, "Ben": 1, "Bea": 2, "Oto": 4, "Oli": 5, "Ona": 6}
TEAMS: dict[Team, tuple[str, ...]] = {
    "black": ("Ada", "Ben", "Bea"),
    "orange": ("Oto", "Oli", "Ona"),
}
DEALT = 6 + 4 + 10
"""As many things nature lays before the map is drawn."""
WITHOUT_A_MAP = ("Ben", "Bea", "Oli", "Ona", "Eve")
READY = {"type": "ready"}
SIGNS: tuple[dict[str, Any], ...] = (
    {"kind": "stretch", "factor": 3},
    {"kind": "set-door", "door": "open"},
    {"kind": "hand-over", "place": 1},
    {"kind": "lead-on", "code": "any"},
    {"kind": "vote", "topic": "pause", "is_for": False},
)
"""What all would see of Ada, who is the host: at the table, not in the round."""


def draws(which: Map) -> str:
    """Nature always takes the first of what there is, but for the map."""
    number, turn = which
    chosen = [*[0] * DEALT, (number - 1) * maps.TURNS + turn, *[0] * 200]
    return ",".join(map(str, chosen))


class World:
    """One of the twins: two teams of three, and Eve, who watches."""

    def __init__(self, server: RealServer) -> None:
        self.server = server
        self.sockets: dict[str, Socket] = {}
        self._asked: Counter[str] = Counter()

    def key(self, name: str) -> str:
        """The same in both worlds, as long as somebody does the same in both."""
        self._asked[name] += 1
        return f"{name}-asks-{self._asked[name]}"

    async def open(self, stack: AsyncExitStack) -> None:
        """Everybody sits down and is ready, and the count comes to zero."""
        clients = {name: await Client.enter(self.server, name) for name in (*PLACES, "Eve")}
        code = await clients["Ada"].make_table("amsterdam")
        for name, client in clients.items():
            self.sockets[name] = await stack.enter_async_context(client.at(code))
            if name in PLACES:
                await self.sockets[name].act("sit", key=self.key(name), place=PLACES[name])
        ada = self.sockets["Ada"]
        await ada.act("start", key=self.key("Ada"))
        await ada.until(lambda: ada.snapshot)
        for name in PLACES:
            await self.does(name, **READY)
        self.server.process.send_signal(signal.SIGUSR1)
        while ada.view["phase"] != "race":
            await ada.move(READY)

    async def does(self, name: str, **move: Any) -> str:
        """Somebody makes a move; returns how it was answered."""
        answer = await self.sockets[name].move(move, key=self.key(name))
        return str(answer["type"])

    async def sees(self, name: str) -> dict[str, Any]:
        """What somebody sees when all that was sent to them has come."""
        await self.sockets[name].act("here", key="all-has-come")
        return self.sockets[name].view

    async def walk(self, team: Team, cell: Cell) -> None:
        """A clue, and both Detectives point."""
        officer, *detectives = TEAMS[team]
        sides = (await self.sees(officer))["sides"]
        at = next(side["at"] for side in sides if side["team"] == team)
        await self.gives(officer, 1 if cell in reach(at, 1) else 2)
        for name in detectives:
            assert await self.does(name, type="point", cell=cell) == "done"

    async def gives(self, officer: str, number: int) -> None:
        """So many cards, the first of the row."""
        cards = sorted((await self.sees(officer))["row"][:number])
        assert await self.does(officer, type="give", cards=cards) == "done"

    async def says(self, name: str, text: str) -> str:
        """Somebody speaks to the own team; returns how it was answered."""
        seats = [0, 1, 2] if name in TEAMS["black"] else [3, 4, 5]
        answer = await self.sockets[name].say(text, key=self.key(name), seats=seats)
        return str(answer["type"])

    async def settle(self) -> None:
        """All that was sent has come."""
        for name in self.sockets:
            await self.sees(name)

    def heard(self, name: str) -> list[bytes]:
        return self.sockets[name].raw


async def twins(
    stack: AsyncExitStack, folder: Path, *which: Map, args: tuple[str, ...] = ()
) -> list[World]:
    """Two worlds in which the race has begun."""
    worlds = []
    for name, one in zip(("here", "there"), which, strict=True):
        running = real_server(folder / name, "--draws", draws(one), *args, runner=RUNNER)
        worlds.append(World(stack.enter_context(running)))
        await worlds[-1].open(stack)
    return worlds


async def pry(world: World) -> None:
    """What those without a map may try, and what they may say."""
    for name in ("Ben", "Oli"):
        for move in ({"type": "point", "cell": 99}, {"type": "wish"}, {"type": "nonsense"}):
            assert await world.does(name, **move) == "refused"
        await world.sockets[name].recall(0, key=world.key(name))
        await world.says(name, "where to?")
    await world.settle()


def silences(world: World) -> list[str]:
    """What Ada was told of the last cell."""
    return [one["why"] for one in world.sockets["Ada"].events if one["type"] == "nothing-happened"]


async def walked(
    stack: AsyncExitStack, folder: Path, prelude: Prelude, *args: str
) -> tuple[World, World]:
    """Twins that have walked to a cell of which Ada is told one thing here and another there."""
    *whys, kind, other, _ = next(case for case in CASES[::-1] if case[-1] is prelude)
    one, two, walk = next(examples(kind, other, prelude))
    here, there = await twins(stack, folder, one, two, args=args)
    for world in (here, there):
        for team, cell in walk:
            await world.walk(team, cell)
        await pry(world)
    assert [silences(world)[-1] for world in (here, there)] == whys
    return here, there


@pytest.mark.rule("AMS-36", "AMS-51")
async def test_two_silences_are_the_same_bytes_to_everybody_without_a_map(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = await walked(stack, tmp_path, with_three)
        for name in WITHOUT_A_MAP:
            assert here.heard(name) == there.heard(name)
            assert len(here.heard(name)) > 20
        assert_alike_but_for_the_card(here.heard("Oto"), there.heard("Oto"))


def assert_alike_but_for_the_card(here: list[bytes], there: list[bytes]) -> None:
    """The rival Officer has another card, which came at zero: all else is the same bytes."""
    assert len(here) == len(there)
    differing = [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]]
    told = [[without_card(frame) for frame in pair] for pair in differing]
    assert all(one == other for one, other in told)
    assert any(b'"race-began"' in frame for frame, _ in differing)


def without_card(raw: bytes) -> dict[str, Any]:
    """A frame without the own card, and without what it says to the own moves."""
    frame: dict[str, Any] = msgspec.json.decode(raw)
    frame.get("view", {}).pop("map", None)
    for moment in frame.get("witnessed", ()):
        for event in moment["events"]:
            if event["type"] in {"map-taken", "nothing-happened"} and event["team"] == "orange":
                event.clear()
    return frame


# Deeds that are not seen


async def stir(world: World) -> None:
    """What Officers do beside giving cards, and what the orange team does among themselves."""
    ada, oli = world.sockets["Ada"], world.sockets["Oli"]
    assert await world.does("Ada", type="wish") == "done"
    assert await world.does("Ada", type="give", cards=[99]) == "refused"
    assert await world.says("Ada", "left, then the red boat") == "refused"
    for sign in SIGNS:
        assert (await ada.act(key=world.key("Ada"), **sign))["reason"] == "hushed"
    await ada.write("they went wrong")
    cells = [move["cell"] for move in oli.legal if move["type"] == "point"]
    for cell in (*cells, cells[0]):
        assert await world.does("Oli", type="point", cell=cell) == "done"
    assert await world.does("Oli", type="withdraw") == "done"
    assert await world.does("Ona", type="sign", hint="unsure") == "done"
    assert await world.says("Oli", "it may be the boat") == "done"


@pytest.mark.rule("AMS-36", "AMS-37", "AMS-62")
@pytest.mark.parametrize("leaks", [(), ("--leaks",)], ids=["tight", "leaky"])
async def test_deeds_that_are_not_seen_leave_no_byte(
    tmp_path: Path, leaks: tuple[str, ...]
) -> None:
    """They are done in one world alone; a server with a planted leak is found out."""
    async with AsyncExitStack() as stack:
        here, there = await walked(stack, tmp_path, after_rivals, *leaks)
        for name in WITHOUT_A_MAP:
            assert here.heard(name) == there.heard(name)
        for world in (here, there):
            await world.gives("Oto", 1)
            await world.settle()
            if world is here:
                await stir(world)
            assert await world.says("Ben", "where to?") == "done"
            await world.gives("Ada", 2)
            await pry(world)
        for name in ("Ben", "Bea", "Eve"):
            assert (here.heard(name) == there.heard(name)) is not bool(leaks)


@pytest.mark.rule("AMS-37")
async def test_who_asks_for_a_pause_in_a_round_is_the_same_bytes_to_everybody_else(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        here, there = await walked(stack, tmp_path, after_rivals)
        for world, name in ((here, "Ada"), (there, "Oto")):
            await world.sockets[name].act("vote", key="have-a-pause", topic="pause")
            await world.settle()
        for name in ("Ben", "Bea", "Oli", "Ona", "Eve"):
            assert here.heard(name) == there.heard(name)
            assert b'"unnamed":1' in b"".join(here.heard(name))
