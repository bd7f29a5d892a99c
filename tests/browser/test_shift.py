"""Shadow Shift on its own board: whole matches, by pressing, dragging and keys, large and small."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.boards.shift import SCALE, in_sight
from tests.browser.looking import axe
from tests.browser.pages import PHONE
from tests.browser.screens import at_a_desk_first, on_both_screens
from tests.browser.states.shift import (
    FIRST,
    GUARDS,
    SECOND,
    SHORT,
    Burglar,
    Sit,
    moves_of,
)
from tests.browser.test_speed_of_pages import SMOOTH, motion

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

LOOKS = """board => [...board.querySelectorAll('.piece:not(.guard)')]
    .map(piece => piece.innerHTML)
    .map(html => html.replace(/<text.*?text>|<g transform="translate.36 2.*?g>/g, ''))"""
"""Of all shadows, but for their numbers and the signs of those who placed them."""
SHADOWS = 16
A_WHILE = 1_500
"""Milliseconds in which every step is answered: one that comes late asks anew."""
KNOWING = re.compile("blank|Criminal|know|think")
WATCH_FOR_MOMENTS = """() => {
    window.moments = [];
    new MutationObserver(() => {
        const moment = document.querySelector('.shift .moment');
        if (moment === null || moment === window.moment) return;
        window.moment = moment;
        const [told, dock] = [moment, document.querySelector('.shift .dock')]
            .map(one => one.getBoundingClientRect());
        const raided = document.querySelector('.shift .flip.raid')?.getBoundingClientRect();
        const touched = document.elementFromPoint(told.x + told.width / 2, told.y + 20);
        window.moments.push({
            isOver: document.querySelector('.after') !== null,
            isOnTheDock: told.right > dock.left && told.bottom > dock.top,
            takesTheTap: moment.contains(touched),
            hidesTheVault: raided !== undefined && told.top < raided.bottom
                && told.bottom > raided.top,
        });
    }).observe(document.body, {childList: true, subtree: true});
}"""
"""What is told for a moment: whether it comes too late, and where it lies."""
PEEKED = re.compile("just looked under")
IN_HAND = re.compile("in your hand")
MARKED = re.compile(r"you think: perhaps a Criminal")

# Whole matches


@at_a_desk_first
def test_a_match_is_played_as_a_criminal_to_its_end(sit: Sit, size: dict[str, int]) -> None:
    me = sit(size)
    me.gathers(FIRST, (GUARDS, SECOND), rounds=SHORT)
    me.comes_to("roll")
    assert axe(me.reader) == []
    me.plays_on()
    expect(me.board.locator("svg .way").first).to_be_attached()
    expect(me.board.locator(".counters .criminal")).to_have_count(4)
    me.board.locator(".counters button").last.click()
    expect(me.board.locator(".told")).to_contain_text("Guard II")
    expect(me.page.locator(".analysis li").first).to_contain_text("Round")
    assert axe(me.reader) == []
    assert me.reader.sideways() <= 0


@on_both_screens
def test_a_match_is_played_with_the_guards_to_its_end(sit: Sit, size: dict[str, int]) -> None:
    me = sit(size)
    me.gathers(GUARDS, (FIRST,), flips="asked", rules="family")
    me.comes_to("flip")
    assert me.is_asked("flip")
    assert axe(me.reader) == []
    assert in_sight(me, me.move("flip").first)
    assert in_sight(me, me.move("let-be"))
    me.page.evaluate(WATCH_FOR_MOMENTS)
    me.lets_them_in()
    expect(me.board.locator(".after")).to_be_visible()
    moments = me.page.evaluate("() => window.moments")
    assert moments, "the last flip was not seen on the board on which one played"
    assert not (moments[-1].pop("hidesTheVault") and size is PHONE)
    assert moments[-1] == {"isOver": False, "isOnTheDock": False, "takesTheTap": True}
    counts_nothing(me)
    lies_as_it_lay(me, is_tall=size is PHONE)
    assert me.reader.sideways() <= 0


def counts_nothing(me: Burglar) -> None:
    """One has won or not."""
    results = me.page.locator(".results")
    expect(results.get_by_role("heading", name=me.reader.say("over-result"))).to_be_visible()
    expect(results.locator("tbody tr")).not_to_have_count(0)
    expect(results.locator("td")).to_have_count(0)


def lies_as_it_lay(me: Burglar, *, is_tall: bool) -> None:
    """After the match, too; and a wheel over it scrolls the page."""
    floor = me.board.locator(".floor")
    floor.scroll_into_view_if_needed()
    box = floor.bounding_box()
    assert box is not None
    assert (box["height"] > box["width"]) is is_tall
    before = me.page.evaluate("scrollY")
    me.page.mouse.move(box["x"] + box["width"] / 2, 300)
    me.page.mouse.wheel(0, 120)
    me.page.wait_for_function("before => scrollY > before", arg=before)
    assert me.board.locator(".moved").evaluate(SCALE) == pytest.approx(1)


# What is lit is what is offered


def test_steps_that_are_lit_are_those_that_are_offered(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    me.move("roll").click()
    me.takes(5)
    pad = me.board.get_by_role("group", name=me.reader.say("board-pad"))
    lit = pad.locator("button:not([aria-disabled=true])")
    before = len(sent)
    squares = {str(one.get_attribute("data-square")) for one in me.squares("go")}
    for arrow in lit.all():
        assert str(arrow.get_attribute("aria-label")).split(" to ")[-1] in squares
    lit.first.click()
    expect(me.move("take-back")).to_be_visible()
    assert [move["type"] for move in sent[before:]] == ["walk"]
    me.move("take-back").click()
    expect(me.move("take-back")).to_have_count(0)


def test_a_way_is_walked_step_by_step_and_taken_back(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    me.move("roll").click()
    me.takes(5)
    start = str(me.board.get_by_role("gridcell", name=IN_HAND).get_attribute("data-square"))
    far = max(me.squares("go"), key=lambda one: steps_in(str(one.get_attribute("aria-label"))))
    steps = steps_in(str(far.get_attribute("aria-label")))
    name = str(far.get_attribute("data-square"))
    number = me.board.locator(".piece.held").get_attribute("data-counter")
    before = len(sent)
    me.presses(far)
    assert len(sent) == before, "a square was pressed once, and nothing confirmed yet"
    me.confirm.click()
    shadow = square_of(me, number)
    expect(shadow).to_have_attribute("data-square", name)
    assert [move["type"] for move in sent[before:]] == ["walk"] * steps
    for _ in range(steps):
        here = str(shadow.get_attribute("data-square"))
        me.move("take-back").click()
        expect(shadow).not_to_have_attribute("data-square", here)
    expect(shadow).to_have_attribute("data-square", start)
    expect(me.move("take-back")).to_have_count(0)


def square_of(me: Burglar, number: str | None) -> Locator:
    """The square where a shadow stands, wherever that is."""
    return me.board.get_by_role("gridcell", name=re.compile(f"^\\w+, Shadow {number}\\b"))


def steps_in(label: str) -> int:
    """How many steps a square is away, by what is said of it."""
    found = re.search(r"(one|\d+) steps?", label)
    assert found is not None
    return 1 if found[1] == "one" else int(found[1])


def test_a_counter_is_dragged_to_where_it_shall_go(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    me.move("roll").click()
    me.takes(5)
    counter = me.board.locator(".piece.held")
    number = counter.get_attribute("data-counter")
    to = me.squares("go")[-1]
    name = str(to.get_attribute("data-square"))
    one, other = counter.bounding_box(), to.bounding_box()
    assert one is not None
    assert other is not None
    mouse = me.page.mouse
    mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    mouse.down()
    mouse.move(one["x"] + one["width"], one["y"] + one["height"])
    mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    mouse.up()
    there = me.board.get_by_role("gridcell", name=re.compile(f"^{name}, Shadow {number}\\b"))
    me.confirm.or_(there).first.wait_for(state="attached")
    if me.confirm.count():
        me.confirm.click()
    expect(there).to_have_count(1)


# Keys


def test_a_turn_is_played_by_keys_alone(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    keys, say = me.page.keyboard, me.reader.say
    keys.press(say("board-key-roll").lower())
    expect(me.movable.first).to_be_visible()
    number = me.movable.nth(5).get_attribute("data-counter")
    for digit in str(number):
        keys.press(digit)
    expect(me.board.locator(f".piece.held[data-counter='{number}']")).to_have_count(1)
    grid = me.board.get_by_role("grid")
    expect(grid).to_be_focused()
    shadow = square_of(me, number)
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        keys.press(f"Shift+{arrow}")
        expect(shadow, "a wall keeps both").to_have_id(
            str(grid.get_attribute("aria-activedescendant"))
        )
    expect(me.move("take-back")).to_be_visible()
    me.page.wait_for_timeout(A_WHILE)
    keys.press(say("board-key-end").lower())
    expect(me.board.locator("h3")).to_have_text(say("board-sure"))
    keys.press(say("board-key-end").lower())
    expect(me.move("end-turn")).to_have_count(0)


def test_squares_are_named_for_whoever_hears_them(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    grid = me.board.get_by_role("grid")
    assert "16 columns" in str(grid.get_attribute("aria-label"))
    expect(grid.get_by_role("row", name="Row 4", exact=True)).to_have_count(1)
    expect(grid.get_by_role("gridcell", name=re.compile("^A2, vent"))).to_have_count(1)
    expect(grid.get_by_role("gridcell", name=re.compile("^P7, vault door"))).to_have_count(1)
    grid.focus()
    before = grid.get_attribute("aria-activedescendant")
    me.page.keyboard.press("ArrowDown")
    assert grid.get_attribute("aria-activedescendant") != before


# What is private


def test_counters_of_others_are_all_alike(sit: Sit) -> None:
    me = sit()
    me.gathers(GUARDS, (FIRST, SECOND))
    me.comes_to("roll")
    looks = me.board.evaluate(LOOKS)
    assert len(looks) == SHADOWS
    assert len(set(looks)) == 1
    assert me.board.locator(".tab").count() == 0
    cells = me.board.get_by_role("gridcell", name=re.compile(r"Shadow \d")).all()
    labels = [str(cell.get_attribute("aria-label")) for cell in cells]
    assert len(labels) == SHADOWS
    assert [label for label in labels if KNOWING.search(label)] == []


def test_what_one_thinks_of_a_shadow_is_marked_and_stays(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(GUARDS, (FIRST,))
    me.comes_to("roll")
    before = len(sent)
    me.presses(me.board.locator(".piece[data-counter='7']"))
    mark = me.board.locator(".mark")
    mark.click()
    cell = me.board.get_by_role("gridcell", name=MARKED)
    expect(cell).to_have_count(1)
    assert sent[before:] == []
    me.page.wait_for_timeout(1_000)
    me.page.reload()
    expect(cell).to_have_count(1)
    me.presses(me.board.locator(".piece[data-counter='7']"))
    for _ in range(3):
        mark.click()
    expect(cell).to_have_count(0)


def test_a_table_that_leaves_it_to_memory_marks_nothing(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,), marks=False)
    me.comes_to("roll")
    assert me.board.locator(".tab").count() == 0
    me.presses(me.board.locator(".piece[data-counter='7']"))
    expect(me.board.locator(".info")).to_be_visible()
    assert me.board.locator(".mark").count() == 0


# What others did, and what one sees


def test_what_was_looked_under_is_said_and_marked(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS, SECOND))
    me.comes_to("roll")
    me.move("consolidate").click()
    for looked in range(1, 5):
        me.presses(me.movable.first)
        me.confirm.click()
        expect(me.board.locator(".peeked")).to_have_count(looked)
        expect(me.board.locator(".say p")).to_have_text(re.compile(r"^Shadow \d+: (blank|a Crim)"))
    expect(me.board.locator(".say h3")).to_have_text(me.reader.say("board-looked", most=4))
    expect(me.board.get_by_role("gridcell", name=PEEKED)).to_have_count(4)


def test_the_ways_of_the_last_turn_stay_in_sight(sit: Sit) -> None:
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    expect(me.board.locator(".trails path").first).to_be_attached()
    me.move("roll").click()
    expect(me.movable.first).to_be_visible()
    expect(me.board.locator(".trails path").first).to_be_attached()
    me.takes(5)
    me.goes()
    expect(me.board.locator(".trails path")).to_have_count(1)


def test_a_turn_ends_early_only_when_it_is_said_twice(sit: Sit) -> None:
    me = sit()
    sent = moves_of(me)
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    me.move("roll").click()
    me.move("end-turn").click()
    expect(me.board.locator("h3")).to_have_text(me.reader.say("board-sure"))
    me.takes(5)
    expect(me.move("end-turn")).to_have_text(re.compile("unused"))
    assert [move["type"] for move in sent][-1] == "roll"
    me.ends_turn()
    expect(me.move("end-turn")).to_have_count(0)


def test_a_guard_knows_what_would_come_into_view(sit: Sit) -> None:
    me = sit()
    me.gathers(GUARDS, (FIRST,))
    me.waits(lambda: bool(me.squares("put")))
    lights, say = me.board.locator("svg.light"), me.board.locator(".say p")
    before = lights.count()
    me.presses(me.squares("put")[0])
    expect(lights).to_have_count(before + 1)
    expect(say).to_have_text(re.compile("into view"))
    assert me.board.get_by_text(me.reader.say("board-sign-dark")).count() == 0
    me.comes_to("roll")
    me.move("roll").click()
    me.takes(0)
    me.presses(me.squares("go")[0])
    expect(lights).to_have_count(3)
    expect(me.board.locator(".light.dim")).to_have_count(1)
    expect(say).to_have_text(re.compile("nto view"))


# Large and small


def test_on_a_phone_all_that_one_acts_on_is_in_sight(sit: Sit) -> None:
    me = sit(PHONE)
    me.gathers(FIRST, (GUARDS, SECOND))
    me.comes_to("roll")
    assert in_sight(me, me.move("roll"))
    assert in_sight(me, me.board.locator(".floor"))
    me.move("roll").tap()
    me.takes(3)
    assert in_sight(me, me.board.locator("[role=group].pad"))
    assert me.reader.sideways() <= 0
    grid = me.board.get_by_role("grid")
    assert "turned" in str(grid.get_attribute("aria-label"))
    expect(grid.get_by_role("row", name="Column P", exact=True)).to_have_count(1)
    tall = me.board.locator(".floor").bounding_box()
    assert tall is not None
    assert tall["height"] > tall["width"]


def test_what_moves_moves_smoothly(
    sit: Sit, record_property: Callable[[str, object], None]
) -> None:
    """How fast the frames come hangs on what else the machine does: that is told, not judged."""
    me = sit()
    me.reader.page.emulate_media(reduced_motion="no-preference")
    me.gathers(FIRST, (GUARDS,))
    me.comes_to("roll")
    found = {"dice": motion(me.reader, me.move("roll").click, "roll")}
    me.takes(5)
    found["steps"] = motion(me.reader, me.goes, "translate")
    for name, (moved, frames) in found.items():
        record_property(f"frames of {name}, ms", round(frames, 1))
        rough = {what: fields for what, fields in moved.items() if not SMOOTH.issuperset(fields)}
        assert rough == {}, name
