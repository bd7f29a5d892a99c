"""Who sees what in Halt: views, what is witnessed, and worlds that would look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from gloaming.core import (
    Back,
    Input,
    Knowledge,
    Left,
    Log,
    Seat,
    Stop,
    TimeUp,
    Viewer,
    Witnessed,
)

from . import rules
from .messages import (
    DIRECTIONS,
    SQUARES,
    CameBack,
    Caught,
    Chose,
    Event,
    Go,
    GuardAt,
    GuardView,
    Halt,
    Halted,
    Hid,
    Hide,
    HidSomewhere,
    LetGo,
    MatchStopped,
    Move,
    Options,
    Post,
    Posted,
    PublicView,
    Push,
    RunnerView,
    Square,
    Stepped,
    SteppedSomewhere,
    TruthView,
    View,
    WentAway,
    WindowClosed,
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
        return TruthView(table, state.way)
    if viewer == state.runner:
        return RunnerView(table, state.way)
    own = next((guard.decision for guard in state.guards if guard.seat == viewer), None)
    return GuardView(table, own)


def _table(state: State) -> PublicView:
    guards = tuple(GuardAt(guard.seat, guard.square, guard.whistles) for guard in state.guards)
    away = tuple(sorted(state.away))
    return PublicView(guards, state.steps, state.is_window, rules.deadline(state), away)


# Events


def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
    """The way is the runner's, a choice its guard's; all the rest is everybody's."""
    if viewer == "truth":
        return event
    match event:
        case Hid():
            return event if viewer == before.runner else HidSomewhere()
        case Stepped(number):
            return event if viewer == before.runner else SteppedSomewhere(number)
        case Chose(seat):
            return event if viewer == seat else None
        case _:
            return event


def hears(_state: State, speaker: Viewer, listener: Viewer) -> bool:
    """Players are heard by all, spectators by spectators."""
    return speaker != "public" or listener == "public"


# Worlds that would look the same


def imagine(known: Known, rng: Random) -> Log[Move]:
    """A log that would have shown this seat what it saw; ways that fit are equally likely."""
    way = iter(_imagined_way(known, rng))
    state = rules.setup(known.options, known.seats)
    log: list[Input[Move]] = []
    for moment in known.witnessed:
        for given in _inputs_behind(state, moment, way):
            log.append(given)
            state = rules.apply(state, given).state
        if any(isinstance(event, WindowClosed) for event in moment.events) and state.is_window:
            log.append(Input(moment.at, "clock", TimeUp()))
            state = rules.apply(state, log[-1]).state
    return tuple(log)


def _inputs_behind(
    state: State, moment: Witnessed[Event], way: Iterator[Move]
) -> Iterator[Input[Move]]:
    for event in moment.events:
        yield from _inputs_of(state, moment, event, way)


def _inputs_of(
    state: State, moment: Witnessed[Event], event: Event, way: Iterator[Move]
) -> list[Input[Move]]:
    at = moment.at
    match event:
        case Posted(_, square):
            return [Input(at, "nature", Post(square))]
        case Hid() | HidSomewhere():
            return [Input(at, "nature", next(way))]
        case Stepped(is_forced=True):
            return [Input(at, "clock", TimeUp()), Input(at, "nature", next(way))]
        case Stepped() | SteppedSomewhere():
            return [Input(at, state.runner, next(way))]
        case Chose() | WindowClosed() if event == moment.events[0]:
            return _choices(state, moment)
        case WentAway(seat):
            return [Input(at, "host", Left(seat))]
        case CameBack(seat):
            return [Input(at, "host", Back(seat))]
        case MatchStopped():
            return [Input(at, "host", Stop())]
        case _:
            return []


# What the guards did unseen


def _choices(state: State, moment: Witnessed[Event]) -> list[Input[Move]]:
    """A choice of one's own, after those that were hidden until the window closed."""
    first = moment.events[0]
    own = [first] if isinstance(first, Chose) else []
    inputs: list[Input[Move]] = []
    if WindowClosed() in moment.events:
        inputs = _hidden_choices(state, moment, {event.seat for event in own})
    mine = (Input[Move](moment.at, event.seat, _move(event.decision == "halt")) for event in own)
    return [*inputs, *mine]


def _hidden_choices(state: State, moment: Witnessed[Event], own: set[Seat]) -> list[Input[Move]]:
    """Before the last moment of a window everybody must have chosen; then, those who halted."""
    halted = {event.seat for event in moment.events if isinstance(event, Halted)}
    waiting = [guard.seat for guard in state.guards if guard.decision is None]
    hidden = [seat for seat in waiting if seat not in own]
    if moment.at == state.until and not own:
        hidden = [seat for seat in hidden if seat in halted]
    return [Input(moment.at, seat, _move(seat in halted)) for seat in hidden]


def _move(halts: bool) -> Move:  # noqa: FBT001 - one private question
    return Halt() if halts else LetGo()


# Ways that fit what the halts told


def _imagined_way(known: Known, rng: Random) -> list[Move]:
    events = [event for moment in known.witnessed for event in moment.events]
    own: list[Move] = [_own_move(event) for event in events if isinstance(event, Hid | Stepped)]
    if own:
        return own
    may_be = _may_be(events)
    square = None
    way: list[Move] = []
    counts = _ways_on(may_be)
    for ways in counts:
        choices: list[tuple[Move, Square]] = _next(square)
        weights = [ways[there] for _, there in choices]
        ((move, square),) = rng.choices(choices, weights)
        way.append(move)
    return way


def _own_move(event: Hid | Stepped) -> Move:
    match event:
        case Hid(square):
            return Hide(square)
        case Stepped(_, direction, is_forced):
            return Push(direction) if is_forced else Go(direction)


def _next(square: Square | None) -> list[tuple[Move, Square]]:
    if square is None:
        return [(Hide(start), start) for start in SQUARES]
    return [(Go(direction), rules.beside(square, direction)) for direction in DIRECTIONS]


def _may_be(events: list[Event]) -> list[set[Square]]:
    """For the beginning and for each step: where the runner may have been after it."""
    posts = {event.seat: event.square for event in events if isinstance(event, Posted)}
    may_be: list[set[Square]] = []
    for event in events:
        match event:
            case HidSomewhere() | SteppedSomewhere():
                may_be.append(set(SQUARES))
            case Halted(seat):
                may_be[-1] -= _reach(posts[seat])
            case Caught(square):
                may_be[-1] = {square}
            case _:
                pass
    return may_be


def _reach(post: Square) -> set[Square]:
    return {square for square in SQUARES if rules.is_in_reach(square, post)}


def _ways_on(may_be: list[set[Square]]) -> list[dict[Square, int]]:
    """How many ways lead on from each square at each time, counted from the end."""
    counts: list[dict[Square, int]] = []
    after = dict.fromkeys(SQUARES, 1)
    for squares in reversed(may_be):
        here = {square: after[square] * (square in squares) for square in SQUARES}
        counts.insert(0, here)
        after = {
            square: sum(here[rules.beside(square, direction)] for direction in DIRECTIONS)
            for square in SQUARES
        }
    return counts
