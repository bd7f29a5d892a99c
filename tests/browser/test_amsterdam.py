"""Shadows: Amsterdam with real bots: whole rounds. What one board shows is in `tests/boards`."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.company import Company
from tests.browser.looking import axe
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import ENGLISH, Reader
from tests.browser.screens import again, on_both_screens
from tests.browser.states.amsterdam import DETECTIVE, OFFICER, RIVALS, Agent, joins, leads
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

LOW = {"width": 1280, "height": 720}
CLUE_TIME = 60_000
LIT = re.compile(r"\blit\b")

Sit = Callable[..., Agent]


@pytest.fixture
def sit(browser: Browser, quick: RealServer) -> Iterator[Sit]:
    readers: list[Reader] = []

    def one(size: dict[str, int] = DESK) -> Agent:
        readers.append(Reader(browser, quick.url, "Mira", size, ENGLISH))
        return Agent(readers[-1])

    yield one
    for reader in readers:
        reader.close()


@pytest.fixture
def company() -> Iterator[Company]:
    gathered = Company()
    yield gathered
    gathered.close()


@pytest.fixture
def partner(company: Company, quick: RealServer) -> Callable[[str, int], None]:
    """Somebody without a screen, who does at once what is asked."""

    def one(code: str, place: int) -> None:
        joins(company.enter(quick, "Jonas"), code, place)

    return one


Partner = Callable[[str, int], None]


def in_sight(me: Agent, what: Locator) -> bool:
    """Whether somebody who scrolls nothing could press it."""
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


# Whole rounds


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), again(LOW, "low"), again(PHONE, "phone")]
)
def test_an_officer_plays_a_round_by_pressing(
    sit: Sit, partner: Partner, size: dict[str, int]
) -> None:
    me = sit(size)
    leads(me, partner)
    me.cards.nth(1).click()
    assert in_sight(me, me.confirm)
    assert axe(me.reader) == []
    me.plays_on()
    expect(me.board.locator(".after svg[viewBox]").first).to_be_visible()
    expect(me.board.locator(".after .map")).to_have_count(2)
    expect(me.button("board-ready")).to_be_visible()
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0


@on_both_screens
def test_a_detective_plays_a_round_by_pressing(
    sit: Sit, partner: Partner, size: dict[str, int]
) -> None:
    me = sit(size)
    partner(me.makes_table(), OFFICER)
    me.starts(DETECTIVE, RIVALS)
    me.begins()
    me.waits_for_a_clue()
    assert axe(me.reader) == []
    if size is PHONE:
        moves_by_tapping(me)
        moves_by_tapping(me)
    me.plays_on()
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0


def moves_by_tapping(me: Agent) -> None:
    """To a cell that the clue leads to; when it stands there, it leads there no more."""
    me.waits_for_a_clue()
    cell = me.cell_led_to()
    cell.locator(".shape").tap()
    assert in_sight(me, me.confirm)
    me.confirm.tap()
    expect(cell).not_to_have_class(LIT)


def test_a_bot_guides_and_bots_follow(sit: Sit) -> None:
    me = sit()
    me.makes_table()
    me.starts(DETECTIVE, (OFFICER, *RIVALS))
    me.begins()
    expect(me.lit.first).to_be_attached(timeout=CLUE_TIME)
    cell = me.cell_led_to()
    cell.locator(".shape").click()
    expect(cell).not_to_have_class(LIT)
    expect(me.board.get_by_text(me.reader.say("board-step-wait"), exact=True)).to_be_visible()
