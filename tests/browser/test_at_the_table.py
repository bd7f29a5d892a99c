"""What somebody needs who has never been here: rules, a way in, a way back, a way out."""

import re

import pytest
from playwright.sync_api import expect

from gloaming.games import GAMES
from gloaming.words import game_words
from tests.browser.conftest import LAN_NAME, Enter
from tests.browser.pages import PHONE, Person, play_on
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


def seat_two(host: Person, guest: Person) -> str:
    """Both at one table, on the first two places."""
    code = host.make_table()
    guest.join(code)
    host.sit(1)
    guest.sit(2)
    return code


def test_the_host_stops_the_match_after_a_second_thought(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    seat_two(ann, bob)
    ann.press("Start")
    ann.plays()
    bob.plays()
    assert bob.page.get_by_role("button", name="Stop the match").count() == 0
    ann.press("Stop the match")
    expect(ann.page.get_by_role("button", name="Play on")).to_be_focused()
    ann.press("Play on")
    expect(ann.page.get_by_role("button", name="Stop the match")).to_be_focused()
    assert not ann.is_over
    ann.press("Stop the match")
    assert ann.axe() == []
    ann.press("Yes, stop it")
    for person in (ann, bob):
        expect(person.page.get_by_text("The match was stopped. Nobody has won.")).to_be_visible()


def test_home_leads_back_to_the_table_one_was_at(enter: Enter, own_server: RealServer) -> None:
    ann = enter("Ann", url=own_server.url)
    ann.page.goto(ann.url)
    back = ann.page.get_by_role("link", name=re.compile("Back to table"))
    expect(ann.page.get_by_role("button", name="Make a table: Bluff")).to_be_visible()
    assert back.count() == 0
    code = ann.make_table()
    ann.page.get_by_role("link", name="Gloaming").click()
    expect(back).to_have_text(f"Back to table {code}")
    back.click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(f"Bluff, table {code}")


def test_a_table_that_is_gone_is_forgotten(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(ann.url)
    ann.page.evaluate("() => localStorage.setItem('gloaming-table', 'QQQQQ')")
    ann.page.reload()
    ann.page.wait_for_function("() => localStorage.getItem('gloaming-table') === null")
    assert ann.page.get_by_text("Back to table").count() == 0


def test_an_unknown_table_is_told_before_a_name_is_asked_for(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(f"{ann.url}/t/qqqqq")
    expect(ann.page.get_by_text("There is no table with this code.")).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Table QQQQQ")
    assert ann.page.get_by_label("Your name").count() == 0


def test_the_rules_are_at_home_in_the_lobby_and_in_play(enter: Enter) -> None:
    ann, bob = enter("Ann", size=PHONE), enter("Bob")
    rules = game_words("en", GAMES["bluff"]).say("game-rules").split("\n")

    def read_rules() -> None:
        ann.page.locator("summary", has_text="Rules").click()
        for paragraph in rules:
            expect(ann.page.get_by_text(paragraph)).to_be_visible()
        assert ann.sideways() == 0
        assert ann.axe() == []

    ann.page.goto(ann.url)
    read_rules()
    seat_two(ann, bob)
    read_rules()
    ann.press("Start")
    ann.plays()
    read_rules()


def test_friends_on_the_network_get_a_link_and_a_code_to_scan(
    enter: Enter, server: RealServer
) -> None:
    ann = enter("Ann", url=f"http://{LAN_NAME}:{server.port}")
    code = ann.make_table()
    link = f"http://{LAN_NAME}:{server.port}/t/{code}"
    expect(ann.page.get_by_label("Link to this table")).to_have_value(link)
    expect(ann.page.get_by_role("img", name=link)).to_be_visible()
    assert ann.page.get_by_text("on this machine only").count() == 0


def test_on_the_serving_machine_the_link_is_the_one_that_others_can_follow(enter: Enter) -> None:
    ann = enter("Ann")
    code = ann.make_table()
    lan = ann.page.request.get(f"{ann.url}/api/here").json()["lan"]
    assert lan is None, "this server listens to its own machine alone"
    expect(ann.page.get_by_text("This address works on this machine only.")).to_be_visible()
    assert ann.page.get_by_role("img").count() == 0
    elsewhere = "http://192.0.2.7:8123"
    ann.page.route("**/api/here", lambda route: route.fulfill(json={"lan": elsewhere}))
    ann.page.reload()
    expect(ann.page.get_by_role("img", name=f"{elsewhere}/t/{code}")).to_be_visible()
    expect(ann.page.get_by_label("Link to this table")).to_have_value(f"{elsewhere}/t/{code}")


def test_two_of_one_name_are_told_apart_and_those_who_are_away_are_named(enter: Enter) -> None:
    ann, other = enter("Ann"), enter("Ann")
    seat_two(ann, other)
    expect(ann.page.get_by_role("article", name="Place 2")).to_contain_text("Ann (2)")
    other.page.goto(other.url)
    expect(ann.page.get_by_text("Everything is ready. Ann (2) is away.")).to_be_visible()
    ann.press("Start")
    ann.plays()
    assert any("Ann (2) is dealt a card, face down." in line for line in ann.log())


def test_on_a_phone_the_end_of_a_round_is_in_sight(enter: Enter) -> None:
    ann, bob = enter("Ann", size=PHONE), enter("Bob")
    seat_two(ann, bob)
    ann.press("Start")
    ann.plays()
    play_on(ann, bob, until_round=2)
    news = ann.page.get_by_text(re.compile(r"Just now.* wins the round", re.DOTALL))
    ann.page.evaluate("() => scrollTo(0, 0)")
    expect(news).to_be_in_viewport(ratio=1)


def test_an_option_that_cannot_be_is_not_kept(enter: Enter) -> None:
    ann = enter("Ann")
    ann.make_table()
    seconds = ann.page.get_by_label("Seconds for each round")
    seconds.fill("3")
    seconds.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text("From 5 to 300.")
    expect(seconds).to_have_value("20")


def test_enter_after_the_name_goes_on(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    code = ann.make_table()
    bob.page.goto(bob.url)
    make = bob.page.get_by_role("button", name="Make a table: Bluff")
    expect(make).to_be_in_viewport(ratio=1)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.keyboard.press("Enter")
    expect(make).to_be_focused()
    bob.page.get_by_label("Code of the table").fill(f"{bob.url}/t/{code.lower()}?from=ann")
    bob.page.get_by_label("Your name").press("Enter")
    expect(bob.page.get_by_role("region", name="Places")).to_be_visible()
