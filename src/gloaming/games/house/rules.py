"""The rules of Shadow House: who may do what, and what it does."""

from __future__ import annotations

from typing import assert_never

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
    if state.ended is not None:
        return NOTHING
    is_natures = is_nature_next(state)
    if actor == "nature":
        return natures_moves(state) if is_natures else NOTHING
    if is_natures:
        return NOTHING
    if actor == "host":
        return HOST
    if actor == "clock":
        return NOTHING if state.until is None else CLOCK
    asked = decisions(state, actor)
    return (*asked, *talk.moves(state, actor)) if state.is_conspiracy else asked


def is_nature_next(state: State) -> bool:
    """Whether something is to be dealt or drawn, or decided for whoever is out of time."""
    return state.phase == "setup" or bool(state.to_draw) or state.is_late


def natures_moves(state: State) -> tuple[Move, ...]:
    """What may be dealt or drawn next, all equally likely."""
    if state.phase == "setup":
        return setting.legal(state)
    if state.to_draw:
        return drinks.draws(state.players[state.to_draw[0]])
    return decisions(state, flow.first_waiting(state))


def decisions(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a player is asked for now."""
    match state.phase:
        case "arrange":
            return setting.arrangements(state.players[seat])
        case "place":
            return drinks.placements(state.players[seat])
        case "over":
            return NOTHING if seat in state.looked else GO_ON
        case "last-chance":
            return actions.last_chance(state, seat)
        case _:
            return _moves_of_turn(state, seat) if seat == state.turn else NOTHING


def _moves_of_turn(state: State, seat: Seat) -> tuple[Move, ...]:
    """What the one player may do whose action it is."""
    match state.phase:
        case "turn" if state.is_conspiracy:
            return conspiracy.actions(state, seat)
        case "turn":
            return actions.actions(state, seat)
        case "dig":
            return actions.digs(state, seat)
        case "reveal":
            return drinks.reveals(state.players[seat])
        case "question":
            return conspiracy.questions(state)
        case _:
            return NOTHING


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
    match given.move:
        case Deal() | Hide() | Give() | Begin():
            return setting.dealt(state, given.move, given.at)
        case Draw(value):
            return drinks.drawn(state, value, given.at)
        case TimeUp():
            return _time_is_up(state, given.at)
        case Stop():
            points = tuple(player.points for player in state.players)
            return Step(replace(state, ended=Outcome("stopped", (), points)), (MatchStopped(),))
        case Arrange() | PlaceHint() | Reveal():
            seat = given.by if isinstance(given.by, int) else flow.first_waiting(state)
            return _decided(state, Seat(seat), given.move, given.at)
        case _:
            assert isinstance(given.by, int)
            return _acted(state, given.by, given.move, given.at)


def _decided(
    state: State, seat: Seat, move: Arrange | PlaceHint | Reveal, at: Millis
) -> Step[State, Event]:
    """What is decided by a player, or by nature for one who is out of time."""
    match move:
        case Arrange(left):
            return setting.arranged(state, seat, left, at)
        case PlaceHint(value, gap):
            return drinks.placed(state, seat, value, gap, at)
        case Reveal(place):
            return drinks.revealed(state, seat, place, at)
        case other:
            assert_never(other)


def _acted(state: State, seat: Seat, move: Move, at: Millis) -> Step[State, Event]:
    match move:
        case Drink():
            return drinks.drunk(state, seat, at)
        case Dig():
            return actions.dug(state, seat, move, at)
        case Unlock(low, high) if state.is_conspiracy:
            return conspiracy.unlocked(state, seat, (low, high), at)
        case Unlock(low, high):
            return actions.unlocked(state, seat, (low, high), at)
        case Decline():
            return actions.declined(state, seat, at)
        case Ask():
            return conspiracy.asked(state, seat, at)
        case Question(whom):
            return conspiracy.answered(state, whom, at)
        case Claim() | Inquire():
            return talk.said(state, seat, move)
        case GoOn():
            return setting.went_on(state, seat, at)
        case _:
            raise AssertionError(move)


def _time_is_up(state: State, at: Millis) -> Step[State, Event]:
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
            return actions.declined(state, state.chances[0], at)
        case "dig":
            return Step(replace(state, phase="reveal", is_late=True))
        case _:
            assert state.turn is not None
            return _turn_is_up(state, state.turn, at)


def _turn_is_up(state: State, seat: Seat, at: Millis) -> Step[State, Event]:
    if not state.is_conspiracy:
        return drinks.drunk(state, seat, at)
    if state.phase == "question":
        return conspiracy.answered(state, state.clockwise(seat)[0], at)
    if conspiracy.may_ask(state, seat):
        return conspiracy.asked(state, seat, at)
    return conspiracy.unlocked(state, seat, None, at)
