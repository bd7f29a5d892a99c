"""Another game at the end: everybody has a seat there already."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.conftest import Enter
from tests.server.real import RealServer


def test_whoever_goes_on_to_another_game_sits_there(enter: Enter, server: RealServer) -> None:
    ann, company = enter("Ann"), Company()
    bob = company.enter(server, "Bob")
    code = ann.make_table()
    bob.come(code)
    bob.act("sit", place=1)
    ann.press("Start")
    ann.plays()
    ann.opens_the_menu()
    ann.press("Stop the match")
    ann.press("Yes, stop it")
    ann.press("Another game")
    ann.page.get_by_role("dialog").get_by_role("button").filter(has_text="Bluff").click()
    ann.page.wait_for_url(re.compile(rf"/t/(?!{code})[A-Z]{{5}}$"))
    places = ann.page.get_by_role("region", name="Places")
    expect(places.get_by_role("button", name="Stand up")).to_be_visible()
    expect(places).to_contain_text("Bob")
    bob.leave()
    bob.come(ann.page.url.rsplit("/", 1)[1])
    table = bob.client.socket.table
    assert table is not None
    assert (table["you"], table["places"][1]["is_ready"]) == (1, False)
    company.close()
