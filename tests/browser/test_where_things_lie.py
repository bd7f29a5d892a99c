"""Where things lie on the way to a table; what a table shows is in `tests/boards`."""

import pytest
from playwright.sync_api import expect

from tests.browser.world import World

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


def test_ways_into_a_table_lie_in_the_street(
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
