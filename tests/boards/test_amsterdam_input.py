"""Shadows: Amsterdam by keys, mouse, touch and screen reader: what is pressed, held and meant."""

import pytest
from playwright.sync_api import expect

from gloaming.games.amsterdam.messages import Point
from gloaming.games.amsterdam.tests.table import begun, clue, coop, laid, table
from tests.boards.amsterdam import OpenAgent, board_of
from tests.browser.fingers import Fingers, middle_of
from tests.browser.pages import PHONE

FINGER = ".pin.own:not(.idle)"
TAPS = 8
HIDE = ".screen header button"


# The Detective


@pytest.mark.rule("AMS-49")
@pytest.mark.parametrize("way", ["button", "key", "mouse"])
def test_detective_whose_finger_is_enough_now_is_told_and_points_again(
    agent: OpenAgent, way: str
) -> None:
    me = agent(clue(table(2)), "ben")
    cell, told = me.cell_led_to(), me.board.get_by_text(me.reader.say("board-now-again"))
    number = me.number_of(cell)
    cell.press("Enter")
    expect(me.board.locator(FINGER)).to_have_count(1)
    assert told.count() == 0
    board_of(me).goes_on(board_of(me).story.left("bea"))
    expect(told.last).to_be_visible()
    again = me.confirm.filter(has_text=me.reader.say("board-point-again"))
    expect(again).to_be_visible()
    if way == "button":
        again.click()
    elif way == "key":
        cell.press("Enter")
    else:
        cell.locator(".shape").click()
    expect(again).to_have_count(0)
    expect(me.board.locator(FINGER)).to_have_count(0)
    assert board_of(me).sent == [Point(number), Point(number)]


def test_picked_cell_stays_picked_while_rivals_act(agent: OpenAgent) -> None:
    me = agent(clue(table()), "ben", size=PHONE)
    cell = me.cell_led_to()
    cell.locator(".shape").tap()
    expect(cell).to_have_attribute("aria-selected", "true")
    board_of(me).goes_on(clue(board_of(me).story, "orange"))
    expect(me.board.locator(".team.orange .given")).to_be_visible()
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(me.board.locator(".act").get_by_text(me.reader.say("board-withdraw"))).to_have_count(0)
    assert board_of(me).sent == []


# The Officer


def test_officer_is_told_what_to_do(agent: OpenAgent) -> None:
    me = agent(laid(), "ada", size=PHONE)
    expect(me.board.get_by_text(me.reader.say("board-job", role="officer"))).to_be_visible()
    me.button("board-ready").click()
    expect(me.button("board-ready")).to_have_count(0)
    board_of(me).goes_on(begun(board_of(me).story))
    say = me.board.locator(".say")
    expect(say).to_contain_text(me.reader.say("board-now-wait", role="officer"))
    expect(say.get_by_text(me.reader.say("board-first-steps"))).to_be_visible()
    me.cards.nth(1).tap()
    expect(say.get_by_text(me.reader.say("both-cards"))).to_be_visible()


def test_space_marks_a_card_and_a_key_shows_it_large(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada")
    card, dialog = me.cards.nth(3), me.page.get_by_role("dialog")
    card.focus()
    me.page.keyboard.press(" ")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert dialog.count() == 0
    me.page.keyboard.press(me.reader.say("board-key-large").lower())
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press(" ")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_key_marks_a_card_after_a_long_look_at_it(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada")
    card, dialog, mouse = me.cards.nth(2), me.page.get_by_role("dialog"), me.page.mouse
    card.hover()
    mouse.down()
    expect(dialog).to_be_visible()
    mouse.up()
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_map_never_lies_on_the_city_without_the_tracking_marker(agent: OpenAgent) -> None:
    me = agent(table(is_tracked=False), "ada")
    expect(me.board.locator(".screen .map")).to_be_visible()
    assert me.board.get_by_text(me.reader.say("board-over-city")).count() == 0
    me.page.keyboard.press(me.reader.say("board-key-over").lower())
    me.page.keyboard.press("1")
    expect(me.board.locator("[data-place][aria-pressed=true]")).to_have_count(1)
    assert me.board.locator(".kind").count() == 0


# A look at the hidden map


def test_screen_reader_activates_the_look_that_a_mouse_holds(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada")
    me.board.locator(HIDE).click()
    peek, paper = me.button("board-peek"), me.board.locator(".map")
    expect(peek).to_have_attribute("aria-pressed", "false")
    peek.evaluate("button => button.click()")
    expect(paper).to_have_count(1)
    expect(peek).to_have_attribute("aria-pressed", "true")
    peek.evaluate("button => button.click()")
    expect(paper).to_have_count(0)
    peek.hover()
    me.page.mouse.down()
    expect(paper).to_have_count(1)
    me.page.mouse.up()
    expect(paper).to_have_count(0)


def test_look_that_a_finger_holds_ends_with_the_touch(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada", size=PHONE)
    me.board.locator(HIDE).click()
    peek, paper = me.button("board-peek"), me.board.locator(".map")
    fingers = Fingers(me.page)
    for end in (fingers.lifts, fingers.is_interrupted):
        peek.scroll_into_view_if_needed()
        spot = middle_of(peek)
        fingers.puts(spot)
        expect(paper).to_have_count(1)
        fingers.moves([spot], [(spot[0], spot[1] - 60)])
        expect(paper).to_have_count(1)
        end()
        expect(paper).to_have_count(0)


# Large pictures


@pytest.mark.parametrize("name", ["ada", None], ids=["officer", "spectator"])
def test_two_clicks_show_a_cell_large_where_a_click_does_not_point(
    agent: OpenAgent, name: str | None
) -> None:
    me = agent(table(), name)
    dialog = me.page.get_by_role("dialog")
    me.cell(26).locator(".shape").click()
    expect(me.cell(26)).to_have_attribute("aria-selected", "true")
    assert dialog.count() == 0
    me.cell(12).locator(".shape").dblclick()
    expect(dialog).to_be_visible()


def test_two_taps_show_a_cell_large_and_the_tip_for_it_goes(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada", size=PHONE)
    tip, dialog = me.board.get_by_text(me.reader.say("board-hold")), me.page.get_by_role("dialog")
    me.board.get_by_role("tab", name=me.reader.say("board-part-city")).tap()
    expect(tip).to_be_visible()
    spot = middle_of(me.cell(12))
    for _ in range(TAPS):
        if dialog.count() == 0:
            me.page.touchscreen.tap(*spot)
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
