"""A turn of Shadow Shift: dice, steps, and looks instead of them."""

from __future__ import annotations

from functools import cache
from itertools import chain
from operator import getitem

from msgspec.structs import replace

from gloaming.core import Actor, Millis, Seat, Step
from gloaming.games.shift import detection, flow
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.events import (
    Consolidated,
    Event,
    LookedUnder,
    Rolled,
    TookBack,
    TurnEnded,
    Walked,
)
from gloaming.games.shift.handicap import least
from gloaming.games.shift.messages import (
    FACES,
    GUARDS,
    LOOKS,
    MOST_TAKEN_BACK,
    SHADOWS,
    Consolidate,
    Counter,
    Dice,
    EndTurn,
    Look,
    Move,
    Pips,
    Roll,
    TakeBack,
    Walk,
)
from gloaming.games.shift.plan import NOWHERE, Square
from gloaming.games.shift.state import NOBODY, Pause, State, Trace

ROLL: tuple[Move, ...] = (Roll(),)
ROLL_OR_LOOK: tuple[Move, ...] = (Roll(), Consolidate())
LOOKING = tuple(map(Look, (NOBODY, *SHADOWS)))
SHADOW_RANGE = (SHADOWS[0], GUARDS[0])
GUARD_RANGE = (GUARDS[0], GUARDS[-1] + 1)
"""From and to which number counters are shadows, or Guards. One that does not play is nowhere."""
END = EndTurn()
TAKE_BACK = TakeBack()

# Rolling


def openings(state: State, seat: Seat) -> tuple[Move, ...]:
    """Roll; or, for a Criminal player, consolidate."""
    return ROLL if seat == state.guard else ROLL_OR_LOOK


def rolls(state: State, _by: Actor, _roll: Roll, _at: Millis) -> Step[State, Event]:
    """The dice are thrown; they are nature's."""
    return Step(replace(state, phase="roll"))


def dice(state: State) -> tuple[Move, ...]:
    """What the dice may show, all equally likely; less than the handicap says is rolled again."""
    options = state.options
    guards, others = least(options.board, options.rules, options.handicap, state.count)
    return _dice(*(guards if state.turn == state.guard else others))


@cache
def _dice(least_first: int, least_second: int) -> tuple[Move, ...]:
    firsts, seconds = FACES[least_first - 1 :], FACES[least_second - 1 :]
    return tuple(Dice(first, second) for first in firsts for second in seconds)


def rolled(state: State, _by: Actor, dice: Dice, _at: Millis) -> Step[State, Event]:
    """The dice lie there."""
    assert state.turn is not None
    shown = (dice.first, dice.second)
    return Step(replace(state, phase="move", dice=shown, left=shown), (Rolled(state.turn, *shown),))


# Steps


Walks = tuple[tuple[tuple[Walk, ...], ...], ...]
"""By counter and by where it stands, the steps that no wall prevents; from nowhere, none."""


@cache
def _walks(board: str, die: Pips) -> Walks:
    plan = PLANS[board]
    return tuple(
        tuple(
            tuple([Walk(counter, die, plan.names[square]) for square in around])
            for around in plan.around
        )
        for counter in (NOBODY, *SHADOWS, *GUARDS)
    )


@cache
def _some_walks(board: str, die: Pips, first: int, last: int) -> Walks:
    """Of the counters from the first on, up to the last."""
    return _walks(board, die)[first:last]


def walks(state: State, seat: Seat) -> tuple[Move, ...]:
    """The counter on its way goes on, or another one takes a die that is left."""
    board, mover, left = state.options.board, state.mover, state.left
    stands, moves = [*state.squares], list[Move]()
    if state.steps:
        moves += _walks(board, state.die)[mover][stands[mover]]
    if left:
        stands[mover] = stands[state.moved] = NOWHERE
        first, last = GUARD_RANGE if seat == state.guard else SHADOW_RANGE
        stands = stands[first:last]
        for die in left if left[0] != left[-1] else left[:1]:
            # Neither loop is Python's: there may be a hundred steps to list.
            moves += chain.from_iterable(map(getitem, _some_walks(board, die, first, last), stands))
    if state.trail and state.taken_back < MOST_TAKEN_BACK:
        moves.append(TAKE_BACK)
    moves.append(END)
    return tuple(moves)


def walked(state: State, seat: Seat, walk: Walk, at: Millis) -> Step[State, Event]:
    """One step, and all that follows from it."""
    counter, plan = walk.counter, state.plan
    origin, square = state.squares[counter], plan.numbers[walk.square]
    squares, swapped = _exchanged(state.squares, counter, square)
    safe = state.safe & ~(1 << counter | 1 << swapped)
    if counter == state.mover:
        trail = (*state.trail, Trace(origin, state.safe, state.spared))
        state = replace(state, squares=squares, safe=safe, steps=state.steps - 1, trail=trail)
    else:
        trail = (Trace(origin, state.safe, state.spared, _pause(state)),)
        state = replace(
            state, squares=squares, safe=safe, steps=walk.die - 1, trail=trail,
            mover=counter, die=walk.die, left=_without(state.left, walk.die),
            moved=state.mover or state.moved,
        )  # fmt: skip
    if state.spared:
        state = replace(state, spared=state.spared & detection.in_view(state))
    told = (Walked(seat, counter, walk.die, walk.square, swapped or None),)
    return detection.watched(state, (counter, swapped), told, at)


def _pause(state: State) -> Pause:
    return Pause(state.left, state.mover, state.die, state.steps, state.moved, state.trail)


def _exchanged(
    squares: tuple[Square, ...], counter: Counter, square: Square
) -> tuple[tuple[Square, ...], Counter]:
    """The counter stands there now; whoever stood there has come to where it was."""
    after = [*squares]
    swapped = Counter(squares.index(square)) if square in squares else NOBODY
    if swapped != NOBODY:
        after[swapped] = squares[counter]
    after[counter] = square
    return tuple(after), swapped


def _without(left: tuple[Pips, ...], die: Pips) -> tuple[Pips, ...]:
    return left[1:] if left[0] == die else left[:1]


def took_back(state: State, seat: Seat, _move: TakeBack, _at: Millis) -> Step[State, Event]:
    """All is as it was before the last step, whichever counter was on its way then."""
    *trail, trace = state.trail
    counter, pause = state.mover, trace.pause
    squares, swapped = _exchanged(state.squares, counter, trace.square)
    event = TookBack(seat, counter, state.plan.names[trace.square], swapped or None)
    state = replace(
        state, squares=squares, safe=trace.safe, spared=trace.spared, trail=tuple(trail),
        steps=state.steps + 1, taken_back=state.taken_back + 1,
    )  # fmt: skip
    if pause is not None:
        state = replace(
            state, left=pause.left, mover=pause.mover, die=pause.die, steps=pause.steps,
            moved=pause.moved, trail=pause.trail,
        )  # fmt: skip
    return Step(state, (event,))


def ended(state: State, seat: Seat, _move: EndTurn, at: Millis) -> Step[State, Event]:
    """Whatever is left of the dice is not used."""
    return flow.next_turn(state, (TurnEnded(seat),), at)


# Looks


def consolidated(state: State, seat: Seat, _move: Consolidate, _at: Millis) -> Step[State, Event]:
    """Until the first look the dice may still be rolled."""
    return Step(replace(state, phase="look"), (Consolidated(seat),))


def looks(state: State, _seat: Seat) -> tuple[Move, ...]:
    """Under any counter on the board, but under no more than four."""
    if len(state.looked) == LOOKS:
        return (END,)
    squares, looked = state.squares, state.looked
    under: list[Move] = [
        LOOKING[counter]
        for counter in state.division.counters
        if squares[counter] != NOWHERE and counter not in looked
    ]
    return (*under, END) if looked else (*under, *ROLL)


def looked(state: State, seat: Seat, look: Look, _at: Millis) -> Step[State, Event]:
    """The player has seen it, and everybody which it was."""
    counter = look.counter
    seen = [*state.seen]
    seen[seat] |= 1 << counter
    state = replace(state, seen=tuple(seen), looked=(*state.looked, counter))
    return Step(state, (LookedUnder(seat, counter, state.undersides[counter]),))
