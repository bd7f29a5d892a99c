"""Structured logs by allow-list: a field that is not named here cannot be logged."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypedDict, Unpack

import msgspec

from gloaming.server.clock import wall_now


class Fields(TypedDict, total=False):
    """All that a line may say besides what happened and when."""

    port: int
    compiled: bool
    status: int
    code: int
    method: str
    route: str
    table: str
    match: str
    game: str
    error: str
    why: str
    """What SQLite or the system says of a disk: never of what was sent."""
    where: str
    library: str
    seconds: float
    count: int


LARGEST_LOG = 8 * 1024 * 1024
"""A file of this size is put aside; the one that was put aside before it goes."""

_file: list[Path] = []


def write_to(path: Path) -> None:
    """Keep the log in a file, for somebody who sits at a terminal and would rather not see it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    _file[:] = [path]


def log(event: str, **fields: Unpack[Fields]) -> None:
    """Write one line of JSON, to the error stream unless there is a file for it.

    Where it cannot be written, on a full disk perhaps, nobody's match is the worse for it.
    """
    line = msgspec.json.encode({"at": wall_now() / 1000, "event": event, **fields})
    with suppress(OSError):
        for path in _file:
            _append(path, line)
            return
        sys.stderr.write(line.decode() + "\n")
        sys.stderr.flush()


def _append(path: Path, line: bytes) -> None:
    with path.open("ab") as out:
        out.write(line + b"\n")
        is_full = out.tell() >= LARGEST_LOG
    if is_full:
        path.replace(path.with_name(f"{path.name}.1"))


def where(error: BaseException) -> str:
    """The file and line an error came from: all of it that may be told."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


@contextmanager
def unharmed(event: str, table: str | None = None) -> Iterator[None]:
    """Go on after a mistake, for work that has to be done again and again; its kind is logged."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - one mistake must not end it for good
        told: Fields = {"error": type(error).__name__, "where": where(error)}
        if table is not None:
            told["table"] = table
        log(event, **told)


class Allowed(logging.Handler):
    """What libraries log, without their messages, which may quote what was sent."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line, without the message."""
        error = record.exc_info[1] if record.exc_info else None
        if record.levelno < logging.ERROR:
            return
        if error is None:
            log("library-error", library=record.name)
        else:
            log(
                "library-error", library=record.name, error=type(error).__name__, where=where(error)
            )


def tame_libraries() -> None:
    """Let libraries log through the allow-list only."""
    logging.basicConfig(handlers=[Allowed()], level=logging.WARNING, force=True)
