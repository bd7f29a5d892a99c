"""Where the focus goes, what is read out, and what is in sight of all that is told."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.laying import looks_back, plays_a_round, seated
from tests.browser.pages import PHONE
from tests.browser.reader import Reader
from tests.browser.states.ending import plays_on
from tests.browser.states.play import LONG, gathered
from tests.browser.world import COUNTING, World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NEAR = 40
"""So many pixels from its end the log still follows."""

NOTE_NEWS = """() => {
    const line = document.querySelector('.page > p[role=status]');
    window.news = [];
    const note = () => window.news.push(line.textContent);
    new MutationObserver(note).observe(line, {subtree: true, childList: true, characterData: true});
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("focus") / "data") as running:
        yield running


# The focus


@pytest.mark.parametrize("key", ["Enter", "Escape", "1"])
def test_the_moment_of_a_round_leaves_the_focus_to_what_one_does_next(
    world: World, key: str
) -> None:
    ann, (bob,) = seated(world, 2)
    plays_a_round(ann, [bob], "fold")
    moment = ann.page.locator(".moment")
    moment.get_by_role("button").focus()
    ann.page.keyboard.press(key)
    expect(moment).to_have_count(0)
    status = ann.page.locator(".mine").get_by_role("status")
    expect(status).to_be_focused()
    expect(status).not_to_be_empty()


def test_whoever_watches_keeps_the_focus_too(world: World) -> None:
    eve, bob, ann = world.enter("Eve"), world.friend("Bob"), world.friend("Ann")
    code = bob.make_table(**LONG)
    ann.come(code)
    for place, player in enumerate((bob, ann)):
        player.act("sit", place=place)
        player.act("set-ready", is_ready=True)
    bob.act("start")
    eve.comes(code)
    eve.sees_heading("board-title")
    bob.plays("stay")
    ann.plays("fold")
    moment = eve.page.locator(".moment")
    moment.get_by_role("button").click()
    expect(moment).to_have_count(0)
    expect(eve.page.locator(".bluff").get_by_text(eve.say("turn-watching"))).to_be_focused()


# What is read out


def test_a_seat_that_is_handed_on_is_read_out_once(world: World) -> None:
    ann, bob = gathered(world)
    ann.presses("place-add-bot", ann.place(3))
    levels = ann.page.get_by_role("dialog").get_by_role("button")
    levels.filter(has_text=ann.say("bot-easy")).click()
    ann.presses("start-begin")
    ann.may_move()
    ann.opens("talk")
    ann.page.evaluate(NOTE_NEWS)
    eve = world.friend("Eve")
    eve.come(bob.client.code)
    eve.act("take-seat", seat=2)
    handed = ann.say("log-handed-person", name="Eve", before=ann.say("bot-easy"))
    news = ann.page.locator(".page > p[role=status]")
    expect(news).to_have_text(handed)
    bob.plays("stay")
    expect(news).not_to_have_text(handed)
    told = ann.page.evaluate("() => window.news")
    assert sum(handed in one for one in told) == 1, told


# What is in sight


def test_the_log_follows_again_after_a_look_back(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    for _ in range(4):
        plays_a_round(ann, [bob], "fold", own="fold")
    box = ann.page.get_by_role("log")
    left = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    assert box.evaluate("box => box.scrollHeight > 1.5 * box.clientHeight"), "nothing to scroll"
    looks_back(ann)
    assert box.evaluate(left) > NEAR
    ann.presses("past-back")
    expect(ann.page.get_by_role("button", name=ann.say("log-latest"))).to_have_count(0)
    assert box.evaluate(left) <= NEAR
    plays_a_round(ann, [bob], "fold", own="fold")
    assert box.evaluate(left) <= NEAR


def test_the_end_of_a_round_is_looked_at_without_the_next_deal(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    plays_a_round(ann, [bob], "fold", own="stay")
    line = ann.page.get_by_role("log").get_by_role("button")
    line.filter(has_text=ann.say("event-won", seat=ann.name, points=1)).click()
    board = ann.page.locator(".bluff")
    expect(board.get_by_text(ann.say("board-round", number=1), exact=True)).to_be_visible()
    expect(board.get_by_text(ann.say("board-last"))).to_have_count(0)
    expect(board.get_by_text(ann.say("board-thinks"))).to_have_count(0)
    line.filter(has_text=ann.say("event-round-began", number=2)).click()
    expect(board.get_by_text(ann.say("board-round", number=2), exact=True)).to_be_visible()
    expect(board.get_by_text(ann.say("board-last"))).to_be_visible()


def test_after_a_match_what_is_told_is_in_sight_wherever_one_reads(world: World) -> None:
    world.moves(COUNTING)
    ann, bob = gathered(world)
    ann.presses("start-begin")
    bob.keeps_playing("fold")
    plays_on(ann, "stay")
    bob.act("set-ready", is_ready=True)
    ann.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    ann.presses("start-again")
    ann.sees_heading("count-title")
    assert bob.act("hold")["type"] == "done"
    told = ann.page.get_by_text(ann.say("count-stopped-by", name="Bob"))
    expect(told).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    expect(told).to_be_in_viewport(ratio=1)
    ann.presses("notice-close")
    ann.page.locator(".strip .btn.night").click()
    expect(ann.page.get_by_label(ann.say("talk-field"))).to_be_visible()
    ann.opens("log")
    expect(ann.page.get_by_role("log")).to_be_visible()


def test_a_second_press_does_not_put_away_what_the_first_one_opened(world: World) -> None:
    ann = world.enter("Ann")
    ann.gathers()
    for number in (2, 3, 4):
        ann.button(ann.about("place-add-bot", ann.place(number))).dblclick()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.page.mouse.click(5, 5)
        expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_in_a_pause_nobody_is_told_to_wait_for_the_others(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    bob.act("vote", topic="pause", seat=None, is_for=True)
    ann.presses("vote-for")
    ann.sees_heading("paused-title")
    expect(ann.page.locator(".mine").get_by_text(ann.say("turn-waiting"))).to_be_hidden()


def test_a_long_line_is_seen_whole_while_it_is_written(world: World) -> None:
    ann, _ = seated(world, 2)
    ann.opens("talk")
    field = ann.page.get_by_label(ann.say("talk-field"))
    field.fill("one word ")
    low = field.evaluate("field => field.clientHeight")
    field.fill("one word and " * 8 + "\nanother")
    assert "\n" not in field.input_value()
    assert field.evaluate("field => field.scrollHeight - field.clientHeight") <= 1
    assert low < field.evaluate("field => field.clientHeight") < 6 * low
    field.fill("one word and " * 40)
    assert field.evaluate("field => field.clientHeight") < 6 * low


def test_in_high_contrast_what_lies_on_paper_has_an_edge(world: World) -> None:
    ann, (bob,) = seated(world, 2)
    ann.page.evaluate("() => { document.documentElement.dataset.contrast = 'high' }")
    bob.keeps_playing("fold")
    plays_on(ann, "stay")
    check = ann.button(ann.say("over-verify"))
    ink = "one => { const ink = document.createElement('i'); ink.style.color = 'var(--paper-ink)';"
    ink += "one.append(ink); const color = getComputedStyle(ink).color; ink.remove();"
    ink += "return getComputedStyle(one).boxShadow.includes(color); }"
    assert check.evaluate(ink)
    ann.goes("/")
    ann.page.evaluate("() => { document.documentElement.dataset.contrast = 'high' }")
    field = ann.page.get_by_label(ann.say("join-title"))
    assert field.evaluate("one => parseFloat(getComputedStyle(one).borderTopWidth)") >= 1


def cheats(reader: Reader) -> None:
    """The server breaks its promise, and then stops a count."""

    def came(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] != "snapshot":
                socket.send(message)
                return
            socket.send(json.dumps({**frame, "commitment": "another"}))
            socket.send(json.dumps({"type": "count-stopped", "name": "Ben", "is_own": False}))

        server.on_message(told)

    reader.page.route_web_socket("**/ws?*", came)


def test_on_a_phone_a_warning_hides_nothing_that_is_told(
    browser: Browser, server: RealServer, tmp_path: Path
) -> None:
    with World(browser, server, tmp_path, PHONE, prepare=cheats) as world:
        ann, _ = seated(world, 2)
        notices = ann.page.locator(".notices .toast")
        expect(notices).to_have_text(ann.say("count-stopped-by", name="Ben"))
        ann.presses("notice-close")
        expect(notices).to_have_text(ann.say("fair-promise-broken"))
