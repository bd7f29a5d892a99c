"""Every sound in the audio of a real browser: heard, short, not too loud, not before a touch."""

import math
import subprocess
from collections.abc import Callable, Iterator
from itertools import combinations, zip_longest
from pathlib import Path
from typing import Any

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
    const { perform, SCORES, lengthOf } = sound;
    const RATE = 44100, WINDOW = 0.05 * RATE;
    const context = new OfflineAudioContext(1, 2 * RATE, RATE);
    perform(SCORES[name], context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
    const starts = Array.from({length: Math.ceil(last / WINDOW)}, (_, number) => number * WINDOW);
    const windows = starts.map(start => samples.subarray(start, start + WINDOW));
    const power = samples => samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
    const parts = windows.map(power).map(Math.sqrt);
    const powerAt = (samples, hertz) => {
        const turn = 2 * Math.cos(2 * Math.PI * hertz / RATE);
        let now = 0, before = 0;
        for (const sample of samples) [now, before] = [sample + turn * now - before, now];
        return now * now + before * before - turn * now * before;
    };
    const pitches = Array.from({length: 200}, (_, number) => 20 * (number + 2));
    const colour = pitches.map(hertz =>
        Math.sqrt(windows.reduce((sum, one) => sum + powerAt(one, hertz), 0)));
    return { peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
        seconds: last / RATE, written: lengthOf(SCORES[name]),
        loudest: 20 * Math.log10(Math.max(...parts)), parts, colour };
}"""
"""A sound as it is heard: how high, how long, how loud where it is loudest, how it goes and which
pitches it is made of."""

MOST_APART = 9.0
"""Decibels between the loudest and the softest sound."""


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


@pytest.fixture
def heard(page: Page) -> dict[str, dict[str, Any]]:
    """Every sound, rendered."""
    names = page.evaluate("() => sound.SOUNDS")
    assert len(names) > 5
    return {name: page.evaluate(RENDER, name) for name in names}


def test_every_sound_is_heard_is_short_and_never_clips(heard: dict[str, dict[str, Any]]) -> None:
    for name, sound in heard.items():
        assert 0.15 < sound["peak"] < 0.8, name
        assert 0.03 < sound["seconds"] < 1.5, name
        assert sound["seconds"] <= sound["written"], name


def test_no_sound_is_much_louder_than_another(
    heard: dict[str, dict[str, Any]], record_property: Callable[[str, object], None]
) -> None:
    loudness = {name: round(sound["loudest"], 1) for name, sound in heard.items()}
    record_property("loudness of sounds, dB", loudness)
    assert max(loudness.values()) - min(loudness.values()) < MOST_APART, loudness


def test_sounds_can_be_told_apart(heard: dict[str, dict[str, Any]]) -> None:
    """By how they go or by what they are made of; the ear has nothing else."""
    for (one, first), (other, second) in combinations(heard.items(), 2):
        apart = max(distance(first[what], second[what]) for what in ("parts", "colour"))
        assert apart > 0.2, (one, other, apart)


def distance(first: list[float], second: list[float]) -> float:
    """How unlike two courses are: 0 for the same up to a factor, 1 for nothing in common."""
    pairs = list(zip_longest(first, second, fillvalue=0.0))
    lengths = math.hypot(*first) * math.hypot(*second)
    return 1 - sum(one * other for one, other in pairs) / lengths


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
