"""Twins in Shadow House: other cards in other hands, and not a byte of it for whoever may not see.

Chance is given by its draws. Both worlds deal Ann the same cards and everybody the same Characters;
what lies in the Safe and in the hands of Bob and Cid differs.
"""

import itertools
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gloaming.core import Input, Millis, Place, Seat
from gloaming.games.house import GAME
from gloaming.games.house.messages import Deal, Hide, Options
from tests.server.real import Client, Socket, real_server

pytestmark = pytest.mark.anyio

RUNNER = (sys.executable, str(Path(__file__).with_name("twin.py")))
NAMES = ("Ann", "Bob", "Cid")
OPTIONS = {"pace": "none", "mode": "conspiracy"}
PLACES = (Place("detective"),) * len(NAMES)
ANNS = (0, 1, 2, 7, 8, 9)
HERE = {"safe": (3, 4), "bob": (0, 1, 3, 5, 6, 8), "cid": (2, 4, 5, 6, 7, 9)}
THERE = {"safe": (1, 4), "bob": (0, 2, 3, 5, 7, 9), "cid": (3, 4, 5, 6, 6, 8)}
"""Where a Character stands is seen by all: so many cards are lower in both."""
Hands = Mapping[str, tuple[int, ...]]


def draws(hands: Hands) -> list[int]:
    """Which of its choices nature has to take so that these are dealt."""
    state = GAME.setup(Options(**OPTIONS), PLACES)  # type: ignore[arg-type]
    safe = iter(hands["safe"])
    dealt = [iter(ANNS), iter(hands["bob"]), iter(hands["cid"])]
    order = itertools.cycle((2, 1, 0))
    chosen = []
    while choices := GAME.legal(state, "nature"):
        index = 0
        if isinstance(choices[0], Hide):
            index = _first(choices, next(safe))
        elif isinstance(choices[0], Deal):
            index = _first(choices, next(dealt[next(order)]))
        chosen.append(index)
        state = GAME.apply(state, Input(Millis(0), "nature", choices[index])).state
    assert tuple(state.players[Seat(0)].cards) == ANNS
    return chosen


def _first(choices: tuple[Any, ...], value: int) -> int:
    return [choice.value for choice in choices].index(value)


class World:
    """One of the twins, with Ann, Bob and Cid at a table and Eve watching."""

    def __init__(self) -> None:
        self.sockets: dict[str, Socket] = {}

    async def open(self, stack: AsyncExitStack, folder: Path, hands: Hands) -> None:
        """Everybody sits down, and the cards are dealt."""
        given = ",".join(map(str, draws(hands)))
        server = stack.enter_context(real_server(folder, "--draws", given, runner=RUNNER))
        clients = {name: await Client.enter(server, name) for name in (*NAMES, "Eve")}
        code = await clients["Ann"].make_table("house", **OPTIONS)
        for place, (name, client) in enumerate(clients.items()):
            socket = self.sockets[name] = await stack.enter_async_context(client.at(code))
            if name in NAMES:
                await socket.act("sit", key=f"sit-down-{place}", place=place)
        await self.sockets["Ann"].act("start", key="start-now")
        await self._all(lambda socket: socket.snapshot is not None)

    async def _all(self, is_so: Callable[[Socket], bool]) -> None:
        for socket in self.sockets.values():
            await socket.until(lambda socket=socket: is_so(socket))  # type: ignore[misc]

    async def move(self, name: str, key: str, **move: Any) -> dict[str, Any]:
        """Somebody moves, and all have seen it."""
        before = self.sockets["Eve"].n
        answer = await self.sockets[name].move(move, key=key)
        if answer["type"] == "done":
            await self._all(lambda socket: socket.n > before)
        return answer


@pytest.fixture
async def twins(tmp_path: Path) -> AsyncIterator[list[World]]:
    async with AsyncExitStack() as stack:
        worlds = [World(), World()]
        for world, name, hands in zip(worlds, ("here", "there"), (HERE, THERE), strict=True):
            await world.open(stack, tmp_path / name, hands)
        yield worlds


async def test_the_twins_do_differ(twins: list[World]) -> None:
    here, there = (world.sockets["Bob"] for world in twins)
    assert here.view["rows"][1] != there.view["rows"][1]
    assert here.raw != there.raw


async def test_ann_and_eve_hear_the_same_bytes_in_both(twins: list[World]) -> None:
    for world in twins:
        for name in NAMES:
            await world.move(name, f"{name}-arranges", type="arrange", left=0)
        ann = world.sockets["Ann"]
        await world.move("Ann", "ann-asks", type="ask")
        await world.move("Ann", "ann-digs", type="dig", whom=1, place=0, value=3)
        await world.move("Ann", "ann-asks-bob", type="question", whom=1)
        await world.move("Bob", "bob-claims", type="claim", what="has", value=3)
        await world.move("Bob", "bob-asks", type="ask")
        await world.move("Cid", "cid-says-nothing-readable", type="nonsense")
        await ann.recall(0, key="ann-looks-back")
        await ann.consult("aid", key="ann-asks-for-aid")
    here, there = twins
    assert here.sockets["Ann"].view["replies"], "Bob was to answer a question"
    for name in ("Ann", "Eve"):
        assert here.sockets[name].raw == there.sockets[name].raw
        assert len(here.sockets[name].raw) >= 8
