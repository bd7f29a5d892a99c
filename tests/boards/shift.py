"""Shadow Shift on a board without a match: what is pressed on it, and stories to open it at."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.fingers import middle_of
from tests.browser.reader import Reader

SCALE = "floor => new DOMMatrix(getComputedStyle(floor).transform).a"
"""How many times as large as it is."""


class Burglar:
    """The board of Shadow Shift, by its words and by what it offers."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        reader.turns_to("shift")
        self.board = self.page.locator("section.shift")

    # Reading

    @property
    def confirm(self) -> Locator:
        """What sends what was chosen."""
        return self.board.locator("[data-confirm]")

    def move(self, kind: str) -> Locator:
        """The button for a kind of move."""
        return self.board.locator(f".go [data-move={kind}]")

    @property
    def rest(self) -> Locator:
        """What leaves the rest of the own shadows to the lot, or takes them up again."""
        return self.board.locator("[data-rest]")

    @property
    def movable(self) -> Locator:
        """The counters that may move, or be looked under."""
        return self.board.locator(".piece.may")

    def squares(self, can: str) -> list[Locator]:
        """All squares to go to, to put something on, or to look at."""
        return self.board.locator(f"[data-can={can}]").all()

    def counter(self, number: int) -> Locator:
        """A counter where it stands."""
        return self.board.locator(f".piece[data-counter='{number}']")

    @property
    def pad(self) -> Locator:
        """The arrows that move the counter in hand."""
        return self.board.locator("[role=group].pad")

    # Doing

    def presses(self, square: Locator) -> None:
        """Press a square or a counter with the pointer, once it keeps still."""
        square.scroll_into_view_if_needed()
        square.element_handle().wait_for_element_state("stable")
        self.page.mouse.click(*middle_of(square))

    def takes(self, number: int) -> None:
        """Take a counter in hand."""
        self.presses(self.counter(number))
        expect(self.pad).to_be_visible()


def in_sight(me: Burglar, what: Locator) -> bool:
    """Whether it can be pressed without scrolling."""
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
