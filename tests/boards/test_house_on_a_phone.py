"""Shadow House on a phone: the own row, the choices and the moments lie on nothing else."""

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.house.tests.table import THREE, table, turn_of
from tests.boards.house import Detective, Visit, arranging, board_of, first_turn, second_turn
from tests.boards.kept import find
from tests.browser.laying import PHONES, boxes, collisions, resize
from tests.browser.pages import PHONE
from tests.browser.screens import again

SLACK = 1
IN_ORDER = """() => {
    const [moment, mine, dock, thumb] = ['.moment', '.mine', '.dock', '.page nav']
        .map(one => document.querySelector(one).getBoundingClientRect());
    return moment.top >= 0 && moment.bottom <= mine.top + 1
        && mine.bottom <= dock.top + 1 && dock.bottom <= thumb.top + 1;
}"""
"""Whether a moment, the own row, the choices and the thumb lie below one another."""
LEARNS = {"faction": "drink", "conspiracy": "ask"}
TWO_ALIKE = {**THREE, "ann": "0 2 2 4 | 6 8", "cid": "1 4 | 5 6 8 9"}
"""Ann holds both cards of the number 2."""


# What lies where


def lies_bare(me: Detective, what: Locator) -> bool:
    """Whether all of it is on the screen, and neither under the dock nor under the thumb."""
    over = me.board.locator(".dock"), me.page.get_by_role("navigation").last
    return is_on_screen(me, what) and not any(collisions(what, one) for one in over)


def is_on_screen(me: Detective, what: Locator) -> bool:
    """Whether all of it is."""
    size = me.page.viewport_size
    assert size is not None
    assert boxes(what), "nothing to look at"
    return all(
        min(box["x"], box["y"]) >= -SLACK
        and box["x"] + box["width"] <= size["width"] + SLACK
        and box["y"] + box["height"] <= size["height"] + SLACK
        for box in boxes(what)
    )


def sees_the_own_row(me: Detective) -> None:
    """With its cards, its gaps and the Hint tokens in them, above all that one may choose."""
    for size in PHONES:
        resize(me.reader, size)
        for parts in (".mine", ".mine .own > li", ".mine .tokens"):
            if me.board.locator(parts).count():
                assert lies_bare(me, me.board.locator(parts)), (parts, size)
        thumb = me.page.get_by_role("navigation").last
        dock = me.board.locator(".dock")
        assert not collisions(dock, thumb)
        assert is_on_screen(me, dock)
        assert min(box["y"] for box in boxes(me.board.locator(".dock, .dock button"))) >= 0


@pytest.mark.parametrize("players", [5, again(4), again(3)])
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_own_row_lies_above_the_choices(visit: Visit, mode: str, players: int) -> None:
    me = visit(arranging(players, mode=mode), size=PHONE)
    sees_the_own_row(me)
    me.lays_out()
    board_of(me).others_play()
    weighs(me, LEARNS[mode])
    board_of(me).goes_on(turn_of(board_of(me).story, "ann"))
    expect(me.board.locator(".mine .tokens").first).to_be_visible()
    weighs(me, "unlock")


def weighs(me: Detective, action: str) -> None:
    """Choose an action and leave it: the own row is seen before and meanwhile."""
    me.ticket(action).wait_for()
    sees_the_own_row(me)
    me.chooses(action)
    sees_the_own_row(me)
    me.button("board-unlock-back").click()


def test_card_to_dig_lies_above_the_own_row(visit: Visit) -> None:
    me = visit(first_turn(5), size=PHONE)
    me.chooses("dig")
    rows = me.board.locator(".others [data-seat]")
    expect(rows).to_have_count(4)
    for row in rows.all():
        row.locator("[data-pick]").first.click()
        expect(me.board.locator(".keys")).to_be_visible()
        sees_the_own_row(me)
        assert lies_bare(me, row)
        assert not collisions(row, me.board.locator(".mine"))
        me.button("board-dig-other").click()


def test_tag_of_the_own_turn_lies_beside_the_clock(visit: Visit) -> None:
    me = visit(first_turn(), size=PHONE)
    for size in PHONES:
        resize(me.reader, size)
        tag = me.page.locator(".turn-tag")
        expect(tag).to_be_visible()
        expect(me.page.locator(".candle")).to_be_visible()
        assert not collisions(tag, me.page.locator(".candle, .candle .stick > *"))


def test_moment_lies_on_neither_the_own_row_nor_the_choices(visit: Visit) -> None:
    me = visit(second_turn(5, mode="conspiracy"), size=PHONE)
    me.guesses_wrong()
    moment = me.board.locator(".moment")
    moment.focus()
    for size in PHONES:
        resize(me.reader, size)
        me.board.evaluate("board => board.scrollIntoView()")
        me.page.wait_for_function(IN_ORDER)


# The dials of the Safe


def test_dial_says_in_words_that_a_number_is_ruled_out(visit: Visit) -> None:
    me = visit(turn_of(table(TWO_ALIKE), "ann"), size=PHONE)
    me.chooses("unlock")
    dial = me.board.get_by_role("spinbutton").last
    dial.press("2")
    expect(dial).to_have_text(f"2 {me.reader.say('board-unlock-out')}")
    expect(dial).to_have_attribute("aria-valuetext", me.reader.say("board-dig-value-out", value=2))
    expect(dial.locator("b")).to_have_css("text-decoration-line", "none")


def test_numbers_are_said_in_the_order_of_the_dials(visit: Visit) -> None:
    me = visit(second_turn(), size=PHONE)
    me.chooses("unlock")
    one, other = me.board.get_by_role("spinbutton").all()
    one.press("9")
    other.press("4")
    expect(me.confirm).to_have_text(me.reader.say("board-unlock-say", one=9, other=4))


# When it is over


def test_match_that_was_stopped_is_not_said_to_go_on(visit: Visit) -> None:
    me = visit(first_turn(), size=PHONE)
    for press in ("menu-open", "stop-match", "stop-match-yes"):
        me.reader.presses(press)
    me.page.wait_for_function("() => harness.sent.some(one => one.type === 'act')")
    assert {"type": "stop"} in board_of(me).acts
    board_of(me).goes_on(board_of(me).story.stop())
    expect(me.board.locator(".slip h3")).to_have_text(
        me.reader.say("board-now", phase="stopped", name="")
    )
    expect(me.board.locator(".slip .text")).to_have_text(me.reader.say("board-stopped"))
    expect(me.board.locator(".panel.turn")).to_have_count(0)
    expect(me.page.get_by_text("when the match was stopped")).to_have_count(3)
    expect(me.page.get_by_text("at the end of the last round")).to_have_count(0)


def test_chart_of_a_round_is_seen_whole(visit: Visit) -> None:
    me = visit(find("house", lambda view, _legal: view.phase == "over", seats=5), size=PHONE)
    me.reader.sees_heading("board-chart")
    chart = me.board.locator(".over > .chart > section")
    for size in PHONES:
        resize(me.reader, size)
        chart.evaluate("one => one.scrollIntoView({block: 'start'})")
        assert lies_bare(me, chart)
