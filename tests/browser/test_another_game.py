"""Another game at the end: everybody has a seat there already."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import Company
from tests.browser.conftest import Enter
from tests.browser.pages import Person
from tests.server.real import RealServer

pytestmark = pytest.mark.browser

QUESTION = "Another one after this?"


def talk_of(ann: Person) -> Locator:
    """The button that opens the talk; it says how much of it is new."""
    return ann.page.get_by_role("button", name=re.compile("^Talk"))


def stops_the_match(ann: Person) -> None:
    ann.opens_the_menu()
    ann.press("Stop the match")
    ann.press("Yes, stop it")


def reads_the_question(ann: Person) -> None:
    talk_of(ann).click()
    expect(ann.page.get_by_text(QUESTION)).to_be_visible()


def test_whoever_goes_on_to_another_game_sits_there(enter: Enter, server: RealServer) -> None:
    ann, company = enter("Ann"), Company()
    bob = company.enter(server, "Bob")
    code = ann.make_table()
    bob.come(code)
    bob.act("sit", place=1)
    bob.says(QUESTION)
    reads_the_question(ann)
    ann.press("Start")
    ann.plays()
    stops_the_match(ann)
    ann.press("Another game")
    ann.page.get_by_role("dialog").get_by_role("button").filter(has_text="Shadow House").click()
    ann.page.wait_for_url(re.compile(rf"/t/(?!{code})[A-Z]{{8}}$"))
    places = ann.page.get_by_role("region", name="Places")
    expect(places.get_by_role("button", name="Stand up")).to_be_visible()
    expect(places).to_contain_text("Bob")
    expect(talk_of(ann)).to_have_accessible_name("Talk")
    reads_the_question(ann)
    bob.leave()
    bob.come(ann.page.url.rsplit("/", 1)[1])
    table = bob.client.socket.table
    assert table is not None
    assert (table["you"], table["places"][1]["is_ready"]) == (1, False)
    company.close()
