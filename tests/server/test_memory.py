"""What is over leaves memory by itself: nobody waits for the collector."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from gloaming.games import GAMES
from gloaming.server import wire
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import Person
from gloaming.server.guest import Guest
from gloaming.server.hub import Hub
from gloaming.server.live import LiveMatch
from gloaming.server.room import Room
from gloaming.server.sources import Sources
from gloaming.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

KEYS = (f"key-{number:08}" for number in count())


class Deaf:
    """A line at whose end nobody listens."""

    def send(self, frame: bytes) -> None:
        """Nothing comes of it."""

    def close(self, code: int) -> None:
        """Nothing comes of it."""


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(15):
        while not condition():  # noqa: ASYNC110 - a table tells its guests, not tests
            await asyncio.sleep(0.005)


def ask(room: Room, guest: Guest, act: wire.TableAct) -> None:
    room.take(guest, wire.Act(next(KEYS), act))


async def play_once(room: Room, host: Guest) -> None:
    ask(room, host, wire.Start())
    await until(lambda: room.table.phase == "playing")
    ask(room, host, wire.StopMatch())
    await until(lambda: room.table.phase == "over")


@pytest.mark.usefixtures("no_collector")
async def test_of_many_matches_at_a_table_the_last_is_in_memory(data: Path) -> None:
    sources = Sources()
    store = SqliteStore(data, sources)
    hub = Hub(GAMES, store, sources, BotWorkers(0, sources), Patience(count=0))
    people = Person("a", "Ann"), Person("b", "Bob")
    room = await hub.room(await hub.make_table(people[0], GAMES["bluff"], b"{}"))
    assert room is not None
    guests = [Guest(Deaf(), person) for person in people]
    for place, guest in enumerate(guests):
        room.join(guest)
        ask(room, guest, wire.Sit(place))
    await until(lambda: len(room.table.persons) == len(guests))
    for _ in range(3):
        await play_once(room, guests[0])
    await asyncio.sleep(0.05)
    assert sum(isinstance(found, LiveMatch) for found in gc.get_objects()) == 1
    await hub.drain()
