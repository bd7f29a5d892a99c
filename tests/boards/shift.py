"""Shadow Shift on a board without a match: what is pressed on it, and stories to open it at."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from gloaming.games.shift.messages import PlaceCounter
from gloaming.games.shift.tests.table import begun, rolls, table, turn_of
from gloaming.testing import Story
from tests.boards.board import Board
from tests.boards.kept import NotKeptError, length, story_at
from tests.browser.fingers import middle_of
from tests.browser.reader import Reader

OpenBurglar = Callable[..., "Burglar"]
"""`burglar(story, "bob")` or `burglar(story, None)`, with whatever else `board` takes."""

SCALE = "floor => new DOMMatrix(getComputedStyle(floor).transform).a"
"""How many times as large as it is."""
KEEPS_STILL = """board => new Promise(done => {
    let since = performance.now(), before = '';
    const look = now => {
        const {x, y, width, height} = board.getBoundingClientRect();
        const here = [x, y, width, height].join();
        if (here !== before) [since, before] = [now, here];
        now - since > 200 ? done() : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""
"""What stands above the warehouse finds its place a moment after the first frame."""


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

    @property
    def grid(self) -> Locator:
        """The squares, for keys and for screen readers."""
        return self.board.get_by_role("grid")

    def cell(self, name: str | re.Pattern[str]) -> Locator:
        """The squares whose label says this, or the one with this name: `C4`."""
        named = re.compile(rf"^{name}\b") if isinstance(name, str) else name
        return self.board.get_by_role("gridcell", name=named)

    def square_of(self, counter: int) -> Locator:
        """The square on which a shadow stands."""
        return self.cell(re.compile(rf"^\w+, Shadow {counter}\b"))

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


def board_of(me: Burglar) -> Board:
    """The page of a burglar, with what has been sent and what may happen."""
    assert isinstance(me.reader, Board)
    return me.reader


def keeps_still(me: Burglar) -> None:
    """Wait until the board does not move any more."""
    me.board.evaluate(KEEPS_STILL)


def in_sight(me: Burglar, what: Locator) -> bool:
    """Whether it can be pressed without scrolling."""
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


# Stories


def placing(players: int = 2, left: int = 4, **options: Any) -> Story:
    """Each Criminal player has so many counters left to place, one of them with a Criminal."""
    told = table(players, **options)
    ours, plan = told.state.division, told.state.plan
    placed = len(ours.counters) - left * len(ours.players)
    criminals = ours.total - len(ours.players)
    for counter, square in zip(ours.counters[:placed], plan.entry, strict=False):
        move = PlaceCounter(plan.names[square], counter <= criminals)
        told = told.does(told.names[told.state.turn], move)
    return told


def to_roll(players: int = 2, **options: Any) -> Story:
    """The Guards have had their first turn, and Bob is to roll; all counters stand at the vents."""
    return turn_of(begun(players, **options), "bob")


def rolled(players: int = 2, **options: Any) -> Story:
    """Bob has rolled a 4 and a 3."""
    return rolls(to_roll(players, **options), "bob", 4, 3)


def around(match: str, event: type) -> tuple[Story, Story]:
    """A kept match just before and just after everybody witnesses an event of this kind first."""
    for at in range(1, length("shift", match) + 1):
        told = story_at("shift", match, at)
        if any(isinstance(one, event) for one in told.saw("public")):
            return story_at("shift", match, at - 1), told
    raise NotKeptError(f"{match} has no {event.__name__}")
