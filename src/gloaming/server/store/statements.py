"""What is written and asked beside the logs: the pulse of the server, its guests, its talk."""

from __future__ import annotations

import apsw
import msgspec

from gloaming.server.store import MOST_LINES, Wall

LONGEST_BEAT = 60_000
"""In ms: after a longer one the machine slept, or its clock was set."""

SET_PULSE = "INSERT INTO pulse VALUES (1, ?, 0) ON CONFLICT (only) DO UPDATE SET at = excluded.at"


def beat(connection: apsw.Connection, now: Wall, longest: int) -> None:
    """Note that the server is up, and that it was not if the last time is too long ago."""
    last = connection.execute("SELECT at FROM pulse").get
    if last is not None and last + longest < now:
        connection.execute("INSERT INTO downtimes VALUES (?, ?)", (last, now))
    connection.execute(SET_PULSE, (now,))


def up_for(connection: apsw.Connection, now: Wall, millis: int) -> Wall:
    """The moment since which the server has been there for so long."""
    moment = now - millis
    sql = "SELECT min(since, ?1), min(until, ?1) FROM downtimes ORDER BY until DESC"
    rows = connection.execute(sql, (now,)).fetchall()
    for since, until in msgspec.convert(rows, list[tuple[int, int]]):
        moment -= until - since if until > moment else 0
    return moment


def save_line(connection: apsw.Connection, table: str, number: int, line: str) -> None:
    """What nobody will be told any more is not kept."""
    connection.execute("INSERT INTO talk VALUES (?, ?, ?)", (table, number, line))
    old = number - MOST_LINES
    connection.execute("DELETE FROM talk WHERE log = ? AND n <= ?", (table, old))
