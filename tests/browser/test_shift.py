"""Shadow Shift with real bots: whole matches. What one board shows is in `tests/boards`."""

import pytest
from playwright.sync_api import expect

from tests.boards.shift import in_sight
from tests.browser.looking import axe
from tests.browser.screens import at_a_desk_first, on_both_screens
from tests.browser.states.shift import FIRST, GUARDS, SECOND, Burglar, Sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

FEW = 3
"""Rounds until the match is over, if no player has won before."""


@at_a_desk_first
def test_a_match_is_played_as_a_criminal_to_its_end(sit: Sit, size: dict[str, int]) -> None:
    me = sit(size)
    me.gathers(FIRST, (GUARDS, SECOND), rounds=FEW)
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
    me.lets_them_in()
    expect(me.board.locator(".after")).to_be_visible()
    counts_nothing(me)
    assert me.reader.sideways() <= 0


def counts_nothing(me: Burglar) -> None:
    """The table of results has names and no numbers: a player has won or not."""
    results = me.page.locator(".results")
    expect(results.get_by_role("heading", name=me.reader.say("over-result"))).to_be_visible()
    expect(results.locator("tbody tr")).not_to_have_count(0)
    expect(results.locator("td")).to_have_count(0)
