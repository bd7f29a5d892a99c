"""What is read out when a seat changes hands; what a board does is in `tests/boards`."""

import pytest
from playwright.sync_api import expect

from tests.browser.states.play import gathered
from tests.browser.world import World

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NOTE_NEWS = """() => {
    const line = document.querySelector('.page > p[role=status]');
    window.news = [];
    const note = () => window.news.push(line.textContent);
    new MutationObserver(note).observe(line, {subtree: true, childList: true, characterData: true});
}"""


def test_seat_that_is_handed_on_is_read_out_once(world: World) -> None:
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


def test_field_for_a_code_has_an_edge_in_high_contrast(world: World) -> None:
    ann = world.enter("Ann")
    ann.goes("/")
    ann.page.evaluate("() => { document.documentElement.dataset.contrast = 'high' }")
    field = ann.page.get_by_label(ann.say("join-title"))
    assert field.evaluate("one => parseFloat(getComputedStyle(one).borderTopWidth)") >= 1
