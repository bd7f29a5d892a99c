"""The rules of Shadow House: who may do what, and what it does."""

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
from gloaming.games.house import actions, conspiracy, drinks, flow, setting, talk
from gloaming.games.house.events import Event, MatchStopped, TimeRanOut
from gloaming.games.house.messages import (
    Arrange,
    Ask,
    Begin,
    Claim,
    Deal,
    Decline,
    Dig,
    Draw,
    Drink,
    Give,
    GoOn,
    Hide,
    Inquire,
    Move,
    Options,
    Phase,
    PlaceHint,
    Question,
    Reveal,
    Unlock,
)
from gloaming.games.house.state import Player, State

CLOCK: tuple[Move, ...] = (TimeUp(),)
HOST: tuple[Move, ...] = (Stop(),)
NOTHING: tuple[Move, ...] = ()
GO_ON: tuple[Move, ...] = (GoOn(),)


def roles(_options: Options) -> Roles:
    """Three to five people, all alike."""
    return Roles(places=(Place("detective"),) * 5, least=3)


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty table; nature draws who starts."""
    return State(options, players=(Player(),) * len(seats))


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if actor == "nature":
        return natures_moves(state)
    if state.ended is not None or is_nature_next(state):
        return NOTHING
    if isinstance(actor, int):
        return players_moves(state, actor)
    if actor == "host":
        return HOST
    return NOTHING if state.until is None else CLOCK


def is_nature_next(state: State) -> bool:
    """Whether something is to be dealt or drawn, or decided for whoever is out of time."""
    if state.to_draw or state.is_late:
        return True
    return state.phase == "setup"


def natures_moves(state: State) -> tuple[Move, ...]:
    """What may be dealt or drawn next, or decided for who is out of time; all equally likely."""
    if state.phase == "setup":
        return setting.legal(state)
    if state.to_draw:
        return drinks.draws(state.players[state.to_draw[0]])
    if state.is_late:
        return DECISIONS[state.phase](state, flow.first_waiting(state))
    return NOTHING


def players_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a player is asked for now, and what may be said."""
    phase = state.phase
    is_somebodys = phase in flow.TURNS and seat != state.turn
    asked = NOTHING if is_somebodys else DECISIONS[phase](state, seat)
    if state.options.mode == "faction":
        return asked
    return asked + talk.moves(state, seat)


def _actions(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.options.mode == "faction":
        return actions.actions(state, seat)
    return conspiracy.actions(state, seat)


def _ways_on(state: State, seat: Seat) -> tuple[Move, ...]:
    return NOTHING if seat in state.looked else GO_ON


DECISIONS: dict[Phase, Callable[[State, Seat], tuple[Move, ...]]] = {
    "arrange": setting.arrangements,
    "turn": _actions,
    "place": drinks.placements,
    "dig": actions.digs,
    "reveal": drinks.reveals,
    "last-chance": actions.last_chance,
    "question": conspiracy.questions,
    "over": _ways_on,
}
"""What a player may decide. Looking it up is quicker than to compare one phase after the other."""


def deadline(state: State) -> Millis | None:
    """The last moment at which a decision is in time."""
    return None if is_nature_next(state) or state.ended is not None else state.until


def asks(state: State, _seat: Seat) -> int:
    """The same cards and gaps may be asked for again: a decision is for the question it was put."""
    return state.asked


def outcome(state: State) -> Outcome | None:
    """How it ended, if it has."""
    return state.ended


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    move = given.move
    return DEEDS[type(move)](state, given.by, move, given.at)


def _unlocked(state: State, seat: Seat, unlock: Unlock, at: Millis) -> Step[State, Event]:
    pair = (unlock.low, unlock.high)
    if state.is_conspiracy:
        return conspiracy.unlocked(state, seat, pair, at)
    return actions.unlocked(state, seat, pair, at)


def _stopped(state: State, _by: Actor, _stop: Stop, _at: Millis) -> Step[State, Event]:
    points = tuple(player.points for player in state.players)
    return Step(replace(state, ended=Outcome("stopped", (), points)), (MatchStopped(),))


def _time_is_up(state: State, _by: Actor, _time_up: TimeUp, at: Millis) -> Step[State, Event]:
    """Whoever has not decided is decided for, by nothing that is hidden."""
    step = _out_of_time(state, at)
    return Step(step.state, (TimeRanOut(), *step.events))


def _out_of_time(state: State, at: Millis) -> Step[State, Event]:
    match state.phase:
        case "arrange" | "place" | "reveal":
            return Step(replace(state, is_late=True))
        case "over":
            return setting.next_round(state)
        case "last-chance":
            return actions.declined(state, state.chances[0], Decline(), at)
        case "dig":
            return Step(replace(state, phase="reveal", is_late=True))
        case _:
            assert state.turn is not None
            return _turn_is_up(state, state.turn, at)


def _turn_is_up(state: State, seat: Seat, at: Millis) -> Step[State, Event]:
    if not state.is_conspiracy:
        return drinks.drunk(state, seat, Drink(), at)
    if state.phase == "question":
        return conspiracy.answered(state, seat, Question(state.clockwise(seat)[0]), at)
    if conspiracy.may_ask(state, seat):
        return conspiracy.asked(state, seat, Ask(), at)
    return conspiracy.unlocked(state, seat, None, at)


DEEDS: dict[type[Move], Callable[[State, Any, Any, Millis], Step[State, Event]]] = {
    Begin: setting.begun,
    Give: setting.given,
    Hide: setting.hidden,
    Deal: setting.dealt,
    Draw: drinks.drawn,
    Arrange: setting.arranged,
    PlaceHint: drinks.placed,
    Reveal: drinks.revealed,
    Drink: drinks.drunk,
    Dig: actions.dug,
    Unlock: _unlocked,
    Decline: actions.declined,
    Ask: conspiracy.asked,
    Question: conspiracy.answered,
    Claim: talk.claimed,
    Inquire: talk.inquired,
    GoOn: setting.went_on,
    TimeUp: _time_is_up,
    Stop: _stopped,
}
"""What each move does: each is given the state, who made the move, the move, and when."""
