"""Opening the file of the store, and bringing an older one forward."""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path

import apsw

from gloaming.server import store
from gloaming.server.clock import LEAST_JUMP
from gloaming.server.logs import log
from gloaming.server.store import StoreError, Wall, damage
from gloaming.server.store.health import Files
from gloaming.server.store.mark import NAME as MARK
from gloaming.server.store.mark import Mark, Marked, read_mark

DATABASE, LOCK = "gloaming.db", "gloaming.lock"
MIGRATIONS = Path(store.__file__).parent / "migrations"
STATEMENTS_KEPT = 256
MOST_WAIT_MS = 5_000


def lock(folder: Path) -> int:
    """Keep other servers out of a folder, for as long as the file is open or the process lives."""
    file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        process = os.pread(file, 20, 0).decode("ascii", "replace").strip()
        os.close(file)
        raise StoreError(
            f"The data folder {folder} is used by another server (process {process})."
            " Stop that one, or choose another folder with --data."
        ) from None
    os.ftruncate(file, 0)
    os.write(file, b"%d\n" % os.getpid())
    return file


def connect(path: Path) -> apsw.Connection:
    """A way to the file: what is committed there is on the disk."""
    connection = apsw.Connection(str(path), statementcachesize=STATEMENTS_KEPT)
    connection.set_busy_timeout(MOST_WAIT_MS)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and marks it
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def migrate(connection: apsw.Connection) -> None:
    """Bring an older store forward, one numbered step at a time."""
    steps = {int(step.name[:4]): step for step in sorted(MIGRATIONS.glob("*.sql"))}
    with connection:
        version = connection.pragma("user_version")
        if version > max(steps):
            raise StoreError(
                f"the data in {connection.filename} was written by a newer Gloaming"
                f" (version {version} of the store)"
            )
        if 0 < version < min(steps):
            raise StoreError(
                f"the data in {connection.filename} was written before the first release"
                f" (version {version} of the store); move it away, and begin anew"
            )
        for number, step in steps.items():
            if number > version:
                connection.execute(step.read_text("utf-8"))
        connection.pragma("user_version", max(steps))


@dataclass
class Opened:
    """A database that may be used, and what was found when it was opened."""

    writer: apsw.Connection
    reader: apsw.Connection
    files: Files
    mark: Mark
    lock: int
    losses: dict[str, int]
    latest: Wall
    """The latest moment it knows of: the clock of the server never goes back behind it."""


def open_database(folder: Path, now: Wall) -> Opened:
    """Open or make the database in a folder; a sentence why not, if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        locked = lock(folder)
        try:
            return _opened(folder, locked, now)
        except BaseException:
            os.close(locked)
            raise
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise StoreError(
            f"The database {folder / DATABASE} is damaged ({error}). `gloaming store check --data"
            f" {folder}` says more; put a backup in its place, without -wal, -shm and {MARK}."
        ) from error
    except (OSError, apsw.Error) as error:
        why = getattr(error, "strerror", None) or error
        raise StoreError(f"The data folder {folder} cannot be used: {why}.") from error


def _opened(folder: Path, locked: int, now: Wall) -> Opened:
    path = folder / DATABASE
    damage.refuse_remains(path, folder / MARK)
    marked = read_mark(folder)
    must_check = path.exists() and damage.needs_check(path, marked)
    writer = connect(path)
    if must_check:
        writer.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)  # leave what is damaged as it is
        damage.check_pages(writer)
        writer.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)
    migrate(writer)
    _note_state_of(marked, writer)
    latest = latest_moment(writer)
    if latest > now + LEAST_JUMP:
        log("clock-set-back", seconds=(latest - now) / 1000)
    losses = damage.keep_losses(writer, damage.losses(writer, marked), max(now, latest))
    mark = Mark(folder)
    checkpoint(writer, mark, damage.serial_of(writer))
    reader = connect(path)
    files = Files(folder, DATABASE, f"{DATABASE}-wal")
    return Opened(writer, reader, files, mark, locked, losses, latest)


def _note_state_of(marked: Marked, connection: apsw.Connection) -> None:
    """Tell the log if there is nothing to compare the database with, or only a part of it."""
    if marked.broken:
        log("mark-unreadable", count=marked.broken)
    if not marked.is_there and damage.serial_of(connection):
        log("mark-missing")


def checkpoint(connection: apsw.Connection, mark: Mark, serial: int) -> bool:
    """Move what is in the WAL to where it belongs; if that was all of it, the mark begins anew."""
    pages, moved = connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
    if pages == moved:
        mark.begin_anew(serial)
    return pages == moved


def latest_moment(connection: apsw.Connection) -> Wall:
    """When something was last written, by the wall clock of then."""
    last = connection.execute("SELECT wall FROM inputs ORDER BY rowid DESC LIMIT 1").get
    return max(last or 0, connection.execute("SELECT at FROM pulse").get or 0)
