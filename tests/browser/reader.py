"""A person who reads the pages in some language, and finds things by the words for them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Locator, Route, expect

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.words import Words, game_words
from tests.browser.pages import Person

ELSEWHERE = "http://192.0.2.7:8123"
"""As if the server were to be reached by others, too: then there is something to scan."""

SETTLED = """async () => {
    await document.fonts.ready;
    const isFarBelow = image => image.getBoundingClientRect().top > innerHeight;
    const isLeft = image => image.loading === 'lazy' && !image.complete && isFarBelow(image);
    const coming = [...document.images].filter(image => !isLeft(image));
    await Promise.all(coming.map(image => image.decode().catch(() => null)));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

Prepare = Callable[[Person], None]
Tongue = Callable[[AnyGame], Words]
"""A language: the words of each game."""
ENGLISH: Tongue = partial(game_words, "en")


class Reader(Person):
    """Somebody at a browser, in a language."""

    def __init__(
        self, browser: Browser, url: str, name: str, size: dict[str, int], tongue: Tongue
    ) -> None:
        super().__init__(browser, url, name, size)
        self._tongue = tongue
        self.words = tongue(GAMES["bluff"])
        self.version: str | None = None
        language = json.dumps(self.words.language)
        self.page.add_init_script(f"localStorage.setItem('gloaming-language', {language})")
        self.page.route("**/api/here", self._here)

    def _here(self, route: Route) -> None:
        """What the server says of itself, with an address that others can reach."""
        told = route.fetch().json()
        route.fulfill(json={**told, "lan": ELSEWHERE, "client": self.version or told["client"]})

    # Words

    def turns_to(self, game: str) -> None:
        """From here on with the words of another game."""
        self.words = self._tongue(GAMES[game])

    def say(self, name: str, /, **args: Any) -> str:
        """The words with this id."""
        return self.words.say(name, args)

    def about(self, name: str, what: str) -> str:
        """What a button is called that says in brackets what it is for."""
        return f"{self.say(name)} ({what})"

    def place(self, number: int) -> str:
        """What a place is called, counted from 1."""
        return self.say("place-number", number=number)

    # Finding and pressing

    def button(self, label: str) -> Locator:
        """The button that is called so, and is in sight."""
        return self.page.get_by_role("button", name=label, exact=True).first

    def presses(self, name: str, what: str | None = None) -> None:
        """Press the button with these words."""
        self.button(self.say(name) if what is None else self.about(name, what)).click()

    def sees(self, name: str, /, **args: Any) -> None:
        """These words are in sight."""
        said = self.page.get_by_text(self.say(name, **args), exact=True)
        expect(said.filter(visible=True).first).to_be_visible()

    def sees_heading(self, name: str, /, **args: Any) -> None:
        """Such a heading is in sight."""
        heading = self.page.get_by_role("heading", name=self.say(name, **args), exact=True)
        expect(heading.first).to_be_visible()

    def puts_away(self) -> None:
        """Close the sheet that is open."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def settles(self) -> None:
        """Wait until fonts and pictures are there."""
        self.page.evaluate(SETTLED)

    # Going

    def goes(self, path: str) -> None:
        """Go to a page of the site."""
        self.page.goto(self.url + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def is_known(self) -> None:
        """Has told the name already, on this device."""
        name = json.dumps(self.name)
        self.page.add_init_script(f"localStorage.setItem('gloaming-name', {name})")

    def tells_name(self) -> None:
        """Answer the question for the name."""
        field = self.page.get_by_label(self.say("name-label"))
        field.fill(self.name)
        field.press("Enter")

    def comes(self, code: str) -> None:
        """Come to a table by its link, as a newcomer."""
        self.goes(f"/t/{code}")
        self.tells_name()
        expect(self.page.get_by_role("button", name=self.say("go-on-open"))).to_be_visible()

    def presses_at_bluff(self, name: str) -> None:
        """Press a button of the last house in the street: the example's."""
        self.page.locator("article").last.get_by_role("button").filter(
            has_text=self.say(name)
        ).last.click()

    def gathers(self) -> str:
        """Make a table; returns its code."""
        self.goes("/")
        self.presses_at_bluff("games-gather")
        self.tells_name()
        self.page.wait_for_url(re.compile(r"/t/[A-Z]{8}$"))
        self.sees("invite-title")
        return self.page.url.rsplit("/", 1)[1]

    def sits_down(self, number: int) -> None:
        """Take a place, counted from 1."""
        self.presses("place-sit", self.place(number))
        self.button(self.about("place-stand", self.place(number))).wait_for()

    # In play

    def opens(self, part: str) -> None:
        """Turn to a part of the table: a page of the notebook, or the board."""
        label = self.say("log-title" if part == "log" else f"part-{part}")
        bar = self.page.get_by_role("navigation", name=self.say("parts-label"))
        bar.or_(self.page.get_by_role("tab")).first.wait_for()
        if bar.count() > 0:
            bar.get_by_role("button").filter(has_text=label).click()
        elif part != "board":
            self.page.get_by_role("tab").filter(has_text=label).click()

    def chooses(self, move: str) -> None:
        """Make a move of Bluff."""
        self.button(self.say(f"move-{move}")).click()

    def may_move(self) -> None:
        """It is one's turn, and the last move has been answered."""
        label = self.say("move-stay")
        stay = self.page.get_by_role("button", name=label, exact=True, disabled=False)
        expect(stay.first).to_be_visible()
