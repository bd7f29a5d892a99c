"""What a view says of the Clue cards that lie face down in Shadow House.

Everything there is to know comes down to sets of values: a Character's place, a Hint token in a
gap, a card that was turned over and a Dig that was wrong all say of single cards what they can be,
an Unlock that was wrong says of the Safe which pairs it can hold. Only the answers of Conspiracy
mode speak of a row as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

import msgspec

from gloaming.core import Seat
from gloaming.games.house.messages import CHARACTER, COPIES, VALUES, Value
from gloaming.games.house.views import Card, Guess, Hidden, Known, Row, Shown, View

Pair = tuple[Value, Value]
"""What lies in the Safe, the lower value first."""
Answer = tuple[Value, Value, int]
"""Of two values, the lower first, so many cards lie in a row."""

PAIRS: tuple[Pair, ...] = tuple(combinations_with_replacement(VALUES, 2))
ANY = (1 << len(VALUES)) - 1
"""A set of values is a number with one bit for each of them; this is the set of all."""


class RowEvidence(msgspec.Struct, frozen=True):
    """A row in which something lies that the viewer does not know."""

    seat: Seat
    places: tuple[int, ...]
    """Where its Clue cards lie in `Row.cards`; what is said of one, `Dig.place` says too."""
    masks: tuple[int, ...]
    """For each Clue card the set of values it may have, apart from what its neighbours say."""
    answers: tuple[Answer, ...] = ()


class Evidence(msgspec.Struct, frozen=True):
    """All that can be told of the cards a viewer does not know. It can be hashed."""

    rows: tuple[RowEvidence, ...]
    copies: tuple[int, ...]
    """How many cards of each value lie in these rows or in a Safe that is not known."""
    partners: tuple[int, ...]
    """For each value the set of those that may lie with it in the Safe."""
    safe: Pair | None
    """What lies in the Safe, for whoever knows."""


def of_view(view: View) -> Evidence:
    """What the viewer knows, with the own hand."""
    safe = (view.safe[0], view.safe[1]) if view.safe else None
    return _gathered(view, (Shown, Known), safe)


def of_public(view: View) -> Evidence:
    """What everybody at the table knows: the viewer's own hand and a look into the Safe left out.

    At the end of a round there is nothing left out, for then everything is turned over.
    """
    if view.phase == "over":
        return of_view(view)
    return _gathered(view, (Shown,), None)


# From a view to sets


def _gathered(view: View, known: tuple[type[Card], ...], safe: Pair | None) -> Evidence:
    copies = [COPIES] * len(VALUES)
    rows: list[RowEvidence] = []
    for row in view.rows:
        cards = [
            (place, card)
            for place, card in enumerate(row.cards)
            if isinstance(card, (Shown, Known, Hidden))
        ]
        values = [
            card.value if isinstance(card, known) and not isinstance(card, Hidden) else None
            for _, card in cards
        ]
        if None in values:
            rows.append(_row(view, row, [place for place, _ in cards], values))
        else:
            _take(copies, values)
    _take(copies, safe or ())
    return Evidence(tuple(rows), tuple(copies), _partners(view.guesses), safe)


def _take(copies: list[int], values: Iterable[Value | None]) -> None:
    """These cards are known, and lie nowhere else."""
    for value in values:
        if value is not None:
            copies[value] -= 1


def _row(view: View, row: Row, places: list[int], values: list[Value | None]) -> RowEvidence:
    masks = [ANY] * len(places)
    if view.phase != "arrange":
        at = next(place for place in range(len(row.cards)) if place not in places)
        _stand_around(masks, places, at, CHARACTER)
    for token in row.tokens:
        _stand_around(masks, places, token.gap, token.value)
    for miss in view.misses:
        if miss.whom == row.seat:
            masks[places.index(miss.place)] &= ~(1 << miss.value)
    for index, value in enumerate(values):
        if value is not None:
            masks[index] = 1 << value
    answers = {
        (reply.low, reply.high, reply.count) for reply in view.replies if reply.whom == row.seat
    }
    return RowEvidence(row.seat, tuple(places), tuple(masks), tuple(sorted(answers)))


def _stand_around(masks: list[int], places: list[int], at: int, value: Value) -> None:
    """What lies before a place is not more than a value, what lies at it or behind not less."""
    not_more, not_less = (2 << value) - 1, ANY & -(1 << value)
    for index, place in enumerate(places):
        masks[index] &= not_more if place < at else not_less


def _partners(guesses: tuple[Guess, ...]) -> tuple[int, ...]:
    """An Unlock was wrong, or the Safe Keeper has said how many of its values were right."""
    partners = [ANY] * len(VALUES)
    for low, high in PAIRS if guesses else ():
        if not all(_agrees(low, high, guess) for guess in guesses):
            partners[low] &= ~(1 << high)
            partners[high] &= ~(1 << low)
    return tuple(partners)


def _agrees(low: Value, high: Value, guess: Guess) -> bool:
    if guess.right is None:
        return (low, high) != (guess.low, guess.high)
    safe = [low, high]
    for value in (guess.low, guess.high):
        if value in safe:
            safe.remove(value)
    return len(safe) == 2 - guess.right
