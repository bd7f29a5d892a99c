"""Shadows: Amsterdam with people and bots at a table. A board alone is tested in `tests/boards`."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company
from tests.browser.pages import DESK
from tests.browser.reader import ENGLISH, Reader
from tests.browser.screens import at_a_desk_first
from tests.browser.states.amsterdam import DETECTIVE, OFFICER, RIVALS, Agent, joins, leads
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

CLUE_TIME = 60_000
LIT = re.compile(r"\blit\b")

Sit = Callable[..., Agent]


@pytest.fixture
def sit(browser: Browser, quick: RealServer) -> Iterator[Sit]:
    """Open a browser for a player who comes to a table."""
    readers: list[Reader] = []

    def one(size: dict[str, int] = DESK) -> Agent:
        readers.append(Reader(browser, quick.url, "Mira", size, ENGLISH))
        return Agent(readers[-1])

    yield one
    for reader in readers:
        reader.close()


@pytest.fixture
def company() -> Iterator[Company]:
    """Gather people who play without a screen."""
    gathered = Company()
    yield gathered
    gathered.close()


@at_a_desk_first
def test_officer_plays_a_round_with_a_person_against_bots(
    sit: Sit, company: Company, quick: RealServer, size: dict[str, int]
) -> None:
    me = sit(size)
    leads(me, lambda code, place: joins(company.enter(quick, "Jonas"), code, place))
    me.plays_on()
    expect(me.board.locator(".after .map")).to_have_count(2)
    expect(me.button("board-ready")).to_be_visible()


def test_bot_guides_and_the_detective_moves(sit: Sit) -> None:
    me = sit()
    me.makes_table()
    me.starts(DETECTIVE, (OFFICER, *RIVALS))
    me.begins()
    expect(me.lit.first).to_be_attached(timeout=CLUE_TIME)
    cell = me.cell_led_to()
    cell.locator(".shape").click()
    expect(cell).not_to_have_class(LIT)
    expect(me.board.get_by_text(me.reader.say("board-step-wait"), exact=True)).to_be_visible()
