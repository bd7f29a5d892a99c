"""Every page and state, at desk and phone size, in each language: axe, width, words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gloaming.games import GAMES
from gloaming.words import LANGUAGES, game_words
from tests.browser.conftest import Enter
from tests.browser.pages import PATHS, Person, begin, play_on
from tests.browser.screens import on_both_screens

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NAMES = {"en": "English", "fr": "Français", "pl": "Polski"}


def in_every_language(person: Person, look: Callable[[str], None]) -> None:
    """Switch through the languages and back to English, in the settings where there is no room."""
    page = person.page
    page.locator("header .entry").wait_for()
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        has_room = page.locator("header .languages").is_visible()
        if not has_room:
            page.locator("header .entry").click()
        page.get_by_role("button", name=NAMES[language]).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        if not has_room:
            page.keyboard.press("Escape")
        look(language)


def look_at(person: Person) -> None:
    """The page as it is, in every language: wide enough, whole, and without a word missing."""
    person.page.locator("header .entry").wait_for()
    assert person.axe() == []

    def look(language: str) -> None:
        assert person.sideways() == 0, f"{person.page.url} is too wide in {language}"
        shown = person.page.get_by_role("main").inner_text()
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b", shown), "an id without words"

    in_every_language(person, look)


@on_both_screens
def test_every_page_in_every_language(enter: Enter, size: dict[str, int]) -> None:
    ann, bob = enter("Ann", size=size), enter("Bob", size=size)
    for path in (*PATHS, "/t/QQQQQ", "/nowhere/at/all"):
        ann.page.goto(ann.url + path)
        look_at(ann)
    code = ann.make_table()
    look_at(ann)
    bob.join(code)
    bob.sit(2)
    look_at(ann)
    ann.press("Start")
    ann.plays()
    look_at(ann)
    play_on(ann, bob)
    expect(ann.page.get_by_role("heading", name="The truth")).to_be_visible()
    look_at(ann)


def test_the_log_changes_its_language_too(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    begin(ann, bob)

    def look(language: str) -> None:
        words = game_words(language, GAMES["bluff"])
        began = words.say("event-round-began", {"number": 1})
        expect(ann.page.get_by_role("log")).to_contain_text(began)

    in_every_language(ann, look)


def test_a_name_with_markup_is_text_everywhere(enter: Enter) -> None:
    ann, eve = enter("Ann"), enter("<img src=x onerror=alert(1)>")
    eve.name = eve.name[:24]
    code = ann.make_table()
    eve.join(code)
    eve.sit(2)
    ann.press("Start")
    ann.plays()
    expect(ann.page.get_by_text(eve.name).first).to_be_visible()
    assert ann.page.locator("main img").count() == 0


def test_a_card_face_down_is_nowhere_in_the_page(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    begin(ann, bob)
    board = ann.page.get_by_role("region", name="What you see")
    backs = board.locator(".card.back")
    expect(backs).to_have_count(1)
    assert [back.inner_html() for back in backs.all()] == [""]
    attributes = backs.evaluate("back => back.getAttributeNames().join()")
    assert attributes == "class"
    assert "face-up" not in board.inner_html()
