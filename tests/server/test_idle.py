"""Who is connected and does nothing: asked for a sign, played on for, and back at once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.server.attendance import Patience
from tests.server.clients import Client, Socket, in_play
from tests.server.looking import place_is
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}
IDLE, STAND_IN = 500, 1500
PATIENCE = Patience(count=0, idle=IDLE, idle_stand_in=STAND_IN)


@pytest.fixture
async def drowsy(data: Path) -> AsyncIterator[Harness]:
    """It soon takes people to be asleep."""
    async with harness(data, patience=PATIENCE) as running:
        yield running


async def test_whoever_gives_a_sign_has_the_seat_again_at_once(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", pace="none") as (ann, bob):
        a, b = ann.socket, bob.socket
        await place_is(a, 1, presence="idle", has_stand_in=False)
        assert a.table is not None
        assert 0 < a.table["places"][1]["bot_in"] <= STAND_IN - IDLE
        assert (await b.act("here"))["type"] == "done"
        assert (await b.place(1))["presence"] == "here"
        await place_is(a, 1, presence="idle", has_stand_in=True)
        assert a.view["away"] == [], "the rules know nothing of it"
        await b.send({"type": "act", "key": "alive-again", "act": {"type": "here"}})
        await place_is(a, 1, presence="here", has_stand_in=False, bot_in=None)


async def test_somebody_may_fall_asleep_again_and_again(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", pace="none") as (ann, _bob):
        a = ann.socket
        for _ in range(3):
            await place_is(a, 0, presence="idle", has_stand_in=False)
            await place_is(a, 0, presence="idle", has_stand_in=True)
            if a.over:
                break
            await a.act("here")
            await place_is(a, 0, presence="here", has_stand_in=False)


def replaced(socket: Socket, number: int, since: int = 0) -> list[str]:
    """How a place was told while a bot had it; bots may have ended the match by now."""
    tables = [frame for frame in socket.frames[since:] if frame["type"] == "table"]
    places = [table["places"][number] for table in tables]
    return [place["presence"] for place in places if place["has_stand_in"]]


async def test_who_falls_asleep_while_a_bot_steps_in_for_another_is_not_forgotten(
    data: Path,
) -> None:
    """Time passes between any two looks at the clock, as on a busy machine."""
    async with (
        harness(data, patience=PATIENCE, look_seconds=0.01) as server,
        in_play(server, "Ann", "Bob", pace="none") as (ann, bob),
    ):
        a, b = ann.socket, bob.socket
        await a.act("here")
        await server.advance(seconds=0.2)
        await b.act("here")
        await a.until(lambda: replaced(a, 0))
        await a.until(lambda: replaced(a, 1))


async def test_a_move_is_a_sign_too(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", pace="none") as (ann, bob):
        a, b = ann.socket, bob.socket
        await place_is(a, 1, presence="idle")
        await b.move(STAY)
        await place_is(a, 1, presence="here")


async def test_who_took_a_seat_may_fall_asleep_as_well(drowsy: Harness) -> None:
    bob = await Client.enter(drowsy, "Bob")
    async with in_play(drowsy, "Ann", bots=1, pace="none") as (ann,), bob.at(ann.code) as b:
        assert (await b.act("take-seat", seat=1))["type"] == "done"
        await place_is(b, 1, name="Bob", presence="idle", has_stand_in=False)
        await place_is(b, 1, name="Bob", has_stand_in=True)


async def test_who_plays_with_bots_alone_may_think_as_long_as_they_like(drowsy: Harness) -> None:
    bob = await Client.enter(drowsy, "Bob")
    async with in_play(drowsy, "Ann", bots=1, pace="none") as (ann,), bob.at(ann.code) as b:
        a = ann.socket
        await drowsy.advance(seconds=1.5 * STAND_IN / 1000)
        tables = [frame for frame in a.frames if frame["type"] == "table"]
        assert not any(table["is_asked"] for table in tables)
        assert not replaced(a, 0)
        assert (await b.act("take-seat", seat=1))["type"] == "done"
        assert not replaced(b, 0), "the time before does not count"
        await a.until(lambda: a.table and a.table["is_asked"])
        await a.until(lambda: replaced(a, 0))


async def test_nobody_is_idle_where_no_match_runs(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", pace="none") as (ann, _bob):
        a = ann.socket
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        count = len(a.frames)
        await drowsy.advance(seconds=1.5 * IDLE / 1000)
        later = [frame for frame in a.frames[count:] if frame["type"] == "table"]
        assert all(place["presence"] == "here" for table in later for place in table["places"])


async def test_a_pause_wakes_everybody(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        for socket in (a, bob.socket):
            await socket.act("vote", topic="pause")
        await a.until(lambda: a.table and a.table["paused"])
        await drowsy.advance(seconds=1.1 * STAND_IN / 1000)
        assert not (await a.place(0))["has_stand_in"], "time stands"


def public(socket: Socket) -> bool:
    return all(hand["type"] == "face-down" for hand in socket.view["hands"])


async def test_somebody_asleep_is_removed_and_watches_from_then_on(drowsy: Harness) -> None:
    async with in_play(drowsy, "Ann", "Bob", "Cid", pace="none") as people:
        a, b, c = (person.socket for person in people)
        await place_is(a, 2, presence="idle")
        for socket in (a, b):
            await socket.act("here")
        assert (await a.act("vote", topic="remove", seat=2))["type"] == "done"
        assert (await b.act("vote", topic="remove", seat=2))["type"] == "done"
        await c.until(lambda: c.snapshot and c.snapshot["you"] is None)
        assert c.table is not None
        assert (c.table["you"], c.table["places"][2]["taken"]) == (None, "bot")
        assert public(c)
        assert (c.legal, c.note) == ([], "")
        assert (await c.move(STAY))["reason"] == "not-seated"
        assert (await c.write("mine"))["reason"] == "not-seated"
        count = len(c.raw)
        await drowsy.advance(seconds=0.6)
        assert not any(b'"chose","seat":2,"decision"' in raw for raw in c.raw[count:])
        async with people[2].at(people[2].code) as again:
            await again.until(lambda: again.snapshot)
            assert public(again)


async def test_silence_of_who_may_not_be_heard_is_between_them_and_the_table(
    drowsy: Harness,
) -> None:
    """An Officer who falls asleep, and wakes, in time tells the Detectives nothing by it."""
    async with in_play(drowsy, "Ada", "Ben", game="amsterdam", mode="coop") as (ada, ben):
        a, b = ada.socket, ben.socket
        for one in (a, b):
            await one.move({"type": "ready"})
        await b.until(lambda: b.view["phase"] == "race")
        for one in (a, b):
            await one.act("here")
        before = len(b.frames)
        await a.until(lambda: a.table and a.table["is_asked"])
        await b.act("here")
        await a.act("here")
        told = [frame for frame in b.frames[before:] if frame["type"] == "table"]
        assert [frame["places"][0]["presence"] for frame in told] == ["here"] * len(told)
        assert all(frame["places"][0]["bot_in"] is None for frame in told)
        await b.until(lambda: replaced(b, 0, before))
        assert replaced(b, 0, before)[0] == "idle", "by then all see it anyway"
