"""Shadows: Amsterdam as an Officer, a Detective or a spectator handles it on one board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import FloatRect, Locator

from gloaming.games.amsterdam.city import Cell
from tests.boards.board import Board
from tests.browser.reader import Reader

OpenAgent = Callable[..., "Agent"]
"""`agent(story, "ben")` or `agent(story, None)`, with whatever else the fixture `board` takes."""


class Agent:
    """What a player finds and does on the board, by its words and what it lights."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        reader.turns_to("amsterdam")
        self.board = self.page.locator("section.amsterdam")

    def button(self, name: str, /, **args: Any) -> Locator:
        """A button of the board."""
        return self.board.get_by_role("button", name=self.reader.say(name, **args), exact=True)

    @property
    def confirm(self) -> Locator:
        """What sends cards or points, once it can."""
        return self.board.locator("[data-confirm]:not([aria-disabled=true])")

    @property
    def lit(self) -> Locator:
        """The cells that can be entered."""
        return self.board.locator("[data-cell].lit")

    @property
    def cards(self) -> Locator:
        """The ten cards on offer."""
        return self.board.locator("[data-place]")

    @property
    def is_over(self) -> bool:
        """Whether the round is."""
        return self.board.locator(".after").count() > 0

    def cell(self, number: int) -> Locator:
        """A cell of the city."""
        return self.board.locator(f'[data-cell="{number}"]')

    def cell_led_to(self) -> Locator:
        """The first lit cell, and the same one when it cannot be entered any more."""
        return self.cell(self.number_of(self.lit.first))

    def number_of(self, cell: Locator) -> Cell:
        """Which cell it is."""
        return Cell(int(cell.get_attribute("data-cell") or ""))


def board_of(me: Agent) -> Board:
    """The page of an agent, with what has been sent and what may happen."""
    assert isinstance(me.reader, Board)
    return me.reader


# Where things lie


def box_of(what: Locator) -> FloatRect:
    """Measure what is on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box


def top(what: Locator) -> float:
    """Measure the upper edge."""
    return box_of(what)["y"]


def foot(what: Locator) -> float:
    """Measure the lower edge."""
    box = box_of(what)
    return box["y"] + box["height"]


def left(what: Locator) -> float:
    """Measure the left edge."""
    return box_of(what)["x"]


def right(what: Locator) -> float:
    """Measure the right edge."""
    box = box_of(what)
    return box["x"] + box["width"]
