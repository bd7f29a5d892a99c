"""The count before a match: the same instant for all, everybody's veto, nothing dealt before."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.server.attendance import Patience
from tests.server.clients import Client, Socket, seated
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

COUNT = 700


@pytest.fixture
async def counting(data: Path) -> AsyncIterator[Harness]:
    async with harness(data, patience=Patience(count=COUNT)) as running:
        yield running


async def ask_to_start(socket: Socket, key: str = "start-please") -> None:
    await socket.send({"type": "act", "key": key, "act": {"type": "start"}})


async def is_counting(*sockets: Socket) -> None:
    for socket in sockets:
        await socket.until(lambda s=socket: s.table and s.table["starts_in"] is not None)  # type: ignore[misc]


async def answer(socket: Socket, key: str = "start-please") -> dict[str, object]:
    await socket.until(lambda: key in socket.answers)
    return socket.answers[key]


async def test_two_people_are_counted_in_and_nothing_is_dealt_before(counting: Harness) -> None:
    async with seated(counting, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await ask_to_start(a)
        await is_counting(a, b)
        assert "start-please" not in a.answers
        first = [socket.table["starts_in"] for socket in (a, b) if socket.table]
        assert first[0] == first[1] <= COUNT
        await counting.advance(seconds=COUNT / 2000)
        async with ann.at(ann.code) as phone:
            assert phone.table is not None
            assert 0 < phone.table["starts_in"] <= COUNT / 2
            assert phone.snapshot is None
        for socket in (a, b):
            assert {frame["type"] for frame in socket.frames} <= {"table", "talk", "done"}
            assert not any(b'"card"' in raw for raw in socket.raw)
        assert await answer(a) == {"type": "done", "key": "start-please"}
        await asyncio.gather(a.until(lambda: a.snapshot), b.until(lambda: b.snapshot))
        await b.until(lambda: b.table and b.table["phase"] == "playing")
        assert b.table is not None
        assert b.table["starts_in"] is None


async def test_one_person_with_bots_has_nobody_to_wait_for(counting: Harness) -> None:
    async with seated(counting, "Ann") as (ann,):
        a = ann.socket
        await a.act("add-bot", place=1, bot="easy")
        assert (await a.act("start"))["type"] == "done"
        await a.until(lambda: a.snapshot)
        tables = [frame for frame in a.frames if frame["type"] == "table"]
        assert {table["starts_in"] for table in tables} == {None}


async def test_anybody_on_a_place_may_ask_to_wait(counting: Harness) -> None:
    eve = await Client.enter(counting, "Eve")
    async with seated(counting, "Ann", "Bob") as (ann, bob), eve.at(ann.code) as e:
        a, b = ann.socket, bob.socket
        await ask_to_start(a)
        await is_counting(a, b, e)
        assert (await e.act("hold"))["reason"] == "not-seated"
        assert (await b.act("hold"))["type"] == "done"
        assert (await answer(a))["reason"] == "count-stopped"
        copy = await a.act("start", key="start-please")
        assert copy["reason"] == "count-stopped", "it starts nothing"
        for socket in (a, b, e):
            stopped = {"type": "count-stopped", "name": "Bob", "is_own": socket is b}
            await socket.until(lambda s=socket, told=stopped: told in s.frames)  # type: ignore[misc]
            await socket.until(lambda s=socket: s.table and s.table["starts_in"] is None)  # type: ignore[misc]
        await counting.advance(seconds=COUNT / 1000 + 0.2)
        assert a.snapshot is None
        assert (await b.act("hold"))["type"] == "done", "there is nothing to hold, and no harm"
        await ask_to_start(a, "start-again")
        assert (await answer(a, "start-again"))["type"] == "done"


@pytest.mark.parametrize(
    ("who", "act"),
    [
        ("b", {"kind": "sit", "place": 3}),
        ("b", {"kind": "stand"}),
        ("b", {"kind": "set-ready", "is_ready": False}),
        ("a", {"kind": "swap", "one": 0, "other": 1}),
        ("a", {"kind": "rotate"}),
        ("a", {"kind": "add-bot", "place": 2, "bot": "easy"}),
        ("a", {"kind": "clear", "place": 1}),
        ("a", {"kind": "set-options", "options": {"pace": "none"}}),
    ],
    ids=lambda value: value if isinstance(value, str) else value["kind"],
)
async def test_whatever_changes_what_was_agreed_on_stops_it(
    counting: Harness, who: str, act: dict[str, object]
) -> None:
    async with seated(counting, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await ask_to_start(a)
        await is_counting(a, b)
        assert (await (a if who == "a" else b).act(**act))["type"] == "done"  # type: ignore[arg-type]
        assert (await answer(a))["reason"] == "count-stopped"
        name = {"a": "Ann", "b": "Bob"}[who]
        told = {"type": "count-stopped", "name": name, "is_own": who == "a"}
        assert told in a.frames
        assert a.snapshot is None


@pytest.mark.parametrize(
    ("who", "act"),
    [
        ("b", {"kind": "set-ready", "is_ready": True}),
        ("b", {"kind": "here"}),
        ("a", {"kind": "set-door", "door": "locked"}),
        ("b", {"kind": "swap", "one": 0, "other": 1}),
    ],
    ids=["getting-ready", "a-sign", "the-door", "refused"],
)
async def test_what_changes_nothing_does_not_stop_it(
    counting: Harness, who: str, act: dict[str, object]
) -> None:
    async with seated(counting, "Ann", "Bob") as (ann, bob):
        a, b = ann.socket, bob.socket
        await ask_to_start(a)
        await is_counting(a, b)
        await (a if who == "a" else b).act(**act)  # type: ignore[arg-type]
        assert (await answer(a))["type"] == "done"


async def test_a_host_who_reconnects_is_answered_on_the_new_socket(counting: Harness) -> None:
    async with seated(counting, "Ann", "Bob") as (ann, bob):
        await ask_to_start(ann.socket)
        await is_counting(bob.socket)
        await ann.socket.close()
        async with ann.at(ann.code) as again:
            await ask_to_start(again)
            assert (await answer(again))["type"] == "done"
            assert again.snapshot is not None
        starts = [f["starts_in"] for f in bob.socket.frames if f["type"] == "table"]
        counted = [left for left in starts if left is not None]
        assert counted == sorted(counted, reverse=True), "there was one count"


async def test_who_asks_again_while_it_counts_is_told_so(counting: Harness) -> None:
    async with seated(counting, "Ann", "Bob") as (ann, bob):
        await ask_to_start(ann.socket)
        await is_counting(ann.socket)
        assert (await ann.socket.act("start"))["reason"] == "already-running"
        assert (await bob.socket.act("start"))["reason"] == "not-host"
        assert (await answer(ann.socket))["type"] == "done"
