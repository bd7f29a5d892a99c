"""Bluff on a board without a match: people with long names, and rounds that they play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from gloaming.games.bluff.messages import Fold, Stay
from gloaming.games.bluff.tests.table import dealt
from gloaming.testing import Story
from tests.boards.board import Board

NAMES = (
    "Wilhelmina Featherstonex", "Bartholomew-Alexanderson", "Konstantynopolitańczykow",
    "Isbrandina van der Zwalu",
)  # fmt: skip
"""As long as a name may be; the third is a single word."""
HANDS = {"ann": 3, "bob": 7, "cid": 5, "dan": 1}
SENT = "count => harness.sent.filter(one => one.type === 'move').length === count"
MOVES = {"stay": Stay(), "fold": Fold()}

Choice = Literal["stay", "fold"]
Sit = Callable[..., Board]
"""`sit(3)`: three people with long names, and whatever else the fixture `board` takes."""


def round_of(count: int) -> Story:
    """A first round has been dealt to so many, who have much time."""
    hands = dict(list(HANDS.items())[:count])
    return dealt(pace="own", seconds=300, **hands)


def seated(open_: Callable[..., Board], count: int, **given: Any) -> Board:
    """So many with long names in a match; the one at the page has to choose."""
    return open_(round_of(count), 0, name=NAMES[0], company=NAMES[1:count], **given)


def chooses(me: Board, choice: Choice) -> None:
    """Choose at the page, and wait until the choice was answered."""
    count = len(me.sent) + 1
    me.chooses(choice)
    me.page.wait_for_function(SENT, arg=count)


def plays_a_round(me: Board, *others: Choice, own: Choice = "stay") -> None:
    """The own choice, those of the others in their order, and the next round begins."""
    chooses(me, own)
    for name, choice in zip(me.story.names[1:], others, strict=True):
        me.does(name, MOVES[choice])
    me.may_move()
