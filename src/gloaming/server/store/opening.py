"""Opening the file of the store, and bringing an older one forward."""

from __future__ import annotations

from pathlib import Path

import apsw

from gloaming.server import store
from gloaming.server.store import StoreError

MIGRATIONS = Path(store.__file__).parent / "migrations"
STATEMENTS_KEPT = 256
MOST_WAIT_MS = 5_000
PAGES_IN_THE_WAL = 4_000
"""How long it may get before its pages go where they belong, many changes to one at once."""


def connect(path: Path) -> apsw.Connection:
    """A way to the file: what is committed there is on the disk."""
    connection = apsw.Connection(str(path), statementcachesize=STATEMENTS_KEPT)
    connection.set_busy_timeout(MOST_WAIT_MS)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_THE_WAL}")
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
