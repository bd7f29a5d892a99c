"""Shadows: Amsterdam under a finger and at a glance: nothing lies on what one looks at or means."""

from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from gloaming.words import game_words
from tests.browser.company import Friend
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import Tongue
from tests.browser.states.amsterdam import (
    ALONE,
    DETECTIVE,
    OFFICER,
    RIVALS,
    SECOND,
    Agent,
    Go,
    detective,
    joins,
    officer,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

WIDE = {"width": 1440, "height": 900}
LOW = 90
POLISH: Tongue = partial(game_words, "pl")
RIVAL_OFFICER, RIVAL_DETECTIVE = RIVALS
TAPS = 8
FINGER = 44
A_BIT = 1.0


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def ends(box: FloatRect) -> tuple[float, float]:
    """Its right and its lower edge."""
    return box["x"] + box["width"], box["y"] + box["height"]


# On a phone


def test_large_pictures_and_their_words_scroll_within_the_screen(go: Go) -> None:
    me = detective(go(PHONE), mode="coop", level="recruit", is_described=True)
    me.lit.first.locator(".shape").tap()
    me.board.locator(".lens .card").first.tap()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.locator("figcaption").first).to_be_visible()
    close = dialog.get_by_role("button", name=me.reader.say("board-close"))
    for what in (close, dialog.locator(".pictures")):
        assert box_of(what)["y"] >= 0
        assert ends(box_of(what))[1] <= PHONE["height"]
    last = dialog.locator("figcaption").last
    last.scroll_into_view_if_needed()
    assert ends(box_of(last))[1] <= box_of(close)["y"]
    me.page.touchscreen.tap(PHONE["width"] / 2, PHONE["height"] - 4)
    expect(dialog).to_have_count(0)


def test_when_a_clue_comes_nothing_lies_on_the_city(go: Go) -> None:
    me = detective(go(PHONE, POLISH), **ALONE)
    assert min(box_of(cell)["width"] for cell in me.lit.all()) >= FINGER
    for _ in range(2):
        me.waits_for_a_clue()
        city, panel = box_of(me.board.locator(".middle")), box_of(me.board.locator(".panel"))
        assert ends(city)[1] <= panel["y"]
        me.lit.first.locator(".shape").tap()
        me.page.evaluate("scrollTo(0, 0)")
        me.confirm.tap()
        expect(me.board.locator(".lens .cell")).to_have_count(0)


def test_the_map_with_its_legend_and_the_city_are_above_the_cards(go: Go) -> None:
    me = officer(go(PHONE, POLISH), **ALONE)
    legend, deal = me.board.locator(".screen li").last, me.board.locator("section.deal")
    assert ends(box_of(legend))[1] <= box_of(deal)["y"]
    me.board.get_by_role("tab").last.tap()
    assert ends(box_of(me.board.locator(".middle")))[1] <= box_of(deal)["y"]


def test_the_time_of_a_lone_team_has_its_own_place(go: Go) -> None:
    me = officer(go(PHONE, POLISH), **ALONE)
    parts = [
        box_of(me.board.locator(name)) for name in (".tracks", ".score", ".digits", ".time .btn")
    ]
    for one, other in pairwise(parts):
        assert ends(one)[0] <= other["x"]


def test_a_lone_team_is_told_in_few_lines_at_a_desk(go: Go) -> None:
    me = detective(go(DESK, POLISH), **ALONE)
    assert box_of(me.board.locator(".team"))["height"] <= LOW
    me.board.locator(".team .people").evaluate(
        "(told, text) => told.textContent = text", me.reader.say("board-edge")
    )
    assert box_of(me.board.locator(".team"))["height"] <= LOW, "with the last chance"


def test_an_officer_is_told_what_to_do(go: Go) -> None:
    world = go(PHONE)
    me = Agent(world.enter("Mira"))
    joins(world.friend("Jonas"), me.makes_table(), DETECTIVE)
    me.starts(OFFICER, RIVALS)
    expect(me.board.get_by_text(me.reader.say("board-job", role="officer"))).to_be_visible()
    me.begins()
    say = me.board.locator(".say")
    expect(say).to_contain_text(me.reader.say("board-now-wait", role="officer"))
    expect(say.get_by_text(me.reader.say("board-first-steps"))).to_be_visible()
    me.cards.nth(1).tap()
    expect(say.get_by_text(me.reader.say("both-cards"))).to_be_visible()


def test_two_taps_show_a_picture_large_to_an_officer_too(go: Go) -> None:
    me = officer(go(PHONE), **ALONE)
    hint = me.board.get_by_text(me.reader.say("board-hold"))
    me.board.get_by_role("tab", name=me.reader.say("board-part-city")).tap()
    expect(hint).to_be_visible()
    spot = box_of(me.board.locator("[data-cell='12']"))
    dialog = me.page.get_by_role("dialog")
    for _ in range(TAPS):
        if dialog.count() == 0:
            me.page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


# What one means


def test_what_is_picked_stays_while_the_rivals_act(go: Go) -> None:
    world = go(PHONE)
    me = Agent(world.enter("Mira"))
    code = me.makes_table()
    joins(world.friend("Jonas"), code, OFFICER)
    rival = world.friend("Omar")
    rival.come(code)
    rival.act("sit", place=RIVAL_OFFICER - 1)
    me.starts(DETECTIVE, (RIVAL_DETECTIVE,))
    rival.plays("ready")
    me.begins()
    me.waits_for_a_clue()
    cell = me.lit.first
    cell.locator(".shape").tap()
    expect(cell).to_have_attribute("aria-selected", "true")
    gives_a_card(rival)
    expect(me.board.locator(".team.orange .given")).to_be_visible()
    expect(cell).to_have_attribute("aria-selected", "true")
    expect(me.button("board-withdraw")).to_have_count(0)


def gives_a_card(friend: Friend) -> None:
    """The first one that can be given."""
    socket = friend.client.socket
    friend._company.wait(
        socket.until(lambda: [one for one in socket.legal if one["type"] == "give"])
    )
    move = next(one for one in socket.legal if one["type"] == "give")
    friend._company.wait(socket.move(move))


def test_a_finger_lies_within_the_cell_that_it_means(go: Go) -> None:
    me = detective(go(WIDE), SECOND, *RIVALS, agreement="everyone")
    me.lit.first.press("Enter")
    expect(me.board.locator(".pin.own:not(.idle)")).to_have_count(1)
    cell = box_of(me.board.locator("[data-cell]:focus"))
    pin = box_of(me.board.locator(".pin.own:not(.idle)"))
    assert cell["x"] - A_BIT <= pin["x"]
    assert ends(pin)[0] <= ends(cell)[0] + A_BIT
    assert cell["y"] <= pin["y"]
    assert ends(pin)[1] <= ends(cell)[1]
    expect(me.board.locator("[data-cell='12'] .number")).to_be_visible()


def test_the_ten_cards_leave_the_fingers_in_sight(go: Go) -> None:
    me = detective(go(WIDE), SECOND, *RIVALS, agreement="everyone")
    me.board.locator("details.ten summary").click()
    fingers, panel = me.board.locator(".fingers"), me.board.locator(".panel")
    assert ends(box_of(fingers))[1] <= ends(box_of(panel))[1] + A_BIT


def test_without_the_tracking_marker_no_map_lies_on_the_city(go: Go) -> None:
    me = officer(go(), is_tracked=False)
    expect(me.board.locator(".screen .map")).to_be_visible()
    assert me.board.get_by_text(me.reader.say("board-over-city")).count() == 0
    me.page.keyboard.press(me.reader.say("board-key-over").lower())
    me.page.keyboard.press("1")
    expect(me.board.locator("[data-place][aria-pressed=true]")).to_have_count(1)
    assert me.board.locator(".kind").count() == 0


def test_after_a_long_look_a_key_marks_a_card(go: Go) -> None:
    me = officer(go(), **ALONE)
    card, mouse = me.cards.nth(2), me.page.mouse
    card.hover()
    mouse.down()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    mouse.up()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.keyboard.press("Escape")
    card.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
