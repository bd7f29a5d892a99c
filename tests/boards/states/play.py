"""While a match of Bluff runs: turns, talk, notes, votes, silence and the clock."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from gloaming.games.bluff.messages import Fold, Stay
from gloaming.games.bluff.tests.table import dealt
from gloaming.server.wire import Tally, TooLate
from gloaming.testing import Story
from tests.boards.board import Board
from tests.boards.states.state import Open, state

BOB = 1
"""The number of Bob's place."""
MOVED = "() => harness.sent.some(one => one.type === 'move')"


def full_table() -> Story:
    """A round that has just been dealt to four."""
    return dealt(ann=3, bob=7, cid=5, dan=1, pace="own", seconds=300)


def playing(open_: Open, story: Story | None = None, **given: Any) -> Board:
    """Ann has to choose, beside Bob and two bots."""
    return open_(story or full_table(), 0, name="Ann", company=("Bob",), **given)


def asks(me: Board, topic: str, seat: int | None = None) -> None:
    """Bob asks the table a question."""
    me.table_has(tallies=(Tally(topic, seat, (BOB,), 0, 2),))  # type: ignore[arg-type]


# A round


@state("my-turn")
def own_turn(open_: Open) -> Board:
    me = playing(open_)
    me.may_move()
    return me


@state("waiting")
def waiting(open_: Open) -> Board:
    me = playing(open_)
    me.chooses("stay")
    expect(me.button(me.say("move-stay"))).to_have_count(0)
    return me


@state("next-round")
def next_round(open_: Open) -> Board:
    me = waiting(open_)
    for name in ("bob", "cid", "dan"):
        me.does(name, Fold())
    me.may_move()
    return me


@state("log")
def log(open_: Open) -> Board:
    me = next_round(open_)
    me.opens("log")
    expect(me.page.get_by_role("log").get_by_role("button").nth(2)).to_be_visible()
    return me


@state("looking-back")
def look_back(open_: Open) -> Board:
    me = log(open_)
    me.page.get_by_role("log").get_by_role("button").nth(2).click()
    me.button(me.say("past-back")).wait_for()
    me.opens("board")
    return me


# The notebook


@state("talk-unread")
def unread_talk(open_: Open) -> Board:
    me = playing(open_)
    me.is_spoken_to("Bob", "I have a very good card.", place=BOB)
    me.is_spoken_to("Bob", "Or have I?", place=BOB)
    me.sees("talk-unread", count=2)
    return me


@state("talk")
def talk(open_: Open) -> Board:
    me = unread_talk(open_)
    me.opens("talk")
    me.page.get_by_label(me.say("talk-field")).fill("You never have.")
    me.page.keyboard.press("Enter")
    me.page.get_by_text("You never have.").wait_for()
    return me


@state("notes")
def notes(open_: Open) -> Board:
    me = playing(open_)
    me.opens("notes")
    me.page.get_by_label(me.say("notes-label")).fill("Bob touches his ear when he bluffs.")
    me.sees("notes-kept")
    return me


@state("rules-in-play")
def rules(open_: Open) -> Board:
    me = playing(open_)
    me.presses("rules-title")
    me.sees_heading("rules-whole")
    return me


# What the table agrees on


@state("menu")
def menu(open_: Open) -> Board:
    me = playing(open_)
    me.presses("menu-open")
    me.sees_heading("menu-title")
    return me


@state("vote")
def vote(open_: Open) -> Board:
    me = playing(open_)
    asks(me, "pause")
    me.sees("vote-pause")
    return me


@state("paused")
def paused(open_: Open) -> Board:
    me = playing(open_)
    me.table_has(paused="agreed")
    me.sees_heading("paused-title")
    return me


@state("paused-vote")
def vote_in_a_pause(open_: Open) -> Board:
    me = paused(open_)
    asks(me, "go-on")
    me.sees("vote-go-on")
    return me


# An absence


@state("gone")
def gone(open_: Open) -> Board:
    me = playing(open_)
    me.place_has(BOB, presence="away")
    me.sees("place-away")
    return me


@state("menu-remove")
def menu_to_remove(open_: Open) -> Board:
    me = gone(open_)
    me.presses("menu-open")
    me.button(me.say("menu-remove", name="Bob")).wait_for()
    return me


@state("stop-asked")
def stop_that_is_asked(open_: Open) -> Board:
    me = menu_to_remove(open_)
    me.presses("stop-match")
    me.sees("stop-match-sure")
    return me


@state("others-stand-in")
def stand_in_of_another(open_: Open) -> Board:
    me = playing(open_)
    me.place_has(BOB, presence="away", has_stand_in=True)
    me.sees("seat-stand-in", name="Bob")
    return me


@state("idle")
def idle(open_: Open) -> Board:
    me = playing(open_)
    me.table_has(is_asked=True)
    me.sees("idle-title")
    return me


@state("stand-in")
def stand_in(open_: Open) -> Board:
    me = playing(open_)
    me.place_has(0, presence="idle", has_stand_in=True)
    me.sees("stand-in-title")
    return me


# The clock


@state("last-seconds")
def last_seconds(open_: Open) -> Board:
    story = full_table()
    assert story.deadline is not None
    me = playing(open_, story.at(story.deadline - 9_000))
    me.sees("clock-hurry")
    return me


@state("too-late")
def too_late(open_: Open) -> Board:
    me = playing(open_)
    me.play.is_answering = False
    me.chooses("stay")
    me.page.wait_for_function(MOVED)
    assert me.sent == [Stay()]
    me.is_told(TooLate(me.play.sent[-1]["key"]))
    me.sees("too-late")
    return me


# Other ways to look


@state("text-board")
def board_of_text(open_: Open) -> Board:
    me = playing(open_, isByText="true")
    me.sees_heading("board-title")
    return me


@state("watcher")
def watcher(open_: Open) -> Board:
    me = open_(full_table(), None, name="Ann", company=("Bob",))
    me.page.get_by_role("button").filter(has_text=me.say("seat-take")).first.wait_for()
    return me
