"""The store in one file: SQLite through apsw, one writer thread, many batches to a commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

import apsw
import msgspec

from gloaming.server import metrics
from gloaming.server.clock import SteadyWall
from gloaming.server.logs import log, where
from gloaming.server.sources import Sources
from gloaming.server.store import (
    Addition,
    Alarm,
    Batch,
    ConflictError,
    NewLog,
    Store,
    Stored,
    StoreError,
    Then,
    Wall,
)
from gloaming.server.store.damage import serial_of
from gloaming.server.store.forgetting import Forgetting, execute
from gloaming.server.store.futures import settle_future
from gloaming.server.store.health import Health
from gloaming.server.store.opening import DATABASE, checkpoint, open_database
from gloaming.server.store.rows import INPUT, SEED, End, end_of, insertion, load, row_of
from gloaming.server.store.sessions import Sessions
from gloaming.server.store.statements import LONGEST_BEAT, beat, save_line, up_for

T = TypeVar("T")
ROWS_IN_A_STATEMENT = 64
MOST_ENDS_KEPT = 10_000
PAGES_IN_THE_WAL = 4_000
"""How long it may get before its pages go where they belong, many changes to one at once."""
PULSE_SECONDS = 1.0

SET_ALARMS = "INSERT OR REPLACE INTO alarms SELECT value->>0, value->>1 FROM json_each(?)"

Work = Batch | Callable[[apsw.Connection], None]
Job = tuple[Work, Then]


class SqliteStore(Sessions, Forgetting, Store):
    """Durable before it is acknowledged: WAL with synchronous=FULL."""

    def __init__(self, folder: Path, sources: Sources) -> None:
        """Open or make the store in a folder; a clear error if that cannot be."""
        self._path, self._sleep = folder / DATABASE, sources.sleep
        opened = open_database(folder, sources.now())
        self._writer, self._reader = opened.writer, opened.reader
        self._files, self._mark, self._lock = opened.files, opened.mark, opened.lock
        self.losses = opened.losses
        self.now = self._now = SteadyWall(sources.now, opened.latest)
        self.health = Health()
        self.removed = asyncio.Event()
        self._serial, self._others, self._moved = serial_of(self._writer), 0, 0
        self._begun: list[str] = []
        self._gone: list[str] = []
        self._ends: dict[str, End] = {}
        self._additions: dict[str, list[Addition]] = {}
        self._seeds: list[tuple[str, bytes]] = []
        self._alarms: dict[str, Wall | None] = {}
        self._version = -1
        self._given: list[Job] = []
        self._is_writing = False
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._loop = asyncio.get_running_loop()
        self._scribe = threading.Thread(target=self._write_for_ever, name="store-writer")
        self._begin()

    def _begin(self) -> None:
        """Note that the server is up, and let the writer write."""
        self._moved = self._pages()
        self._beat(self._writer, 0)
        self._scribe.start()

    @property
    def trouble(self) -> str | None:
        """Why nothing can be kept at the moment."""
        return self.health.trouble

    # Writing

    def append(self, batch: Batch, then: Then) -> None:
        """Keep a batch."""
        self._give(batch, then)

    def _give(self, work: Work, then: Then) -> None:
        if not self._given:
            self._loop.call_soon(self._hand_over)
        self._given.append((work, then))

    def _hand_over(self) -> None:
        """Give the writer all that was given in this turn of the loop, or while it wrote.

        A thread that is woken for every batch gets through a few of them before it has to wait for
        the disk; what a turn of the loop brings shares one commit.
        """
        if self._given and not self._is_writing:
            self._is_writing = True
            group, self._given = self._given, []
            self._jobs.put(group)

    def _write_for_ever(self) -> None:
        while (group := self._jobs.get()) is not None:
            with metrics.COMMIT_SECONDS.time():
                outcomes = self._commit(group)
            self._loop.call_soon_threadsafe(self._written, outcomes)
        self._writer.close()

    def _written(self, outcomes: list[tuple[Then, StoreError | None]]) -> None:
        self._is_writing = False
        if self.health.is_removed:
            self.removed.set()
        self._hand_over()
        _tell(outcomes)

    def _commit(self, group: list[Job]) -> list[tuple[Then, StoreError | None]]:
        """One transaction for all. A batch that is refused is so before it has written anything."""
        outcomes: list[tuple[Then, StoreError | None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            self._doubt_what_others_changed()
            for work, then in group:
                outcomes.append((then, self._attempt(work)))
            touched = (*self._begun, *self._additions)
            self._insert_all()
            self._count_other_writes()
            self._writer.execute("COMMIT")
            self._files.check(is_whole=self._others > 0)  # the pulse is one of the others
        except Exception as error:  # noqa: BLE001 - the writer must live, whatever one job does
            return self._failed(group, error)
        self._vouch(touched)
        return outcomes

    def _failed(self, group: list[Job], error: Exception) -> list[tuple[Then, StoreError | None]]:
        self._forget()
        with contextlib.suppress(apsw.Error):  # then nothing more begins, and all hear of it
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        self.health.failed(error)
        failure = StoreError(f"{type(error).__name__}: {error}")
        return [(then, failure) for _job, then in group]

    def _count_other_writes(self) -> None:
        """Give what is in no log a number, and tell the mark which logs are about to go."""
        if self._gone:
            self._mark.will_remove(self._serial, self._gone)
        if self._others:
            self._writer.execute("UPDATE pulse SET serial = ?", (self._serial + 1,))

    def _vouch(self, touched: tuple[str, ...]) -> None:
        """It is on disk: name it in the mark, and move it out of the WAL when there is much."""
        if self._others:
            self._serial += 1
        if self._others or touched:
            self._mark.note(self._serial, {log: self._ends[log] for log in touched})
        self._others = 0
        self._gone.clear()
        self._begun.clear()
        if self._pages() >= PAGES_IN_THE_WAL or self._mark.is_large:
            with contextlib.suppress(apsw.Error):  # it is tried again after the next commit
                if checkpoint(self._writer, self._mark, self._serial):
                    self._moved += self._pages()
        self.health.works()

    def _pages(self) -> int:
        """How many have been written to the WAL since it was moved into the database."""
        return int(self._writer.status(apsw.SQLITE_DBSTATUS_CACHE_WRITE)[0]) - self._moved

    def _attempt(self, work: Work) -> StoreError | None:
        try:
            if isinstance(work, Batch):
                self._take(work)
            else:
                self._others += 1
                work(self._writer)
        except StoreError as refused:
            return refused
        except apsw.ConstraintError:  # one statement that left nothing behind
            return ConflictError()
        return None

    def _take(self, batch: Batch) -> None:
        for follows, first in zip(batch.follows, batch.additions, strict=False):
            self._check_follows(first, follows)
        for new in batch.logs:
            self._begin_log(new)
        for addition in batch.additions:
            log_id = addition.log
            self._ends[log_id] = (self._ends[log_id][0], addition.seq, addition.digest)
            if log_id in self._additions:
                self._additions[log_id].append(addition)
            else:
                self._additions[log_id] = [addition]
        self._seeds += batch.seeds
        if batch.alarm is not None:
            self._alarms[batch.alarm.log] = batch.alarm.wake_at

    def _begin_log(self, new: NewLog) -> None:
        """Begin a log, unless there is one of this name: codes of tables may come up twice."""
        sql = "INSERT INTO logs (id, header, digest, made_at) VALUES (?, ?, ?, ?)"
        try:
            self._writer.execute(sql, (new.id, new.header.decode(), new.digest, self._now()))
        except apsw.ConstraintError:
            raise ConflictError from None
        self._ends[new.id] = (self._writer.last_insert_rowid(), -1, new.digest)
        self._begun.append(new.id)

    def _insert_all(self) -> None:
        """What the batches of a group add up to, in few statements."""
        wall = self._now()
        rows = [row_of(self._ends[log][0], new, wall) for log, new in self._additions.items()]
        for start in range(0, len(rows), ROWS_IN_A_STATEMENT):
            some = rows[start : start + ROWS_IN_A_STATEMENT]
            self._writer.execute(*insertion("inputs", INPUT, some))
        if self._seeds:
            self._writer.execute(*insertion("seeds", SEED, self._seeds))
        if self._alarms:
            self._writer.execute(SET_ALARMS, (msgspec.json.encode(list(self._alarms.items())),))
            self._writer.execute("DELETE FROM alarms WHERE wake_at IS NULL")
        self._additions.clear()
        self._seeds.clear()
        self._alarms.clear()

    def _check_follows(self, first: Addition, follows: str) -> None:
        """Refuse, unless this entry is free and the one before it is what the caller built on."""
        end = self._ends.get(first.log) or end_of(self._writer, first.log)
        if end is None or end[1:] != (first.seq - 1, follows):
            raise ConflictError
        self._ends[first.log] = end

    def _doubt_what_others_changed(self) -> None:
        """Where logs end is remembered only as long as nobody else writes to the file."""
        version = self._writer.execute("PRAGMA data_version").get
        if version != self._version or len(self._ends) > MOST_ENDS_KEPT:
            self._version = version
            self._forget()

    def _forget(self) -> None:
        self._ends.clear()
        self._begun.clear()
        self._gone.clear()
        self._others = 0
        self._additions.clear()
        self._seeds.clear()
        self._alarms.clear()

    # Time

    def _beat(self, connection: apsw.Connection, longest: int = LONGEST_BEAT) -> None:
        """Note that the server is up."""
        beat(connection, self._now(), longest)

    async def keep_pulse(self) -> None:
        """Note every second that the server is up."""
        while True:
            await self._sleep(PULSE_SECONDS)
            with contextlib.suppress(StoreError):
                await self._write(self._beat)

    async def _write(self, job: Callable[[apsw.Connection], None]) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._give(job, lambda error: settle_future(done, error))
        await done

    # Reading

    async def _read(self, question: Callable[[apsw.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reading, question, self._reader)
        except apsw.Error as error:
            self.health.failed(error)
            raise StoreError(f"{type(error).__name__}: {error}") from error

    async def load(self, log: str) -> Stored | None:
        """A whole log."""
        return await self._read(lambda connection: load(connection, log))

    async def header(self, log: str) -> bytes | None:
        """What a log begins with."""
        sql = "SELECT header FROM logs WHERE id = ?"
        header: str | None = await self._read(lambda c: c.execute(sql, (log,)).get)
        return None if header is None else header.encode()

    async def seed(self, match: str) -> bytes:
        """The seed that was promised for a match."""
        sql = "SELECT seed FROM seeds WHERE match = ?"
        seed: bytes | None = await self._read(lambda c: c.execute(sql, (match,)).get)
        if seed is None:
            raise KeyError(match)
        return seed

    async def alarms(self, before: Wall) -> list[Alarm]:
        """The logs that want to be woken before this moment."""
        sql = "SELECT log, wake_at FROM alarms WHERE wake_at < ? ORDER BY wake_at"
        rows = await self._read(lambda c: c.execute(sql, (before,)).fetchall())
        return [Alarm(*msgspec.convert(row, tuple[str, int])) for row in rows]

    async def save_line(self, table: str, number: int, line: bytes) -> None:
        """Keep something that was said at a table."""
        await self._write(lambda connection: save_line(connection, table, number, line.decode()))

    async def lines(self, table: str) -> list[bytes]:
        """The last things that were said at a table, the oldest first."""
        sql = "SELECT line FROM talk WHERE log = ? ORDER BY n"
        rows = await self._read(lambda c: c.execute(sql, (table,)).fetchall())
        return [line.encode() for (line,) in msgspec.convert(rows, list[tuple[str]])]

    async def save_note(self, match: str, person: str, text: str) -> None:
        """Keep somebody's notes on a match."""
        row = (match, person, text)
        sql = "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)"
        await self._write(lambda connection: execute(connection, sql, row))

    async def notes(self, match: str) -> dict[str, str]:
        """Everybody's notes on a match, by person."""
        sql = "SELECT person, text FROM notes WHERE match = ?"
        rows = await self._read(lambda c: c.execute(sql, (match,)).fetchall())
        return dict(msgspec.convert(rows, list[tuple[str, str]]))

    async def down_since(self, wall: Wall) -> int:
        """For how many milliseconds after this moment the server was not there."""
        sql = "SELECT coalesce(sum(until - max(since, ?1)), 0) FROM downtimes WHERE until > ?1"
        return int(await self._read(lambda c: c.execute(sql, (wall,)).get))

    async def up_for(self, millis: int) -> Wall:
        """The moment since which the server has been there for so long."""
        now = self._now()
        return await self._read(lambda connection: up_for(connection, now, millis))

    async def close(self) -> None:
        """Finish what was given, and let go."""
        self._jobs.put(self._given)
        self._given = []
        self._jobs.put(None)
        await asyncio.to_thread(self._scribe.join)
        self._reading.shutdown()
        self._reader.close()
        if not self.health.is_removed:
            found = self._path.stat()
            self._mark.begin_anew(self._serial, (found.st_size, found.st_mtime_ns))
        self._mark.close()
        os.close(self._lock)


def _tell(outcomes: list[tuple[Then, StoreError | None]]) -> None:
    """Call everybody back; one who stumbles over it must not keep it from the others."""
    for then, outcome in outcomes:
        try:
            then(outcome)
        except Exception as error:  # noqa: BLE001
            log("callback-failed", error=type(error).__name__, where=where(error))
