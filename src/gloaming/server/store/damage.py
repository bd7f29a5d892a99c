"""What the disk has lost or damaged: found when a store is opened, before anything is written."""

from __future__ import annotations

from pathlib import Path

import apsw
import msgspec

from gloaming.server.logs import Fields, log
from gloaming.server.store import StoreError, Wall
from gloaming.server.store.mark import Marked
from gloaming.server.store.rows import digest_at, end_of

OTHER_WRITES = ""
"""Stands for what is not in a log: guests, talk, notes."""
TOLD_FOR = 30 * 24 * 3600 * 1000
"""For how long a loss is told by `/ready`, in ms."""
CHECKED_ALWAYS = 256 * 1024 * 1024
"""In bytes: the pages of a smaller database are checked at every start, within a second."""


class Loss(msgspec.Struct, frozen=True):
    """A log of which something is missing that was acknowledged."""

    log: str
    had: int
    has: int
    """How many inputs are left; 0 if the log is not there at all."""

    @property
    def is_table(self) -> bool:
        """Whether it is the log of a table: codes are written in capitals, names of matches not."""
        return self.log.isupper()


def refuse_remains(path: Path, mark: Path) -> None:
    """Refuse to begin anew beside the remains of a database that is missing or empty.

    SQLite would remove the WAL.
    """
    if path.exists() and path.stat().st_size:
        return
    wal = path.with_name(f"{path.name}-wal")
    left = [file.name for file in (wal, mark) if file.exists() and file.stat().st_size]
    if left:
        raise StoreError(
            f"{path.name} is missing from {path.parent}, but {' and '.join(left)} of it is there."
            f" Put {path.name} back, or a backup in its place without these files."
            " To begin anew, move them away first."
        )


def needs_check(path: Path, marked: Marked) -> bool:
    """Whether the pages have to be checked: not if a large file is as it was left in order."""
    found = path.stat()
    is_as_left = marked.stopped == (found.st_size, found.st_mtime_ns)
    return not is_as_left or found.st_size < CHECKED_ALWAYS


def check_pages(connection: apsw.Connection) -> None:
    """Raise an error if the pages of the database do not hold together."""
    found = connection.execute("PRAGMA quick_check(1)").get
    if found != "ok":
        raise apsw.CorruptError(str(found).replace("\n", " "))


def losses(connection: apsw.Connection, marked: Marked) -> list[Loss]:
    """What the mark names and the database has not got."""
    found = [
        Loss(name, seq + 1, _length(connection, name))
        for name, (_number, seq, digest) in marked.ends.items()
        if digest_at(connection, name, seq) != digest
    ]
    serial = serial_of(connection)
    if serial < marked.serial:
        found.append(Loss(OTHER_WRITES, marked.serial, serial))
    return found


def serial_of(connection: apsw.Connection) -> int:
    """How often anything but inputs was written."""
    return int(connection.execute("SELECT serial FROM pulse").get or 0)


def _length(connection: apsw.Connection, name: str) -> int:
    end = end_of(connection, name)
    return 0 if end is None else end[1] + 1


def keep_losses(connection: apsw.Connection, found: list[Loss], now: Wall) -> dict[str, int]:
    """Write down what is missing, tell the log, and return all that is still to be told."""
    for loss in found:
        told: Fields = {"count": max(1, loss.had - loss.has)}
        if loss.log != OTHER_WRITES:
            told["table" if loss.is_table else "match"] = loss.log
        log("moves-lost" if loss.log != OTHER_WRITES else "writes-lost", **told)
    with connection:
        rows = [(loss.log, loss.had, loss.has, now) for loss in found]
        connection.executemany("INSERT OR REPLACE INTO losses VALUES (?, ?, ?, ?)", rows)
        connection.execute("DELETE FROM losses WHERE found_at < ?", (now - TOLD_FOR,))
    return dict(msgspec.convert(_rows(connection), list[tuple[str, int]]))


def _rows(connection: apsw.Connection) -> list[tuple[object, ...]]:
    return connection.execute("SELECT log, has FROM losses").fetchall()
