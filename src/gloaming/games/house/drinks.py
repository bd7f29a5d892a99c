"""Hint tokens and own cards in Shadow House: drawing, placing, revealing."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step
from gloaming.games.house import flow
from gloaming.games.house.events import Drank, Drew, DrewToAsk, Event, Placed, Revealed
from gloaming.games.house.messages import HINTS, Draw, Move, PlaceHint, Reveal, Value
from gloaming.games.house.state import Player, State
from gloaming.games.house.views import Token

PLACES = 8
"""More than any row has: seven cards lie in the longest, and it has eight gaps."""
DRAWS = {value: Draw(value) for value in HINTS}
PLACEMENTS = {value: tuple(PlaceHint(value, gap) for gap in range(PLACES)) for value in HINTS}
REVEALS = tuple(map(Reveal, range(PLACES)))

# Have a Drink


def drunk(state: State, seat: Seat, at: Millis) -> Step[State, Event]:
    """The turn player draws two Hint tokens, everybody else in the round one."""
    to_draw: list[Seat] = []
    for drinker in (seat, *state.clockwise(seat)):
        if not state.is_out(drinker):
            player = state.players[drinker]
            wanted = 2 if drinker == seat else 1
            can = min(wanted, player.pool)
            to_draw += [drinker] * can
            owes = min(wanted - can, len(player.hidden))
            state = state.change(drinker, owes=owes)
    state = state.change(seat, has_acted=True)
    return Step(flow.ask(state, "place", at, to_draw=tuple(to_draw)), (Drank(seat),))


def draws(player: Player) -> tuple[Move, ...]:
    """Any token that has not been seen: those on the Safe Keeper's card are as unknown as these."""
    gone = (*player.spent, *player.drawn)
    return tuple([draw for value, draw in DRAWS.items() if value not in gone])


def drawn(state: State, value: Value, at: Millis) -> Step[State, Event]:
    """A token leaves a pool, into the hand or for a question."""
    seat, *rest = state.to_draw
    player = state.players[seat]
    state = replace(state.change(seat, pool=player.pool - 1), to_draw=tuple(rest))
    if not state.is_conspiracy:
        return Step(state.change(seat, drawn=(*player.drawn, value)), (Drew(seat, value),))
    state = state.change(seat, spent=tuple(sorted((*player.spent, value))))
    question = tuple(sorted((*state.question, value)))
    if rest:
        return Step(replace(state, question=question))
    low, high = question
    return Step(flow.ask(state, "question", at, question=question), (DrewToAsk(seat, low, high),))


# What the players do with them


def placements(player: Player) -> tuple[Move, ...]:
    """Every gap into which a token fits, and every own card that may be turned over instead."""
    row = player.row
    moves: list[Move] = []
    for value in player.drawn:
        moves += [place for place in PLACEMENTS[value][: len(row) + 1] if fits(row, place)]
    return (*moves, *(reveals(player) if player.owes else ()))


def fits(row: tuple[Value, ...], place: PlaceHint) -> bool:
    """Not less than the card at the left, not more than the one at the right."""
    gap, value = place.gap, place.value
    return (gap == 0 or row[gap - 1] <= value) and (gap == len(row) or value <= row[gap])


def placed(state: State, seat: Seat, value: Value, gap: int, at: Millis) -> Step[State, Event]:
    """A token lies in the row, for everybody to see."""
    player = state.players[seat]
    of = state.turn if state.is_conspiracy and state.turn is not None else seat
    left = tuple([other for other in player.drawn if other != value])
    spent = player.spent if state.is_conspiracy else (*player.spent, value)
    tokens = (*player.tokens, Token(gap, value, of))
    state = state.change(seat, drawn=left, spent=spent, tokens=tokens)
    return _when_all_have(state, (Placed(seat, value, gap),), at)


def reveals(player: Player) -> tuple[Move, ...]:
    """Every own card that lies face down."""
    return tuple([REVEALS[place] for place in player.hidden])


def revealed(state: State, seat: Seat, place: int, at: Millis) -> Step[State, Event]:
    """A player turns over an own card: for a token that was not there, or for a mistake."""
    player = state.players[seat]
    value = player.row[place]
    step = flow.reveal(state.change(seat, owes=max(0, player.owes - 1)), seat, place)
    events: tuple[Event, ...] = (Revealed(seat, place, value), *step.events)
    if state.phase == "reveal":
        return flow.after_action(step.state, events, at)
    return _when_all_have(step.state, events, at)


def _when_all_have(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    if flow.waits_for(state):
        return Step(state, events)
    return flow.after_action(replace(state, question=()), events, at)
