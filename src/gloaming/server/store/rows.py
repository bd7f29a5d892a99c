"""How the inputs of a log lie in the database: all that one commit brought it is one row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from gloaming.server.store import Addition, Entry, Wall

NOTHING = b"null"
INPUT, SEED = "(?, ?, ?, CAST(? AS TEXT))", "(?, ?)"
Row = tuple[int, int, Wall, bytes]
"""The log's number, the number of the first input, when it was written, and the inputs."""


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
