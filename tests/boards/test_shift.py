"""Shadow Shift on its own board: turns by pressing and by keys, what is marked, said and heard."""

import re

import pytest
from playwright.sync_api import expect

from gloaming.games.shift.events import Raided, ShownBlank, Uncovered
from gloaming.games.shift.messages import (
    Consolidate,
    Counter,
    EndTurn,
    Look,
    PlaceGuard,
    Roll,
    SquareName,
    TakeBack,
)
from gloaming.games.shift.tests.table import (
    GUARD,
    SECOND_GUARD,
    all_placed,
    begun,
    rolls,
    table,
    walk,
)
from tests.boards.kept import story_at
from tests.boards.shift import OpenBurglar, around, board_of, rolled, to_roll

LOOKS = """board => [...board.querySelectorAll('.piece:not(.guard)')]
    .map(piece => piece.innerHTML)
    .map(html => html.replace(/<text.*?text>|<g transform="translate.36 2.*?g>/g, ''))"""
"""Of all shadows, but for their numbers and the signs of their owners."""
SHADOWS = 16
IS_NOTED = "() => harness.sent.some(one => one.type === 'note')"
KNOWING = re.compile("blank|Criminal|know|think")
PEEKED = re.compile("just looked under")
MARKED = re.compile(r"^A7, Shadow 9,.* you think: perhaps a Criminal")
NUMBERED = re.compile(r"^([A-V]\d+), (Shadow \d+)\b.*$")
NONE_IN_VIEW, THREE_IN_VIEW = 324, 327
"""Moments of the match of three with which the tests of light begin and go on."""
NOTE_FLIPS = """() => {
    window.heard = [];
    window.flips = [];
    const board = document.querySelector('section.shift');
    new MutationObserver(() => {
        const told = board.querySelector('.turned')?.textContent.trim() ?? '';
        if (told !== '' && told !== window.heard.at(-1)) window.heard.push(told);
        const flip = board.querySelector('.flip');
        if (flip === null || flip === window.flip) return;
        window.flip = flip;
        const kind = ['blank', 'caught', 'raid'].find(one => flip.classList.contains(one));
        window.flips.push(`${kind} ${flip.closest('.piece').dataset.counter}`);
    }).observe(board, {childList: true, subtree: true, characterData: true});
}"""
Flipped = ShownBlank | Uncovered | Raided
FLIPS = [
    (ShownBlank, "blank", "nothing under it"),
    (Uncovered, "caught", "a Criminal of "),
    (Raided, "raid", "a Criminal of "),
]
TOLD = re.compile(r"Shadow (\d+) on [A-V]\d+ is turned over: (nothing under it|a Criminal of )")
LEFT = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
IS_LONG = "box => box.scrollHeight > 3 * box.clientHeight"


# Walking


def test_arrows_lit_on_the_pad_are_the_steps_that_are_legal(burglar: OpenBurglar) -> None:
    me = burglar(rolled(), "bob")
    me.takes(3)
    pad = me.board.get_by_role("group", name=me.reader.say("board-pad"))
    lit = pad.locator("button:not([aria-disabled=true])")
    named = {str(one.get_attribute("aria-label")).split(" to ")[-1] for one in lit.all()}
    assert named == {"A2", "C2"}, "above and below are walls"
    assert named < {str(one.get_attribute("data-square")) for one in me.squares("go")}
    lit.first.click()
    me.move("take-back").click()
    expect(me.move("take-back")).to_have_count(0)
    assert board_of(me).sent == [walk(3, 4, "A2"), TakeBack()]


def test_way_is_walked_and_taken_back_step_by_step(burglar: OpenBurglar) -> None:
    me = burglar(rolled(), "bob")
    me.takes(3)
    way = ["C2", "C1", "D1", "E1"]
    far = me.cell(way[-1])
    expect(far).to_have_attribute("aria-label", re.compile("in reach with 4 steps"))
    me.presses(far)
    expect(me.confirm).to_be_visible()
    assert board_of(me).sent == [], "a square was pressed once, and nothing confirmed yet"
    me.confirm.click()
    shadow = me.square_of(3)
    expect(shadow).to_have_attribute("data-square", way[-1])
    walked = [walk(3, 4, square) for square in way]
    assert board_of(me).sent == walked
    for square in (*way[-2::-1], "B2"):
        me.move("take-back").click()
        expect(shadow).to_have_attribute("data-square", square)
    expect(me.move("take-back")).to_have_count(0)
    assert board_of(me).sent == [*walked, *[TakeBack()] * 4]


def test_ways_of_the_last_turn_stay_until_the_next_step(burglar: OpenBurglar) -> None:
    told = rolls(begun(), "ann", 2, 1)
    me = burglar(told, "bob")
    trails = me.board.locator(".trails path")
    expect(trails).to_have_count(0)
    guards = told.ann(walk(GUARD, 2, "P4")).ann(walk(SECOND_GUARD, 1, "P8"))
    board_of(me).goes_on(guards.ann(EndTurn()))
    expect(trails).to_have_count(2)
    me.move("roll").click()
    expect(me.movable.first).to_be_visible()
    expect(trails).to_have_count(2)
    me.takes(3)
    me.presses(me.cell("C2"))
    me.confirm.click()
    expect(trails).to_have_count(1)


def test_turn_with_dice_left_ends_only_when_it_is_said_twice(burglar: OpenBurglar) -> None:
    me = burglar(to_roll(), "bob")
    me.move("roll").click()
    me.move("end-turn").click()
    sure = me.reader.say("board-sure")
    expect(me.board.locator("h3")).to_have_text(sure)
    me.takes(3)
    expect(me.move("end-turn")).to_have_text(re.compile("unused"))
    assert board_of(me).sent == [Roll()]
    me.move("end-turn").click()
    expect(me.board.locator("h3")).to_have_text(sure)
    me.move("end-turn").click()
    expect(me.move("end-turn")).to_have_count(0)
    assert board_of(me).sent == [Roll(), EndTurn()]


# Keys


def test_keys_play_a_whole_turn(burglar: OpenBurglar) -> None:
    me = burglar(to_roll(handicap="criminals"), "bob")
    keys, say = me.page.keyboard, me.reader.say
    keys.press(say("board-key-roll").lower())
    expect(me.movable.first).to_be_visible()
    keys.press("1")
    keys.press("1")
    expect(me.board.locator(".piece.held[data-counter='11']")).to_have_count(1)
    expect(me.grid).to_be_focused()
    for arrow, square in (("Up", "B7"), ("Left", "A7"), ("Right", "B7"), ("Down", "B7")):
        keys.press(f"Shift+Arrow{arrow}")
        expect(me.square_of(11)).to_have_attribute("data-square", square)
        cursor = str(me.grid.get_attribute("aria-activedescendant"))
        expect(me.square_of(11), "the cursor left the counter").to_have_id(cursor)
    expect(me.move("take-back")).to_be_visible()
    keys.press(say("board-key-end").lower())
    expect(me.board.locator("h3")).to_have_text(say("board-sure"))
    keys.press(say("board-key-end").lower())
    expect(me.move("end-turn")).to_have_count(0)
    steps = [walk(11, 3, square) for square in ("B7", "A7", "B7")]
    assert board_of(me).sent == [Roll(), *steps, EndTurn()]


def test_squares_and_rows_have_names_and_arrows_go_along_them(burglar: OpenBurglar) -> None:
    me = burglar(begun(), "bob")
    assert "16 columns" in str(me.grid.get_attribute("aria-label"))
    expect(me.grid.get_by_role("row", name="Row 4", exact=True)).to_have_count(1)
    expect(me.cell(re.compile("^A2, .*vent"))).to_have_count(1)
    expect(me.cell(re.compile("^P11, vault door"))).to_have_count(1)
    me.grid.focus()
    before = me.grid.get_attribute("aria-activedescendant")
    me.page.keyboard.press("ArrowDown")
    expect(me.grid).not_to_have_attribute("aria-activedescendant", before or "")


# What is private


def test_shadows_of_others_look_and_sound_alike(burglar: OpenBurglar) -> None:
    me = burglar(begun(3), "ann")
    looks = me.board.evaluate(LOOKS)
    assert len(looks) == SHADOWS
    assert len(set(looks)) == 1
    assert me.board.locator(".tab").count() == 0
    cells = me.cell(re.compile(r"Shadow \d")).all()
    labels = [str(cell.get_attribute("aria-label")) for cell in cells]
    assert len(labels) == SHADOWS
    assert [label for label in labels if KNOWING.search(label)] == []


def test_mark_on_a_shadow_stays_and_is_no_move(burglar: OpenBurglar) -> None:
    me = burglar(begun(), "ann")
    me.presses(me.counter(9))
    mark = me.board.locator(".mark")
    mark.click()
    expect(me.cell(MARKED)).to_have_count(1)
    me.page.wait_for_function(IS_NOTED)
    me.page.reload()
    expect(me.cell(MARKED)).to_have_count(1)
    me.presses(me.counter(9))
    for _ in range(3):
        mark.click()
    expect(me.cell(MARKED)).to_have_count(0)
    assert board_of(me).sent == []


def test_table_that_leaves_it_to_memory_marks_nothing(burglar: OpenBurglar) -> None:
    me = burglar(to_roll(marks=False), "bob")
    assert me.board.locator(".tab").count() == 0
    me.presses(me.counter(9))
    expect(me.board.locator(".info")).to_be_visible()
    assert me.board.locator(".mark").count() == 0


def test_looks_are_told_and_marked(burglar: OpenBurglar) -> None:
    told = to_roll(3, criminals=(1, 2, 3, 4))
    me = burglar(told, "bob")
    me.move("consolidate").click()
    for looked, number in enumerate((2, 4, 6, 8), start=1):
        me.presses(me.counter(number))
        me.confirm.click()
        expect(me.board.locator(".peeked")).to_have_count(looked)
        what = "a Criminal" if number in {2, 4} else "blank"
        expect(me.board.locator(".say p")).to_have_text(re.compile(f"^Shadow {number}: {what}"))
    expect(me.board.locator(".say h3")).to_have_text(me.reader.say("board-looked", most=4))
    expect(me.cell(PEEKED)).to_have_count(4)
    assert board_of(me).sent == [Consolidate(), *(Look(Counter(number)) for number in (2, 4, 6, 8))]


# Light


def test_guard_is_told_what_would_come_into_view(burglar: OpenBurglar) -> None:
    me = burglar(all_placed(table()), "ann")
    lights, say = me.board.locator("svg.light"), me.board.locator(".say p")
    doors = [SquareName("P3"), SquareName("P7")]
    for number, door in enumerate(doors):
        expect(lights).to_have_count(number)
        me.presses(me.cell(door))
        expect(lights).to_have_count(number + 1)
        expect(say).to_have_text(re.compile("into view"))
        me.confirm.click()
    assert me.board.get_by_text(me.reader.say("board-sign-dark")).count() == 0
    me.move("roll").click()
    me.takes(GUARD)
    expect(me.board.locator(".light.dim")).to_have_count(0)
    me.presses(me.cell("P4"))
    expect(lights).to_have_count(3)
    expect(me.board.locator(".light.dim")).to_have_count(1)
    expect(say).to_have_text(re.compile("nto view"))
    assert board_of(me).sent == [*map(PlaceGuard, doors), Roll()]


def test_shadows_in_view_are_named(burglar: OpenBurglar) -> None:
    me = burglar(story_at("shift", "3-seats-5", NONE_IN_VIEW), "ann")
    said = me.board.locator(".in-view")
    expect(said).to_have_text("No shadow is in view of a Guard.")
    board_of(me).goes_on(story_at("shift", "3-seats-5", THREE_IN_VIEW))
    in_view = me.cell(re.compile(rf"Shadow \d.*{me.reader.say('board-lit')}"))
    expect(in_view).to_have_count(3)
    labels = [str(cell.get_attribute("aria-label")) for cell in in_view.all()]
    names = {NUMBERED.sub(r"\2 on \1", label) for label in labels}
    text = said.inner_text().removeprefix("In view of a Guard: ").removesuffix(".")
    assert set(re.split(r", and |, | and ", text)) == names


# What is turned over


@pytest.mark.parametrize(("event", "kind", "told"), FLIPS, ids=["blank", "criminal", "raid"])
def test_flip_is_shown_and_read_out_at_once_where_nothing_moves(
    burglar: OpenBurglar, event: type[Flipped], kind: str, told: str
) -> None:
    before, after = around("3-seats-22", event)
    me = burglar(before, "ann")
    expect(me.board.locator(".turned")).to_have_attribute("aria-live", "assertive")
    me.page.evaluate(NOTE_FLIPS)
    board_of(me).goes_on(after)
    me.page.wait_for_function("() => window.flips.length > 0")
    expect(me.board.locator(".flip")).to_have_count(0)
    (flip,) = me.page.evaluate("() => window.flips")
    number = next(one for one in after.saw("public") if isinstance(one, event)).counter
    assert flip == f"{kind} {number}"
    (heard,) = TOLD.findall(" ".join(me.page.evaluate("() => window.heard")))
    assert heard == (str(number), told)


# What happened before


def test_log_of_a_running_match_is_shown_from_its_end(burglar: OpenBurglar) -> None:
    me = burglar(story_at("shift", "3-seats-5", THREE_IN_VIEW), "ann")
    log = me.page.get_by_role("log")
    me.reader.settles()
    assert log.evaluate(IS_LONG)
    assert log.evaluate(LEFT) <= 1
