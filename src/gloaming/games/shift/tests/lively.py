"""Matches in which something happens: bots play them, and now and then do the next best thing.

Steps at random lead nowhere for a long time: nobody comes into view, and nobody reaches a vault.
"""

from __future__ import annotations

from random import Random

from gloaming.core import Choice, Input, Knowledge, Millis, Place, TimeUp, act, begin
from gloaming.games.shift import GAME, flow
from gloaming.games.shift.events import Event
from gloaming.games.shift.messages import Move, Options
from gloaming.games.shift.state import State
from gloaming.games.shift.views import View
from gloaming.testing import Match
from gloaming.testing.matches import last_state

ERRS = 0.15
"""How often a player does anything that may be done."""
SLEEPS = 0.02
"""How often time runs out."""


def places(options: Options, count: int) -> tuple[Place, ...]:
    """So many places at the table."""
    return GAME.roles(options).places[:count]


def lively(options: Options, count: int, rng: Random, *, most: int | None = None) -> Match:
    """A match to its end, or until so many moments have passed."""
    seats = places(options, count)
    match = Match(options, seats, begin(GAME, GAME.setup(options, seats), rng.randrange))
    passed = 0
    while passed != most:
        state: State = last_state(GAME, match)
        if state.ended is not None:
            break
        now = match.deeds[-1].input.at if match.deeds else Millis(0)
        given = _next(state, seats, now, rng)
        match = Match(options, seats, (*match.deeds, *act(GAME, state, given, rng.randrange)))
        passed += 1
    return match


def _next(state: State, seats: tuple[Place, ...], now: Millis, rng: Random) -> Input[Move]:
    deadline = GAME.deadline(state)
    if deadline is not None and rng.random() < SLEEPS:
        return Input(deadline, "clock", TimeUp())
    seat, guard = flow.waits_for(state), state.guard
    assert seat is not None
    assert guard is not None
    flips = GAME.legal(state, guard) if guard != seat else ()
    if flips and rng.random() < ERRS:
        return Input(now, guard, rng.choice(flips))
    moves = GAME.legal(state, seat)
    if rng.random() < ERRS:
        return Input(now, seat, rng.choice(moves))
    view = GAME.observe(state, seat)
    known: Knowledge[Options, Event, View] = Knowledge(state.options, seats, seat, view, (), now)
    choice = GAME.bots["greedy"](known, moves, rng)
    assert isinstance(choice, Choice)
    return Input(now, seat, choice.move)
