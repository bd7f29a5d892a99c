"""Shadow House: somebody at a browser, with bots for company."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error

from tests.boards import house
from tests.browser.gathering import begin_match, make_table

CALM = {"pace": "own", "seconds": 300}
ACTIONS = ("drink", "dig", "unlock", "ask")
TOUCHED = ("[data-gap]", ".mine [data-pick]", ".slip .pick button")
"""What is asked of one, whoever's turn it is."""
TO_DIG = (".others [data-pick]", ".slip .keys button")
SOON = 500
LONG_SECONDS = 60.0


class Detective(house.Detective):
    """What a player does in a match against bots, too."""

    # Coming to a table

    def gathers(self, bots: int, **options: Any) -> None:
        """A table of one's own, with bots on the other places; the match begins."""
        code = make_table(self.reader, "house", **{**CALM, **options})
        begin_match(self.reader, code, 1, range(2, bots + 2), self.board)

    # Reading

    @property
    def is_over(self) -> bool:
        """Whether the round is."""
        return self.board.locator(".over").is_visible()

    @property
    def is_turn(self) -> bool:
        """Whether an action is to be chosen."""
        return self.board.locator(".tickets button:not([aria-disabled=true]):visible").count() > 0

    @property
    def has_to_dig_on(self) -> bool:
        """Whether the last dig was right."""
        return self.board.get_by_text(self.reader.say("board-now-you", phase="dig")).count() > 0

    # Deciding

    def goes_on(self, action: str) -> None:
        """On one's next turn take an action, and wait for the one after it."""
        self.waits()
        if not self.is_over:
            self.takes(action)
            self.waits()

    def plays_on(self, *actions: str) -> None:
        """Take these actions in turn until the round is over."""
        for action in itertools.cycle(actions):
            if self.is_over:
                return
            self.goes_on(action)

    def waits(self) -> None:
        """Answer what is asked besides, until it is one's turn or the round is over."""
        deadline = time.monotonic() + LONG_SECONDS
        while time.monotonic() < deadline:
            if self.is_over or self.is_turn:
                return
            if not self.answers(*TOUCHED, *(TO_DIG if self.has_to_dig_on else ())):
                self.page.wait_for_timeout(50)
        raise AssertionError("nothing happens any more")

    def takes(self, action: str) -> None:
        """An action, or another one if it is closed; what it needs is the first thing lit."""
        possible = (one for one in (action, *ACTIONS) if self.ticket(one).count())
        self.chooses(next(possible))
        while self.has_chosen:
            self.answers(*TOUCHED, *TO_DIG)

    def answers(self, *touched: str) -> bool:
        """Touch the first of what is lit, and confirm; whether there was anything."""
        try:
            for lit in map(self.board.locator, touched or TOUCHED):
                if lit.count() and not self._can_confirm():
                    lit.first.click(timeout=SOON)
            if self._can_confirm():
                self.confirm.click(timeout=SOON)
                return True
        except Error:
            """It was answered already, and is gone."""
        return False

    def _can_confirm(self) -> bool:
        return self.board.locator("[data-confirm]:not([aria-disabled=true])").count() > 0


Visit = Callable[[dict[str, int]], Detective]
"""Somebody who comes to the House, with a screen of some size."""
