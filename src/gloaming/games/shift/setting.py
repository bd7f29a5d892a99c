"""The set-up of Shadow Shift: who has the Guards, the Shadow counters, the Guards."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Actor, Millis, Seat, Step
from gloaming.games.shift import detection, flow
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import SEATS
from gloaming.games.shift.events import (
    Event,
    GuardPlaced,
    GuardsDrawn,
    Placed,
    RoundBegan,
    TurnBegan,
)
from gloaming.games.shift.messages import (
    GUARDS,
    SHADOWS,
    Counter,
    DrawGuards,
    Move,
    Pick,
    PlaceCounter,
    PlaceGuard,
)
from gloaming.games.shift.plan import NOWHERE, Square
from gloaming.games.shift.state import NOBODY, State

DRAWS: tuple[Move, ...] = tuple(map(DrawGuards, SEATS))
PICKS: tuple[Move, ...] = tuple(Pick(number) for number in range(len(SHADOWS)))

# Who has the Guards


def draws(state: State) -> tuple[Move, ...]:
    """Anybody may."""
    return DRAWS[: state.count]


def drawn(state: State, _by: Actor, draw: DrawGuards, at: Millis) -> Step[State, Event]:
    """Chance has chosen."""
    return Step(begun(replace(state, guard=draw.seat), at), (GuardsDrawn(draw.seat),))


def begun(state: State, at: Millis) -> State:
    """The first Criminal player is to place a counter."""
    return flow.ask(state, "place", at, state.division.players[0])


# The Shadow counters


def hand(state: State, seat: Seat) -> tuple[int, int]:
    """How many blank counters a player has yet to place, and how many with a Criminal."""
    if seat == state.guard or state.guard is None:
        return 0, 0
    ours, undersides = state.division, state.undersides
    own = [undersides[counter] for counter in ours.counters[: len(undersides) - 1]
           if ours.owners[counter] == seat]  # fmt: skip
    criminals = ours.criminals - sum(own)
    return ours.each - len(own) - criminals, criminals


def placements(state: State, seat: Seat) -> tuple[Move, ...]:
    """Any free square on or next to a vent, with what the player has left."""
    blanks, criminals = hand(state, seat)
    kinds = [kind for kind, number in ((False, blanks), (True, criminals)) if number]
    squares, places = state.squares, _places(state.options.board)
    return tuple(
        [places[square][kind] for square in places if square not in squares for kind in kinds]
    )


@cache
def _places(board: str) -> dict[Square, tuple[PlaceCounter, PlaceCounter]]:
    plan = PLANS[board]
    return {
        square: (
            PlaceCounter(plan.names[square], is_criminal=False),
            PlaceCounter(plan.names[square], is_criminal=True),
        )
        for square in plan.entry
    }


def picks(state: State) -> tuple[Move, ...]:
    """For whoever is out of time: any counter of those left, then any square for it."""
    assert state.turn is not None
    if state.picked is None:
        return PICKS[: sum(hand(state, state.turn))]
    moves = placements(state, state.turn)
    return tuple(
        [
            move
            for move in moves
            if isinstance(move, PlaceCounter) and move.is_criminal == state.picked
        ]
    )


def picked(state: State, _by: Actor, pick: Pick, _at: Millis) -> Step[State, Event]:
    """Those with a Criminal are counted first; nobody sees which it is."""
    assert state.turn is not None
    _, criminals = hand(state, state.turn)
    return Step(replace(state, picked=pick.number < criminals))


def placed(state: State, _by: Actor, place: PlaceCounter, at: Millis) -> Step[State, Event]:
    """A counter stands there; after the last one it is for the Guards."""
    assert state.turn is not None
    counter = Counter(len(state.undersides))
    event = Placed(state.turn, counter, place.square, place.is_criminal)
    undersides = (*state.undersides, place.is_criminal)
    squares = _with(state, counter, state.plan.numbers[place.square])
    state = replace(state, squares=squares, undersides=undersides)
    ours = state.division
    if counter == ours.counters[-1]:
        return Step(flow.ask(state, "guards", at, ours.owners[0]), (event,))
    return Step(flow.ask(state, "place", at, ours.owners[counter + 1]), (event,))


def _with(state: State, counter: Counter, square: Square) -> tuple[Square, ...]:
    squares = [*state.squares]
    squares[counter] = square
    return tuple(squares)


# The Guards


def posts(state: State, _seat: Seat) -> tuple[Move, ...]:
    """Any vault door on which there is no Guard yet."""
    plan, squares = state.plan, state.squares
    return tuple([PlaceGuard(plan.names[door]) for door in plan.vaults if door not in squares])


def posted(state: State, _by: Actor, place: PlaceGuard, at: Millis) -> Step[State, Event]:
    """A Guard stands there; after the second one the first turn begins."""
    first, second = GUARDS
    guard = state.guard
    assert guard is not None
    counter = first if state.squares[first] == NOWHERE else second
    state = replace(state, squares=_with(state, counter, state.plan.numbers[place.square]))
    event = GuardPlaced(guard, counter, place.square)
    if counter == first:
        return Step(flow.ask(state, "guards", at, guard), (event,))
    state = flow.begin_turn(replace(state, round=1), guard, at)
    return detection.watched(state, (second, NOBODY), (event, RoundBegan(1), TurnBegan(guard)), at)
