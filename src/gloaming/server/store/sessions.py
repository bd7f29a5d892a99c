"""The part of a store that knows guests, and the devices of each: a session is one device."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import apsw
import msgspec

from gloaming.server.store import Device, Session, Wall
from gloaming.server.store.forgetting import execute

HOUR = 3600 * 1000


class Sessions:
    """The part of a store that knows guests."""

    _now: Callable[[], Wall]
    _note: Callable[..., None]
    _write: Callable[[Callable[[apsw.Connection], None]], Awaitable[None]]
    _read: Callable[[Callable[[apsw.Connection], Any]], Awaitable[Any]]

    async def save_session(self, hashed: bytes, session: Session) -> None:
        """Remember a new guest."""
        now = self._now()
        sql = "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        row = (hashed, session.person, session.name, now, session.device, session.label, now, now)
        await self._write(lambda connection: execute(connection, sql, row))

    async def add_session(self, hashed: bytes, session: Session) -> None:
        """Remember another device of a guest, under the guest's name as it is now."""
        now = self._now()
        sql = (
            "INSERT INTO sessions SELECT ?1, person, name, ?2, ?3, ?4, ?2, ?2"
            " FROM sessions WHERE person = ?5 LIMIT 1"
        )
        row = (hashed, now, session.device, session.label, session.person)
        await self._write(lambda connection: execute(connection, sql, row))

    async def renew_session(self, old: bytes, new: bytes, session: Session) -> bool:
        """Give a device another token and its person another name, unless it was signed out."""
        found: list[int] = []
        sql = "UPDATE sessions SET hash = ?, label = ?, seen_at = ?, used_at = ? WHERE hash = ?"
        now = self._now()

        def renew(connection: apsw.Connection) -> None:
            connection.execute(sql, (new, session.label, now, now, old))
            found.append(connection.changes())
            if found[-1]:
                rename = "UPDATE sessions SET name = ? WHERE person = ?"
                connection.execute(rename, (session.name, session.person))

        await self._write(renew)
        return bool(sum(found))

    async def session(self, hashed: bytes) -> Session | None:
        """The guest with this token; that the device was used is written down once an hour."""
        sql = "SELECT person, name, device, label, used_at FROM sessions WHERE hash = ?"
        row = await self._read(lambda c: c.execute(sql, (hashed,)).fetchone())
        if row is None:
            return None
        now = self._now()
        if now - row[4] > HOUR:
            note = "UPDATE sessions SET seen_at = ?1, used_at = ?1 WHERE hash = ?2"
            self._note(note, now, hashed)
        return Session(*row[:4])

    async def devices(self, person: str) -> list[Device]:
        """The devices of a guest, the one that was used last first."""
        sql = (
            "SELECT device, label, made_at, used_at FROM sessions"
            " WHERE person = ? ORDER BY used_at DESC, made_at DESC, device"
        )
        rows = await self._read(lambda c: c.execute(sql, (person,)).fetchall())
        return [Device(*row) for row in msgspec.convert(rows, list[tuple[str, str, int, int]])]

    async def end_sessions(self, person: str, device: str, *, is_kept: bool) -> list[str]:
        """Sign one device of a guest out, or all but this one; returns which."""
        found: list[str] = []
        which = "<>" if is_kept else "="
        sql = f"DELETE FROM sessions WHERE person = ? AND device {which} ? RETURNING device"  # noqa: S608

        def remove(connection: apsw.Connection) -> None:
            found.extend(str(row[0]) for row in connection.execute(sql, (person, device)))

        await self._write(remove)
        return found
