"""The laws of speech and of words: whatever a game can say, it can say in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

from fluent.syntax import ast, parse

from gloaming.core import AidLevel, AnyGame, Choice, Message, Outcome, Reason
from gloaming.core.file import encode
from gloaming.kinds import kinds_of, messages_of, options_of, tag_of, union_members, unspeakable
from gloaming.testing.broken import LawBrokenError
from gloaming.testing.matches import Match, known, last_state, table_moments
from gloaming.words import LANGUAGES, MissingWordsError, Words, game_words

NAMES = tuple(f"Player {number}" for number in range(1, 33))
COUNTS = (0, 1, 2, 5)
"""Enough to meet every plural form of every language here."""


def speech(game: AnyGame, _match: Match) -> None:
    """Every field of every message can be spoken, and alike in Python and in a browser."""
    _check_speech(game)


@cache
def _check_speech(game: AnyGame) -> None:
    """No match says anything about it, so that once is enough."""
    for message in messages_of(game):
        if fields := unspeakable(message):
            raise LawBrokenError("speech", f"{message.__name__}: no words can speak {fields}")


def words(game: AnyGame, match: Match) -> None:
    """All that the game names and this match says has words, the same ids in every language."""
    try:
        vocabularies = [game_words(language, game) for language in LANGUAGES]
    except OSError as error:
        raise LawBrokenError("words", f"{game.name} lacks a file of words: {error}") from error
    _compare_ids(game.home)
    said = _said_in(game, match)
    for vocabulary in vocabularies:
        try:
            _say_game(game, match.options, vocabulary)
            said.say(vocabulary)
        except MissingWordsError as error:
            raise LawBrokenError("words", str(error)) from error


# The same ids everywhere


@cache
def _compare_ids(home: Path) -> None:
    files = {language: home / "locale" / f"{language}.ftl" for language in LANGUAGES}
    ids = {language: frozenset(_ids(file)) for language, file in files.items()}
    somewhere = frozenset.union(*ids.values())
    for language, found in ids.items():
        if found != somewhere:
            raise LawBrokenError("words", f"{language} lacks {sorted(somewhere - found)}")


def _ids(file: Path) -> Iterator[str]:
    for entry in parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise LawBrokenError("words", f"{file.name} cannot be read: {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            yield entry.id.name


# What a game names


@cache
def _say_game(game: AnyGame, options: Any, vocabulary: Words) -> None:
    for name in ("game-title", "game-tagline", "game-rules", *_labels(game, options)):
        vocabulary.say(name)
    views = union_members(game.views)
    for message in messages_of(game):
        for arguments in _made_up(message):
            for prefix in _prefixes(game, message):
                vocabulary.say(f"{prefix}-{tag_of(message)}", arguments)
            if message in views:
                _say_fields(message, vocabulary, arguments)


def _say_fields(view: type[Message], vocabulary: Words, arguments: dict[str, Any]) -> None:
    """A field of a view has a name, and words for its value where it wants more than showing."""
    for field in view.__struct_fields__:
        vocabulary.say(f"view-{field}")
        if vocabulary.has(f"view-{field}-value"):
            vocabulary.say(f"view-{field}-value", {"value": arguments[field]})


def _labels(game: AnyGame, options: Any) -> Iterator[str]:
    for place in game.roles(options).places:
        yield f"role-{place.role}"
        if place.team is not None:
            yield f"team-{place.team}"
    for option, may_be in options_of(game).items():
        yield f"option-{option}"
        yield f"option-{option}-help"
        yield from (f"option-{option}-{value}" for value in may_be.get("enum", ()))
    for bot in game.bots:
        yield f"bot-{bot}"


def _prefixes(game: AnyGame, message: type[Message]) -> list[str]:
    """What is neither move nor event nor view is a thing that lies in a view."""
    unions = {"move": game.moves, "event": game.events}
    found = [prefix for prefix, union in unions.items() if message in union_members(union)]
    if not found and message not in union_members(game.views):
        return ["thing"]
    return found


def _made_up(message: type[Message]) -> Iterator[dict[str, Any]]:
    """Arguments of every kind, so that a message is said even when no match brings it."""
    for count in COUNTS:
        spoken = {"seat": NAMES[0], "seats": NAMES[0], "thing": "a thing", "things": "things"}
        yield {field: spoken.get(kind, count) for field, kind in kinds_of(message).items()}


# What a match says


class _Said(NamedTuple):
    """All that there is to say of a match, each thing once, before it is said in any language."""

    messages: frozenset[tuple[str, Message]]
    views: tuple[Any, ...]
    reasons: tuple[tuple[str, Reason], ...]
    outcome: Outcome | None

    def say(self, vocabulary: Words) -> None:
        """Say it."""
        for kind, message in self.messages:
            vocabulary.tell(kind, message, NAMES)
        for view in self.views:
            vocabulary.arguments(view, NAMES)
        for kind, reason in self.reasons:
            vocabulary.explain(kind, reason, NAMES)
        if self.outcome is not None:
            winners = vocabulary.people([NAMES[seat] for seat in self.outcome.winners])
            count = len(self.outcome.winners)
            vocabulary.say(f"outcome-{self.outcome.reason}", {"winners": winners, "count": count})


def _said_in(game: AnyGame, match: Match) -> _Said:
    last = last_state(game, match)
    outcome = game.outcome(last)
    reasons = list(_reasons(game, match))
    if outcome is not None:
        analysis = game.analyse(match.options, match.seats, match.inputs)
        reasons += [("analysis", reason) for reason in analysis]
    each = {(kind, encode(reason)): (kind, reason) for kind, reason in reasons}
    views = tuple(game.observe(last, viewer) for viewer in match.viewers())
    return _Said(frozenset(_messages(game, match)), views, tuple(each.values()), outcome)


def _messages(game: AnyGame, match: Match) -> Iterator[tuple[str, Message]]:
    for deed in match.deeds:
        yield "move", deed.input.move
        for event in deed.events:
            for viewer in (*match.viewers(), "truth"):
                poorer = game.witness(deed.before, event, viewer)
                if poorer is not None:
                    yield "event", poorer


def _reasons(game: AnyGame, match: Match) -> Iterator[tuple[str, Reason]]:
    rng = Random(len(match.deeds))
    moments = list(table_moments(game, match))
    for moment in moments[:4]:
        for seat in match.players():
            knows, moves = known(game, match, moment, seat), game.legal(moment.state, seat)
            for level in get_args(AidLevel):
                yield from (("reason", reason) for reason in game.aid(knows, level))
            for bot in game.bots.values() if moves else ():
                answer = bot(knows, moves, rng)
                reasons = answer.reasons if isinstance(answer, Choice) else ()
                yield from (("reason", reason) for reason in reasons)
            refusals = [game.why_not(knows.view, deed.input.move) for deed in match.deeds]
            yield from (("refused", reason) for reason in refusals if reason is not None)
    last = game.review(match.options, match.seats, moments[-1].seen["public"])
    yield from (("review", reason) for reason in last)
