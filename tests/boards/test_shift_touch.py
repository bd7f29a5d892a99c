"""Shadow Shift's board under a finger and a pointer: zoom, pinch, drag, and small screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.shift.events import Raided
from gloaming.games.shift.messages import Counter, Move, Roll, Walk
from gloaming.games.shift.tests.table import walk
from gloaming.games.shift.views import PlayerView
from tests.boards.kept import moment_where, whole
from tests.boards.shift import (
    SCALE,
    Burglar,
    OpenBurglar,
    around,
    board_of,
    in_sight,
    keeps_still,
    placing,
    rolled,
    to_roll,
)
from tests.browser.fingers import Fingers, middle_of
from tests.browser.motion import SMOOTH, motion
from tests.browser.pages import PHONE
from tests.browser.screens import again, on_both_screens

MOVED = "floor => new DOMMatrix(getComputedStyle(floor).transform).f"
BESIDE = """board => {
    const all = board.querySelector('.view').getBoundingClientRect();
    return [...board.querySelectorAll('.closer button')]
        .map(button => button.getBoundingClientRect())
        .map(({left, right, top, bottom, width, height}) => ({width, height,
            covers: left < all.right && right > all.left && top < all.bottom && bottom > all.top}));
}"""
"""The zoom buttons: how large they are, and whether they lie on the drawing."""
UNDER_THE_CLOCK = """() => {
    const clock = document.querySelector('.clock p').getBoundingClientRect();
    return [...document.querySelectorAll('.shift .seats li')].filter(seat => {
        const {right, top, bottom} = seat.getBoundingClientRect();
        return right > clock.left && bottom > clock.top && top < clock.bottom;
    }).map(seat => seat.textContent);
}"""
NOTE_MOMENT = """() => {
    window.moments = [];
    new MutationObserver(() => {
        const moment = document.querySelector('.shift .moment');
        if (moment === null || moment === window.moment) return;
        window.moment = moment;
        const [told, dock] = [moment, document.querySelector('.shift .dock')]
            .map(one => one.getBoundingClientRect());
        const raided = document.querySelector('.shift .flip.raid').getBoundingClientRect();
        const touched = document.elementFromPoint(told.x + told.width / 2, told.y + 20);
        window.moments.push({
            isOver: document.querySelector('.after') !== null,
            isOnTheDock: told.right > dock.left && told.bottom > dock.top,
            takesTheTap: moment.contains(touched),
            hidesTheVault: told.top < raided.bottom && told.bottom > raided.top,
        });
    }).observe(document.body, {childList: true, subtree: true});
}"""
"""What is told for a moment: whether it comes too late, and where it lies."""
UNDER_THE_THUMB = "([x, y]) => document.elementFromPoint(x, y)?.closest('.view') != null"
SHORT, SHORTEST = {"width": 390, "height": 664}, {"width": 360, "height": 640}
FINGER = 44
"""Pixels."""


def is_under_the_thumb(me: Burglar, what: Locator) -> bool:
    """Whether a touch of its middle meets the warehouse, and nothing that lies on it."""
    return bool(me.page.evaluate(UNDER_THE_THUMB, middle_of(what)))


def covers_nothing(me: Burglar) -> None:
    """No zoom button lies on squares or letters, and each is large enough for a finger."""
    buttons = me.board.evaluate(BESIDE)
    assert len(buttons) == 2
    for button in buttons:
        assert not button["covers"]
        assert min(button["width"], button["height"]) >= FINGER


# Zoom


def test_plus_key_scales_the_warehouse_and_a_button_resets_it(burglar: OpenBurglar) -> None:
    me = burglar(placing(), "bob")
    moved = me.board.locator(".moved")
    me.grid.focus()
    me.page.keyboard.press("+")
    assert moved.evaluate(SCALE) == pytest.approx(1.5)
    me.board.get_by_role("button", name=me.reader.say("board-zoom-whole")).click()
    assert moved.evaluate(SCALE) == pytest.approx(1)


@on_both_screens
def test_zoom_buttons_scale_the_warehouse_and_cover_nothing(
    burglar: OpenBurglar, size: dict[str, int]
) -> None:
    me = burglar(placing(), "bob", size=size)
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
def test_zoom_buttons_cover_nothing_for_a_spectator(
    burglar: OpenBurglar, size: dict[str, int]
) -> None:
    covers_nothing(burglar(placing(), None, size=size))


def test_finger_taps_and_pans_after_a_pinch(burglar: OpenBurglar) -> None:
    me = burglar(rolled(), "bob", size=PHONE)
    keeps_still(me)
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
    expect(me.pad).to_be_visible()
    assert moved.evaluate(SCALE) == pytest.approx(closer)


# Drag


def test_dragged_counter_goes_where_it_is_dropped(burglar: OpenBurglar) -> None:
    me = burglar(rolled(), "bob")
    me.takes(3)
    way = ["C2", "C1", "D1"]
    middles = [middle_of(me.counter(3)), middle_of(me.cell(way[-1]))]
    mouse = me.page.mouse
    mouse.move(*middles[0])
    mouse.down()
    mouse.move(middles[0][0] + 15, middles[0][1] + 15)
    mouse.move(*middles[1])
    mouse.up()
    expect(me.square_of(3)).to_have_attribute("data-square", way[-1])
    assert board_of(me).sent == [walk(3, 4, square) for square in way]


def test_drag_interrupted_moves_nothing(burglar: OpenBurglar) -> None:
    me = burglar(rolled(), "bob", size=PHONE)
    me.takes(3)
    keeps_still(me)
    hand = Fingers(me.page)
    spots = [middle_of(me.counter(3)), middle_of(me.cell("D1"))]
    hand.puts(spots[0])
    hand.moves(spots[:1], spots[1:])
    expect(me.board.locator(".piece.carried")).to_have_count(1)
    hand.is_interrupted()
    expect(me.board.locator(".piece.carried")).to_have_count(0)
    expect(me.board.locator("[role=gridcell][aria-selected=true]")).to_have_count(0)
    me.pad.locator("button[aria-disabled=false]").first.click()
    expect(me.move("take-back")).to_be_visible()
    assert [type(move) for move in board_of(me).sent] == [Walk], "the interrupted drag has moved"


# Small screens


def test_phone_shows_what_is_pressed_without_scrolling(burglar: OpenBurglar) -> None:
    me = burglar(to_roll(3), "bob", size=PHONE)
    keeps_still(me)
    assert in_sight(me, me.move("roll"))
    assert in_sight(me, me.board.locator(".floor"))
    me.move("roll").tap()
    me.takes(5)
    keeps_still(me)
    assert in_sight(me, me.pad)
    assert me.reader.sideways() <= 0
    assert board_of(me).sent == [Roll()]


def test_phone_turns_the_warehouse(burglar: OpenBurglar) -> None:
    me = burglar(placing(), "bob", size=PHONE)
    assert "turned" in str(me.grid.get_attribute("aria-label"))
    expect(me.grid.get_by_role("row", name="Column P", exact=True)).to_have_count(1)
    assert is_tall(me)


def is_tall(me: Burglar) -> bool:
    """Whether the warehouse stands on its short side."""
    box = me.board.locator(".floor").bounding_box()
    assert box is not None
    return box["height"] > box["width"]


@pytest.mark.parametrize("size", [pytest.param(SHORTEST, id="360"), again(SHORT, "390")])
def test_short_phone_covers_no_counter_and_no_square_in_reach(
    burglar: OpenBurglar, size: dict[str, int]
) -> None:
    spot = moment_where("shift", "3-seats-5", 2, stands_at_the_far_end)
    me = burglar(spot.story, "cid", size=size)
    keeps_still(me)
    assert in_sight(me, me.board.locator(".floor")), "not all of the warehouse is in sight at first"
    me.move("roll").click()
    expect(me.movable).to_have_count(16)
    keeps_still(me)
    assert [one for one in me.movable.all() if not is_under_the_thumb(me, one)] == []
    me.takes(8)
    keeps_still(me)
    assert me.squares("go")
    assert [one for one in me.squares("go") if not is_under_the_thumb(me, one)] == []


def stands_at_the_far_end(view: PlayerView, legal: tuple[Move, ...]) -> bool:
    """Shadow 8 stands in the last column, and the viewer may roll."""
    return Roll() in legal and view.squares().get(Counter(8), "").startswith("P")


@pytest.mark.parametrize("players", [3, 5], ids=["three", "five"])
def test_phone_clock_covers_no_seat(burglar: OpenBurglar, players: int) -> None:
    me = burglar(placing(players, pace="relaxed"), "bob", size=PHONE)
    expect(me.board.locator(".seats li")).to_have_count(players)
    expect(me.page.locator(".clock p")).to_be_visible()
    keeps_still(me)
    assert me.page.evaluate(UNDER_THE_CLOCK) == []


# The end of a match


@on_both_screens
def test_last_flip_is_told_on_the_board_beside_what_is_pressed(
    burglar: OpenBurglar, size: dict[str, int]
) -> None:
    before, after = around("2-seats-15", Raided)
    me = burglar(before, "ann", size=size)
    keeps_still(me)
    me.page.evaluate(NOTE_MOMENT)
    board_of(me).goes_on(after)
    expect(me.board.locator(".after")).to_be_visible()
    (told,) = me.page.evaluate("() => window.moments")
    assert not (told.pop("hidesTheVault") and size is PHONE)
    assert told == {"isOver": False, "isOnTheDock": False, "takesTheTap": True}


@on_both_screens
def test_warehouse_lies_after_the_match_as_in_play_and_leaves_the_wheel_to_the_page(
    burglar: OpenBurglar, size: dict[str, int]
) -> None:
    me = burglar(whole("shift", "2-seats-15"), "ann", size=size)
    floor = me.board.locator(".floor")
    floor.scroll_into_view_if_needed()
    assert is_tall(me) is (size is PHONE)
    before = me.page.evaluate("scrollY")
    me.page.mouse.move(middle_of(floor)[0], 300)
    me.page.mouse.wheel(0, 120)
    me.page.wait_for_function("before => scrollY > before", arg=before)
    assert me.board.locator(".moved").evaluate(SCALE) == pytest.approx(1)
    assert me.reader.sideways() <= 0


# Motion


def test_dice_and_steps_move_smoothly(
    burglar: OpenBurglar, record_property: Callable[[str, object], None]
) -> None:
    """The pace of the frames hangs on what else the machine does: it is recorded, not judged."""
    me = burglar(to_roll(), "bob", motion="on")
    found = {"dice": motion(me.reader, me.move("roll").click, "roll")}
    me.takes(3)
    step = me.pad.locator("[aria-disabled=false]").first
    found["steps"] = motion(me.reader, step.click, "translate")
    for name, (moved, frames) in found.items():
        record_property(f"frames of {name}, ms", round(frames, 1))
        rough = {what: fields for what, fields in moved.items() if not SMOOTH.issuperset(fields)}
        assert rough == {}, name
