"""The rules of Shadows: Amsterdam: who may do what, and what it does."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from gloaming.core import (
    Actor,
    Back,
    Input,
    Left,
    Millis,
    Outcome,
    Place,
    Roles,
    Seat,
    Step,
    Stop,
    TimeUp,
)
from gloaming.games.amsterdam import intel, rounds, setting, walking
from gloaming.games.amsterdam.events import CameBack, Event, MatchStopped, WentAway
from gloaming.games.amsterdam.messages import (
    TEAMS,
    DrawMap,
    Give,
    LayCard,
    LayDistrict,
    LayPicture,
    Move,
    Name,
    Options,
    Point,
    Ready,
    Sign,
    Stray,
    Team,
    Wish,
    Withdraw,
)
from gloaming.games.amsterdam.state import Side, State

NOTHING: tuple[Move, ...] = ()
CLOCK: tuple[Move, ...] = (TimeUp(),)
DETECTIVES = {False: 3, True: 5}
"""How many a team has room for, at a table for eight and at a large one."""
COOP_DETECTIVES = 2

# Teams


def roles(options: Options) -> Roles:
    """Two teams, or one: an Officer each, and Detectives."""
    if options.mode == "coop":
        officer, detective = Place("officer", "black"), Place("detective", "black")
        places = (officer, *(detective,) * COOP_DETECTIVES)
        return Roles(places, least=2, needs=(officer, detective))
    pairs = [(Place("officer", team), Place("detective", team)) for team in TEAMS]
    room = DETECTIVES[options.is_large]
    places = tuple(
        place for officer, detective in pairs for place in (officer, *(detective,) * room)
    )
    needs = tuple(place for pair in pairs for place in pair)
    return Roles(places, least=4, needs=needs, apart=1)


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty table; nature lays the city."""
    teams = TEAMS if options.mode == "teams" else TEAMS[:1]
    return State(options.terms, tuple(_side(team, seats) for team in teams))


def _side(team: Team, seats: tuple[Place, ...]) -> Side:
    members = [(Seat(seat), place) for seat, place in enumerate(seats) if place.team == team]
    (officer,) = (seat for seat, place in members if place.role == "officer")
    detectives = tuple(seat for seat, place in members if place.role == "detective")
    return Side(team, officer, detectives)


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if state.ended is not None:
        return NOTHING
    if actor == "nature":
        return natures_moves(state)
    if state.is_natures_turn:
        return NOTHING
    if actor == "host":
        presence = (Back(seat) if seat in state.away else Left(seat) for seat in state.seats)
        return (Stop(), *presence)
    if actor == "clock":
        return NOTHING if deadline(state) is None else CLOCK
    if state.phase in {"briefing", "over"}:
        return rounds.preparations(state, actor)
    return _race_moves(state, actor) if state.phase == "race" else NOTHING


def natures_moves(state: State) -> tuple[Move, ...]:
    """What may be laid or drawn next, all equally likely."""
    if state.phase == "setup":
        return setting.legal(state)
    if state.is_drawing:
        return setting.maps_left(state)
    if state.overdue:
        return tuple(map(Stray, walking.favourites(state, state.overdue[0])))
    return intel.refills(state) if state.gaps else NOTHING


def _race_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    side = state.side_of(seat)
    if seat == side.officer:
        return intel.moves(state, side)
    return walking.moves(side, seat)


def deadline(state: State) -> Millis | None:
    """The first of several: hurry, count, cooperative round, freeze, and each team's own clock."""
    if state.ended is not None or state.is_natures_turn:
        return None
    every = (state.until, state.frozen_until, *[side.until for side in state.sides])
    return min([until for until in every if until is not None], default=None)


def asks(state: State, seat: Seat) -> int | None:
    """A finger follows the clue that it was meant for; a card is wanted whenever it lies there."""
    if state.phase != "race":
        return state.round
    side = state.side_of(seat)
    return None if seat == side.officer else side.clues


def outcome(state: State) -> Outcome | None:
    """How it ended, if it has."""
    return state.ended


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    if isinstance(given.by, int):
        return _acted(state, given.by, given.move, given.at)
    return _befell(state, given.move, given.at)


def _befell(state: State, move: Move, at: Millis) -> Step[State, Event]:
    """What nobody at the table did."""
    match move:
        case LayDistrict() | LayPicture() | LayCard():
            return _laid(state, move, at)
        case DrawMap(number, turn):
            return setting.map_drawn(state, number, turn, at)
        case Stray(cell):
            return walking.strayed(state, cell)
        case TimeUp():
            return _time_is_up(state, at)
        case Left(seat):
            away = tuple(sorted((*state.away, seat)))
            return rounds.begun_by_all(replace(state, away=away), (WentAway(seat),), at)
        case Back(seat):
            away = tuple(other for other in state.away if other != seat)
            return Step(replace(state, away=away), (CameBack(seat),))
        case Stop():
            stopped = Outcome("stopped", (), rounds.scores(state))
            return Step(replace(state, ended=stopped), (MatchStopped(),))
        case Point() | Withdraw() | Sign() | Give() | Wish() | Ready() | Name():
            raise AssertionError(move)
        case other:
            assert_never(other)


def _laid(state: State, move: LayDistrict | LayPicture | LayCard, at: Millis) -> Step[State, Event]:
    if state.phase == "setup":
        return setting.laid(state, move, at)
    assert isinstance(move, LayCard)
    return intel.refilled(state, move.card)


def _acted(state: State, seat: Seat, move: Move, at: Millis) -> Step[State, Event]:
    side = state.side_of(seat)
    match move:
        case Point(cell):
            return walking.pointed(state, side, seat, cell)
        case Withdraw():
            return walking.withdrew(state, side, seat)
        case Sign(hint):
            return walking.signed(state, side, seat, hint)
        case Give(cards):
            return intel.given(state, side, cards, at)
        case Wish():
            return intel.wished(state, side, at)
        case Ready():
            return rounds.got_ready(state, seat, at)
        case Name(officer):
            return rounds.named(state, side, officer, seat)
        case LayDistrict() | LayPicture() | LayCard() | DrawMap() | Stray():
            raise AssertionError(move)
        case TimeUp() | Left() | Back() | Stop():
            raise AssertionError(move)
        case other:
            assert_never(other)


# The clock


def _time_is_up(state: State, at: Millis) -> Step[State, Event]:
    """All that is due: the round's own time first, then the freeze, then the teams' clocks."""
    if state.until is not None and state.until <= at:
        return rounds.time_is_up(state, at)
    if state.frozen_until is not None and state.frozen_until <= at:
        state = intel.thawed(state)
    late = tuple(side.team for side in state.sides if side.until is not None and side.until <= at)
    return walking.hurried(state, late)
