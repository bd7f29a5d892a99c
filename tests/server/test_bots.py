"""Bots at a table: they choose by the card they hold, their pauses tell nothing, none hangs us."""

import contextlib
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.core import Input, Millis, Seat, file
from gloaming.games.bluff.messages import Deal
from gloaming.games.shift import GAME as SHIFT
from gloaming.games.shift.messages import Counter, EndTurn, Pips, SquareName, Walk
from gloaming.server.bots import PACE, SWIFT_PACE, BotWorkers
from gloaming.server.botseats import is_going_on
from gloaming.server.sources import Sources
from tests.server.clients import Client, Socket, in_play, play_to_the_end, seated
from tests.server.real import RealServer, real_server
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio


async def test_every_reason_is_about_the_card_the_bot_held(server: Harness) -> None:
    ann = await Client.enter(server, "Ann")
    async with ann.at(await ann.make_table()) as a:
        await a.act("sit", place=0)
        for place in (1, 2, 3):
            await a.act("add-bot", place=place, bot="easy")
        for _ in range(3):
            await a.act("start")
            await a.until(lambda: a.snapshot and not a.over)
            while not a.over:
                await a.until(lambda: a.legal or a.over)
                if a.legal:
                    await a.move({"type": "stay"})
            await a.until(lambda: a.table and a.table["phase"] == "over")
            assert a.snapshot is not None
            text = (await ann.http.get(f"/api/matches/{a.snapshot['match']}/file")).content
            assert choices_told(text) > 0


def test_who_goes_on_with_steps_waits_less() -> None:
    step, other = Walk(Counter(1), Pips(3), SquareName("B2")), EndTurn()
    ann, bob = Seat(0), Seat(1)
    for last, seat, is_swift in ((step, ann, True), (step, bob, False), (other, ann, False)):
        inputs = [Input[Any](Millis(0), ann, other), Input[Any](Millis(0), ann, last)]
        assert is_going_on(SHIFT, inputs, seat) is is_swift
    assert not is_going_on(SHIFT, [], ann)
    assert max(SWIFT_PACE) < min(PACE)


def choices_told(text: bytes) -> int:
    """How many choices of bots there are, each for the card that its seat had been dealt."""
    (match,) = file.read(text)
    cards: list[int] = []
    told = 0
    for line in match.lines:
        if line.by == "nature":
            held = [] if len(cards) == len(match.header.seats) else cards
            cards = [*held, msgspec.json.decode(line.move, type=Deal).card]
        for reason in line.reasons:
            assert isinstance(line.by, int)
            assert reason.args["card"] == cards[line.by]
            stays = b"stay" in bytes(line.move)
            assert stays == (cards[line.by] >= 5)
            told += 1
    return told


@pytest.mark.parametrize("fraction", [0.0, 0.5, 0.999])
async def test_pause_length_comes_from_chance_alone(fraction: float) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    sources = Sources(sleep=sleep, token=lambda size: int(fraction * 2**32).to_bytes(size, "big"))
    await BotWorkers(0.1, sources).pause()
    least, most = PACE
    assert slept == [pytest.approx(0.1 * (least + fraction * (most - least)))]


HANGS = """
import asyncio, time
from gloaming.server.bots import BotWorkers
from gloaming.server.sources import Sources

async def main():
    workers = BotWorkers(1.0, Sources())
    asking = asyncio.create_task(workers._players.ask(time.sleep, 60))
    await asyncio.sleep(2)
    workers.close()
    assert await asking is None

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_that_hangs_does_not_keep_the_server(tmp_path: Path) -> None:
    program = tmp_path / "hangs.py"
    program.write_text(HANGS, "utf-8")
    began = time.monotonic()
    result = subprocess.run(
        (sys.executable, str(program)), capture_output=True, timeout=30, check=False
    )
    assert result.returncode == 0, result.stderr
    assert time.monotonic() - began < 10


SULKING = (sys.executable, "-m", "tests.server.sulking")


async def test_bots_that_hang_or_die_at_one_table_cost_no_other_table_a_move(data: Path) -> None:
    """Nobody has a clock: a seat that is not asked again would hold its match for ever."""
    with real_server(data, runner=SULKING) as server:
        async with contextlib.AsyncExitStack() as stack:
            for bot in ("hangs", "dies"):
                await stack.enter_async_context(in_bad_company(server, bot))
            good = [
                await stack.enter_async_context(in_play(server, "Ann", bots=2, pace="none"))
                for _ in range(3)
            ]
            for (ann,) in good:
                await play_to_the_end(ann.socket)
            for (ann,) in good:
                assert await unexplained_moves(ann) == 0


@contextlib.asynccontextmanager
async def in_bad_company(server: RealServer, bot: str) -> AsyncIterator[Socket]:
    """A person with such a bot, which makes some legal move all the same."""
    async with seated(server, "Ann", game="sulk", pace="none") as (ann,):
        await ann.socket.act("add-bot", place=1, bot=bot)
        await ann.socket.act("start")
        yield ann.socket
        await ann.socket.until(lambda: ann.socket.view.get("chosen") == [1])


async def unexplained_moves(ann: Client) -> int:
    """How many moves of bots in Ann's match have no reason: those that no bot has chosen."""
    await ann.socket.until(lambda: ann.socket.table and ann.socket.table["phase"] == "over")
    assert ann.socket.snapshot is not None
    text = (await ann.http.get(f"/api/matches/{ann.socket.snapshot['match']}/file")).content
    (match,) = file.read(text)
    chosen = [line for line in match.lines if line.by in (1, 2)]
    assert len(chosen) >= 2
    return sum(not line.reasons for line in chosen)
