"""The laws that every game keeps: functions of a game and a match that raise `LawBrokenError`.

`sight`, `imagination`, `secrets` and `words` have files of their own. `LAWS` has them all but
`sight`, which needs many matches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, get_args

import msgspec

from gloaming.core import (
    Actor,
    AidLevel,
    AnyGame,
    BrokenLogError,
    Choice,
    Deed,
    Input,
    Knowledge,
    Millis,
    Reason,
    RefusedError,
    Stop,
    Wait,
    play,
)
from gloaming.core import replay as replayed
from gloaming.core.digest import first_digest, next_digest
from gloaming.core.file import FORMAT, Header, Sitter, encode
from gloaming.core.game import MOST_MOVES
from gloaming.kinds import OddOptionError, options_of
from gloaming.testing.broken import LawBrokenError, account
from gloaming.testing.matches import Match, Moment, counts, known, last_state, table_moments
from gloaming.testing.secrets import secrets_of, witnesses
from gloaming.testing.sight import Door, Gibberish, Sight, elsewhere, imagination, sight
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
    digests = [_digests(game, match, deeds) for deeds in (match.deeds, _again(game, match, log))]
    for index, (one, other) in enumerate(zip(*digests, strict=True)):
        if one != other:
            _compare_deeds(game, match, log, index)
            raise LawBrokenError("replay", f"input {index}: equal states have other digests")
    _compare_deeds(game, match, log, len(log) - 1)


def _again(game: AnyGame, match: Match, log: Sequence[Input[Any]]) -> tuple[Deed, ...]:
    try:
        return tuple(replayed(game, match.options, match.seats, log))
    except BrokenLogError as broken:
        raise LawBrokenError("replay", f"its own log does not replay: {broken}") from None


def _compare_deeds(game: AnyGame, match: Match, log: Sequence[Input[Any]], upto: int) -> None:
    for index, deed in enumerate(_again(game, match, log)[: upto + 1]):
        if deed != match.deeds[index]:
            told = account(match.deeds[index].parts(), deed.parts())
            raise LawBrokenError("replay", f"input {index} leads elsewhere: {told}")


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
    seen = _moves_seen(game, match)
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


def _moves_seen(game: AnyGame, match: Match) -> list[Any]:
    """Moves of this game, legal at one time or another."""
    seen = [deed.input.move for deed in match.deeds]
    state = last_state(game, match)
    seen += [move for actor in match.actors() for move in game.legal(state, actor)]
    return list({encode(move): move for move in seen}.values())


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
    _check_wire(game.options, match.options)
    for move in _moves_seen(game, match):
        _check_wire(game.moves, move)
    for deed in match.deeds:
        for viewer in (*match.viewers(), "truth"):
            for event in deed.events:
                poorer = game.witness(deed.before, event, viewer)
                if poorer is not None:
                    _check_wire(game.events, poorer)
        for viewer in match.viewers():
            _check_wire(game.views, game.observe(deed.after, viewer))
        if game.outcome(deed.after) is not None:
            _check_wire(game.views, game.observe(deed.after, "truth"))


def _check_wire(union: Any, message: Any) -> None:
    sent = encode(message)
    try:
        read = msgspec.json.decode(sent, type=union)
    except msgspec.MsgspecError as error:
        raise LawBrokenError("wire", f"{sent!r} cannot be read again: {error}") from None
    if read != message or type(read) is not type(message):
        raise LawBrokenError("wire", f"{message!r} comes back as {read!r}")
    if encode(read) != sent:
        raise LawBrokenError("wire", f"{sent!r} is sent on as {encode(read)!r}")


# Secrets: events are for those of whom the game's table says so


def secrets(game: AnyGame, match: Match) -> None:
    """Every event is witnessed by whom the table names; `sight` judges the places of the state."""
    witnesses(game, match, secrets_of(game))


# Numbers: a move may be named by its place in the list


def numbers(game: AnyGame, match: Match) -> None:
    """Moves and their numbers belong together one to one, and equal states number them alike."""
    for deed in match.deeds:
        copy = msgspec.json.decode(encode(deed.after), type=game.state)
        if copy != deed.after:
            raise LawBrokenError("numbers", f"a state is no copy: {account(deed.after, copy)}")
        for actor in match.actors():
            moves = game.legal(deed.after, actor)
            if len(set(moves)) != len(moves):
                raise LawBrokenError("numbers", f"{actor}: two numbers for a move in {moves!r}")
            if game.legal(copy, actor) != moves:
                told = account(moves, game.legal(copy, actor))
                raise LawBrokenError("numbers", f"{actor}: equal states, other numbers: {told}")


# Bots, aid and analysis go by knowledge alone

LOOKS = 6
"""At how many moments of a match bots are asked, and worlds imagined."""


def bots(game: AnyGame, match: Match) -> None:
    """Every bot makes a legal move or waits; the same seed and knowledge give the same answer.

    Types and processes keep the state from a bot: all it is given is knowledge. What is asked here
    is that it has no way round them, such as a variable that other functions of the game leave
    behind: the same knowledge, come over the wire from another state, gives the same answer.
    """
    rng = Random(len(match.deeds))
    for moment in _some_moments(game, match, rng):
        for seat in match.players():
            for level in game.bots if game.legal(moment.state, seat) else ():
                _ask(game, level, moment.state, known(game, match, moment, seat), rng)


def _some_moments(game: AnyGame, match: Match, rng: Random) -> list[Moment]:
    every = list(table_moments(game, match))
    return rng.sample(every, min(LOOKS, len(every)))


def _ask(
    game: AnyGame, level: str, state: Any, knows: Knowledge[Any, Any, Any], rng: Random
) -> None:
    seed, moves = rng.getrandbits(64), game.legal(state, knows.seat)
    answer = game.bots[level](knows, moves, Random(seed))
    if not isinstance(answer, Wait | Choice):
        raise LawBrokenError("bots", f"{level} answers {answer!r}")
    if isinstance(answer, Wait) and answer.until is not None and answer.until <= knows.now:
        raise LawBrokenError("bots", f"{level} waits for a moment that has passed: {answer!r}")
    if isinstance(answer, Choice) and answer.move not in moves:
        raise LawBrokenError("bots", f"{level} chooses {answer.move!r}, which is not legal")
    again = game.bots[level](knows, moves, Random(seed))
    if again != answer:
        raise LawBrokenError("bots", f"{level}: the same seed, first {answer!r}, then {again!r}")
    there = elsewhere(game, knows, state, rng)
    if there is not None and game.bots[level](there, moves, Random(seed)) != answer:
        raise LawBrokenError("bots", f"{level} knows more than its seat: {answer!r}")


def advice(game: AnyGame, match: Match) -> None:
    """Aid, refusals, reviews and analysis give reasons, and go by knowledge alone, as bots do."""
    rng = Random(len(match.deeds))
    some, seen = _some_moments(game, match, rng), _moves_seen(game, match)
    pool = rng.sample(seen, min(PROBES, len(seen)))
    for moment in some:
        for seat in match.players():
            knows = known(game, match, moment, seat)
            _check_refusals_told(game, pool, game.legal(moment.state, seat), knows.view)
            _check_counsel(game, moment.state, knows, pool, rng)
    for moment in some[:1]:
        _check_review(game, match, moment, rng)
    if game.outcome(last_state(game, match)) is not None:
        _check_reasons("analyse", game.analyse(match.options, match.seats, match.inputs))


def _check_refusals_told(game: AnyGame, pool: list[Any], moves: Sequence[Any], view: Any) -> None:
    """There is a reason against no move that is legal."""
    for move in moves:
        if (reason := game.why_not(view, move)) is not None:
            raise LawBrokenError("advice", f"{move!r} is legal, but refused for {reason!r}")
    for move in pool:
        reason = game.why_not(view, move)
        _check_reasons("why_not", () if reason is None else (reason,))


def _check_counsel(
    game: AnyGame, state: Any, knows: Knowledge[Any, Any, Any], pool: list[Any], rng: Random
) -> None:
    """Neither aid nor a refusal tells a seat anything that it does not know."""
    aid, refusals = _counsel(game, knows, pool)
    for reasons in aid.values():
        _check_reasons(f"aid for seat {knows.seat}", reasons)
    if aid["none"]:
        raise LawBrokenError("advice", "there is aid where none is wanted")
    there = elsewhere(game, knows, state, rng)
    other = (aid, refusals) if there is None else _counsel(game, there, pool)
    for what, one, two in zip(("aid", "a refusal"), (aid, refusals), other, strict=True):
        if one != two:
            raise LawBrokenError("advice", f"{what} tells seat {knows.seat} what it cannot know")


def _counsel(game: AnyGame, knows: Knowledge[Any, Any, Any], pool: list[Any]) -> tuple[Any, Any]:
    aid = {level: game.aid(knows, level) for level in get_args(AidLevel)}
    return aid, [game.why_not(knows.view, move) for move in pool]


def _check_review(game: AnyGame, match: Match, moment: Moment, rng: Random) -> None:
    """What a viewer is told of what has come to light; for a seat the same wherever it may be."""
    viewer = rng.choice(match.viewers())
    here = game.review(match.options, match.seats, moment.seen[viewer])
    _check_reasons("review", here)
    if isinstance(viewer, str):
        return
    there = elsewhere(game, known(game, match, moment, viewer), moment.state, rng)
    if there is not None and game.review(match.options, match.seats, there.witnessed) != here:
        raise LawBrokenError("advice", f"a review tells seat {viewer} what it cannot know")


def _check_reasons(what: str, reasons: Any) -> None:
    if not isinstance(reasons, tuple) or not all(isinstance(one, Reason) for one in reasons):
        raise LawBrokenError("advice", f"{what} gives {reasons!r}")


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
