"""The laws that every game keeps: functions of a game and a match that raise `LawBrokenError`.

`sight`, `imagination`, `secrets`, `words`, `bots` and `advice` have files of their own. `LAWS` has
them all but `sight`, which needs many matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    Actor,
    AnyGame,
    BrokenLogError,
    Deed,
    Input,
    Millis,
    RefusedError,
    Stop,
    play,
)
from gloaming.core import replay as replayed
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import FORMAT, Header, Sitter, encode
from gloaming.core.game import MOST_MOVES
from gloaming.kinds import OddOptionError, options_of
from gloaming.testing.broken import LawBrokenError, account
from gloaming.testing.imagination import imagination
from gloaming.testing.matches import Match, counts, last_state, moves_seen
from gloaming.testing.minds import advice, bots
from gloaming.testing.secrets import secrets_of, witnesses
from gloaming.testing.sight import Door, Gibberish, Sight, sight
from gloaming.testing.wording import speech, words

__all__ = [
    "LAWS", "Door", "Law", "Sight",
    "advice", "bots", "end", "imagination", "legality", "numbers", "replay", "secrets", "sight",
    "speech", "wire", "words",
]  # fmt: skip

Law = Callable[[AnyGame, Match], None]


# Replay: the log alone brings back every state


def replay(game: AnyGame, match: Match) -> None:
    """The log, written and read again, gives every state, event and digest anew."""
    log = msgspec.json.decode(encode(match.inputs), type=tuple[Input[game.moves], ...])  # type: ignore[name-defined]
    try:
        again = tuple(replayed(game, match.options, match.seats, log))
    except BrokenLogError as broken:
        raise LawBrokenError("replay", f"its own log does not replay: {broken}") from None
    for index, (deed, other) in enumerate(zip(match.deeds, again, strict=True)):
        if deed != other:
            told = account(deed.parts(), other.parts())
            raise LawBrokenError("replay", f"input {index} leads elsewhere: {told}")
    digests = zip(_digests(game, match, match.deeds), _digests(game, match, again), strict=True)
    for index, (one, another) in enumerate(digests):
        if one != another:
            raise LawBrokenError("replay", f"input {index}: equal states have other digests")


def _digests(game: AnyGame, match: Match, deeds: Sequence[Deed]) -> list[str]:
    sitters = tuple(Sitter(f"seat {index}", place) for index, place in enumerate(match.seats))
    raw = msgspec.Raw(encode(match.options))
    header = Header(FORMAT, game.name, game.edition, "match", raw, sitters, "")
    digests = [first_digest(header, game.setup(match.options, match.seats))]
    for deed in deeds:
        digests.append(next_digest(digests[-1], deed))
    return digests


# Legality: the move sets are the only authority

STATES = 20
"""How many states of a match are looked into."""
PROBES = 12
"""How many moves are tried that an actor may not make."""


def legality(game: AnyGame, match: Match, door: Door = play) -> None:
    """Move sets are short and without twins; what is in them can be done, all else is refused."""
    rng = Random(len(match.deeds))
    seen = moves_seen(game, match)
    pool = [Gibberish(), *rng.sample(seen, min(PROBES, len(seen)))]
    for state, now in _states(game, match, rng):
        for actor in match.actors():
            _check_set(game, state, actor)
            _check_refusals(partial(door, game, state), pool, game.legal(state, actor), actor, now)
        if game.outcome(state) is not None:
            _check_stillness(game, state, match.actors())
        elif game.legal(state, "nature"):
            _check_nature_alone(game, state, match.actors())
        else:
            _check_table(game, state, now)
        _check_moves(game, door, state, match, now)


def _states(game: AnyGame, match: Match, rng: Random) -> Iterator[tuple[Any, Millis]]:
    """The first state, the last, and some between them."""
    yield game.setup(match.options, match.seats), Millis(0)
    for deed in (*rng.sample(match.deeds, min(STATES, len(match.deeds))), *match.deeds[-1:]):
        yield deed.after, deed.input.at


def _check_set(game: AnyGame, state: Any, actor: Actor) -> None:
    moves = game.legal(state, actor)
    if len(moves) > MOST_MOVES:
        raise LawBrokenError("legality", f"{actor} has {len(moves)} moves, over {MOST_MOVES}")
    if len({encode(move) for move in moves}) != len(moves):
        raise LawBrokenError("legality", f"{actor} has the same move twice: {moves!r}")


def _check_refusals(
    enter: Callable[[Input[Any]], Deed],
    pool: Sequence[Any],
    moves: Sequence[Any],
    actor: Actor,
    now: Millis,
) -> None:
    for move in pool:
        if move in moves:
            continue
        try:
            enter(Input(now, actor, move))
        except RefusedError:
            continue
        except Exception as error:
            raise LawBrokenError("legality", f"{move!r} by {actor} fails: {error!r}") from error
        raise LawBrokenError("legality", f"{actor} may not do {move!r}, and yet it was done")


def _check_stillness(game: AnyGame, state: Any, actors: Sequence[Actor]) -> None:
    for actor in actors:
        if game.legal(state, actor):
            raise LawBrokenError("legality", f"it is over, but {actor} still has moves")
    if game.deadline(state) is not None:
        raise LawBrokenError("legality", "it is over, but there is a deadline")


def _check_nature_alone(game: AnyGame, state: Any, actors: Sequence[Actor]) -> None:
    for actor in actors:
        if actor != "nature" and game.legal(state, actor):
            raise LawBrokenError("legality", f"nature has a move, but {actor} has one too")


def _check_table(game: AnyGame, state: Any, now: Millis) -> None:
    if Stop() not in game.legal(state, "host"):
        raise LawBrokenError("legality", "the match runs, but the host may not stop it")
    deadline = game.deadline(state)
    if deadline is None:
        return
    if deadline < now:
        raise LawBrokenError("legality", f"the deadline {deadline} lies before {now}")
    if not game.legal(state, "clock"):
        raise LawBrokenError("legality", "there is a deadline, but the clock may not act")


def _check_moves(game: AnyGame, door: Door, state: Any, match: Match, now: Millis) -> None:
    for actor in match.actors():
        at = game.deadline(state) if actor == "clock" else now
        for move in game.legal(state, actor):
            try:
                door(game, state, Input(now if at is None else at, actor, move))
            except Exception as error:
                told = f"{actor} may do {move!r}, but it fails: {error!r}"
                raise LawBrokenError("legality", told) from error


# End: every match is over one day


def end(game: AnyGame, match: Match) -> None:
    """A match that was played to its end has an outcome, within the bound of the game."""
    state = last_state(game, match)
    length = counts(game, match.deeds)
    outcome = game.outcome(state)
    if length > game.longest:
        raise LawBrokenError("end", f"{length} inputs, and {game.longest} are the most")
    if outcome is None:
        raise LawBrokenError("end", f"after {length} inputs nobody can go on: {state!r}")
    if len(outcome.scores) != len(match.seats):
        raise LawBrokenError("end", f"there is not one score for each seat: {outcome!r}")
    if not set(outcome.winners) <= set(match.players()):
        raise LawBrokenError("end", f"a winner who does not play: {outcome!r}")


# Wire: what is sent can be read


def wire(game: AnyGame, match: Match) -> None:
    """Options, moves, events and views come back from JSON as they were, to the same bytes.

    Options are such as a lobby can show.
    """
    try:
        options_of(game)
    except OddOptionError as odd:
        raise LawBrokenError("wire", f"no lobby could show the option {odd}") from None
    _Wire(game.options).check(match.options)
    moves, events, views = _Wire(game.moves), _Wire(game.events), _Wire(game.views)
    for move in moves_seen(game, match):
        moves.check(move)
    for deed in match.deeds:
        for viewer in (*match.viewers(), "truth"):
            for event in deed.events:
                poorer = game.witness(deed.before, event, viewer)
                if poorer is not None:
                    events.check(poorer)
        for viewer in match.viewers():
            views.check(game.observe(deed.after, viewer))
        if game.outcome(deed.after) is not None:
            views.check(game.observe(deed.after, "truth"))


class _Wire:
    """Sends messages of one union, and reads them again."""

    def __init__(self, union: Any) -> None:
        self._read = msgspec.json.Decoder(union).decode
        self._proven: dict[bytes, Any] = {}
        """What is equal to one of these, and sent as the same bytes, would come back as it is."""

    def check(self, message: Any) -> None:
        sent = encode(message)
        if sent in self._proven and self._proven[sent] == message:
            return
        try:
            read = self._read(sent)
        except msgspec.MsgspecError as error:
            raise LawBrokenError("wire", f"{sent!r} cannot be read again: {error}") from None
        if read != message or type(read) is not type(message):
            raise LawBrokenError("wire", f"{message!r} comes back as {read!r}")
        if encode(read) != sent:
            raise LawBrokenError("wire", f"{sent!r} is sent on as {encode(read)!r}")
        self._proven[sent] = message


# Secrets: events are for those of whom the game's table says so


def secrets(game: AnyGame, match: Match) -> None:
    """Every event is witnessed by whom the table names; `sight` judges the places of the state."""
    witnesses(game, match, secrets_of(game))


# Numbers: a move may be named by its place in the list


def numbers(game: AnyGame, match: Match) -> None:
    """Moves and their numbers belong together one to one, and equal states number them alike."""
    read = msgspec.json.Decoder(game.state).decode
    for deed in match.deeds:
        copy = read(encode(deed.after))
        if copy != deed.after:
            raise LawBrokenError("numbers", f"a state is no copy: {account(deed.after, copy)}")
        for actor in match.actors():
            moves = game.legal(deed.after, actor)
            if len(set(moves)) != len(moves):
                raise LawBrokenError("numbers", f"{actor}: two numbers for a move in {moves!r}")
            if game.legal(copy, actor) != moves:
                told = account(moves, game.legal(copy, actor))
                raise LawBrokenError("numbers", f"{actor}: equal states, other numbers: {told}")


LAWS: dict[str, Law] = {
    "replay": replay,
    "legality": legality,
    "end": end,
    "imagination": imagination,
    "secrets": secrets,
    "wire": wire,
    "speech": speech,
    "words": words,
    "numbers": numbers,
    "bots": bots,
    "advice": advice,
}
"""Every law that can be held against one match; `end` wants it whole."""
