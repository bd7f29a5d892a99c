"""What people at a table agree on while a match runs: a pause, going on, somebody's seat."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.server.attendance import Patience
from tests.server.clients import Socket, in_play
from tests.server.looking import now, paused, place_is
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}


@pytest.fixture
async def agreeing(data: Path) -> AsyncIterator[Harness]:
    """Who is gone is soon away, and stays so."""
    async with harness(data, patience=Patience(count=0, away=200)) as running:
        yield running


def tallies(socket: Socket) -> list[dict[str, object]]:
    assert socket.table is not None
    return list(socket.table["tallies"])


async def test_a_pause_is_agreed_on_by_all_who_are_here(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", "Cid", pace="none") as people:
        a, b, c = (person.socket for person in people)
        await a.act("vote", topic="pause")
        await b.act("vote", topic="pause")
        assert tallies(b) == [
            {"topic": "pause", "seat": None, "by": [0, 1], "unnamed": 0, "needed": 3}
        ]
        assert b.table is not None
        assert b.table["paused"] is None
        assert (await b.move(STAY))["type"] == "done"
        await b.act("vote", topic="pause", is_for=False)
        await c.act("vote", topic="pause")
        assert tallies(c)[0]["by"] == [0, 2]
        await b.act("vote", topic="pause")
        await paused(c, "agreed")
        assert tallies(c) == []
        await c.act("vote", topic="go-on")
        assert (await c.move(STAY))["reason"] == "paused"
        assert tallies(c) == [
            {"topic": "go-on", "seat": None, "by": [2], "unnamed": 0, "needed": 2}
        ]
        await a.act("vote", topic="go-on")
        await paused(a, None)
        assert (await a.move(STAY))["type"] == "done"


async def test_who_says_whom_a_pause_is_about_asks_for_the_same_pause(
    agreeing: Harness,
) -> None:
    async with in_play(agreeing, "Ann", "Bob", pace="none") as (ann, bob):
        await ann.socket.act("vote", topic="pause", seat=0)
        await bob.socket.act("vote", topic="pause", seat=1)
        await paused(ann.socket, "agreed")


async def test_whoever_goes_is_not_asked_any_more(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", "Cid", pace="none") as people:
        a, b, c = (person.socket for person in people)
        await a.act("vote", topic="pause")
        await b.act("vote", topic="pause")
        await c.close()
        await paused(a, "agreed")
        await a.act("vote", topic="go-on")
        await b.close()
        await paused(a, None)


async def test_an_absent_person_is_removed_by_most_of_the_others(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", "Cid", pace="none") as people:
        (a, b, c), cid = (person.socket for person in people), people[2]
        assert (await a.act("vote", topic="remove", seat=2))["reason"] == "is-here"
        assert (await a.act("vote", topic="remove", seat=9))["reason"] == "nobody-there"
        assert (await a.act("vote", topic="remove"))["reason"] == "nobody-there"
        await c.close()
        await place_is(a, 2, presence="away")
        await a.act("vote", topic="remove", seat=2)
        assert tallies(a) == [{"topic": "remove", "seat": 2, "by": [0], "unnamed": 0, "needed": 2}]
        assert (await a.place(2))["taken"] == "person"
        await b.act("vote", topic="remove", seat=2)
        await place_is(a, 2, taken="bot", bot="normal")
        assert (await a.act("vote", topic="remove", seat=2))["reason"] == "nobody-there"
        await a.until(lambda: 2 in a.view["chosen"])
        async with cid.at(cid.code) as again:
            await again.until(lambda: again.snapshot)
            assert again.snapshot is not None
            assert again.snapshot["you"] is None
            assert again.snapshot["seats"][2]["bot"] == "normal"
            assert b'"card"' not in b"".join(again.raw)
            assert (await again.move(STAY))["reason"] == "not-seated"


async def test_whoever_was_removed_sees_no_second_hand(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", bots=1, pace="none") as (ann, bob):
        await bob.socket.close()
        await place_is(ann.socket, 1, presence="away")
        await ann.socket.act("vote", topic="remove", seat=1)
        await place_is(ann.socket, 1, taken="bot")
        async with bob.at(bob.code) as again:
            assert (await again.act("take-seat", seat=2))["reason"] == "place-taken"
            assert (await again.act("take-seat", seat=1))["type"] == "done"


async def test_who_comes_back_in_time_is_not_removed(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", "Cid", pace="none") as people:
        a, b, c = (person.socket for person in people)
        await c.close()
        await place_is(a, 2, presence="away")
        await a.act("vote", topic="remove", seat=2)
        async with people[2].at(people[2].code) as c:
            assert (await b.act("vote", topic="remove", seat=2))["reason"] == "is-here"
            await b.act("here")
            assert tallies(b) == []
        await place_is(b, 2, presence="away")
        await b.act("vote", topic="remove", seat=2)
        assert tallies(b)[0]["by"] == [1], "Ann has not asked for it this time"


async def test_where_no_bot_can_play_nobody_is_removed(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", game="halt") as (ann, bob):
        await bob.socket.close()
        await place_is(ann.socket, 1, presence="away", bot_in=None)
        answer = await ann.socket.act("vote", topic="remove", seat=1)
        assert answer.get("reason") == "not-offered"


async def test_when_it_is_over_nobody_is_asked_anything(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", pace="none") as (ann, bob):
        a, b = ann.socket, bob.socket
        await b.act("vote", topic="pause")
        await a.act("stop")
        await a.until(lambda: a.table and a.table["phase"] == "over")
        await b.act("here")
        assert tallies(b) == []
        assert (await b.act("vote", topic="pause"))["reason"] == "not-running"


async def test_time_is_as_fast_again_when_who_needed_more_is_removed(agreeing: Harness) -> None:
    async with in_play(agreeing, "Ann", "Bob", pace="none") as (ann, bob):
        a = ann.socket
        await bob.socket.act("stretch", factor=3)
        await bob.socket.close()
        await place_is(a, 1, presence="away")
        await a.act("vote", topic="remove", seat=1)
        await place_is(a, 1, taken="bot")
        assert a.table is not None
        assert a.table["stretch"] == 1
        before = await now(a)
        await agreeing.advance(seconds=0.6)
        assert await now(a) == before + 600
