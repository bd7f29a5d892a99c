"""Shadow House in hand: what lies face down shows nothing, tokens are dragged, arrows lead on."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fingers import Fingers, between, middle_of
from tests.browser.pages import DESK, PHONE
from tests.browser.screens import on_both_screens
from tests.browser.states.house import Detective, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

BACKS = """row => [...row.querySelectorAll('.back')].map(card => [
    card.innerHTML,
    [...card.attributes].filter(one => one.value).map(one => `${one.name}=${one.value}`).sort(),
    card.parentElement.textContent.trim() === '',
    [...card.parentElement.attributes]
        .filter(one => !['aria-label', 'data-pick', 'tabindex'].includes(one.name))
        .map(one => `${one.name}=${one.value}`).sort(),
])"""
"""Of each card that lies face down: what is in it, what is said of it, whether it lies alone."""
TIME_MOMENTS = """() => {
    let began = null;
    window.lasted = [];
    new MutationObserver(() => {
        const moment = document.querySelector('.moment');
        const isShown = moment?.textContent.includes('Mira gives the Character up') ?? false;
        if (isShown) began ??= performance.now();
        else if (began !== null) {
            window.lasted.push((performance.now() - began) / 1000);
            began = null;
        }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
"""From now on the page measures for how long such a moment is there: a busy test sees it late."""
PLACED = re.compile(r"^(Mira|Easy bot \d), card \d, face down$")


# What lies face down


def backs(me: Detective, where: str) -> list[tuple[str, tuple[str, ...], bool, tuple[str, ...]]]:
    """Of everything that lies face down there what there is to be found in the page."""
    return [
        (inside, tuple(own), is_alone, tuple(around))
        for part in me.board.locator(where).all()
        for inside, own, is_alone, around in part.evaluate(BACKS)
    ]


def test_nothing_is_to_be_found_in_a_card_that_lies_face_down(visit: Visit) -> None:
    me = visit(DESK)
    me.gathers(2)
    me.lays_out()
    me.waits()
    cards = backs(me, ".others [data-seat]")
    dug_up = me.board.locator(".others [data-seat] .shown").count()
    assert len(cards) == 12 - dug_up
    assert {inside for inside, *_ in cards} == {""}
    assert len({*cards}) == 1
    assert all(is_alone for _, _, is_alone, _ in cards)
    labels = me.board.locator(".others [data-seat] :has(> .back)")
    assert all(PLACED.match(one.get_attribute("aria-label") or "") for one in labels.all())


def test_nothing_is_to_be_found_in_a_safe_that_is_shut(visit: Visit) -> None:
    me = visit(DESK)
    me.gathers(2)
    me.lays_out()
    me.waits()
    inside = backs(me, ".safe")
    assert len(inside) == 2
    assert {one[0] for one in inside} == {""}
    assert inside[0] == inside[1]
    box = me.board.locator(".safe .box")
    expect(box).to_have_attribute("aria-label", me.reader.say("board-safe-shut"))
    assert not re.search(r"\d", box.inner_text())


def test_a_character_that_lies_face_down_has_only_what_all_have(visit: Visit) -> None:
    me = visit(DESK)
    me.gathers(4, mode="conspiracy")
    asleep = me.board.locator(".others .asleep")
    expect(asleep).to_have_count(4)
    label = me.reader.say("board-character-face-down")
    for one in asleep.all():
        assert one.inner_text() == "5"
        expect(one.locator("xpath=..")).to_have_attribute("aria-label", label)
    assert len({one.evaluate("card => card.parentElement.outerHTML") for one in asleep.all()}) == 1


# Drink


@on_both_screens
def test_a_token_is_dragged_into_a_gap(visit: Visit, size: dict[str, int]) -> None:
    me = visit(size)
    me.gathers(2)
    me.lays_out()
    me.waits()
    me.chooses("drink")
    me.confirm.click()
    gap = me.board.locator("[data-gap]").last
    number = gap.get_attribute("data-gap")
    drags(me, me.board.locator(".slip .hand button[aria-pressed=true]"), gap)
    expect(me.board.locator(f'[data-gap="{number}"]')).to_have_attribute("aria-pressed", "true")
    before = me.board.locator(".slip .hand button").count()
    me.confirm.click()
    expect(me.board.locator(".slip .hand button")).to_have_count(before - 1)


def drags(me: Detective, what: Locator, onto: Locator) -> None:
    """By a finger where the page is touched, else by the mouse."""
    onto.scroll_into_view_if_needed()
    one, other = middle_of(what), middle_of(onto)
    if me.page.viewport_size == PHONE:
        Fingers(me.page).drags(one, other)
        return
    mouse = me.page.mouse
    mouse.move(*one)
    mouse.down()
    mouse.move(*between(one, other, 1 / 2))
    mouse.move(*other)
    mouse.up()


# Moments and keys


@pytest.mark.parametrize(("motion", "least", "most"), [("reduce", 0, 4), ("no-preference", 4, 20)])
def test_a_moment_is_soon_over_where_things_keep_still(
    visit: Visit, motion: Literal["reduce", "no-preference"], least: float, most: float
) -> None:
    me = visit(DESK)
    me.page.emulate_media(reduced_motion=motion)
    me.comes_to_a_second_turn("ask", 2, mode="conspiracy")
    me.page.evaluate(TIME_MOMENTS)
    me.guesses_wrong()
    me.page.wait_for_function("() => window.lasted.length > 0")
    assert least <= me.page.evaluate("() => window.lasted[0]") <= most


def test_arrows_go_from_card_to_card_where_keys_play_no_moves(visit: Visit) -> None:
    me = visit(DESK)
    me.gathers(2)
    me.lays_out()
    me.waits()
    me.reader.presses("menu-open")
    me.page.get_by_role("switch", name=me.reader.say("menu-keys")).click()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press(me.reader.say("board-key-drink").lower())
    assert not me.has_chosen
    me.chooses("dig")
    row = me.board.locator(".others [data-seat]").first
    cards = row.locator("[data-pick]")
    cards.first.focus()
    for _ in range(cards.count() - 1):
        me.page.keyboard.press("ArrowRight")
    expect(cards.last).to_be_focused()
    expect(cards.last).to_have_attribute("tabindex", "0")
    expect(cards.first).to_have_attribute("tabindex", "-1")
    me.page.keyboard.press("ArrowRight")
    expect(cards.last).to_be_focused()
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("Enter")
    expect(me.board.locator(".slip .keys")).to_be_visible()
    expect(cards.nth(cards.count() - 2)).to_have_attribute("aria-pressed", "true")
