"""Simulated matches: bots that wait, bots that cheat, and games that come to a stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gloaming.commands.simulation import LONGEST_PAUSE, Playing, SimulationError, seating
from gloaming.core import AnyGame, Choice, Deed, Knowledge, Millis, Place, Roles, TimeUp, Wait
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import Deal, Options

Known = Knowledge[Any, Any, Any]
Answer = Callable[[Known, tuple[Any, ...], Random], Choice[Any] | Wait]


def played(answer: Answer, game: AnyGame = GAME) -> list[Deed]:
    """A match of two bots that answer like this."""
    peculiar = replace(game, bots={"peculiar": answer})
    places = game.roles(Options()).places[:2]
    players = ("peculiar", "peculiar")
    return Playing(peculiar, Options(), places, players, b"key", Random(1)).to_the_end()


def never(_known: Known, _legal: tuple[Any, ...], _rng: Random) -> Wait:
    return Wait()


def test_bots_that_never_move_are_moved_by_the_clock() -> None:
    moves = [deed.input.move for deed in played(never) if deed.input.by != "nature"]
    assert moves == [TimeUp()] * 30


def test_bots_that_never_move_without_a_clock_come_to_a_stand() -> None:
    with pytest.raises(SimulationError, match="came to a stand"):
        played(never, replace(GAME, deadline=lambda _state: None))


def test_a_bot_that_waits_is_asked_again_when_it_wished() -> None:
    def patient(known: Known, legal: tuple[Any, ...], _rng: Random) -> Choice[Any] | Wait:
        dealt = max(moment.at for moment in known.witnessed)
        until = Millis(dealt + 4_500)
        return Choice(legal[0]) if known.now >= until else Wait(until)

    deeds = played(patient)
    times = [deed.input.at for deed in deeds if deed.input.by == 0]
    assert times
    assert 4_500 <= times[0] <= 2 * (4_500 + LONGEST_PAUSE)


def test_a_bot_that_waits_is_asked_again_when_it_has_witnessed_something() -> None:
    def second(known: Known, legal: tuple[Any, ...], _rng: Random) -> Choice[Any] | Wait:
        is_first = known.seat == 0
        return Choice(legal[0]) if is_first or known.view.chosen else Wait(Millis(10**9))

    by = [deed.input.by for deed in played(second) if deed.input.by != "nature"]
    assert set(by[::2]) == {0}
    assert set(by[1::2]) == {1}


def test_a_bot_that_cheats_is_told_so() -> None:
    with pytest.raises(SimulationError, match="peculiar made a move that is not legal"):
        played(lambda _known, _legal, _rng: Choice(Deal(GAME.moves)))


def test_a_game_that_does_not_end_is_told_so() -> None:
    with pytest.raises(SimulationError, match="more than 3 inputs"):
        played(never, replace(GAME, longest=3))


def test_the_first_places_that_may_be_taken_together_are_taken() -> None:
    red, blue, judge = Place("player", "red"), Place("player", "blue"), Place("judge")
    roles = Roles((red, red, blue, blue, judge), least=2, needs=(judge,))
    assert seating(roles, 2) == (0, 4)
    assert seating(roles, 3) == (0, 1, 4)
    assert seating(roles, 1) is None
    assert seating(roles, 6) is None


def test_a_bot_is_given_the_same_randomness_as_long_as_it_is_asked_the_same() -> None:
    given: dict[tuple[int, int], set[float]] = {}
    times: Counter[tuple[int, int]] = Counter()

    def hesitates(known: Known, legal: tuple[Any, ...], rng: Random) -> Choice[Any] | Wait:
        asked = (known.seat, known.view.round)
        given.setdefault(asked, set()).add(rng.random())
        times[asked] += 1
        return Choice(legal[0]) if times[asked] > 2 else Wait(Millis(known.now + 1))

    played(hesitates)
    assert len(given) > 2
    assert {len(drawn) for drawn in given.values()} == {1}
    assert len(set().union(*given.values())) == len(given)
