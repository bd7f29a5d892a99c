"""Who sees what in Grab: views, what is witnessed, and worlds that would look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gloaming.core import (
    Back,
    Input,
    Knowledge,
    Left,
    Log,
    Millis,
    Stop,
    TimeUp,
    Viewer,
    Witnessed,
)

from . import rules
from .messages import (
    CARDS,
    POINTS_A_CLAIM,
    TARGETS,
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
    LeaderView,
    ListView,
    MatchStopped,
    Move,
    Options,
    Point,
    Pointed,
    PublicView,
    RunnerView,
    Scored,
    TakeAtRandom,
    TargetDealt,
    TargetDealtFaceDown,
    Team,
    TeamView,
    Thawed,
    Took,
    TruthView,
    View,
    WentAway,
    Wish,
    Wished,
    WishWithdrawn,
)
from .state import State

Known = Knowledge[Options, Event, View]

# Views


def observe(state: State, viewer: Viewer) -> View:
    """All that a viewer sees now."""
    table = _table(state)
    if viewer == "public":
        return table
    if viewer == "truth":
        lists = tuple(ListView(side.team, tuple(sorted(side.targets))) for side in state.sides)
        return TruthView(table, lists)
    side = state.side_of(viewer)
    if viewer == side.leader:
        wishes = tuple(sorted(state.wishes))
        return LeaderView(side.team, table, side.pointers, tuple(sorted(side.targets)), wishes)
    left = POINTS_A_CLAIM - side.pointed.count(viewer)
    return RunnerView(side.team, table, side.pointers, left)


def _table(state: State) -> PublicView:
    teams = tuple(
        TeamView(side.team, side.points, side.claimed, side.until) for side in state.sides
    )
    away = tuple(sorted(state.away))
    return PublicView(state.row, teams, state.frozen_until, state.swaps, away)


# Events


def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Lists and reasons are a leader's, wishes the leaders', pointers the team's."""
    if viewer == "truth":
        return event
    match event:
        case TargetDealt(team):
            return event if viewer == before.side(team).leader else TargetDealtFaceDown(team)
        case CameToNothing(team):
            return event if viewer == before.side(team).leader else None
        case Wished() | WishWithdrawn():
            return event if _is_leader(before, viewer) else None
        case Pointed(seat):
            is_team = viewer != "public" and before.side_of(viewer) == before.side_of(seat)
            return event if is_team else None
        case _:
            return event


def _is_leader(state: State, viewer: Viewer) -> bool:
    return any(viewer == side.leader for side in state.sides)


def hears(state: State, speaker: Viewer, listener: Viewer) -> bool:
    """Runners are heard by their team, a leader by nobody; spectators by spectators."""
    if rules.outcome(state) is not None:
        return speaker != "public" or listener == "public"
    if isinstance(speaker, str) or isinstance(listener, str):
        return speaker == listener == "public"
    is_one_team = state.side_of(speaker) == state.side_of(listener)
    return is_one_team and not _is_leader(state, speaker)


# Worlds that would look the same


def imagine(known: Known, rng: Random) -> Log[Move]:
    """A log that would have shown this seat exactly what it saw.

    Lists that fit are equally likely; what others did unseen happens late, or not at all.
    """
    lists = iter([move for team in TEAMS for move in _imagined_list(known, team, rng)])
    state = rules.setup(known.options, known.seats)
    log: list[Input[Move]] = []
    for moment in known.witnessed:
        laid = iter([event for event in moment.events if isinstance(event, CardLaid)])
        for given in _inputs_behind(state, moment, rng):
            log.append(given)
            state = rules.apply(state, given).state
        while choices := rules.legal(state, "nature"):
            move = _what_nature_did(choices[0], state, moment, laid, lists)
            log.append(Input(moment.at, "nature", move))
            state = rules.apply(state, log[-1]).state
    return tuple(log)


def _what_nature_did(
    example: Move,
    state: State,
    moment: Witnessed[Event],
    laid: Iterator[CardLaid],
    lists: Iterator[DealTarget],
) -> Move:
    match example:
        case DealTarget():
            return next(lists)
        case LayCard():
            return LayCard(next(laid).card)
        case _:
            team = state.overdue[0]
            took = (event for event in moment.events if isinstance(event, Took))
            return TakeAtRandom(next(event.card for event in took if event.team == team))


# Lists that fit what was scored and what was not


def _imagined_list(known: Known, team: Team, rng: Random) -> list[DealTarget]:
    events = [event for moment in known.witnessed for event in moment.events]
    own = [event.card for event in events if isinstance(event, TargetDealt) and event.team == team]
    if own:
        return [DealTarget(team, card) for card in own]
    listed = [event.card for event in events if isinstance(event, Scored) and event.team == team]
    unlisted = _taken_unused(events, team)
    others = [card for card in CARDS if card not in listed and card not in unlisted]
    cards = [*listed, *rng.sample(others, TARGETS - len(listed))]
    rng.shuffle(cards)
    return [DealTarget(team, card) for card in cards]


def _taken_unused(events: list[Event], team: Team) -> set[Card]:
    """What the team took before anybody had scored with it: not on its list unless it scored."""
    used_up: set[Card] = set()
    unused: set[Card] = set()
    for event in events:
        if isinstance(event, Took) and event.team == team and event.card not in used_up:
            unused.add(event.card)
        if isinstance(event, Scored):
            used_up.add(event.card)
    return unused


# The inputs behind what was seen


def _inputs_behind(state: State, moment: Witnessed[Event], rng: Random) -> list[Input[Move]]:
    """The input that began a moment, after those that must have come before it unseen."""
    at = moment.at
    match moment.events[0]:
        case Claimed(team, cards):
            return [Input(at, state.side(team).leader, Claim(cards))]
        case Wished(team):
            return [Input(at, state.side(team).leader, Wish())]
        case Froze():
            leaders = [side.leader for side in state.sides]
            return [Input(at, leader, Wish()) for leader in rng.sample(leaders, 2)]
        case Pointed(seat, card):
            return [Input(at, seat, Point(card))]
        case Took(team, card):
            return _unseen_points(state, team, card, at, rng)
        case ClockRanOut() | Thawed():
            return [Input(at, "clock", TimeUp())]
        case WentAway(seat):
            return [Input(at, "host", Left(seat))]
        case CameBack(seat):
            return [Input(at, "host", Back(seat))]
        case MatchStopped():
            return [Input(at, "host", Stop())]
        case _:
            return []


def _unseen_points(
    state: State, team: Team, card: Card, at: Millis, rng: Random
) -> list[Input[Move]]:
    present = [seat for seat in state.side(team).runners if seat not in state.away]
    majority = rng.sample(present, len(present) // 2 + 1)
    return [Input(at, seat, Point(card)) for seat in majority]
