"""Shadow Shift: somebody at a browser, with bots for company."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.boards import shift
from tests.browser.fingers import middle_of
from tests.browser.gathering import begin_match, make_table
from tests.browser.reader import Reader

GUARDS, FIRST, SECOND = 1, 2, 3
"""Places at the table: the first one has the Guards."""
CALM = {"pace": "none"}
AT_ONCE = ("flip", "roll")
LIT = """board => [
    ...[...board.querySelectorAll('.go [data-move]')].map(one => one.dataset.move),
    ...Object.entries({put: '[data-can=put]', confirm: '[data-confirm]', may: '.piece.may'})
        .filter(([, one]) => board.querySelector(one) !== null).map(([name]) => name),
]"""
"""All that could be pressed now, at one glance."""
SHORT = 5
"""Rounds until a match is over, if nobody has won before."""
SOON = 500
BLINK = 50
LONG_SECONDS = 200.0


class Burglar(shift.Burglar):
    """What a player does in a match against bots, too."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self._turns = itertools.count()
        self._has_guards = False

    # Coming to a table

    def gathers(self, place: int, bots: Sequence[int], **options: Any) -> None:
        """A table of one's own, with bots on other places; the match begins."""
        self._has_guards = place == GUARDS
        code = make_table(self.reader, "shift", **{**CALM, **options})
        begin_match(self.reader, code, place, bots, self.board)
        shift.keeps_still(self)

    # Reading

    @property
    def is_over(self) -> bool:
        """Whether the match is."""
        return self.board.locator(".after").count() > 0

    # Doing

    def presses(self, square: Locator, within: float | None = None) -> None:
        """Press a square or a counter with the pointer, once it keeps still."""
        square.scroll_into_view_if_needed(timeout=within)
        square.element_handle(timeout=within).wait_for_element_state("stable", timeout=within)
        self.page.mouse.click(*middle_of(square, within))

    def places(self) -> None:
        """Put whatever is to be put onto some square that is lit."""
        lit, is_shadow = self.squares("put"), self.rest.count() > 0
        if lit:
            self.presses(lit[next(self._turns) * 5 % len(lit)], SOON)
            if not is_shadow:
                self.confirm.click(timeout=SOON)

    def takes(self, number: int = 0, within: float | None = None) -> None:
        """Take one of the counters in hand; a moment that lies over it takes the first press."""
        pad = self.board.locator("[role=group].pad")
        self.movable.first.wait_for(timeout=within)
        while not pad.count():
            self.presses(self.movable.nth(number % max(1, self.movable.count())), within)
            with suppress(AssertionError):
                expect(pad).to_be_visible(timeout=SOON)

    def goes(self, number: int = -1, within: float | None = None) -> None:
        """To one of the squares in reach; a Guard goes where the shadows are."""
        if reached := self.squares("go"):
            if self._has_guards:
                reached.sort(key=lambda one: self._name_of(one, within), reverse=True)
            self.presses(reached[number % len(reached)], within)
            self.confirm.click(timeout=within)

    def _name_of(self, square: Locator, within: float | None) -> str:
        return str(square.get_attribute("data-square", timeout=within))

    def waits(self, until: Callable[[], bool], *but: str) -> None:
        """Do whatever is asked, but for these moves, until something is so."""
        deadline = time.monotonic() + LONG_SECONDS
        while not until():
            assert time.monotonic() < deadline, "nothing happens any more"
            self.does_something(*but)
            self.page.wait_for_timeout(BLINK)

    def is_asked(self, *kinds: str) -> bool:
        """Whether one of these moves is asked for now."""
        return any(self.move(kind).count() for kind in kinds)

    def comes_to(self, *kinds: str) -> None:
        """Go on until one of these moves is offered."""
        self.waits(lambda: self.is_asked(*kinds) or self.is_over, *kinds)

    def plays_on(self) -> None:
        """Roll, move and end turns until the match is over."""
        self.waits(lambda: self.is_over)

    def ends_turn(self, within: float | None = None) -> None:
        """Whatever is unused: then one is asked once more."""
        self.move("end-turn").click(timeout=within)
        if self.board.get_by_text(self.reader.say("board-sure"), exact=True).count():
            self.move("end-turn").click(timeout=within)

    def lets_them_in(self) -> None:
        """Has the Guards and never moves them, until a vault is raided or time is up."""
        ended = self.board.get_by_text(self.reader.say("board-now", phase="over", name=""))
        while not (ended.count() or self.is_over):
            try:
                if self.is_asked("end-turn"):
                    self.ends_turn(SOON)
                else:
                    self.does_something()
            except Error:
                """Somebody was faster."""
            self.page.wait_for_timeout(BLINK)

    def does_something(self, *but: str) -> None:
        """What is asked now; if it is gone meanwhile, something else will be."""
        try:
            self._does_something(*but)
        except Error:
            """Somebody was faster."""

    def _does_something(self, *but: str) -> None:
        lit = {*self.board.evaluate(LIT)}
        if "put" in lit:
            self.places()
        elif "confirm" in lit:
            self.confirm.click(timeout=SOON)
        elif kind := next((kind for kind in AT_ONCE if kind in lit), None):
            if kind not in but:
                self.move(kind).first.click(timeout=SOON)
        elif {"may", "end-turn"} <= lit:
            self.takes(next(self._turns), SOON)
            self.goes(within=SOON)
        elif "end-turn" in lit:
            self.move("end-turn").click(timeout=SOON)


# What tests ask

Sit = Callable[..., Burglar]
"""Somebody who sits down, with a screen of some size."""
