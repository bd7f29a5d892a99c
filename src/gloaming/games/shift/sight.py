"""Who sees what in Shadow Shift."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, assert_never

from gloaming.core import Seat, Viewer
from gloaming.games.shift import flow, setting
from gloaming.games.shift.events import (
    Event,
    LookedUnder,
    LookedUnderSecretly,
    Placed,
    PlacedFaceDown,
)
from gloaming.games.shift.handicap import least
from gloaming.games.shift.messages import (
    GUARDS,
    MOST_TAKEN_BACK,
    SHADOWS,
    Counter,
    SquareName,
)
from gloaming.games.shift.plan import NOWHERE
from gloaming.games.shift.state import State
from gloaming.games.shift.views import (
    Blank,
    Criminal,
    Guard,
    PlayerView,
    PublicView,
    Shadow,
    TruthView,
    View,
)

Private = Placed | LookedUnder
"""Events that are not for everybody."""
EVERY = -1
"""A number all of whose bits are set."""
KEPT = 1 << 14
"""So many things that lie in views are kept: most of them are seen again, and by everybody."""

# Views


def observe(state: State, viewer: Viewer) -> View:
    """All that a viewer sees now."""
    if viewer == "truth":
        return TruthView(**_table(state, viewer))
    if viewer == "public":
        return PublicView(**_table(state, viewer))
    blanks, criminals = (0, 0)
    if state.phase == "place":
        blanks, criminals = setting.hand(state, viewer)
    return PlayerView(**_table(state, viewer), seat=viewer, blanks=blanks, own_criminals=criminals)


def _table(state: State, viewer: Viewer) -> dict[str, Any]:
    """What lies on the table, each thing as this viewer sees it."""
    options, waiting = state.options, flow.waits_for(state)
    guards, criminals = least(options.board, options.rules, options.handicap, state.count)
    return {
        "rules": options.rules,
        "board": options.board,
        "guard": state.guard,
        "round": state.round,
        "phase": state.phase,
        "turn": state.turn,
        "waits_for": () if state.ended or waiting is None else (waiting,),
        "shadows": _shadows(state, knows(state, viewer)),
        "guards": _guards(state),
        "found": state.found.bit_count(),
        "criminals": 0 if state.guard is None else state.division.total,
        "out": tuple([seat for seat in state.seats if state.is_out(seat)]),
        "guards_least": guards,
        "criminals_least": criminals,
        **_turn(state),
    }


def _turn(state: State) -> dict[str, Any]:
    """What has been done in this turn, and what is to be done. It is the same for all."""
    return {
        "dice": state.dice,
        "left": state.left,
        "mover": state.mover or None,
        "die": state.die or None,
        "steps": state.steps,
        "moved": state.moved or None,
        "looked": state.looked,
        "asked": state.asked[0] if state.asked else None,
        "spared": _numbers(state.spared),
        "due": state.due,
        "can_take_back": bool(state.trail) and state.taken_back < MOST_TAKEN_BACK,
    }


@lru_cache(maxsize=KEPT)
def _numbers(counters: int) -> tuple[Counter, ...]:
    return tuple(counter for counter in SHADOWS if counters >> counter & 1)


# Counters


def knows(state: State, viewer: Viewer) -> int:
    """Whose undersides a viewer is shown, a bit for each counter."""
    if viewer == "truth" or state.ended is not None:
        return EVERY
    shown = _lying_open(state)
    if state.options.marks:
        shown |= state.blank | state.found
    if viewer == "public" or state.guard is None:
        return shown
    if not state.options.marks:
        return shown | _looks_at(state, viewer)
    return shown | state.division.own[viewer] | state.seen[viewer]


def _lying_open(state: State) -> int:
    """What was flipped and is off the board, for good or until it is put back."""
    opened = 0 if state.is_family else state.found
    for due in state.due:
        opened |= 1 << due.counter
    return opened


def _looks_at(state: State, seat: Seat) -> int:
    """What a player has before the eyes until the end of the turn."""
    if seat != state.turn:
        return 0
    return sum(1 << counter for counter in state.looked)


def _shadows(state: State, known: int) -> tuple[Shadow, ...]:
    if state.guard is None:
        return ()
    owners, squares, undersides = state.division.owners, state.squares, state.undersides
    seen, safe = state.blank | state.found, state.safe
    names = state.plan.names
    return tuple([
        _shadow(
            counter,
            owners[counter],
            None if (square := squares[counter]) == NOWHERE else names[square],
            bool(safe >> counter & 1),
            (undersides[counter], bool(seen >> counter & 1)) if known >> counter & 1 else None,
        )
        for counter in state.division.counters[: len(undersides) - 1]
    ])  # fmt: skip


@lru_cache(maxsize=KEPT)
def _shadow(
    counter: Counter,
    owner: Seat,
    square: SquareName | None,
    is_safe: bool,  # noqa: FBT001 - a key of the cache
    known: tuple[bool, bool] | None,
) -> Shadow:
    if known is None:
        return Shadow(counter, owner, square, is_safe)
    is_criminal, is_shown = known
    kind = Criminal if is_criminal else Blank
    return kind(counter, owner, square, is_safe, is_shown)


def _guards(state: State) -> tuple[Guard, ...]:
    squares, names = state.squares, state.plan.names
    return tuple([
        Guard(counter, names[squares[counter]])
        for counter in GUARDS
        if squares[counter] != NOWHERE
    ])  # fmt: skip


# Events


def witness(_before: State, event: Event, viewer: Viewer) -> Event | None:
    """What lies under a counter is for whoever placed it or looks at it."""
    if viewer == "truth" or not isinstance(event, Private) or viewer == event.seat:
        return event
    match event:
        case Placed(seat, counter, square):
            return PlacedFaceDown(seat, counter, square)
        case LookedUnder(seat, counter):
            return LookedUnderSecretly(seat, counter)
        case other:
            assert_never(other)
