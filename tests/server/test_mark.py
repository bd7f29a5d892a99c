"""The mark beside the database: what it names and the disk has lost is never passed over."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw
import msgspec
import pytest

from gloaming.server.sources import Sources
from gloaming.server.store import Addition, Batch, NewLog, Session, StoreError, mark
from gloaming.server.store.damage import TOLD_FOR
from gloaming.server.store.futures import settle_future
from gloaming.server.store.mark import read_mark
from gloaming.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

FRAME, HEAD = 4096 + 24, 32
"""Of a WAL: a page with what stands before it, and what stands before the first."""
NOW = 1_800_000_000_000
NOISE, ZEROS = bytes(range(256)) * 16, bytes(4096)


def opened(folder: Path, at: int = NOW) -> SqliteStore:
    return SqliteStore(folder, Sources(now=lambda: at))


async def keep(store: SqliteStore, batch: Batch) -> None:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(batch, lambda error: settle_future(done, error))
    await done


async def fill(store: SqliteStore, count: int = 20, log: str = "TABLE") -> None:
    """A log of so many inputs, each with a commit of its own."""
    await keep(store, Batch(logs=(NewLog(log, b"{}", "start"),)))
    digest = "start"
    for seq in range(count):
        said = (seq, "0", msgspec.Raw(b"{}"), f"{log}-{seq}", 0, 0, None, None)
        await keep(store, Batch((Addition(log, seq, said),), (digest,)))
        digest = f"{log}-{seq}"


def killed(data: Path) -> Path:
    """A copy of the folder as a kill would leave it."""
    copy = data.with_name("killed")
    shutil.copytree(data, copy, ignore=shutil.ignore_patterns("*-shm"))
    return copy


def overwrite(path: Path, offset: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        file.write(content)


def said(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    found = capsys.readouterr().err.splitlines()
    return [msgspec.json.decode(line) for line in found]


async def test_a_kill_is_not_taken_for_a_loss(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)
    await fill(store)
    copy = killed(data)
    await store.close()
    again = opened(copy)
    assert again.losses == {}
    assert again.trouble is None
    await again.close()
    assert said(capsys) == []


@pytest.mark.parametrize("content", [NOISE, ZEROS], ids=["noise", "zeros"])
@pytest.mark.parametrize("back", [1, 5, 20])
async def test_a_damaged_page_of_the_wal_is_noticed(
    data: Path, content: bytes, back: int, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)
    await fill(store)
    copy, pages = killed(data), store._pages()
    await store.close()
    wal = copy / "gloaming.db-wal"
    overwrite(wal, HEAD + FRAME * (pages - back) + 24, content)
    again = opened(copy)
    left = again.losses["TABLE"]
    stored = await again.load("TABLE")
    assert stored is not None
    assert left == len(stored.entries) < 20
    lost = {"event": "moves-lost", "table": "TABLE", "count": 20 - left}
    assert any(lost.items() <= line.items() for line in said(capsys))
    await again.close()


async def test_a_log_that_is_lost_as_a_whole_is_named(data: Path) -> None:
    store = opened(data)
    await fill(store, 1, "FIRST")
    before = store._pages()
    await fill(store, 3, "0123abcd")
    copy = killed(data)
    await store.close()
    overwrite(copy / "gloaming.db-wal", HEAD + FRAME * before + 24, NOISE)
    again = opened(copy)
    assert again.losses == {"0123abcd": 0}
    await again.close()


async def test_a_guest_who_is_lost_is_noticed(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)
    await fill(store, 1)
    before = store._pages()
    await store.save_session(b"hash", Session("ann", "Ann"))
    copy = killed(data)
    await store.close()
    overwrite(copy / "gloaming.db-wal", HEAD + FRAME * before + 24, NOISE)
    again = opened(copy)
    assert again.losses == {"": 0}
    assert said(capsys)[-1]["event"] == "writes-lost"
    await again.close()


async def test_a_loss_is_told_after_further_starts_and_found_once(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)
    await fill(store)
    copy = killed(data)
    await store.close()
    overwrite(copy / "gloaming.db-wal", HEAD + FRAME * 20 + 24, NOISE)
    await opened(copy).close()
    capsys.readouterr()
    again = opened(copy)
    assert list(again.losses) == ["TABLE"]
    await again.close()
    assert said(capsys) == []
    much_later = opened(copy, NOW + TOLD_FOR + 1)
    assert much_later.losses == {}
    await much_later.close()


async def test_what_was_forgotten_is_not_missed(data: Path) -> None:
    store = opened(data)
    await fill(store, 3)
    store.visited("TABLE", ())
    assert await store.forget("TABLE", (), NOW + 1)
    copy = killed(data)
    await store.close()
    again = opened(copy)
    assert await again.load("TABLE") is None
    assert again.losses == {}
    await again.close()


async def test_a_mark_that_lags_behind_is_no_loss(data: Path) -> None:
    store = opened(data)
    await fill(store)
    copy = killed(data)
    await store.close()
    path = copy / mark.NAME
    path.write_bytes(path.read_bytes()[:-150])
    again = opened(copy)
    assert again.losses == {}
    await again.close()


async def test_a_line_of_the_mark_that_cannot_be_read_is_told(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)
    await fill(store)
    copy = killed(data)
    await store.close()
    overwrite(copy / mark.NAME, 100, bytes(40))
    await opened(copy).close()
    assert [line["event"] for line in said(capsys)] == ["mark-unreadable"]


async def test_a_mark_that_is_gone_is_told(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = opened(data)
    await store.save_session(b"hash", Session("ann", "Ann"))
    await store.close()
    (data / mark.NAME).unlink()
    await opened(data).close()
    assert [line["event"] for line in said(capsys)] == ["mark-missing"]


async def test_the_mark_begins_anew_when_it_is_large(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mark, "LARGE", 500)
    store = opened(data)
    await fill(store)
    assert (data / mark.NAME).stat().st_size < 600
    await store.close()


async def test_a_mark_that_cannot_be_written_costs_no_move(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = opened(data)

    def is_full(*_line: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store._mark, "_write", is_full)
    await fill(store)
    stored = await store.load("TABLE")
    assert stored is not None
    assert len(stored.entries) == 20
    lines = said(capsys)
    assert [(line["event"], line["why"]) for line in lines] == [
        ("mark-not-written", "No space left on device")
    ]
    monkeypatch.undo()
    await store.close()


# What cannot be opened


def without_database(folder: Path) -> None:
    (folder / "gloaming.db").unlink()


def with_an_empty_one(folder: Path) -> None:
    (folder / "gloaming.db").write_bytes(b"")


@pytest.mark.parametrize("harm", [without_database, with_an_empty_one])
@pytest.mark.parametrize("is_killed", [True, False])
async def test_no_store_begins_anew_beside_the_remains_of_one(
    data: Path, harm: Callable[[Path], None], *, is_killed: bool
) -> None:
    store = opened(data)
    await fill(store)
    copy = killed(data)
    await store.close()
    folder = copy if is_killed else data
    harm(folder)
    left = {file.name: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(StoreError, match=r"gloaming\.db is missing"):
        opened(folder)
    left[mark.NAME] = (folder / mark.NAME).read_bytes()
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert {**left, "gloaming.lock": b""} == {**found, "gloaming.lock": b""}


@pytest.mark.parametrize("is_killed", [True, False])
async def test_a_truncated_database_is_refused(data: Path, *, is_killed: bool) -> None:
    store = opened(data)
    await fill(store, 200)
    store._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    copy = killed(data)
    await store.close()
    folder = copy if is_killed else data
    path = folder / "gloaming.db"
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 8192 * 4096)
    with pytest.raises(StoreError, match=r"damaged.*gloaming store check"):
        opened(folder)


@pytest.mark.parametrize("is_killed", [True, False])
async def test_a_damaged_page_of_the_database_is_refused(data: Path, *, is_killed: bool) -> None:
    store = opened(data)
    await fill(store, 200)
    store._writer.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    copy = killed(data)
    await store.close()
    folder = copy if is_killed else data
    root = apsw.Connection(str(folder / "gloaming.db"), flags=apsw.SQLITE_OPEN_READONLY)
    page = root.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'inputs'").get
    root.close()
    overwrite(folder / "gloaming.db", 4096 * (page - 1), NOISE)
    with pytest.raises(StoreError, match=r"damaged.*gloaming store check"):
        opened(folder)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "gloaming.db").write_bytes(NOISE * 4)
    with pytest.raises(StoreError, match="damaged"):
        opened(tmp_path)


async def test_a_large_database_that_was_left_in_order_is_not_checked(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[bool] = []
    monkeypatch.setattr("gloaming.server.store.damage.CHECKED_ALWAYS", 0)
    monkeypatch.setattr(
        "gloaming.server.store.damage.check_pages", lambda _connection: checked.append(True)
    )
    await opened(data).close()
    await opened(data).close()
    assert checked == []
    (data / "gloaming.db").touch()
    await opened(data).close()
    assert checked == [True]


# Files that go


async def test_what_a_removed_wal_held_is_in_the_database_after_the_stop(data: Path) -> None:
    store = opened(data)
    await fill(store)
    (data / "gloaming.db-wal").unlink()
    with pytest.raises(StoreError, match="RemovedError"):
        await keep(store, Batch(logs=(NewLog("LATER", b"{}", "start"),)))
    assert store.removed.is_set()
    await store.close()
    again = opened(data)
    stored = await again.load("TABLE")
    assert stored is not None
    assert len(stored.entries) == 20
    assert again.losses == {}
    await again.close()


# One server for each folder


async def test_a_second_store_on_a_folder_is_refused(data: Path) -> None:
    store = opened(data)
    with pytest.raises(StoreError, match="used by another server"):
        opened(data)
    await store.close()
    await opened(data).close()


async def test_the_mark_names_the_end_of_each_log(data: Path) -> None:
    store = opened(data)
    await fill(store, 3, "ONE")
    await fill(store, 2, "OTHER")
    marked = read_mark(data)
    assert marked.ends == {"ONE": (1, 2, "ONE-2"), "OTHER": (2, 1, "OTHER-1")}
    assert (marked.stopped, marked.broken) == (None, 0)
    await store.close()
    assert read_mark(data).stopped is not None
