"""Shadow Shift before the first turn: a press places a counter, and the rest is left to the lot."""

import re

from playwright.sync_api import expect

from gloaming.games.shift.messages import PlaceCounter, SquareName
from gloaming.games.shift.tests.table import table
from gloaming.server.wire import Done
from tests.boards.shift import Burglar, OpenBurglar, board_of, in_sight, keeps_still, placing
from tests.browser.looking import axe
from tests.browser.pages import PHONE
from tests.browser.screens import on_both_screens

ONE, SEVERAL = 400, 2_000
"""Milliseconds in which the lot places one counter, and in which it would place several."""
STOPPED = 60
"""Seconds: later than what it takes to stop the time."""
ANY_KIND = re.compile("(a Criminal|a blank shadow) may be placed here")


def others_place(me: Burglar) -> None:
    """Let the others place until it is Bob's turn again."""
    board_of(me).others_play()
    expect(me.board.locator("[data-can=put]").first).to_be_attached()


def stops_time(me: Burglar) -> None:
    """Let time pass on the page only by `run_for`."""
    me.page.clock.install(time=0)
    me.page.clock.pause_at(STOPPED)


def has_placed(me: Burglar, number: int) -> None:
    """So many counters stand there."""
    expect(me.board.locator(".piece")).to_have_count(number)


# By hand


def test_press_places_a_shadow_of_the_chosen_kind(burglar: OpenBurglar) -> None:
    me = burglar(table(), "bob")
    kinds = me.board.get_by_role("group", name=me.reader.say("board-kinds"))
    criminal = kinds.get_by_role("button").filter(has_text="Criminal")
    criminal.click()
    square = me.cell("A5")
    expect(square).to_have_attribute("aria-label", re.compile("a Criminal may be placed here"))
    me.presses(square)
    has_placed(me, 1)
    assert board_of(me).sent == [PlaceCounter(SquareName("A5"), is_criminal=True)]
    expect(criminal).to_contain_text("3")


def test_tap_on_a_placed_shadow_places_none_beside_it(burglar: OpenBurglar) -> None:
    me = burglar(table(), "bob", size=PHONE)
    square = me.cell("A2")
    keeps_still(me)
    square.tap()
    has_placed(me, 1)
    keeps_still(me)
    box = square.bounding_box()
    assert box is not None
    square.tap(position={"x": box["width"] * 0.85, "y": box["height"] / 2})
    expect(me.board.locator(".info")).to_be_visible()
    assert [move.square for move in board_of(me).sent] == ["A2"]


def test_keys_place_a_shadow(burglar: OpenBurglar) -> None:
    me = burglar(table(), "bob")
    me.grid.focus()
    me.page.keyboard.press("ArrowDown")
    cell = me.board.locator(f"[id='{me.grid.get_attribute('aria-activedescendant')}']")
    expect(cell).to_have_attribute("aria-label", ANY_KIND)
    me.page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-label", re.compile("Shadow 1,"))


# By lot


@on_both_screens
def test_rest_is_placed_by_ordinary_moves(burglar: OpenBurglar, size: dict[str, int]) -> None:
    me = burglar(placing(left=4), "bob", size=size)
    board = board_of(me)
    keeps_still(me)
    assert in_sight(me, me.rest)
    board.play.is_answering = False
    me.rest.click()
    expect(me.board.locator("h3")).to_have_text(me.reader.say("board-by-lot"))
    assert axe(me.reader) == []
    me.page.wait_for_function("() => harness.sent.some(one => one.type === 'move')")
    board.play.is_answering = True
    board.does("bob", board.sent[-1])
    board.is_told(Done(board.play.sent[-1]["key"]))
    has_placed(me, 16)
    expect(me.rest).to_have_count(0)
    assert {type(move) for move in board.sent} == {PlaceCounter}
    assert len({move.square for move in board.sent}) == len(board.sent) == 4
    assert sum(move.is_criminal for move in board.sent) == 1
    expect(me.board.locator("h3")).to_be_focused()


def test_rest_is_not_placed_alike_each_time(burglar: OpenBurglar) -> None:
    orders = []
    for _ in range(2):
        me = burglar(table(), "bob")
        stops_time(me)
        me.rest.click()
        for placed in range(1, 6):
            me.page.clock.run_for(ONE)
            has_placed(me, placed)
        orders.append(board_of(me).sent)
    assert orders[0] != orders[1]


def test_lot_goes_on_in_the_next_turn_until_it_is_stopped(burglar: OpenBurglar) -> None:
    me = burglar(placing(3, left=4), "bob")
    stops_time(me)
    me.rest.click()
    for placed in (9, 11):
        me.page.clock.run_for(ONE)
        has_placed(me, placed)
        others_place(me)
    me.rest.click()
    me.page.clock.run_for(SEVERAL)
    has_placed(me, 12)
    assert len(board_of(me).sent) == 2
    me.rest.click()
    me.page.clock.run_for(ONE)
    has_placed(me, 13)
    assert len(board_of(me).sent) == 3


def test_counter_placed_by_hand_stops_the_lot(burglar: OpenBurglar) -> None:
    me = burglar(table(), "bob")
    key = me.reader.say("board-key-rest").lower()
    stops_time(me)
    me.page.keyboard.press(key)
    me.page.clock.run_for(ONE)
    has_placed(me, 1)
    me.presses(me.squares("put")[0])
    has_placed(me, 2)
    me.page.clock.run_for(SEVERAL)
    assert len(board_of(me).sent) == 2
    me.page.keyboard.press(key)
    me.page.clock.run_for(ONE)
    has_placed(me, 3)
