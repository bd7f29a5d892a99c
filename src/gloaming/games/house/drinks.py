"""Hint tokens and own cards in Shadow House: drawing, placing, revealing."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache

from msgspec.structs import replace

from gloaming.core import Actor, Millis, Seat, Step
from gloaming.games.house import flow
from gloaming.games.house.events import Drank, Drew, DrewToAsk, Event, Placed, Revealed
from gloaming.games.house.messages import (
    HINTS,
    TO_DRINK,
    Draw,
    Drink,
    Move,
    PlaceHint,
    Reveal,
    Value,
)
from gloaming.games.house.state import PLACES, Player, State, hidden_places
from gloaming.games.house.views import Token

DRAWS = {value: Draw(value) for value in HINTS}
PLACEMENTS = {value: tuple(PlaceHint(value, gap) for gap in range(PLACES)) for value in HINTS}
REVEALS = tuple(map(Reveal, range(PLACES)))

# Have a Drink


def drunk(state: State, seat: Seat, _move: Drink, at: Millis) -> Step[State, Event]:
    """The turn player draws two Hint tokens, everybody else in the round one."""
    players = [*state.acted(seat).players]
    to_draw: list[Seat] = []
    for drinker in (seat, *state.clockwise(seat)):
        if not state.is_out(drinker):
            player = players[drinker]
            wanted = TO_DRINK if drinker == seat else 1
            can = min(wanted, player.pool)
            to_draw += [drinker] * can
            players[drinker] = replace(player, owes=min(wanted - can, len(player.hidden)))
    state = replace(state, players=tuple(players), to_draw=tuple(to_draw))
    return Step(flow.ask(state, "place", at), (Drank(seat),))


def draws(player: Player) -> tuple[Move, ...]:
    """Any token that has not been seen: those on the Safe Keeper's card are as unknown as these."""
    gone = (*player.spent, *player.drawn)
    return tuple([draw for value, draw in DRAWS.items() if value not in gone])


def drawn(state: State, _by: Actor, draw: Draw, at: Millis) -> Step[State, Event]:
    """A token leaves a pool, into the hand or for a question."""
    seat, value = state.to_draw[0], draw.value
    player = state.players[seat]
    if state.is_conspiracy:
        return _drawn_to_ask(state, seat, value, at)
    player = replace(player, pool=player.pool - 1, drawn=(*player.drawn, value))
    players = state.with_player(seat, player)
    state = replace(state, players=players, to_draw=state.to_draw[1:])
    return Step(state, (Drew(seat, value),))


def _drawn_to_ask(state: State, seat: Seat, value: Value, at: Millis) -> Step[State, Event]:
    """With the second token the question can be put."""
    player = state.players[seat]
    spent = tuple(sorted((*player.spent, value)))
    players = state.with_player(seat, replace(player, pool=player.pool - 1, spent=spent))
    question = tuple(sorted((*state.question, value)))
    left = state.to_draw[1:]
    state = replace(state, players=players, to_draw=left, question=question)
    if left:
        return Step(state)
    low, high = question
    return Step(flow.ask(state, "question", at), (DrewToAsk(seat, low, high),))


# What the players do with them


def placements(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every gap into which a token fits, and every own card that may be turned over instead.

    Rows ascend, so a token fits from behind the last card below it to before the first above it.
    """
    player = state.players[seat]
    row = player.row
    moves: tuple[Move, ...] = reveals(state, seat) if player.owes else ()
    for value in reversed(player.drawn):
        first, last = bisect_left(row, value), bisect_right(row, value)
        moves = PLACEMENTS[value][first : last + 1] + moves
    return moves


def fits(row: tuple[Value, ...], place: PlaceHint) -> bool:
    """Not less than the card at the left, not more than the one at the right."""
    gap, value = place.gap, place.value
    return (gap == 0 or row[gap - 1] <= value) and (gap == len(row) or value <= row[gap])


def placed(state: State, by: Actor, hint: PlaceHint, at: Millis) -> Step[State, Event]:
    """A token lies in the row, for everybody to see."""
    seat = by if isinstance(by, int) else flow.first_waiting(state)
    value, gap = hint.value, hint.gap
    player = state.players[seat]
    of = state.turn if state.is_conspiracy and state.turn is not None else seat
    left = tuple([other for other in player.drawn if other != value])
    spent = player.spent if state.is_conspiracy else (*player.spent, value)
    tokens = (*player.tokens, Token(gap, value, of))
    state = state.put(seat, replace(player, drawn=left, spent=spent, tokens=tokens))
    return _when_all_have(state, (Placed(seat, value, gap),), at)


def reveals(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every own card that lies face down."""
    player = state.players[seat]
    return _reveals(player.place, player.shown)


@cache
def _reveals(character: int | None, shown: tuple[bool, ...]) -> tuple[Move, ...]:
    return tuple(REVEALS[place] for place in hidden_places(character, shown))


def revealed(state: State, by: Actor, reveal: Reveal, at: Millis) -> Step[State, Event]:
    """A player turns over an own card: for a token that was not there, or for a mistake."""
    seat = by if isinstance(by, int) else flow.first_waiting(state)
    player = state.players[seat]
    step = flow.reveal(state, seat, reveal.place)
    event = Revealed(seat, reveal.place, player.card(reveal.place))
    events: tuple[Event, ...] = (event, *step.events)
    if state.phase == "reveal":
        return flow.after_action(step.state, events, at)
    turned = step.state.players[seat]
    state = step.state.put(seat, replace(turned, owes=turned.owes - 1))
    return _when_all_have(state, events, at)


def _when_all_have(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    if flow.waits_for(state):
        return Step(state, events)
    return flow.after_action(replace(state, question=()), events, at)
