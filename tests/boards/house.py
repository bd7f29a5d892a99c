"""Shadow House on a board without a match: what is pressed on it, and stories to open it at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from gloaming.games.house.tests.table import FIVE, FOUR, THREE, dealt, table, turn_of
from gloaming.testing import Story
from tests.boards.board import Board
from tests.browser.reader import Reader

ROWS = {3: THREE, 4: FOUR, 5: FIVE}


class Detective:
    """The board of Shadow House, by its words and by what it offers."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        reader.turns_to("house")
        self.board = self.page.locator("section.house")

    # Reading

    def button(self, name: str, /, **args: Any) -> Locator:
        """A button of the board."""
        return self.board.get_by_role("button", name=self.reader.say(name, **args), exact=True)

    @property
    def confirm(self) -> Locator:
        """What sends the decision."""
        return self.board.locator("[data-confirm]")

    @property
    def has_chosen(self) -> bool:
        """Whether an action was chosen that has not been taken yet."""
        chosen = self.board.locator(".tickets [aria-pressed=true]:not([aria-disabled=true])")
        return chosen.count() > 0

    def ticket(self, action: str) -> Locator:
        """An action that can be chosen now."""
        label = self.reader.say(f"board-{action}")
        tickets = self.board.locator(".tickets button:not([aria-disabled=true])")
        return tickets.and_(self.page.get_by_role("button", name=label, exact=True))

    # Deciding

    def lays_out(self) -> None:
        """Confirm the row as it is."""
        self.button("board-arrange-go").click()

    def chooses(self, action: str) -> None:
        """Choose an action, without saying more."""
        self.ticket(action).click()

    def guesses_wrong(self) -> None:
        """Say that a number lies in the Safe twice that stands in the own row: there are two."""
        number = self.board.locator(".mine .known b").first.inner_text()
        self.chooses("unlock")
        for dial in self.board.get_by_role("spinbutton").all():
            dial.press(number)
        self.confirm.click()


Visit = Callable[..., Detective]
"""`visit(story)` on Ann's seat or `visit(spot)`, with whatever else the fixture `board` takes."""


def board_of(me: Detective) -> Board:
    """The page of a detective, with what has been sent and what may happen."""
    assert isinstance(me.reader, Board)
    return me.reader


# Stories


def arranging(players: int = 3, **options: Any) -> Story:
    """The cards are dealt, and the rows are yet to be confirmed."""
    return dealt(ROWS[players], **options)


def first_turn(players: int = 3, **options: Any) -> Story:
    """It is Ann's turn, the first of the round."""
    return table(ROWS[players], **options)


def second_turn(players: int = 3, **options: Any) -> Story:
    """It is Ann's turn again; Hint tokens lie in the rows."""
    return turn_of(first_turn(players, **options), "ann")
