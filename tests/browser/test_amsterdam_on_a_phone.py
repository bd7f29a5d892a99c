"""Shadows: Amsterdam on a phone: wherever one scrolls to, nothing lies on the city."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from gloaming.words import game_words
from tests.browser.company import Friend
from tests.browser.pages import PHONE
from tests.browser.reader import Tongue
from tests.browser.screens import again
from tests.browser.states.amsterdam import (
    DETECTIVE,
    OFFICER,
    RIVALS,
    SECOND,
    Agent,
    Go,
    detective,
    joins,
    officer,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

SMALL: ViewportSize = {"width": 360, "height": 740}
USUAL: ViewportSize = {"width": 390, "height": 844}
both_sizes = pytest.mark.parametrize(
    "size", [pytest.param(SMALL, id="small"), again(USUAL, "usual")]
)
A_BIT = 1.0
FRENCH: Tongue = partial(game_words, "fr")
PLACES = ("scrollTo(0, 0)", "scrollTo(0, 60)", "scrollTo(0, document.body.scrollHeight)")
"""Where one may have scrolled to."""

FONT_SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"
TOUCHED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""What lets a finger through covers what is below it all the same."""

WATCH_THE_NEWS = """board => {
    window.leavesTheCity = [];
    const look = () => {
        const [news, city] = ['.moment', '.middle'].map(name =>
            board.querySelector(name)?.getBoundingClientRect());
        if (news && city) window.leavesTheCity.push(news.bottom <= city.top);
        requestAnimationFrame(look);
    };
    look();
}"""
"""In every frame in which something is told for a moment: whether it lies above the city."""
NEWS = "() => window.leavesTheCity"

COVERED = """bar => {
    const spots = [[0.5, 0.1], [0.5, 0.5], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]];
    const shapes = [...document.querySelectorAll('[data-cell] .shape')];
    const seen = shapes.flatMap(shape => {
        const {left, top, width, height} = shape.getBoundingClientRect();
        return spots.map(([x, y]) => [left + x * width, top + y * height]);
    }).filter(([, down]) => down > 0 && down < bar);
    const isFree = ([across, down]) => document.elementFromPoint(across, down)?.closest('.view');
    return [seen.length, seen.filter(spot => !isFree(spot)).length];
}"""
"""How many spots of the city are on the screen, and on how many of them something lies."""


def box_of(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def foot(box: FloatRect) -> float:
    """Its lower edge."""
    return box["y"] + box["height"]


def nothing_lies_on_the_city(me: Agent) -> None:
    """Wherever one is on the page."""
    me.page.evaluate(TOUCHED)
    for place in PLACES:
        me.page.evaluate(place)
        seen, covered = me.page.evaluate(COVERED, bar(me))
        assert seen > 0
        assert covered == 0, place


def the_tip_lies_below_the_city(me: Agent) -> None:
    """How a picture is seen large is said beside the pictures, not on them."""
    tip = me.board.get_by_text(me.reader.say("board-hold"))
    expect(tip).to_be_visible()
    lowest = max(foot(box_of(cell)) for cell in me.board.locator("[data-cell]").all())
    assert lowest <= box_of(tip)["y"] + A_BIT


def bar(me: Agent) -> float:
    """Where the bar under the thumb begins."""
    return box_of(me.page.get_by_role("navigation", name=me.reader.say("parts-label")))["y"]


def plays_the_first(friend: Friend, kind: str) -> None:
    """The first move of a kind, as soon as there is one."""
    socket = friend.client.socket
    found: list[dict[str, Any]] = []

    def is_possible() -> bool:
        found[:] = [move for move in socket.legal if move["type"] == kind]
        return bool(found)

    friend._company.wait(socket.until(is_possible))
    friend._company.wait(socket.move(found[0]))


# In a round


@both_sizes
def test_nothing_lies_on_a_detectives_city(go: Go, size: ViewportSize) -> None:
    me = detective(go(PHONE, FRENCH), SECOND, *RIVALS, agreement="everyone")
    me.page.set_viewport_size(size)
    the_tip_lies_below_the_city(me)
    nothing_lies_on_the_city(me)


@both_sizes
def test_nothing_lies_on_an_officers_city(go: Go, size: ViewportSize) -> None:
    me = officer(go(PHONE, FRENCH))
    me.page.set_viewport_size(size)
    me.board.get_by_role("tab").last.tap()
    the_tip_lies_below_the_city(me)
    expect(me.button("board-over-city")).to_be_visible()
    nothing_lies_on_the_city(me)


def test_whoever_has_looked_at_a_cell_finds_the_button(go: Go) -> None:
    me = detective(go(PHONE), mode="coop", level="recruit")
    me.page.evaluate("scrollTo(0, 0)")
    me.lit.first.locator(".shape").tap()
    expect(me.confirm).to_be_in_viewport(ratio=1)
    assert foot(box_of(me.confirm)) <= bar(me)


def test_an_officer_who_has_marked_a_card_finds_the_button_too(go: Go) -> None:
    me = officer(go(PHONE), mode="coop", level="recruit")
    me.board.get_by_role("tab").last.tap()
    me.page.evaluate("scrollTo(0, 0)")
    me.cards.first.tap()
    expect(me.confirm).to_be_in_viewport(ratio=1)
    assert foot(box_of(me.confirm)) <= bar(me)


def test_the_city_stays_where_it_is_between_a_move_and_the_next_clue(go: Go) -> None:
    world = go(PHONE)
    me = Agent(world.enter("Mira"))
    code = me.makes_table(mode="coop", level="recruit")
    partner = world.friend("Jonas")
    partner.come(code)
    partner.act("sit", place=OFFICER - 1)
    me.starts(DETECTIVE)
    partner.plays("ready")
    me.begins()
    city = me.board.locator(".middle")
    before = box_of(city)["y"]
    warning = me.board.locator(".score .edge")
    while warning.count() == 0:
        plays_the_first(partner, "give")
        me.waits_for_a_clue()
        finds_police(me, partner).locator(".shape").tap()
        assert box_of(city)["y"] == pytest.approx(before, abs=A_BIT)
        me.confirm.tap()
        expect(me.lit).to_have_count(0)
        assert box_of(city)["y"] == pytest.approx(before, abs=A_BIT)
    expect(warning).to_be_in_viewport(ratio=1)


def finds_police(me: Agent, officer: Friend) -> Locator:
    """A cell where the Police wait, as the Officer knows; or any, if there is none to go to."""
    marks = officer.client.socket.view["map"]["marks"]
    known = [mark["cell"] for mark in marks if mark["kind"] == "police"]
    police = [me.board.locator(f'[data-cell="{cell}"].lit') for cell in known]
    return next((cell for cell in police if cell.count() > 0), me.lit.first)


@both_sizes
def test_news_lies_on_how_the_teams_stand_and_not_on_the_city(go: Go, size: ViewportSize) -> None:
    me = officer(go(PHONE))
    me.page.set_viewport_size(size)
    me.board.get_by_role("tab").last.tap()
    me.board.evaluate("board => board.scrollIntoView()")
    me.board.evaluate(WATCH_THE_NEWS)
    while not me.page.evaluate(NEWS) and not me.is_over:
        if me.confirm.count() == 0 and me.board.locator(".deal .means").count():
            me.cards.first.dispatch_event("click")
        elif me.confirm.count():
            me.confirm.dispatch_event("click")
        me.page.wait_for_timeout(20)
    assert me.page.evaluate(NEWS)
    assert all(me.page.evaluate(NEWS))


# Before a round and after it


@both_sizes
def test_the_button_to_be_ready_lies_on_nobody(go: Go, size: ViewportSize) -> None:
    world = go(PHONE, FRENCH)
    me = Agent(world.enter("Mira"))
    joins(world.friend("Jonas"), me.makes_table(), DETECTIVE)
    me.starts(OFFICER, RIVALS)
    me.page.set_viewport_size(size)
    ready = me.button("board-ready")
    me.page.evaluate("scrollTo(0, 0)")
    expect(ready).to_be_in_viewport(ratio=1)
    assert foot(box_of(ready)) <= bar(me)
    for team in me.board.locator(".briefing .team").all():
        assert foot(box_of(me.board.locator(".briefing .go"))) <= box_of(team)["y"]
    nothing_lies_on_the_city(me)


def test_a_round_ends_with_how_it_ended_in_sight(go: Go) -> None:
    me = officer(go(PHONE))
    me.plays_on()
    title = me.board.locator(".after > h3")
    expect(title).to_be_in_viewport(ratio=1)
    assert foot(box_of(me.board.locator(".teams"))) <= box_of(title)["y"]
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    legend = me.board.locator(".after .legend")
    assert foot(box_of(legend)) <= box_of(me.board.locator(".after .go"))["y"]


def test_what_could_have_been_entered_is_said_in_whole_words(go: Go) -> None:
    me = officer(go(PHONE))
    me.plays_on()
    me.board.locator(".others").evaluate("others => others.style.maxWidth = '241px'")
    """As wide as in the frame round what is told at the end of a match."""
    small = me.board.locator(".others small").first
    for there in ("evidence", "police", "client", "gone", "nothing"):
        small.evaluate(
            "(one, word) => one.textContent = word", me.reader.say("board-there", there=there)
        )
        assert box_of(small)["height"] < 2 * float(small.evaluate(FONT_SIZE)), there
