"""Shadows: Amsterdam on a phone: nothing covers the city, and what is to be pressed is in sight."""

from functools import partial
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from gloaming.games.amsterdam.city import Cell, reach
from gloaming.games.amsterdam.tests.table import (
    beside,
    cells,
    clue,
    coop,
    finds,
    goes,
    laid,
    move,
    side,
    table,
    way,
)
from gloaming.words import game_words
from tests.boards.amsterdam import Agent, OpenAgent, board_of, box_of, foot, left, right, top
from tests.browser.fingers import middle_of
from tests.browser.pages import PHONE
from tests.browser.reader import Tongue
from tests.browser.screens import again

SMALL: ViewportSize = {"width": 360, "height": 740}
USUAL: ViewportSize = {"width": 390, "height": 844}
both_sizes = pytest.mark.parametrize(
    "size", [pytest.param(SMALL, id="small"), again(USUAL, "usual")]
)
FRENCH: Tongue = partial(game_words, "fr")
POLISH: Tongue = partial(game_words, "pl")
A_BIT = 1.0
FINGER = 44
FRAMES = 10
"""In how many frames a piece of news is watched."""
PLACES = ("scrollTo(0, 0)", "scrollTo(0, 60)", "scrollTo(0, document.body.scrollHeight)")
"""Where the page may have been scrolled to."""
NARROW = "others => others.style.maxWidth = '241px'"
"""As wide as in the frame around what is told at the end of a match."""
FONT_SIZE = "text => parseFloat(getComputedStyle(text).fontSize)"

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
"""Note in every frame with news on the screen whether the news lies above the city."""
IS_AT_TOP = "board => Math.abs(board.getBoundingClientRect().top) < 1"
IS_WATCHED = "frames => window.leavesTheCity.length >= frames"
NEWS = "() => window.leavesTheCity.splice(0)"

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
"""Count the spots of the city that are on the screen, and those that are covered."""


def bar(me: Agent) -> float:
    """Measure where the bar under the thumb begins."""
    return top(me.page.get_by_role("navigation", name=me.reader.say("parts-label")))


def nothing_covers_the_city(me: Agent) -> None:
    """Look at spots of all cells, wherever the page is scrolled to."""
    me.page.evaluate(TOUCHED)
    for place in PLACES:
        me.page.evaluate(place)
        seen, covered = me.page.evaluate(COVERED, bar(me))
        assert seen > 0
        assert covered == 0, place


def tip_lies_below_the_city(me: Agent) -> None:
    """The tip on large pictures stands in a line of its own."""
    tip = me.board.get_by_text(me.reader.say("board-hold"))
    expect(tip).to_be_visible()
    lowest = max(foot(cell) for cell in me.board.locator("[data-cell]").all())
    assert lowest <= top(tip) + A_BIT


# The city


@both_sizes
def test_nothing_covers_the_city_of_a_detective(agent: OpenAgent, size: ViewportSize) -> None:
    told = clue(table(2, agreement="everyone"))
    me = agent(told, "ben", size=PHONE, tongue=FRENCH)
    me.page.set_viewport_size(size)
    tip_lies_below_the_city(me)
    nothing_covers_the_city(me)


@both_sizes
def test_nothing_covers_the_city_of_an_officer(agent: OpenAgent, size: ViewportSize) -> None:
    me = agent(table(), "ada", size=PHONE, tongue=FRENCH)
    me.page.set_viewport_size(size)
    me.board.get_by_role("tab").last.tap()
    tip_lies_below_the_city(me)
    expect(me.button("board-over-city")).to_be_visible()
    nothing_covers_the_city(me)


def test_clue_lies_below_the_city_each_time(agent: OpenAgent) -> None:
    me = agent(clue(coop(level="recruit")), "ben", size=PHONE, tongue=POLISH)
    for cards in (1, 2):
        expect(me.lit.first).to_be_attached()
        assert min(box_of(cell)["width"] for cell in me.lit.all()) >= FINGER
        assert foot(me.board.locator(".middle")) <= top(me.board.locator(".panel"))
        me.lit.first.locator(".shape").tap()
        me.page.evaluate("scrollTo(0, 0)")
        me.confirm.tap()
        expect(me.board.locator(".lens .cell")).to_have_count(0)
        assert len(board_of(me).sent) == cards
        board_of(me).goes_on(clue(board_of(me).story, cards=2))


def test_city_stays_in_place_between_a_move_and_the_next_clue(agent: OpenAgent) -> None:
    me = opened_at_the_top(agent)
    before = top(me.board.locator(".middle"))
    for _ in range(2):
        told = board_of(me).story
        for cell in way(told, cells(told, "police")[0]):
            walks_with_the_city_at(me, cell, before)
    expect(me.board.locator(".score .edge")).to_be_in_viewport(ratio=1)


def opened_at_the_top(agent: OpenAgent) -> Agent:
    """Open a round, and wait until the page has scrolled to its board."""
    me = agent(coop(level="recruit"), "ben", size=PHONE)
    me.page.wait_for_function(IS_AT_TOP, arg=me.board.element_handle())
    me.reader.settles()
    return me


def walks_with_the_city_at(me: Agent, cell: Cell, before: float) -> None:
    """Ada gives cards that lead to a cell, and Ben taps his way there."""
    city, told = me.board.locator(".middle"), board_of(me).story
    board_of(me).goes_on(clue(told, cards=1 if cell in reach(side(told).at, 1) else 2))
    taps(me, me.cell(cell).locator(".shape"))
    me.reader.settles()
    assert top(city) == pytest.approx(before, abs=A_BIT)
    taps(me, me.confirm)
    expect(me.lit).to_have_count(0)
    me.reader.settles()
    assert top(city) == pytest.approx(before, abs=A_BIT)


def taps(me: Agent, what: Locator) -> None:
    """Tap where it lies: `Locator.tap` might scroll the page first."""
    me.page.touchscreen.tap(*middle_of(what))


@both_sizes
def test_news_covers_the_teams_and_not_the_city(agent: OpenAgent, size: ViewportSize) -> None:
    me = agent(table(), "ada", size=PHONE)
    me.page.set_viewport_size(size)
    me.board.get_by_role("tab").last.tap()
    me.board.evaluate("board => board.scrollIntoView()")
    me.board.evaluate(WATCH_THE_NEWS)
    for kind in ("evidence", "police"):
        told = board_of(me).story
        board_of(me).goes_on(goes(told, cells(told, kind)[0]))
        expect(me.board.locator(f".moment .{kind}")).to_be_visible()
        me.page.wait_for_function(IS_WATCHED, arg=FRAMES)
        assert all(me.page.evaluate(NEWS))


# The map and the time


def test_cards_lie_below_the_map_with_its_legend_and_the_city(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada", size=PHONE, tongue=POLISH)
    deal = me.board.locator("section.deal")
    assert foot(me.board.locator(".screen li").last) <= top(deal)
    me.board.get_by_role("tab").last.tap()
    assert foot(me.board.locator(".middle")) <= top(deal)


def test_time_of_a_lone_team_has_its_own_place(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada", size=PHONE, tongue=POLISH)
    parts = [me.board.locator(name) for name in (".tracks", ".score", ".digits", ".time .btn")]
    for part, next_part in pairwise(parts):
        assert right(part) <= left(next_part)


# Buttons


def test_detective_who_looks_at_a_cell_finds_the_button(agent: OpenAgent) -> None:
    me = agent(clue(coop(level="recruit")), "ben", size=PHONE)
    me.page.evaluate("scrollTo(0, 0)")
    me.lit.first.locator(".shape").tap()
    expect(me.confirm).to_be_in_viewport(ratio=1)
    assert foot(me.confirm) <= bar(me)


def test_officer_who_marks_a_card_beside_the_city_finds_the_button(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ada", size=PHONE)
    me.board.get_by_role("tab").last.tap()
    me.page.evaluate("scrollTo(0, 0)")
    me.cards.first.tap()
    expect(me.confirm).to_be_in_viewport(ratio=1)
    assert foot(me.confirm) <= bar(me)


@both_sizes
def test_ready_button_covers_neither_teams_nor_city(agent: OpenAgent, size: ViewportSize) -> None:
    me = agent(laid(), "ada", size=PHONE, tongue=FRENCH)
    me.page.set_viewport_size(size)
    ready = me.button("board-ready")
    me.page.evaluate("scrollTo(0, 0)")
    expect(ready).to_be_in_viewport(ratio=1)
    assert foot(ready) <= bar(me)
    expect(me.board.locator(".briefing .team")).to_have_count(2)
    for team in me.board.locator(".briefing .team").all():
        assert foot(me.board.locator(".briefing .go")) <= top(team)
    nothing_covers_the_city(me)


# Large pictures


def test_large_pictures_and_their_words_scroll_within_the_screen(agent: OpenAgent) -> None:
    told = clue(coop(level="recruit", is_described=True), cards=2)
    me = agent(told, "ben", size=PHONE)
    me.lit.first.locator(".shape").tap()
    me.board.locator(".lens .card").first.tap()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.locator("figcaption")).to_have_count(3)
    close = dialog.get_by_role("button", name=me.reader.say("board-close"))
    for what in (close, dialog.locator(".pictures")):
        assert top(what) >= 0
        assert foot(what) <= PHONE["height"]
    last = dialog.locator("figcaption").last
    last.scroll_into_view_if_needed()
    assert foot(last) <= top(close)
    me.page.touchscreen.tap(PHONE["width"] / 2, PHONE["height"] - 4)
    expect(dialog).to_have_count(0)


# When a round is opened, and after it


def test_page_opened_during_a_round_begins_with_the_board(agent: OpenAgent) -> None:
    me = opened_at_the_top(agent)
    expect(me.board.locator(".digits")).to_be_in_viewport(ratio=1)


def test_round_ends_with_how_it_ended_in_sight(agent: OpenAgent) -> None:
    told = finds(table())
    client = cells(told, "client")[0]
    me = agent(beside(told, client), "ada", size=PHONE)
    board_of(me).goes_on(move(board_of(me).story, client))
    title = me.board.locator(".after > h3")
    expect(title).to_be_in_viewport(ratio=1)
    assert foot(me.board.locator(".teams")) <= top(title)
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert foot(me.board.locator(".after .legend")) <= top(me.board.locator(".after .go"))


def test_other_cells_of_a_clue_are_told_in_whole_words(agent: OpenAgent) -> None:
    told = finds(table())
    me = agent(goes(told, cells(told, "client")[0]), "ada", size=PHONE)
    me.board.locator(".others").evaluate(NARROW)
    small = me.board.locator(".others small").first
    for there in ("evidence", "police", "client", "gone", "nothing"):
        word = me.reader.say("board-there", there=there)
        small.evaluate("(small, word) => small.textContent = word", word)
        assert box_of(small)["height"] < 2 * float(small.evaluate(FONT_SIZE)), there
