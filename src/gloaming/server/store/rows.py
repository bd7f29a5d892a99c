"""How the inputs of a log lie in the database: all that one commit brought it is one row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from gloaming.server.store import Entry, Wall

NOTHING = b"null"
RAW_NOTHING = msgspec.Raw(NOTHING)
Row = tuple[int, int, Wall, str]
"""The log's number, the number of the first input, when it was written, and the inputs."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """An input as it is written: what its place in the log says is left out."""

    at: int
    by: str
    move: msgspec.Raw
    digest: str
    of: int
    chosen: int
    reasons: msgspec.Raw
    """A bot's, or null."""
    key: str | None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Kept]).decode


def row_of(number: int, entries: Sequence[Entry], wall: Wall) -> Row:
    """Some inputs that follow one another."""
    kept = [
        (
            entry.at, entry.by, msgspec.Raw(entry.move), entry.digest, entry.of, entry.chosen,
            msgspec.Raw(entry.reasons) if entry.reasons else RAW_NOTHING, entry.key,
        )
        for entry in entries
    ]  # fmt: skip
    return number, entries[0].seq, wall, _encode(kept).decode()


def insertion(rows: Sequence[Row]) -> tuple[str, list[Any]]:
    """One statement for all of them.

    Each call into SQLite lets the loop's thread go on and then has to wait for it; with a call for
    every row, the two would do little but make way for each other.
    """
    marks = ",".join(["(?, ?, ?, ?)"] * len(rows))
    sql = f"INSERT INTO inputs VALUES {marks}"  # noqa: S608 - nothing but marks
    return sql, [value for row in rows for value in row]


def entries_of(log: str, seq: int, text: str) -> Iterator[Entry]:
    """The inputs of a row."""
    for number, kept in enumerate(_decode(text), seq):
        reasons = bytes(kept.reasons)
        yield Entry(
            log, number, kept.at, kept.by, bytes(kept.move), kept.digest, kept.of, kept.chosen,
            None if reasons == NOTHING else reasons, kept.key,
        )  # fmt: skip
