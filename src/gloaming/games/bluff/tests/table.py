"""Bluff in a test's words: who holds which card, and who must be in the dark about it."""

from __future__ import annotations

from gloaming.core import Seat, Viewer
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import CARDS, Card, Deal
from gloaming.testing import Story, story
from gloaming.testing.sight import Sight


def cards(*values: int) -> tuple[Deal, ...]:
    """Nature's moves that deal these cards, in the order of the seats."""
    return tuple(Deal(Card(value)) for value in values)


def dealt(*, seconds: int = 20, **hands: int) -> Story:
    """A table at which the first round has been dealt: `dealt(ann=3, bob=7)`."""
    return story(GAME, *hands, seconds=seconds).deals(*cards(*hands.values()))


def must_keep_secrets(watch: Sight) -> None:
    """Nobody can ever tell another's card, or another's choice, from what they have witnessed."""
    seats = [Seat(seat) for seat in range(4)]
    viewers: list[Viewer] = [*seats, "public"]
    for viewer in viewers:
        for other in seats:
            if other != viewer:
                watch.must_hide(viewer, f"cards[{other}]", CARDS)
                watch.must_hide(viewer, f"decisions[{other}]", ("stay", "fold"))
