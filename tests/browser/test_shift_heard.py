"""Shadow Shift for whoever hears it, or wants nothing to move: what is in view, and what turns."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.states.shift import FIRST, GUARDS, SECOND, Burglar, Sit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

NOTE_FLIPS = """() => {
    window.heard = [];
    window.flips = [];
    const board = document.querySelector('section.shift');
    new MutationObserver(() => {
        const told = board.querySelector('.turned')?.textContent.trim() ?? '';
        if (told !== '' && told !== window.heard.at(-1)) window.heard.push(told);
        const flip = board.querySelector('.flip');
        if (flip === null || flip === window.flip) return;
        window.flip = flip;
        window.flips.push(`${flip.className} ${flip.closest('.piece').dataset.counter}`);
    }).observe(board, {childList: true, subtree: true, characterData: true});
}"""
TOLD = re.compile(r"Shadow (\d+) on [A-V]\d+ is turned over: (nothing under it|a Criminal of )")
NUMBERED = re.compile(r"^([A-V]\d+), (Shadow \d+)\b")


def seen_by_guards(me: Burglar) -> set[str]:
    """The shadows whose squares are said to be in view."""
    lit = me.reader.say("board-lit")
    cells = me.board.get_by_role("gridcell", name=re.compile(rf"Shadow \d.*{lit}")).all()
    found = [NUMBERED.match(str(cell.get_attribute("aria-label"))) for cell in cells]
    return {f"{one[2]} on {one[1]}" for one in found if one is not None}


def test_what_is_in_view_is_said(sit: Sit) -> None:
    me = sit()
    me.gathers(GUARDS, (FIRST,), flips="asked", rules="family")
    said = me.board.locator(".in-view")
    me.comes_to("roll")
    expect(said).to_have_text("No shadow is in view of a Guard.")
    me.comes_to("flip")
    expect(said).to_have_text(re.compile("^In view of a Guard: "))
    names = seen_by_guards(me)
    assert names
    text = said.inner_text().removeprefix("In view of a Guard: ").removesuffix(".")
    assert set(re.split(r", and |, | and ", text)) == names


def test_what_is_turned_over_is_read_out_at_once_and_shown_though_nothing_moves(sit: Sit) -> None:
    me = sit()
    me.gathers(GUARDS, (FIRST, SECOND), marks=False)
    expect(me.board.locator(".turned")).to_have_attribute("aria-live", "assertive")
    me.page.evaluate(NOTE_FLIPS)
    me.waits(lambda: bool(me.page.evaluate("() => window.flips.length > 0")))
    expect(me.board.locator(".flip")).to_have_count(0)
    flips = me.page.evaluate("() => window.flips")
    heard = " ".join(me.page.evaluate("() => window.heard"))
    told = {int(one[1]): one[2] for one in TOLD.finditer(heard)}
    for kind, number in (re.findall(r"blank|caught|raid|\d+$", flip) for flip in flips):
        assert told[int(number)].startswith("nothing" if kind == "blank" else "a Criminal")


AFTER_ALL = 1000
"""By then all that a page is made of has come."""
LEFT = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
IS_LONG = "box => box.scrollHeight > 3 * box.clientHeight"


def test_what_happened_is_read_from_its_end_when_one_comes_again(sit: Sit) -> None:
    """Lines are drawn by the game, which comes later than they do."""
    me = sit()
    me.gathers(FIRST, (GUARDS,))
    log = me.page.get_by_role("log")
    me.waits(lambda: bool(log.evaluate(IS_LONG)))
    me.page.reload()
    me.board.wait_for()
    me.page.evaluate("() => document.fonts.ready")
    me.page.wait_for_timeout(AFTER_ALL)
    assert log.evaluate(LEFT) <= 1
