"""Going and coming back: SIGTERM, kill -9, unattended deadlines, clocks that stand still."""

import asyncio
from pathlib import Path

import pytest

from gloaming.server import wire
from tests.server.clients import begun_against_bots as begin
from tests.server.looking import clock_reaches
from tests.server.real import real_server, strained_server
from tests.support.harness import harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}


async def test_sigterm_sends_everybody_away_to_come_again(data: Path) -> None:
    with real_server(data) as server:
        ann, code, a = await begin(server, 300)
        view, events = a.view, list(a.events)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert await a.closed() == wire.CLOSE_RESTART
        assert await stopping < 5
        assert server.process.returncode == 0
        server.start()
        async with ann.at(code) as again:
            await again.until(lambda: again.snapshot)
            assert (again.view, again.events) == (view, events)
            assert (await again.move(STAY))["type"] == "done"


async def test_after_kill_9_the_match_goes_on_and_no_clock_is_charged(data: Path) -> None:
    with strained_server(data, count=0) as server:
        ann, code, a = await begin(server, 5)
        view, deadline = a.view, a.deadline
        await clock_reaches(a, 1200)
        server.kill()
        await a.closed()
        server.start("--ahead", "6000")
        async with ann.at(code) as again:
            await again.until(lambda: again.snapshot)
            assert again.snapshot is not None
            assert (again.view, again.deadline) == (view, deadline)
            assert again.snapshot["now"] < 4500
            assert (await again.move(STAY))["type"] == "done"


async def test_a_deadline_falls_due_though_nobody_looks(data: Path) -> None:
    async with harness(data) as server:
        ann, code, a = await begin(server, 5)
        await a.close()
        await server.kill()
        await server.start()
        await server.advance(seconds=6.5)
        async with ann.at(code) as again:
            await again.until(lambda: again.snapshot)
            assert {"type": "time-ran-out"} in again.events


async def test_a_move_in_flight_is_kept_or_can_be_sent_again(data: Path) -> None:
    with real_server(data) as server:
        ann, code, a = await begin(server, 300)
        await a.send({"type": "move", "key": "in-flight-1", "frame": a.n, "move": STAY})
        server.kill()
        await a.closed()
        server.start()
        async with ann.at(code) as again:
            await again.until(lambda: again.snapshot)
            answer = await again.move(STAY, key="in-flight-1")
            assert answer["type"] == "done"
            await again.until(lambda: any(event["type"] == "showed" for event in again.events))


async def test_it_tells_operators_how_it_is(data: Path) -> None:
    with real_server(data) as server:
        ann, _code, _a = await begin(server, 300)
        assert (await ann.http.get("/ready")).text == "ready\n"
        numbers = await server.metrics()
        assert "gloaming_sockets 1.0" in numbers
        assert "gloaming_rooms 1.0" in numbers
        lines = server.log.read_text("utf-8").splitlines()
        assert any('"event":"match-started"' in line for line in lines)
        assert not any("card" in line or "Ann" in line for line in lines)
