"""Bots of Shadow Shift: better than chance on either side, and they say why."""

from collections.abc import Callable
from random import Random

import pytest

from gloaming.core import Bot, Choice, Input, Knowledge, Millis, Seat, Wait, act
from gloaming.games.shift import GAME, flow
from gloaming.games.shift.bots import easy
from gloaming.games.shift.events import Event
from gloaming.games.shift.messages import Flip, Move, Options, Walk
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import places
from gloaming.games.shift.views import View

Player = Bot[Options, Event, View, Move]
Known = Knowledge[Options, Event, View]


def thoughtless(_known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move]:
    """Any move will do."""
    return Choice(rng.choice(moves))


def play(
    options: Options, players: tuple[Player, ...], seed: int,
    watch: Callable[[State, Choice[Move]], None] = lambda _state, _choice: None,
) -> State:  # fmt: skip
    """A match in which whoever is waited for decides."""
    rng, seats = Random(seed), places(options, len(players))
    state = GAME.setup(options, seats)
    while state.ended is None:
        seat = flow.waits_for(state)
        assert seat is not None
        known: Known = Knowledge(options, seats, seat, GAME.observe(state, seat), (), Millis(0))
        choice = players[seat](known, GAME.legal(state, seat), rng)
        assert not isinstance(choice, Wait)
        watch(state, choice)
        state = act(GAME, state, Input(Millis(0), seat, choice.move), rng.randrange)[-1].after
    return state


def wins(seat: Seat, players: tuple[Player, ...], options: Options, matches: int) -> float:
    """How often somebody wins."""
    ended = [play(options, players, seed).ended for seed in range(matches)]
    return sum(one is not None and seat in one.winners for one in ended) / matches


@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_easy_criminals_beat_guards_without_a_thought(rules: str) -> None:
    options = Options(rules=rules, rounds=40)  # type: ignore[arg-type]
    assert wins(Seat(1), (thoughtless, easy), options, 12) > 0.6


@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_easy_guards_beat_criminals_without_a_thought(rules: str) -> None:
    options = Options(rules=rules, rounds=40)  # type: ignore[arg-type]
    assert wins(Seat(0), (easy, thoughtless), options, 12) > 0.6
    assert wins(Seat(0), (thoughtless, thoughtless), options, 6) < 0.5


def test_among_easy_bots_either_side_may_win() -> None:
    reasons = {str(play(Options(), (easy,) * 5, seed).ended) for seed in range(20)}
    assert {"raided", "uncovered"} <= {reason.split("'")[1] for reason in reasons}


def test_the_easy_bot_says_why_it_walks_and_always_flips() -> None:
    told: set[str] = set()

    def watch(state: State, choice: Choice[Move]) -> None:
        if isinstance(choice.move, Walk):
            told.update(reason.id for reason in choice.reasons)
        assert state.phase != "flip" or isinstance(choice.move, Flip)

    play(Options(flips="asked"), (easy,) * 3, 1, watch)
    assert told == {"runs", "hunts"}
