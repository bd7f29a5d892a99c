"""Where the focus goes, and what is in sight of all that is told."""

import json

import pytest
from playwright.sync_api import expect

from gloaming.games.bluff.messages import Fold, Stay
from gloaming.server.wire import CountStopped
from tests.boards.bluff import plays_a_round, round_of, seated
from tests.boards.board import HEAR, Board
from tests.boards.conftest import OpenBoard
from tests.boards.kept import whole
from tests.browser.laying import looks_back
from tests.browser.pages import PHONE

NEAR = 40
"""So many pixels from its end the log still follows."""
LEFT = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
HAS_INK_EDGE = """one => {
    const ink = document.createElement('i');
    ink.style.color = 'var(--paper-ink)';
    one.append(ink);
    const color = getComputedStyle(ink).color;
    ink.remove();
    return getComputedStyle(one).boxShadow.includes(color);
}"""


# The focus


@pytest.mark.parametrize("key", ["Enter", "Escape", "1"])
def test_moment_of_a_round_gives_the_focus_to_the_next_choice(board: OpenBoard, key: str) -> None:
    me = seated(board, 2)
    plays_a_round(me, "fold")
    moment = me.page.locator(".moment")
    moment.get_by_role("button").focus()
    me.page.keyboard.press(key)
    expect(moment).to_have_count(0)
    status = me.page.locator(".mine").get_by_role("status")
    expect(status).to_be_focused()
    expect(status).not_to_be_empty()


def test_moment_of_a_round_leaves_the_focus_to_a_watcher(board: OpenBoard) -> None:
    eve = board(round_of(2), None, name="Eve")
    eve.does("ann", Stay())
    eve.does("bob", Fold())
    moment = eve.page.locator(".moment")
    moment.get_by_role("button").click()
    expect(moment).to_have_count(0)
    expect(eve.page.locator(".bluff").get_by_text(eve.say("turn-watching"))).to_be_focused()


# What is in sight


def test_log_follows_again_after_a_look_back(board: OpenBoard) -> None:
    me = seated(board, 2)
    for _ in range(4):
        plays_a_round(me, "fold", own="fold")
    box = me.page.get_by_role("log")
    assert box.evaluate("box => box.scrollHeight > 1.5 * box.clientHeight"), "nothing to scroll"
    looks_back(me)
    assert box.evaluate(LEFT) > NEAR
    me.presses("past-back")
    expect(me.page.get_by_role("button", name=me.say("log-latest"))).to_have_count(0)
    assert box.evaluate(LEFT) <= NEAR
    plays_a_round(me, "fold", own="fold")
    assert box.evaluate(LEFT) <= NEAR


def test_end_of_a_round_is_looked_at_without_the_next_deal(board: OpenBoard) -> None:
    me = seated(board, 2)
    plays_a_round(me, "fold", own="stay")
    line = me.page.get_by_role("log").get_by_role("button")
    line.filter(has_text=me.say("event-won", seat=me.name, points=1)).click()
    shown = me.page.locator(".bluff")
    expect(shown.get_by_text(me.say("board-round", number=1), exact=True)).to_be_visible()
    expect(shown.get_by_text(me.say("board-last"))).to_have_count(0)
    expect(shown.get_by_text(me.say("board-thinks"))).to_have_count(0)
    line.filter(has_text=me.say("event-round-began", number=2)).click()
    expect(shown.get_by_text(me.say("board-round", number=2), exact=True)).to_be_visible()
    expect(shown.get_by_text(me.say("board-last"))).to_be_visible()


def at_the_end(board: OpenBoard) -> Board:
    """Ann has won against Bob."""
    me = board(whole("bluff", "2-seats"), 0, name="Ann", company=("Bob",))
    me.sees_heading("over-title")
    return me


def test_notice_after_a_match_is_in_sight_wherever_the_page_is_scrolled(board: OpenBoard) -> None:
    me = at_the_end(board)
    me.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    me.presses("start-again")
    me.table_has(starts_in=3_000)
    me.sees_heading("count-title")
    assert me.acts[-1] == {"type": "start"}
    me.table_has(starts_in=None)
    me.is_told(CountStopped("Bob", is_own=False))
    told = me.page.get_by_text(me.say("count-stopped-by", name="Bob"))
    expect(told).to_be_in_viewport(ratio=1)
    me.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(told).to_be_in_viewport(ratio=1)
    me.presses("notice-close")
    me.page.locator(".strip .btn.night").click()
    expect(me.page.get_by_label(me.say("talk-field"))).to_be_visible()
    me.opens("log")
    expect(me.page.get_by_role("log")).to_be_visible()


def test_second_press_does_not_put_away_what_the_first_one_opened(board: OpenBoard) -> None:
    me = board(round_of(4), 0, name="Ann", free=(1, 2, 3), is_begun=False)
    for number in (2, 3, 4):
        me.button(me.about("place-add-bot", me.place(number))).dblclick()
        expect(me.page.get_by_role("dialog")).to_be_visible()
        me.page.mouse.click(5, 5)
        expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_pause_shows_no_request_to_wait_for_others(board: OpenBoard) -> None:
    me = seated(board, 2)
    me.table_has(paused="agreed")
    me.sees_heading("paused-title")
    expect(me.page.locator(".mine").get_by_text(me.say("turn-waiting"))).to_be_hidden()


def test_long_line_is_seen_whole_while_it_is_written(board: OpenBoard) -> None:
    me = seated(board, 2)
    me.opens("talk")
    field = me.page.get_by_label(me.say("talk-field"))
    field.fill("one word ")
    low = field.evaluate("field => field.clientHeight")
    field.fill("one word and " * 8 + "\nanother")
    assert "\n" not in field.input_value()
    assert field.evaluate("field => field.scrollHeight - field.clientHeight") <= 1
    assert low < field.evaluate("field => field.clientHeight") < 6 * low
    field.fill("one word and " * 40)
    assert field.evaluate("field => field.clientHeight") < 6 * low


def test_button_on_paper_has_an_edge_in_high_contrast(board: OpenBoard) -> None:
    me = at_the_end(board)
    me.page.evaluate("() => { document.documentElement.dataset.contrast = 'high' }")
    assert me.button(me.say("over-verify")).evaluate(HAS_INK_EDGE)


def test_warning_hides_nothing_that_is_told_on_a_phone(board: OpenBoard) -> None:
    me = board(round_of(2), 0, size=PHONE, is_begun=False)
    frames = map(json.loads, me.play.begins())
    broken = [
        {**frame, "commitment": "another"} if frame["type"] == "snapshot" else frame
        for frame in frames
    ]
    me.page.evaluate(HEAR, list(map(json.dumps, broken)))
    me.is_told(CountStopped("Ben", is_own=False))
    notices = me.page.locator(".notices .toast")
    expect(notices).to_have_text(me.say("count-stopped-by", name="Ben"))
    me.presses("notice-close")
    expect(notices).to_have_text(me.say("fair-promise-broken"))
