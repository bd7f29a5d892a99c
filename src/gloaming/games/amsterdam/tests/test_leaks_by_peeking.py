"""Tests of the tests: whoever is given knowledge alone, and peeks at the map, is found by a law."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import structs

from gloaming.core import AidLevel, Choice, Knowledge, Log, Millis, Reason, Viewer, Wait
from gloaming.games.amsterdam import GAME, sight, worlds
from gloaming.games.amsterdam.messages import DrawMap, Move
from gloaming.games.amsterdam.state import State
from gloaming.games.amsterdam.tests.planted import is_found_by, is_kept_secret
from gloaming.games.amsterdam.views import View
from gloaming.testing import LawBrokenError, laws

peeked: list[State] = []
"""What a function that may see the state leaves behind for one that may not."""


def peeking(state: State, viewer: Viewer) -> View:
    peeked[:] = [state]
    return sight.observe(state, viewer)


def number() -> int:
    """Of the map pair that was last looked at."""
    return (peeked[0].number or 0) if peeked else 0


PEEKING = replace(GAME, observe=peeking)


def test_a_refusal_that_knows_the_map_is_found() -> None:
    def why_not(_view: View, move: Move) -> Reason | None:
        return Reason("obstacle") if isinstance(move, DrawMap) and number() % 2 else None

    told = is_found_by(laws.advice, replace(PEEKING, why_not=why_not))
    assert "a refusal tells seat" in told


def test_a_review_before_the_round_is_over_is_found() -> None:
    def review(_options: Any, _seats: Any, _witnessed: Any) -> tuple[Reason, ...]:
        return (Reason("way", {"team": "black", "moves": 1, "fewest": number()}),)

    assert "a review tells seat" in is_found_by(laws.advice, replace(PEEKING, review=review))


def test_aid_that_knows_the_map_is_found() -> None:
    def aid(_known: object, level: AidLevel) -> tuple[Reason, ...]:
        return () if level == "none" else (Reason("way", {"fewest": number()}),)

    assert "aid tells seat" in is_found_by(laws.advice, replace(PEEKING, aid=aid))


def test_a_bot_that_knows_the_map_is_found() -> None:
    def bot(_known: object, moves: tuple[Move, ...], _rng: Random) -> Choice[Move]:
        return Choice(moves[number() % len(moves)])

    told = is_found_by(laws.bots, replace(PEEKING, bots={"easy": bot}))
    assert "knows more than its seat" in told


def test_a_bot_whose_pause_hangs_on_the_map_is_found() -> None:
    def bot(known: Knowledge[Any, Any, Any], _moves: object, _rng: Random) -> Wait:
        return Wait(Millis(known.now + 1_000 + number()))

    told = is_found_by(laws.bots, replace(PEEKING, bots={"easy": bot}))
    assert "knows more than its seat" in told


def test_an_imagination_that_knows_the_map_is_found() -> None:
    """Worlds that are imagined with the true map show nobody anything that could be compared."""

    def imagine(known: Knowledge[Any, Any, Any], rng: Random) -> Log[Move]:
        log, state = worlds.imagine(known, rng), peeked[0]
        drawn = [at for at, one in enumerate(log) if isinstance(one.move, DrawMap)]
        if state.number is None or not drawn:
            return log
        true = structs.replace(log[drawn[-1]], move=DrawMap(state.number, state.turn))
        return (*log[: drawn[-1]], true, *log[drawn[-1] + 1 :])

    with pytest.raises(LawBrokenError, match=r"law of secrets.*can always tell (number|turn)"):
        is_kept_secret(replace(PEEKING, imagine=imagine))
