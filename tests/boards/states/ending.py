"""The end of a match of Bluff, and what comes after."""

from __future__ import annotations

from tests.boards.board import Board
from tests.boards.kept import whole
from tests.boards.states.state import Open, state

MATCH = "2-seats"
"""A kept match that its first seat has won."""


def at_the_end(open_: Open, seat: int) -> Board:
    """Ann has this seat, and Bob the other."""
    me = open_(whole("bluff", MATCH), seat, name="Ann", company=("Bob",))
    me.sees_heading("over-title")
    return me


@state("won")
def won(open_: Open) -> Board:
    return at_the_end(open_, 0)


@state("lost")
def lost(open_: Open) -> Board:
    return at_the_end(open_, 1)


@state("truth")
def truth(open_: Open) -> Board:
    me = won(open_)
    heading = me.page.get_by_role("heading", name=me.say("over-truth"), exact=True)
    heading.evaluate("heading => heading.scrollIntoView()")
    return me


@state("play-again")
def play_again(open_: Open) -> Board:
    me = won(open_)
    me.page.get_by_role("article", name=me.place(1)).evaluate("card => card.scrollIntoView()")
    return me


@state("another-game")
def another_game(open_: Open) -> Board:
    me = won(open_)
    me.presses("another-open")
    me.page.get_by_role("dialog").locator(".offer").first.wait_for()
    return me
