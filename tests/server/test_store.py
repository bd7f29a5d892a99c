"""The store: all or nothing, first come first kept, in order, and forward from older versions."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import apsw
import msgspec
import pytest

from gloaming.server.sources import Sources
from gloaming.server.store import (
    Addition,
    Alarm,
    Batch,
    ConflictError,
    Entry,
    NewLog,
    Session,
    StoreError,
)
from gloaming.server.store.futures import settle_future
from gloaming.server.store.opening import migrate
from gloaming.server.store.rows import INPUT, insertion, row_of
from gloaming.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

LOG = NewLog("log", b"{}", "start")


class Clock:
    def __init__(self) -> None:
        self.at = 1_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
async def store(data: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(data, Sources(now=Clock()))
    yield opened
    await opened.close()


async def keep(store: SqliteStore, batch: Batch) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(batch, lambda error: settle_future(done, error))
    await done


def note_down(heard: list[int], number: int, _error: StoreError | None) -> None:
    heard.append(number)


STAY = b'{"type":"stay"}'


def entry(seq: int, digest: str, log: str = "log") -> Entry:
    return Entry(log, seq, seq * 10, "0", STAY, digest)


def added(seq: int, digest: str, log: str = "log") -> Addition:
    return Addition(log, seq, (seq * 10, "0", msgspec.Raw(STAY), digest, 0, 0, None, None))


async def test_what_was_kept_is_there(store: SqliteStore) -> None:
    await keep(store, Batch(logs=(LOG,), additions=(added(0, "a"),), seeds=(("log", b"s" * 32),)))
    await keep(store, Batch((added(1, "b"), added(2, "c")), ("a",)))
    stored = await store.load("log")
    assert stored is not None
    assert stored.entries == (entry(0, "a"), entry(1, "b"), entry(2, "c"))
    assert (stored.header, stored.digest, stored.wall) == (b"{}", "start", 1_000)
    assert await store.seed("log") == b"s" * 32
    assert await store.load("other") is None


@pytest.mark.parametrize(
    ("seq", "follows"), [(1, "start"), (1, "other"), (0, "start"), (2, "a"), (5, "a")]
)
async def test_an_entry_must_follow_what_is_there(
    store: SqliteStore, seq: int, follows: str
) -> None:
    await keep(store, Batch(logs=(LOG,)))
    await keep(store, Batch((added(0, "a"),), ("start",)))
    with pytest.raises(ConflictError):
        await keep(store, Batch((added(seq, "z"),), (follows,)))
    stored = await store.load("log")
    assert stored is not None
    assert stored.entries == (entry(0, "a"),)


async def test_of_two_who_append_the_first_wins_and_nothing_built_on_the_loser_is_kept(
    store: SqliteStore,
) -> None:
    await keep(store, Batch(logs=(LOG,)))
    batches = [
        Batch((added(0, "mine"),), ("start",)),
        Batch((added(0, "yours"),), ("start",)),
        Batch((added(1, "yours-2"),), ("yours",)),
    ]
    results = await asyncio.gather(*(keep(store, b) for b in batches), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ConflictError, ConflictError]


async def test_a_log_begins_once(store: SqliteStore) -> None:
    await keep(store, Batch(logs=(LOG,)))
    with pytest.raises(ConflictError):
        await keep(store, Batch(logs=(LOG,), additions=(added(0, "a"),)))


async def test_answers_come_in_the_order_of_the_batches(store: SqliteStore) -> None:
    heard: list[int] = []
    for number in range(500):
        batch = Batch(logs=(NewLog(f"log {number}", b"{}", ""),))
        store.append(batch, partial(note_down, heard, number))
    await keep(store, Batch())
    assert heard == list(range(500))


async def test_alarms_are_set_moved_and_taken_away(store: SqliteStore) -> None:
    await keep(store, Batch(logs=(LOG,), alarm=Alarm("log", 5_000)))
    assert await store.alarms(10_000) == [Alarm("log", 5_000)]
    await keep(store, Batch(alarm=Alarm("log", 7_000)))
    assert await store.alarms(10_000) == [Alarm("log", 7_000)]
    await keep(store, Batch(alarm=Alarm("log", None)))
    assert await store.alarms(10_000) == []


async def test_guests_are_known_by_their_token_and_may_change_their_name(
    store: SqliteStore,
) -> None:
    await store.save_session(b"hash", Session("person", "Ann"))
    await store.add_session(b"second", Session("person", "ignored", "phone"))
    renamed = Session("person", "Anna")
    assert await store.renew_session(b"hash", b"new", renamed)
    assert await store.session(b"new") == renamed
    assert await store.session(b"second") == Session("person", "Anna", "phone")
    assert await store.session(b"hash") is None
    assert not await store.renew_session(b"hash", b"newer", Session("person", "Eve"))
    assert await store.session(b"newer") is None
    assert await store.session(b"new") == renamed


async def test_the_time_it_was_down_is_known(data: Path) -> None:
    clock = Clock()
    first = SqliteStore(data, Sources(now=clock))
    await first.close()
    clock.at = 9_000
    second = SqliteStore(data, Sources(now=clock))
    assert await second.down_since(500) == 8_000
    assert await second.down_since(3_000) == 6_000
    assert await second.down_since(9_000) == 0
    await second.close()


async def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="file"):
        SqliteStore(tmp_path / "file", Sources(now=Clock()))


async def test_data_of_a_newer_version_is_left_alone(data: Path) -> None:
    store = SqliteStore(data, Sources(now=Clock()))
    await store.close()
    connection = apsw.Connection(str(data / "gloaming.db"))
    connection.pragma("user_version", 99)
    connection.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(data, Sources(now=Clock()))


async def test_data_from_before_the_first_release_is_left_alone(data: Path) -> None:
    await SqliteStore(data, Sources(now=Clock())).close()
    connection = apsw.Connection(str(data / "gloaming.db"))
    connection.pragma("user_version", 1)
    connection.close()
    with pytest.raises(StoreError, match="before the first release"):
        SqliteStore(data, Sources(now=Clock()))


async def test_migrating_twice_changes_nothing() -> None:
    connection = apsw.Connection(":memory:")
    migrate(connection)
    tables = connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    migrate(connection)
    assert connection.execute("SELECT sql FROM sqlite_schema").fetchall() == tables


async def test_a_full_disk_is_told_and_nothing_of_the_batch_is_kept(data: Path) -> None:
    store = SqliteStore(data, Sources(now=Clock()))
    await keep(store, Batch(logs=(LOG,)))
    store._writer.execute("PRAGMA max_page_count = 20")
    big = Addition("log", 0, (0, "0", "x" * 500_000, "a", 0, 0, None, None))
    with pytest.raises(StoreError):
        await keep(store, Batch((big,), ("start",)))
    store._writer.execute("PRAGMA max_page_count = 1000000")
    await keep(store, Batch((added(0, "a"),), ("start",)))
    stored = await store.load("log")
    assert stored is not None
    assert stored.entries == (entry(0, "a"),)
    await store.close()


async def test_one_who_stumbles_over_the_news_does_not_keep_it_from_others(
    store: SqliteStore,
) -> None:
    heard: list[int] = []

    def stumble(_error: StoreError | None) -> None:
        raise ZeroDivisionError

    store.append(Batch(logs=(LOG,)), partial(note_down, heard, 1))
    store.append(Batch(), stumble)
    store.append(Batch(), partial(note_down, heard, 2))
    await keep(store, Batch())
    assert heard == [1, 2]


async def test_what_one_commit_brings_a_log_is_one_row(store: SqliteStore) -> None:
    first, second = added(0, "a"), added(1, "b")
    batches = Batch(logs=(LOG,)), Batch((first,), ("start",)), Batch((second,), ("a",))
    await asyncio.gather(*(keep(store, batch) for batch in batches))
    await keep(store, Batch((added(2, "c"),), ("b",)))
    stored = await store.load("log")
    assert stored is not None
    assert stored.entries == (entry(0, "a"), entry(1, "b"), entry(2, "c"))
    assert store._reader.execute("SELECT seq FROM inputs").fetchall() == [(0,), (2,)]


async def test_a_batch_that_makes_no_sense_does_not_end_the_writer(store: SqliteStore) -> None:
    of_no_log = added(0, "a")
    with pytest.raises(StoreError):
        await keep(store, Batch(additions=(of_no_log,)))
    await keep(store, Batch(logs=(LOG,)))


async def test_an_input_keeps_its_reasons_and_the_key_of_its_command(store: SqliteStore) -> None:
    kept = Entry("log", 0, 0, "0", b"{}", "a", reasons=b'[{"id":"why"}]', key="key")
    given = Addition("log", 0, (0, "0", {}, "a", 0, 0, [{"id": "why"}], "key"))
    await keep(store, Batch(logs=(LOG,)))
    await keep(store, Batch((given,), ("start",)))
    stored = await store.load("log")
    assert stored is not None
    assert stored.entries == (kept,)


async def test_what_another_program_appended_is_not_lost(data: Path, store: SqliteStore) -> None:
    await keep(store, Batch(logs=(LOG,)))
    await keep(store, Batch((added(0, "a"),), ("start",)))
    other = apsw.Connection(str(data / "gloaming.db"))
    other.execute(*insertion("inputs", INPUT, [row_of(1, [added(1, "b")], 1_000)]))
    with pytest.raises(ConflictError):
        await keep(store, Batch((added(1, "c"),), ("a",)))
    await keep(store, Batch((added(2, "c"),), ("b",)))
    stored = await store.load("log")
    assert stored is not None
    assert [kept.digest for kept in stored.entries] == ["a", "b", "c"]
    other.close()
