"""The rules of Grab."""

from __future__ import annotations

from itertools import combinations
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

from .messages import (
    CARDS,
    LAST_TAKE,
    MOST_SWAPS,
    POINTS_A_CLAIM,
    ROW,
    TEAMS,
    CameBack,
    CameToNothing,
    Card,
    CardLaid,
    Claim,
    Claimed,
    ClockRanOut,
    DealTarget,
    Event,
    Froze,
    LayCard,
    MatchEnded,
    MatchStopped,
    Move,
    Options,
    Point,
    Pointed,
    Pointer,
    Reshuffled,
    RowSetAside,
    Scored,
    TakeAtRandom,
    TargetDealt,
    Team,
    Thawed,
    Took,
    WentAway,
    Wish,
    Wished,
    WishWithdrawn,
)
from .state import Side, State

Events = tuple[Event, ...]

NOTHING: tuple[Move, ...] = ()

# Teams


def roles(_options: Options) -> Roles:
    """Two teams, each a leader and one or two runners."""
    pairs = [(Place("leader", team), Place("runner", team)) for team in TEAMS]
    places = tuple(place for leader, runner in pairs for place in (leader, runner, runner))
    needs = tuple(place for pair in pairs for place in pair)
    return Roles(places, least=4, needs=needs, apart=1)


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty table; nature deals first."""
    black, orange = (_side(team, seats) for team in TEAMS)
    return State(options, (black, orange), CARDS)


def _side(team: Team, seats: tuple[Place, ...]) -> Side:
    members = [(Seat(seat), place) for seat, place in enumerate(seats) if place.team == team]
    (leader,) = (seat for seat, place in members if place.role == "leader")
    runners = tuple(seat for seat, place in members if place.role == "runner")
    return Side(team, leader, runners)


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if outcome(state) is not None:
        return NOTHING
    chances = _chances(state)
    if actor == "nature" or chances:
        return chances if actor == "nature" else NOTHING
    if actor == "clock":
        return NOTHING if deadline(state) is None else (TimeUp(),)
    if actor == "host":
        presence = (Back(seat) if seat in state.away else Left(seat) for seat in state.seats)
        return (Stop(), *presence)
    side = state.side_of(actor)
    return _leader_moves(state, side) if actor == side.leader else _runner_moves(side, actor)


def _chances(state: State) -> tuple[Move, ...]:
    if (side := state.unlisted) is not None:
        return tuple(DealTarget(side.team, card) for card in CARDS if card not in side.targets)
    if state.overdue:
        return tuple(TakeAtRandom(card) for card in _most_pointed(state, state.overdue[0]))
    if state.lacks_cards:
        return tuple(LayCard(card) for card in state.pile or state.aside)
    return NOTHING


def _leader_moves(state: State, side: Side) -> tuple[Move, ...]:
    if state.frozen_until is not None:
        return NOTHING
    cards = tuple(sorted(state.row))
    sizes = () if side.claimed else (1, 2)
    claims = tuple(Claim(chosen) for size in sizes for chosen in combinations(cards, size))
    may_wish = side.team not in state.wishes and state.swaps < MOST_SWAPS
    return (*claims, Wish()) if may_wish else claims


def _runner_moves(side: Side, seat: Seat) -> tuple[Move, ...]:
    if side.pointed.count(seat) == POINTS_A_CLAIM:
        return NOTHING
    return tuple(Point(card) for card in side.claimed)


def deadline(state: State) -> Millis | None:
    """The first of up to three: a move clock for each team, and the freeze."""
    if outcome(state) is not None or _chances(state):
        return None
    return min(_deadlines(state), default=None)


def _deadlines(state: State) -> list[Millis]:
    every = (state.frozen_until, *(side.until for side in state.sides))
    return [until for until in every if until is not None]


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    match given.move:
        case DealTarget(team, card):
            side = state.side(team)
            listed = replace(side, targets=(*side.targets, card))
            return Step(_with(state, listed), (TargetDealt(team, card),))
        case LayCard(card):
            return _laid(state, card)
        case TakeAtRandom(card):
            return _settled(*_taken(state, state.overdue[0], card))
        case TimeUp():
            return _time_up(state, given.at)
        case Left(seat):
            return Step(replace(state, away=state.away | {seat}), (WentAway(seat),))
        case Back(seat):
            return Step(replace(state, away=state.away - {seat}), (CameBack(seat),))
        case Stop():
            return Step(replace(state, is_stopped=True), (MatchStopped(),))
        case Claim() | Wish() | Point():
            return _played(state, given)
        case other:
            assert_never(other)


def _played(state: State, given: Input[Move]) -> Step[State, Event]:
    assert isinstance(given.by, int)
    side = state.side_of(given.by)
    match given.move:
        case Claim(cards):
            return _claimed(state, side, cards, given.at)
        case Wish():
            return _wished(state, side, given.at)
        case Point(card):
            return _pointed(state, side, Pointer(given.by, card))
        case _:
            raise AssertionError


def _with(state: State, side: Side) -> State:
    black, orange = state.sides
    return replace(state, sides=(side, orange) if side.team == "black" else (black, side))


# The row


def _claimed(state: State, side: Side, cards: tuple[Card, ...], at: Millis) -> Step[State, Event]:
    until = Millis(at + 1000 * state.options.seconds)
    row = tuple(card for card in state.row if card not in cards)
    after = replace(_with(state, replace(side, claimed=cards, until=until)), row=row)
    withdrawn = tuple(WishWithdrawn(team) for team in TEAMS if team in state.wishes)
    return Step(replace(after, wishes=frozenset()), (Claimed(side.team, cards, until), *withdrawn))


def _wished(state: State, side: Side, at: Millis) -> Step[State, Event]:
    wished = Wished(side.team)
    if not state.wishes:
        return Step(replace(state, wishes=frozenset({side.team})), (wished,))
    until = Millis(at + state.options.freeze)
    frozen = replace(state, wishes=frozenset(), frozen_until=until, swaps=state.swaps + 1)
    return Step(frozen, (wished, Froze(until)))


def _laid(state: State, card: Card) -> Step[State, Event]:
    """A card from the pile; an empty pile is made of what is set aside, also halfway through."""
    events: Events = (CardLaid(card),)
    if not state.pile:
        state = replace(state, pile=state.aside, aside=())
        events = (Reshuffled(), *events)
    state = replace(state, pile=tuple(other for other in state.pile if other != card))
    if not state.is_replacing:
        return Step(replace(state, row=(*state.row, card)), events)
    coming = (*state.coming, card)
    if len(coming) < ROW:
        return Step(replace(state, coming=coming), events)
    aside = tuple(sorted((*state.aside, *state.row)))
    fresh = replace(state, row=coming, coming=(), is_replacing=False, aside=aside)
    return Step(fresh, (*events, RowSetAside(tuple(sorted(state.row)))))


# The runners


def _pointed(state: State, side: Side, pointer: Pointer) -> Step[State, Event]:
    others = tuple(other for other in side.pointers if other.seat != pointer.seat)
    pointers = tuple(sorted((*others, pointer), key=lambda other: other.seat))
    pointed = (*side.pointed, pointer.seat)
    after = _with(state, replace(side, pointers=pointers, pointed=pointed))
    events: Events = (Pointed(pointer.seat, pointer.card),)
    if pointer.seat in state.away or not _has_majority(after, side.team, pointer.card):
        return Step(after, events)
    moved, took = _taken(after, side.team, pointer.card)
    return Step(moved, (*events, *took))


def _has_majority(state: State, team: Team, card: Card) -> bool:
    side = state.side(team)
    present = [seat for seat in side.runners if seat not in state.away]
    return 2 * _votes(state, side, card) > len(present)


def _votes(state: State, side: Side, card: Card) -> int:
    return sum(other.card == card and other.seat not in state.away for other in side.pointers)


def _most_pointed(state: State, team: Team) -> tuple[Card, ...]:
    side = state.side(team)
    votes = {card: _votes(state, side, card) for card in side.claimed}
    return tuple(card for card in side.claimed if votes[card] == max(votes.values()))


def _taken(state: State, team: Team, card: Card) -> tuple[State, Events]:
    side = state.side(team)
    is_target = card in side.targets
    scores = is_target and card not in state.used_up
    moved = replace(
        side, points=side.points + scores, claimed=(), until=None, pointers=(), pointed=()
    )
    state = replace(
        _with(state, moved),
        aside=tuple(sorted((*state.aside, *side.claimed))),
        takes=state.takes + 1,
        used_up=state.used_up | {card} if scores else state.used_up,
        overdue=tuple(other for other in state.overdue if other != team),
    )
    why = CameToNothing(team, card, "used-up" if is_target else "no-target")
    events: Events = (Took(team, card), Scored(team, card) if scores else why)
    ended = outcome(state)
    return state, events if ended is None else (*events, MatchEnded(ended.winners))


# The clock


def _time_up(state: State, at: Millis) -> Step[State, Event]:
    """All that is due: the freeze, then the clocks, black before orange."""
    events: Events = ()
    if state.frozen_until is not None and state.frozen_until <= at:
        state = replace(state, frozen_until=None, is_replacing=True)
        events = (Thawed(),)
    late = tuple(side.team for side in state.sides if side.until is not None and side.until <= at)
    ran_out = (ClockRanOut(team) for team in late)
    return _settled(replace(state, overdue=late), (*events, *ran_out))


def _settled(state: State, events: Events) -> Step[State, Event]:
    """Take what needs no chance; where there is a tie nature goes on."""
    while state.overdue and outcome(state) is None:
        team = state.overdue[0]
        candidates = _most_pointed(state, team)
        if len(candidates) > 1:
            break
        state, took = _taken(state, team, candidates[0])
        events = (*events, *took)
    return Step(state, events)


# The end


def outcome(state: State) -> Outcome | None:
    """Three points, twenty takes, or the host."""
    if not state.is_stopped and not state.is_won and state.takes < LAST_TAKE:
        return None
    scores = tuple(state.side_of(seat).points for seat in state.seats)
    if state.is_stopped:
        return Outcome("stopped", (), scores)
    most = max(scores)
    winners = tuple(seat for seat in state.seats if scores[seat] == most)
    return Outcome("three-points" if state.is_won else "twenty-takes", winners, scores)
