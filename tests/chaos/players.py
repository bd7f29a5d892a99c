"""People who play, talk and take notes on, whatever happens to the server."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from itertools import dropwhile
from random import Random
from typing import Any

import httpx2
import websockets

from tests.server.clients import Client, Frame, HungUpError, Socket
from tests.server.real import RealServer

LOST = (HungUpError, websockets.WebSocketException, httpx2.HTTPError, OSError, TimeoutError)
MOST_LINES = 60
"""Of each person: a table remembers more than that of both."""
BOT_PLACE, BOT_SEAT = 2, 2


@dataclass
class Seen:
    """All that people were told, and will be held against what is on disk."""

    acked: set[tuple[str, int, str]] = field(default_factory=set)
    """Moves that were acknowledged: match, seat, key."""
    shown: list[tuple[str, int, list[Frame]]] = field(default_factory=list)
    """What each socket was shown of each match: match, seat, events."""
    said: set[str] = field(default_factory=set)
    """Keys of lines that were acknowledged."""
    notes_found: int = 0
    """How often somebody who came back found what they had written."""
    faults: list[str] = field(default_factory=list)

    def bot_moves(self) -> int:
        """How often somebody was shown that a bot had chosen."""
        return sum(
            event["type"] == "chose-secretly" and event["seat"] == BOT_SEAT
            for _match, _seat, events in self.shown
            for event in events
        )


class Player:
    """Plays on whatever happens, and writes down what was acknowledged."""

    def __init__(self, client: Client, code: str, place: int, seen: Seen) -> None:
        self.client, self.code, self.place, self.seen = client, code, place, seen
        self.has_bot = False
        self._chance = Random(f"{code} {place}")
        self._move_on_its_way: tuple[str, Frame, str] | None = None
        self._line_on_its_way = ""
        self._lines = 0
        self._events: list[Frame] = []
        self._notes: dict[str, tuple[str, ...]] = {}
        """By match: the last that was acknowledged, and those that may have got through."""

    async def play_on(self) -> None:
        while True:
            with contextlib.suppress(*LOST):
                async with self.client.at(self.code) as socket:
                    await self._sit(socket)
                    if self._line_on_its_way:
                        await self._say(socket)
                    while True:
                        await self._go_on(socket)
            await asyncio.sleep(0.05)  # noqa: TID251 - the backoff of a client

    async def _sit(self, socket: Socket) -> None:
        assert socket.table is not None
        if socket.table["you"] is None:
            await socket.act("sit", place=self.place)
        if self.has_bot and socket.table["places"][BOT_PLACE]["taken"] == "free":
            await socket.act("add-bot", place=BOT_PLACE, bot="easy")

    async def _go_on(self, socket: Socket) -> None:
        await socket.until(lambda: self._may_start(socket) or socket.legal)
        if not socket.legal:
            await socket.act("start")
            return
        self._look(socket)
        await self._move(socket)
        if self._chance.random() < 0.2:
            await self._write(socket)
        if self._chance.random() < 0.2 and self._lines < MOST_LINES:
            self._lines += 1
            self._line_on_its_way = secrets.token_hex(8)
            await self._say(socket)

    def _may_start(self, socket: Socket) -> bool:
        table = socket.table
        assert table is not None
        taken = sum(place["taken"] == "person" for place in table["places"])
        return bool(table["is_host"] and table["phase"] != "playing" and taken == 2)

    # What is shown

    def _look(self, socket: Socket) -> None:
        """A match, from the start or again; the list of events grows as the socket hears of it."""
        if socket.events is self._events:
            return
        snapshot: Any = socket.snapshot
        match, found = snapshot["match"], snapshot["note"]
        self._events = socket.events
        self.seen.shown.append((match, snapshot["you"], self._events))
        if match in self._notes:
            self.seen.notes_found += 1
            if found not in self._notes[match]:
                self.seen.faults.append(f"a note is lost, and this is found: {found}")
        self._notes[match] = (found,)

    # What is done

    async def _move(self, socket: Socket) -> None:
        snapshot: Any = socket.snapshot
        match = snapshot["match"]
        if self._move_on_its_way is None or self._move_on_its_way[2] != match:
            self._move_on_its_way = (secrets.token_hex(8), secrets.choice(socket.legal), match)
        key, move, _match = self._move_on_its_way
        answer = await socket.move(move, key=key)
        if answer["type"] == "done":
            self.seen.acked.add((match, snapshot["you"], key))
        self._move_on_its_way = None

    async def _write(self, socket: Socket) -> None:
        self._look(socket)
        snapshot: Any = socket.snapshot
        match, text = snapshot["match"], secrets.token_hex(8)
        self._notes[match] = (*self._notes[match], text)
        answer = await socket.write(text)
        self._look(socket)
        if answer["type"] == "done":
            self._notes[_match_at(socket, answer)] = (text,)

    async def _say(self, socket: Socket) -> None:
        """A line whose answer was lost is said again under the same key."""
        key = self._line_on_its_way
        answer = await socket.say(key, key=key, seats=[0, 1, 2, 3], watchers=True)
        if answer["type"] == "done":
            self.seen.said.add(key)
        self._line_on_its_way = ""


def _match_at(socket: Socket, answer: Frame) -> str:
    """Which match was running when something was answered: the next may have begun since."""
    until_then = dropwhile(lambda frame: frame is not answer, reversed(socket.frames))
    return str(next(frame["match"] for frame in until_then if frame["type"] == "snapshot"))


async def party(server: RealServer, tables: int, bots: int, seen: Seen) -> list[Player]:
    """Two people at each table, and at some of them a bot."""
    players: list[Player] = []
    for number in range(tables):
        ann, bob = await Client.enter(server, f"Ann {number}"), await Client.enter(server, "Bob")
        code = await ann.make_table(seconds=60)
        players += [Player(ann, code, 0, seen), Player(bob, code, 1, seen)]
        players[-2].has_bot = number < bots
    return players
