"""Step 1: the common row, what an Officer gives, and ten others."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from gloaming.core import Millis, Step, allowance
from gloaming.games.amsterdam.events import (
    CardsLaid,
    Event,
    Froze,
    Given,
    PileRebuilt,
    Wished,
)
from gloaming.games.amsterdam.messages import (
    MOST_CARDS,
    MOST_SWAPS,
    ROW,
    Card,
    Give,
    LayCard,
    Move,
    Wish,
)
from gloaming.games.amsterdam.state import Side, State

FREEZE = 1_500

# What an Officer may do


def moves(state: State, side: Side) -> tuple[Move, ...]:
    """Cards for a team that waits for them, and the wish for others; nothing in the freeze."""
    if state.frozen_until is not None:
        return ()
    claims = () if side.given else _claims(state.row)
    may_wish = side.team not in state.wishes and state.swaps < MOST_SWAPS
    return (*claims, Wish()) if may_wish else claims


@lru_cache(maxsize=256)
def _claims(row: tuple[Card, ...]) -> tuple[Move, ...]:
    """Each card of the row, then each two of them."""
    sizes = range(1, MOST_CARDS + 1)
    return tuple(Give(cards) for size in sizes for cards in combinations(sorted(row), size))


def refills(state: State) -> tuple[Move, ...]:
    """What may be laid into the next gap; an empty pile is made of what is set aside."""
    return tuple(map(LayCard, state.pile or state.aside))


# What it does


def given(state: State, side: Side, cards: tuple[Card, ...], at: Millis) -> Step[State, Event]:
    """The team has a clue; the row changes, so nobody's wish stands any more."""
    options = state.options
    time = allowance(options.pace, options.seconds, relaxed=90, quick=30)
    until = None if time is None else Millis(at + time)
    state = state.change(side.team, given=cards, until=until, clues=side.clues + 1, fingers=0)
    gaps = tuple(place for place, card in enumerate(state.row) if card in cards)
    return Step(replace(state, gaps=gaps, wishes=()), (Given(side.team, cards, until),))


def wished(state: State, side: Side, at: Millis) -> Step[State, Event]:
    """When all Officers wish it, ten others come after the freeze."""
    wishes = (*state.wishes, side.team)
    told = Wished(side.team)
    if len(wishes) < len(state.sides):
        return Step(replace(state, wishes=wishes), (told,))
    until = Millis(at + FREEZE)
    frozen = replace(state, wishes=(), frozen_until=until, swaps=state.swaps + 1)
    return Step(frozen, (told, Froze(until)))


def thawed(state: State) -> State:
    """Ten others are laid; the old ten are set aside only when these lie there."""
    return replace(state, frozen_until=None, gaps=tuple(range(ROW)), leaving=state.row)


def refilled(state: State, card: Card) -> Step[State, Event]:
    """A gap is filled."""
    events: tuple[Event, ...] = ()
    if not state.pile:
        state = replace(state, pile=state.aside, aside=())
        events = (PileRebuilt(),)
    place = state.gaps[0]
    state = replace(
        state,
        pile=state.pile_without(card),
        row=(*state.row[:place], card, *state.row[place + 1 :]),
        gaps=state.gaps[1:],
        fresh=(*state.fresh, card),
    )
    if state.gaps:
        return Step(state, events)
    aside = tuple(sorted((*state.aside, *state.leaving)))
    full = replace(state, fresh=(), leaving=(), aside=aside)
    return Step(full, (*events, CardsLaid(state.fresh)))
