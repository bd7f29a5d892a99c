"""Bluff in a test's words: who holds which card."""

from __future__ import annotations

from gloaming.core import Pace
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import Card, Deal
from gloaming.testing import Story, story


def cards(*values: int) -> tuple[Deal, ...]:
    """Nature's moves that deal these cards, in the order of the seats."""
    return tuple(Deal(Card(value)) for value in values)


def dealt(*, pace: Pace = "relaxed", seconds: int = 20, **hands: int) -> Story:
    """A table at which the first round has been dealt: `dealt(ann=3, bob=7)`."""
    return story(GAME, *hands, pace=pace, seconds=seconds).deals(*cards(*hands.values()))
