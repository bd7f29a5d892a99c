"""The set-up of a round of Shadow House: Characters, the Safe, Clue cards, rows."""

from __future__ import annotations

from bisect import bisect_left, insort
from functools import cache
from itertools import product

from msgspec.structs import replace

from gloaming.core import Actor, Millis, Seat, Step
from gloaming.games.house import flow
from gloaming.games.house.events import (
    Arranged,
    Dealt,
    Event,
    RoundBegan,
    RowLaid,
    TookCharacter,
    WentOn,
)
from gloaming.games.house.messages import (
    CHARACTER,
    COPIES,
    FACTIONS,
    VALUES,
    Arrange,
    Begin,
    Deal,
    Faction,
    Give,
    GoOn,
    Hide,
    Move,
)
from gloaming.games.house.state import Player, State

IN_SAFE = 2
BEFORE_FIRST_DEAL = COPIES * len(VALUES) - IN_SAFE + 1
"""One more than are dealt: the first goes to the right of the one who starts."""
CHARACTERS = tuple(Give(faction, person) for faction in FACTIONS for person in (1, 2))
HIDES = tuple(tuple(Hide(value, copy) for copy in range(COPIES)) for value in VALUES)
DEALS = tuple(tuple(Deal(value, copy) for copy in range(COPIES)) for value in VALUES)
FULL_DECK = (COPIES,) * len(VALUES)
ARRANGEMENTS = tuple(map(Arrange, range(COPIES + 1)))

# What nature may do


def _left(cards: tuple[tuple[Move, ...], ...], deck: tuple[int, ...]) -> tuple[Move, ...]:
    """The cards that are left, so many of each value."""
    return tuple([card for alike, left in zip(cards, deck, strict=True) for card in alike[:left]])


HALF = len(VALUES) // 2
LOWER, UPPER = (
    {left: _left(half, left) for left in product(range(COPIES + 1), repeat=HALF)}
    for half in (DEALS[:HALF], DEALS[HALF:])
)
"""By what is left of half a deck, what may be dealt of it. Whole decks would be too many."""


def legal(state: State) -> tuple[Move, ...]:
    """What may be drawn or dealt next."""
    deck = state.deck
    if len(state.safe) == IN_SAFE:
        return LOWER[deck[:HALF]] + UPPER[deck[HALF:]]
    if state.starter is None:
        return tuple(map(Begin, state.seats))
    if state.players[-1].faction is None:
        return _characters(tuple([(player.faction, player.person) for player in state.players]))
    return _left(HIDES, deck)


@cache
def _characters(taken: tuple[tuple[Faction | None, int], ...]) -> tuple[Move, ...]:
    """Three players belong to three factions; more are any of the six."""
    factions = {faction for faction, _ in taken} if len(taken) == 3 else ()
    return tuple(
        give
        for give in CHARACTERS
        if (give.faction, give.person) not in taken and give.faction not in factions
    )


# What it does


def begun(state: State, _by: Actor, begin: Begin, _at: Millis) -> Step[State, Event]:
    """Chance has chosen who starts."""
    starter = begin.seat
    return Step(replace(state, starter=starter, deck=FULL_DECK), (RoundBegan(1, starter),))


def given(state: State, _by: Actor, give: Give, _at: Millis) -> Step[State, Event]:
    """The first player without a Character has one."""
    seat = Seat([player.faction for player in state.players].index(None))
    faction, person = give.faction, give.person
    player = replace(state.players[seat], faction=faction, person=person)
    return Step(state.put(seat, player), (TookCharacter(seat, faction, person),))


def hidden(state: State, _by: Actor, hide: Hide, _at: Millis) -> Step[State, Event]:
    """One more card lies in the Safe."""
    deck = [*state.deck]
    deck[hide.value] -= 1
    safe = tuple(sorted((*state.safe, hide.value)))
    return Step(replace(state, safe=safe, deck=tuple(deck)))


def dealt(state: State, _by: Actor, deal: Deal, at: Millis) -> Step[State, Event]:
    """One more card lies before a player; with the last one everybody may look at theirs."""
    players, deck = [*state.players], [*state.deck]
    left, starter = sum(deck), state.starter
    assert starter is not None
    seat = (starter + left - BEFORE_FIRST_DEAL) % len(players)
    player = players[seat]
    cards = [*player.cards]
    insort(cards, deal.value)
    players[seat] = replace(player, cards=tuple(cards))
    deck[deal.value] -= 1
    state = replace(state, players=tuple(players), deck=tuple(deck))
    return Step(state) if left > 1 else _looked_at(state, at)


def _looked_at(state: State, at: Millis) -> Step[State, Event]:
    players = tuple(replace(player, shown=(False,) * len(player.cards)) for player in state.players)
    hands = tuple(Dealt(seat, players[seat].cards) for seat in state.seats)
    return Step(flow.ask(replace(state, players=players, deck=()), "arrange", at), hands)


# Rows


def arrangements(state: State, seat: Seat) -> tuple[Move, ...]:
    """On which side of the Character the own 5s stand; without one there is nothing to choose."""
    player = state.players[seat]
    if player.left is not None:
        return ()
    return ARRANGEMENTS[: player.cards.count(CHARACTER) + 1]


def arranged(state: State, by: Actor, arrange: Arrange, at: Millis) -> Step[State, Event]:
    """A row is ready; when all are, they lie on the table and the round begins."""
    seat = by if isinstance(by, int) else flow.first_waiting(state)
    state = state.put(seat, replace(state.players[seat], left=arrange.left))
    event = Arranged(seat, arrange.left)
    if flow.waits_for(state):
        return Step(state, (event,))
    players = tuple([_laid(player) for player in state.players])
    laid = [RowLaid(seat, players[seat].place or 0) for seat in state.seats]
    state = flow.ask(replace(state, players=players), "turn", at, state.starter)
    return Step(state, (event, *laid))


def _laid(player: Player) -> Player:
    assert player.left is not None
    return replace(player, place=bisect_left(player.cards, CHARACTER) + player.left)


# From one round to the next


def went_on(state: State, seat: Seat, _move: GoOn, _at: Millis) -> Step[State, Event]:
    """Somebody has looked at everything; when all have, cards are dealt again."""
    state = replace(state, looked=(*state.looked, seat))
    if flow.waits_for(state):
        return Step(state, (WentOn(seat),))
    step = next_round(state)
    return Step(step.state, (WentOn(seat), *step.events))


def next_round(state: State) -> Step[State, Event]:
    """The next player clockwise starts, from a table as it was at the beginning."""
    assert state.starter is not None
    starter = state.clockwise(state.starter)[0]
    number = state.round + 1
    players = tuple([Player(points=player.points) for player in state.players])
    fresh = State(
        state.options, players, round=number, starter=starter, deck=FULL_DECK, asked=state.asked
    )
    return Step(fresh, (RoundBegan(number, starter),))
