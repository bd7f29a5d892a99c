"""Where things lie: all of a match is in sight, and nothing lies on what is read or pressed."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gloaming.words import game_words
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
    plays_a_round,
    resize,
    seated,
)
from tests.browser.looking import SIDEWAYS
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import Reader, Tongue
from tests.browser.screens import again, in_all_languages
from tests.browser.states.ending import plays_on
from tests.browser.states.troubles import comes_back
from tests.browser.world import CALM, World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

ACTED_ON = ".seat, .choice, .mine .own, .edge button, .note, .meanwhile, nav:has([aria-current])"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("laying") / "data") as running:
        yield running


def faults_at(ann: Reader, sizes: tuple[ViewportSize, ...], state: str) -> list[str]:
    """What is out of sight at these sizes."""
    faults = []
    for size in sizes:
        resize(ann, size)
        found = [*ann.page.evaluate(OUT_OF_SIGHT), *ann.page.evaluate(BROKEN)]
        faults += [f"{state}, {size['width']}: {fault}" for fault in found]
    return faults


# At a desk


@pytest.mark.parametrize("count", [4, again(3), again(2)])
def test_all_of_a_match_is_in_sight_at_a_desk(world: World, count: int) -> None:
    ann, friends = seated(world, count)
    faults = faults_at(ann, DESKS, "turn")
    plays_a_round(ann, friends, "stay", *["fold"] * (count - 2))
    faults += faults_at(ann, DESKS, "next round")
    looks_back(ann)
    faults += faults_at(ann, DESKS, "looking back")
    ann.presses("past-back")
    friends[0].act("vote", topic="pause", seat=None, is_for=True)
    ann.sees("vote-pause")
    faults += faults_at(ann, DESKS, "vote")
    for size in DESKS:
        resize(ann, size)
        assert not collisions(ann.page.locator(".slip:visible"), ann.page.locator(".choice"))
    assert faults == []


@in_all_languages
def test_the_tabs_of_the_notebook_lie_in_one_line(
    browser: Browser, server: RealServer, tmp_path: Path, language: str
) -> None:
    tongue = partial(game_words, language)
    with World(browser, server, tmp_path, DESK, tongue) as world:
        ann, (bob,) = seated(world, 2)
        bob.says("!")
        ann.sees("talk-unread", count=1)
        assert_one_line(ann)
        longer = "tab => { const text = tab.firstChild; text.data = text.data.trim().padEnd("
        longer += "Math.ceil(text.data.trim().length * 4 / 3), 'n'); }"
        for tab in ann.page.get_by_role("tab").all():
            tab.evaluate(longer)
        assert_one_line(ann)


def assert_one_line(ann: Reader) -> None:
    tabs = ann.page.get_by_role("tab")
    for size in DESKS:
        resize(ann, size)
        found = [tab.bounding_box() for tab in tabs.all()]
        page = ann.page.locator(".note").bounding_box()
        assert page is not None
        assert len({box["y"] for box in found if box}) == 1
        assert all(box and box["height"] <= 44 for box in found), found
        assert all(box and box["x"] + box["width"] <= page["x"] + page["width"] for box in found)


# On a phone


def with_huge_text(reader: Reader) -> None:
    """Before anything is shown."""
    kept = json.dumps(json.dumps({"text": "huge"}))
    reader.page.add_init_script(f"localStorage.setItem('gloaming-settings', {kept})")


def puts_the_moment_away(ann: Reader) -> None:
    """How the round ended lies over the players for a while, unless one has seen enough."""
    moment = ann.page.locator(".moment")
    moment.wait_for()
    ann.page.keyboard.press("Escape")
    moment.wait_for(state="detached")


def test_with_huge_text_everything_on_the_board_can_be_reached(
    browser: Browser, server: RealServer, tmp_path: Path
) -> None:
    with World(browser, server, tmp_path, DESK, prepare=with_huge_text) as world:
        ann, friends = seated(world, 3)
        plays_a_round(ann, friends, "fold", "fold")
        puts_the_moment_away(ann)
        for size in (*PHONES, *DESKS):
            resize(ann, size)
            what = ".others li, .result, .candle, .own, .choice, .edge button"
            assert ann.page.evaluate(OUT_OF_REACH, what) == [], size
            assert ann.page.evaluate(SIDEWAYS) <= 0, size
            ann.page.evaluate("() => scrollTo(0, 0)")
            others = ann.page.locator(".others li, .result")
            assert not collisions(ann.page.locator(".mine"), others), size


@pytest.mark.parametrize("count", [4, again(3), again(2)])
def test_the_choices_cover_nothing_of_how_the_last_round_ended(world: World, count: int) -> None:
    ann, friends = seated(world, count)
    plays_a_round(ann, friends, "stay", *["fold"] * (count - 2))
    puts_the_moment_away(ann)
    for size in PHONES:
        resize(ann, size)
        ann.page.evaluate("() => scrollTo(0, 0)")
        assert not collisions(ann.page.locator(".mine"), ann.page.locator(".others li, .result li"))


@in_all_languages
def test_with_huge_text_on_a_phone_the_turn_is_in_sight(
    browser: Browser, server: RealServer, tmp_path: Path, language: str
) -> None:
    tongue = partial(game_words, language)
    with World(browser, server, tmp_path, PHONE, tongue, with_huge_text) as world:
        ann, _ = seated(world, 2)
        ann.page.evaluate("() => scrollTo(0, 0)")
        thumb = ann.page.get_by_role("navigation", name=ann.say("parts-label"))
        assert not collisions(thumb, ann.page.locator(".choice, .mine .own"))
        entry = ann.page.locator("header .entry, header nav a, header .languages")
        assert not collisions(ann.page.locator("header .where p"), entry)


@pytest.mark.parametrize("text", ["normal", "huge"])
def test_the_choices_lie_in_the_order_of_the_tab_key(world: World, text: str) -> None:
    ann, _ = seated(world, 2)
    ann.page.evaluate("text => { document.documentElement.dataset.text = text }", text)
    for size in (*DESKS, *PHONES):
        resize(ann, size)
        first, second = boxes(ann.page.locator("button.choice"))
        assert (first["y"], first["x"]) < (second["y"], second["x"]), size


def test_what_is_too_tall_to_stick_lies_in_the_page(world: World) -> None:
    ann, _ = seated(world, 2)
    resize(ann, PHONES[0])
    bar = ann.page.locator(".mine")
    expect(bar).to_have_css("position", "sticky")
    resize(ann, {"width": 360, "height": 320})
    expect(bar).not_to_have_css("position", "sticky")


def test_nothing_lies_on_the_sign_of_the_pause(world: World) -> None:
    ann, friends = seated(world, 2)
    friends[0].act("vote", topic="pause", seat=None, is_for=True)
    ann.presses("vote-for")
    ann.sees_heading("paused-title")
    sign = ann.page.locator(".veil .box")
    for size in (*PHONES, *DESKS):
        resize(ann, size)
        ann.page.evaluate("() => scrollTo(0, 0)")
        assert not collisions(sign, ann.page.locator(".candle, .edge button, .turn-tag"))


def test_the_open_notebook_leaves_clock_and_turn_in_sight(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    for size in PHONES:
        resize(ann, size)
        ann.opens("log")
        strip = ann.page.locator(".meanwhile")
        expect(strip.get_by_role("timer")).to_be_in_viewport(ratio=1)
        expect(strip.get_by_text(ann.say("turn-yours"))).to_be_in_viewport(ratio=1)
        assert not collisions(strip, ann.page.locator(".note"))
    ann.opens("board")
    ann.chooses("stay")
    ann.opens("log")
    expect(strip.get_by_text(ann.say("turn-waiting"))).to_be_visible()
    bob.plays("fold")
    expect(strip.get_by_text(ann.say("turn-yours"))).to_be_visible()


def test_keys_are_offered_where_there_is_a_keyboard(
    browser: Browser, server: RealServer, tmp_path: Path
) -> None:
    for size, is_offered in ((DESK, True), (PHONE, False)):
        with World(browser, server, tmp_path, size) as world:
            ann, _ = seated(world, 2)
            ann.presses("menu-open")
            ann.sees_heading("menu-title")
            switch = ann.page.get_by_role("switch", name=ann.say("menu-keys"))
            assert switch.count() == int(is_offered)


# What comes and goes


def test_what_is_told_covers_nothing_that_one_acts_on(world: World) -> None:
    world.moves(CALM)
    ann, _ = seated(world, 3)
    world.server.kill()
    ann.sees_heading("lost-title")
    comes_back(world, ann)
    toast = ann.page.locator(".toast")
    for size in (*DESKS, *PHONES):
        resize(ann, size)
        assert not collisions(toast, ann.page.locator(ACTED_ON)), size
    ann.opens("log")
    assert not collisions(toast, ann.page.locator(".note, .meanwhile"))


@pytest.mark.parametrize("size", [PHONES[0], *map(again, (PHONES[1], *DESKS))])
def test_a_round_ends_with_a_moment_that_keeps_nobody_waiting(
    world: World, size: ViewportSize
) -> None:
    ann, (bob,) = seated(world, 2)
    resize(ann, size)
    ann.page.evaluate("() => scrollTo(0, 0)")
    plays_a_round(ann, [bob], "fold")
    moment = ann.page.locator(".moment")
    expect(moment).to_contain_text(ann.say("board-gain", points=1))
    assert not collisions(moment, ann.page.locator(".choice, .mine .own"))
    assert moment.evaluate("one => one.getAnimations({subtree: true}).length") == 0
    ann.chooses("fold")
    expect(moment).to_have_count(0)
    bob.plays("stay")
    expect(moment).to_contain_text(ann.say("board-even"))
    ann.page.keyboard.press("Escape")
    expect(moment).to_have_count(0)


def test_the_moment_of_a_round_passes_by_itself_and_is_no_news_later(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    plays_a_round(ann, [bob], "fold")
    moment = ann.page.locator(".moment")
    expect(moment).to_be_visible()
    expect(moment).to_have_count(0)
    looks_back(ann)
    ann.presses("past-back")
    ann.page.reload()
    ann.may_move()
    expect(moment).to_have_count(0)


# The end, and the way in


def test_the_end_shows_every_line_and_breaks_no_name(world: World) -> None:
    ann, friends = seated(world, 3)
    for friend in friends:
        friend.keeps_playing("fold")
    plays_on(ann, "stay")
    expect(ann.page.locator(".analysis")).not_to_have_text(ann.say("loading"), timeout=30_000)
    for size in (*DESKS, *PHONES):
        resize(ann, size)
        cut = "box => box.scrollHeight - box.clientHeight"
        assert ann.page.locator(".analysis").evaluate(cut) <= 0
        assert ann.page.evaluate(BROKEN) == []
        assert all(box_is_one_line(ann.page, number) for number in range(3))


def box_is_one_line(page: Page, number: int) -> bool:
    """Whether a score stands in one line: a minus belongs to its number."""
    lines = "cell => new Set([...(() => { const range = document.createRange();"
    lines += "range.selectNodeContents(cell); return range.getClientRects(); })()]"
    lines += ".map(rect => rect.top)).size"
    return bool(page.locator(".results td").nth(number).evaluate(lines) == 1)


def test_a_table_that_is_not_there_or_locked_and_the_question_for_a_name_lie_in_the_street(
    world: World,
) -> None:
    ann, bob = world.enter("Ann"), world.friend("Bob")
    ann.goes("/t/QQQQQ")
    ann.sees("problem-no-such-table")
    expect(ann.page.locator(".scene")).to_be_visible()
    ann.goes(f"/t/{bob.make_table()}")
    ann.page.get_by_label(ann.say("name-label")).wait_for()
    expect(ann.page.locator(".scene")).to_be_visible()
    ann.tells_name()
    ann.sees("invite-title")
    expect(ann.page.locator(".scene")).to_have_count(0)
    bob.act("set-door", door="locked")
    eve = world.enter("Eve")
    eve.goes(f"/t/{bob.client.code}")
    eve.sees("locked-text")
    expect(eve.page.locator(".scene")).to_be_visible()


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Tongue:
    return pseudo.write(tmp_path_factory.mktemp("words"))


def test_long_names_in_longer_words_scroll_nothing_sideways(
    browser: Browser, server: RealServer, tmp_path: Path, tongue: Tongue
) -> None:
    with World(browser, server, tmp_path, PHONE, tongue, pseudo.speak) as world:
        ann, friends = seated(world, 4)
        friends[0].says("n" * 200)
        plays_a_round(ann, friends, "stay", "fold", "fold")
        for part in ("board", "log", "talk", "notes", "board"):
            ann.opens(part)
            assert ann.page.evaluate(SIDEWAYS) <= 0, part
        ann.presses("menu-open")
        ann.sees_heading("menu-title")
        assert ann.page.evaluate(SIDEWAYS) <= 0
