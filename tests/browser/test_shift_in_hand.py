"""Shadow Shift under a finger: closer and back, pinched, dragged, and on short phones."""

import pytest
from playwright.sync_api import Locator, expect

from tests.boards.shift import SCALE, in_sight
from tests.browser.fingers import Fingers, middle_of
from tests.browser.pages import PHONE
from tests.browser.screens import again, on_both_screens
from tests.browser.states.shift import (
    FIRST,
    GUARDS,
    SECOND,
    Burglar,
    Sit,
    moves_of,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

MOVED = "floor => new DOMMatrix(getComputedStyle(floor).transform).f"
BESIDE = """board => {
    const all = board.querySelector('.view').getBoundingClientRect();
    return [...board.querySelectorAll('.closer button')]
        .map(button => button.getBoundingClientRect())
        .map(({left, right, top, bottom, width, height}) => ({width, height,
            covers: left < all.right && right > all.left && top < all.bottom && bottom > all.top}));
}"""
"""The buttons that come closer: how large they are, and whether they lie on the drawing."""
UNDER_THE_CLOCK = """() => {
    const clock = document.querySelector('.clock p').getBoundingClientRect();
    return [...document.querySelectorAll('.shift .seats li')].filter(seat => {
        const {right, top, bottom} = seat.getBoundingClientRect();
        return right > clock.left && bottom > clock.top && top < clock.bottom;
    }).map(seat => seat.textContent);
}"""
SHORT, SHORTEST = {"width": 390, "height": 664}, {"width": 360, "height": 640}
A_WHILE = 500
FINGER = 44
"""Pixels."""
SHADOWS_AT_LEAST = 8


def test_one_may_come_closer_and_go_back(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    moved = me.board.locator(".moved")
    me.board.get_by_role("grid").focus()
    me.page.keyboard.press("+")
    assert moved.evaluate(SCALE) == pytest.approx(1.5)
    me.board.get_by_role("button", name=me.reader.say("board-zoom-whole")).click()
    assert moved.evaluate(SCALE) == pytest.approx(1)


@on_both_screens
def test_one_may_do_so_by_buttons_that_cover_nothing(sit: Sit, size: dict[str, int]) -> None:
    me = sit(size)
    me.gathers(FIRST, (GUARDS,))
    moved, say = me.board.locator(".moved"), me.reader.say
    closer = me.board.get_by_role("button", name=say("board-zoom-in"), exact=True)
    further = me.board.get_by_role("button", name=say("board-zoom-out"), exact=True)
    covers_nothing(me)
    closer.click()
    assert moved.evaluate(SCALE) == pytest.approx(1.5)
    further.click()
    assert moved.evaluate(SCALE) == pytest.approx(1)
    expect(further).to_have_attribute("aria-disabled", "true")


@on_both_screens
def test_whoever_watches_sees_every_letter_beside_them(sit: Sit, size: dict[str, int]) -> None:
    me, watcher = sit(), sit(size)
    me.gathers(FIRST, (GUARDS,))
    watcher.page.goto(me.page.url)
    watcher.reader.tells_name()
    expect(watcher.board).to_be_visible()
    covers_nothing(watcher)


def covers_nothing(me: Burglar) -> None:
    """Neither squares nor letters lie below a button that comes closer, and a finger finds it."""
    buttons = me.board.evaluate(BESIDE)
    assert len(buttons) == 2
    for button in buttons:
        assert not button["covers"]
        assert min(button["width"], button["height"]) >= FINGER


# By fingers


def at_a_throw(me: Burglar) -> None:
    """The dice lie there, and no counter is in hand yet."""
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    me.move("roll").tap()
    expect(me.movable.first).to_be_visible()
    me.reader.settles()


def test_after_a_pinch_one_finger_taps_and_pans(sit: Sit) -> None:
    me = sit(PHONE)
    at_a_throw(me)
    moved, hand = me.board.locator(".moved"), Fingers(me.page)
    hand.pinches(middle_of(me.board.locator(".view")), wide=60)
    closer = moved.evaluate(SCALE)
    assert closer > 1.5
    before = moved.evaluate(MOVED)
    x, y = middle_of(me.board.locator(".view"))
    hand.drags((x, y), (x, y - 80))
    assert moved.evaluate(SCALE) == pytest.approx(closer)
    assert moved.evaluate(MOVED) < before - 40
    hand.drags((x, y), (x, y - 200))
    counter = next(one for one in me.movable.all() if is_under_the_thumb(me, one))
    hand.taps(middle_of(counter))
    expect(me.board.locator("[role=group].pad")).to_be_visible()
    assert moved.evaluate(SCALE) == pytest.approx(closer)


def is_under_the_thumb(me: Burglar, counter: Locator) -> bool:
    """Whether whoever touches the middle of it touches the warehouse, and nothing on it."""
    x, y = middle_of(counter)
    found = "([x, y]) => document.elementFromPoint(x, y)?.closest('.view') != null"
    return bool(me.page.evaluate(found, [x, y]))


def test_a_drag_that_is_interrupted_moves_nothing(sit: Sit) -> None:
    me = sit(PHONE)
    sent = moves_of(me)
    at_a_throw(me)
    me.takes(5)
    before, hand = len(sent), Fingers(me.page)
    spots = [middle_of(me.board.locator(".piece.held")), middle_of(me.squares("go")[0])]
    hand.puts(spots[0])
    hand.moves(spots[:1], spots[1:])
    expect(me.board.locator(".piece.carried")).to_have_count(1)
    hand.is_interrupted()
    expect(me.board.locator(".piece.carried")).to_have_count(0)
    me.page.wait_for_timeout(300)
    assert sent[before:] == []
    assert me.board.locator("[role=gridcell][aria-selected=true]").count() == 0


# Phones with the bars of a browser


@pytest.mark.parametrize("size", [pytest.param(SHORTEST, id="360"), again(SHORT, "390")])
def test_on_a_short_phone_every_counter_that_may_move_can_be_tapped(
    sit: Sit, size: dict[str, int]
) -> None:
    me = sit(size)
    me.gathers(FIRST, (GUARDS, SECOND))
    me.page.wait_for_timeout(A_WHILE)
    assert in_sight(me, me.board.locator(".floor")), "a match begins with all of it in sight"
    me.comes_to("roll")
    me.move("roll").click()
    expect(me.movable.first).to_be_visible()
    me.page.wait_for_timeout(A_WHILE)
    assert me.movable.count() > SHADOWS_AT_LEAST
    assert [one for one in me.movable.all() if not is_under_the_thumb(me, one)] == []
    me.takes(3)
    me.page.wait_for_timeout(A_WHILE)
    assert [one for one in me.squares("go") if not is_under_the_thumb(me, one)] == []


@pytest.mark.parametrize("bots", [(GUARDS, SECOND), (GUARDS, SECOND, 4, 5)], ids=["three", "five"])
def test_on_a_phone_the_clock_covers_no_seat(sit: Sit, bots: tuple[int, ...]) -> None:
    me = sit(PHONE)
    me.gathers(FIRST, bots, pace="relaxed")
    me.waits(lambda: bool(me.squares("put")))
    me.page.wait_for_timeout(A_WHILE)
    assert me.page.evaluate(UNDER_THE_CLOCK) == []
