"""The rules of Bluff, in the order of RULES.md."""

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
    allowance,
)
from gloaming.games.bluff.messages import (
    CARDS,
    LAST_ROUND,
    POINTS_TO_WIN,
    CameBack,
    Card,
    Chose,
    Deal,
    Dealt,
    Decision,
    Event,
    Fold,
    Folded,
    MatchEnded,
    MatchStopped,
    Move,
    NobodyStayed,
    Options,
    RoundBegan,
    Showed,
    Stay,
    TimeRanOut,
    WentAway,
    Won,
)
from gloaming.games.bluff.state import State

CHOICES: tuple[Move, ...] = (Stay(), Fold())
CLOCK: tuple[Move, ...] = (TimeUp(),)
NOTHING: tuple[Move, ...] = ()
DEALS = tuple(map(Deal, CARDS))

# Players and cards


def roles(_options: Options) -> Roles:
    """Two to four people, all alike."""
    return Roles(places=(Place("player"),) * 4, least=2)


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty table; nature deals first."""
    return State(options, points=(0,) * len(seats), decisions=(None,) * len(seats))


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if state.ended is not None:
        return NOTHING
    if actor == "host":
        return _host_moves(state)
    if actor == "nature":
        return NOTHING if state.is_dealt else _undealt(state)
    if not state.is_dealt:
        return NOTHING
    if actor == "clock":
        return NOTHING if state.until is None else CLOCK
    return NOTHING if state.decisions[actor] else CHOICES


def _undealt(state: State) -> tuple[Move, ...]:
    return tuple([deal for deal in DEALS if deal.card not in state.cards])


def _host_moves(state: State) -> tuple[Move, ...]:
    if not state.is_dealt:
        return NOTHING
    presence = (Back(seat) if seat in state.away else Left(seat) for seat in state.seats)
    return (Stop(), *presence)


def deadline(state: State) -> Millis | None:
    """The last moment at which a choice counts."""
    return state.until if state.is_dealt and state.ended is None else None


def asks(state: State, _seat: Seat) -> int:
    """A choice is for the card that was seen: the next round asks anew."""
    return state.round


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    match given.move:
        case Deal(card):
            return _dealt(state, card, given.at)
        case Stay() | Fold():
            return _chosen(state, given)
        case TimeUp():
            return _shown(state, (TimeRanOut(),))
        case Left(seat):
            gone = replace(state, away=state.away | {seat})
            return _shown_if_complete(gone, (WentAway(seat),))
        case Back(seat):
            return Step(replace(state, away=state.away - {seat}), (CameBack(seat),))
        case Stop():
            stopped = Outcome("stopped", (), state.points)
            return Step(replace(state, ended=stopped), (MatchStopped(),))
        case other:
            assert_never(other)


def _dealt(state: State, card: Card, at: Millis) -> Step[State, Event]:
    holder = Seat(len(state.cards))
    events: tuple[Event, ...] = (Dealt(holder, card),)
    if holder == 0:
        events = (RoundBegan(state.round), *events)
    options = state.options
    time = allowance(options.pace, options.seconds, relaxed=20, quick=10)
    until = None if time is None else Millis(at + time)
    return Step(replace(state, cards=(*state.cards, card), until=until), events)


def _chosen(state: State, given: Input[Move]) -> Step[State, Event]:
    assert isinstance(given.by, int)
    decision: Decision = "stay" if isinstance(given.move, Stay) else "fold"
    earlier = state.decisions
    decisions = (*earlier[: given.by], decision, *earlier[given.by + 1 :])
    return _shown_if_complete(replace(state, decisions=decisions), (Chose(given.by, decision),))


# The end of a round


def _shown_if_complete(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    for seat, decision in enumerate(state.decisions):
        if decision is None and seat not in state.away:
            return Step(state, events)
    return _shown(state, events)


def _shown(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    seats = state.seats
    stayed = [seat for seat in seats if state.decisions[seat] == "stay"]
    shows: tuple[Event, ...] = tuple(
        [Showed(seat, state.cards[seat]) if seat in stayed else Folded(seat) for seat in seats]
    )
    points, result = _scored(state, stayed)
    after = replace(state, points=points)
    events = (*events, *shows, result)
    if (ended := _ended(after)) is not None:
        return Step(replace(after, ended=ended), (*events, MatchEnded(ended.winners)))
    nobody_chose = (None,) * len(points)
    fresh = replace(after, round=state.round + 1, cards=(), decisions=nobody_chose)
    return Step(fresh, events)


def _scored(state: State, stayed: list[Seat]) -> tuple[tuple[int, ...], Event]:
    if not stayed:
        return state.points, NobodyStayed()
    winner = max(stayed, key=lambda seat: state.cards[seat])
    prize = max(1, len(stayed) - 1)
    points = tuple(
        had + prize if seat == winner else had - (seat in stayed)
        for seat, had in enumerate(state.points)
    )
    return points, Won(winner, prize)


# The end of the match


def outcome(state: State) -> Outcome | None:
    """How it ended, if it has."""
    return state.ended


def _ended(state: State) -> Outcome | None:
    """Three points, or thirty rounds."""
    most = max(state.points)
    winners = tuple(seat for seat in state.seats if state.points[seat] == most)
    if most >= POINTS_TO_WIN:
        return Outcome("three-points", winners, state.points)
    if state.round == LAST_ROUND:
        return Outcome("thirty-rounds", winners, state.points)
    return None
