"""How Shadow House goes on: from one decision to the next, from one turn to the next."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Millis, Pace, Seat, Step, allowance
from gloaming.games.house.events import Covered, Event, KeeperLaidBare, LastChanceCame
from gloaming.games.house.messages import Phase
from gloaming.games.house.scoring import round_over
from gloaming.games.house.state import AROUND, State

TURNS: frozenset[Phase] = frozenset({"turn", "dig", "reveal", "question"})
"""In these phases the one player decides whose turn it is."""
LOOK_SECONDS = 300
"""How long a round that is over can be looked at, at a table with a clock."""


def ask(state: State, phase: Phase, at: Millis, turn: Seat | None = None) -> State:
    """Put a question to whoever has to answer it now, with time to think; it may be a new turn."""
    time = _time_for(phase, state.options.pace, state.options.seconds)
    until = None if time is None else at + time
    asked = state.asked + 1
    if turn is None:
        return replace(state, phase=phase, asked=asked, until=until, is_late=False)
    return replace(state, phase=phase, asked=asked, until=until, is_late=False, turn=turn)


@cache
def _time_for(phase: Phase, pace: Pace, seconds: int) -> Millis | None:
    """A look at what was turned over is no decision: it has the same long time at any pace."""
    if phase == "over":
        return allowance(pace, LOOK_SECONDS, relaxed=LOOK_SECONDS, quick=LOOK_SECONDS)
    return allowance(pace, seconds, relaxed=60, quick=25)


def waits_for(state: State) -> tuple[Seat, ...]:
    """Who has something to decide now."""
    players = state.players
    match state.phase:
        case "arrange":
            return tuple([seat for seat in state.seats if players[seat].left is None])
        case "place":
            return tuple([seat for seat in state.seats if players[seat].is_busy])
        case "over":
            return tuple([seat for seat in state.seats if seat not in state.looked])
        case "last-chance":
            return state.chances[:1]
        case _:
            return () if state.turn is None else (state.turn,)


def first_waiting(state: State) -> Seat:
    """For whom nature decides next when time has run out."""
    turn = state.turn
    return turn if turn is not None and state.phase in TURNS else waits_for(state)[0]


# Cards that are turned over


def reveal(state: State, seat: Seat, place: int) -> Step[State, Event]:
    """A Clue card is turned over; whose last it was covers the Character, if it is not covered."""
    before = state.players[seat]
    player = before.reveal(place)
    state = state.put(seat, player)
    if False in player.shown:
        return Step(state)
    return Step(state, (KeeperLaidBare(seat) if before.is_covered else Covered(seat),))


def is_decided(state: State) -> bool:
    """Whether all Characters that are not covered belong to one faction, or none is left."""
    faction = None
    for player in state.players:
        if not player.is_covered:
            if faction is not None and player.faction != faction:
                return False
            faction = player.faction
    return True


# What comes after an action


def after_action(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """First the Last Chances, then the factions, then whose turn it is."""
    if state.chances:
        chance = state.chances[0]
        asked = ask(state, "last-chance", at)
        return Step(asked, (*events, LastChanceCame(chance)))
    if state.options.mode == "faction" and is_decided(state):
        return round_over(ask(state, "over", at), "faction", state.standing, events)
    return next_turn(state, events, at)


def next_turn(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """The next player clockwise who is still in the round."""
    assert state.turn is not None
    for seat in AROUND[len(state.players)][state.turn]:
        if not state.is_out(seat):
            return Step(ask(state, "turn", at, seat), events)
    return round_over(ask(state, "over", at), "nobody", (), events)
