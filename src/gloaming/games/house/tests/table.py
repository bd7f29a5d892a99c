"""Shadow House in a test's words: who holds what, who draws what, who says what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.core import Seat
from gloaming.games.house import GAME
from gloaming.games.house.flow import waits_for
from gloaming.games.house.messages import (
    Arrange,
    Ask,
    Begin,
    Deal,
    Dig,
    Draw,
    Drink,
    Faction,
    Give,
    GoOn,
    Hide,
    Move,
    PlaceHint,
    Question,
    Unlock,
    Value,
)
from gloaming.games.house.state import SEATS
from gloaming.testing import Story, story

ANN, BOB, CID, DAN, EVE = SEATS

Rows = Mapping[str, str]
"""By name, what lies in a row from left to right; a bar stands for the Character."""

THREE: Rows = {"ann": "0 2 4 | 6 8 9", "bob": "0 1 3 5 | 7 9", "cid": "1 2 4 | 5 6 8"}
FOUR: Rows = {"ann": "0 2 | 6 8", "bob": "1 4 5 | 9", "cid": "0 1 3 | 7 9", "dan": "2 4 | 5 6 8"}
FIVE: Rows = {
    "ann": "0 4 | 8", "bob": "2 | 6 9", "cid": "1 4 5 | 8", "dan": "0 3 | 5 7", "eve": "1 2 | 6 9",
}  # fmt: skip
SAFE = (3, 7)
FACTIONS: tuple[Faction, ...] = ("red", "blue", "yellow", "red", "blue")

# A round is set up


def table(rows: Rows = THREE, **chosen: Any) -> Story:
    """A round about to begin: `table({"ann": "0 2 4 | 6 8 9", ...}, safe=(3, 7))`."""
    return laid(dealt(rows, **chosen), rows)


def dealt(
    rows: Rows = THREE,
    *,
    safe: tuple[int, int] = SAFE,
    factions: tuple[Faction, ...] = FACTIONS,
    starter: Seat = ANN,
    **options: Any,
) -> Story:
    """The same before anybody has confirmed their row."""
    told = story(GAME, *rows, **options)
    return told.deals(Begin(starter), *deal(rows, safe=safe, factions=factions, starter=starter))


def next_round(
    told: Story,
    rows: Rows = THREE,
    *,
    safe: tuple[int, int] = SAFE,
    factions: tuple[Faction, ...] = FACTIONS,
) -> Story:
    """Everybody goes on, and the next round is about to begin."""
    for name in told.names:
        told = told.does(name, GoOn())
    starter = told.state.starter
    return laid(told.deals(*deal(rows, safe=safe, factions=factions, starter=starter)), rows)


def deal(
    rows: Rows, *, safe: tuple[int, int], factions: tuple[Faction, ...], starter: Seat
) -> list[Move]:
    """Nature's moves that deal Characters, the Safe and these rows."""
    chosen = factions[: len(rows)]
    given = [Give(who, chosen[:number].count(who) + 1) for number, who in enumerate(chosen)]
    hidden = [Hide(Value(value), 0) for value in safe]
    hands = [[int(card) for card in row.split() if card != "|"] for row in rows.values()]
    order = [(starter - 1 - number) % len(hands) for number in range(sum(map(len, hands)))]
    return [*given, *hidden, *(Deal(Value(hands[seat].pop()), 0) for seat in order)]


def laid(told: Story, rows: Rows) -> Story:
    """Everybody confirms the row as it is written."""
    for name, row in rows.items():
        told = told.does(name, Arrange(row.partition("|")[0].count("5")))
    return told


# Moves


def draws(*values: int) -> tuple[Draw, ...]:
    """Nature's moves that draw these tokens."""
    return tuple(Draw(Value(value)) for value in values)


def hint(value: int, gap: int) -> PlaceHint:
    """A token into a gap."""
    return PlaceHint(Value(value), gap)


def dig(whom: Seat, place: int, value: int) -> Dig:
    """A card of somebody's is this value."""
    return Dig(whom, place, Value(value))


def unlock(low: int, high: int) -> Unlock:
    """The Safe holds these two."""
    return Unlock(Value(low), Value(high))


WRONG = unlock(0, 0)
RIGHT = unlock(*SAFE)

# Whole actions


def drinks(told: Story, name: str, *values: int) -> Story:
    """Somebody has a Drink: the tokens are theirs, then clockwise; then all place them."""
    return all_place(told.does(name, Drink()).deals(*draws(*values)))


def all_place(told: Story) -> Story:
    """Whoever has a token to place, or a card to reveal, takes the first way there is."""
    told = told.deals()
    while told.state.phase == "place":
        name = told.names[waits_for(told.state)[0]]
        told = told.does(name, told.legal(name)[0])
    return told


def asks(told: Story, name: str, whom: Seat, *values: int) -> Story:
    """Somebody asks a question with these tokens, and the answerer places them."""
    return all_place(told.does(name, Ask()).deals(*draws(*values)).does(name, Question(whom)))


def passes(told: Story) -> Story:
    """Whose turn it is does the least there is: a Drink, or a question to themselves."""
    turn = told.state.turn
    name = told.names[turn]
    return asks(told, name, turn) if told.state.is_conspiracy else drinks(told, name)


def turn_of(told: Story, name: str) -> Story:
    """Everybody passes until somebody is to act who has acted before."""
    seat = told.seat(name)
    while told.state.turn != seat or not told.state.players[seat].has_acted:
        told = passes(told)
    return told


def digs_out(told: Story, name: str, *whom: Seat) -> Story:
    """Somebody names all face-down cards of others, rightly, from left to right."""
    for seat in whom:
        player = told.state.players[seat]
        for place in player.hidden:
            told = told.does(name, dig(seat, place, player.row[place]))
    return told


def digs_wrong(told: Story) -> Story:
    """Whose turn it is misses the next player's first card, and reveals their own first one."""
    digger = told.state.turn
    whom = next(seat for seat in told.state.clockwise(digger) if told.state.players[seat].hidden)
    place = told.state.players[whom].hidden[0]
    wrong = (told.state.players[whom].row[place] + 1) % 10
    name = told.names[digger]
    missed = told.does(name, dig(whom, place, wrong))
    return missed.does(name, missed.legal(name)[0])


def drunk_dry(told: Story) -> Story:
    """Everybody has drunk until all pools are empty, and it is the starting player's turn."""
    while any(player.pool for player in told.state.players):
        told = passes(told)
    return told


# What can be read


def points(told: Story) -> tuple[int, ...]:
    """The points, in the order of the seats."""
    return tuple(player.points for player in told.state.players)


def pools(told: Story) -> tuple[int, ...]:
    """How many tokens there are to draw."""
    return tuple(player.pool for player in told.state.players)


def kinds(moves: tuple[Any, ...]) -> set[type]:
    """What sorts of moves or events there are."""
    return set(map(type, moves))
