"""Match files as the shell reads them: what is wrong with one is a sentence that names its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from gloaming.commands.failure import Failure
from gloaming.core import AnyGame, lacking
from gloaming.core.file import BadFileError, MatchFile, game_of, options_of, read
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
    _check_text(text)
    for match in read(text):
        game = game_of(GAMES, match)
        _check_seats(game, match)
        yield game, match


def _check_text(text: bytes) -> None:
    """Moves and options are read when they are needed, so bad letters would be met late."""
    try:
        text.decode()
    except UnicodeDecodeError as error:
        number = text.count(b"\n", 0, error.start) + 1
        raise BadFileError(number, "cannot be read: it is not UTF-8 text") from None


def _check_seats(game: AnyGame, match: MatchFile) -> None:
    """A match has seats that may be taken together, and nobody acts who has none."""
    header = match.header
    try:
        roles = game.roles(options_of(game, header))
    except msgspec.MsgspecError as error:
        raise BadFileError(match.start, f"the options cannot be read: {error}") from None
    if Counter(header.places) - Counter(roles.places) or lacking(roles, header.places):
        raise BadFileError(match.start, f"{game.name} cannot be played on these seats")
    for number, line in enumerate(match.lines, match.start + 1):
        if isinstance(line.by, int) and not 0 <= line.by < len(header.seats):
            raise BadFileError(number, f"there is no seat {line.by}")
