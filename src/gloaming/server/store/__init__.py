"""What a store keeps and promises. The log in it is the truth; everything else is a hint.

No caller reads, changes and writes back: a batch names what it follows, and the unique key decides
races. `then` is called on the event loop after the batch is on disk, in the order in which batches
were given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from gloaming.server.store.batches import Addition, Alarm, Batch, NewLog, Wall

MOST_LINES = 200
"""How many lines back a table remembers what was said."""


__all__ = [
    "MOST_LINES", "Addition", "Alarm", "Batch", "ConflictError", "Device", "Entry", "NewLog",
    "Session", "Store", "StoreError", "Stored", "Then", "Wall",
]  # fmt: skip


class StoreError(Exception):
    """The store cannot do its work; nothing of the batch was kept."""


class ConflictError(StoreError):
    """Somebody else appended first."""


class Entry(msgspec.Struct, frozen=True):
    """One input of a log, as it is read."""

    log: str
    seq: int
    at: int
    by: str
    move: bytes
    digest: str
    of: int = 0
    chosen: int = 0
    reasons: bytes | None = None
    key: str | None = None
    """Under which it was asked for, so that a copy can be known by it."""


class Stored(msgspec.Struct, frozen=True):
    """A log as it was kept."""

    header: bytes
    digest: str
    entries: tuple[Entry, ...]
    wall: Wall
    """When the last of it was written."""


class Session(msgspec.Struct, frozen=True):
    """A guest, on one device."""

    person: str
    name: str
    device: str = ""
    """What the device is called: nothing follows from it to its token."""
    label: str = ""
    """What kind of device it is, for its owner to know it by."""


class Device(msgspec.Struct, frozen=True):
    """A device of a guest, as its owner is told of it."""

    id: str
    label: str
    made_at: Wall
    used_at: Wall


Then = Callable[[StoreError | None], None]


class Store(Protocol):
    """What SQLite does here, and PostgreSQL could."""

    losses: dict[str, int]
    """The logs of which the disk has lost something, and how many of their inputs were left."""

    @property
    def trouble(self) -> str | None:
        """Why nothing can be kept at the moment, if that is so."""

    def append(self, batch: Batch, then: Then) -> None:
        """Keep a batch; `then` hears of it once it is on disk, or why it is not."""

    async def load(self, log: str) -> Stored | None:
        """A whole log."""

    async def header(self, log: str) -> bytes | None:
        """What a log begins with, without the rest of it."""

    async def seed(self, match: str) -> bytes:
        """The seed that was promised for a match; a `KeyError` if there was none."""

    async def alarms(self, before: Wall) -> list[Alarm]:
        """The logs that want to be woken before this moment."""

    async def save_session(self, hashed: bytes, session: Session) -> None:
        """Remember a new guest."""

    async def add_session(self, hashed: bytes, session: Session) -> None:
        """Remember another device of a guest, under the guest's name as it is now."""

    async def renew_session(self, old: bytes, new: bytes, session: Session) -> bool:
        """Give a device another token and its person another name, unless it was signed out."""

    async def session(self, hashed: bytes) -> Session | None:
        """The guest with this token."""

    async def devices(self, person: str) -> list[Device]:
        """The devices of a guest, the one that was used last first."""

    async def end_sessions(self, person: str, device: str, *, is_kept: bool) -> list[str]:
        """Sign one device of a guest out, or all but this one; returns which."""

    async def save_line(self, table: str, number: int, line: bytes) -> None:
        """Keep something that was said at a table."""

    async def lines(self, table: str) -> list[bytes]:
        """The last things that were said at a table, the oldest first."""

    async def save_note(self, match: str, person: str, text: str) -> None:
        """Keep somebody's notes on a match."""

    async def notes(self, match: str) -> dict[str, str]:
        """Everybody's notes on a match, by person."""

    def visited(self, table: str, people: Collection[str]) -> None:
        """Somebody is at a table, or was until now; those who sit there are known as long as it."""

    def forget_notes(self, match: str) -> None:
        """Nobody will be shown the notes on a match any more."""

    async def unvisited(self, before: Wall, most: int) -> list[str]:
        """Tables at which nobody has been since this moment, the longest left first."""

    async def forget(self, table: str, matches: Collection[str], before: Wall) -> bool:
        """Remove a table and its matches at once, unless somebody has been there after all."""

    async def forget_sessions(self, before: Wall) -> int:
        """Forget some of the guests who have not been here since this moment; returns how many."""

    async def down_since(self, wall: Wall) -> int:
        """For how many milliseconds after this moment the server was not there."""

    async def up_for(self, millis: int) -> Wall:
        """The moment since which the server has been there for so long."""

    async def close(self) -> None:
        """Finish what was given, and let go."""
