"""Before a match: the host's table, and a guest's."""

from __future__ import annotations

from gloaming.server.talk import LONGEST_LINE
from tests.browser.company import Friend
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import World


@journey(
    "lobby-alone", "lobby-company", "place-sheet", "bot-sheet", "swapping", "options", "locked",
    "locked-out", "start-away", "lobby-talk", "talk-too-long",
)  # fmt: skip
def the_host(world: World) -> Showing:
    ann, bob, cat = world.enter("Ann"), world.friend("Bob"), world.friend("Cassiopeia")
    code = ann.gathers()
    yield Shown("lobby-alone", ann)
    for number, friend in enumerate((bob, cat), start=1):
        friend.come(code)
        friend.act("sit", place=number)
    bob.act("set-ready", is_ready=True)
    _add_bot(ann)
    yield Shown("lobby-company", ann)
    yield from _places(ann)
    yield from _how_it_is_played(ann)
    eve = world.enter("Eve")
    eve.goes(f"/t/{code}")
    eve.sees("problem-locked")
    yield Shown("locked-out", eve)
    cat.leave()
    yield from _starts_without(ann, "Cassiopeia")
    cat.come(code)
    yield from _talk(ann, bob, cat)


def _talk(ann: Reader, bob: Friend, cat: Friend) -> Showing:
    bob.says("Shall we?")
    cat.says("One moment, please.")
    ann.page.get_by_role("button").filter(has_text=ann.say("part-talk")).click()
    ann.page.get_by_text("One moment, please.").wait_for()
    yield Shown("lobby-talk", ann)
    ann.page.get_by_label(ann.say("talk-field")).fill("X" * (LONGEST_LINE + 1))
    ann.sees("talk-too-long", most=LONGEST_LINE)
    yield Shown("talk-too-long", ann)


def _add_bot(ann: Reader) -> None:
    ann.presses("place-add-bot", ann.place(4))
    levels = ann.page.get_by_role("dialog").get_by_role("button")
    levels.filter(has_text=ann.say("bot-normal")).click()
    ann.sees("place-not-ready")


def _places(ann: Reader) -> Showing:
    ann.presses("place-change", "Bob")
    ann.sees("place-clear-help", name="Bob")
    yield Shown("place-sheet", ann)
    ann.puts_away()
    ann.page.get_by_role("article", name=ann.place(4)).get_by_role("button").last.click()
    ann.sees_heading("place-bots")
    yield Shown("bot-sheet", ann)
    ann.puts_away()
    ann.presses("place-change", "Bob")
    ann.presses("place-swap")
    ann.sees("swap-choose", name="Bob")
    yield Shown("swapping", ann)
    ann.presses("swap-cancel")


def _how_it_is_played(ann: Reader) -> Showing:
    ann.presses("option-pace-own")
    seconds = ann.page.get_by_label(ann.say("option-seconds"), exact=True)
    seconds.scroll_into_view_if_needed()
    yield Shown("options", ann)
    ann.presses("door-locked")
    ann.sees("door-now", door="locked")
    ann.sees("invite-locked")
    yield Shown("locked", ann)


def _starts_without(ann: Reader, name: str) -> Showing:
    ann.page.locator("#why").filter(has_text=ann.say("start-away", names=name, count=1)).wait_for()
    ann.presses("start-begin")
    ann.sees("start-away-text")
    yield Shown("start-away", ann)
    ann.presses("start-wait")


@journey("table-name", "guest-watching", "guest", "guest-ready", "onward")
def the_guest(world: World) -> Showing:
    ann, bob = world.enter("Ann"), world.friend("Bob")
    code = bob.make_table()
    bob.act("sit", place=0)
    ann.goes(f"/t/{code}")
    ann.page.get_by_label(ann.say("name-label")).wait_for()
    yield Shown("table-name", ann)
    ann.tells_name()
    ann.sees("dock-watch")
    yield Shown("guest-watching", ann)
    ann.sits_down(2)
    yield Shown("guest", ann)
    ann.presses("ready-yes")
    ann.button(ann.say("ready-no")).wait_for()
    yield Shown("guest-ready", ann)
    bob.act("lead-on", code=bob.makes_another_table())
    ann.sees_heading("onward-title")
    yield Shown("onward", ann)
