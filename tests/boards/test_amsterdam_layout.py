"""Shadows: Amsterdam at a desk and in the lobby: where things lie, and how teams are told apart."""

from functools import partial

import pytest
from playwright.sync_api import expect

from gloaming.games.amsterdam.tests.table import (
    clue,
    coop,
    finds,
    laid,
    quiet,
    spotted,
    table,
    wins,
)
from gloaming.games.amsterdam.tests.table import move as moves
from gloaming.words import game_words
from tests.boards.amsterdam import Agent, OpenAgent, board_of, box_of, foot, left, right, top
from tests.browser.pages import DESK, PHONE
from tests.browser.reader import ENGLISH, Tongue
from tests.browser.screens import in_all_languages

WIDE = {"width": 1440, "height": 900}
WIDEST = {"width": 1920, "height": 1080}
USUAL = {"width": 390, "height": 844}
LOW = 90
A_BIT = 1.0
FINGER = ".pin.own:not(.idle)"
EDGE = "seat => getComputedStyle(seat).borderTopColor"
FRENCH: Tongue = partial(game_words, "fr")
POLISH: Tongue = partial(game_words, "pl")
TONGUES: dict[str, tuple[Tongue, str]] = {
    "en": (ENGLISH, "BO"), "fr": (FRENCH, "NO"), "pl": (POLISH, "CP"),
}  # fmt: skip
"""The letters of Black and Orange."""


# At a desk


def test_lone_team_is_told_in_few_lines(agent: OpenAgent) -> None:
    me = agent(coop(level="recruit"), "ben", tongue=POLISH)
    assert box_of(me.board.locator(".team"))["height"] <= LOW
    board_of(me).goes_on(spotted(board_of(me).story, count=2))
    expect(me.board.locator(".score .edge")).to_have_text(me.reader.say("board-edge-short"))
    assert box_of(me.board.locator(".team"))["height"] <= LOW, "with the last chance"
    assert me.board.locator(".teams").get_by_text(me.reader.say("board-edge")).count() > 0


@pytest.mark.parametrize("size", [DESK, WIDE, WIDEST], ids=["desk", "wide", "widest"])
def test_teams_with_cards_and_the_last_chance_are_told_in_few_lines(
    agent: OpenAgent, size: dict[str, int]
) -> None:
    told = clue(clue(spotted(table(2, 2), count=2), cards=2), "orange", cards=2)
    me = agent(told, "ada", size=size, tongue=FRENCH)
    expect(me.board.locator(".team .given")).to_have_count(2)
    expect(me.board.locator(".teams .edge").filter(visible=True)).to_have_count(1)
    for team in me.board.locator(".team").all():
        assert box_of(team)["height"] <= LOW


def test_finger_lies_within_the_cell_that_it_means(agent: OpenAgent) -> None:
    me = agent(clue(table(2, agreement="everyone")), "ben", size=WIDE)
    me.lit.first.press("Enter")
    expect(me.board.locator(FINGER)).to_have_count(1)
    cell, pin = me.board.locator("[data-cell]:focus"), me.board.locator(FINGER)
    assert left(cell) - A_BIT <= left(pin)
    assert right(pin) <= right(cell) + A_BIT
    assert top(cell) <= top(pin)
    assert foot(pin) <= foot(cell)
    expect(me.cell(12).locator(".number")).to_be_visible()


def test_open_cards_leave_the_fingers_in_sight(agent: OpenAgent) -> None:
    me = agent(clue(table(2, agreement="everyone")), "ben", size=WIDE)
    me.board.locator("details.ten summary").click()
    expect(me.cards.first).to_be_visible()
    fingers, panel = me.board.locator(".fingers"), me.board.locator(".panel")
    assert foot(fingers) <= foot(panel) + A_BIT


# Letters


@in_all_languages
def test_letters_tell_the_teams_apart(agent: OpenAgent, language: str) -> None:
    tongue, letters = TONGUES[language]
    told = table()
    me = agent(told, "ada", size=PHONE, tongue=tongue)
    me.board.get_by_role("tab").last.tap()
    for place in ("[data-figure]", ".teams h3"):
        marks = me.board.locator(f"{place} [data-letter]")
        assert "".join(marks.all_text_contents()) == letters, place
    told = finds(moves(told, quiet(told, team="orange"), "orange"), "orange", 1)
    board_of(me).goes_on(wins(told))
    expect(me.board.locator(".after")).to_be_visible()
    letters_mark_the_ways_and_the_tracks(me, letters)


def letters_mark_the_ways_and_the_tracks(me: Agent, letters: str) -> None:
    """Every step on a map, and everything on a track, has the letter of its team."""
    for team, letter in zip(("black", "orange"), letters, strict=True):
        steps = me.board.locator(f".map g.{team} > [data-letter]")
        assert set(steps.all_text_contents()) == {letter}
    assert me.board.locator(".map [data-letter]").count() > len(letters)
    tracks = me.board.locator(".slots .on")
    assert tracks.count() > 0
    assert me.board.locator(".slots .on [data-letter]").count() == tracks.count()


# In the lobby


@pytest.mark.parametrize("size", [DESK, USUAL], ids=["desk", "usual"])
def test_halves_of_the_table_have_the_colours_of_their_teams(
    agent: OpenAgent, size: dict[str, int]
) -> None:
    me = agent(laid(), "ada", size=size, is_begun=False)
    expect(me.page.locator(".half")).to_have_count(2)
    halves = me.page.locator(".half").all()
    seats = [group.locator(".seat").first for group in me.page.locator(".group").all()]
    for half, seat in zip(halves, seats, strict=True):
        expect(half).to_have_css("fill", seat.evaluate(EDGE))
    for black, orange in (halves, seats):
        assert left(black) < left(orange)
    assert seats[0].evaluate(EDGE) != seats[1].evaluate(EDGE)


def test_halves_are_hidden_where_teams_do_not_sit_on_sides(agent: OpenAgent) -> None:
    me = agent(laid(), "ada", size=PHONE, is_begun=False)
    expect(me.page.locator(".half")).to_have_count(2)
    for half in me.page.locator(".half").all():
        expect(half).to_be_hidden()
