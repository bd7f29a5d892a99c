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
from typing import Any, cast

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection

from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import Person
from gloaming.server.guest import Guest
from gloaming.server.hub import Hub
from gloaming.server.room import Room
from gloaming.server.sources import Sources
from gloaming.server.store.sqlite import SqliteStore
from tests.server.real import Client, Frame, Socket, strained_server

PLACES = (0, 1, 4, 5)
"""An Officer and a Detective of each team."""
OFFICERS, DETECTIVES = (0, 2), (1, 3)
DEVICES = 2
OPTIONS = {"agreement": "anyone"}
AT_ONCE, AT_ONCE_OVER_SOCKETS = 40, 8
"""How many matches are played side by side."""
LONG_SECONDS = 60.0

_decode = msgspec.json.Decoder(wire.FromClient).decode


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


class Indoors:
    """A connection that never leaves the process."""

    def __init__(self, room: Room, person: Person) -> None:
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._room, self._guest = room, Guest(_Line(self._frames), person)
        room.join(self._guest)

    async def recv(self, *, decode: bool) -> bytes:
        """What the room says."""
        assert not decode
        return await self._frames.get()

    async def send(self, text: str) -> None:
        """What the room is told, at once."""
        self._room.take(self._guest, _decode(text))

    async def close(self) -> None:
        """Go away."""
        self._room.leave(self._guest)


class _Line:
    def __init__(self, frames: asyncio.Queue[bytes]) -> None:
        self._frames = frames

    def send(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        raise AssertionError(code)


Sit = Callable[[AsyncExitStack], Awaitable[list[list[Socket]]]]
"""Bring people to a new table: for each of them a socket for every device."""


class Indoor:
    """Rooms without a server around them."""

    def __init__(self, data: Path) -> None:
        sources = Sources()
        workers = BotWorkers(0, sources)
        store = SqliteStore(data, sources)
        self.hub = Hub(GAMES, store, sources, workers, Patience(count=0))

    async def sit(self, stack: AsyncExitStack) -> list[list[Socket]]:
        """Four people of this process."""
        people = [Person(f"person-{place}", f"Person {place}") for place in PLACES]
        game, options = GAMES["amsterdam"], msgspec.json.encode(OPTIONS)
        room = await self.hub.room(await self.hub.make_table(people[0], game, options))
        assert room is not None
        return [[self._socket(stack, room, one) for _ in range(DEVICES)] for one in people]

    def _socket(self, stack: AsyncExitStack, room: Room, person: Person) -> Socket:
        socket = Forgetful(cast("ClientConnection", Indoors(room, person)))
        stack.push_async_callback(socket.close)
        return socket


@asynccontextmanager
async def indoors() -> AsyncIterator[Sit]:
    """Tables in this process."""
    with TemporaryDirectory() as folder:
        indoor = Indoor(Path(folder) / "data")
        yield indoor.sit
        await indoor.hub.drain()


@asynccontextmanager
async def outdoors() -> AsyncIterator[Sit]:
    """Tables of a server of its own."""
    with TemporaryDirectory() as folder, strained_server(Path(folder) / "data", count=0) as server:

        async def sit(stack: AsyncExitStack) -> list[list[Socket]]:
            people = [await Client.enter(server, f"Person {place}") for place in PLACES]
            code = await people[0].make_table("amsterdam", **OPTIONS)
            return [[await _dialled(stack, one, code) for _ in range(DEVICES)] for one in people]

        yield sit


async def _dialled(stack: AsyncExitStack, client: Client, code: str) -> Socket:
    socket = Forgetful(await client.dial(await client.ticket(code)))
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
