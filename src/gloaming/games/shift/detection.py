"""What follows a step: flips, the Guard player's win, the vault, and counters put back."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Actor, Millis, Seat, Step
from gloaming.games.shift import flow
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.events import (
    CameIntoView,
    Event,
    Raided,
    ReachedVault,
    ShownBlank,
    Spared,
    Uncovered,
    WentBack,
    WentOut,
)
from gloaming.games.shift.messages import GUARDS, SHADOWS, Counter, Flip, LetBe, Move, PutBack
from gloaming.games.shift.plan import NOWHERE
from gloaming.games.shift.state import NO_DIE, NOBODY, State
from gloaming.games.shift.views import Due

LAST_SHADOW = SHADOWS[-1]
FLIPS: tuple[Move, ...] = tuple(map(Flip, (NOBODY, *SHADOWS)))
SPARES: tuple[Move, ...] = tuple(map(LetBe, (NOBODY, *SHADOWS)))

# Who is in view


def sight(state: State) -> int:
    """The squares that the two Guards see, a bit for each."""
    sees, (first, second) = state.plan.sees, GUARDS
    return sees[state.squares[first]] | sees[state.squares[second]]


def in_view(state: State) -> int:
    """The Shadow counters that they see."""
    seen, found = sight(state), 0
    for counter in state.division.counters:
        square = state.squares[counter]
        if square != NOWHERE and seen >> square & 1:
            found |= 1 << counter
    return found


def noticed(state: State, mover: Counter, swapped: Counter) -> tuple[Counter, ...]:
    """What may be flipped now, after one counter has moved and perhaps swapped with another.

    Whatever else is in view has been flipped before, let be, or may not be; unless a Guard moved.
    """
    squares, seen = state.squares, sight(state)
    some: tuple[Counter, ...] = (mover, swapped)
    if mover > LAST_SHADOW or swapped > LAST_SHADOW:
        some = state.division.counters
    elif not seen & (1 << squares[mover] | (swapped and 1 << squares[swapped])):
        return ()
    passed = state.blank | state.safe | state.spared
    due = [
        counter
        for counter in some
        if (square := squares[counter]) != NOWHERE
        and seen >> square & 1
        and not passed >> counter & 1
    ]
    if len(due) > 1:
        due.sort(key=lambda counter: (counter != mover, counter != swapped, squares[counter]))
    return tuple(due)


# Flips


def watched(
    state: State, moved: tuple[Counter, Counter], events: tuple[Event, ...], at: Millis
) -> Step[State, Event]:
    """After a step: what comes into view is flipped, or the Guard player asked about it."""
    due, squares, vaults = noticed(state, *moved), state.squares, state.plan.vaults
    if not due and squares[moved[0]] not in vaults and squares[moved[1]] not in vaults:
        return Step(state, events)
    if due and state.options.flips == "asked":
        return _asked(replace(state, trail=()), due, events, at)
    for counter in due:
        state, told = _flipped(state, counter)
        events += told
    return settled(state, events, at)


def _flipped(state: State, counter: Counter) -> tuple[State, tuple[Event, ...]]:
    """Everybody sees what is under it, so that nothing can be taken back any more."""
    bit = 1 << counter
    state = replace(state, trail=(), spared=state.spared & ~bit)
    if not state.undersides[counter]:
        return replace(state, blank=state.blank | bit), (ShownBlank(counter),)
    owner = state.owner(counter)
    state = replace(_off_the_board(state, counter), found=state.found | bit)
    if state.is_family:
        state = replace(state, due=(*state.due, Due(counter, owner)))
    out = (WentOut(owner),) if state.is_out(owner) else ()
    return state, (Uncovered(counter, owner), *out)


def _off_the_board(state: State, counter: Counter) -> State:
    """It leaves its square; if it was on its way, what is left of its die is lost."""
    squares = [*state.squares]
    squares[counter] = NOWHERE
    if counter != state.mover:
        return replace(state, squares=tuple(squares))
    return replace(state, squares=tuple(squares), moved=counter, mover=NOBODY, die=NO_DIE, steps=0)


# The Guard player is asked


def _asked(
    state: State, due: tuple[Counter, ...], events: tuple[Event, ...], at: Millis
) -> Step[State, Event]:
    state = flow.interrupt(replace(state, asked=due), "flip", at)
    return Step(state, (*events, CameIntoView(due[0])))


def answers(state: State, seat: Seat) -> tuple[Move, ...]:
    """To flip it or to let it be."""
    counter = state.asked[0]
    return (FLIPS[counter], SPARES[counter]) if seat == state.guard else ()


def later_flips(state: State) -> tuple[Move, ...]:
    """What was let be may still be flipped."""
    return tuple([FLIPS[counter] for counter in SHADOWS if state.spared >> counter & 1])


def flipped(state: State, _by: Actor, flip: Flip, at: Millis) -> Step[State, Event]:
    """Asked or not, the Guard player flips a counter."""
    state, events = _flipped(state, flip.counter)
    return _answered(state, events, at) if state.asked else settled(state, events, at)


def spared(state: State, _by: Actor, spare: LetBe, at: Millis) -> Step[State, Event]:
    """The Guard player lets it be."""
    state = replace(state, spared=state.spared | 1 << spare.counter)
    return _answered(state, (Spared(spare.counter),), at)


def _answered(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    due = state.asked[1:]
    if due and not _is_won(state):
        return _asked(state, due, events, at)
    return settled(replace(state, asked=()), events, at)


# What comes after flips


def settled(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """The Guard player's win, the vault, and what has to be put back."""
    guard = state.guard
    assert guard is not None
    if _is_won(state):
        return flow.end(state, "detected" if state.is_family else "uncovered", (guard,), events)
    counter = _at_a_vault(state)
    if counter != NOBODY:
        events += (ReachedVault(counter, state.plan.names[state.squares[counter]]),)
        if state.undersides[counter]:
            owner = state.owner(counter)
            return flow.end(state, "raided", (owner,), (*events, Raided(counter, owner)))
        state, events = _sent_away(state, counter), (*events, ShownBlank(counter))
    if state.due:
        return Step(flow.interrupt(_in_turn(state), "put-back", at), events)
    return flow.resumed(state, events, at)


def _is_won(state: State) -> bool:
    return state.found.bit_count() == state.division.total


def _at_a_vault(state: State) -> Counter:
    """Two cannot get there at once: none ever stays."""
    squares = state.squares
    for door in state.plan.vaults:
        if door in squares and (counter := Counter(squares.index(door))) <= LAST_SHADOW:
            return counter
    return NOBODY


def _sent_away(state: State, counter: Counter) -> State:
    """A blank shadow has to go back."""
    due, bit = (*state.due, Due(counter, _chooser(state, counter))), 1 << counter
    blank, spared = state.blank | bit, state.spared & ~bit
    state = _off_the_board(state, counter)
    return replace(state, due=due, blank=blank, spared=spared, trail=())


def _chooser(state: State, counter: Counter) -> Seat:
    """Whose turn it is; on the Guard player's, who placed it or comes next."""
    assert state.turn is not None
    if state.turn != state.guard:
        return state.turn
    around = state.clockwise(state.owner(counter))
    return next(seat for seat in around if seat != state.guard and not state.is_out(seat))


def _in_turn(state: State) -> State:
    """What is due, clockwise from the player whose turn it is."""
    assert state.turn is not None
    around = state.clockwise(state.turn)
    return replace(state, due=tuple(sorted(state.due, key=lambda due: around.index(due.seat))))


# Counters put back


def places(state: State, seat: Seat) -> tuple[Move, ...]:
    """The free squares that are nearest to a vent; vents themselves come first."""
    if seat != state.due[0].seat:
        return ()
    moves, squares = _put_backs(state.options.board), state.squares
    for ring in state.plan.rings:
        if free := [moves[square] for square in ring if square not in squares]:
            return tuple(free)
    raise AssertionError("a board has more squares than there are counters")


@cache
def _put_backs(board: str) -> tuple[Move, ...]:
    return tuple(map(PutBack, PLANS[board].names))


def put_back(state: State, _by: Actor, move: PutBack, at: Millis) -> Step[State, Event]:
    """The counter stands there, and is safe until it moves."""
    (counter, seat), square = _next(state), state.plan.numbers[move.square]
    squares = [*state.squares]
    squares[counter] = square
    safe = state.safe | 1 << counter
    state = replace(state, squares=tuple(squares), safe=safe, due=state.due[1:])
    events = (WentBack(seat, counter, move.square),)
    if state.due:
        return Step(flow.interrupt(state, "put-back", at), events)
    return flow.resumed(state, events, at)


def _next(state: State) -> tuple[Counter, Seat]:
    due = state.due[0]
    return due.counter, due.seat
