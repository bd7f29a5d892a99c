"""Shadow House on a phone: whoever decides sees the own row, and what there is to choose."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.laying import PHONES, boxes, collisions, resize
from tests.browser.screens import again
from tests.browser.states.house import Detective, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

TALL = {"width": 390, "height": 844}
SLACK = 1
IN_ORDER = """() => {
    const [moment, mine, dock, thumb] = ['.moment', '.mine', '.dock', '.page nav']
        .map(one => document.querySelector(one).getBoundingClientRect());
    return moment.top >= 0 && moment.bottom <= mine.top + 1
        && mine.bottom <= dock.top + 1 && dock.bottom <= thumb.top + 1;
}"""
"""Whether a moment, the own row, the choices and the thumb lie below one another.

It is asked at one instant, since others play on meanwhile and rows grow.
"""
LEARNS = {"faction": "drink", "conspiracy": "ask"}


# What lies where


def lies_bare(me: Detective, what: Locator) -> bool:
    """Whether all of it is on the screen, and neither under the dock nor under the thumb."""
    size = me.page.viewport_size
    assert size is not None
    assert boxes(what), "nothing to look at"
    is_on = all(
        min(box["x"], box["y"]) >= -SLACK
        and box["x"] + box["width"] <= size["width"] + SLACK
        and box["y"] + box["height"] <= size["height"] + SLACK
        for box in boxes(what)
    )
    over = me.board.locator(".dock"), me.page.get_by_role("navigation").last
    return is_on and not any(collisions(what, one) for one in over)


def sees_the_own_row(me: Detective) -> None:
    """With its cards, its gaps and the Hint tokens in them, above all that one may choose."""
    for size in PHONES:
        resize(me.reader, size)
        for parts in (".mine", ".mine .own > li", ".mine .tokens"):
            if me.board.locator(parts).count():
                assert lies_bare(me, me.board.locator(parts)), (parts, size)
        thumb = me.page.get_by_role("navigation").last
        assert not collisions(me.board.locator(".dock"), thumb)
        assert min(box["y"] for box in boxes(me.board.locator(".dock, .dock button"))) >= 0


@pytest.mark.parametrize("bots", [4, again(3), again(2)])
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_whoever_decides_sees_the_own_row_above_the_choices(
    visit: Visit, mode: str, bots: int
) -> None:
    me = visit(TALL)
    me.gathers(bots, mode=mode)
    me.button("board-arrange-go").wait_for()
    sees_the_own_row(me)
    me.lays_out()
    me.waits()
    weighs(me, LEARNS[mode])
    me.goes_on(LEARNS[mode])
    if not me.is_over:
        weighs(me, "unlock")


def weighs(me: Detective, action: str) -> None:
    """An action, which one may take or leave: the own row is seen before and meanwhile."""
    sees_the_own_row(me)
    me.chooses(action)
    sees_the_own_row(me)
    me.button("board-unlock-back").click()


def test_the_card_one_digs_lies_above_the_own_row(visit: Visit) -> None:
    me = visit(TALL)
    me.gathers(4)
    me.lays_out()
    me.waits()
    me.chooses("dig")
    for row in me.board.locator(".others [data-seat]").all():
        row.locator("[data-pick]").first.click()
        expect(me.board.locator(".keys")).to_be_visible()
        sees_the_own_row(me)
        assert lies_bare(me, row)
        assert not collisions(row, me.board.locator(".mine"))
        me.button("board-dig-other").click()


def test_that_it_is_ones_turn_stands_beside_the_clock_and_not_on_it(visit: Visit) -> None:
    me = visit(TALL)
    me.gathers(2)
    me.lays_out()
    me.waits()
    for size in PHONES:
        resize(me.reader, size)
        tag = me.page.locator(".turn-tag")
        expect(tag).to_be_visible()
        assert not collisions(tag, me.page.locator(".candle, .candle .stick > *"))


def test_a_moment_lies_on_neither_the_own_row_nor_the_choices(visit: Visit) -> None:
    """The table at the top of the screen, as a round begins."""
    me = visit(TALL)
    me.comes_to_a_second_turn(LEARNS["conspiracy"], 4, mode="conspiracy")
    me.guesses_wrong()
    moment = me.board.locator(".moment")
    moment.focus()
    for size in PHONES:
        resize(me.reader, size)
        me.board.evaluate("board => board.scrollIntoView()")
        me.page.wait_for_function(IN_ORDER)


# The dials of the Safe


def holding_two_alike(visit: Visit) -> tuple[Detective, str]:
    """Somebody who holds both cards of a number, so that the Safe has none; and which it is."""
    for _ in range(20):
        me = visit(TALL)
        me.gathers(2)
        me.button("board-arrange-go").wait_for()
        numbers = me.board.locator(".mine .known b").all_inner_texts()
        for one, other in pairwise(numbers):
            if one == other:
                return me, one
    raise AssertionError("twenty deals without two alike")


def test_a_dial_says_in_words_that_a_number_is_ruled_out(visit: Visit) -> None:
    me, number = holding_two_alike(visit)
    me.lays_out()
    me.goes_on(LEARNS["faction"])
    me.chooses("unlock")
    dial = me.board.get_by_role("spinbutton").last
    dial.press(number)
    expect(dial).to_have_text(f"{number} {me.reader.say('board-unlock-out')}")
    expect(dial).to_have_attribute(
        "aria-valuetext", me.reader.say("board-dig-value-out", value=int(number))
    )
    expect(dial.locator("b")).to_have_css("text-decoration-line", "none")


def test_numbers_are_said_in_the_order_in_which_the_dials_stand(visit: Visit) -> None:
    me = visit(TALL)
    me.comes_to_a_second_turn(LEARNS["faction"], 2)
    me.chooses("unlock")
    one, other = me.board.get_by_role("spinbutton").all()
    one.press("9")
    other.press("4")
    expect(me.confirm).to_have_text(me.reader.say("board-unlock-say", one=9, other=4))


# When it is over


def test_a_match_that_was_stopped_is_not_said_to_go_on(visit: Visit) -> None:
    me = visit(TALL)
    me.gathers(2)
    me.lays_out()
    me.waits()
    for press in ("menu-open", "stop-match", "stop-match-yes"):
        me.reader.presses(press)
    expect(me.board.locator(".slip h3")).to_have_text(
        me.reader.say("board-now", phase="stopped", name="")
    )
    expect(me.board.locator(".slip .text")).to_have_text(me.reader.say("board-stopped"))
    expect(me.board.locator(".panel.turn")).to_have_count(0)
    expect(me.page.get_by_text("when the match was stopped")).to_have_count(3)
    expect(me.page.get_by_text("at the end of the last round")).to_have_count(0)


def test_the_chart_of_a_round_is_seen_whole(visit: Visit) -> None:
    me = visit(TALL)
    me.gathers(4)
    me.lays_out()
    me.plays_on("unlock", "drink")
    me.reader.sees_heading("board-chart")
    chart = me.board.locator(".over > .chart > section")
    for size in PHONES:
        resize(me.reader, size)
        chart.evaluate("one => one.scrollIntoView({block: 'start'})")
        assert lies_bare(me, chart)
