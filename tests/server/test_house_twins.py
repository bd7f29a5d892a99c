"""Twins in Shadow House: other cards in other hands, and not a byte of it for whoever may not see.

Chance is given by its draws. Both worlds deal Ann the same cards and everybody the same Characters;
what lies in the Safe and in the hands of Bob and Cid differs, and so may a token that was drawn.
"""

import itertools
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gloaming.core import Input, Millis, Place, Seat
from gloaming.games.house import GAME
from gloaming.games.house.messages import Deal, Hide, Mode, Options
from tests.server.clients import Client, Socket
from tests.server.real import real_server

pytestmark = pytest.mark.anyio

RUNNER = (sys.executable, "-m", "tests.server.twin")
NAMES = ("Ann", "Bob", "Cid")
PLACES = (Place("detective"),) * len(NAMES)
ANNS = (0, 1, 2, 7, 8, 9)
HERE = {"safe": (3, 4), "bob": (0, 1, 3, 5, 6, 8), "cid": (2, 4, 5, 6, 7, 9)}
THERE = {"safe": (1, 4), "bob": (0, 2, 3, 5, 7, 9), "cid": (3, 4, 5, 6, 6, 8)}
"""Where a Character stands is seen by all: so many cards are lower in both."""
Hands = Mapping[str, tuple[int, ...]]
ANNS_TOKENS, BOBS_TOKEN, CIDS_TOKEN = (1, 2), 3, 4
"""What the first Drink brings: each fits into the row of its owner at the same gap in both."""


def draws(mode: Mode, hands: Hands) -> list[int]:
    """Which of its choices nature has to take so that these are dealt."""
    state = GAME.setup(Options(mode=mode), PLACES)
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


def a_drink(cids_token: int) -> list[int]:
    """Which choices of nature give Ann, Bob and Cid these tokens, out of all eight each."""
    first, second = ANNS_TOKENS
    return [first - 1, second - 2, BOBS_TOKEN - 1, cids_token - 1]


class World:
    """One of the twins, with Ann, Bob and Cid at a table and Eve watching."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.sockets: dict[str, Socket] = {}

    async def open(
        self, stack: AsyncExitStack, folder: Path, hands: Hands, *, then: Sequence[int] = ()
    ) -> None:
        """Everybody sits down, and the cards are dealt; `then` are nature's further choices."""
        given = ",".join(map(str, [*draws(self.mode, hands), *then]))
        server = stack.enter_context(real_server(folder, "--draws", given, runner=RUNNER))
        clients = {name: await Client.enter(server, name) for name in (*NAMES, "Eve")}
        code = await clients["Ann"].make_table("house", pace="none", mode=self.mode)
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

    async def arranges(self) -> None:
        """All rows lie on the table."""
        for name in NAMES:
            await self.move(name, f"{name}-arranges", type="arrange", left=0)

    async def misses(self, name: str, whom: int, place: int, value: int, shows: int) -> None:
        """Somebody digs, is wrong in both worlds, and shows a card that is the same in both."""
        dig = {"type": "dig", "whom": whom, "place": place, "value": value}
        assert (await self.move(name, f"{name}-digs", **dig))["type"] == "done"
        answer = await self.move(name, f"{name}-shows", type="reveal", place=shows)
        assert answer["type"] == "done"


async def twins(
    stack: AsyncExitStack, folder: Path, mode: Mode, *, then: Sequence[Sequence[int]] = ((), ())
) -> list[World]:
    """Both of them, dealt; nature goes on in each as it is told."""
    worlds = [World(mode), World(mode)]
    places = zip(worlds, ("here", "there"), (HERE, THERE), then, strict=True)
    for world, name, hands, further in places:
        await world.open(stack, folder / name, hands, then=further)
    return worlds


def assert_alike(worlds: list[World], *names: str, least: int = 8) -> None:
    """To these not a byte was different."""
    here, there = worlds
    for name in names:
        assert here.sockets[name].raw == there.sockets[name].raw
        assert len(here.sockets[name].raw) >= least


@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
async def test_the_twins_do_differ(tmp_path: Path, mode: Mode) -> None:
    async with AsyncExitStack() as stack:
        here, there = (one.sockets["Bob"] for one in await twins(stack, tmp_path, mode))
        assert here.view["rows"][1] != there.view["rows"][1]
        assert here.raw != there.raw


async def test_questions_and_talk_are_the_same_bytes_to_ann_and_eve(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        worlds = await twins(stack, tmp_path, "conspiracy")
        for world in worlds:
            await world.arranges()
            await world.move("Ann", "ann-asks", type="ask")
            await world.move("Ann", "ann-digs", type="dig", whom=1, place=0, value=3)
            await world.move("Ann", "ann-asks-bob", type="question", whom=1)
            await world.move("Bob", "bob-claims", type="claim", what="has", value=3)
            await world.move("Bob", "bob-asks", type="ask")
            await world.move("Cid", "cid-says-nothing-readable", type="nonsense")
            await world.sockets["Ann"].recall(0, key="ann-looks-back")
            await world.sockets["Ann"].consult("aid", key="ann-asks-for-aid")
        assert worlds[0].sockets["Ann"].view["replies"], "Bob was to answer a question"
        assert_alike(worlds, "Ann", "Eve")


@pytest.mark.rule("HOUSE-13", "HOUSE-44")
async def test_a_token_in_the_hand_is_no_byte_to_others_while_some_place_theirs(
    tmp_path: Path,
) -> None:
    """Cid draws another token here than there, and is the last to place it."""
    async with AsyncExitStack() as stack:
        then = (a_drink(cids_token=6), a_drink(cids_token=8))
        worlds = await twins(stack, tmp_path, "faction", then=then)
        for world in worlds:
            await world.arranges()
            await world.move("Ann", "ann-drinks", type="drink")
            await world.move("Bob", "bob-places", type="place-hint", value=BOBS_TOKEN, gap=2)
            await world.move("Ann", "ann-places", type="place-hint", value=1, gap=1)
            await world.move("Ann", "ann-tries-cids", type="place-hint", value=6, gap=4)
            await world.sockets["Ann"].recall(0, key="ann-looks-back")
            await world.sockets["Ann"].consult("aid", key="ann-asks-for-aid")
        here, there = (world.sockets["Cid"].view["drawn"] for world in worlds)
        assert (here, there) == ([6], [8])
        assert worlds[0].sockets["Eve"].view["waits_for"] == [0, 2]
        assert_alike(worlds, "Ann", "Eve")


@pytest.mark.rule("HOUSE-26", "HOUSE-44")
async def test_what_the_safe_keeper_saw_is_no_byte_to_others(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        then = (a_drink(CIDS_TOKEN),) * 2
        worlds = await twins(stack, tmp_path, "faction", then=then)
        for world in worlds:
            await world.arranges()
            await world.misses("Ann", 1, 0, 9, shows=0)
            await world.misses("Bob", 0, 1, 9, shows=0)
            await world.misses("Cid", 0, 1, 8, shows=1)
            await world.move("Ann", "ann-drinks", type="drink")
            await world.move("Cid", "cid-places", type="place-hint", value=CIDS_TOKEN, gap=1)
            await world.move("Ann", "ann-places", type="place-hint", value=1, gap=1)
            await world.move("Bob", "bob-places", type="place-hint", value=BOBS_TOKEN, gap=2)
            await world.move("Ann", "ann-places-two", type="place-hint", value=2, gap=2)
            await world.move("Bob", "bob-unlocks", type="unlock", low=9, high=9)
            await world.sockets["Ann"].consult("aid", key="ann-asks-for-aid")
        assert worlds[0].sockets["Eve"].view["keeper"] == 1
        seen = [tuple(world.sockets["Bob"].view["safe"]) for world in worlds]
        assert seen == [HERE["safe"], THERE["safe"]]
        assert_alike(worlds, "Ann", "Eve", least=16)
