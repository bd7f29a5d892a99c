"""What nobody comes back for is forgotten, and nothing else is."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import apsw
import pytest

from gloaming.games import GAMES
from gloaming.server.attendance import Attendance, Patience
from gloaming.server.hub import Before
from gloaming.server.sweeping import DAY, Keep, Sweeper
from tests.server.clients import in_play
from tests.server.tables import Tables
from tests.support.harness import Harness

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(data: Path) -> AsyncIterator[Tables]:
    made = Tables(data)
    yield made
    await made.close()


async def test_a_table_that_nobody_comes_to_is_forgotten_with_its_matches(house: Tables) -> None:
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


async def test_whoever_looks_in_keeps_it(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 60
    assert await house.hub.room(code) is not None
    await house.let_go(code)
    house.day = 120
    await house.sweeper.sweep()
    assert await house.hub.room(code) is not None


async def test_a_table_in_memory_is_not_forgotten(house: Tables) -> None:
    code = await house.table()
    house.day = 500
    await house.sweeper.sweep()
    await house.let_go(code)
    house.day += 60
    await house.sweeper.sweep()
    assert await house.hub.room(code) is not None


async def test_nothing_of_a_match_that_runs_or_waits_is_lost(house: Tables) -> None:
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
    house: Tables,
) -> None:
    code = await house.table()
    await house.let_go(code)

    async def forget(name: str) -> bool:
        asking = house.hub.room(name)
        await house.store.forget(name, (), house.hub.sources.now() + 1)
        asked.append(asking)
        return True

    asked: list[object] = []
    assert await house.hub.unless_wanted(code, forget)
    (asking,) = asked
    assert await asking is None  # type: ignore[misc]


async def test_time_when_the_server_was_off_is_charged_to_nobody(house: Tables) -> None:
    code, guest = await house.table(), await house.people.welcome(None, "Old")
    await house.restart(after_days=200)
    await house.sweeper.sweep()
    assert await house.people.who(guest) is not None
    house.day = 289
    await house.sweeper.sweep()
    assert await house.store.load(code) is not None, "it was up for 89 days"
    house.day = 291
    await house.sweeper.sweep()
    assert await house.store.load(code) is None


async def test_nothing_is_forgotten_by_a_clock_that_jumped(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.falls_asleep_for(100)
    await house.sweeper.sweep()
    assert await house.store.load(code) is not None
    await house.store._write(house.store._beat)
    house.day += 1
    await house.sweeper.sweep()
    assert await house.store.load(code) is not None, "the pulse has noted that time"
    house.day += 90
    await house.sweeper.sweep()
    assert await house.store.load(code) is None


async def test_a_server_that_has_just_come_lets_people_come_first(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 91
    sweeper = Sweeper(house.hub, Keep(every_seconds=0.3))
    sweeping = asyncio.create_task(sweeper.sweep_for_ever())
    await house.advance(seconds=0.1)
    assert await house.store.load(code) is not None
    await house.until(lambda: not house.rows()["logs"])
    sweeping.cancel()


async def test_a_table_that_somebody_visits_during_the_sweep_stays(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 91
    before = await house.store.up_for(90 * DAY)
    assert await house.store.unvisited(before, 10) == [code]
    assert await house.hub.room(code) is not None
    await house.let_go(code)
    assert not await house.store.forget(code, (), before)
    assert await house.hub.room(code) is not None


async def test_a_table_whose_match_is_gone_is_not_there(house: Tables) -> None:
    code = await house.table()
    match = await house.begin(code)
    await house.end(code)
    await house.let_go(code)
    house.store.visited(match, ())
    await house.store.forget(match, (), house.hub.sources.now() + 1)
    assert await house.hub.room(code) is None
    assert await house.hub.match_file(match) is None
    assert await house.hub.analyses.of(match) is None


async def test_what_cannot_be_read_keeps_nobody_from_sweeping(house: Tables) -> None:
    broken = await house.table()
    await house.let_go(broken)
    connection = apsw.Connection(str(house.data / "gloaming.db"))
    connection.execute("UPDATE inputs SET entries = '[1'")
    connection.close()
    house.day = 1
    whole = await house.table()
    await house.let_go(whole)
    house.day = 92
    await house.sweeper.sweep()
    assert await house.store.load(whole) is None
    assert house.rows()["logs"] == 1, "somebody may still be able to read the other"


async def test_sweeping_goes_on_after_a_sweep_that_failed(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 91
    connection = apsw.Connection(str(house.data / "gloaming.db"))
    connection.execute("ALTER TABLE visits RENAME TO hidden")
    sweeping = asyncio.create_task(Sweeper(house.hub, Keep(every_seconds=0.05)).sweep_for_ever())
    await house.advance(seconds=0.3)
    assert not sweeping.done()
    connection.execute("ALTER TABLE hidden RENAME TO visits")
    connection.close()
    await house.until(lambda: not house.rows()["logs"])
    sweeping.cancel()


async def test_a_table_that_cannot_be_let_go_keeps_no_other_in_memory(
    house: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.server.hub.IDLE_SECONDS", 0.05)
    rooms = [await house.hub.room(await house.table()) for _ in range(3)]

    def stumble(_code: int) -> None:
        raise ZeroDivisionError

    for room in rooms[:2]:
        monkeypatch.setattr(room, "close", stumble)
    tidying = asyncio.create_task(house.hub.tidy())
    await house.until(lambda: not house.hub._rooms)
    assert not tidying.done()
    tidying.cancel()


async def test_a_table_in_memory_at_a_stop_was_visited_until_then(house: Tables) -> None:
    code = await house.table()
    house.day = 80
    await house.restart()
    house.day = 100
    await house.sweeper.sweep()
    assert await house.hub.room(code) is not None


async def sit_together(house: Tables) -> tuple[str, str, str]:
    """A table with two people, and their tokens."""
    ann, bob = [await house.people.welcome(None, name) for name in ("Ann", "Bob")]
    people = [await house.people.who(token) for token in (ann, bob)]
    assert people[0] is not None
    code = await house.hub.make_table(people[0], GAMES["bluff"], b"{}", Before(tuple(people)))
    return code, ann, bob


async def test_whoever_sits_at_a_table_that_others_come_to_is_known(house: Tables) -> None:
    code, ann, bob = await sit_together(house)
    for day in range(0, 400, 50):
        house.day = day
        assert await house.people.who(ann) is not None
        assert await house.hub.room(code) is not None
        await house.let_go(code)
        await house.sweeper.sweep()
    assert await house.people.who(bob) is not None
    house.day = 400 + 181
    await house.sweeper.sweep()
    assert await house.people.who(bob) is None, "the table is forgotten"


async def test_whoever_has_a_match_that_waits_is_known(house: Tables) -> None:
    code, _ann, bob = await sit_together(house)
    await house.begin(code)
    await house.let_go(code)
    for day in range(0, 800, 40):
        house.day = day
        await house.sweeper.sweep()
    assert await house.people.who(bob) is not None


async def test_who_keeps_all_tables_or_keeps_them_longer_keeps_guests_too(house: Tables) -> None:
    _code, ann, _bob = await sit_together(house)
    house.day = 300
    await Sweeper(house.hub, Keep(tables=365)).sweep()
    house.hub._rooms.clear()
    house.day = 10_000
    sweeper = Sweeper(house.hub, Keep(tables=0))
    await sweeper.sweep()
    assert await house.people.who(ann) is not None


async def test_zero_days_keep_tables_for_ever(house: Tables) -> None:
    code = await house.table()
    await house.let_go(code)
    house.day = 10_000
    await Sweeper(house.hub, Keep(tables=0)).sweep()
    assert await house.hub.room(code) is not None


async def test_guests_who_have_not_been_here_for_long_are_forgotten(house: Tables) -> None:
    old, here = await house.people.welcome(None, "Old"), await house.people.welcome(None, "Here")
    house.day = 100
    assert await house.people.who(here) is not None
    house.day = 181
    await house.sweeper.sweep()
    assert await house.people.who(old) is None
    assert await house.people.who(here) is not None


async def test_notes_on_the_match_before_are_forgotten_when_the_next_begins(house: Tables) -> None:
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


async def test_who_left_a_place_is_still_waited_for(server: Harness) -> None:
    async with in_play(server, "Ann", "Bob", pace="none") as (ann, bob):
        await bob.socket.close()
        a = ann.socket
        await a.until(lambda: a.table and a.table["places"][1]["presence"] == "away")
