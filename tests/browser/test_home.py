"""The first page: one press to a table, by a code, back to where one was; and nothing moves."""

import re

import pytest
from playwright.sync_api import Route, expect

from gloaming.games import GAMES
from gloaming.words import game_words
from tests.browser.conftest import Enter
from tests.browser.pages import PATHS, PHONE, SOON, Person, written
from tests.browser.screens import on_both_screens
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NOTE_SHIFTS = (
    "window.shifts = []; new PerformanceObserver(list => list.getEntries().forEach(shift =>"
    " window.shifts.push(shift.sources.map(source => source.node?.outerHTML?.slice(0, 80)))))"
    ".observe({ type: 'layout-shift', buffered: true })"
)


def tell_name(person: Person) -> None:
    """Answer the question for the name, and go on."""
    name = person.page.get_by_label("Your name")
    expect(name).to_be_focused()
    name.fill(person.name)
    person.page.keyboard.press("Enter")


def test_one_press_and_one_name_lead_to_a_match_with_bots(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    ann.press("Play with bots (Bluff)")
    tell_name(ann)
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    ann.plays()


def test_whoever_is_known_is_not_asked_again(enter: Enter) -> None:
    ann = enter("Ann")
    ann.make_table()
    ann.page.goto(ann.url)
    expect(ann.page.get_by_text("You play as Ann.")).to_be_visible()
    ann.press("Gather a table (Bluff)")
    ann.page.wait_for_url(re.compile(r"/t/[A-Z]{8}$"))


def test_a_name_can_be_changed(enter: Enter) -> None:
    ann = enter("Ann")
    ann.make_table()
    ann.page.goto(ann.url)
    ann.press("Change name")
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    ann.name = "Anna"
    tell_name(ann)
    expect(ann.page.get_by_text("You play as Anna.")).to_be_visible()
    assert ann.page.url.rstrip("/") == ann.url


def test_whoever_does_not_tell_a_name_stays_where_they_were(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    ann.press("Gather a table (Bluff)")
    expect(ann.page.get_by_label("Your name")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text("Please enter a name first.")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Gather a table (Bluff)")).to_be_focused()
    assert ann.page.url.rstrip("/") == ann.url


def test_the_ticket_says_what_is_missing_and_what_is_wrong(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    code = ann.make_table()
    bob.page.goto(bob.url)
    ticket = bob.page.get_by_label("Have you been given a code?")
    ticket.fill(written(code[:7]).lower())
    expect(bob.page.get_by_text("Eight letters, one to go.")).to_be_visible()
    ticket.press("Enter")
    expect(bob.page.get_by_role("alert")).to_have_text("One letter is still missing.")
    ticket.fill("QQQQQ")
    bob.press("Join")
    expect(bob.page.get_by_role("alert")).to_have_text("There is no table with this code.")
    expect(ticket).to_be_focused()
    assert bob.axe() == []
    ticket.fill("KAT0")
    expect(bob.page.get_by_role("alert")).to_have_text("Codes have letters only, without I and O.")
    ticket.fill(f"{bob.url}/t/{code.lower()}?from=ann")
    expect(bob.page.get_by_text("The code is complete.")).to_be_visible()
    ticket.press("Enter")
    tell_name(bob)
    bob.page.wait_for_url(re.compile(f"/t/{code}$"))


def hold_back(person: Person, address: str) -> list[Route]:
    """Whatever is asked for there waits for its answer."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    person.page.route(address, keep)
    return held


def test_the_ticket_asks_once_however_often_it_is_pressed(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    code = ann.make_table()
    bob.page.goto(bob.url)
    held = hold_back(bob, f"**/api/tables/{code}")
    ticket = bob.page.get_by_label("Have you been given a code?")
    ticket.fill(code)
    with bob.page.expect_request(f"**/api/tables/{code}"):
        ticket.press("Enter")
    expect(bob.page.locator("main > .home")).to_have_attribute("aria-busy", "true")
    ticket.press("Enter")
    bob.press("Join")
    bob.press("Gather a table (Bluff)")
    assert bob.page.get_by_role("dialog").count() == 0
    assert len(held) == 1
    held[0].continue_()
    tell_name(bob)
    bob.page.wait_for_url(re.compile(f"/t/{code}$"))


def test_an_answer_that_comes_late_leads_nobody_away(enter: Enter) -> None:
    ann = enter("Ann")
    asked = ann.make_table()
    ann.page.goto(ann.url)
    held = hold_back(ann, f"**/api/tables/{asked}")
    ticket = ann.page.get_by_label("Have you been given a code?")
    ticket.fill(asked)
    with ann.page.expect_request(f"**/api/tables/{asked}"):
        ticket.press("Enter")
    pages = ann.page.get_by_role("navigation", name="More pages")
    pages.get_by_role("link", name="Watch").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Open tables")
    with ann.page.expect_response(f"**/api/tables/{asked}"):
        for route in held:
            route.continue_()
    ann.page.wait_for_timeout(SOON)
    assert ann.page.url == f"{ann.url}/watch"
    assert ann.page.get_by_role("alert").count() == 0


def test_home_leads_back_to_the_table_one_was_at(enter: Enter, own_server: RealServer) -> None:
    ann = enter("Ann", url=own_server.url)
    ann.page.goto(ann.url)
    back = ann.page.get_by_role("link", name=re.compile("Back to table"))
    expect(ann.page.get_by_role("button", name="Gather a table (Bluff)")).to_be_visible()
    assert back.count() == 0
    code = ann.make_table()
    ann.page.get_by_role("link", name="Gloaming").click()
    expect(back).to_have_text(f"Back to table {written(code)}")
    back.click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(f"Bluff, table {written(code)}")


def test_a_table_that_is_gone_is_forgotten(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    ann.page.evaluate("() => localStorage.setItem('gloaming-table', 'QQQQQ')")
    ann.page.reload()
    ann.page.wait_for_function("() => localStorage.getItem('gloaming-table') === null")
    expect(ann.page.get_by_text("Table QQQQQ has been cleared away meanwhile.")).to_be_visible()
    assert ann.page.get_by_text("Back to table").count() == 0


def test_the_rules_of_a_game_are_a_press_away(enter: Enter) -> None:
    ann = enter("Ann", size=PHONE)
    ann.page.goto(ann.url)
    rules = ann.page.get_by_role("button", name="Rules (Bluff)")
    rules.click()
    for paragraph in game_words("en", GAMES["bluff"]).say("game-rules").split("\n"):
        expect(ann.page.get_by_text(paragraph)).to_be_visible()
    assert ann.sideways() == 0
    assert ann.axe() == []
    ann.press("Close")
    expect(rules).to_be_focused()


def test_where_no_table_is_open_one_can_watch_bots(enter: Enter, own_server: RealServer) -> None:
    ann = enter("Ann", url=own_server.url)
    ann.page.goto(ann.url)
    ann.page.get_by_role("navigation", name="More pages").get_by_role("link", name="Watch").click()
    expect(ann.page.get_by_text("No table is open to everybody just now.")).to_be_visible()
    ann.press("Watch bots play Bluff")
    tell_name(ann)
    ann.plays()
    assert not ann.page.get_by_role("button", name="Stay", exact=True).is_visible()


def test_a_link_from_another_device_that_is_spent_is_told_in_words(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(f"{ann.url}/e/spent")
    expect(ann.page.get_by_role("heading", name="This link is used up")).to_be_visible()
    expect(ann.page.get_by_text("It has been used already")).to_be_visible()
    assert ann.axe() == []


@pytest.mark.parametrize("path", [*PATHS, "/nowhere"])
@on_both_screens
def test_nothing_moves_while_a_page_comes(enter: Enter, size: dict[str, int], path: str) -> None:
    ann = enter("Ann", size=size)
    ann.page.add_init_script(NOTE_SHIFTS)
    ann.page.goto(ann.url + path)
    expect(ann.page.get_by_role("contentinfo")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate("() => window.shifts") == []


@on_both_screens
@pytest.mark.parametrize("text", ["large", "huge"])
def test_larger_text_fits(enter: Enter, size: dict[str, int], text: str) -> None:
    ann = enter("Ann", size=size)
    ann.page.goto(ann.url)
    ann.page.evaluate("text => { document.documentElement.dataset.text = text }", text)
    expect(ann.page.get_by_role("contentinfo")).to_be_visible()
    assert ann.sideways() == 0


def test_everything_that_is_pressed_at_home_is_large_enough(enter: Enter) -> None:
    ann = enter("Ann", size=PHONE)
    ann.page.goto(ann.url)
    expect(ann.page.get_by_role("contentinfo")).to_be_visible()
    small = ann.page.evaluate(
        "() => [...document.querySelectorAll('button, input, a:not(.skip), summary')]"
        ".map(e => [e.outerHTML, e.getBoundingClientRect()])"
        ".filter(([, box]) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))"
        ".map(([html]) => html)"
    )
    assert small == []


def test_a_page_that_cannot_be_fetched_is_told_and_can_be_tried_again(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    expect(ann.page.get_by_role("contentinfo")).to_be_visible()
    ann.page.route("**/assets/Verify-*.js", lambda route: route.abort())
    ann.page.get_by_role("link", name="Check that chance was fair").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    ann.page.unroute("**/assets/Verify-*.js")
    ann.press("Try again")
    expect(ann.page.get_by_role("heading", name="Was chance fair?")).to_be_visible()
