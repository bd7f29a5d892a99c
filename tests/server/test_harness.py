"""Time in the harness: it stands while anything goes on, and then goes straight to what is next."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.clients import in_play
from tests.server.looking import now
from tests.support.clock import VirtualClock
from tests.support.harness import Harness, harness

pytestmark = pytest.mark.anyio

STAY = {"type": "stay"}


def test_timers_fire_in_order_and_not_when_cancelled() -> None:
    clock, fired = VirtualClock(), list[str]()
    clock.call_later(2, fired.append, "second")
    clock.call_later(1, fired.append, "first").cancel()
    clock.call_later(1.5, fired.append, "first")
    while clock.next_due() is not None:
        clock.fire_next()
    assert (fired, clock.ticks()) == (["first", "second"], 2000)


async def test_an_hour_passes_in_no_time_and_to_the_millisecond(server: Harness) -> None:
    began, ticks = time.monotonic(), server.clock.ticks()
    await server.advance(seconds=3600)
    assert server.clock.ticks() == ticks + 3_600_000
    assert time.monotonic() - began < 30


async def test_time_stands_while_a_move_is_written(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, _bob):
        before = await now(ann.socket)
        assert (await ann.socket.move(STAY))["type"] == "done"
        assert await now(ann.socket) == before


async def test_a_task_that_sleeps_goes_on_when_it_is_time(server: Harness) -> None:
    slept: list[int] = []

    async def sleeper() -> None:
        await server.sources.sleep(5)
        slept.append(server.clock.ticks())

    sleeping = asyncio.create_task(sleeper())
    await server.advance(seconds=4.999)
    assert slept == []
    await server.advance(seconds=0.001)
    await sleeping
    assert slept == [5000]


async def test_what_never_comes_is_waited_for_by_the_clock_alone(server: Harness) -> None:
    with pytest.raises(TimeoutError):
        await server.until(lambda: False, seconds=100_000)
    assert server.clock.ticks() == 100_000_000


async def test_two_harnesses_with_the_same_story_send_the_same_bytes(data: Path) -> None:
    heard: list[list[bytes]] = []
    for name in ("one", "other"):
        async with (
            harness(data / name) as server,
            in_play(server, "Ann", bots=2, pace="none") as (ann,),
        ):
            await ann.socket.until(lambda a=ann.socket: a.view["chosen"] == [1, 2])  # type: ignore[misc]
            heard.append([raw for raw in ann.socket.raw if b'"type":"done"' not in raw])
    assert heard[0] == heard[1]
