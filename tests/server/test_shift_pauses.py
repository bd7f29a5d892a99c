"""A bot that has the Guards takes as long to answer, whatever lies under the counter it sees.

Two worlds differ in where Bob's Criminals are. Bob brings the same counter into view of a Guard.
"""

import asyncio
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.plan import Square, rings_around
from gloaming.server.bots import PACE, STEP
from tests.server.clients import Client, Frame, Socket
from tests.server.real import real_server

pytestmark = [pytest.mark.anyio, pytest.mark.alone]

RUNNER = (sys.executable, "-m", "tests.server.twin")
ONES_AND_SIXES = "0,35"
"""Guards roll two ones, and Bob two sixes."""
PACED = 0.4
LATE = 0.15
"""How much later than in the other world a busy machine may tell something."""
RUNNER_UP = 9
"""The counter that comes into view."""
HERE = {1, 2, 3, RUNNER_UP}
THERE = {1, 2, 3, 4}
PLAN = PLANS["warehouse"]


class Interruption(NamedTuple):
    """What Eve, who watches, was sent until it was over, what was flipped, and after how long."""

    heard: list[bytes]
    flipped: str
    seconds: float


async def interrupted(folder: Path, criminals: set[int]) -> Interruption:
    """A bot has the Guards, and is asked whether to flip."""
    async with AsyncExitStack() as stack:
        args = ("--draws", ONES_AND_SIXES, "--bot-pace", str(PACED))
        server = stack.enter_context(real_server(folder, *args, runner=RUNNER))
        clients = [await Client.enter(server, name) for name in ("Bob", "Eve")]
        code = await clients[0].make_table("shift", pace="none", flips="asked")
        bob, eve = [await stack.enter_async_context(client.at(code)) for client in clients]
        await bob.act("sit", key="bob-sits", place=1)
        await bob.act("add-bot", key="bot-sits", place=0, bot="easy")
        await bob.act("start", key="bob-starts")
        await bob.until(lambda: bob.legal)
        await hide(bob, criminals)
        await come_into_view(bob)
        asked = time.monotonic()
        await eve.until(lambda: any(map(flips, eve.frames)))
        seconds = time.monotonic() - asked
        number, flipped = next(
            (number, flip[0]) for number, frame in enumerate(eve.frames) if (flip := flips(frame))
        )
        return Interruption(eve.raw[:number], flipped, seconds)


def flips(frame: Frame) -> list[str]:
    """What an update tells of undersides."""
    events = [event["type"] for one in frame.get("witnessed", ()) for event in one["events"]]
    return [event for event in events if event in {"shown-blank", "uncovered"}]


async def hide(bob: Socket, criminals: set[int]) -> None:
    for counter, square in enumerate(PLAN.entry, start=1):
        move = {"type": "place-counter", "square": PLAN.names[square]}
        await make(bob, {**move, "is_criminal": counter in criminals})


async def make(bob: Socket, move: Frame) -> None:
    """A move of Bob's, and what it does is seen."""
    before = bob.n
    assert (await bob.move(move, key=f"bob-{before:06}"))["type"] == "done"
    await bob.until(lambda: bob.n > before)


async def come_into_view(bob: Socket) -> None:
    """By the shortest way to what a Guard sees, turn by turn."""
    while bob.view["phase"] != "flip":
        await bob.until(lambda: bob.legal or bob.view["phase"] == "flip")
        if bob.view["phase"] == "turn":
            await make(bob, {"type": "roll"})
        elif bob.view["phase"] == "move":
            await make(bob, next_step(bob.view))


def next_step(view: Any) -> Frame:
    numbers = PLAN.numbers
    guards = [PLAN.sees[numbers[guard["square"]]] for guard in view["guards"]]
    seen = [
        square
        for square in map(Square, range(len(PLAN.names)))
        if any(sees >> square & 1 for sees in guards) and square not in PLAN.vaults
    ]
    rings = enumerate(rings_around(seen, PLAN.around))
    steps = {square: number for number, ring in rings for square in ring}
    stands = numbers[view["shadows"][RUNNER_UP - 1]["square"]]
    if view["moved"] == RUNNER_UP or (view["mover"] == RUNNER_UP and not view["steps"]):
        return {"type": "end-turn"}
    square = min(PLAN.around[stands], key=lambda square: steps[square])
    return {"type": "walk", "counter": RUNNER_UP, "die": 6, "square": PLAN.names[square]}


@pytest.mark.rule("SHIFT-22", "SHIFT-33")
async def test_a_bot_takes_as_long_over_a_criminal_as_over_a_blank_counter(tmp_path: Path) -> None:
    here, there = await asyncio.gather(
        interrupted(tmp_path / "here", HERE), interrupted(tmp_path / "there", THERE)
    )
    assert (here.flipped, there.flipped) == ("uncovered", "shown-blank")
    assert here.heard == there.heard
    assert min(here.seconds, there.seconds) > PACED * PACE[0] - LATE
    assert abs(here.seconds - there.seconds) < PACED * STEP + LATE
