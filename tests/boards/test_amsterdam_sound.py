"""Shadows: Amsterdam to the ear: the sound under a round against time."""

import pytest
from playwright.sync_api import expect

from gloaming.games.amsterdam.tests.table import clue, coop
from tests.boards.amsterdam import Agent, OpenAgent

VOLUMES = """
const volumes = globalThis.volumes = [];
const set = AudioParam.prototype.setTargetAtTime;
AudioParam.prototype.setTargetAtTime = function (value, ...more) {
    if (this.maxValue > 1e6) volumes.push(value);
    return set.call(this, value, ...more);
};
const close = AudioContext.prototype.close;
globalThis.closings = 0;
AudioContext.prototype.close = function () { globalThis.closings += 1; return close.call(this); };
"""
"""Note which volumes the page asks for; other numbers of its audio have limits."""
IS_HEARD = "() => volumes.some(value => value > 0)"
IS_CLOSED = "() => closings > 0"
SOME_BEATS = 2_000


@pytest.mark.rule("AMS-61")
def test_sound_under_a_round_is_muted_and_stays_so(agent: OpenAgent) -> None:
    me = agent(clue(coop(level="recruit")), "ben")
    me.page.add_init_script(VOLUMES)
    me.page.clock.install()
    comes_back_and_touches_the_page(me)
    sound = me.button("board-music")
    expect(sound).to_have_attribute("aria-pressed", "true")
    me.page.wait_for_function(IS_HEARD)
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    me.page.wait_for_function(IS_CLOSED)
    me.page.evaluate("volumes.length = 0")
    me.page.clock.run_for(SOME_BEATS)
    assert me.page.evaluate("volumes") == []
    comes_back_and_touches_the_page(me)
    expect(sound).to_have_attribute("aria-pressed", "false")
    me.page.clock.run_for(SOME_BEATS)
    assert me.page.evaluate("volumes") == []


def comes_back_and_touches_the_page(me: Agent) -> None:
    """Reload, and press a key: a browser lets no page sound before that."""
    me.page.reload()
    me.lit.first.press("ArrowRight")
