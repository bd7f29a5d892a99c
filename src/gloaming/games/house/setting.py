"""The set-up of a round of Shadow House: Characters, the Safe, Clue cards, rows."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step
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
    FACTIONS,
    VALUES,
    Arrange,
    Begin,
    Deal,
    Give,
    Hide,
    Move,
)
from gloaming.games.house.state import Player, State

COPIES = 2
IN_SAFE = 2
CHARACTERS = tuple(Give(faction, person) for faction in FACTIONS for person in (1, 2))
HIDES = tuple(tuple(Hide(value, copy) for copy in range(COPIES)) for value in VALUES)
DEALS = tuple(tuple(Deal(value, copy) for copy in range(COPIES)) for value in VALUES)
FULL_DECK = (COPIES,) * len(VALUES)
ARRANGEMENTS = tuple(map(Arrange, range(COPIES + 1)))

# What nature may do


def legal(state: State) -> tuple[Move, ...]:
    """What may be drawn or dealt next."""
    if state.starter is None:
        return tuple(map(Begin, state.seats))
    if state.players[-1].faction is None:
        return _characters(state)
    kinds: tuple[tuple[Move, ...], ...] = HIDES if len(state.safe) < IN_SAFE else DEALS
    return tuple(
        [card for cards, left in zip(kinds, state.deck, strict=True) for card in cards[:left]]
    )


def _characters(state: State) -> tuple[Move, ...]:
    """Three players belong to three factions; more are any of the six."""
    taken = {(player.faction, player.person) for player in state.players}
    factions = {player.faction for player in state.players} if len(state.players) == 3 else ()
    return tuple(
        give
        for give in CHARACTERS
        if (give.faction, give.person) not in taken and give.faction not in factions
    )


# What it does


def dealt(state: State, move: Begin | Give | Hide | Deal, at: Millis) -> Step[State, Event]:
    """One more thing lies on the table."""
    match move:
        case Deal(value):
            return _card_dealt(state, value, at)
        case Begin(seat):
            return Step(replace(state, starter=seat, deck=FULL_DECK), (RoundBegan(1, seat),))
        case Give(faction, person):
            seat = Seat([player.faction for player in state.players].index(None))
            given = state.change(seat, faction=faction, person=person)
            return Step(given, (TookCharacter(seat, faction, person),))
        case Hide(value):
            safe = tuple(sorted((*state.safe, value)))
            return Step(replace(state, safe=safe, deck=_without(state.deck, value)))


def _without(deck: tuple[int, ...], value: int) -> tuple[int, ...]:
    return (*deck[:value], deck[value] - 1, *deck[value + 1 :])


def _card_dealt(state: State, value: int, at: Millis) -> Step[State, Event]:
    deck = _without(state.deck, value)
    seat = next_in_deal(state)
    cards = [*state.players[seat].cards]
    insort(cards, VALUES[value])
    players = state.with_player(seat, replace(state.players[seat], cards=tuple(cards)))
    if any(deck):
        return Step(replace(state, players=players, deck=deck))
    players = tuple([replace(player, shown=(False,) * len(player.cards)) for player in players])
    hands = tuple(Dealt(seat, players[seat].cards) for seat in state.seats)
    return Step(flow.ask(replace(state, players=players, deck=()), "arrange", at), hands)


def next_in_deal(state: State) -> Seat:
    """From the right of the starting player on, counter-clockwise."""
    assert state.starter is not None
    dealt_so_far = COPIES * len(VALUES) - IN_SAFE - sum(state.deck)
    return Seat((state.starter - 1 - dealt_so_far) % len(state.players))


# Rows


def arrangements(player: Player) -> tuple[Move, ...]:
    """On which side of the Character the own 5s stand; without one there is nothing to choose."""
    if player.left is not None:
        return ()
    return ARRANGEMENTS[: player.cards.count(CHARACTER) + 1]


def arranged(state: State, seat: Seat, left: int, at: Millis) -> Step[State, Event]:
    """A row is ready; when all are, they lie on the table and the round begins."""
    state = state.change(seat, left=left)
    events: tuple[Event, ...] = (Arranged(seat, left),)
    if flow.waits_for(state):
        return Step(state, events)
    players = tuple(map(_laid, state.players))
    laid = tuple(
        RowLaid(seat, player.place or 0) for seat, player in zip(state.seats, players, strict=True)
    )
    state = replace(state, players=players)
    return Step(flow.ask(state, "turn", at, turn=state.starter), (*events, *laid))


def _laid(player: Player) -> Player:
    assert player.left is not None
    return replace(player, place=sum(card < CHARACTER for card in player.cards) + player.left)


# From one round to the next


def went_on(state: State, seat: Seat, _at: Millis) -> Step[State, Event]:
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
    players = tuple(Player(points=player.points) for player in state.players)
    fresh = State(
        state.options, players, round=number, starter=starter, deck=FULL_DECK, asked=state.asked
    )
    return Step(fresh, (RoundBegan(number, starter),))
