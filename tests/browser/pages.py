"""A person at a browser: what they press, and what they read."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser import line
from tests.browser.luck import THROW
from tests.support import evidence

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATHS = ("/", "/watch", "/verify", "/e/spent", "/pictures/amsterdam")
"""Pages without a table."""
SOON = 1_000
PATIENCE = 15_000
"""A busy machine is slow, not wrong."""

expect.set_options(timeout=PATIENCE)

AXE = files("axe_playwright_python") / "axe.min.js"


def written(code: str) -> str:
    """The code of a table as pages show it."""
    return f"{code[:4]} {code[4:]}"


class Person:
    """One browser of one's own: no cookie is shared with anybody. Where it can be, it is still."""

    def __init__(self, browser: Browser, url: str, name: str, size: dict[str, int] = DESK) -> None:
        self.url, self.name = url, name
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size is PHONE,
            locale="en-GB",
            bypass_csp=False,
            reduced_motion="reduce",
        )
        self.context.tracing.start(snapshots=True)
        self.context.add_init_script(THROW)
        self.context.add_init_script(line.script())
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.console: list[str] = []
        self.page.on("pageerror", lambda error: self._note("pageerror", str(error)))
        self.page.on("console", lambda message: self._note(message.type, message.text))
        step_back = evidence.come_forward(self.keep)
        self.context.on("close", lambda _context: step_back())

    def _note(self, kind: str, text: str) -> None:
        self.console.append(f"{kind}: {text}")
        is_fault = kind == "error" and "Failed to load resource" not in text
        if is_fault or kind == "pageerror":
            self.faults.append(text)

    def keep(self, folder: Path, start: str) -> None:
        """Write the trace, a screenshot and the console of this page into a folder."""
        start = f"{start}-{self.name}"
        (folder / f"{start}-console.txt").write_text("\n".join(self.console), "utf-8")
        self.page.screenshot(path=folder / f"{start}.png")
        self.context.tracing.stop(path=folder / f"{start}-trace.zip")

    # At home and in the lobby

    def make_table(self) -> str:
        """From the front page to a table; returns its code."""
        self.page.goto(self.url)
        self.press("Gather a table (Bluff)")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.keyboard.press("Enter")
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{8}$"))
        expect(self.page.get_by_role("region", name="Places")).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str) -> None:
        """By the link, as a newcomer."""
        self.page.goto(f"{self.url}/t/{code}")
        self.page.get_by_label("Your name").fill(self.name)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("region", name="Places")).to_be_visible()

    def sit(self, place: int) -> None:
        """Take a place, counted from 1."""
        self.press(f"Sit here (Place {place})")
        expect(self.page.get_by_role("button", name="Stand up")).to_be_visible()

    def add_bot(self, place: int) -> None:
        """Put a bot on a place."""
        self.press(f"Add a bot (Place {place})")
        self.page.get_by_role("dialog").get_by_role("button", name="Easy bot").click()

    def press(self, label: str) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=label, exact=True).click()

    # In play

    def opens_the_menu(self) -> None:
        """What may be done beside the moves."""
        self.press("At the table")
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def plays(self) -> None:
        """The match is on the screen."""
        expect(self.page.get_by_role("region", name="What you see")).to_be_visible()

    @property
    def is_over(self) -> bool:
        """Whether the end is on the screen."""
        return self.page.get_by_role("heading", name="The match is over").is_visible()

    def stays_if_possible(self) -> bool:
        """Press Stay if it is there, and time is not up meanwhile."""
        stay = self.page.get_by_role("button", name="Stay", exact=True)
        if self.is_over or not stay.is_visible():
            return False
        try:
            stay.click(timeout=SOON)
        except Error:
            return False
        return True

    def log(self, least: int = 1) -> list[str]:
        """What happened, in so many sentences at least."""
        told = self.page.get_by_role("log").locator("p")
        expect(told.nth(least - 1)).to_be_attached()
        return told.all_inner_texts()

    # Looking

    def axe(self) -> list[str]:
        """What axe finds on the page as it is, serious or worse."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => JSON.stringify((await axe.run()).violations)")
        return [
            f"{rule['id']}: {rule['nodes'][0]['html']}"
            for rule in json.loads(found)
            if rule["impact"] in {"serious", "critical"}
        ]

    def sideways(self) -> int:
        """How many pixels the page is wider than the screen."""
        return int(
            self.page.evaluate(
                "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
        )

    def close(self) -> None:
        """Go; a page that had faults fails the test."""
        faults = [*self.faults]
        self.context.close()
        assert faults == []


def begin(ann: Person, bob: Person) -> None:
    """A table for two, and the match on both screens."""
    bob.join(ann.make_table())
    bob.sit(2)
    ann.press("Start")
    ann.plays()
    bob.plays()


def play_on(*people: Person, until_round: int | None = None) -> None:
    """Everybody stays until the match, or a round, is over."""
    page = people[0].page
    for _ in range(400):
        if all(person.is_over for person in people):
            return
        if until_round is not None and page.get_by_text(f"Round {until_round}", exact=True).count():
            return
        moved = [person.stays_if_possible() for person in people]
        if not any(moved):
            page.wait_for_timeout(50)
    raise AssertionError("the match did not end")
