"""Shadow House in hand: cards face down, tokens dragged into gaps, moments and arrow keys."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.house.messages import Drink, PlaceHint
from tests.boards.house import Detective, Visit, arranging, board_of, first_turn, second_turn
from tests.browser.fingers import Fingers, between, middle_of
from tests.browser.pages import PHONE
from tests.browser.screens import on_both_screens

BACKS = """row => [...row.querySelectorAll('.back')].map(card => [
    card.innerHTML,
    [...card.attributes].filter(one => one.value).map(one => `${one.name}=${one.value}`).sort(),
    card.parentElement.textContent.trim() === '',
    [...card.parentElement.attributes]
        .filter(one => !['aria-label', 'data-pick', 'tabindex'].includes(one.name))
        .map(one => `${one.name}=${one.value}`).sort(),
])"""
"""Of each card that lies face down: what is in it, what is said of it, whether it lies alone."""
PLACED = re.compile(r"^(Mira|Easy bot \d), card \d, face down$")


# What lies face down


def backs(me: Detective, where: str) -> list[tuple[str, tuple[str, ...], bool, tuple[str, ...]]]:
    """Of everything that lies face down there what there is to be found in the page."""
    return [
        (inside, tuple(own), is_alone, tuple(around))
        for part in me.board.locator(where).all()
        for inside, own, is_alone, around in part.evaluate(BACKS)
    ]


def test_card_face_down_contains_nothing(visit: Visit) -> None:
    me = visit(first_turn())
    cards = backs(me, ".others [data-seat]")
    assert len(cards) == 12
    assert {inside for inside, *_ in cards} == {""}
    assert len({*cards}) == 1
    assert all(is_alone for _, _, is_alone, _ in cards)
    labels = me.board.locator(".others [data-seat] :has(> .back)")
    assert labels.count() == 12
    assert all(PLACED.match(one.get_attribute("aria-label") or "") for one in labels.all())


def test_shut_safe_contains_nothing(visit: Visit) -> None:
    me = visit(first_turn())
    inside = backs(me, ".safe")
    assert len(inside) == 2
    assert {one[0] for one in inside} == {""}
    assert inside[0] == inside[1]
    box = me.board.locator(".safe .box")
    expect(box).to_have_attribute("aria-label", me.reader.say("board-safe-shut"))
    assert not re.search(r"\d", box.inner_text())


def test_character_face_down_has_only_what_all_have(visit: Visit) -> None:
    me = visit(arranging(5, mode="conspiracy"))
    asleep = me.board.locator(".others .asleep")
    expect(asleep).to_have_count(4)
    label = me.reader.say("board-character-face-down")
    for one in asleep.all():
        assert one.inner_text() == "5"
        expect(one.locator("xpath=..")).to_have_attribute("aria-label", label)
    assert len({one.evaluate("card => card.parentElement.outerHTML") for one in asleep.all()}) == 1


# Drink


@on_both_screens
def test_token_is_dragged_into_a_gap(visit: Visit, size: dict[str, int]) -> None:
    me = visit(first_turn(), size=size)
    me.chooses("drink")
    me.confirm.click()
    gap = me.board.locator("[data-gap]").last
    number = int(gap.get_attribute("data-gap") or "")
    drags(me, me.board.locator(".slip .hand button[aria-pressed=true]"), gap)
    expect(me.board.locator(f'[data-gap="{number}"]')).to_have_attribute("aria-pressed", "true")
    tokens = me.board.locator(".slip .hand button")
    expect(tokens).to_have_count(2)
    me.confirm.click()
    expect(tokens).to_have_count(1)
    drink, placed = board_of(me).sent
    assert drink == Drink()
    assert isinstance(placed, PlaceHint)
    assert placed.gap == number


def drags(me: Detective, what: Locator, onto: Locator) -> None:
    """Drag with a finger on a touched page, else with the mouse."""
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


@pytest.mark.parametrize(
    ("motion", "least", "most"), [("reduce", 1_000, 4_000), ("no-preference", 4_000, 6_000)]
)
def test_moment_passes_sooner_where_motion_is_reduced(
    visit: Visit, motion: Literal["reduce", "no-preference"], least: int, most: int
) -> None:
    me = visit(second_turn(mode="conspiracy"))
    clock = me.page.clock
    clock.install(time=0)
    me.page.emulate_media(reduced_motion=motion)
    me.page.reload()
    me.ticket("ask").wait_for()
    clock.pause_at(3_600_000)
    me.guesses_wrong()
    moment = me.board.locator(".moment")
    expect(moment).to_contain_text("Mira gives the Character up")
    clock.run_for(least)
    expect(moment).to_be_visible()
    clock.run_for(most - least)
    expect(moment).to_have_count(0)


def test_arrows_go_from_card_to_card_where_keys_play_no_moves(visit: Visit) -> None:
    me = visit(first_turn())
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
