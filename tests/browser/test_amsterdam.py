"""Shadows: Amsterdam on its own board: both roles, by pressing and by keys, large and small."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from tests.browser.company import Company
from tests.browser.looking import axe
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import ENGLISH, Reader
from tests.browser.screens import again, on_both_screens
from tests.browser.states.amsterdam import (
    ALONE,
    DETECTIVE,
    OFFICER,
    RIVALS,
    SECOND,
    Agent,
    joins,
    leads,
)
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

LOW = {"width": 1280, "height": 720}
CLUE_TIME = 60_000
LIT = re.compile(r"\blit\b")
SCALE = "city => new DOMMatrix(getComputedStyle(city).transform).a"

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


# The Detective


def test_a_tap_looks_and_never_points(sit: Sit, partner: Partner) -> None:
    me = sit(PHONE)
    partner(me.makes_table(), OFFICER)
    me.starts(DETECTIVE, RIVALS)
    me.begins()
    me.waits_for_a_clue()
    cell = me.lit.first
    cell.locator(".shape").tap()
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(me.board.locator(".lens .cell")).to_be_visible()
    me.page.wait_for_timeout(300)
    assert me.lit.count() > 0, "the figure has gone"
    what = me.reader.say("board-point-moves", count=1, needed=1)
    expect(me.board.get_by_text(what, exact=True)).to_be_visible()


def test_fingers_and_signs_are_given_by_keys_and_taken_back(sit: Sit, partner: Partner) -> None:
    me = sit()
    code = me.makes_table(agreement="everyone")
    partner(code, OFFICER)
    me.starts(DETECTIVE, (SECOND, *RIVALS))
    me.begins()
    me.waits_for_a_clue()
    keys = me.page.keyboard
    keys.press(me.reader.say("board-key-next").lower())
    focused = me.page.locator("[data-cell]:focus")
    expect(focused).to_have_class(LIT)
    keys.press("Enter")
    expect(me.board.locator(".pin.own:not(.idle)")).to_have_count(1)
    expect(me.button("board-withdraw")).to_have_count(0)
    keys.press("Backspace")
    expect(me.board.locator(".pin.own:not(.idle)")).to_have_count(0)
    before = focused.get_attribute("data-cell")
    keys.press("ArrowRight")
    assert focused.get_attribute("data-cell") != before
    me.button("board-sign-sure").click()
    expect(me.button("board-sign-sure")).to_have_attribute("aria-pressed", "true")


def test_one_may_come_closer_and_go_back(sit: Sit, partner: Partner) -> None:
    me = sit()
    leads(me, partner, **ALONE)
    city = me.board.locator(".city")
    me.button("board-zoom-in").click()
    assert city.evaluate(SCALE) == pytest.approx(1.5)
    me.button("board-zoom-whole").click()
    assert city.evaluate(SCALE) == pytest.approx(1)
    box = me.board.locator(".view").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 200, box["y"] + 200)
    me.page.mouse.wheel(0, -2_000)
    expect(me.button("board-zoom-in")).to_have_attribute("aria-disabled", "true")
    assert city.evaluate(SCALE) == pytest.approx(3)


# The Officer


def test_an_officer_needs_no_mouse(sit: Sit, partner: Partner) -> None:
    me = sit()
    leads(me, partner, **ALONE)
    keys = me.page.keyboard
    for digit in "13":
        keys.press(digit)
    expect(me.board.locator("[data-place][aria-pressed=true]")).to_have_count(2)
    expect(me.lit.first).to_be_attached()
    keys.press(me.reader.say("board-key-over").lower())
    expect(me.board.locator(".kind")).to_have_count(19)
    keys.press(me.reader.say("board-key-hide").lower())
    expect(me.board.locator(".kind")).to_have_count(0)
    expect(me.board.locator(".map")).to_have_count(0)
    keys.press(me.reader.say("board-key-hide").lower())
    expect(me.board.locator(".map")).to_have_count(1)
    keys.press("Enter")
    expect(me.board.locator("[data-place][aria-pressed=true]")).to_have_count(0)
    expect(me.board.locator(".deal .means")).to_be_visible()
    keys.press("0")
    me.confirm.press("Enter")
    expect(me.board.locator("[data-place][aria-pressed=true]")).to_have_count(0)
    expect(me.board.locator(".deal .means")).to_be_visible()
    assert me.board.evaluate("board => board.contains(document.activeElement)")


def test_behind_the_screen_the_map_is_nowhere_but_for_a_look(sit: Sit, partner: Partner) -> None:
    me = sit()
    leads(me, partner, **ALONE)
    me.board.locator(".screen header button").click()
    expect(me.board.locator(".map")).to_have_count(0)
    me.button("board-peek").focus()
    me.page.keyboard.down(" ")
    expect(me.board.locator(".map")).to_have_count(1)
    me.page.keyboard.up(" ")
    expect(me.board.locator(".map")).to_have_count(0)


def test_marks_and_looks_never_leave_the_page(sit: Sit, partner: Partner) -> None:
    me = sit()
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    me.page.on("websocket", listen)
    leads(me, partner, **ALONE)
    me.page.wait_for_timeout(300)
    known = moves_in(sent)
    me.cards.nth(2).click()
    me.cards.nth(4).click()
    me.board.locator("[data-cell='0'] .shape").click()
    me.button("board-unmark").click()
    me.page.wait_for_timeout(300)
    assert moves_in(sent) == known
    assert known, "nothing was heard"


def moves_in(sent: list[str]) -> list[str]:
    """What was sent that others could learn of: signs of life and clocks are not."""
    return [text for text in sent if json.loads(text).get("type") in {"move", "say", "note"}]


def test_nobody_but_an_officer_has_a_map_on_the_page(sit: Sit, partner: Partner) -> None:
    me = sit()
    partner(me.makes_table(), OFFICER)
    me.starts(DETECTIVE, RIVALS)
    me.begins()
    assert me.board.locator(".map, .kind, .wish").count() == 0
    assert me.board.get_by_role("grid").count() == 1
    watcher = sit()
    watcher.makes_table()
    watcher.starts(None, (OFFICER, DETECTIVE, *RIVALS))
    watcher.races()
    assert watcher.board.locator(".map, .kind, .wish, .pin").count() == 0


def test_ten_others_come_when_the_officer_of_a_lone_team_wishes(sit: Sit, partner: Partner) -> None:
    me = sit()
    partner(me.makes_table(mode="coop", level="master"), DETECTIVE)
    me.starts(OFFICER)
    me.begins()
    first = me.board.locator("[data-place] img").first
    before = first.get_attribute("src")
    me.board.locator(".wish").click()
    expect(me.board.locator(".ten.frozen")).to_have_count(0)
    expect(first).not_to_have_attribute("src", before or "")


def test_pictures_are_described_only_where_the_table_wants_it(sit: Sit, partner: Partner) -> None:
    fetched: list[str] = []
    me = sit()
    me.page.on("request", lambda request: fetched.append(request.url))
    leads(me, partner)
    assert not any("described" in url for url in fetched)
    plain = me.cards.first.get_attribute("aria-label")
    assert plain == me.reader.say("board-card", place=1, picture=me.reader.say("board-picture"))
    other = sit()
    leads(other, partner, is_described=True)
    expect(other.cards.first).not_to_have_attribute("aria-label", plain or "")
    other.cards.first.focus()
    other.page.keyboard.press(other.reader.say("board-key-large").lower())
    expect(other.page.get_by_role("dialog").locator("figcaption")).to_be_visible()


# The table around the city


def test_whoever_is_named_officer_is_so_on_the_place_cards(sit: Sit, partner: Partner) -> None:
    me = sit()
    partner(me.makes_table(), DETECTIVE)
    me.starts(OFFICER, RIVALS)
    cards = me.page.locator("li.seat .state")
    officer, detective = me.reader.say("role-officer"), me.reader.say("role-detective")
    expect(cards.nth(0)).to_contain_text(officer)
    me.board.locator(".briefing .black li").nth(1).get_by_role("button").click()
    expect(cards.nth(0)).to_contain_text(detective)
    expect(cards.nth(1)).to_contain_text(officer)


def test_a_question_never_hides_the_time(sit: Sit, company: Company, quick: RealServer) -> None:
    me = sit(PHONE)
    friend = company.enter(quick, "Jonas")
    joins(friend, me.makes_table(mode="coop", level="master"), DETECTIVE)
    me.starts(OFFICER)
    me.begins()
    friend.act("vote", topic="pause", seat=None, is_for=True)
    slip = me.page.locator(".fresh .slip")
    slip.wait_for()
    clock = me.board.get_by_role("timer").bounding_box()
    box = slip.bounding_box()
    assert clock is not None
    assert box is not None
    assert clock["y"] + clock["height"] <= box["y"]


def test_the_log_shows_cards_and_says_no_numbers(sit: Sit, partner: Partner) -> None:
    me = sit()
    partner(me.makes_table(), OFFICER)
    me.starts(DETECTIVE, RIVALS)
    me.begins()
    me.waits_for_a_clue()
    line = (
        me.page.get_by_role("log")
        .get_by_role("button")
        .filter(has_text=me.reader.say("line-given", team="black"))
    )
    expect(line.locator("img").first).to_be_visible()
    assert line.locator("img").count() == me.board.locator(".lens .card:not(.cell)").count()
    assert re.search(r"\d", line.locator(".text").inner_text()) is None


def test_a_team_sees_how_long_it_may_take_over_a_move(sit: Sit, partner: Partner) -> None:
    me = sit()
    partner(me.makes_table(pace="quick"), OFFICER)
    me.starts(DETECTIVE, RIVALS)
    me.begins()
    me.waits_for_a_clue()
    expect(me.board.get_by_role("timer")).to_have_text(re.compile(r"^0:\d\d$"))
