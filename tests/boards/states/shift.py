"""Shadow Shift: both sides, from the first shadow to the ways of all of them."""

from __future__ import annotations

from gloaming.games.shift.messages import Flip
from gloaming.games.shift.tests.table import all_placed, begun, table, turn_of
from tests.boards.board import Board
from tests.boards.kept import find, whole
from tests.boards.shift import Burglar
from tests.boards.states.state import Open, state

CRIMINALS, GUARDS = 1, 0
"""Seats: the second one has the first shadows."""


@state("shift-place")
def place(open_: Open) -> Board:
    me = open_(table(3).deals(), CRIMINALS, name="Ann")
    me.page.locator("section.shift [data-can=put]").first.wait_for(state="attached")
    return me


@state("shift-turn")
def turn(open_: Open) -> Board:
    me = open_(turn_of(begun(3), "bob"), CRIMINALS, name="Ann")
    Burglar(me).move("roll").wait_for()
    return me


@state("shift-reach")
def reach(open_: Open) -> Board:
    page = turn(open_)
    me = Burglar(page)
    me.move("roll").click()
    me.presses(me.movable.last)
    me.pad.wait_for()
    return page


@state("shift-look")
def look(open_: Open) -> Board:
    page = turn(open_)
    Burglar(page).move("consolidate").click()
    page.page.locator("section.shift .piece.may").first.wait_for()
    return page


@state("shift-over")
def over(open_: Open) -> Board:
    me = open_(whole("shift", "3-seats"), CRIMINALS, name="Ann")
    me.page.locator("section.shift .way").first.wait_for(state="attached")
    return me


@state("shift-guards")
def guards(open_: Open) -> Board:
    me = open_(all_placed(table(3)), GUARDS, name="Ann")
    me.page.locator("section.shift [data-can=put]").first.wait_for(state="attached")
    return me


@state("shift-asked")
def asked(open_: Open) -> Board:
    me = open_(find("shift", lambda _view, legal: Flip in map(type, legal)), name="Ann")
    Burglar(me).move("flip").wait_for()
    return me
