"""The high-water mark: a small file that names the ends of the logs whose commits are on disk.

Each commit appends one line, after it is durable and before it is acknowledged. The line is not
synced: a kill of the process leaves it, and a power cut can only take some of it. So the file may
lag behind the database, and is never ahead of it. What it names and the database lacks was lost by
the disk. docs/decisions/0012-what-the-disk-lost.md has the reasons.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from gloaming.server.logs import log

NAME = "gloaming.mark"
LARGE = 1_000_000
"""In bytes: then the WAL is checkpointed and the file begins anew."""

End = tuple[int, int, str]
"""Of a log: its own number, and the number and the digest of its last input."""
Stopped = tuple[int, int]
"""The size of the database when it was closed in order, and when it was last changed (in ns)."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """What a commit brought, which logs are about to be removed, or that all was closed."""

    serial: int
    ends: dict[str, End] = {}
    gone: tuple[str, ...] = ()
    stopped: Stopped | None = None


@dataclass
class Marked:
    """What the lines of a mark add up to."""

    is_there: bool = False
    serial: int = 0
    ends: dict[str, End] = field(default_factory=dict)
    stopped: Stopped | None = None
    broken: int = 0
    """Lines that cannot be read; the last one does not count, it may have been cut off."""


_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(Line).decode


def read_mark(folder: Path) -> Marked:
    """What the mark in a folder says; nothing, if there is none."""
    try:
        texts = (folder / NAME).read_bytes().split(b"\n")[1:]
    except FileNotFoundError:
        return Marked()
    marked = Marked(is_there=True)
    for number, text in enumerate(texts, 1):
        line = _line(text)
        if line is not None:
            _fold(marked, line)
        elif number < len(texts):
            marked.broken += 1
    return marked


def _line(text: bytes) -> Line | None:
    content, _, checksum = text.rpartition(b" ")
    if checksum != b"%08x" % crc32(content):
        return None
    try:
        return _decode(content)
    except msgspec.MsgspecError:
        return None


def _fold(marked: Marked, line: Line) -> None:
    marked.serial, marked.stopped = line.serial, line.stopped
    marked.ends.update(line.ends)
    for name in line.gone:
        marked.ends.pop(name, None)


class Mark:
    """The mark of an open store. Only the writer's thread writes to it."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / NAME, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        self._size = os.fstat(self._file).st_size
        self._is_failing = False

    @property
    def is_large(self) -> bool:
        """Whether it is time to begin anew."""
        return self._size >= LARGE

    def note(self, serial: int, ends: Mapping[str, End]) -> None:
        """A commit is durable. If this cannot be written the mark lags behind, and says so."""
        try:
            self._write(serial, ends)
        except OSError as error:
            if not self._is_failing:
                log("mark-not-written", error=type(error).__name__, why=error.strerror or "")
            self._is_failing = True
        else:
            self._is_failing = False

    def will_remove(self, serial: int, logs: Sequence[str]) -> None:
        """Some logs are about to be removed: synced, so that no power cut leaves them named."""
        self._write(serial, {}, logs)
        os.fsync(self._file)

    def begin_anew(self, serial: int, stopped: Stopped | None = None) -> None:
        """All that it names is in the database itself, and the WAL is not needed any more.

        A power cut may bring the file back as it was: all of it still holds.
        """
        try:
            os.ftruncate(self._file, 0)
            self._size = 0
            self._write(serial, {}, (), stopped)
        except OSError as error:
            log("mark-not-written", error=type(error).__name__, why=error.strerror or "")

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)

    def _write(self, *line: Any) -> None:
        """A line begins with the line break, so that one that was cut off harms no other."""
        text = _encode(line)
        text = b"\n%b %08x" % (text, crc32(text))
        written = os.write(self._file, text)
        self._size += written
        if written < len(text):
            raise OSError(0, "No space left on device")
