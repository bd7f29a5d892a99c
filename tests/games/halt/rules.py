"""The rules of Halt."""

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

from .messages import (
    DIRECTIONS,
    SQUARES,
    STEPS,
    CameBack,
    Caught,
    Chose,
    Decision,
    Direction,
    Event,
    Go,
    Halt,
    Halted,
    Hid,
    Hide,
    LetGo,
    MatchEnded,
    MatchStopped,
    Move,
    Options,
    Post,
    Posted,
    Push,
    Square,
    Stepped,
    WentAway,
    WindowClosed,
    WindowOpened,
)
from .state import Guard, State

NOTHING: tuple[Move, ...] = ()

# Players


def roles(_options: Options) -> Roles:
    """A runner, and one to three guards."""
    runner, guard = Place("runner"), Place("guard")
    return Roles((runner, guard, guard, guard), least=2, needs=(runner, guard))


def setup(options: Options, seats: tuple[Place, ...]) -> State:
    """An empty ring; nature posts the guards and hides the runner."""
    (runner,) = (Seat(seat) for seat, place in enumerate(seats) if place.role == "runner")
    guards = tuple(Seat(seat) for seat, place in enumerate(seats) if place.role == "guard")
    return State(options, runner, guards)


# Who may do what


def legal(state: State, actor: Actor) -> tuple[Move, ...]:
    """The moves of an actor, in a fixed order."""
    if outcome(state) is not None:
        return NOTHING
    chances = _chances(state)
    if actor == "nature" or chances:
        return chances if actor == "nature" else NOTHING
    if actor == "clock":
        return (TimeUp(),)
    if actor == "host":
        presence = (Back(seat) if seat in state.away else Left(seat) for seat in state.seats)
        return (Stop(), *presence)
    if actor == state.runner:
        return NOTHING if state.is_window else tuple(Go(direction) for direction in DIRECTIONS)
    return _guard_moves(state, actor)


def _chances(state: State) -> tuple[Move, ...]:
    if state.unposted:
        posts = [guard.square for guard in state.guards]
        return tuple(Post(square) for square in SQUARES if square not in posts)
    if not state.way:
        return tuple(Hide(square) for square in SQUARES)
    return tuple(Push(direction) for direction in DIRECTIONS) if state.is_pushed else NOTHING


def _guard_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """A guard without whistles is asked like any other, and has one answer."""
    guard = next(guard for guard in state.guards if guard.seat == seat)
    if not state.is_window or guard.decision is not None:
        return NOTHING
    return (Halt(), LetGo()) if guard.whistles else (LetGo(),)


def deadline(state: State) -> Millis | None:
    """The end of the window, or of the runner's time."""
    return None if outcome(state) is not None or _chances(state) else state.until


# What a move does


def apply(state: State, given: Input[Move]) -> Step[State, Event]:
    """The state after a legal move."""
    match given.move:
        case Post(square):
            return _posted(state, square)
        case Hide(square):
            until = Millis(given.at + state.options.step)
            return Step(replace(state, way=(square,), until=until), (Hid(square),))
        case Go(direction):
            return _stepped(state, direction, given.at, is_forced=False)
        case Push(direction):
            return _stepped(state, direction, given.at, is_forced=True)
        case Halt() | LetGo():
            return _chosen(state, given)
        case TimeUp():
            return _time_up(state, given.at)
        case Left(seat):
            return Step(replace(state, away=state.away | {seat}), (WentAway(seat),))
        case Back(seat):
            return Step(replace(state, away=state.away - {seat}), (CameBack(seat),))
        case Stop():
            return Step(replace(state, is_stopped=True), (MatchStopped(),))
        case other:
            assert_never(other)


def _time_up(state: State, at: Millis) -> Step[State, Event]:
    """Who has not chosen has let go; a runner who is too slow is pushed."""
    return _closed(state, at, ()) if state.is_window else Step(replace(state, is_pushed=True))


def _posted(state: State, square: Square) -> Step[State, Event]:
    seat, *others = state.unposted
    guards = (*state.guards, Guard(seat, square))
    return Step(replace(state, guards=guards, unposted=tuple(others)), (Posted(seat, square),))


def _stepped(
    state: State, direction: Direction, at: Millis, *, is_forced: bool
) -> Step[State, Event]:
    """The window opens after every step, for all guards."""
    until = Millis(at + state.options.window)
    way = (*state.way, beside(state.way[-1], direction))
    after = replace(state, way=way, is_window=True, is_pushed=False, until=until)
    return Step(after, (Stepped(after.steps, direction, is_forced), WindowOpened(until)))


def beside(square: Square, direction: Direction) -> Square:
    """The neighbour in the ring."""
    return Square((square + (1 if direction == "right" else -1)) % len(SQUARES))


def is_in_reach(square: Square, guard: Square) -> bool:
    """On the guard's square, or beside it."""
    return square in (guard, *(beside(guard, direction) for direction in DIRECTIONS))


# The window


def _chosen(state: State, given: Input[Move]) -> Step[State, Event]:
    assert isinstance(given.by, int)
    decision: Decision = "halt" if isinstance(given.move, Halt) else "let-go"
    guards = tuple(
        replace(guard, decision=decision) if guard.seat == given.by else guard
        for guard in state.guards
    )
    after = replace(state, guards=guards)
    events: tuple[Event, ...] = (Chose(given.by, decision),)
    if any(guard.decision is None for guard in guards):
        return Step(after, events)
    return _closed(after, given.at, events)


def _closed(state: State, at: Millis, events: tuple[Event, ...]) -> Step[State, Event]:
    """Every whistle is public now; the runner's square only where one of them was in reach."""
    halting = [guard for guard in state.guards if guard.decision == "halt"]
    is_caught = any(is_in_reach(state.way[-1], guard.square) for guard in halting)
    guards = tuple(
        replace(guard, decision=None, whistles=guard.whistles - (guard in halting))
        for guard in state.guards
    )
    until = Millis(at + state.options.step)
    after = replace(state, guards=guards, is_window=False, is_caught=is_caught, until=until)
    caught = (Caught(state.way[-1]),) if is_caught else ()
    events = (*events, WindowClosed(), *(Halted(guard.seat) for guard in halting), *caught)
    ended = outcome(after)
    return Step(after, events if ended is None else (*events, MatchEnded(ended.winners)))


# The end


def outcome(state: State) -> Outcome | None:
    """The runner is caught, has taken ten steps, or the host ends it."""
    if state.is_stopped:
        return Outcome("stopped", (), (0,) * len(state.seats))
    if state.is_caught:
        winners = tuple(seat for seat in state.seats if seat != state.runner)
        return Outcome("caught", winners, _scores(state, winners))
    if state.steps == STEPS and not state.is_window:
        return Outcome("away", (state.runner,), _scores(state, (state.runner,)))
    return None


def _scores(state: State, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(int(seat in winners) for seat in state.seats)
