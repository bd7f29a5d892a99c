"""Pages without a table."""

from __future__ import annotations

from pathlib import Path

from tests.browser.pages import written
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import World

ROOT = Path(__file__).resolve().parents[3]
MATCH_FILE = ROOT / "web" / "src" / "lib" / "fixtures" / "match.jsonl"


@journey("home", "rules", "ticket-half", "ticket-wrong", "name-asked", "home-named", "settings")
def at_home(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/")
    ann.button(ann.about("games-gather", ann.say("game-title"))).wait_for()
    yield Shown("home", ann)
    ann.presses("rules-title", ann.say("game-title"))
    ann.sees_heading("rules-of", game=ann.say("game-title"))
    yield Shown("rules", ann)
    ann.puts_away()
    yield from _ticket(ann, world.friend("Bob").make_table())
    ann.goes("/")
    ann.sees("home-you", name="Ann")
    yield Shown("home-named", ann)
    ann.presses("nav-settings")
    ann.sees_heading("settings-title")
    yield Shown("settings", ann)


def _ticket(ann: Reader, code: str) -> Showing:
    ticket = ann.page.get_by_label(ann.say("join-title"))
    ticket.fill("AB")
    ann.sees("join-help", missing=6)
    yield Shown("ticket-half", ann)
    ticket.fill("QQQQQQQQ")
    ticket.press("Enter")
    ann.sees("problem-no-such-table")
    yield Shown("ticket-wrong", ann)
    ticket.fill(code)
    ticket.press("Enter")
    ann.sees_heading("name-title")
    yield Shown("name-asked", ann)
    ann.tells_name()
    ann.page.wait_for_url(f"**/t/{code}")


@journey("watch-empty", "watch-open")
def looking_for_a_table(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/watch")
    ann.sees("watch-none")
    yield Shown("watch-empty", ann)
    bob = world.friend("Bob")
    code = bob.make_table()
    bob.act("sit", place=0)
    bob.act("add-bot", place=1, bot="easy")
    bob.act("set-door", door="open")
    ann.page.reload()
    ann.page.get_by_role("link").filter(
        has_text=ann.say("table-name", code=written(code))
    ).wait_for()
    yield Shown("watch-open", ann)
    bob.act("set-door", door="private")


@journey("gallery", "lightbox")
def in_the_gallery(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/pictures/amsterdam")
    picture = ann.page.locator("main li button").first
    picture.wait_for()
    yield Shown("gallery", ann)
    picture.click()
    ann.page.get_by_role("dialog").wait_for()
    yield Shown("lightbox", ann)


@journey("nowhere", "table-unknown", "verify-empty", "verify-fair", "verify-unfair")
def at_the_edge(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/nowhere/at/all")
    ann.sees_heading("nowhere-title")
    yield Shown("nowhere", ann)
    ann.goes("/t/QQQQQ")
    ann.sees("problem-no-such-table")
    yield Shown("table-unknown", ann)
    ann.goes("/verify")
    file = ann.page.get_by_label(ann.say("verify-file"))
    file.wait_for()
    yield Shown("verify-empty", ann)
    file.set_input_files(MATCH_FILE)
    ann.page.locator(".verdict.good").wait_for()
    yield Shown("verify-fair", ann)
    forged = MATCH_FILE.read_bytes().replace(b'"chosen":', b'"chosen":1', 1)
    file.set_input_files({"name": "m.jsonl", "mimeType": "application/jsonl", "buffer": forged})
    ann.page.locator(".verdict.bad").wait_for()
    yield Shown("verify-unfair", ann)


@journey("go-on", "elsewhere", "elsewhere-other", "elsewhere-used", "go-on-used")
def with_another_device(world: World) -> Showing:
    ann, phone, eve = world.enter("Ann"), world.enter("Ann"), world.enter("Eve")
    eve.gathers()
    ann.gathers()
    ann.presses("go-on-open")
    link = ann.page.get_by_label(ann.say("go-on-link"))
    link.wait_for()
    yield Shown("go-on", ann)
    path = "/e/" + link.input_value().rsplit("/", 1)[1]
    phone.goes(path)
    phone.sees_heading("elsewhere-title")
    yield Shown("elsewhere", phone)
    eve.goes(path)
    eve.presses("elsewhere-go")
    eve.sees("problem-somebody-else")
    yield Shown("elsewhere-other", eve)
    phone.presses("elsewhere-go")
    phone.sees("invite-title")
    phone.goes(path)
    phone.sees("problem-no-such-link")
    yield Shown("elsewhere-used", phone)
    ann.sees("go-on-used")
    yield Shown("go-on-used", ann)
