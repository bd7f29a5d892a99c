"""Bots at a table: they choose by the card they hold, their pauses tell nothing, none hangs us."""

import subprocess
import sys
import time
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
from tests.server.real import Client, RealServer

pytestmark = pytest.mark.anyio


async def test_every_reason_is_about_the_card_the_bot_held(server: RealServer) -> None:
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
async def test_a_pause_comes_from_its_own_chance_and_nothing_else(fraction: float) -> None:
    pace = 0.1
    workers = BotWorkers(pace, lambda: fraction)
    began = time.monotonic()
    await workers.pause()
    least, most = PACE
    assert time.monotonic() - began >= pace * (least + fraction * (most - least)) - 0.005


HANGS = """
import asyncio, time
from gloaming.server.bots import BotWorkers

async def main():
    workers = BotWorkers(1.0, lambda: 0.0)
    asking = asyncio.create_task(workers._ask(time.sleep, 60))
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
