"""Every page and state, at desk and phone size, in each language: axe, width, words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gloaming.games import GAMES
from gloaming.words import LANGUAGES, game_words
from tests.browser.conftest import Enter
from tests.browser.pages import DESK, PHONE, Person, begin, play_on

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NAMES = {"en": "English", "fr": "Français", "pl": "Polski"}


def in_every_language(person: Person, look: Callable[[str], None]) -> None:
    """Switch through the languages and back to English."""
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        person.page.get_by_role("button", name=NAMES[language]).click()
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        look(language)


def look_at(person: Person) -> None:
    """The page as it is, in every language: wide enough, whole, and without a word missing."""

    def look(language: str) -> None:
        assert person.sideways() == 0, f"{person.page.url} is too wide in {language}"
        assert person.axe() == []
        shown = person.page.get_by_role("main").inner_text()
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b", shown), "an id without words"

    in_every_language(person, look)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page_in_every_language(enter: Enter, size: dict[str, int]) -> None:
    ann, bob = enter("Ann", size=size), enter("Bob", size=size)
    for path in ("/", "/verify", "/t/QQQQQ", "/nowhere/at/all"):
        ann.page.goto(ann.url + path)
        look_at(ann)
    code = ann.make_table()
    look_at(ann)
    bob.join(code)
    ann.sit(1)
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
        assert any(began in line for line in ann.log())

    in_every_language(ann, look)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_everything_that_is_pressed_is_large_enough(enter: Enter, size: dict[str, int]) -> None:
    ann = enter("Ann", size=size)
    ann.make_table()
    small = ann.page.evaluate(
        "() => [...document.querySelectorAll('button, select, input, a.btn, summary')]"
        ".filter(e => e.offsetParent !== null && e.type !== 'checkbox')"
        ".filter(e => e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML)"
    )
    assert small == []


def test_a_name_with_markup_is_text_everywhere(enter: Enter) -> None:
    ann, eve = enter("Ann"), enter("<img src=x onerror=alert(1)>")
    eve.name = eve.name[:24]
    code = ann.make_table()
    eve.join(code)
    eve.sit(2)
    ann.sit(1)
    ann.press("Start")
    ann.plays()
    expect(ann.page.get_by_text(eve.name).first).to_be_visible()
    assert ann.page.locator("main img").count() == 0


def test_a_card_face_down_is_nowhere_in_the_page(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    begin(ann, bob)
    card = re.search(r">Bob: \d<", bob.page.content())
    assert card is not None
    assert not re.search(r">Bob: \d<", ann.page.content())
    assert "face-up" not in ann.page.content()
