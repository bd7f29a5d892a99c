"""What a seat of Bluff can work out: how likely its card is to be the highest."""

from gloaming.core import Knowledge
from gloaming.games.bluff.messages import CARDS, Card, Event, FaceUp, Options, PlayerView, View


def own_card(known: Knowledge[Options, Event, View]) -> Card:
    """The card in this seat's hand."""
    view = known.view
    assert isinstance(view, PlayerView)
    hand = view.hands[known.seat]
    assert isinstance(hand, FaceUp)
    return hand.card


def chance_to_be_highest(card: Card, rivals: int) -> float:
    """Against so many other cards, all dealt from the nine that are left."""
    chance = 1.0
    for taken in range(rivals):
        chance *= max(card - taken, 0) / (len(CARDS) - 1 - taken)
    return chance
