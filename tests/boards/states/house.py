"""Shadow House: each decision, the clue sheet, and a round that is over."""

from __future__ import annotations

from tests.boards.board import Board
from tests.boards.house import Detective, arranging, board_of, first_turn, second_turn
from tests.boards.kept import find
from tests.boards.states.state import Open, state


def detective(page: Board) -> Detective:
    """What is pressed on the board of a page."""
    return Detective(page)


@state("house-arrange")
def arrange(open_: Open) -> Board:
    me = open_(arranging(), 0, name="Ann")
    detective(me).button("board-arrange-go").wait_for()
    return me


@state("house-turn")
def turn(open_: Open) -> Board:
    me = open_(second_turn(), 0, name="Ann")
    detective(me).ticket("dig").wait_for()
    return me


@state("house-dig")
def dig(open_: Open) -> Board:
    me = detective(turn(open_))
    me.chooses("dig")
    me.board.locator(".others [data-pick]").first.click()
    me.button("board-dig-other").wait_for()
    return board_of(me)


@state("house-unlock")
def unlock(open_: Open) -> Board:
    me = detective(turn(open_))
    me.chooses("unlock")
    me.board.get_by_role("spinbutton").first.wait_for()
    return board_of(me)


@state("house-sheet")
def sheet(open_: Open) -> Board:
    me = turn(open_)
    detective(me).button("board-sheet").click()
    me.sees_heading("board-aid")
    return me


@state("house-over")
def over(open_: Open) -> Board:
    spot = find("house", lambda view, _legal: view.phase == "over", seats=3)
    me = open_(spot, name="Ann")
    me.sees_heading("board-chart")
    return me


@state("house-five")
def five(open_: Open) -> Board:
    me = open_(first_turn(5, mode="conspiracy"), 0, name="Ann")
    detective(me).ticket("ask").wait_for()
    return me


@state("house-question")
def question(open_: Open) -> Board:
    me = detective(five(open_))
    me.chooses("ask")
    me.confirm.click()
    whom = me.board.get_by_role("group", name=me.reader.say("board-talk-to"))
    whom.get_by_role("button", name="Ann").click()
    return board_of(me)


@state("house-place")
def place(open_: Open) -> Board:
    me = detective(question(open_))
    me.confirm.click()
    me.board.locator("[data-gap]").first.click()
    return board_of(me)


@state("house-talk")
def talk(open_: Open) -> Board:
    me = detective(five(open_))
    me.button("board-talk").click()
    me.page.get_by_role("dialog").get_by_role("button", name="8", exact=True).click()
    return board_of(me)
