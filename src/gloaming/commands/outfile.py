"""The file that a simulation writes, and how far an earlier run of the same simulation came."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from gloaming.commands.simulation import Plan, match_id, play_match
from gloaming.core.file import Header


class OtherFileError(Exception):
    """There is a file, and it is not what this simulation would have written; says why."""


def opened(path: Path) -> BinaryIO:
    """The file, made if it is not there, and otherwise left as it is."""
    return path.open("r+b" if path.exists() else "xb")


def take_up(plan: Plan, file: BinaryIO) -> int:
    """How many whole matches of this plan are there; a part of one behind them is cut off."""
    if not file.readable():
        return 0
    done, end = _whole_matches(plan, file)
    file.seek(end)
    rest = file.read()
    if not rest:
        return done
    if not play_match(plan, done).startswith(rest):
        raise OtherFileError(f"what follows its first {done} matches is something else")
    file.seek(end)
    file.truncate()
    return done


def _whole_matches(plan: Plan, file: BinaryIO) -> tuple[int, int]:
    """The number of whole matches at the beginning of a file, and where they end."""
    done = end = position = 0
    is_within = False
    for row in file:
        position += len(row)
        if not row.endswith(b"\n"):
            break
        if not is_within:
            _check_header(plan, done, row)
            is_within = True
        elif row.startswith(b'{"reveal"'):
            done, end, is_within = done + 1, position, False
    return done, end


def _check_header(plan: Plan, number: int, row: bytes) -> None:
    try:
        header = msgspec.json.decode(row, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise OtherFileError("it holds no match files") from None
    if header.match != match_id(plan, number):
        raise OtherFileError(f"its match {number + 1} is another one")
