"""How Shadow House goes on: from one decision to the next, from one turn to the next."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from gloaming.core import Millis, Pace, Seat, Step, allowance
from gloaming.games.house.events import Covered, Event, LastChanceCame
from gloaming.games.house.messages import Phase
from gloaming.games.house.scoring import round_over
from gloaming.games.house.state import State

TURNS: frozenset[Phase] = frozenset({"turn", "dig", "reveal", "question"})
"""In these phases the one player decides whose turn it is."""


def ask(state: State, phase: Phase, at: Millis, **changes: Any) -> State:
    """Put a question to whoever has to answer it now, with time to think."""
    time = _time_to_think(state.options.pace, state.options.seconds)
    until = None if time is None else Millis(at + time)
    asked = state.asked + 1
    return replace(state, phase=phase, asked=asked, until=until, is_late=False, **changes)


@cache
def _time_to_think(pace: Pace, seconds: int) -> Millis | None:
    return allowance(pace, seconds, relaxed=60, quick=25)


def waits_for(state: State) -> tuple[Seat, ...]:
    """Who has something to decide now."""
    phase, turn, players = state.phase, state.turn, state.players
    if turn is not None and phase in TURNS:
        return (turn,)
    match phase:
        case "arrange":
            return tuple([seat for seat in state.seats if players[seat].left is None])
        case "place":
            return tuple([seat for seat in state.seats if players[seat].is_busy])
        case "over":
            return tuple([seat for seat in state.seats if seat not in state.looked])
        case "last-chance":
            return state.chances[:1]
        case _:
            return ()


def first_waiting(state: State) -> Seat:
    """For whom nature decides next when time has run out."""
    return waits_for(state)[0]


# Cards that are turned over


def reveal(state: State, seat: Seat, place: int) -> Step[State, Event]:
    """A Clue card is turned over; whose last it was covers the Character."""
    player = state.players[seat].reveal(place)
    state = replace(state, players=state.with_player(seat, player))
    return Step(state, () if False in player.shown else (Covered(seat),))


def is_decided(state: State) -> bool:
    """Whether all Characters that are not covered belong to one faction, or none is left."""
    return len({player.faction for player in state.players if not player.is_covered}) <= 1


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
