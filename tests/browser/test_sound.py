"""Every sound in the audio of a real browser: heard, short, not too loud, not before a touch."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(60)]

WEB = Path(__file__).resolve().parents[2] / "web"
LIB = WEB / "src" / "lib"

NOTING = """
const opened = [], started = [];
class Noted extends AudioContext {
    constructor(...given) { super(...given); opened.push(this); }
}
globalThis.AudioContext = Noted;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...given) {
    started.push(this);
    return start.apply(this, given);
};
"""
TOO_EARLY = """
sound.sounds.listen();
sound.sounds.play("turn");
Object.assign(globalThis, { sound, opened, started, early: opened.length });
"""

RENDER = """async (name) => {
    const { perform, SCORES } = sound;
    const context = new OfflineAudioContext(1, 2 * 44100, 44100);
    perform(SCORES[name], context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
    const last = samples.findLastIndex((sample) => sample > 0.001);
    return { peak: Math.max(...samples), seconds: last / 44100 };
}"""


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The player and its scores as one script."""
    folder = tmp_path_factory.mktemp("sound")
    entry, bundle = folder / "entry.ts", folder / "bundle.js"
    entry.write_text(f'export * from "{LIB}/sound.ts"; export * from "{LIB}/score.ts";', "utf-8")
    rolldown = WEB / "node_modules" / ".bin" / "rolldown"
    command = f"{rolldown} {entry} --format iife --name sound --file {bundle}"
    subprocess.run(command.split(), check=True, capture_output=True)
    return bundle.read_text("utf-8")


@pytest.fixture
def page(browser: Browser, player: str) -> Iterator[Page]:
    """A page with nothing else, which has tried to sound too early."""
    opened = browser.new_page()
    opened.add_init_script(NOTING + player + TOO_EARLY)
    opened.goto("about:blank")
    yield opened
    opened.close()


def test_every_sound_is_heard_is_short_and_never_clips(page: Page) -> None:
    names = page.evaluate("() => sound.SOUNDS")
    assert len(names) > 5
    for name in names:
        heard = page.evaluate(RENDER, name)
        assert 0.15 < heard["peak"] < 0.8, name
        assert 0.03 < heard["seconds"] < 1.5, name


def test_nothing_sounds_before_the_page_was_touched_and_then_it_does(page: Page) -> None:
    page.mouse.click(10, 10)
    page.wait_for_function("() => opened[0]?.state === 'running'")
    assert page.evaluate("() => early") == 0
    assert page.evaluate("() => started.length") == 0
    page.evaluate("() => { sound.sounds.play('turn'); }")
    once = page.evaluate("() => started.length")
    assert once > 0
    page.evaluate("() => { sound.sounds.play('turn'); }")
    assert page.evaluate("() => started.length") == once, "it was begun over itself"
    assert page.evaluate("() => opened.length") == 1
