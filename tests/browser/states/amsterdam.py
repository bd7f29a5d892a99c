"""Shadows: Amsterdam: somebody at a browser, with a partner and bots for company."""

from __future__ import annotations

import contextlib
import itertools
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Error, expect

from tests.boards import amsterdam
from tests.browser.company import Friend
from tests.browser.gathering import begin_match, make_table
from tests.browser.reader import Reader
from tests.browser.world import World
from tests.server.clients import HungUpError, Socket

OFFICER, DETECTIVE, SECOND = 1, 2, 3
"""Places at the table: Black has the first four, Orange the others."""
RIVALS = (5, 6)
ALONE = {"mode": "coop", "level": "recruit"}
"""No rival takes the cards that one has in mind."""
ASKED = ("ready", "give", "point")
"""What a partner does at once, in this order."""
RACING = re.compile(r"\bracing\b")
SOON = 500
LONG_SECONDS = 90.0


class Agent(amsterdam.Agent):
    """A player who comes to a table of a real server."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self._turns = itertools.count(0, 7)
        """Whoever goes to and fro between two cells never ends a round."""
        self.code = ""

    # Coming to a table

    def makes_table(self, **options: Any) -> str:
        """A table of one's own; returns its code."""
        self.code = make_table(self.reader, "amsterdam", **options)
        return self.code

    def comes(self) -> None:
        """To the lobby of the table that one has made."""
        self.reader.is_known()
        self.reader.goes(f"/t/{self.code}")

    def starts(self, place: int | None, bots: Sequence[int] = ()) -> None:
        """Sit down, put bots on other places, and let it begin."""
        begin_match(self.reader, self.code, place, bots, self.board)

    def begins(self) -> None:
        """Be ready, and wait until the count is over."""
        self.button("board-ready").click()
        self.races()

    def races(self) -> None:
        """The count is over."""
        expect(self.board).to_have_class(RACING, timeout=LONG_SECONDS * 1000)

    def waits_for_a_clue(self) -> None:
        """The own Officer has given cards."""
        expect(self.lit.first).to_be_attached(timeout=LONG_SECONDS * 1000)

    # Doing

    def gives(self, *places: int) -> None:
        """Mark cards, and send them."""
        for place in places:
            self.cards.nth(place).click(timeout=SOON)
        self.confirm.click(timeout=SOON)

    def plays_on(self) -> None:
        """Give or follow clues until the round is over."""
        deadline = time.monotonic() + LONG_SECONDS
        while not self.is_over:
            assert time.monotonic() < deadline, "the round does not end"
            self._does_something()
            self.page.wait_for_timeout(50)

    def _does_something(self) -> None:
        """What is asked now; if it is gone meanwhile, something else will be."""
        try:
            if self.board.locator(".deal .means").count():
                self.gives(0)
            elif (cells := self.lit.count()) and self.board.locator(".act .lamp").count():
                self.lit.nth(next(self._turns) % cells).press("Enter", timeout=SOON)
        except Error:
            """Somebody was faster."""


# Somebody without a screen, who never hesitates


def joins(friend: Friend, code: str, place: int) -> None:
    """Come to a table, sit down, and do at once whatever is asked."""
    friend.come(code)
    friend.act("sit", place=place - 1)
    friend._habits.append(friend._company.begin(_does_at_once(friend.client.socket)))


async def _does_at_once(socket: Socket) -> None:
    with contextlib.suppress(HungUpError):
        while socket.over is None:
            await socket.until(lambda: _asked(socket) or socket.over, LONG_SECONDS)
            if move := _asked(socket):
                await socket.move(move)


def _asked(socket: Socket) -> dict[str, Any] | None:
    """A move that is wanted, now this one and now that; one who points waits for the others."""
    seat = socket.view.get("seat")
    is_pointing = any(one["seat"] == seat for one in socket.view.get("pointers", ()))
    wanted = [move for move in socket.legal if move["type"] in ASKED]
    if not wanted or (is_pointing and wanted[0]["type"] == "point"):
        return None
    known = _police_of(socket)
    there = [move for move in wanted if move.get("cell") in known]
    return (there or wanted)[len(socket.events) % len(there or wanted)]


def _police_of(socket: Socket) -> set[int]:
    """Where the own team has met the Police: whoever goes there again ends a round soon."""
    team = socket.view.get("team")
    met = (event for event in socket.events if event["type"] == "police-met")
    return {event["cell"] for event in met if event["team"] == team}


# Sitting down with others


def officer(world: World, **options: Any) -> Agent:
    """With one Detective against bots, and the race has begun."""
    me = Agent(world.enter("Mira"))
    leads(me, lambda code, place: joins(world.friend("Jonas"), code, place), **options)
    return me


def leads(me: Agent, partner: Callable[[str, int], object], **options: Any) -> None:
    """As an Officer with one Detective, against bots if at all, and the race has begun."""
    partner(me.makes_table(**options), DETECTIVE)
    me.starts(OFFICER, () if options.get("mode") == "coop" else RIVALS)
    me.begins()


def detective(world: World, *bots: int, **options: Any) -> Agent:
    """With an Officer who gives at once, and the first clue is there."""
    me = Agent(world.enter("Mira"))
    joins(world.friend("Jonas"), me.makes_table(**options), OFFICER)
    me.starts(DETECTIVE, bots)
    me.begins()
    me.waits_for_a_clue()
    return me
