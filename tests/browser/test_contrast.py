"""Text can be read wherever it lies: 4.5 to 1, and large text 3 to 1."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.contrast import faint_texts
from tests.browser.screens import BOTH_SCREENS
from tests.browser.states.play import gathered
from tests.browser.world import World
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@pytest.fixture(params=BOTH_SCREENS)
def journey(
    request: pytest.FixtureRequest, browser: Browser, server: RealServer, tmp_path: Path
) -> Iterator[World]:
    """A journey at a desk, and one on a phone."""
    with World(browser, server, tmp_path, request.param) as made:
        yield made


def test_what_is_faint_is_found(browser: Browser) -> None:
    """A gradient that runs into the colour of the text, and a veil that hides it."""
    page = browser.new_page()
    page.set_content(
        """
        <p class="one" style="background: linear-gradient(#fff, #777); color: #666">Fog</p>
        <div style="background: #fff">
            <p class="two" style="background: #0008; color: #333">Veil</p></div>
        <p class="clear" style="background: linear-gradient(#fff, #eee); color: #222">Ink</p>
        """
    )
    assert [name.split()[0] for name in faint_texts(page)] == ["p.one", "p.two"]
    page.close()


def test_a_full_table_with_all_its_colours_stands_out(journey: World) -> None:
    eve, bob = journey.enter("Eve"), journey.friend("Bob")
    eve.comes(bob.make_table(pace="none"))
    bob.act("sit", place=0)
    for place in range(1, 4):
        bob.act("add-bot", place=place, bot="easy")
    expect(eve.page.get_by_text(eve.say("place-bot"), exact=True)).to_have_count(3)
    found = {"lobby": faint_texts(eve.page)}
    bob.says("Well then")
    assert bob.act("start")["type"] == "done"
    eve.page.locator(".seat").first.wait_for()
    for part in ("log", "talk", "board"):
        eve.opens(part)
        found[part] = faint_texts(eve.page)
    assert {where: faint for where, faint in found.items() if faint} == {}


def test_all_that_is_read_from_home_to_the_end_stands_out(journey: World) -> None:
    visitor = journey.enter("Eve")
    visitor.goes("/")
    visitor.settles()
    found = {"home": faint_texts(visitor.page)}
    ann, bob = gathered(journey)
    found["lobby"] = faint_texts(ann.page)
    ann.presses("nav-settings")
    ann.page.get_by_role("dialog").wait_for()
    found["settings"] = faint_texts(ann.page)
    ann.puts_away()
    ann.presses("start-begin")
    ann.may_move()
    bob.says("Well then")
    ann.sees("talk-unread", count=1)
    found["play"] = faint_texts(ann.page)
    for part in ("log", "talk", "notes"):
        ann.opens(part)
        found[part] = faint_texts(ann.page)
    ann.opens("board")
    bob.act("vote", topic="pause")
    ann.sees("vote-pause")
    found["vote"] = faint_texts(ann.page)
    assert {where: faint for where, faint in found.items() if faint} == {}
