"""The gallery: all that is played with can be looked at, by District, before anybody plays."""

import re

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Enter
from tests.browser.pages import PHONE, Person
from tests.browser.screens import on_both_screens

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


A_WHILE = 500
IS_HUNG = "least => [...document.images].filter(one => one.complete).length >= least"


def visits(person: Person) -> None:
    """From the street, by the house of the game."""
    person.page.goto(person.url)
    person.page.get_by_role("link", name="Pictures (Shadows: Amsterdam)").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Shadows: Amsterdam")


@on_both_screens
def test_every_district_hangs_with_both_sides_and_all_cards(
    enter: Enter, size: dict[str, int]
) -> None:
    ann = enter("Ann", size=size)
    visits(ann)
    for name in ("market", "harbour", "museum", "park", "old centre", "station", "canals"):
        district = ann.page.get_by_role("region", name=f"The {name}", exact=True)
        expect(district.get_by_role("button")).to_have_count(10)
    cards = ann.page.get_by_role("region", name="Intel cards", exact=True)
    expect(cards.get_by_role("button")).to_have_count(84)
    assert ann.sideways() == 0
    assert ann.axe() == []


@on_both_screens
def test_a_picture_is_seen_large_and_leads_to_the_next(enter: Enter, size: dict[str, int]) -> None:
    ann = enter("Ann", size=size)
    visits(ann)
    first = ann.page.get_by_role("button", name="The market, front, picture 1", exact=True)
    first.click()
    box = ann.page.get_by_role("dialog")
    ann.page.wait_for_function("() => document.querySelector('dialog img').naturalWidth === 512")
    ann.press("Next picture")
    expect(box).to_contain_text("The market, front, picture 2")
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowLeft")
    expect(box).to_contain_text("Intel card 84")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(first).to_be_focused()


def test_only_what_is_about_to_be_seen_is_fetched_and_small(enter: Enter) -> None:
    ann = enter("Ann", size=PHONE)
    fetched: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith(".webp"):
            fetched.append(request.url)

    ann.page.on("request", note)
    visits(ann)
    ann.page.wait_for_function(IS_HUNG, arg=10)
    ann.page.wait_for_timeout(A_WHILE)
    assert 10 <= len(fetched) < 100
    assert all("-s-" in address for address in fetched)


def test_from_the_pictures_it_is_one_press_and_one_name_to_a_match(enter: Enter) -> None:
    ann = enter("Ann")
    visits(ann)
    ann.press("Play with bots")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(re.compile(r"/t/[A-Z]{8}$"))


def test_a_game_without_pictures_has_no_gallery(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    expect(ann.page.get_by_role("link", name="Pictures (Shadows: Amsterdam)")).to_be_visible()
    assert ann.page.get_by_role("link", name="Pictures (Bluff)").count() == 0
    ann.page.goto(f"{ann.url}/pictures/bluff")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
