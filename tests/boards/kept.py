"""Kept matches as stories, cut at any moment, and a search for the moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gloaming.core import Seat, moments
from gloaming.core.file import deeds_of, options_of, read
from gloaming.games import GAMES
from gloaming.testing import Story
from gloaming.testing.goldens import match_files
from gloaming.testing.stories import NAMES

HERE = Path(__file__).parent
"""`matches/GAME` holds matches that only boards need, without playthroughs."""

Says = Callable[[Any, tuple[Any, ...]], bool]
"""Judges a moment by the view of a seat and its legal moves."""


class Spot(NamedTuple):
    """A moment of a kept match as one seat sees it; `at` counts the moments before it."""

    game: str
    match: str
    seat: int
    at: int

    @property
    def story(self) -> Story:
        """The match up to this moment."""
        return story_at(self.game, self.match, self.at)


class NotKeptError(Exception):
    """No kept match has this name, or reaches such a moment."""


def files(game: str) -> list[Path]:
    """The match files of a game: its goldens, then those of the boards."""
    return [*match_files(GAMES[game]), *sorted((HERE / "matches" / game).glob("*.jsonl"))]


@cache
def whole(game: str, match: str) -> Story:
    """Replay a kept match; the beginning of its file's name is enough: `3-seats`."""
    found = next((file for file in files(game) if file.stem.startswith(match)), None)
    if found is None:
        raise NotKeptError(f"{game} keeps no match {match}")
    (file,) = read(found.read_bytes())
    rules, places = GAMES[game], file.header.places
    names = NAMES[: len(places)]
    deeds = tuple(deeds_of(rules, file))
    now = deeds[-1].input.at
    return Story(rules, options_of(rules, file.header), places, names, deeds, now)


@cache
def length(game: str, match: str) -> int:
    """How many moments a kept match has."""
    return len(list(moments(whole(game, match).deeds)))


@cache
def story_at(game: str, match: str, at: int) -> Story:
    """The first `at` moments of a kept match; a negative number counts from its end."""
    told = whole(game, match)
    groups = list(moments(told.deeds))
    assert -len(groups) <= at <= len(groups), f"{match} has {len(groups)} moments"
    deeds = tuple(deed for group in groups[:at] for deed in group)
    now = deeds[-1].input.at if deeds else told.deeds[0].input.at
    return Story(told.game, told.options, told.seats, told.names, deeds, now)


def moment_where(game: str, match: str, seat: int, says: Says, *, after: int = 0) -> Spot:
    """Find the first moment of a kept match at which a seat's view and legal moves are so."""
    for at in range(max(after, 1), length(game, match) + 1):
        state = story_at(game, match, at).state
        if says(GAMES[game].observe(state, Seat(seat)), GAMES[game].legal(state, Seat(seat))):
            return Spot(game, match, seat, at)
    raise NotKeptError(f"seat {seat} never sees this in {match} of {game}")


def find(game: str, says: Says, *, seats: int | None = None) -> Spot:
    """Find such a moment in any kept match of a game, seen from any seat."""
    for file in files(game):
        count = len(whole(game, file.stem).seats)
        for seat in range(count if seats in {None, count} else 0):
            try:
                return moment_where(game, file.stem, seat, says)
            except NotKeptError:
                continue
    raise NotKeptError(f"no kept match of {game} reaches such a moment")
