"""Match time: it stands, goes on and is slower, also for a server that was killed meanwhile."""

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core import Millis, allowance
from gloaming.server.bots import PACE
from gloaming.server.clock import MatchClock
from tests.server.clients import Client, Server, Socket
from tests.server.looking import clock_reaches, now, paused
from tests.server.real import strained_server
from tests.support.harness import Harness, harness

STAY = {"type": "stay"}
LOST = 500
"""How far a slow clock may go back after a kill: a second between two beats, and some, by three."""


class Watch:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.ticks = 1000
        self.clock = MatchClock(lambda: self.ticks)

    def after(self, millis: int) -> MatchClock:
        self.ticks += millis
        return self.clock


def test_it_begins_at_nothing_and_goes() -> None:
    assert Watch().after(250).now() == 250


def test_it_stands_while_it_is_paused_and_goes_on_from_there() -> None:
    watch = Watch()
    watch.after(100).set(watch.clock.now(), 1, is_paused=True)
    assert watch.after(5000).now() == 100
    assert watch.clock.wait(Millis(400)) is None
    watch.clock.set(watch.clock.now(), 1, is_paused=False)
    assert watch.after(30).now() == 130
    assert watch.clock.wait(Millis(400)) == 270


def test_it_is_slower_for_whoever_needs_more_time() -> None:
    watch = Watch()
    watch.after(100).set(watch.clock.now(), 3, is_paused=False)
    assert watch.after(300).now() == 200
    assert watch.clock.wait(Millis(250)) == 150


def test_a_clock_of_the_machine_that_goes_back_takes_nothing_away() -> None:
    assert Watch().after(-500).now() == 0


TURNS = st.lists(st.tuples(st.integers(0, 500), st.integers(1, 3), st.booleans()))


@given(TURNS)
def test_however_it_is_turned_it_never_goes_back(turns: list[tuple[int, int, bool]]) -> None:
    watch, latest = Watch(), 0
    for millis, stretch, is_paused in turns:
        now = watch.after(millis).now()
        assert now >= latest
        watch.clock.set(now, stretch, is_paused=is_paused)
        assert watch.clock.now() == now
        wait = watch.clock.wait(Millis(now + 10))
        assert wait == (None if is_paused else 10 * stretch)
        latest = now


def test_the_paces_that_games_offer() -> None:
    def times(pace: str) -> Millis | None:
        return allowance(pace, 7, relaxed=20, quick=10)  # type: ignore[arg-type]

    assert [times(pace) for pace in ("none", "relaxed", "quick", "own")] == [
        None, 20_000, 10_000, 7000,
    ]  # fmt: skip


# On a server


async def begin(server: Server, seconds: int = 60) -> tuple[Client, Socket]:
    """Ann against two bots who have chosen; the code is on Ann's client."""
    ann = await Client.enter(server, "Ann")
    ann.code = await ann.make_table(pace="own", seconds=seconds)
    a = await ann.dial(await ann.ticket(ann.code))
    await a.until(lambda: a.table)
    await a.act("sit", place=0)
    for place in (1, 2):
        await a.act("add-bot", place=place, bot="easy")
    return ann, a


@pytest.mark.anyio
async def test_while_a_match_is_paused_nobody_moves_and_no_deadline_fires(
    server: Harness,
) -> None:
    _ann, a = await begin(server, 5)
    await a.act("start")
    await a.until(lambda: a.view.get("chosen") == [1, 2])
    assert (await a.act("vote", topic="go-on"))["reason"] == "not-paused"
    assert (await a.act("vote", topic="pause"))["type"] == "done"
    await paused(a, "agreed")
    stood, count = await now(a), len(a.events)
    assert (await a.move(STAY))["reason"] == "paused"
    assert (await a.act("vote", topic="pause"))["reason"] == "paused"
    await server.advance(seconds=5.2)
    assert (await now(a), len(a.events)) == (stood, count)
    await a.act("vote", topic="go-on")
    await paused(a, None)
    assert a.table is not None
    assert stood <= a.table["now"] < stood + 1000
    assert (await a.move(STAY))["type"] == "done"
    await a.close()


@pytest.mark.anyio
async def test_bots_stand_still_while_a_match_is_paused(data: Path) -> None:
    async with harness(data, bot_pace=1) as thoughtful:
        _ann, a = await begin(thoughtful)
        await a.act("start")
        await a.act("vote", topic="pause")
        await paused(a, "agreed")
        assert a.view["chosen"] == [], "the bots were thinking"
        await thoughtful.advance(seconds=PACE[1] + 0.3)
        assert a.view["chosen"] == []
        await a.act("vote", topic="go-on")
        await a.until(lambda: a.view["chosen"] == [1, 2])
        await a.close()


@pytest.mark.anyio
async def test_more_time_asked_for_before_and_in_a_match(server: Harness) -> None:
    _ann, a = await begin(server)
    assert (await a.act("stretch", factor=3))["type"] == "done"
    assert a.table is not None
    assert (a.table["stretch"], a.table["places"][0]["stretch"]) == (3, 3)
    await a.act("start")
    await server.advance(seconds=0.9)
    passed = await now(a)
    assert passed == 300
    await a.act("stretch", factor=1)
    assert a.table["stretch"] == 1
    turned = await now(a)
    await server.advance(seconds=0.5)
    assert await now(a) == turned + 500
    assert a.table["now"] >= passed
    await a.close()


@pytest.mark.anyio
async def test_who_watches_has_no_say_about_time(server: Harness) -> None:
    ann, a = await begin(server)
    await a.act("start")
    async with (await Client.enter(server, "Eve")).at(ann.code) as eve:
        assert (await eve.act("stretch", factor=2))["reason"] == "not-seated"
        assert (await eve.act("vote", topic="pause"))["reason"] == "not-seated"
    await a.close()


@pytest.mark.anyio
async def test_after_kill_9_a_paused_clock_is_where_it_stood(data: Path) -> None:
    with strained_server(data, count=0) as server:
        ann, a = await begin(server)
        await a.act("start")
        await a.until(lambda: a.view.get("chosen") == [1, 2])
        await a.act("vote", topic="pause")
        await paused(a, "agreed")
        stood = await now(a)
        server.kill()
        server.start("--ahead", "1200")
        async with ann.at(ann.code) as b:
            assert b.table is not None
            assert (b.table["paused"], await now(b)) == ("agreed", stood)
            assert (await b.move(STAY))["reason"] == "paused"
            await b.act("stretch", factor=3)
            assert await now(b) == stood
            await b.act("vote", topic="go-on")
            await paused(b, None)
            assert (await b.move(STAY))["type"] == "done"


@pytest.mark.anyio
async def test_after_kill_9_a_clock_that_was_turned_goes_on_as_it_went(data: Path) -> None:
    with strained_server(data, count=0) as server:
        ann, a = await begin(server)
        await a.act("start")
        await a.act("vote", topic="pause")
        await paused(a, "agreed")
        await a.act("vote", topic="go-on")
        await paused(a, None)
        await a.act("stretch", factor=3)
        await clock_reaches(a, 1000)
        went, asked = await now(a), time.monotonic()
        server.kill()
        server.start("--ahead", "60000")
        async with ann.at(ann.code) as b:
            assert b.table is not None
            assert (b.table["paused"], b.table["stretch"]) == (None, 3)
            later = await now(b)
            up = time.monotonic() - asked
        assert went - LOST <= later <= went + 1000 * up / 3 + 100, "time without a server is free"
