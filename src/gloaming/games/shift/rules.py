"""The rules of Shadow Shift: who may do what, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gloaming.core import (
    Actor,
    Input,
    Millis,
    Outcome,
    Place,
    Roles,
    Seat,
    Step,
    Stop,
    TimeUp,
)
from gloaming.games.shift import detection, flow, moving, setting
from gloaming.games.shift.events import Event, TimeRanOut
from gloaming.games.shift.messages import (
    Consolidate,
    Dice,
    DrawGuards,
    EndTurn,
    Flip,
    LetBe,
    Look,
    Move,
    Options,
    Phase,
    Pick,
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    TakeBack,
    Walk,
)
from gloaming.games.shift.state import State

CLOCK: tuple[Move, ...] = (TimeUp(),)
HOST: tuple[Move, ...] = (Stop(),)
NOTHING: tuple[Move, ...] = ()
GUARD, CRIMINAL, PLAYER = Place("guard"), Place("criminal"), Place("player")
MOST_PLAYERS = 5


def roles(options: Options) -> Roles:
    """One has the Guards, by where they sit or by chance; the others are Criminal players."""
    if options.guards == "draw":
        return Roles(places=(PLAYER,) * MOST_PLAYERS, least=2)
    places = (GUARD, *(CRIMINAL,) * (MOST_PLAYERS - 1))
    return Roles(places, least=2, needs=(GUARD, CRIMINAL))


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty warehouse; where it is not clear who has the Guards nature draws."""
    state = State(options, len(seats), seen=(0,) * len(seats))
    if options.guards == "draw":
        return state
    return setting.begun(replace(state, guard=Seat(seats.index(GUARD))), Millis(0))


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if state.ended is not None:
        return NOTHING
    if is_nature_next(state):
        return natures_moves(state) if actor == "nature" else NOTHING
    if isinstance(actor, int):
        return players_moves(state, actor)
    if actor == "host":
        return HOST
    return CLOCK if actor == "clock" and state.until is not None else NOTHING


def is_nature_next(state: State) -> bool:
    """Whether something is to be drawn or rolled, or decided for whoever is out of time."""
    return state.phase in {"roll", "draw"} or state.is_late


def natures_moves(state: State) -> tuple[Move, ...]:
    """What may be drawn or rolled, or decided for who is out of time; all equally likely."""
    if state.phase == "roll":
        return moving.dice(state)
    if state.phase == "draw":
        return setting.draws(state)
    if state.phase == "place":
        return setting.picks(state)
    seat = flow.waits_for(state)
    assert seat is not None
    return DECISIONS[state.phase](state, seat)


def players_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a player is asked for now, and what the Guard player may flip without being asked."""
    phase = state.phase
    asked = NOTHING
    if phase in flow.INTERRUPTIONS or seat == state.turn:
        asked = DECISIONS[phase](state, seat)
    if state.spared and seat == state.guard and phase not in flow.INTERRUPTIONS:
        return asked + detection.later_flips(state)
    return asked


DECISIONS: dict[Phase, Callable[[State, Seat], tuple[Move, ...]]] = {
    "place": setting.placements,
    "guards": setting.posts,
    "turn": moving.openings,
    "move": moving.walks,
    "look": moving.looks,
    "flip": detection.answers,
    "put-back": detection.places,
}
"""What a player may decide. Looking it up is quicker than to compare one phase after the other."""


def deadline(state: State) -> Millis | None:
    """The last moment at which a decision is in time."""
    return None if is_nature_next(state) or state.ended is not None else state.until


def asks(state: State, seat: Seat) -> int | None:
    """The same squares may be asked for again: a decision is for the question it was put."""
    return state.questions if seat == flow.waits_for(state) else None


def outcome(state: State) -> Outcome | None:
    """How it ended, if it has."""
    return state.ended


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    move = given.move
    return DEEDS[type(move)](state, given.by, move, given.at)


def _stopped(state: State, _by: Actor, _stop: Stop, _at: Millis) -> Step[State, Event]:
    return flow.stopped(state)


def _time_is_up(state: State, _by: Actor, _time_up: TimeUp, at: Millis) -> Step[State, Event]:
    """A turn is over; what has to be placed goes by chance, and what may be flipped is."""
    step = _out_of_time(state, at)
    return Step(step.state, (TimeRanOut(), *step.events))


def _out_of_time(state: State, at: Millis) -> Step[State, Event]:
    if state.phase in {"place", "guards", "put-back"}:
        return Step(replace(state, is_late=True))
    if state.phase == "flip":
        return detection.flipped(state, "clock", Flip(state.asked[0]), at)
    return flow.next_turn(state, (), at)


DEEDS: dict[type[Move], Callable[[State, Any, Any, Millis], Step[State, Event]]] = {
    DrawGuards: setting.drawn,
    Pick: setting.picked,
    Dice: moving.rolled,
    PlaceCounter: setting.placed,
    PlaceGuard: setting.posted,
    PutBack: detection.put_back,
    Roll: moving.rolls,
    Consolidate: moving.consolidated,
    Look: moving.looked,
    Walk: moving.walked,
    TakeBack: moving.took_back,
    EndTurn: moving.ended,
    Flip: detection.flipped,
    LetBe: detection.spared,
    TimeUp: _time_is_up,
    Stop: _stopped,
}
"""What each move does: each is given the state, who made the move, the move, and when."""
