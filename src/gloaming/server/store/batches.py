"""What a store is given to keep. Plain classes: whoever is compiled reads them at once."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.core import Record

Wall = int
"""Wall clock time in milliseconds."""

encode = msgspec.json.Encoder(order="deterministic").encode


class NewLog:
    """A table or a match that begins."""

    __slots__ = ("digest", "header", "id")

    def __init__(self, id_: str, header: bytes, digest: str) -> None:
        self.id, self.header, self.digest = id_, header, digest


Said = tuple[int, str, Any, str, int, int, Any, str | None]
"""When, by whom, which move, its digest, among how many and which of them nature chose, a bot's
reasons, and the key under which it was asked for."""


class Addition:
    """One more input of a log, as it is written; what its place in the log says is left out."""

    __slots__ = ("digest", "log", "seq", "text")

    def __init__(self, log: str, seq: int, said: Said) -> None:
        self.log, self.seq, self.digest = log, seq, said[3]
        self.text = encode(said)


class Alarm(Record):
    """When a log has to be looked at, or that it need not be."""

    log: str
    wake_at: Wall | None


class Batch:
    """All of it is kept, or nothing. The first additions build on `follows`, one for one.

    Additions that follow another one of the batch, or begin a log of the batch, come last and need
    none.
    """

    __slots__ = ("additions", "alarm", "follows", "logs", "seeds")

    def __init__(
        self, additions: tuple[Addition, ...] = (), follows: tuple[str, ...] = (),
        logs: tuple[NewLog, ...] = (), seeds: tuple[tuple[str, bytes], ...] = (),
        alarm: Alarm | None = None,
    ) -> None:  # fmt: skip
        self.additions, self.follows = additions, follows
        self.logs, self.seeds, self.alarm = logs, seeds, alarm
