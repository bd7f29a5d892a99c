"""What somebody needs who has never been here: rules, a way in, a way back, a way out."""

import re

import pytest
from playwright.sync_api import expect

from gloaming.games import GAMES
from gloaming.words import game_words
from tests.browser.conftest import Enter
from tests.browser.names import LAN_NAME
from tests.browser.pages import PHONE, Person
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


def seat_two(host: Person, guest: Person) -> str:
    """Both at one table, on the first two places."""
    code = host.make_table()
    guest.join(code)
    guest.sit(2)
    return code


def test_the_host_stops_the_match_after_a_second_thought(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    seat_two(ann, bob)
    ann.press("Start")
    ann.plays()
    bob.plays()
    bob.opens_the_menu()
    assert bob.page.get_by_role("button", name="Stop the match").count() == 0
    ann.opens_the_menu()
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


def test_an_unknown_table_is_told_before_a_name_is_asked_for(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto(f"{ann.url}/t/qqqqq")
    expect(ann.page.get_by_text("There is no table with this code.")).to_be_visible()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Table QQQQQ")
    assert ann.page.get_by_label("Your name").count() == 0


def test_the_rules_are_in_the_lobby_and_in_play(enter: Enter) -> None:
    ann, bob = enter("Ann", size=PHONE), enter("Bob")
    rules = game_words("en", GAMES["bluff"]).say("game-rules").split("\n")

    def read_rules() -> None:
        for paragraph in rules:
            expect(ann.page.get_by_text(paragraph)).to_be_visible()
        assert ann.sideways() == 0
        assert ann.axe() == []

    seat_two(ann, bob)
    ann.page.locator("summary", has_text="Rules").click()
    read_rules()
    ann.press("Start")
    ann.plays()
    ann.press("Rules")
    read_rules()
    for line in game_words("en", GAMES["bluff"]).say("game-gist").split("\n"):
        expect(ann.page.get_by_text(line)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Rules")).to_be_focused()


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
    expect(ann.page.get_by_text("Not ready yet: Ann (2).")).to_be_visible()
    expect(ann.page.get_by_text("Ann (2) is away.")).to_be_visible()
    ann.press("Start")
    asked = ann.page.get_by_role("dialog", name="Ann (2) is away.")
    asked.get_by_role("button", name="Wait").click()
    expect(asked).to_have_count(0)
    ann.press("Start")
    asked.get_by_role("button", name="Start all the same").click()
    ann.plays()
    dealt = "Ann (2) is dealt a card, face down."
    expect(ann.page.get_by_role("log")).to_contain_text(dealt)


def test_two_whose_names_look_alike_are_told_apart(enter: Enter) -> None:
    ann, other = enter("Ann"), enter("\u0410NN")
    seat_two(ann, other)
    expect(ann.page.get_by_role("article", name="Place 2")).to_contain_text("\u0410NN (2)")
    expect(ann.page.get_by_text("Not ready yet: \u0410NN (2).")).to_be_visible()
    expect(other.page.get_by_role("article", name="Place 1")).to_contain_text("Ann")


def test_on_a_phone_the_end_of_a_round_is_in_sight(enter: Enter) -> None:
    ann, bob = enter("Ann", size=PHONE), enter("Bob")
    seat_two(ann, bob)
    ann.press("Start")
    ann.plays()
    bob.plays()
    for one in (ann, bob):
        one.press("Stay")
    news = ann.page.get_by_text(re.compile(r"The round before.* wins the round", re.DOTALL))
    ann.page.evaluate("() => scrollTo(0, 0)")
    expect(news).to_be_in_viewport(ratio=1)


def test_an_option_that_cannot_be_is_not_kept(enter: Enter) -> None:
    ann = enter("Ann")
    ann.make_table()
    ann.press("Own")
    seconds = ann.page.get_by_role("spinbutton", name="Seconds for each round")
    seconds.fill("3")
    seconds.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text("From 5 to 300.")
    expect(seconds).to_have_value("20")
