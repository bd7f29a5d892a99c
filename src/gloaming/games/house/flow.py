"""How Shadow House goes on: from one decision to the next, from one turn to the next."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step, allowance
from gloaming.games.house.events import Covered, Event, LastChanceCame
from gloaming.games.house.messages import Phase
from gloaming.games.house.scoring import round_over
from gloaming.games.house.state import State


def ask(state: State, phase: Phase, at: Millis, **changes: Any) -> State:
    """Put a question to whoever has to answer it now, with time to think."""
    options = state.options
    time = allowance(options.pace, options.seconds, relaxed=60, quick=25)
    until = None if time is None else Millis(at + time)
    asked = state.asked + 1
    return replace(state, phase=phase, asked=asked, until=until, is_late=False, **changes)


def waits_for(state: State) -> tuple[Seat, ...]:
    """Who has something to decide now."""
    match state.phase:
        case "setup":
            return ()
        case "arrange":
            return tuple([seat for seat in state.seats if state.players[seat].left is None])
        case "place":
            busy = [seat for seat in state.seats if _is_busy(state, seat)]
            return tuple(busy)
        case "over":
            return tuple([seat for seat in state.seats if seat not in state.looked])
        case "last-chance":
            return state.chances[:1]
        case _:
            assert state.turn is not None
            return (state.turn,)


def _is_busy(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return bool(player.drawn) or player.owes > 0


def first_waiting(state: State) -> Seat:
    """For whom nature decides next when time has run out."""
    return waits_for(state)[0]


# Cards that are turned over


def reveal(state: State, seat: Seat, place: int) -> Step[State, Event]:
    """A Clue card is turned over; whose last it was covers the Character."""
    player = state.players[seat].reveal(place)
    if not all(player.shown):
        return Step(state.put(seat, player))
    return Step(state.put(seat, replace(player, is_covered=True)), (Covered(seat),))


def is_decided(state: State) -> bool:
    """Whether all Characters that are not covered belong to one faction, or none is left."""
    return len({state.players[seat].faction for seat in state.standing}) <= 1


# What comes after an action


def after_action(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """First the Last Chances, then the factions, then whose turn it is."""
    if state.chances:
        chance = state.chances[0]
        asked = ask(state, "last-chance", at)
        return Step(asked, (*events, LastChanceCame(chance)))
    if not state.is_conspiracy and is_decided(state):
        return round_over(ask(state, "over", at), "faction", state.standing, events)
    return next_turn(state, events, at)


def next_turn(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """The next player clockwise who is still in the round."""
    assert state.turn is not None
    for seat in (*state.clockwise(state.turn), state.turn):
        if not state.is_out(seat):
            return Step(ask(state, "turn", at, turn=seat), events)
    return round_over(ask(state, "over", at), "nobody", (), events)
