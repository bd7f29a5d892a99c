"""How smoothly the city of Amsterdam moves: frames in Chromium while it is dragged and zoomed.

The gestures are events that the page gives itself, one for each frame, on the board of a Detective
with all its pictures, lit cells and figures. What is noted is the time from frame to frame, and
what the browser's processes used of a core: that hangs less on what else the machine does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.company import Company
from tests.browser.launching import launch
from tests.browser.reader import ENGLISH, Reader
from tests.browser.states.amsterdam import DETECTIVE, OFFICER, RIVALS, SECOND, Agent, joins
from tests.browser.world import waiting_server

SCREEN = {"width": 1440, "height": 900}
STEPS = 120
SMOOTH_MS = 20.0

Gesture = Literal["drag", "wheel"]
GESTURES: tuple[Gesture, ...] = ("drag", "wheel")

MOVE = """([gesture, steps]) => new Promise(done => {
    const view = document.querySelector('.amsterdam .view'), grid = view.querySelector('.grid');
    const {left, top, width, height} = view.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const press = (type, turn) => grid.dispatchEvent(new PointerEvent(type, {
        bubbles: true, pointerId: 7, pointerType: 'mouse',
        clientX: x + 180 * Math.cos(turn), clientY: y + 180 * Math.sin(turn)}));
    const roll = deltaY => view.dispatchEvent(new WheelEvent('wheel', {
        bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY}));
    const frames = [];
    const step = now => {
        const number = frames.push(now) - 1, turn = 4 * Math.PI * number / steps;
        if (gesture === 'wheel') roll(number < steps / 2 ? -24 : 24);
        else press(number === 0 ? 'pointerdown' : 'pointermove', turn);
        if (number < steps) return requestAnimationFrame(step);
        if (gesture === 'drag') press('pointerup', turn);
        done(frames);
    };
    requestAnimationFrame(step);
})"""
AT_REST = "() => document.querySelector('.city.moving') === null"


class Frames(msgspec.Struct, frozen=True):
    """What a gesture came to."""

    times: tuple[float, ...]
    """Milliseconds from frame to frame."""
    cpu: float
    """Milliseconds of a core for each frame, of all processes of the browser."""

    def within(self, part: float) -> float:
        """The time that this part of all frames did not exceed."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    @property
    def smooth(self) -> float:
        """The part of frames that came in time."""
        return sum(one <= SMOOTH_MS for one in self.times) / len(self.times)


class City:
    """The board of a Detective who has cards."""

    def __init__(self, page: Page, browser: CDPSession) -> None:
        self._page, self._browser = page, browser

    def moved(self, gesture: Gesture) -> Frames:
        """One gesture, from the whole city and back to it."""
        if gesture == "drag":
            self._roll(-400)
        began = self._used()
        frames = self._page.evaluate(MOVE, [gesture, STEPS])
        cpu = 1000 * (self._used() - began) / STEPS
        self._roll(4_000)
        return Frames(tuple(later - sooner for sooner, later in pairwise(frames)), cpu)

    def _roll(self, by: int) -> None:
        box = self._page.locator(".amsterdam .view").bounding_box()
        assert box is not None
        self._page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._page.mouse.wheel(0, by)
        self._page.wait_for_timeout(400)
        self._page.wait_for_function(AT_REST)

    def _used(self) -> float:
        """Seconds of a core."""
        told = self._browser.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in told))


@contextmanager
def city(folder: Path) -> Iterator[City]:
    """A match of eight, in which three Detectives cannot agree."""
    company = Company()
    folder.mkdir(parents=True, exist_ok=True)
    with waiting_server(folder / "data") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        reader = Reader(browser, server.url, "Mira", SCREEN, ENGLISH)
        reader.page.emulate_media(reduced_motion="no-preference")
        me = Agent(reader)
        joins(company.enter(server, "Jonas"), me.makes_table(agreement="everyone"), OFFICER)
        me.starts(DETECTIVE, (SECOND, 4, *RIVALS, 7, 8))
        me.begins()
        me.waits_for_a_clue()
        reader.settles()
        try:
            yield City(reader.page, browser.new_browser_cdp_session())
        finally:
            reader.context.close()
            company.close()
