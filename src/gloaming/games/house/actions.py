"""Dig and Unlock in Faction mode, the Safe Keeper and the Last Chance."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step
from gloaming.games.house import flow
from gloaming.games.house.events import (
    BecameKeeper,
    Declined,
    DugRight,
    DugWrong,
    Event,
    FailedToUnlock,
    KeeperAnswered,
    KeeperTook,
    SawSafe,
    Unlocked,
)
from gloaming.games.house.messages import (
    KEEPERS_TOKENS,
    VALUES,
    Decline,
    Dig,
    Drink,
    Move,
    Unlock,
    Value,
)
from gloaming.games.house.scoring import round_over
from gloaming.games.house.state import PLACES, SEATS, State, hidden_places
from gloaming.games.house.views import Guess, Miss

Pair = tuple[Value, Value]

DRINK: tuple[Move, ...] = (Drink(),)
DECLINE: tuple[Move, ...] = (Decline(),)
UNLOCKS: tuple[Move, ...] = tuple(
    Unlock(low, high) for low, high in combinations_with_replacement(VALUES, 2)
)
DIGS = tuple(
    tuple(tuple(Dig(whom, place, value) for value in VALUES) for place in range(PLACES))
    for whom in SEATS
)
"""The Digs there are, made once: what is listed all the time then lies close together."""

# Who may do what


def actions(state: State, seat: Seat) -> tuple[Move, ...]:
    """A Drink, a Dig, or an Unlock unless it is the first action or the Safe Keeper's."""
    may_unlock = state.players[seat].has_acted and seat != state.keeper
    return digs(state, seat, DRINK, UNLOCKS if may_unlock else ())


def digs(
    state: State, seat: Seat, before: tuple[Move, ...] = (), after: tuple[Move, ...] = ()
) -> tuple[Move, ...]:
    """Any face-down Clue card of any other player, and any value; around them what else may be.

    There are up to two hundred, which are copied as seldom as can be.
    """
    moves = [*before]
    for whom, player in enumerate(state.players):
        if whom != seat:
            moves += _digs_of(whom, player.place, player.shown)
    moves += after
    return tuple(moves)


def can_dig(state: State, seat: Seat) -> bool:
    """Whether anything lies face down before anybody else."""
    players = state.players
    return any(False in players[whom].shown for whom in state.clockwise(seat))


@cache
def _digs_of(whom: int, character: int | None, shown: tuple[bool, ...]) -> tuple[Move, ...]:
    digs_at = DIGS[whom]
    return tuple(dig for place in hidden_places(character, shown) for dig in digs_at[place])


def last_chance(state: State, seat: Seat) -> tuple[Move, ...]:
    """Name what lies in the Safe, or let it be."""
    return (*DECLINE, *UNLOCKS) if seat == state.chances[0] else ()


# Dig


def dug(state: State, seat: Seat, dig: Dig, at: Millis) -> Step[State, Event]:
    """Right: the card is turned over, and on it goes. Wrong: an own card has to be."""
    state = state.acted(seat)
    whom, place, value = dig.whom, dig.place, dig.value
    if state.players[whom].card(place) != value:
        misses = (*state.misses, Miss(seat, whom, place, value))
        asked = flow.ask(replace(state, misses=misses), "reveal", at)
        return Step(asked, (DugWrong(seat, whom, place, value),))
    step = flow.reveal(state, whom, place)
    events = (DugRight(seat, whom, place, value), *step.events)
    state = step.state
    if step.events and whom != state.keeper:
        earned = {*state.chances, whom}
        state = replace(state, chances=tuple(s for s in state.clockwise(seat) if s in earned))
    if flow.is_decided(state) or not can_dig(state, seat):
        return flow.after_action(state, events, at)
    return Step(flow.ask(state, "dig", at), events)


# Unlock


def unlocked(state: State, seat: Seat, pair: Pair, at: Millis) -> Step[State, Event]:
    """Right: a triumph. Wrong: the first to fail keeps the Safe, later ones pay the Safe Keeper."""
    state = state.acted(seat)
    if pair == state.safe:
        over = flow.ask(state, "over", at)
        return round_over(over, "unlocked", (seat,), (Unlocked(seat, *pair),))
    if state.keeper is None:
        return _became_keeper(state, seat, pair, at)
    right = _right(pair, state.safe)
    state = replace(state, guesses=(*state.guesses, Guess(seat, *pair, right)))
    return _paid(state, seat, (KeeperAnswered(seat, *pair, right),), at)


def _right(pair: Pair, safe: tuple[Value, ...]) -> int:
    """How many of two values lie in the Safe; an equal pair cannot count one card twice."""
    low, high = pair
    return safe.count(low) if low == high else (low in safe) + (high in safe)


def _became_keeper(state: State, seat: Seat, pair: Pair, at: Millis) -> Step[State, Event]:
    guesses = (*state.guesses, Guess(seat, *pair, None))
    players = state.with_player(seat, replace(state.players[seat], is_covered=True))
    state = replace(state, players=players, keeper=seat, guesses=guesses)
    low, high = state.safe
    events = (FailedToUnlock(seat, *pair), BecameKeeper(seat), SawSafe(seat, low, high))
    return flow.after_action(_chance_taken(state, seat), events, at)


def _paid(state: State, seat: Seat, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """A token goes onto the Safe Keeper's card; without one an own card is turned over."""
    keeper = state.keeper
    assert keeper is not None
    player = state.players[seat]
    if player.pool:
        state = state.put(seat, replace(player, pool=player.pool - 1))
    tokens = (*state.keeper_tokens, seat)
    state = replace(state, keeper_tokens=tokens)
    events = (*events, KeeperTook(seat, len(tokens)))
    if len(tokens) == KEEPERS_TOKENS:
        return round_over(flow.ask(state, "over", at), "keeper", (keeper,), events)
    if not player.pool and player.hidden:
        return Step(flow.ask(state, "reveal", at), events)
    return flow.after_action(_chance_taken(state, seat), events, at)


def declined(state: State, seat: Seat, _move: Decline, at: Millis) -> Step[State, Event]:
    """The Last Chance goes by."""
    return flow.after_action(_chance_taken(state, seat), (Declined(seat),), at)


def _chance_taken(state: State, seat: Seat) -> State:
    if seat not in state.chances:
        return state
    return replace(state, chances=tuple(other for other in state.chances if other != seat))
