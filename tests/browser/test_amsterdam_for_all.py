"""Shadows: Amsterdam for those without a mouse, without colours, without sound, or left alone."""

from __future__ import annotations

import time
from functools import partial

import pytest
from playwright.sync_api import expect

from gloaming.words import game_words
from tests.browser.fingers import Fingers, middle_of
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import ENGLISH, Reader, Tongue
from tests.browser.screens import in_all_languages
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
from tests.browser.world import World

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

SOON_SECONDS = 20.0
TONGUES: dict[str, tuple[Tongue, str]] = {
    "en": (ENGLISH, "BO"), "fr": (partial(game_words, "fr"), "NO"),
    "pl": (partial(game_words, "pl"), "CP"),
}  # fmt: skip
VOLUMES = """
const asked = globalThis.asked = [];
const set = AudioParam.prototype.setTargetAtTime;
AudioParam.prototype.setTargetAtTime = function (value, ...more) {
    asked.push([this.maxValue, value]);
    return set.call(this, value, ...more);
};
const close = AudioContext.prototype.close;
globalThis.closings = 0;
AudioContext.prototype.close = function () { globalThis.closings += 1; return close.call(this); };
"""

# Left alone


def left_alone(world: World) -> Agent:
    """Two Detectives, of whom one points and the other goes away."""
    me = Agent(world.enter("Mira"))
    code = me.makes_table()
    joins(world.friend("Jonas"), code, OFFICER)
    other = world.friend("Bea")
    other.come(code)
    other.act("sit", place=SECOND - 1)
    me.starts(DETECTIVE, RIVALS)
    other.plays("ready")
    me.begins()
    me.waits_for_a_clue()
    me.lit.first.press("Enter")
    expect(me.board.locator(".pin.own:not(.idle)")).to_have_count(1)
    assert me.board.get_by_text(me.reader.say("board-now-again")).count() == 0
    other.leave()
    return me


@pytest.mark.rule("AMS-49")
@pytest.mark.parametrize("way", ["button", "key", "mouse"])
def test_whose_finger_is_enough_now_is_told_so_and_may_point_once_more(go: Go, way: str) -> None:
    me = left_alone(go())
    expect(me.board.get_by_text(me.reader.say("board-now-again")).last).to_be_visible()
    cell = me.lit.first
    if way == "button":
        me.confirm.click()
    elif way == "key":
        cell.press("Enter")
    else:
        cell.locator(".shape").click()
    expect(me.button("board-point-again")).to_have_count(0)
    expect(me.board.locator(".pin.own:not(.idle)")).to_have_count(0)


# Without a mouse


def test_space_presses_a_card_as_it_does_any_button_and_a_key_looks_at_it(go: Go) -> None:
    me = officer(go(), **ALONE)
    card, dialog = me.cards.nth(3), me.page.get_by_role("dialog")
    card.focus()
    me.page.keyboard.press(" ")
    expect(card).to_have_attribute("aria-pressed", "true")
    assert dialog.count() == 0
    me.page.keyboard.press(me.reader.say("board-key-large").lower())
    expect(dialog).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press(" ")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_is_held_to_look_can_be_activated_by_a_screen_reader(go: Go) -> None:
    me = officer(go(), **ALONE)
    me.board.locator(".screen header button").click()
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


# With one


def test_a_look_that_a_finger_holds_ends_with_the_touch_however_that_ends(go: Go) -> None:
    me = officer(go(PHONE), **ALONE)
    me.board.locator(".screen header button").click()
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


def test_two_clicks_show_a_hex_large_where_a_click_does_not_point(go: Go) -> None:
    me = officer(go())
    shape = me.board.locator("[data-cell='12'] .shape")
    shape.click()
    assert me.page.get_by_role("dialog").count() == 0
    shape.dblclick()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_a_watcher_may_look_closely_too(go: Go) -> None:
    me = Agent(go().enter("Mira"))
    me.makes_table()
    me.starts(None, (OFFICER, DETECTIVE, *RIVALS))
    me.races()
    me.board.locator("[data-cell='12'] .shape").dblclick()
    expect(me.page.get_by_role("dialog")).to_be_visible()


# Without colours


@in_all_languages
def test_teams_are_told_by_letters_as_well(go: Go, language: str) -> None:
    tongue, letters = TONGUES[language]
    me = officer(go(PHONE, tongue))
    me.board.get_by_role("tab").last.tap()
    figures = me.board.locator("[data-figure] [data-letter]")
    assert "".join(figures.all_text_contents()) == letters
    emblems = me.board.locator(".teams h3 [data-letter]")
    assert "".join(emblems.all_text_contents()) == letters
    me.plays_on()
    for team, letter in zip(("black", "orange"), letters, strict=True):
        steps = me.board.locator(f".map g.{team} > [data-letter]")
        assert set(steps.all_text_contents()) <= {letter}
    assert me.board.locator(".map [data-letter]").count() > len(letters)
    tracks = me.board.locator(".slots .on")
    assert tracks.count() > 0
    assert me.board.locator(".slots .on [data-letter]").count() == tracks.count()


@pytest.mark.parametrize("size", [DESK, {"width": 390, "height": 844}])
def test_each_half_of_the_table_has_the_colour_of_the_team_that_sits_there(
    go: Go, size: dict[str, int]
) -> None:
    me = Agent(go(size).enter("Mira"))
    me.makes_table()
    me.comes()
    expect(me.page.locator(".half")).to_have_count(2)
    halves = me.page.locator(".half").all()
    seats = [group.locator(".seat").first for group in me.page.locator(".group").all()]
    for half, seat in zip(halves, seats, strict=True):
        edge = seat.evaluate("seat => getComputedStyle(seat).borderTopColor")
        expect(half).to_have_css("fill", edge)
    for left, right in (halves, seats):
        one, other = left.bounding_box(), right.bounding_box()
        assert one
        assert other
        assert one["x"] < other["x"]


def test_where_no_team_sits_on_a_side_no_side_has_a_colour(go: Go) -> None:
    me = Agent(go(PHONE).enter("Mira"))
    me.makes_table()
    me.comes()
    expect(me.page.locator(".half")).to_have_count(2)
    expect(me.page.locator(".half").first).to_be_hidden()


# Without sound


def notes_volumes(reader: Reader) -> None:
    """What the page asks of its audio."""
    reader.page.add_init_script(VOLUMES)


def waits_for(me: Agent, what: str) -> None:
    """Something comes true on the page."""
    deadline = time.monotonic() + SOON_SECONDS
    while not me.page.evaluate(what):
        assert time.monotonic() < deadline, what
        me.page.wait_for_timeout(100)


@pytest.mark.rule("AMS-61")
def test_the_sound_under_a_round_can_be_muted_and_stays_so(go: Go) -> None:
    world = go()
    world.prepare = notes_volumes
    me = detective(world, mode="coop", level="recruit")
    sound = me.button("board-music")
    expect(sound).to_have_attribute("aria-pressed", "true")
    waits_for(me, "asked.some(([, value]) => value > 0)")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    waits_for(me, "closings > 0")
    me.page.evaluate("globalThis.asked.length = 0")
    me.page.wait_for_timeout(1_000)
    assert me.page.evaluate("globalThis.asked.length") == 0
    me.page.reload()
    me.races()
    expect(sound).to_have_attribute("aria-pressed", "false")
