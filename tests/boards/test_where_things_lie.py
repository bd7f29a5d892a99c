"""Where things lie: all of a match is in sight, and nothing lies on what is read or pressed."""

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gloaming.games.bluff.messages import Fold, Stay
from gloaming.server.wire import Tally
from gloaming.words import game_words
from tests.boards.bluff import NAMES, Choice, chooses, plays_a_round, seated
from tests.boards.board import Board, Boards
from tests.boards.conftest import OpenBoard
from tests.boards.kept import whole
from tests.browser import pseudo
from tests.browser.laying import (
    BROKEN,
    DESKS,
    OUT_OF_REACH,
    OUT_OF_SIGHT,
    PHONES,
    boxes,
    collisions,
    looks_back,
    resize,
)
from tests.browser.looking import SIDEWAYS
from tests.browser.pages import DESK, PHONE
from tests.browser.screens import again, in_all_languages

ACTED_ON = ".seat, .choice, .mine .own, .edge button, .note, .meanwhile, nav:has([aria-current])"
PAUSE = Tally("pause", None, (1,), 0, 2)
HANG_UP = "() => harness.line.onclose({code: 1006})"
MORE_THAN_A_BLINK = 4_000
"""After a shorter absence the page does not say that the line is back."""
STAYS = 6_000
PASSES = 2_000
"""How long the moment of a round stays at least, and by when it has passed after that."""


def faults_at(me: Board, sizes: tuple[ViewportSize, ...], state: str) -> list[str]:
    """What is out of sight at these sizes."""
    faults = []
    for size in sizes:
        resize(me, size)
        found = [*me.page.evaluate(OUT_OF_SIGHT), *me.page.evaluate(BROKEN)]
        faults += [f"{state}, {size['width']}: {fault}" for fault in found]
    return faults


def scrolls_up(me: Board) -> None:
    """To the top of the page."""
    me.page.evaluate("() => scrollTo(0, 0)")


# At a desk


@pytest.mark.parametrize("count", [4, again(3), again(2)])
def test_all_of_a_match_is_in_sight_at_a_desk(board: OpenBoard, count: int) -> None:
    me = seated(board, count)
    faults = faults_at(me, DESKS, "turn")
    others: list[Choice] = ["stay", *["fold"] * (count - 2)]  # type: ignore[list-item]
    plays_a_round(me, *others)
    faults += faults_at(me, DESKS, "next round")
    looks_back(me)
    faults += faults_at(me, DESKS, "looking back")
    me.presses("past-back")
    me.table_has(tallies=(PAUSE,))
    me.sees("vote-pause")
    faults += faults_at(me, DESKS, "vote")
    for size in DESKS:
        resize(me, size)
        assert not collisions(me.page.locator(".slip:visible"), me.page.locator(".choice"))
    assert faults == []


@in_all_languages
def test_tabs_of_the_notebook_lie_in_one_line(board: OpenBoard, language: str) -> None:
    me = seated(board, 2, tongue=partial(game_words, language))
    me.is_spoken_to(NAMES[1], "!", place=1)
    me.sees("talk-unread", count=1)
    assert_one_line(me)
    longer = "tab => { const text = tab.firstChild; text.data = text.data.trim().padEnd("
    longer += "Math.ceil(text.data.trim().length * 4 / 3), 'n'); }"
    for tab in me.page.get_by_role("tab").all():
        tab.evaluate(longer)
    assert_one_line(me)


def assert_one_line(me: Board) -> None:
    tabs = me.page.get_by_role("tab")
    for size in DESKS:
        resize(me, size)
        found = [tab.bounding_box() for tab in tabs.all()]
        page = me.page.locator(".note").bounding_box()
        assert page is not None
        assert len({box["y"] for box in found if box}) == 1
        assert all(box and box["height"] <= 44 for box in found), found
        assert all(box and box["x"] + box["width"] <= page["x"] + page["width"] for box in found)


# On a phone


def puts_the_moment_away(me: Board) -> None:
    """How the round ended lies over the players for a while, unless it is put away."""
    moment = me.page.locator(".moment")
    moment.wait_for()
    me.page.keyboard.press("Escape")
    moment.wait_for(state="detached")


def test_all_of_the_board_can_be_reached_with_huge_text(board: OpenBoard) -> None:
    me = seated(board, 3, text="huge")
    plays_a_round(me, "fold", "fold")
    puts_the_moment_away(me)
    for size in (*PHONES, *DESKS):
        resize(me, size)
        what = ".others li, .result, .candle, .own, .choice, .edge button"
        assert me.page.evaluate(OUT_OF_REACH, what) == [], size
        assert me.page.evaluate(SIDEWAYS) <= 0, size
        scrolls_up(me)
        others = me.page.locator(".others li, .result")
        assert not collisions(me.page.locator(".mine"), others), size


@pytest.mark.parametrize("count", [4, again(3), again(2)])
def test_choices_cover_nothing_of_how_the_last_round_ended(board: OpenBoard, count: int) -> None:
    me = seated(board, count)
    others: list[Choice] = ["stay", *["fold"] * (count - 2)]  # type: ignore[list-item]
    plays_a_round(me, *others)
    puts_the_moment_away(me)
    for size in PHONES:
        resize(me, size)
        scrolls_up(me)
        assert not collisions(me.page.locator(".mine"), me.page.locator(".others li, .result li"))


@in_all_languages
def test_turn_is_in_sight_on_a_phone_with_huge_text(board: OpenBoard, language: str) -> None:
    me = seated(board, 2, size=PHONE, tongue=partial(game_words, language), text="huge")
    scrolls_up(me)
    thumb = me.page.get_by_role("navigation", name=me.say("parts-label"))
    assert not collisions(thumb, me.page.locator(".choice, .mine .own"))
    entry = me.page.locator("header .entry, header nav a, header .languages")
    assert not collisions(me.page.locator("header .where p"), entry)


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_choices_lie_in_the_order_of_the_tab_key(board: OpenBoard, text: str) -> None:
    me = seated(board, 2, text=text)
    for size in (*DESKS, *PHONES):
        resize(me, size)
        first, second = boxes(me.page.locator("button.choice"))
        assert (first["y"], first["x"]) < (second["y"], second["x"]), size


def test_bar_that_is_too_tall_to_stick_lies_in_the_page(board: OpenBoard) -> None:
    me = seated(board, 2)
    resize(me, PHONES[0])
    bar = me.page.locator(".mine")
    expect(bar).to_have_css("position", "sticky")
    resize(me, {"width": 360, "height": 320})
    expect(bar).not_to_have_css("position", "sticky")


def test_sign_of_the_pause_lies_on_nothing(board: OpenBoard) -> None:
    me = seated(board, 2)
    me.table_has(paused="agreed")
    me.sees_heading("paused-title")
    sign = me.page.locator(".veil .box")
    for size in (*PHONES, *DESKS):
        resize(me, size)
        scrolls_up(me)
        assert not collisions(sign, me.page.locator(".candle, .edge button, .turn-tag"))


def test_open_notebook_leaves_clock_and_turn_in_sight(board: OpenBoard) -> None:
    me = seated(board, 2)
    strip = me.page.locator(".meanwhile")
    for size in PHONES:
        resize(me, size)
        me.opens("log")
        expect(strip.get_by_role("timer")).to_be_in_viewport(ratio=1)
        expect(strip.get_by_text(me.say("turn-yours"))).to_be_in_viewport(ratio=1)
        assert not collisions(strip, me.page.locator(".note"))
    me.opens("board")
    chooses(me, "stay")
    me.opens("log")
    expect(strip.get_by_text(me.say("turn-waiting"))).to_be_visible()
    me.does("bob", Fold())
    expect(strip.get_by_text(me.say("turn-yours"))).to_be_visible()


@pytest.mark.parametrize(("size", "is_offered"), [(DESK, True), (PHONE, False)])
def test_keys_are_offered_where_there_is_a_keyboard(
    board: OpenBoard, size: dict[str, int], *, is_offered: bool
) -> None:
    me = seated(board, 2, size=size)
    me.presses("menu-open")
    me.sees_heading("menu-title")
    switch = me.page.get_by_role("switch", name=me.say("menu-keys"))
    assert switch.count() == int(is_offered)


# What comes and goes


def test_notice_covers_nothing_that_is_pressed(board: OpenBoard) -> None:
    me = seated(board, 3)
    clock = me.page.clock
    clock.install()
    me.page.reload()
    me.may_move()
    me.page.evaluate(HANG_UP)
    clock.fast_forward(MORE_THAN_A_BLINK)
    toast = me.page.locator(".toast")
    expect(toast).to_have_text(me.say("back-again", count=0))
    for size in (*DESKS, *PHONES):
        resize(me, size)
        assert not collisions(toast, me.page.locator(ACTED_ON)), size
    me.opens("log")
    assert not collisions(toast, me.page.locator(".note, .meanwhile"))


@pytest.mark.parametrize("size", [PHONES[0], *map(again, (PHONES[1], *DESKS))])
def test_moment_of_a_round_delays_no_choice(board: OpenBoard, size: ViewportSize) -> None:
    me = seated(board, 2)
    resize(me, size)
    scrolls_up(me)
    plays_a_round(me, "fold")
    moment = me.page.locator(".moment")
    expect(moment).to_contain_text(me.say("board-gain", points=1))
    assert not collisions(moment, me.page.locator(".choice, .mine .own"))
    assert moment.evaluate("one => one.getAnimations({subtree: true}).length") == 0
    chooses(me, "fold")
    expect(moment).to_have_count(0)
    me.does("bob", Stay())
    expect(moment).to_contain_text(me.say("board-even"))
    me.page.keyboard.press("Escape")
    expect(moment).to_have_count(0)


def test_moment_of_a_round_passes_and_is_no_news_later(board: OpenBoard) -> None:
    me = seated(board, 2)
    clock = me.page.clock
    clock.install(time=0)
    me.page.reload()
    me.may_move()
    clock.pause_at(3_600_000)
    plays_a_round(me, "fold")
    moment = me.page.locator(".moment")
    clock.run_for(STAYS)
    expect(moment).to_be_visible()
    clock.run_for(PASSES)
    expect(moment).to_have_count(0)
    looks_back(me)
    me.presses("past-back")
    me.page.reload()
    me.may_move()
    expect(moment).to_have_count(0)


# The end


def test_end_shows_every_line_and_breaks_no_name(board: OpenBoard) -> None:
    me = board(whole("bluff", "4-seats"), 0, name=NAMES[0], company=NAMES[1:])
    me.sees_heading("over-title")
    expect(me.page.locator(".analysis")).not_to_have_text(me.say("loading"))
    for size in (*DESKS, *PHONES):
        resize(me, size)
        cut = "box => box.scrollHeight - box.clientHeight"
        assert me.page.locator(".analysis").evaluate(cut) <= 0
        assert me.page.evaluate(BROKEN) == []
        assert all(is_in_one_line(me.page, number) for number in range(4))


def is_in_one_line(page: Page, number: int) -> bool:
    """Whether a score stands in one line: a minus belongs to its number."""
    lines = "cell => new Set([...(() => { const range = document.createRange();"
    lines += "range.selectNodeContents(cell); return range.getClientRects(); })()]"
    lines += ".map(rect => rect.top)).size"
    return bool(page.locator(".results td").nth(number).evaluate(lines) == 1)


# Longer words


def test_long_names_in_longer_words_scroll_nothing_sideways(
    chromium: Browser, pages: str, tmp_path: Path
) -> None:
    boards = Boards(chromium, pages, PHONE, pseudo.write(tmp_path), pseudo.speak)
    me = seated(boards.open, 4)
    me.is_spoken_to(NAMES[1], "n" * 200, place=1)
    plays_a_round(me, "stay", "fold", "fold")
    for part in ("board", "log", "talk", "notes", "board"):
        me.opens(part)
        assert me.page.evaluate(SIDEWAYS) <= 0, part
    me.presses("menu-open")
    me.sees_heading("menu-title")
    assert me.page.evaluate(SIDEWAYS) <= 0
    boards.close()
