"""What is over leaves memory by itself: nobody waits for the collector."""

import gc
from collections.abc import Iterator
from itertools import count

import pytest

from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.guest import Guest
from gloaming.server.live import LiveMatch
from gloaming.server.room import Room
from tests.server.tables import ANN, BOB, Deaf
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio

KEYS = (f"key-{number:08}" for number in count())


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def ask(room: Room, guest: Guest, act: wire.TableAct) -> None:
    room.take(guest, wire.Act(next(KEYS), act))


async def play_once(server: Harness, room: Room, host: Guest) -> None:
    ask(room, host, wire.Start())
    await server.until(lambda: room.table.phase == "playing")
    ask(room, host, wire.StopMatch())
    await server.until(lambda: room.table.phase == "over")


@pytest.mark.usefixtures("no_collector")
async def test_of_many_matches_at_a_table_the_last_is_in_memory(server: Harness) -> None:
    people = ANN, BOB
    room = await server.hub.room(await server.hub.make_table(ANN, GAMES["bluff"], b"{}"))
    assert room is not None
    guests = [Guest(Deaf(), person) for person in people]
    for place, guest in enumerate(guests):
        room.join(guest)
        ask(room, guest, wire.Sit(place))
    await server.until(lambda: len(room.table.persons) == len(guests))
    for _ in range(3):
        await play_once(server, room, guests[0])
    await server.settle()
    assert sum(isinstance(found, LiveMatch) for found in gc.get_objects()) == 1
