"""Shadows: Amsterdam on its own board: both roles, by pressing and by keys, large and small."""

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Request, expect

from gloaming.core import Seat
from gloaming.games.amsterdam.messages import Name, Point, Sign, Wish, Withdraw
from gloaming.games.amsterdam.tests.table import clue, coop, give, laid, row, table, wins
from gloaming.server.wire.told import Tally
from tests.boards.amsterdam import Agent, OpenAgent, board_of
from tests.browser.looking import axe
from tests.browser.pages import DESK, PHONE
from tests.browser.screens import again, on_both_screens

LOW = {"width": 1280, "height": 720}
on_every_screen = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), again(LOW, "low"), again(PHONE, "phone")]
)
LIT = re.compile(r"\blit\b")
SCALE = "city => new DOMMatrix(getComputedStyle(city).transform).a"
MARKED = "[data-place][aria-pressed=true]"
FINGER = ".pin.own:not(.idle)"


def in_sight(me: Agent, what: Locator) -> bool:
    """Whether it can be pressed without scrolling."""
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


# Every phase, on every screen


@on_every_screen
def test_officer_marks_a_card_and_finds_the_button(agent: OpenAgent, size: dict[str, int]) -> None:
    me = agent(table(), "ada", size=size)
    me.cards.nth(1).click()
    assert in_sight(me, me.confirm)
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0
    me.confirm.click()
    expect(me.board.get_by_text(me.reader.say("board-sent"), exact=True)).to_be_visible()
    assert board_of(me).sent == [give(row(table())[1])]


@on_both_screens
def test_detective_with_a_clue_has_no_axe_faults(agent: OpenAgent, size: dict[str, int]) -> None:
    me = agent(clue(table()), "ben", size=size)
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0


@on_every_screen
@pytest.mark.parametrize("name", ["ada", "ben"])
def test_round_that_is_over_shows_both_maps(
    agent: OpenAgent, size: dict[str, int], name: str
) -> None:
    me = agent(wins(table()), name, size=size)
    expect(me.board.locator(".after svg[viewBox]").first).to_be_visible()
    expect(me.board.locator(".after .map")).to_have_count(2)
    expect(me.button("board-ready")).to_be_visible()
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0


# The Detective


def test_tap_selects_a_cell_and_the_button_moves_there(agent: OpenAgent) -> None:
    me = agent(clue(table()), "ben", size=PHONE)
    cell = me.cell_led_to()
    number = me.number_of(cell)
    cell.locator(".shape").tap()
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(me.board.locator(".lens .cell")).to_be_visible()
    what = me.reader.say("board-point-moves", count=1, needed=1)
    expect(me.board.get_by_text(what, exact=True)).to_be_visible()
    assert in_sight(me, me.confirm)
    me.confirm.tap()
    expect(cell).not_to_have_class(LIT)
    assert board_of(me).sent == [Point(number)], "the first tap has pointed"
    board_of(me).goes_on(clue(board_of(me).story))
    me.cell_led_to().locator(".shape").tap()
    me.confirm.tap()
    expect(me.lit).to_have_count(0)
    assert len(board_of(me).sent) == 2


def test_click_points_at_once_and_the_next_clue_is_waited_for(agent: OpenAgent) -> None:
    me = agent(clue(table()), "ben")
    cell = me.cell_led_to()
    number = me.number_of(cell)
    cell.locator(".shape").click()
    expect(cell).not_to_have_class(LIT)
    expect(me.board.get_by_text(me.reader.say("board-step-wait"), exact=True)).to_be_visible()
    assert board_of(me).sent == [Point(number)]


def test_keys_point_take_back_and_sign(agent: OpenAgent) -> None:
    me = agent(clue(table(2, agreement="everyone")), "ben")
    keys = me.page.keyboard
    keys.press(me.reader.say("board-key-next").lower())
    focused = me.page.locator("[data-cell]:focus")
    expect(focused).to_have_class(LIT)
    number = me.number_of(focused)
    keys.press("Enter")
    expect(me.board.locator(FINGER)).to_have_count(1)
    expect(me.button("board-withdraw")).to_have_count(0)
    keys.press("Backspace")
    expect(me.board.locator(FINGER)).to_have_count(0)
    keys.press("ArrowRight")
    expect(focused).not_to_have_attribute("data-cell", str(number))
    me.button("board-sign-sure").click()
    expect(me.button("board-sign-sure")).to_have_attribute("aria-pressed", "true")
    assert board_of(me).sent == [Point(number), Withdraw(), Sign("sure")]


def test_buttons_and_wheel_scale_the_city(agent: OpenAgent) -> None:
    me = agent(coop(), "ada")
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


def test_keys_lay_the_map_over_the_city_and_hide_it(agent: OpenAgent) -> None:
    me = agent(coop(), "ada")
    keys = me.page.keyboard
    keys.press(me.reader.say("board-key-over").lower())
    expect(me.board.locator(".kind")).to_have_count(19)
    keys.press(me.reader.say("board-key-hide").lower())
    expect(me.board.locator(".kind")).to_have_count(0)
    expect(me.board.locator(".map")).to_have_count(0)
    keys.press(me.reader.say("board-key-hide").lower())
    expect(me.board.locator(".map")).to_have_count(1)


def test_officer_gives_cards_by_keys(agent: OpenAgent) -> None:
    told = coop()
    me = agent(told, "ada")
    keys = me.page.keyboard
    for digit in "13":
        keys.press(digit)
    expect(me.board.locator(MARKED)).to_have_count(2)
    expect(me.lit.first).to_be_attached()
    keys.press("Enter")
    expect(me.board.locator(MARKED)).to_have_count(0)
    assert board_of(me).sent == [give(row(told)[0], row(told)[2])]
    goes_where_it_was_led(me)
    expect(me.board.locator(".deal .means")).to_be_visible()
    keys.press("0")
    me.confirm.press("Enter")
    expect(me.board.locator(MARKED)).to_have_count(0)
    goes_where_it_was_led(me)
    expect(me.board.locator(".deal .means")).to_be_visible()
    assert me.board.evaluate("board => board.contains(document.activeElement)")


def goes_where_it_was_led(me: Agent) -> None:
    """Ben points at the first cell to which the cards lead."""
    told = board_of(me).story
    board_of(me).does("ben", next(move for move in told.legal("ben") if isinstance(move, Point)))


def test_hidden_map_is_shown_only_while_the_key_is_held(agent: OpenAgent) -> None:
    me = agent(coop(), "ada")
    me.board.locator(".screen header button").click()
    expect(me.board.locator(".map")).to_have_count(0)
    me.button("board-peek").focus()
    me.page.keyboard.down(" ")
    expect(me.board.locator(".map")).to_have_count(1)
    me.page.keyboard.up(" ")
    expect(me.board.locator(".map")).to_have_count(0)


def test_marks_and_looks_never_leave_the_page(agent: OpenAgent) -> None:
    told = coop()
    me = agent(told, "ada")
    me.cards.nth(2).click()
    me.cards.nth(4).click()
    me.cell(0).locator(".shape").click()
    me.button("board-unmark").click()
    me.cards.nth(1).click()
    me.confirm.click()
    expect(me.board.locator(MARKED)).to_have_count(0)
    others = [one for one in board_of(me).play.sent if one.get("act") != {"type": "here"}]
    assert [one["type"] for one in others] == ["move"]
    assert board_of(me).sent == [give(row(told)[1])]


def test_map_is_on_no_page_but_that_of_an_officer(agent: OpenAgent) -> None:
    me = agent(clue(table()), "ben")
    assert me.board.locator(".map, .kind, .wish").count() == 0
    assert me.board.get_by_role("grid").count() == 1
    spectator = agent(clue(table()), None)
    assert spectator.board.get_by_role("grid").count() == 1
    assert spectator.board.locator(".map, .kind, .wish, .pin").count() == 0


def test_wish_of_a_lone_team_brings_ten_other_cards(agent: OpenAgent) -> None:
    me = agent(coop(level="master"), "ada")
    first = me.board.locator("[data-place] img").first
    before = first.get_attribute("src")
    me.board.locator(".wish").click()
    expect(me.board.locator(".ten.frozen")).to_have_count(1)
    board_of(me).goes_on(board_of(me).story.time_is_up().deals())
    expect(me.board.locator(".ten.frozen")).to_have_count(0)
    expect(first).not_to_have_attribute("src", before or "")
    assert board_of(me).sent == [Wish()]


def test_descriptions_are_fetched_only_where_the_table_wants_them(agent: OpenAgent) -> None:
    fetched: list[str] = []

    def note(request: Request) -> None:
        fetched.append(request.url)

    me = agent(table(), "ada")
    me.page.on("request", note)
    me.page.reload()
    me.cards.first.wait_for()
    me.reader.settles()
    assert fetched
    assert not any("described" in url for url in fetched)
    plain = me.cards.first.get_attribute("aria-label")
    assert plain == me.reader.say("board-card", place=1, picture=me.reader.say("board-picture"))
    other = agent(table(is_described=True), "ada")
    expect(other.cards.first).not_to_have_attribute("aria-label", plain or "")
    other.cards.first.focus()
    other.page.keyboard.press(other.reader.say("board-key-large").lower())
    expect(other.page.get_by_role("dialog").locator("figcaption")).to_be_visible()


# The table around the city


def test_place_cards_follow_the_named_officer(agent: OpenAgent) -> None:
    me = agent(laid(), "ada")
    cards = me.page.locator("li.seat .state")
    officer, detective = me.reader.say("role-officer"), me.reader.say("role-detective")
    expect(cards.nth(0)).to_contain_text(officer)
    me.board.locator(".briefing .black li").nth(1).get_by_role("button").click()
    expect(cards.nth(0)).to_contain_text(detective)
    expect(cards.nth(1)).to_contain_text(officer)
    assert board_of(me).sent == [Name(Seat(1))]


def test_question_never_hides_the_time(agent: OpenAgent) -> None:
    me = agent(coop(level="master"), "ada", size=PHONE)
    board = board_of(me)
    board.is_told(replace(board.play.table, tallies=(Tally("pause", None, (1,), 0, 2),)))
    slip = me.page.locator(".fresh .slip")
    slip.wait_for()
    clock = me.board.get_by_role("timer").bounding_box()
    box = slip.bounding_box()
    assert clock is not None
    assert box is not None
    assert clock["y"] + clock["height"] <= box["y"]


def test_log_shows_cards_and_says_no_numbers(agent: OpenAgent) -> None:
    me = agent(clue(table(), cards=2), "ben")
    line = (
        me.page.get_by_role("log")
        .get_by_role("button")
        .filter(has_text=me.reader.say("line-given", team="black"))
    )
    expect(line.locator("img").first).to_be_visible()
    assert line.locator("img").count() == me.board.locator(".lens .card:not(.cell)").count() == 2
    assert re.search(r"\d", line.locator(".text").inner_text()) is None


def test_team_sees_the_time_for_a_move(agent: OpenAgent) -> None:
    me = agent(clue(table(pace="quick")), "ben")
    expect(me.board.get_by_role("timer")).to_have_text(re.compile(r"^0:\d\d$"))
