"""Very many claims to the same cards of Shadows: Amsterdam: one wins, and no other goes unanswered.

Both Officers, each with two devices, claim one card or two in the same moment, and all their claims
have a card in common. Whoever wins has taken what was claimed, all others are told that they are
too late (AMS-18, AMS-19); and so are all who claim while ten others come (AMS-53). Most of it goes
through rooms in this process, as fast as they can; some goes over real sockets to a real server.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from rich.progress import Progress

from tests.server.clients import Client, Frame, Server, Socket
from tests.server.real import strained_server
from tests.support.harness import harness

PLACES = (0, 1, 4, 5)
"""An Officer and a Detective of each team."""
OFFICERS, DETECTIVES = (0, 2), (1, 3)
DEVICES = 2
OPTIONS = {"agreement": "anyone"}
AT_ONCE, AT_ONCE_OVER_SOCKETS = 40, 8
"""How many matches are played side by side."""
LONG_SECONDS = 60.0


class Found(msgspec.Struct):
    """What was counted."""

    conflicts: int = 0
    claims: int = 0
    won: int = 0
    too_late: int = 0
    in_the_freeze: int = 0
    matches: int = 0

    def told(self) -> str:
        """In a sentence."""
        return (
            f"{self.conflicts:,} conflicts in {self.matches:,} matches: of {self.claims:,} claims"
            f" {self.won:,} won and {self.too_late:,} were too late; in the freeze"
            f" {self.in_the_freeze:,} more were"
        )


# A table


class Forgetful(Socket):
    """A socket that knows what it sees, and no longer how it came to that: it is too much."""

    def _fold(self, frame: Frame) -> None:
        super()._fold(frame)
        for heard in (self.frames, self.raw, self.events):
            heard.clear()


Sit = Callable[[AsyncExitStack], Awaitable[list[list[Socket]]]]
"""Bring people to a new table: for each of them a socket for every device."""


@asynccontextmanager
async def indoors() -> AsyncIterator[Sit]:
    """Tables in this process, where time passes when nothing else is left to do."""
    with TemporaryDirectory() as folder:
        async with harness(Path(folder) / "data") as server:
            yield sitting_at(server)


@asynccontextmanager
async def outdoors() -> AsyncIterator[Sit]:
    """Tables of a server of its own."""
    with TemporaryDirectory() as folder, strained_server(Path(folder) / "data", count=0) as server:
        yield sitting_at(server)


def sitting_at(server: Server) -> Sit:
    """Bring people to tables of a server."""

    async def sit(stack: AsyncExitStack) -> list[list[Socket]]:
        people = [await Client.enter(server, f"Person {place}") for place in PLACES]
        code = await people[0].make_table("amsterdam", **OPTIONS)
        return [[await _dialled(stack, one, code) for _ in range(DEVICES)] for one in people]

    return sit


async def _dialled(stack: AsyncExitStack, client: Client, code: str) -> Socket:
    connection = await client.server.dial(await client.ticket(code))
    socket = Forgetful(connection, client.server)
    stack.push_async_callback(socket.close)
    return socket


# A match


class Quarrel:
    """A match in which the Officers want the same cards all the time."""

    def __init__(self, people: list[list[Socket]], rng: Random, found: Found) -> None:
        self._people, self._rng, self._found = people, rng, found
        self._sockets = [socket for devices in people for socket in devices]

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """To its end, or until there is enough of it."""
        for place, devices in zip(PLACES, self._people, strict=True):
            assert (await devices[0].act("sit", place=place))["type"] == "done"
        assert (await self._sockets[0].act("start"))["type"] == "done"
        await self._all(lambda socket: socket.snapshot)
        while not is_enough() and self._phase() != "over":
            await self._prepare()
            await self._freeze()
            while not is_enough() and self._phase() == "race":
                await self._conflict()
        self._found.matches += 1

    def _phase(self) -> str:
        return str(self._sockets[0].view["phase"])

    async def _all(self, holds: Callable[[Socket], Any]) -> None:
        for socket in self._sockets:
            await socket.until(lambda socket=socket: holds(socket), LONG_SECONDS)  # type: ignore[misc]

    async def _prepare(self) -> None:
        """All have seen the round end and are ready, and the count is waited for."""
        await self._all(lambda socket: socket.view["phase"] != "race")
        for devices in self._people:
            assert (await devices[0].move({"type": "ready"}))["type"] == "done"
        await self._all(lambda socket: socket.view["phase"] == "race")

    # Claims

    async def _conflict(self) -> None:
        """One moment, in which everybody wants a certain card; then the winners go on."""
        claims = self._claims()
        answers = await self._answers(claims)
        won = [claim for claim, answer in zip(claims, answers, strict=True) if answer == "done"]
        assert sorted(answers) == ["done"] + ["too-late"] * (len(claims) - 1), (claims, answers)
        self._count(answers)
        ((winner, _, cards),) = won
        await self._all(lambda socket: any(side["given"] for side in socket.view["sides"]))
        given = [side["given"] for side in self._sockets[0].view["sides"]]
        assert [one for one in given if one] == [cards], (given, cards)
        assert given.index(cards) == OFFICERS.index(winner)
        assert not set(cards) & set(self._sockets[0].view["row"])
        await self._go_on(winner)

    def _claims(self) -> list[tuple[int, Socket, list[int]]]:
        """For each device of each Officer some cards, one of which all have in common."""
        row = self._sockets[0].view["row"]
        common, *others = self._rng.sample(row, len(row))
        claims = [
            (seat, socket, sorted({common, self._rng.choice([common, *others])}))
            for seat in OFFICERS
            for socket in self._people[seat]
        ]
        return self._rng.sample(claims, len(claims))

    async def _answers(self, claims: list[tuple[int, Socket, list[int]]]) -> list[str]:
        """What all who claim at the same moment are told; nobody is left without an answer."""
        asked = [socket.move({"type": "give", "cards": cards}) for _, socket, cards in claims]
        return [answer["type"] for answer in await asyncio.gather(*asked)]

    def _count(self, answers: list[str]) -> None:
        self._found.conflicts += 1
        self._found.claims += len(answers)
        self._found.won += answers.count("done")
        self._found.too_late += answers.count("too-late")

    async def _go_on(self, winner: int) -> None:
        """The Detective of those who won moves, and keeps away from what would end the round."""
        officer, detective = self._people[winner][0], self._people[winner + 1][0]
        ends = {mark["cell"] for mark in officer.view["map"]["marks"] if mark["kind"] != "evidence"}
        points = [move for move in detective.legal if move["type"] == "point"]
        safe = [move for move in points if move["cell"] not in ends]
        left = officer.view["moves_left"]
        assert (await detective.move(self._rng.choice(safe or points)))["type"] == "done"
        await self._all(lambda socket: socket.view["moves_left"] < left or socket.over)

    async def _freeze(self) -> None:
        """Who claims what lay there before the Officers wished for ten others is too late."""
        claims = self._claims()
        seen = [socket.n for _, socket, _ in claims]
        for seat in OFFICERS:
            assert (await self._people[seat][0].move({"type": "wish"}))["type"] == "done"
        for (_, socket, cards), frame in zip(claims, seen, strict=True):
            answer = await socket.move({"type": "give", "cards": cards}, frame=frame)
            assert answer["type"] == "too-late", answer
            self._found.in_the_freeze += 1
        await self._all(lambda socket: socket.view["frozen_until"] is None)


# Very many


async def soak(indoor: int, outdoor: int, progress: Progress | None = None) -> Found:
    """So many conflicts in this process, and so many over sockets."""
    found = Found()
    for tables, many, side_by_side in (
        (indoors, indoor, AT_ONCE),
        (outdoors, outdoor, AT_ONCE_OVER_SOCKETS),
    ):
        goal = found.conflicts + many
        tell = _teller(progress, tables.__name__, found, many)
        async with tables() as sit, asyncio.TaskGroup() as group:
            for number in range(min(side_by_side, -(-many // 20))):
                group.create_task(_quarrels(sit, Random(number), found, goal, tell))
    return found


def _teller(progress: Progress | None, name: str, found: Found, many: int) -> Callable[[], None]:
    """Says how far it has come."""
    if progress is None:
        return lambda: None
    bar, before = progress.add_task(f"claims {name}", total=many), found.conflicts
    return lambda: progress.update(bar, completed=min(many, found.conflicts - before))


async def _quarrels(
    sit: Sit, rng: Random, found: Found, goal: int, tell: Callable[[], None]
) -> None:
    """One match after the other."""

    def is_enough() -> bool:
        tell()
        return found.conflicts >= goal

    while not is_enough():
        async with AsyncExitStack() as stack:
            await Quarrel(await sit(stack), rng, found).play(is_enough)
