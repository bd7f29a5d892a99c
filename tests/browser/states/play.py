"""While a match runs."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.company import Friend
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import COUNTING, World

LONG = {"pace": "own", "seconds": 300}


def gathered(world: World, **options: Any) -> tuple[Reader, Friend]:
    """Ann on the first place as the host, Bob beside her."""
    ann, bob = world.enter("Ann"), world.friend("Bob")
    ann.comes(bob.make_table(**(options or LONG)))
    ann.sits_down(1)
    bob.act("sit", place=1)
    bob.act("hand-over", place=0)
    bob.act("set-ready", is_ready=True)
    ann.sees("start-ready")
    return ann, bob


def begun(world: World, **options: Any) -> tuple[Reader, Friend]:
    """Both of them in a match; Ann has to choose."""
    ann, bob = gathered(world, **options)
    ann.presses("start-begin")
    ann.may_move()
    return ann, bob


@journey(
    "count-stopped", "count", "my-turn", "waiting", "next-round", "looking-back", "talk-unread",
    "talk", "notes", "menu", "vote", "paused", "paused-vote", "gone", "menu-remove", "stop-asked",
    "text-board",
)  # fmt: skip
def in_play(world: World) -> Showing:
    world.moves(COUNTING)
    ann, bob = gathered(world)
    yield from _counting(ann, bob)
    yield from _a_round(ann, bob)
    yield from _notebook(ann, bob)
    yield from _agreeing(ann, bob)
    yield from _without_bob(ann, bob)
    ann.presses("nav-settings")
    ann.page.get_by_role("switch", name=ann.say("settings-by-text")).click()
    ann.puts_away()
    ann.sees_heading("board-title")
    yield Shown("text-board", ann)


def _counting(ann: Reader, bob: Friend) -> Showing:
    ann.presses("place-add-bot", ann.place(3))
    levels = ann.page.get_by_role("dialog").get_by_role("button")
    levels.filter(has_text=ann.say("bot-normal")).click()
    ann.presses("start-begin")
    ann.sees_heading("count-title")
    assert bob.act("hold")["type"] == "done"
    ann.sees("count-stopped-by", name="Bob")
    yield Shown("count-stopped", ann)
    ann.presses("notice-close")
    ann.presses("start-begin")
    ann.sees_heading("count-title")
    yield Shown("count", ann)


def _a_round(ann: Reader, bob: Friend) -> Showing:
    ann.may_move()
    yield Shown("my-turn", ann)
    ann.chooses("stay")
    expect(ann.button(ann.say("move-stay"))).to_have_count(0)
    yield Shown("waiting", ann)
    bob.plays("fold")
    ann.may_move()
    yield Shown("next-round", ann)
    ann.opens("log")
    ann.page.get_by_role("log").get_by_role("button").nth(2).click()
    ann.button(ann.say("past-back")).wait_for()
    ann.opens("board")
    yield Shown("looking-back", ann)
    ann.presses("past-back")


def _notebook(ann: Reader, bob: Friend) -> Showing:
    bob.says("I have a very good card.")
    bob.says("Or have I?")
    ann.sees("talk-unread", count=2)
    yield Shown("talk-unread", ann)
    ann.opens("talk")
    ann.page.get_by_label(ann.say("talk-field")).fill("You never have.")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_text("You never have.").wait_for()
    yield Shown("talk", ann)
    ann.opens("notes")
    ann.page.get_by_label(ann.say("notes-label")).fill("Bob touches his ear when he bluffs.")
    ann.sees("notes-kept")
    yield Shown("notes", ann)
    ann.page.keyboard.press("Escape")


def _agreeing(ann: Reader, bob: Friend) -> Showing:
    ann.presses("menu-open")
    ann.sees_heading("menu-title")
    yield Shown("menu", ann)
    ann.puts_away()
    bob.act("vote", topic="pause", seat=None, is_for=True)
    ann.sees("vote-pause")
    yield Shown("vote", ann)
    ann.presses("vote-for")
    ann.sees_heading("paused-title")
    yield Shown("paused", ann)
    bob.act("vote", topic="go-on", seat=None, is_for=True)
    ann.sees("vote-go-on")
    yield Shown("paused-vote", ann)
    ann.presses("vote-for")
    ann.may_move()


def _without_bob(ann: Reader, bob: Friend) -> Showing:
    bob.leave()
    ann.sees("place-away")
    yield Shown("gone", ann)
    ann.presses("menu-open")
    ann.button(ann.say("menu-remove", name="Bob")).wait_for()
    yield Shown("menu-remove", ann)
    ann.presses("stop-match")
    ann.sees("stop-match-sure")
    yield Shown("stop-asked", ann)
    ann.puts_away()


@journey("way-in", "rules-in-play")
def the_newcomer(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/")
    ann.presses_at_bluff("games-play")
    ann.tells_name()
    ann.sees_heading("way-in-title", game=ann.say("game-title"))
    yield Shown("way-in", ann)
    ann.presses("way-in-go")
    ann.may_move()
    ann.presses("rules-title")
    ann.sees_heading("rules-whole")
    yield Shown("rules-in-play", ann)


@journey("watcher")
def the_watcher(world: World) -> Showing:
    ann, bob = world.enter("Ann"), world.friend("Bob")
    code = bob.make_table(**LONG)
    bob.act("sit", place=0)
    bob.act("add-bot", place=1, bot="easy")
    bob.act("add-bot", place=2, bot="normal")
    bob.act("start")
    ann.comes(code)
    ann.button(ann.say("seat-take-of", name=ann.say("bot-easy"))).wait_for()
    yield Shown("watcher", ann)
