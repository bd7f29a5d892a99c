"""Whole matches in real Chromium: friends and bots, reloads, kills, and the last page."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gloaming.core import file
from gloaming.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.names import LAN_NAME
from tests.browser.pages import PHONE, Person, play_on
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

LONG_SECONDS = 60.0


def seat(ann: Person, bob: Person) -> str:
    """Ann and Bob and a bot, the match begun."""
    code = ann.make_table()
    bob.join(code)
    bob.sit(2)
    ann.add_bot(3)
    expect(ann.page.get_by_text("Not ready yet: Bob.")).to_be_visible()
    bob.press("I am ready")
    expect(ann.page.get_by_text("Everything is ready.")).to_be_visible()
    ann.press("Start")
    ann.plays()
    bob.plays()
    return code


def test_two_browsers_and_a_bot_play_reload_watch_and_play_again(enter: Enter) -> None:
    ann, bob, eve = enter("Ann"), enter("Bob"), enter("Eve")
    code = seat(ann, bob)
    play_on(ann, bob, until_round=2)
    told = ann.log()
    ann.page.reload()
    ann.plays()
    assert ann.log(len(told))[: len(told)] == told
    eve.page.goto(f"{eve.url}/t/{code}")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.keyboard.press("Enter")
    eve.plays()
    assert not eve.page.get_by_role("button", name="Stay", exact=True).is_visible()
    play_on(ann, bob)
    expect(eve.page.get_by_role("heading", name="The truth")).to_be_visible()
    bob.press("Play again")
    ann.press("Play again")
    for person in (ann, bob):
        expect(person.page.get_by_role("heading", name="The match is over")).to_have_count(0)
        person.plays()


def test_the_match_file_and_the_check_of_chance(enter: Enter, tmp_path: Path) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    seat(ann, bob)
    play_on(ann, bob)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the match").click()
    kept = tmp_path / "match.jsonl"
    download.value.save_as(kept)
    (match,) = file.read(kept.read_bytes())
    assert file.verify(GAMES["bluff"], match) > 0
    assert [nonce is not None for nonce in match.reveal.nonces] == [True, True, False]
    ann.press("Check that chance was fair")
    draws = sum(line.by == "nature" for line in match.lines)
    verdict = ann.page.get_by_role("main")
    expect(verdict).to_contain_text(f"Chance was fair: the promise was kept, and all {draws} draws")
    expect(verdict).to_contain_text("What this device threw in is part of it.")
    ann.page.get_by_role("link", name="More about this check").click()
    ann.page.wait_for_url(re.compile("/verify"))
    before, chosen, after = kept.read_bytes().partition(b'"chosen":')
    kept.write_bytes(before + chosen + b"1" + after)
    ann.page.get_by_label("Match file").set_input_files(kept)
    line = before.count(b"\n") + 1
    expect(verdict).to_contain_text(re.compile(f"line {line}", re.IGNORECASE))


def test_the_server_is_killed_in_the_middle_and_nobody_presses_anything(
    enter: Enter, own_server: RealServer
) -> None:
    ann, bob = enter("Ann", url=own_server.url), enter("Bob", url=own_server.url)
    seat(ann, bob)
    play_on(ann, bob, until_round=2)
    told = ann.log()
    own_server.kill()
    expect(ann.page.get_by_text("Connected", exact=True)).not_to_be_visible()
    own_server.start()
    for person in (ann, bob):
        expect(person.page.get_by_text("Connected again")).to_be_visible(timeout=30_000)
    assert ann.log(len(told))[: len(told)] == told
    play_on(ann, bob)


def test_a_phone_on_the_network_over_plain_http_the_whole_way(
    enter: Enter, server: RealServer
) -> None:
    address = f"http://{LAN_NAME}:{server.port}"
    ann, bob = enter("Ann", size=PHONE, url=address), enter("Bob", size=PHONE, url=address)
    seat(ann, bob)
    assert not ann.page.evaluate("() => window.isSecureContext")
    assert ann.sideways() == 0
    play_on(ann, bob)
    assert ann.sideways() == 0
    ann.press("Check that chance was fair")
    expect(ann.page.get_by_role("main")).to_contain_text("Chance was fair")


def tab_to(page: Page, label: str) -> None:
    """Press Tab until the focus is on something with this label."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => { const e = document.activeElement; if (e === document.body) return '';"
            " return e.getAttribute('aria-label') || e.labels?.[0]?.innerText || e.innerText; }"
        )
        if label in (focused or ""):
            return
    raise AssertionError(f"nothing called {label} can be reached")


def folds_to_the_end(person: Person) -> None:
    """Whenever there is a choice, its first key."""
    deadline = time.monotonic() + LONG_SECONDS
    while not person.is_over:
        assert time.monotonic() < deadline, "the match does not end"
        if person.page.get_by_role("button", name="Fold", exact=True).is_visible():
            person.page.keyboard.press("1")
        person.page.wait_for_timeout(50)


def test_by_keyboard_alone(enter: Enter) -> None:
    ann = enter("Ann")
    page, keys = ann.page, ann.page.keyboard
    page.goto(ann.url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for _each_game_up_to_bluff in GAMES:
        tab_to(page, "Gather a table")
    keys.press("Enter")
    expect(page.get_by_label("Your name")).to_be_focused()
    keys.type("Ann")
    for label, key, then in (
        ("Go on", "Enter", page.get_by_role("region", name="Places")),
        ("Stand up", "Enter", page.get_by_role("button", name="Sit here (Place 1)")),
        ("Sit here", "Enter", page.get_by_role("button", name="Stand up")),
        ("Add a bot", "Space", page.get_by_role("dialog")),
        ("Easy bot", "Enter", page.get_by_text("Everything is ready.")),
        ("Start", "Enter", page.get_by_role("region", name="What you see")),
    ):
        tab_to(page, label)
        keys.press(key)
        expect(then).to_be_visible()
    folds_to_the_end(ann)
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
