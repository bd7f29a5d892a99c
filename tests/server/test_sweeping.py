"""What nobody comes back for is forgotten, and nothing else is."""

from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest

from gloaming.games import GAMES
from gloaming.server.attendance import Attendance, Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.facts import Finished, Person, Started
from gloaming.server.frames import encode
from gloaming.server.hub import Hub
from gloaming.server.people import People
from gloaming.server.sources import Sources
from gloaming.server.store import Batch
from gloaming.server.store.sqlite import SqliteStore
from gloaming.server.sweeping import DAY, Keep, Sweeper
from gloaming.server.tableview import promise_next
from gloaming.server.talk import Line
from tests.server.real import RealServer, in_play

pytestmark = pytest.mark.anyio

ANN = Person("ann", "Ann")
SAID = Line(0, 0, "ann", "key", "Ann", 0, "hello", None, watchers=True, heard_by=(), kept_from=())
TABLES = ("logs", "inputs", "alarms", "seeds", "notes", "talk", "visits", "sessions")


class House:
    """A server without sockets, whose clock a test turns."""

    def __init__(self, data: Path) -> None:
        self.data, self.day = data, 0
        sources = Sources(now=lambda: 1_000_000_000_000 + self.day * DAY)
        self.store = SqliteStore(data, sources.now)
        self.people = People(self.store, sources)
        self.hub = Hub(GAMES, self.store, sources, BotWorkers(0, sources.fraction), Patience())
        self.sweeper = Sweeper(self.hub, Keep())

    async def table(self) -> str:
        """A table with a line of talk and a note on a match, let go from memory."""
        code = await self.hub.make_table(ANN, GAMES["bluff"], b"{}", (ANN, Person("bob", "Bob")))
        await self.store.save_line(code, 0, encode(SAID))
        return code

    async def let_go(self, code: str) -> None:
        room = await self.hub.room(code)
        assert room is not None
        room.close(1001)
        self.hub.forget(room)
        await self.store.forget("behind all that was to be written")

    async def begin(self, code: str) -> str:
        """A match that nobody will finish."""
        room = await self.hub.room(code)
        assert room is not None
        await room.note_fact(Started)
        await self.store.save_note(str(room.table.running), "ann", "what I think")
        return str(room.table.running)

    async def end(self, code: str) -> None:
        room = await self.hub.room(code)
        assert room is not None
        seed, promised = promise_next(self.hub.sources)
        seeds = Batch(seeds=((promised.match, seed),))
        await room.log.append(self.store, (Finished(), promised), None, seeds)

    def rows(self) -> dict[str, int]:
        connection = apsw.Connection(str(self.data / "gloaming.db"))
        counts = {
            name: connection.execute(f"SELECT count(*) FROM {name}").get  # noqa: S608
            for name in TABLES
        }
        connection.close()
        return counts


@pytest.fixture
async def house(data: Path) -> AsyncIterator[House]:
    made = House(data)
    yield made
    await made.hub.drain()


async def test_a_table_that_nobody_comes_to_is_forgotten_with_its_matches(house: House) -> None:
    code = await house.table()
    match = await house.begin(code)
    await house.end(code)
    await house.let_go(code)
    house.day = 89
    await house.sweeper.sweep()
    assert await house.store.load(match) is not None, "a file stays as long as the table"
    house.day = 91
    await house.sweeper.sweep()
    assert await house.hub.room(code) is None
    assert await house.hub.match_file(match) is None
    assert set(house.rows().values()) == {0}


async def test_whoever_looks_in_keeps_it(house: House) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 60
    assert await house.hub.room(code) is not None
    await house.let_go(code)
    house.day = 120
    await house.sweeper.sweep()
    assert await house.hub.room(code) is not None


async def test_a_table_in_memory_is_not_forgotten(house: House) -> None:
    code = await house.table()
    house.day = 500
    await house.sweeper.sweep()
    await house.let_go(code)
    house.day += 60
    await house.sweeper.sweep()
    assert await house.hub.room(code) is not None


async def test_nothing_of_a_match_that_runs_or_waits_is_lost(house: House) -> None:
    code = await house.table()
    match = await house.begin(code)
    await house.let_go(code)
    before = house.rows()
    for _ in range(3):
        house.day += 400
        await house.sweeper.sweep()
    assert house.rows() == before
    room = await house.hub.room(code)
    assert room is not None
    assert (room.table.running, room.notes) == (match, {"ann": "what I think"})


async def test_whoever_asks_while_it_is_forgotten_is_told_that_it_is_not_there(
    house: House,
) -> None:
    code = await house.table()
    await house.let_go(code)

    async def forget(name: str) -> bool:
        asking = house.hub.room(name)
        await house.store.forget(name)
        asked.append(asking)
        return True

    asked: list[object] = []
    assert await house.hub.unless_wanted(code, forget)
    (asking,) = asked
    assert await asking is None  # type: ignore[misc]


async def test_zero_days_keep_tables_for_ever(house: House) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 10_000
    await Sweeper(house.hub, Keep(tables=0)).sweep()
    assert await house.hub.room(code) is not None


async def test_guests_who_have_not_been_here_for_long_are_forgotten(house: House) -> None:
    old, here = await house.people.welcome(None, "Old"), await house.people.welcome(None, "Here")
    house.day = 100
    assert await house.people.who(here) is not None
    house.day = 181
    await house.sweeper.sweep()
    assert await house.people.who(old) is None
    assert await house.people.who(here) is not None


async def test_notes_on_the_match_before_are_forgotten_when_the_next_begins(house: House) -> None:
    code = await house.table()
    first = await house.begin(code)
    await house.end(code)
    assert await house.store.notes(first) == {"ann": "what I think"}
    second = await house.begin(code)
    assert await house.store.notes(first) == {}
    assert await house.store.notes(second) == {"ann": "what I think"}


def test_who_watched_leaves_nothing_behind() -> None:
    attendance = Attendance(lambda: 0, Patience())
    attendance.came("eve")
    attendance.left("eve")
    attendance.forget("eve")
    assert not attendance._gone
    assert not attendance._active


async def test_who_left_a_place_is_still_waited_for(server: RealServer) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await bob.socket.close()
        a = ann.socket
        await a.until(lambda: a.table and a.table["places"][1]["presence"] == "away")
