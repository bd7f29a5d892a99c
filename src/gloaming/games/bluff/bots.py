"""Bots for Bluff. They see what their seat sees."""

from __future__ import annotations

from random import Random

from gloaming.core import AidLevel, Choice, Knowledge, Log, Place, Reason, Wait
from gloaming.games.bluff.beliefs import chance_to_be_highest, own_card
from gloaming.games.bluff.messages import Deal, Event, Fold, Move, Options, Stay, View

Known = Knowledge[Options, Event, View]

STAYS_FROM = 0.45
"""Where staying begins to pay against people who also stay with good cards."""
BLUFFS = 0.15
"""How often the normal bot stays with a card that does not deserve it."""


def easy(known: Known, moves: tuple[Move, ...], _rng: Random) -> Choice[Move] | Wait:
    """Stays with the upper half of the cards."""
    card = own_card(known)
    move: Move = Stay() if card >= 5 else Fold()
    assert move in moves
    return Choice(move, (Reason("card", {"card": card}),))


def normal(known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move] | Wait:
    """Stays when the card is likely to be the highest of two, and bluffs now and then."""
    card = own_card(known)
    percent = round(100 * chance_to_be_highest(card, 1))
    bluffs = rng.random() < BLUFFS
    move: Move = Stay() if percent >= 100 * STAYS_FROM or bluffs else Fold()
    assert move in moves
    reason = Reason("bluff") if bluffs else Reason("chance", {"card": card, "percent": percent})
    return Choice(move, (reason,))


# Help for people, from the same knowledge


def aid(known: Known, level: AidLevel) -> tuple[Reason, ...]:
    """The facts: how often the own card beats one other."""
    if level == "none" or not getattr(known.view, "hands", ()):
        return ()
    card = own_card(known)
    percent = round(100 * chance_to_be_highest(card, 1))
    return (Reason("chance", {"card": card, "percent": percent}),)


def analyse(_options: Options, seats: tuple[Place, ...], log: Log[Move]) -> tuple[Reason, ...]:
    """After the end: how good each card of the last round was."""
    deals = [given.move.card for given in log if isinstance(given.move, Deal)]
    last = deals[len(deals) - len(seats) :]
    return tuple(
        Reason(
            "was-worth",
            {
                "seat": seat,
                "card": card,
                "percent": round(100 * chance_to_be_highest(card, len(seats) - 1)),
            },
        )
        for seat, card in enumerate(last)
    )
