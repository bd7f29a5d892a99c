"""Reading a whole store and judging it: pages, logs, digests, and what the mark names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import apsw
import msgspec

from gloaming.core import AnyGame, BrokenLogError
from gloaming.server.live import LiveMatch, MatchHeader
from gloaming.server.lobby import TableHeader
from gloaming.server.sources import Sources
from gloaming.server.store import StoreError, damage
from gloaming.server.store.mark import NAME as MARK
from gloaming.server.store.mark import Marked, read_mark
from gloaming.server.store.opening import DATABASE
from gloaming.server.store.rows import load
from gloaming.server.tablelog import TableLog
from gloaming.server.turns import NO_REST, run_through

UNREADABLE = BrokenLogError, KeyError, ValueError, apsw.Error, msgspec.MsgspecError


class Checking:
    """A store that is opened to be read, beside a server or without one."""

    def __init__(self, folder: Path, games: Mapping[str, AnyGame]) -> None:
        """Open it; a `StoreError` if there is none, or if it cannot be read at all."""
        path = folder / DATABASE
        damage.refuse_remains(path, folder / MARK)
        if not path.exists():
            raise StoreError(f"There is no {DATABASE} in {folder}.")
        self._folder, self._games, self._sources = folder, games, Sources()
        self._marked = read_mark(folder)
        try:
            self._connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
            self._connection.set_busy_timeout(5_000)
            self._connection.execute("BEGIN")
            sql = "SELECT id FROM logs ORDER BY number"
            self.logs = [str(name) for (name,) in self._connection.execute(sql)]
        except apsw.Error as error:
            raise StoreError(f"{path} cannot be read: {error}.") from error

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def pages(self) -> list[str]:
        """What is wrong with the pages of the database, as SQLite says it."""
        try:
            rows = self._connection.execute("PRAGMA integrity_check(20)").fetchall()
        except apsw.Error as error:
            return [str(error)]
        told = [line for (text,) in rows for line in str(text).splitlines()]
        return [] if told == ["ok"] else told

    def folded(self) -> Iterator[str | None]:
        """Fold one log after the other; what is wrong with it, or nothing."""
        for name in self.logs:
            try:
                self._fold(name)
            except BrokenLogError as broken:
                yield f"{titled(name)} is damaged: {broken}"
            except UNREADABLE as error:
                yield f"{titled(name)} cannot be read: {type(error).__name__}: {error}"
            else:
                yield None

    def _fold(self, name: str) -> None:
        stored = load(self._connection, name)
        if stored is None or not stored.entries:
            raise ValueError("nothing of it is left")
        if b'"code"' in stored.header[:10]:
            header = msgspec.json.decode(stored.header, type=TableHeader)
            log_ = TableLog(self._games[header.game], header)
            run_through(log_.restore(stored, NO_REST))
            return
        of_match = msgspec.json.decode(stored.header, type=MatchHeader)
        sql = "SELECT seed FROM seeds WHERE match = ?"
        seed = self._connection.execute(sql, (name,)).get
        if seed is None:
            raise ValueError("its seed is missing")
        game = self._games[of_match.file.game]
        match = LiveMatch(game, of_match, seed, self._sources)
        run_through(match.restore(stored, NO_REST))

    def missing(self) -> list[str]:
        """What the mark names and the database has not got."""
        now = read_mark(self._folder)
        found = damage.losses(self._connection, self._marked)
        return [_told(loss) for loss in found if not loss.log or loss.log in now.ends]

    def known(self) -> list[str]:
        """Losses that a server has found before."""
        sql = "SELECT log, had, has FROM losses ORDER BY log"
        rows = self._connection.execute(sql).fetchall()
        return [_told(loss) for loss in msgspec.convert(rows, list[damage.Loss])]

    @property
    def mark(self) -> Marked:
        """The mark as it was when the database was opened."""
        return self._marked


def titled(name: str) -> str:
    """Table or match, and its name."""
    return f"{'Table' if name.isupper() else 'Match'} {name}"


def _told(loss: damage.Loss) -> str:
    if loss.log == damage.OTHER_WRITES:
        return f"{loss.had - loss.has} writes of other kinds (guests, talk, notes) are missing"
    if loss.has >= loss.had:
        return f"{titled(loss.log)} is not what was acknowledged, from input {loss.had} on"
    return f"{titled(loss.log)} had {loss.had} inputs, and {loss.has} are left"
