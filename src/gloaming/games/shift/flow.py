"""How Shadow Shift goes on: from one question to the next, from one turn to the next."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Millis, Outcome, Pace, Seat, Step, allowance
from gloaming.games.shift.events import (
    Event,
    MatchEnded,
    MatchStopped,
    RoundBegan,
    TurnBegan,
    Unmasked,
)
from gloaming.games.shift.messages import Counter, Phase
from gloaming.games.shift.state import NO_DIE, NOBODY, State

INTERRUPTIONS: frozenset[Phase] = frozenset({"flip", "put-back"})
TO_FLIP = 8
"""How many seconds the Guard player has to answer."""

# Questions


def ask(state: State, phase: Phase, at: Millis, turn: Seat) -> State:
    """Put a question to a player, with time to think."""
    return replace(
        state, phase=phase, turn=turn, questions=state.questions + 1,
        until=_until(state, phase, at), is_late=False, picked=None,
    )  # fmt: skip


def interrupt(state: State, phase: Phase, at: Millis) -> State:
    """Put a question in the middle of a turn, whose own time stands still meanwhile."""
    then, rest = state.then, state.rest
    if state.phase not in INTERRUPTIONS:
        then = state.phase
        # Whoever was interrupted at the last moment still has one.
        rest = None if state.until is None else Millis(max(1, state.until - at))
    return replace(
        state, phase=phase, then=then, rest=rest, questions=state.questions + 1,
        until=_until(state, phase, at), is_late=False,
    )  # fmt: skip


def resumed(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """All that interrupted a turn is over; for whoever is out now the turn is too."""
    assert state.turn is not None
    if state.is_out(state.turn):
        return next_turn(state, events, at)
    if state.phase not in INTERRUPTIONS:
        return Step(state, events)
    until = None if state.rest is None else Millis(at + state.rest)
    questions = state.questions + 1
    return Step(
        replace(state, phase=state.then, until=until, questions=questions, is_late=False), events
    )


def _until(state: State, phase: Phase, at: Millis) -> Millis | None:
    time = _time_to_think(state.options.pace, state.options.seconds, phase)
    return None if time is None else Millis(at + time)


@cache
def _time_to_think(pace: Pace, seconds: int, phase: Phase) -> Millis | None:
    if phase == "flip":
        return allowance(pace, TO_FLIP, relaxed=TO_FLIP, quick=TO_FLIP)
    return allowance(pace, seconds, relaxed=90, quick=45)


def waits_for(state: State) -> Seat | None:
    """Who has something to decide now."""
    if state.phase == "flip":
        return state.guard
    return state.due[0].seat if state.phase == "put-back" else state.turn


# Turns


def begin_turn(state: State, seat: Seat, at: Millis) -> State:
    """Nothing is rolled yet, and nothing has moved."""
    fresh = replace(
        state, dice=(), left=(), mover=NOBODY, die=NO_DIE, steps=0, moved=NOBODY, trail=(),
        taken_back=0, looked=(), rest=None,
    )  # fmt: skip
    return ask(fresh, "turn", at, seat)


def next_turn(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """The next player clockwise who is not out; with the Guard player a round begins."""
    assert state.turn is not None
    seat = next(seat for seat in state.clockwise(state.turn)[1:] if not state.is_out(seat))
    if seat != state.guard:
        return Step(begin_turn(state, seat, at), (*events, TurnBegan(seat)))
    if state.round == state.options.rounds:
        return end(state, "draw", (), events)
    number = state.round + 1
    began = begin_turn(replace(state, round=number), seat, at)
    return Step(began, (*events, RoundBegan(number), TurnBegan(seat)))


# The end


def end(
    state: State, reason: str, winners: tuple[Seat, ...], events: tuple[Event, ...]
) -> Step[State, Event]:
    """The match is over, and all counters are turned."""
    told = (*events, MatchEnded(winners), Unmasked(criminals(state)))
    return Step(_over(state, reason, winners), told)


def stopped(state: State) -> Step[State, Event]:
    """The host has ended it."""
    return Step(_over(state, "stopped", ()), (MatchStopped(), Unmasked(criminals(state))))


def _over(state: State, reason: str, winners: tuple[Seat, ...]) -> State:
    scores = tuple(int(seat in winners) for seat in state.seats)
    return replace(state, trail=(), ended=Outcome(reason, winners, scores))


def criminals(state: State) -> tuple[Counter, ...]:
    """Under which counters there is a Criminal, as far as they have been placed."""
    return tuple(Counter(number) for number, is_one in enumerate(state.undersides) if is_one)
