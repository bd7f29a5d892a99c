"""docs/protocol.md is enough: a client made of it and the standard library plays every game."""

from __future__ import annotations

import asyncio
import json
import secrets
from random import Random
from typing import Any

import pytest

from gloaming.games import GAMES
from tests.server.real import RealServer
from tests.support.bare import Socket, Target

pytestmark = [pytest.mark.anyio, pytest.mark.process]

SHORT: dict[str, dict[str, object]] = {
    "amsterdam": {"mode": "coop", "level": "master", "agreement": "anyone"},
    "bluff": {"pace": "none"},
    "house": {"pace": "none", "rounds": 1},
    "shift": {"pace": "none", "rounds": 2},
}
PEOPLE = {"amsterdam": 2}
"""Its bots take as long as people would, so an Officer and a Detective play beside a bot."""
WAIT_SECONDS = 30
ANSWERS = {"done", "too-late", "refused"}
Message = dict[str, Any]


class Player:
    """Somebody who makes any move that a frame offers."""

    def __init__(self, socket: Socket, asides: list[str]) -> None:
        self._socket, self._asides, self._rng = socket, asides, Random(7)
        self.table: Message = {}
        self.match: Message = {}
        self.view: Message = {}
        self.legal: list[Message] = []
        self.moments: list[Message] = []
        self.n = 0
        self.made: set[str] = set()
        """The kinds of moves that were made."""
        self.over: Message | None = None
        self._answers: dict[str, Message] = {}

    # What is heard

    async def hear(self) -> None:
        """Fold the next message."""
        message = await self._socket.hear()
        kind = message["type"]
        if kind in ANSWERS:
            self._answers[message["key"]] = message
        elif kind == "table":
            self.table = message
        elif kind == "snapshot":
            self._begin(message)
        elif kind == "update":
            self._go_on(message)
        elif kind == "earlier":
            self.moments[message["first"] :] = message["witnessed"]
        elif kind == "over":
            self.over = message

    def _begin(self, snapshot: Message) -> None:
        self.match, self.n = snapshot, 0
        self.view, self.legal = snapshot["view"], snapshot["legal"]
        self.moments[snapshot["first"] :] = snapshot["witnessed"]

    def _go_on(self, update: Message) -> None:
        assert update["n"] == self.n + 1
        self.n = update["n"]
        is_other_view = "type" in update["view"]
        self.view = update["view"] if is_other_view else {**self.view, **update["view"]}
        self.legal = update.get("legal", self.legal)
        self.moments += update["witnessed"]
        assert update["moment"] == len(self.moments) - 1

    # What is said

    async def ask(self, **message: object) -> Message:
        """Send a command, and wait for its answer."""
        key = secrets.token_hex(8)
        self._socket.send({"key": key, **message})
        while key not in self._answers:
            await self.hear()
        return self._answers.pop(key)

    async def act(self, kind: str, **fields: object) -> None:
        """Do something at the table."""
        answer = await self.ask(type="act", act={"type": kind, **fields})
        assert answer["type"] == "done", answer

    async def come_in(self, place: int) -> None:
        """Take a place."""
        while not self.table:
            await self.hear()
        if self.table["you"] is None:
            await self.act("sit", place=place)
        await self.act("throw", commitment=self.table["commitment"], nonce=secrets.token_hex(32))

    async def begin(self, free: int) -> None:
        """Put bots on the places from this one on, until nothing is lacking; start."""
        await self.act("add-bot", place=free, bot="easy")
        for number in range(free + 1, len(self.table["places"])):
            if self.table["lacking"] is not None:
                await self.act("add-bot", place=number, bot="easy")
        await self.act("start")

    async def leave(self) -> None:
        """Hang up."""
        await self._socket.close()

    async def play(self) -> None:
        """Make moves until the match is over."""
        while self.over is None:
            wanted = [move for move in self.legal if move["type"] not in self._asides]
            ready = [move for move in wanted if move["type"] == "ready"]
            if wanted:
                await self._move(self._rng.choice(ready or wanted))
            else:
                await self.hear()

    async def _move(self, move: Message) -> None:
        match, moment = self.match["match"], len(self.moments) - 1
        answer = await self.ask(
            type="move", match=match, frame=self.n, moment=moment, move=move
        )  # fmt: skip
        assert answer["type"] in {"done", "too-late"}, answer
        self.made.add(move["type"])


async def asides_of(target: Target, game: str) -> list[str]:
    """Ask the server for which moves of a game nobody waits."""
    answer = await target.ask("GET", "/api/games")
    assert answer.status == 200
    (asides,) = (each["asides"] for each in json.loads(answer.text) if each["name"] == game)
    return list(asides)


async def at_a_table(target: Target, game: str) -> list[Player]:
    """Make a table, and let as many people sit down at it as it takes."""
    asides = await asides_of(target, game)
    cookie, code = await target.sit_down(game, **SHORT[game])
    people = []
    for place in range(PEOPLE.get(game, 1)):
        if place:
            cookie = (await target.ask("POST", "/api/session", name=f"Bo {place}")).cookie
        people.append(Player(Socket(await target.socket(cookie, code)), asides))
        await people[-1].come_in(place)
    await people[0].begin(len(people))
    return people


@pytest.mark.parametrize("game", GAMES)
async def test_client_of_the_page_plays_a_match_to_its_end(process: RealServer, game: str) -> None:
    target = Target(process.port)
    async with asyncio.timeout(WAIT_SECONDS):
        people = await at_a_table(target, game)
        await asyncio.gather(*(person.play() for person in people))
    over, name = people[0].over, people[0].match["match"]
    assert over is not None
    assert over["outcome"]["reason"] != "stopped"
    assert all(person.made for person in people)
    file = await target.ask("GET", f"/api/matches/{name}/file")
    assert json.loads(file.text.splitlines()[-1])["reveal"]["head"] == over["head"]
    for person in people:
        await person.leave()
