"""Shadow House: somebody at a browser, with bots for company."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator

from tests.browser.gathering import begin_match, make_table
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import World

CALM = {"pace": "own", "seconds": 300}
ACTIONS = ("drink", "dig", "unlock", "ask")
TOUCHED = ("[data-gap]", ".mine [data-pick]", ".slip .pick button")
"""What is asked of one, whoever's turn it is."""
TO_DIG = (".others [data-pick]", ".slip .keys button")
SOON = 500
LONG_SECONDS = 60.0
TABLES = 5


class Detective:
    """What a player does on the board of Shadow House, by its words and what it lights."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.page = reader, reader.page
        reader.turns_to("house")
        self.board = self.page.locator("section.house")

    # Coming to a table

    def gathers(self, bots: int, **options: Any) -> None:
        """A table of one's own, with bots on the other places; the match begins."""
        code = make_table(self.reader, "house", **{**CALM, **options})
        begin_match(self.reader, code, 1, range(2, bots + 2), self.board)

    # Reading

    def button(self, name: str, /, **args: Any) -> Locator:
        """A button of the board."""
        return self.board.get_by_role("button", name=self.reader.say(name, **args), exact=True)

    @property
    def confirm(self) -> Locator:
        """What sends the decision."""
        return self.board.locator("[data-confirm]")

    @property
    def is_over(self) -> bool:
        """Whether the round is."""
        return self.board.locator(".over").is_visible()

    @property
    def has_chosen(self) -> bool:
        """Whether an action was chosen that has not been taken yet."""
        chosen = self.board.locator(".tickets [aria-pressed=true]:not([aria-disabled=true])")
        return chosen.count() > 0

    @property
    def is_turn(self) -> bool:
        """Whether an action is to be chosen."""
        return self.board.locator(".tickets button:not([aria-disabled=true]):visible").count() > 0

    @property
    def has_to_dig_on(self) -> bool:
        """Whether the last dig was right."""
        return self.board.get_by_text(self.reader.say("board-now-you", phase="dig")).count() > 0

    # Deciding

    def lays_out(self) -> None:
        """The row stands as it is."""
        self.button("board-arrange-go").click()

    def goes_on(self, action: str) -> None:
        """On one's next turn take an action, and wait for the one after it."""
        self.waits()
        if not self.is_over:
            self.takes(action)
            self.waits()

    def comes_to_a_second_turn(self, action: str, bots: int, **options: Any) -> None:
        """At a table where no bot has ended the round before; on the first turn take an action."""
        for _ in range(TABLES):
            self.gathers(bots, **options)
            self.lays_out()
            self.goes_on(action)
            if not self.is_over:
                return
        raise AssertionError("every round was over before the second turn")

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

    def guesses_wrong(self) -> None:
        """Say that a number lies in the Safe twice that stands in the own row: there are two."""
        number = self.board.locator(".mine .known b").first.inner_text()
        self.chooses("unlock")
        for dial in self.board.get_by_role("spinbutton").all():
            dial.press(number)
        self.confirm.click()

    def chooses(self, action: str) -> None:
        """An action, without saying more."""
        self.ticket(action).click()

    def ticket(self, action: str) -> Locator:
        """An action that can be chosen now."""
        label = self.reader.say(f"board-{action}")
        tickets = self.board.locator(".tickets button:not([aria-disabled=true])")
        return tickets.and_(self.page.get_by_role("button", name=label, exact=True))

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


@journey("house-five", "house-question", "house-place", "house-talk")
def in_the_house_of_five(world: World) -> Showing:
    ann = world.enter("Ann")
    me = Detective(ann)
    me.gathers(4, mode="conspiracy")
    me.lays_out()
    me.waits()
    yield Shown("house-five", ann)
    me.chooses("ask")
    me.confirm.click()
    whom = me.board.get_by_role("group", name=ann.say("board-talk-to"))
    whom.get_by_role("button", name="Ann").click()
    yield Shown("house-question", ann)
    me.confirm.click()
    me.board.locator("[data-gap]").first.click()
    yield Shown("house-place", ann)
    me.button("board-talk").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="8", exact=True).click()
    yield Shown("house-talk", ann)


@journey("house-arrange", "house-turn", "house-dig", "house-unlock", "house-sheet", "house-over")
def in_the_house(world: World) -> Showing:
    ann = world.enter("Ann")
    me = Detective(ann)
    me.gathers(2)
    me.button("board-arrange-go").wait_for()
    yield Shown("house-arrange", ann)
    me.comes_to_a_second_turn("drink", 2)
    yield Shown("house-turn", ann)
    me.chooses("dig")
    me.board.locator(".others [data-pick]").first.click()
    yield Shown("house-dig", ann)
    me.button("board-dig-other").click()
    me.button("board-unlock-back").click()
    me.chooses("unlock")
    yield Shown("house-unlock", ann)
    me.button("board-unlock-back").click()
    me.button("board-sheet").click()
    ann.sees_heading("board-aid")
    yield Shown("house-sheet", ann)
    ann.page.keyboard.press("Escape")
    me.plays_on("unlock", "drink")
    ann.sees_heading("board-chart")
    yield Shown("house-over", ann)
