"""A long match comes in parts, and long work leaves others their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.core import Input, Seat, Viewer, moments, replay
from gloaming.games.bluff.messages import Stay
from gloaming.server import parts, playing, turns, wire
from gloaming.server.frames import Eye
from gloaming.server.guest import Guest
from gloaming.server.limits import Limits
from gloaming.server.room import Room
from tests.server.clients import Client, in_play
from tests.server.tables import ANN, Deaf, Tables
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}
PART = 4
"""Moments in a part, so that matches of tests are long."""


@pytest.fixture(autouse=True)
def short_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (parts, playing):
        monkeypatch.setattr(module, "MOMENTS_AT_ONCE", PART)


class Recording(Deaf):
    """A line that keeps what it is given, and says how much of it was not read."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        """Keep a frame."""
        self.frames.append(msgspec.json.decode(frame))

    def kinds(self) -> list[str]:
        """Name the frames that tell of the match."""
        told = ("earlier", "snapshot", "update")
        return [frame["type"] for frame in self.frames if frame["type"] in told]


async def long_match(house: Tables) -> Room:
    """Let both sit through a match until it has more moments than three parts hold."""
    room = await house.in_play()
    assert room.playing is not None
    match = room.playing.match
    for number in range(12 * PART):
        seat = Seat(number % 2)
        legal = [move for move in match.game.legal(match.state, seat) if isinstance(move, Stay)]
        if legal and len(match.eye("public").witnessed) < 3 * PART:
            given = Input(match.now(), seat, legal[0])
            match.take(house.store, given, room.playing._committed, room.reset)
            await house.settle()
    assert len(match.eye("public").witnessed) == 3 * PART
    return room


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data)
    yield made
    await made.close()


async def test_parts_and_their_snapshot_hold_every_moment_once(house: Tables) -> None:
    room = await long_match(house)
    room.join(Guest(line := Recording(), ANN))
    await house.advance(seconds=0.1)
    assert line.kinds() == ["earlier"] * (line.kinds().count("earlier")) + ["snapshot"]
    assert line.kinds().count("earlier") >= 3
    told = [moment for frame in line.frames for moment in frame.get("witnessed", ())]
    assert room.playing is not None
    witnessed = room.playing.match.eye(room.guests[0].viewer).witnessed
    assert len(told) == len(witnessed)
    assert line.frames[-1]["first"] == len(told) - len(line.frames[-1]["witnessed"])


async def test_part_waits_until_the_one_before_is_read(house: Tables) -> None:
    room = await long_match(house)
    line = Recording()
    line.unsent = parts.MOST_UNREAD
    room.join(Guest(line, ANN))
    await house.advance(seconds=5)
    assert line.kinds() == ["earlier"]
    line.unsent = 0
    await house.advance(seconds=1)
    assert line.kinds()[-1] == "snapshot"
    assert line.code is None


async def test_update_waits_for_the_snapshot(house: Tables) -> None:
    room = await long_match(house)
    line = Recording()
    line.unsent = parts.MOST_UNREAD
    room.join(Guest(line, ANN))
    await house.settle()
    assert room.playing is not None
    match = room.playing.match
    known = len(match.eye(room.guests[0].viewer).witnessed)
    room.playing.presence(next(m for m in match.game.legal(match.state, "host")))
    await house.settle()
    line.unsent = 0
    await house.advance(seconds=1)
    assert "update" not in line.kinds()
    told = sum(len(frame.get("witnessed", ())) for frame in line.frames)
    assert told == len(match.eye(room.guests[0].viewer).witnessed) >= known


async def test_client_that_reads_nothing_is_cut(house: Tables) -> None:
    room = await long_match(house)
    line = Recording()
    line.unsent = parts.MOST_UNREAD
    room.join(Guest(line, ANN))
    await house.advance(seconds=parts.MOST_WAITS * parts.WAIT_SECONDS + 1)
    assert line.code == wire.CLOSE_TOO_SLOW


async def test_eye_that_was_shut_has_seen_what_one_sees_that_was_open(house: Tables) -> None:
    room = await long_match(house)
    assert room.playing is not None
    match = room.playing.match
    viewers: tuple[Viewer, ...] = ("public", Seat(0), Seat(1))
    for viewer in viewers:
        match.shut_eye(viewer)
        eye = await match.open_eye(viewer, turns.Turns(house.sources))
        setup = match.game.setup(match.options, match.seats)
        deeds = replay(match.game, match.options, match.seats, match.inputs)
        fresh = Eye(match.game, eye.viewer, setup, moments(deeds), match.shown)
        assert (eye.witnessed, eye.view, eye.ends) == (fresh.witnessed, fresh.view, fresh.ends)


async def test_restored_match_is_shown_as_before(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        for _ in range(8):
            for person in (ann, bob):
                if person.socket.legal:
                    await person.socket.move(person.socket.legal[0])
        events, view = ann.socket.events, ann.socket.view
    await server.restart()
    async with ann.at(ann.code) as again:
        await again.until(lambda: again.snapshot)
        assert (again.events, again.view) == (events, view)


# Other tables


async def test_load_of_a_log_leaves_others_their_turn(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that goes on at each look shows that a load rests now and then."""
    async with harness(data) as server:
        async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
            for _ in range(6):
                for person in (ann, bob):
                    if person.socket.legal:
                        await person.socket.move(person.socket.legal[0])
        await server.stop()
        server._look = 2_000
        await server.start()
        rests = list[float]()
        rest = turns.Turns.rest

        async def counted(self: turns.Turns) -> None:
            rests.append(turns.REST_SECONDS)
            await rest(self)

        monkeypatch.setattr(turns.Turns, "rest", counted)
        loading = asyncio.create_task(server.hub.room(ann.code))
        await server.until(loading.done)
        assert len(rests) >= 3


# One match and the next


async def test_command_is_not_done_in_the_next_match(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, _bob):
        a = ann.socket
        first = a.snapshot["match"] if a.snapshot else ""
        assert (await a.act("stop"))["type"] == "done"
        await a.until(lambda: a.over)
        assert (await a.act("start"))["type"] == "done"
        await a.until(lambda: a.snapshot and a.snapshot["match"] != first)
        for frame in (
            {"type": "move", "key": "late-move", "match": first, "frame": 0, "move": STAY},
            {"type": "act", "key": "late-stop", "match": first, "act": {"type": "stop"}},
        ):
            await a.send(frame)
            await a.until(lambda key=frame["key"]: key in a.answers)  # type: ignore[misc]
            assert a.answers[str(frame["key"])]["reason"] == "over"
        late = {"type": "note", "key": "late-note", "match": first, "text": "of the first"}
        await a.send(late)
        await a.until(lambda: "late-note" in a.answers)
        assert a.answers["late-note"]["reason"] == "not-running"


# Rates


async def test_acts_and_moves_above_the_rate_are_refused(data: Path) -> None:
    limits = Limits(act_burst=6, move_burst=5)
    async with harness(data, limits=limits) as server:
        ann = await Client.enter(server, "Ann")
        async with ann.at(await ann.make_table()) as a:
            said = [(await a.act("sit", place=n % 2)).get("reason") for n in range(8)]
            assert said == [None] * 6 + ["too-fast"] * 2
            await server.advance(seconds=2)
            assert (await a.act("add-bot", place=2, bot="easy"))["type"] == "done"
            await server.advance(seconds=2)
            assert (await a.act("start"))["type"] == "done"
            await a.until(lambda: a.snapshot)
            answers = [(await a.move({"type": "no-such-move"}))["reason"] for _ in range(7)]
            assert answers == ["malformed"] * 5 + ["too-fast"] * 2


async def test_requests_above_the_rate_wait_and_are_then_refused(data: Path) -> None:
    limits = Limits(request_burst=3, requests_per_second=0.1)
    async with harness(data, limits=limits) as server:
        http, began = Client(server).http, server.clock.ticks()
        for _ in range(3):
            assert (await http.get("/api/games")).status_code == 200
        assert server.clock.ticks() == began
        answer: list[Any] = []

        async def ask() -> None:
            answer.append(await http.get("/api/games"))

        task = asyncio.create_task(ask())
        await server.advance(seconds=1.1)
        await task
        assert answer[0].status_code == 429
        assert answer[0].json() == {"reason": "too-many"}
        await server.advance(seconds=20)
        assert (await http.get("/api/games")).status_code == 200


async def test_metrics_ask_for_the_token(server: Harness) -> None:
    http = Client(server).http
    server.server.metrics_token = "token-of-the-operator"
    assert (await http.get("/metrics")).status_code == 404
    wrong = {"authorization": "Bearer token-of-a-player"}
    assert (await http.get("/metrics", headers=wrong)).status_code == 404
    right = {"authorization": "Bearer token-of-the-operator"}
    assert "gloaming_rooms" in (await http.get("/metrics", headers=right)).text
