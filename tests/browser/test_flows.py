"""Ways that not everybody takes: a first match, another device, a locked door, a long line."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, FileChooser, Locator, expect

from gloaming.games import GAMES
from gloaming.words import game_words
from tests.browser.conftest import Enter
from tests.browser.pages import PHONE, SOON, Person, begin, written

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NOA = "\u05e0\u05d5\u05e2\u05d4"
TRIES = 10
BLUFF = game_words("en", GAMES["bluff"])


def plays_with_bots(person: Person) -> None:
    """From the first page, by one press."""
    person.page.goto(person.url)
    person.press("Play with bots (Bluff)")


# A first match


def test_whoever_plays_for_the_first_time_reads_how_it_goes_before_it_begins(enter: Enter) -> None:
    ann = enter("Ann", size=PHONE)
    plays_with_bots(ann)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    sheet = ann.page.get_by_role("dialog", name="Bluff in short")
    for line in BLUFF.say("game-gist").split("\n"):
        expect(sheet.get_by_text(line)).to_be_visible()
    expect(ann.page.get_by_role("button", name=BLUFF.say("way-in-go"))).to_be_focused()
    assert ann.page.get_by_role("region", name="What you see").count() == 0, "it has begun"
    assert (ann.axe(), ann.sideways()) == ([], 0)
    ann.page.keyboard.press("Enter")
    ann.plays()
    assert ann.page.get_by_text("left to choose").count() == 0, "a clock runs"
    plays_with_bots(ann)
    ann.plays()


def test_whoever_puts_it_away_finds_the_table_set(enter: Enter) -> None:
    ann = enter("Ann")
    plays_with_bots(ann)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Bluff in short")).to_be_visible()
    ann.press("Close")
    expect(ann.page.get_by_text("Everything is ready.")).to_be_visible()
    ann.press("Start")
    ann.plays()


# Another device


def link_elsewhere(person: Person) -> str:
    """A link for another device, as a path."""
    person.press("Another device")
    link = person.page.get_by_label("Link for the other device").input_value()
    return "/e/" + link.rsplit("/", 1)[1]


def test_a_device_that_is_somebody_goes_on_as_somebody_else_after_a_second_thought(
    enter: Enter,
) -> None:
    ann, eve = enter("Ann"), enter("Eve")
    code = ann.make_table()
    own = eve.make_table()
    eve.page.goto(eve.url + link_elsewhere(ann))
    eve.press("Go on here")
    expect(eve.page.get_by_role("alert")).to_contain_text("known here as somebody else")
    first = eve.page.get_by_role("button", name="Go on here", exact=True)
    expect(first).to_have_attribute("aria-disabled", "true")
    first.dispatch_event("click")
    assert eve.axe() == []
    assert "/e/" in eve.page.url, "somebody was lost at a second press"
    eve.press("The link is mine: go on here")
    eve.page.wait_for_url(re.compile(f"/t/{code}$"))
    place = eve.page.get_by_role("article", name="Place 1")
    expect(place).to_contain_text("Ann")
    expect(place).to_contain_text("You")
    eve.page.goto(eve.url)
    expect(eve.page.get_by_text("You play as Ann.")).to_be_visible()
    eve.page.goto(f"{eve.url}/t/{own}")
    expect(eve.page.get_by_text("You are watching.").first).to_be_visible()


def test_a_link_that_is_used_up_says_so_and_lights_no_lamp(enter: Enter) -> None:
    ann, phone = enter("Ann"), enter("Ann", size=PHONE)
    code = ann.make_table()
    path = link_elsewhere(ann)
    phone.page.goto(phone.url + path)
    phone.press("Go on here")
    expect(phone.page.get_by_role("region", name="Places")).to_be_visible()
    phone.page.goto(phone.url + path)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("This link is used up")
    expect(phone.page.get_by_role("main")).to_contain_text("press “Another device” at the table")
    assert phone.page.locator("main .btn.lamp").count() == 0
    expect(phone.page.get_by_role("link", name=f"Back to table {written(code)}")).to_be_visible()
    assert (phone.axe(), phone.sideways()) == ([], 0)


def test_a_device_that_joins_is_told_of_and_can_be_signed_out(enter: Enter) -> None:
    ann, phone = enter("Ann"), enter("Ann", size=PHONE)
    ann.make_table()
    phone.page.goto(phone.url + link_elsewhere(ann))
    phone.press("Go on here")
    expect(phone.page.get_by_role("region", name="Places")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_text("Another device goes on as you: Chrome, Linux.")).to_be_visible()
    ann.press("Your devices")
    expect(ann.page.get_by_role("heading", name="Your devices")).to_be_focused()
    expect(ann.page.get_by_text("this device", exact=True)).to_be_visible()
    assert ann.axe() == []
    ann.press("Sign out Chrome, Linux")
    expect(ann.page.get_by_text("Chrome, Linux is signed out.")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Your devices")).to_be_focused()
    assert ann.page.get_by_role("button", name="Sign out all others").count() == 0
    expect(phone.page.get_by_role("alert")).to_have_text("You were signed out on this device.")
    assert (phone.axe(), phone.sideways()) == ([], 0)


# A locked door


def test_whoever_stands_before_a_locked_door_is_told_and_may_knock_again(enter: Enter) -> None:
    ann, eve = enter("Ann"), enter("Eve", size=PHONE)
    code = ann.make_table()
    ann.press("Nobody")
    expect(ann.page.get_by_text("Whoever is not here yet stays outside")).to_be_visible()
    eve.page.goto(f"{eve.url}/t/{code}")
    expect(eve.page.get_by_role("alert")).to_have_text("The host has locked this table.")
    expect(eve.page.get_by_text("Ask the host to open the door")).to_be_visible()
    expect(eve.page.get_by_label("Your name")).to_have_count(0)
    assert (eve.axe(), eve.sideways()) == ([], 0)
    kept = "() => localStorage.getItem('gloaming-table')"
    assert eve.page.evaluate(kept) is None, "home would lead back to it"
    ann.press("With the code")
    expect(ann.page.get_by_text("finds the table")).to_be_visible()
    eve.press("Try again")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_role("region", name="Places")).to_be_visible()
    assert eve.page.evaluate(kept) == code


# An invitation

SHARED = "window.shared = []; navigator.share = what => (window.shared.push(what), {answer})"


@pytest.mark.parametrize("answer", ["Promise.resolve()", "Promise.reject(new Error('no'))"])
def test_a_phone_that_can_share_is_offered_to(enter: Enter, answer: str) -> None:
    ann = enter("Ann", size=PHONE)
    ann.page.add_init_script(SHARED.replace("{answer}", answer))
    code = ann.make_table()
    ann.press("Share")
    assert ann.page.evaluate("() => window.shared") == [
        {"title": f"Bluff, table {written(code)}", "url": f"{ann.url}/t/{code}"}
    ]
    expect(ann.page.get_by_role("button", name="Copy the link")).to_be_visible()


def test_whoever_cannot_share_copies(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.add_init_script("delete Navigator.prototype.share")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = ann.make_table()
    assert ann.page.get_by_role("button", name="Share").count() == 0
    ann.press("Copy the link")
    expect(ann.page.get_by_text("The link is copied.")).to_be_visible()
    assert ann.page.evaluate("() => navigator.clipboard.readText()") == f"{ann.url}/t/{code}"


# Words

ORDER = """(box, [name, after]) => {
    const all = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const text = all.currentNode, at = text.data.indexOf(name);
        const behind = text.data.indexOf(after, at);
        if (at < 0 || behind < 0) continue;
        const edges = (from, length) => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + length);
            const boxes = [...range.getClientRects()].filter(one => one.width > 0);
            const {min, max} = Math;
            return [min(...boxes.map(one => one.left)), max(...boxes.map(one => one.right))];
        };
        return {name: edges(at, name.length), after: edges(behind, after.length)};
    }
    return null;
}"""


def stands_behind(line: Locator, name: str, after: str) -> bool:
    """Whether something that follows a name is to the right of it on the screen."""
    found = line.evaluate(ORDER, [name, after])
    assert found is not None, line.inner_text()
    return bool(found["after"][0] >= found["name"][1] - 1)


def test_a_name_from_right_to_left_turns_no_sentence_round(enter: Enter) -> None:
    ann, noa = enter(NOA), enter(NOA)
    noa.join(ann.make_table())
    noa.sit(2)
    waiting = ann.page.get_by_text(re.compile("Not ready yet: .*[(]2[)].*[.]"))
    assert stands_behind(waiting, NOA, "2")
    assert stands_behind(waiting, NOA, ".")
    name = ann.page.get_by_role("article", name="Place 2").locator(".call")
    assert stands_behind(name, NOA, "2")
    ann.press("Start")
    ann.plays()
    dealt = ann.page.get_by_role("log").get_by_text("is dealt a card, face down.")
    assert stands_behind(dealt, NOA, "2")
    assert stands_behind(dealt, NOA, ".")


def test_a_line_that_is_too_long_is_refused_in_words_and_never_cut(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    begin(ann, bob)
    ann.page.get_by_role("tab", name="Talk").click()
    field = ann.page.get_by_label("Say something")
    send = ann.page.get_by_role("button", name="Send")
    field.fill("a" * 399)
    assert ann.page.get_by_text("characters left").count() == 0
    field.press("b")
    expect(ann.page.get_by_text("100 characters left")).to_be_visible()
    field.fill("c" * 503)
    expect(field).to_have_value("c" * 503)
    expect(ann.page.get_by_text("3 characters too many")).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="At most 500 characters")).to_be_visible()
    expect(send).to_have_attribute("aria-disabled", "true")
    field.press("Enter")
    expect(field).to_have_value("c" * 503)
    assert ann.axe() == []
    field.fill("d" * 500)
    field.press("Enter")
    expect(field).to_have_value("")
    expect(ann.page.get_by_text("d" * 500)).to_be_visible()


def test_notes_that_are_too_long_are_told_and_never_cut(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    begin(ann, bob)
    ann.page.get_by_role("tab", name="Notes").click()
    notes = ann.page.get_by_label("Your notes")
    notes.fill("x" * 3801)
    expect(ann.page.get_by_text("One character too many")).to_be_visible()
    expect(ann.page.get_by_text("This sheet holds 3,800 characters.")).to_be_visible()
    expect(notes).to_have_value("x" * 3801)
    notes.fill("x" * 3800)
    expect(ann.page.get_by_text("Kept.")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "label", "choose", "chosen"),
    [
        ("English", "Match file", "Choose a file", "Chosen: match.jsonl"),
        ("Français", "Fichier de la partie", "Choisir un fichier", "Fichier choisi\u202f: match"),
        ("Polski", "Plik partii", "Wybierz plik", "Wybrano: match.jsonl"),
    ],
)
def test_the_button_for_a_file_speaks_the_language_of_the_page(
    enter: Enter, language: str, label: str, choose: str, chosen: str
) -> None:
    ann = enter("Ann", size=PHONE)
    ann.page.goto(f"{ann.url}/verify")
    ann.page.get_by_role("button", name=language).click()
    file = ann.page.get_by_label(label)
    expect(file).to_have_accessible_name(f"{label} {choose}")
    expect(ann.page.get_by_text(choose, exact=True)).to_be_visible()
    with ann.page.expect_file_chooser() as closed:
        file.click()
    closed.value.set_files([])
    ann.page.keyboard.press("Tab")
    file.focus()
    expect(file).to_be_focused()
    chooser_by_key(ann).set_files(
        {"name": "match.jsonl", "mimeType": "application/jsonl", "buffer": b"{}"}
    )
    expect(ann.page.get_by_text(chosen)).to_be_visible()
    expect(file).to_have_accessible_description(re.compile("match.jsonl"))
    assert (ann.axe(), ann.sideways()) == ([], 0)


def chooser_by_key(ann: Person) -> FileChooser:
    """A browser puts the last one away first, and hears no key meanwhile: so press it again."""
    for _ in range(TRIES):
        with suppress(Error):
            with ann.page.expect_file_chooser(timeout=SOON) as opened:
                ann.page.keyboard.press("Space")
            return opened.value
    raise AssertionError("nothing opens")
