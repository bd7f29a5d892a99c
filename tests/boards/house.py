"""Shadow House on a board without a match: stories of its rules, opened for a detective."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.house.tests.table import FIVE, FOUR, THREE, dealt, table, turn_of
from gloaming.testing import Story
from tests.boards.board import Board
from tests.browser.states.house import Detective

ROWS = {3: THREE, 4: FOUR, 5: FIVE}

Visit = Callable[..., Detective]
"""`visit(story)` on Ann's seat or `visit(spot)`, with whatever else the fixture `board` takes."""


def arranging(players: int = 3, **options: Any) -> Story:
    """The cards are dealt, and the rows are yet to be confirmed."""
    return dealt(ROWS[players], **options)


def first_turn(players: int = 3, **options: Any) -> Story:
    """It is Ann's turn, the first of the round."""
    return table(ROWS[players], **options)


def second_turn(players: int = 3, **options: Any) -> Story:
    """It is Ann's turn again; Hint tokens lie in the rows."""
    return turn_of(first_turn(players, **options), "ann")


def board_of(me: Detective) -> Board:
    """The page of a detective, with what has been sent and what may happen."""
    assert isinstance(me.reader, Board)
    return me.reader
