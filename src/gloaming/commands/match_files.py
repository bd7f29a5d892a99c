"""Match files as the shell reads them: what is wrong with one is a sentence that names its line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gloaming.commands.failure import Failure
from gloaming.core import AnyGame
from gloaming.core.file import BadFileError, MatchFile, game_of, read
from gloaming.games import GAMES


@contextmanager
def told_by_line(path: Path) -> Iterator[None]:
    """Tell what is wrong with a file, and where."""
    try:
        yield
    except BadFileError as bad:
        raise Failure(f"{path}, line {bad.number}: {bad.reason}.") from None
    except RecursionError:
        raise Failure(f"{path} is no match file: it is nested too deeply.") from None


def matches_of(path: Path) -> Iterator[tuple[AnyGame, MatchFile]]:
    """The matches of a file with their rules; to be used within `told_by_line`."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror}.") from None
    for match in read(text):
        yield game_of(GAMES, match), match
