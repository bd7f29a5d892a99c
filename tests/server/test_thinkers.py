"""A bot that hangs or dies is its own table's trouble: all others only wait for their turn."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.games import GAMES
from gloaming.server import thinkers
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import Person
from gloaming.server.hub import Before
from gloaming.server.sources import Sources
from gloaming.server.thinkers import Thinkers
from tests.server import thoughts
from tests.server.tables import Tables
from tests.support.polling import poll

pytestmark = pytest.mark.anyio

SOON = 30.0


@pytest.fixture
async def one(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    """A single process, which everybody has to share, and little patience."""
    monkeypatch.setattr(thinkers, "LONGEST_THOUGHT", 1.0)
    alone = Thinkers(1)
    yield alone
    alone.close()


async def test_a_thought_that_takes_too_long_costs_the_others_nothing_but_time(
    one: Thinkers,
) -> None:
    async with asyncio.timeout(SOON):
        hanging = [asyncio.create_task(one.ask(thoughts.slowly, "", 60, b"never"))]
        quick = [asyncio.create_task(one.ask(thoughts.slowly, "", 0, b"now")) for _ in range(5)]
        assert await asyncio.gather(*quick, *hanging) == [b"now"] * 5 + [None]


async def test_a_process_that_dies_costs_the_others_nothing_but_time(one: Thinkers) -> None:
    async with asyncio.timeout(SOON):
        dying = [asyncio.create_task(one.ask(thoughts.fatally, ""))]
        quick = [asyncio.create_task(one.ask(thoughts.slowly, "", 0, b"now")) for _ in range(5)]
        assert await asyncio.gather(*quick, *dying) == [b"now"] * 5 + [None]


async def test_whoever_loses_the_process_is_asked_again(one: Thinkers, tmp_path: Path) -> None:
    answer = await one.ask(thoughts.fatally_once, "", str(tmp_path / "died"))
    assert answer == b"second time"


async def test_time_counts_from_when_a_question_is_taken_up(one: Thinkers) -> None:
    asked = [one.ask(thoughts.slowly, "", 0.4, b"in time") for _ in range(6)]
    assert await asyncio.gather(*asked) == [b"in time"] * 6


async def test_a_mistake_costs_only_its_own_answer(one: Thinkers) -> None:
    asked = (one.ask(thoughts.wrongly, ""), one.ask(thoughts.slowly, "", 0, b"right"))
    assert tuple(await asyncio.gather(*asked)) == (None, b"right")


async def test_whoever_goes_is_gone_and_the_next_one_gets_their_own_answer(one: Thinkers) -> None:
    assert await one.ask(thoughts.slowly, "", 0, b"warm") == b"warm"
    thinking = asyncio.create_task(one.ask(thoughts.slowly, "", 0.8, b"first"))
    waiting = asyncio.create_task(one.ask(thoughts.slowly, "", 0, b"second"))
    await poll(one._free.empty)
    thinking.cancel()
    waiting.cancel()
    gone = await asyncio.gather(thinking, waiting, return_exceptions=True)
    assert [type(one) for one in gone] == [asyncio.CancelledError] * 2
    assert await one.ask(thoughts.slowly, "", 0.5, b"third") == b"third"


async def test_when_the_server_goes_nobody_is_left_waiting(one: Thinkers) -> None:
    asked = [asyncio.create_task(one.ask(thoughts.slowly, "", 60, b"never")) for _ in range(3)]
    await poll(one._free.empty)
    began = time.monotonic()
    one.close()
    assert await asyncio.gather(*asked) == [None] * 3
    assert time.monotonic() - began < 5


async def test_what_people_ask_steps_back_behind_the_bots() -> None:
    workers = BotWorkers(0, Sources())
    try:
        players, *others = (workers._players, workers._helpers, workers._historian)
        own = os.nice(0)
        assert await players.ask(thoughts.niceness, "") == str(own).encode()
        for other in others:
            answer = await other.ask(thoughts.niceness, "")
            assert answer is not None
            assert int(answer) > own
    finally:
        workers.close()


# At a table


async def test_work_that_is_given_up_while_a_table_is_open_sends_everybody_to_come_again(
    data: Path,
) -> None:
    """Whatever ends it: nobody must wait for ever for what it would have done."""
    house = Tables(data)
    ann = Person("ann", "Ann")
    code = await house.hub.make_table(ann, GAMES["bluff"], b"{}", Before((ann,)))
    room = await house.hub.room(code)
    assert room is not None

    async def given_up() -> None:
        raise asyncio.CancelledError

    room.spawn(given_up())
    await house.settle()
    assert room.is_closed
    assert await house.hub.room(code) is not room
    await house.close()
