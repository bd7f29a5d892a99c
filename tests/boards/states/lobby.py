"""Before a match: the table of Bluff as its host and as a guest see it."""

from __future__ import annotations

from typing import Any

from gloaming.games.bluff.tests.table import dealt
from gloaming.server.talk import LONGEST_LINE
from gloaming.server.wire import CountStopped
from tests.boards.board import Board
from tests.boards.states.state import Open, state

PEOPLE = ("Bob", "Cassiopeia")
GUEST_SEAT = 1


def hosting(open_: Open, **given: Any) -> Board:
    """Ann is the host of a full table: Bob is ready, Cassiopeia is not, and a bot is there."""
    story = dealt(ann=3, bob=7, cid=5, dan=1, pace="own", seconds=300)
    me = open_(story, 0, name="Ann", company=PEOPLE, is_begun=False, **given)
    me.place_has(1, is_ready=True)
    me.sees("place-not-ready")
    return me


def visiting(open_: Open, seat: int | None = GUEST_SEAT) -> Board:
    """Bob is the host, and bots have two other places."""
    story = dealt(bob=7, ann=3, cid=5, dan=1)
    free = (GUEST_SEAT,) if seat is None else ()
    me = open_(story, seat, name="Ann", company=("Bob",), free=free, is_begun=False)
    me.place_has(0, is_host=True)
    me.table_has(is_host=False, host="Bob")
    return me


# The host


@state("lobby-alone")
def alone(open_: Open) -> Board:
    story = dealt(ann=3, bob=7, cid=5, dan=1)
    me = open_(story, 0, name="Ann", free=(1, 2, 3), is_begun=False)
    me.sees("invite-title")
    return me


@state("lobby-company")
def in_company(open_: Open) -> Board:
    return hosting(open_)


@state("place-sheet")
def sheet_of_a_place(open_: Open) -> Board:
    me = hosting(open_)
    me.presses("place-change", "Bob")
    me.sees("place-clear-help", name="Bob")
    return me


@state("bot-sheet")
def sheet_of_a_bot(open_: Open) -> Board:
    me = hosting(open_)
    me.page.get_by_role("article", name=me.place(4)).get_by_role("button").last.click()
    me.sees_heading("place-bots")
    return me


@state("swapping")
def swapping(open_: Open) -> Board:
    me = hosting(open_)
    me.presses("place-change", "Bob")
    me.presses("place-swap")
    me.sees("swap-choose", name="Bob")
    return me


@state("options")
def options(open_: Open) -> Board:
    me = hosting(open_)
    seconds = me.page.get_by_label(me.say("option-seconds"), exact=True)
    seconds.scroll_into_view_if_needed()
    return me


@state("locked")
def locked(open_: Open) -> Board:
    me = hosting(open_)
    me.table_has(door="locked")
    me.sees("door-now", door="locked")
    me.sees("invite-locked")
    return me


@state("start-away")
def start_while_away(open_: Open) -> Board:
    me = hosting(open_)
    me.place_has(2, presence="away")
    why = me.say("start-away", names="Cassiopeia", count=1)
    me.page.locator("#why").filter(has_text=why).wait_for()
    me.presses("start-begin")
    me.sees("start-away-text")
    return me


@state("lobby-talk")
def talk(open_: Open) -> Board:
    me = hosting(open_)
    me.is_spoken_to("Bob", "Shall we?", place=1)
    me.is_spoken_to("Cassiopeia", "One moment, please.", place=2)
    me.page.get_by_role("button").filter(has_text=me.say("part-talk")).click()
    me.page.get_by_text("One moment, please.").wait_for()
    return me


@state("talk-too-long")
def talk_that_is_too_long(open_: Open) -> Board:
    me = talk(open_)
    me.page.get_by_label(me.say("talk-field")).fill("X" * (LONGEST_LINE + 1))
    me.sees("talk-too-long", most=LONGEST_LINE)
    return me


@state("count-stopped")
def count_that_was_stopped(open_: Open) -> Board:
    me = hosting(open_)
    me.is_told(CountStopped("Bob", is_own=False))
    me.sees("count-stopped-by", name="Bob")
    return me


@state("count")
def count(open_: Open) -> Board:
    me = hosting(open_)
    me.table_has(starts_in=3_000)
    me.sees_heading("count-title")
    return me


# A guest


@state("guest-watching")
def guest_who_watches(open_: Open) -> Board:
    me = visiting(open_, None)
    me.sees("dock-watch")
    return me


@state("guest")
def guest(open_: Open) -> Board:
    me = visiting(open_)
    me.button(me.say("ready-yes")).wait_for()
    return me


@state("guest-ready")
def guest_who_is_ready(open_: Open) -> Board:
    me = visiting(open_)
    me.place_has(1, is_ready=True)
    me.button(me.say("ready-no")).wait_for()
    return me


@state("onward")
def way_onward(open_: Open) -> Board:
    me = visiting(open_)
    me.table_has(onward="GLOAMING")
    me.sees_heading("onward-title")
    return me
