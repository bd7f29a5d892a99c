"""What a socket has folded from its updates is what a new socket is shown, in every game."""

from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from random import Random

import pytest
from websockets import ConnectionClosed

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.server.wire import CLOSE_RESTART
from tests.games.halt import GAME as HALT
from tests.server.clients import Client, Socket
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

MOVES = 120


async def all_seated(server: Harness, game: AnyGame, stack: AsyncExitStack) -> list[Client]:
    """A person on every place, and the match begun."""
    places = len(game.roles(game.options()).places)
    people = [await Client.enter(server, f"Person {number}") for number in range(places)]
    code = await people[0].make_table(game.name)
    for place, person in enumerate(people):
        person.code = code
        person.socket = await stack.enter_async_context(person.at(code))
        assert (await person.socket.act("sit", place=place))["type"] == "done"
    assert (await people[0].socket.act("start"))["type"] == "done"
    for person in people:
        await person.socket.until(lambda socket=person.socket: socket.snapshot)  # type: ignore[misc]
    return people


async def compare(person: Client) -> None:
    """A new socket of the same seat sees what the old one has folded."""
    old = person.socket
    async with person.at(person.code) as new:
        await new.until(lambda: new.snapshot)
        assert (old.view, old.legal, old.deadline) == (new.view, new.legal, new.deadline)
        assert old.events == new.events


def may_move(people: list[Client]) -> list[Socket]:
    return [person.socket for person in people if person.socket.legal]


FOLDED = [GAMES["bluff"], GAMES["amsterdam"], HALT]


@pytest.mark.parametrize("game", FOLDED, ids=lambda game: game.name)
async def test_a_snapshot_is_the_fold_of_the_updates(server: Harness, game: AnyGame) -> None:
    rng = Random(3)
    compared = 0
    async with AsyncExitStack() as stack:
        people = await all_seated(server, game, stack)
        for number in range(MOVES):
            first = people[0].socket
            await first.until(lambda: may_move(people) or first.over)  # noqa: B023 - runs here
            movers = may_move(people)
            if any(person.socket.over for person in people) or not movers:
                break
            mover = rng.choice(movers)
            answer = await mover.move(rng.choice(mover.legal))
            assert answer["type"] in {"done", "too-late"}, "another seat may have been faster"
            if number % 4 == 0:
                for person in people:
                    await compare(person)
                    compared += 1
    assert compared >= len(people)


async def test_a_game_that_stumbles_harms_its_own_table_only(server: Harness) -> None:
    async with AsyncExitStack() as stack:
        ill = await all_seated(server, replace(GAMES["bluff"], name="broken"), stack)
        well = await all_seated(server, GAMES["bluff"], stack)
        fold = {"type": "move", "key": "fold-fold", "frame": 0, "move": {"type": "fold"}}
        for person in ill:
            with suppress(ConnectionClosed):  # with the last one it may hang up at once
                await person.socket.send(fold)
        for person in ill:
            assert await person.socket.closed() == CLOSE_RESTART
        for person in well:
            assert (await person.socket.move({"type": "fold"}))["type"] == "done"
        await well[0].socket.until(lambda: well[0].socket.view["round"] == 2)
