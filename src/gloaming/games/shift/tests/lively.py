"""Matches in which something happens: bots play them, and now and then do the next best thing.

Steps at random lead nowhere for a long time: nobody comes into view, and nobody reaches a vault.
"""

from __future__ import annotations

from random import Random

from gloaming.core import Choice, Input, Knowledge, Millis, Place, TimeUp, act, begin
from gloaming.games.shift import GAME, flow
from gloaming.games.shift.events import Event
from gloaming.games.shift.lines import lines
from gloaming.games.shift.messages import GUARDS, Flip, LetBe, Move, Options, Walk
from gloaming.games.shift.state import State
from gloaming.games.shift.views import View
from gloaming.testing import Match
from gloaming.testing.matches import last_state

ERRS = 0.15
"""How often a player does anything that may be done."""
SLEEPS = 0.02
"""How often time runs out."""
STRAYS = 0.3
"""How often it is a blank shadow that makes a step towards a vault."""
SPARES = 0.5
"""How often a Guard player who is asked about a counter lets it be."""


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
    if state.phase == "flip" and rng.random() < SPARES:
        return Input(now, seat, LetBe(state.asked[0]))
    if rng.random() < STRAYS and (astray := _astray(state, moves)) is not None:
        return Input(now, seat, astray)
    if rng.random() < ERRS:
        return Input(now, seat, rng.choice(moves))
    view = GAME.observe(state, seat)
    known: Knowledge[Options, Event, View] = Knowledge(state.options, seats, seat, view, (), now)
    # A bot would turn over at once whatever was let be.
    asked = tuple(move for move in moves if state.phase == "flip" or not isinstance(move, Flip))
    choice = GAME.bots["greedy"](known, asked, rng)
    assert isinstance(choice, Choice)
    return Input(now, seat, choice.move)


def _astray(state: State, moves: tuple[Move, ...]) -> Move | None:
    """The step that brings a blank shadow closest to a vault, or onto it."""
    far, numbers = lines(state.options.board).to_vault, state.plan.numbers
    walks = [move for move in moves if isinstance(move, Walk) and move.counter not in GUARDS]
    blank = [walk for walk in walks if not state.undersides[walk.counter]]
    return min(blank, key=lambda walk: far[numbers[walk.square]], default=None)
