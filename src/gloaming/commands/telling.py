"""A match in sentences, as one viewer witnessed it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from gloaming.commands.failure import Failure
from gloaming.commands.match_files import matches_of, told_by_line
from gloaming.core import AnyGame, Deed, Millis, Outcome, Seat, Viewer, moments, witnessed
from gloaming.core.file import BadFileError, MatchFile, Sitter, deeds_of
from gloaming.words import Words, game_words


def tell(path: Path, number: int, asked: str, language: str) -> Iterator[str]:
    """A match of a file, row by row, as the viewer that was asked for witnessed it."""
    with told_by_line(path):
        found = next(islice(matches_of(path), number - 1, None), None)
        if found is None:
            raise Failure(f"{path} has no match {number}.")
        game, match = found
        words = game_words(language, game)
        names = names_of(match.header.seats, words)
        viewer = _viewer(asked, match.header.seats, names)
        for row in _told(game, match, viewer, names, words):
            yield _printable(row)


# Names


def names_of(sitters: Sequence[Sitter], words: Words) -> list[str]:
    """People by their names, bots by their level; bots of one level are numbered."""
    levels = [sitter.bot for sitter in sitters]
    return [
        sitter.name if sitter.bot is None else _bot_name(sitter.bot, seat, levels, words)
        for seat, sitter in enumerate(sitters)
    ]


def _bot_name(level: str, seat: int, levels: list[str | None], words: Words) -> str:
    name = words.say(f"bot-{level}") if words.has(f"bot-{level}") else level
    if levels.count(level) == 1:
        return name
    return words.say("seat-bot", {"level": name, "number": levels[: seat + 1].count(level)})


def _viewer(asked: str, sitters: Sequence[Sitter], names: list[str]) -> Viewer:
    if asked == "public":
        return "public"
    if asked == "truth":
        return "truth"
    if asked.isdecimal() and int(asked) < len(names):
        return Seat(int(asked))
    called = [
        Seat(seat)
        for seat, sitter in enumerate(sitters)
        if asked.casefold() in {sitter.name.casefold(), names[seat].casefold()}
    ]
    if len(called) == 1:
        return called[0]
    seats = ", ".join(f"{seat} ({_printable(name)})" for seat, name in enumerate(names))
    fault = f"More than one is called {asked!r}" if called else f"There is no seat {asked!r}"
    raise Failure(f"{fault} in this match, which has the seats {seats}.")


# Telling


def _told(
    game: AnyGame, match: MatchFile, viewer: Viewer, names: list[str], words: Words
) -> Iterator[str]:
    yield f"{words.say('game-title')}: {words.join(names)}"
    outcome = None
    for moment in moments(deeds_of(game, match)):
        yield from _moment(game, moment, viewer, names, words)
        outcome = game.outcome(moment[-1].after)
    if outcome is None:
        last = match.start + len(match.lines) + 1
        raise BadFileError(last, "the match stops before its end")
    yield _end(outcome, names, words)


def _moment(
    game: AnyGame, moment: Sequence[Deed], viewer: Viewer, names: list[str], words: Words
) -> Iterator[str]:
    seen = witnessed(game, moment, viewer)
    when = clock(seen.at)
    for event in seen.events:
        yield f"{when:>10}  {words.tell('event', event, names)}"
        when = ""


def _end(outcome: Outcome, names: list[str], words: Words) -> str:
    winners = words.join([names[seat] for seat in outcome.winners])
    args = {"winners": winners, "count": len(outcome.winners)}
    return words.say(f"outcome-{outcome.reason}", args)


def clock(at: Millis) -> str:
    """Match time as minutes, seconds and milliseconds."""
    seconds, millis = divmod(at, 1000)
    minutes, seconds = divmod(seconds, 60)
    return f"{minutes}:{seconds:02}.{millis:03}"


def _printable(text: str) -> str:
    """A file may come from anywhere: nothing in it may steer the terminal."""
    return "".join(mark for mark in text if unicodedata.category(mark)[0] != "C")
