"""Shadow Shift before the first turn: counters are placed by one press each, or left to the lot."""

import re

import pytest
from playwright.sync_api import expect

from tests.boards.shift import in_sight
from tests.browser.looking import axe
from tests.browser.pages import PHONE
from tests.browser.screens import on_both_screens
from tests.browser.states.shift import (
    FIRST,
    GUARDS,
    LONG_SECONDS,
    SECOND,
    Burglar,
    Sit,
    moves_of,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

SHADOWS, CRIMINALS = 16, 4
A_FEW = 3
A_WHILE = 1_500
"""Milliseconds in which several more would be placed."""
ANY_KIND = re.compile("(a Criminal|a blank shadow) may be placed here")


def is_placing(me: Burglar) -> None:
    """The first counter is to be placed."""
    expect(me.board.locator("[data-can=put]").first).to_be_attached()


def has_placed(me: Burglar, number: int) -> None:
    """At least so many stand there, each after an answer of its own."""
    expect(me.board.locator(".piece").nth(number - 1)).to_be_visible(timeout=LONG_SECONDS * 1000)


# By hand


def test_one_press_places_a_shadow(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    is_placing(me)
    kinds = me.board.get_by_role("group", name=me.reader.say("board-kinds"))
    kinds.get_by_role("button").filter(has_text="Criminal").click()
    square = me.squares("put")[0]
    name = square.get_attribute("data-square")
    expect(square).to_have_attribute("aria-label", re.compile("a Criminal may be placed here"))
    me.presses(square)
    has_placed(me, 1)
    assert sent == [{"type": "place-counter", "square": name, "is_criminal": True}]
    expect(kinds.get_by_role("button").filter(has_text="Criminal")).to_contain_text("3")


def test_a_finger_on_a_shadow_that_stands_places_none_beside_it(sit: Sit) -> None:
    me = sit(PHONE)
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    is_placing(me)
    square = me.squares("put")[0]
    name = square.get_attribute("data-square")
    square.tap()
    has_placed(me, 1)
    is_placing(me)
    me.board.locator(f"[data-square={name}]").tap()
    expect(me.board.locator(".info")).to_be_visible()
    assert len(sent) == 1


def test_by_keys_too(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    is_placing(me)
    grid = me.board.get_by_role("grid")
    grid.focus()
    me.page.keyboard.press("ArrowDown")
    cell = me.board.locator(f"[id='{grid.get_attribute('aria-activedescendant')}']")
    expect(cell).to_have_attribute("aria-label", ANY_KIND)
    me.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-label", re.compile("Shadow 1,"))


# By lot


@on_both_screens
def test_the_rest_is_placed_by_ordinary_moves(sit: Sit, size: dict[str, int]) -> None:
    me = sit(size)
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    is_placing(me)
    me.presses(me.squares("put")[0])
    has_placed(me, 1)
    me.page.wait_for_timeout(A_WHILE)
    assert in_sight(me, me.rest)
    me.rest.click()
    expect(me.board.locator("h3")).to_have_text(me.reader.say("board-by-lot"))
    assert axe(me.reader) == []
    has_placed(me, SHADOWS)
    expect(me.rest).to_have_count(0)
    assert {tuple(sorted(move)) for move in sent} == {("is_criminal", "square", "type")}
    assert {move["type"] for move in sent} == {"place-counter"}
    assert len({move["square"] for move in sent}) == len(sent) == SHADOWS
    assert sum(bool(move["is_criminal"]) for move in sent) == CRIMINALS
    expect(me.board.locator("h3")).to_be_focused()


def test_where_they_are_placed_is_not_the_same_each_time(sit: Sit) -> None:
    orders = []
    for _ in range(2):
        me = sit()
        sent = moves_of(me)
        me.gathers(FIRST, (GUARDS,))
        is_placing(me)
        me.rest.click()
        has_placed(me, SHADOWS)
        orders.append([(move["square"], move["is_criminal"]) for move in sent])
    assert orders[0] != orders[1]


def test_it_goes_on_when_it_is_ones_turn_again_and_is_stopped_at_any_time(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS, SECOND))
    is_placing(me)
    me.rest.click()
    has_placed(me, A_FEW)
    me.rest.click()
    me.page.wait_for_timeout(A_WHILE)
    before = len(sent)
    me.page.wait_for_timeout(A_WHILE)
    assert len(sent) == before < SHADOWS // 2
    is_placing(me)
    me.rest.click()
    has_placed(me, SHADOWS)
    assert len(sent) == SHADOWS // 2


def test_whoever_places_one_by_hand_has_taken_it_up_again(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    is_placing(me)
    key = me.reader.say("board-key-rest").lower()
    me.page.keyboard.press(key)
    has_placed(me, A_FEW)
    me.presses(me.squares("put")[0])
    me.page.wait_for_timeout(A_WHILE)
    before = len(sent)
    me.page.wait_for_timeout(A_WHILE)
    assert len(sent) == before < SHADOWS
    me.page.keyboard.press(key)
    has_placed(me, SHADOWS)
