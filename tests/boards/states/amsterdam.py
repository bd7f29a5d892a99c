"""Shadows: Amsterdam: both roles, a large picture, a round that is over, and the street."""

from __future__ import annotations

from gloaming.games.amsterdam.tests.table import clue, coop, laid, table, wins
from gloaming.testing import Story
from tests.boards.amsterdam import Agent
from tests.boards.board import Board
from tests.boards.states.state import Open, state


def agent(open_: Open, story: Story, name: str) -> tuple[Board, Agent]:
    """Ann has the seat with this name, Bob is her partner, and bots play against them if at all."""
    page = open_(story, story.seat(name), name="Ann", company=("Bob",))
    return page, Agent(page)


@state("amsterdam-briefing")
def briefing(open_: Open) -> Board:
    page, me = agent(open_, laid(), "ada")
    me.button("board-ready").wait_for()
    return page


@state("amsterdam-officer")
def officer(open_: Open) -> Board:
    page, me = agent(open_, table(), "ada")
    me.cards.nth(3).click()
    me.confirm.wait_for()
    return page


@state("amsterdam-over")
def over(open_: Open) -> Board:
    page, me = agent(open_, wins(table()), "ada")
    me.board.locator(".after svg[viewBox]").first.wait_for()
    return page


@state("amsterdam-detective")
def detective(open_: Open) -> Board:
    page, me = agent(open_, clue(coop(level="recruit")), "ben")
    me.lit.first.focus()
    return page


@state("amsterdam-large")
def large_picture(open_: Open) -> Board:
    page, me = agent(open_, clue(coop(level="recruit")), "ben")
    me.lit.first.focus()
    me.board.locator(".lens .card").first.click()
    page.page.get_by_role("dialog").wait_for()
    return page


@state("amsterdam-watched")
def watched(open_: Open) -> Board:
    return open_(clue(table()), None, name="Ann")
