"""What a store need not keep any longer, and how it is told so: a table, or a few rows, at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any, TypeVar

import apsw
import msgspec

from gloaming.server.store import StoreError, Then, Wall

T = TypeVar("T")
DAY = 24 * 3600 * 1000
MOST_SESSIONS = 500
OF_A_LOG = (
    "DELETE FROM inputs WHERE log = (SELECT number FROM logs WHERE id = ?)",
    "DELETE FROM logs WHERE id = ?",
    "DELETE FROM alarms WHERE log = ?",
    "DELETE FROM seeds WHERE match = ?",
    "DELETE FROM notes WHERE match = ?",
    "DELETE FROM talk WHERE log = ?",
    "DELETE FROM visits WHERE log = ?",
    "DELETE FROM losses WHERE log = ?",
)


class Forgetting:
    """The part of a store that forgets."""

    _ends: dict[str, Any]
    _gone: list[str]
    losses: dict[str, int]
    _now: Callable[[], Wall]
    _give: Callable[[Callable[[apsw.Connection], None], Then], None]
    _write: Callable[[Callable[[apsw.Connection], None]], Awaitable[None]]
    _read: Callable[[Callable[[apsw.Connection], Any]], Awaitable[Any]]

    def visited(self, table: str, people: Collection[str]) -> None:
        """Somebody is at a table, or was until now; those who sit there are known as long as it."""
        now = self._now()
        self._note("INSERT OR REPLACE INTO visits VALUES (?, ?)", table, now)
        sql = (
            "UPDATE sessions SET seen_at = ?1"
            " WHERE person IN (SELECT value FROM json_each(?2)) AND seen_at < ?3"
        )
        self._note(sql, now, msgspec.json.encode(list(people)).decode(), now - DAY)

    def forget_notes(self, match: str) -> None:
        """Nobody will be shown the notes on a match any more."""
        self._note("DELETE FROM notes WHERE match = ?", match)

    def _note(self, sql: str, *values: Any) -> None:
        """Write something that nobody waits for; if it fails, it is written another time."""
        self._give(lambda connection: execute(connection, sql, values), _whatever)

    async def unvisited(self, before: Wall, most: int) -> list[str]:
        """Tables at which nobody has been since this moment, the longest left first."""
        sql = "SELECT log FROM visits WHERE at < ? ORDER BY at LIMIT ?"
        rows = await self._read(lambda c: c.execute(sql, (before, most)).fetchall())
        return [log for (log,) in msgspec.convert(rows, list[tuple[str]])]

    async def forget(self, table: str, matches: Collection[str], before: Wall) -> bool:
        """Remove a table and its matches at once, unless somebody has been there after all."""
        found: list[str] = []

        def remove(connection: apsw.Connection) -> None:
            sql = "SELECT log FROM visits WHERE log = ? AND at < ?"
            if connection.execute(sql, (table, before)).fetchone() is not None:
                found.extend((*matches, table))
            for log in found:
                for part in OF_A_LOG:
                    connection.execute(part, (log,))
                self._ends.pop(log, None)
            self._gone.extend(found)

        await self._write(remove)
        return bool(found)

    async def forget_sessions(self, before: Wall) -> int:
        """Forget some of the guests who have not been here since this moment; returns how many."""
        found: list[int] = []

        def remove(connection: apsw.Connection) -> None:
            sql = (
                "DELETE FROM sessions WHERE hash IN"
                " (SELECT hash FROM sessions WHERE seen_at < ? LIMIT ?)"
            )
            connection.execute(sql, (before, MOST_SESSIONS))
            found.append(connection.changes())

        await self._write(remove)
        return sum(found)


def execute(connection: apsw.Connection, sql: str, values: tuple[Any, ...]) -> None:
    """One statement of which nobody wants to hear."""
    connection.execute(sql, values)


def _whatever(_error: StoreError | None) -> None:
    """Nothing depends on it."""
