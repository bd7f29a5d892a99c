"""The laws of bots and of advice: whoever thinks for a seat goes by what that seat knows alone.

Types and processes keep the state from bots and aid: all they are given is knowledge. What is asked
here is that they have no way round them, such as a variable that other functions of the game leave
behind: the same knowledge, come over the wire from another state, gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, get_args

from gloaming.core import AidLevel, AnyGame, Choice, Knowledge, Reason, Wait
from gloaming.testing.broken import LawBrokenError
from gloaming.testing.imagination import PROBES, elsewhere, some_decisions
from gloaming.testing.matches import Match, Moment, known, last_state, moves_seen

Known = Knowledge[Any, Any, Any]

# Bots


def bots(game: AnyGame, match: Match) -> None:
    """Every bot makes a legal move or waits; the same seed and knowledge give the same answer."""
    rng = Random(len(match.deeds))
    for moment, seat in some_decisions(game, match, rng, has_moves=True):
        moves, seed = game.legal(moment.state, seat), rng.getrandbits(64)
        answers = {
            level: _answer(game, level, known(game, match, moment, seat), moves, seed)
            for level in game.bots
        }
        there = elsewhere(game, known(game, match, moment, seat), moment.state, rng)
        for level, answer in answers.items():
            if there and game.bots[level](there.known(), moves, Random(seed)) != answer:
                raise LawBrokenError("bots", f"{level} knows more than its seat: {answer!r}")


def _answer(
    game: AnyGame, level: str, knows: Known, moves: tuple[Any, ...], seed: int
) -> Choice[Any] | Wait:
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
    return answer


# Advice


def advice(game: AnyGame, match: Match) -> None:
    """Aid, refusals, reviews and analysis give reasons, and go by knowledge alone, as bots do."""
    rng = Random(len(match.deeds))
    pool = _probes(game, match, rng)
    some = list(some_decisions(game, match, rng))
    for moment, seat in some:
        knows = known(game, match, moment, seat)
        _check_refusals_told(game, pool, game.legal(moment.state, seat), knows.view)
        _check_counsel(game, moment.state, knows, pool, rng)
    for moment, _ in some[:1]:
        _check_review(game, match, moment, rng)
    if game.outcome(last_state(game, match)) is not None:
        _check_reasons("analyse", game.analyse(match.options, match.seats, match.inputs))


def _probes(game: AnyGame, match: Match, rng: Random) -> list[Any]:
    """Some moves of the game, among them one of every kind."""
    seen = moves_seen(game, match)
    rng.shuffle(seen)
    kinds = {type(move): move for move in seen}
    return [*kinds.values(), *seen[:PROBES]]


def _check_refusals_told(game: AnyGame, pool: list[Any], moves: Sequence[Any], view: Any) -> None:
    """There is a reason against no move that is legal."""
    for move in moves:
        if (reason := game.why_not(view, move)) is not None:
            raise LawBrokenError("advice", f"{move!r} is legal, but refused for {reason!r}")
    for move in pool:
        reason = game.why_not(view, move)
        _check_reasons("why_not", () if reason is None else (reason,))


def _check_counsel(game: AnyGame, state: Any, knows: Known, pool: list[Any], rng: Random) -> None:
    """Neither aid nor a refusal tells a seat anything that it does not know."""
    aid, refusals = _counsel(game, knows, pool)
    for reasons in aid.values():
        _check_reasons(f"aid for seat {knows.seat}", reasons)
    if aid["none"]:
        raise LawBrokenError("advice", "there is aid where none is wanted")
    there = elsewhere(game, knows, state, rng)
    other = (aid, refusals) if there is None else _counsel(game, there.known(), pool)
    for what, one, two in zip(("aid", "a refusal"), (aid, refusals), other, strict=True):
        if one != two:
            raise LawBrokenError("advice", f"{what} tells seat {knows.seat} what it cannot know")


def _counsel(game: AnyGame, knows: Known, pool: list[Any]) -> tuple[Any, Any]:
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
    if there and game.review(match.options, match.seats, there.known().witnessed) != here:
        raise LawBrokenError("advice", f"a review tells seat {viewer} what it cannot know")


def _check_reasons(what: str, reasons: Any) -> None:
    if not isinstance(reasons, tuple) or not all(isinstance(one, Reason) for one in reasons):
        raise LawBrokenError("advice", f"{what} gives {reasons!r}")
