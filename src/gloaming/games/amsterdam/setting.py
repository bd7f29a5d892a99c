"""Laying out: the city, the Intel cards, the map pair."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from gloaming.core import Millis, Step
from gloaming.games.amsterdam import rounds
from gloaming.games.amsterdam.city import SHOWING_INTEL
from gloaming.games.amsterdam.events import CityLaid, Event, IntelLaid, MapTaken, RaceBegan
from gloaming.games.amsterdam.maps import EASY, PAIRS, TURNS
from gloaming.games.amsterdam.messages import (
    CELLS_A_SIDE,
    DISTRICTS,
    MINUTES,
    PICTURES,
    SIDES,
    DrawMap,
    LayCard,
    LayDistrict,
    LayPicture,
    Move,
    Picture,
)
from gloaming.games.amsterdam.state import State

# What nature may do


def legal(state: State) -> tuple[Move, ...]:
    """What may be laid next: first the city, then Intel cards."""
    if state.is_city_laid:
        return tuple(map(LayCard, state.pile))
    if state.options.layout == "scattered":
        left = (picture for picture in PICTURES if picture not in state.pictures)
        return tuple(map(LayPicture, left))
    used = {picture // (SIDES * CELLS_A_SIDE) for picture in state.pictures}
    return tuple(
        LayDistrict(district, side)
        for district, side in product(range(DISTRICTS), range(SIDES))
        if district not in used
    )


def maps_left(state: State) -> tuple[Move, ...]:
    """No pair comes twice."""
    last = EASY if state.options.is_easy else PAIRS
    numbers = (number for number in range(1, last + 1) if number not in state.played)
    return tuple(DrawMap(number, turn) for number, turn in product(numbers, range(TURNS)))


# What it does


def laid(state: State, move: LayDistrict | LayPicture | LayCard, at: Millis) -> Step[State, Event]:
    """One more thing lies on the table."""
    if isinstance(move, LayCard):
        return _card_laid(state, move, at)
    added = (move.picture,) if isinstance(move, LayPicture) else pictures_of(move)
    state = replace(state, pictures=(*state.pictures, *added))
    return Step(state, (CityLaid(state.city),) if state.is_city_laid else ())


def pictures_of(move: LayDistrict) -> tuple[Picture, ...]:
    """The five pictures of one side of a District."""
    first = (move.district * SIDES + move.side) * CELLS_A_SIDE
    return PICTURES[first : first + CELLS_A_SIDE]


def _card_laid(state: State, move: LayCard, at: Millis) -> Step[State, Event]:
    pile = state.pile_without(move.card)
    if len(state.shown) < len(SHOWING_INTEL):
        return Step(replace(state, pile=pile, shown=(*state.shown, move.card)))
    state = replace(state, pile=pile, row=(*state.row, move.card))
    if not state.is_laid:
        return Step(state)
    ready = rounds.after_setup(state, at)
    return Step(ready.state, (IntelLaid(state.shown, state.row), *ready.events))


def map_drawn(state: State, number: int, turn: int, at: Millis) -> Step[State, Event]:
    """Zero: the Officers look at their maps, and the race begins."""
    minutes = MINUTES[state.options.level] if state.is_coop else None
    until = None if minutes is None else Millis(at + 60_000 * minutes)
    begun = replace(
        state, number=number, turn=turn, is_drawing=False, phase="race", until=until,
        played=(*state.played, number),
    )  # fmt: skip
    taken = (MapTaken(side.team, number, turn) for side in state.sides)
    return Step(begun, (RaceBegan(until), *taken))
