"""How the inputs of a log lie in the database: all that one commit brought it is one row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import apsw
import msgspec

from gloaming.server.store import Addition, Entry, Stored, Wall

NOTHING = b"null"
INPUT, SEED = "(?, ?, ?, CAST(? AS TEXT))", "(?, ?)"
Row = tuple[int, int, Wall, bytes]
"""The log's number, the number of the first input, when it was written, and the inputs."""
End = tuple[int, int, str]
"""Where a log ends: the log's own number, that of its last entry, and the digest of that."""

SELECT_INPUTS = "SELECT seq, wall, entries FROM inputs WHERE log = ? ORDER BY seq"


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """An input as it lies there."""

    at: int
    by: str
    move: msgspec.Raw
    digest: str
    of: int
    chosen: int
    reasons: msgspec.Raw
    """A bot's, or null."""
    key: str | None


_decode = msgspec.json.Decoder(list[Kept]).decode


def row_of(number: int, additions: Sequence[Addition], wall: Wall) -> Row:
    """Some inputs that follow one another."""
    texts = b",".join([addition.text for addition in additions])
    return number, additions[0].seq, wall, b"[%b]" % texts


def insertion(table: str, marks: str, rows: Sequence[tuple[Any, ...]]) -> tuple[str, list[Any]]:
    """One statement for all of them.

    Each call into SQLite lets the loop's thread go on and then has to wait for it; with a call for
    every row, the two would do little but make way for each other.
    """
    sql = f"INSERT INTO {table} VALUES {','.join([marks] * len(rows))}"  # noqa: S608 - only marks
    return sql, [value for row in rows for value in row]


def entries_of(log: str, seq: int, text: str) -> Iterator[Entry]:
    """The inputs of a row."""
    for number, kept in enumerate(_decode(text), seq):
        reasons = bytes(kept.reasons)
        yield Entry(
            log, number, kept.at, kept.by, bytes(kept.move), kept.digest, kept.of, kept.chosen,
            None if reasons == NOTHING else reasons, kept.key,
        )  # fmt: skip


def end_of(connection: apsw.Connection, log_id: str) -> End | None:
    """The number and digest of the last entry; without any, what the first has to follow."""
    sql = "SELECT number, digest FROM logs WHERE id = ?"
    head = connection.execute(sql, (log_id,)).fetchone()
    if head is None:
        return None
    number, digest = msgspec.convert(head, tuple[int, str])
    last = connection.execute(f"{SELECT_INPUTS} DESC LIMIT 1", (number,)).fetchone()
    if last is None:
        return number, -1, digest
    *_, entry = entries_of(log_id, last[0], last[2])
    return number, entry.seq, entry.digest


def load(connection: apsw.Connection, log_id: str) -> Stored | None:
    """A whole log."""
    sql = "SELECT number, header, digest, made_at FROM logs WHERE id = ?"
    head = connection.execute(sql, (log_id,)).fetchone()
    if head is None:
        return None
    number, header, digest, wall = head
    entries: list[Entry] = []
    for seq, wall, text in connection.execute(SELECT_INPUTS, (number,)):  # noqa: B007
        entries += entries_of(log_id, seq, text)
    return Stored(header.encode(), digest, tuple(entries), wall)


def digest_at(connection: apsw.Connection, log_id: str, seq: int) -> str | None:
    """The digest of one entry of a log, or for -1 what the first has to follow; if it is there."""
    head = connection.execute("SELECT number, digest FROM logs WHERE id = ?", (log_id,)).fetchone()
    if head is None or seq < 0:
        return None if head is None else str(head[1])
    sql = "SELECT seq, entries FROM inputs WHERE log = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"
    row = connection.execute(sql, (head[0], seq)).fetchone()
    first, text = (0, "[]") if row is None else msgspec.convert(row, tuple[int, str])
    try:
        found = {entry.seq: entry.digest for entry in entries_of(log_id, first, text)}
    except msgspec.MsgspecError:
        return None
    return found.get(seq)
