"""Shadow House on its own board: by pressing, by keys, at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from gloaming.games.house.messages import Arrange, Drink, PlaceHint, Unlock
from tests.boards.house import Detective, Visit, arranging, board_of, first_turn, second_turn
from tests.boards.kept import find
from tests.browser.laying import collisions
from tests.browser.pages import PHONE

LOW = {"width": 1280, "height": 720}
NARROW = {"width": 360, "height": 640}
IS_SCROLLED = """board => {
    for (let one = board; one; one = one.parentElement)
        if (one.scrollHeight > one.clientHeight + 1
            && /auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
    return document.documentElement.scrollHeight > innerHeight + 1;
}"""
IS_NOTED = "() => harness.sent.some(one => one.type === 'note')"

CHARACTER = re.compile(r"^(Captain|Baron|Miss|Doctor|Madame|Skipper) \w+, Character of the \w+, ")
CIRCLED = re.compile(r"^Safe, 4: .*, circled$")


def in_sight(me: Detective, what: Locator) -> bool:
    """Whether it can be pressed without scrolling."""
    box, size = what.bounding_box(), me.page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_a_row_that_is_laid_out_has_no_axe_faults(visit: Visit) -> None:
    me = visit(arranging())
    assert me.reader.axe() == []
    me.lays_out()
    expect(me.button("board-arrange-go")).to_have_count(0)
    assert board_of(me).sent == [Arrange(0)]
    assert me.reader.axe() == []


def test_a_turn_and_the_pad_of_a_dig_have_no_axe_faults(visit: Visit) -> None:
    me = visit(second_turn())
    assert me.reader.axe() == []
    me.chooses("dig")
    me.board.locator(".others [data-pick]").first.click()
    assert me.reader.axe() == []


def test_a_round_that_is_over_is_told_by_a_chart_and_a_table(visit: Visit) -> None:
    me = visit(find("house", lambda view, _legal: view.phase == "over", seats=3))
    me.reader.sees_heading("board-chart")
    assert me.reader.axe() == []
    labels = me.board.locator(".ends span")
    assert not any(collisions(one, labels.nth(at + 1)) for at, one in enumerate(labels.all()[:-1]))
    me.button("board-chart-table").click()
    table = me.board.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(
        [me.reader.say("board-chart-event"), "Mira", "Easy bot 1", "Easy bot 2"]
    )
    expect(table.get_by_role("rowheader").first).to_have_text("the deal")
    assert me.reader.axe() == []


def test_an_open_pad_leaves_the_rows_in_sight_on_a_low_screen(visit: Visit) -> None:
    me = visit(second_turn(), size=LOW)
    me.chooses("dig")
    me.board.locator(".others [data-pick]").first.click()
    assert not me.board.evaluate(IS_SCROLLED)
    me.button("board-dig-other").click()
    me.button("board-unlock-back").click()
    me.chooses("unlock")
    assert not me.board.evaluate(IS_SCROLLED)
    assert me.reader.axe() == []


@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_five_rows_and_their_choices_fit_on_a_low_screen(visit: Visit, mode: str) -> None:
    me = visit(arranging(5, mode=mode), size=LOW)
    assert not me.board.evaluate(IS_SCROLLED)
    me.lays_out()
    board_of(me).others_play()
    me.ticket("drink" if mode == "faction" else "ask").wait_for()
    assert not me.board.evaluate(IS_SCROLLED)
    me.chooses("dig" if mode == "faction" else "ask")
    if mode == "faction":
        me.board.locator(".others [data-pick]").last.click()
    else:
        me.confirm.click()
        me.board.get_by_role("group", name=me.reader.say("board-talk-to")).wait_for()
    assert not me.board.evaluate(IS_SCROLLED)
    for seen in me.board.locator("[data-seat], .slip, .tools button").all():
        assert in_sight(me, seen)


def test_on_a_narrow_phone_a_lit_gap_leaves_room_for_its_neighbour(visit: Visit) -> None:
    me = visit(first_turn(), size=NARROW)
    me.chooses("drink")
    me.confirm.click()
    lit = me.board.locator("[data-gap]").first.bounding_box()
    one, other = (me.board.locator(".mine .gap").nth(at).bounding_box() for at in (1, 2))
    assert lit is not None
    assert one is not None
    assert other is not None
    assert lit["width"] <= other["x"] - one["x"] + 1


def test_all_characters_have_names(visit: Visit) -> None:
    me = visit(first_turn())
    assert me.board.get_by_role("img", name=CHARACTER).count() == 3
    names = me.board.locator(".panel .as").all_inner_texts()
    assert len(set(names)) == 3
    assert all(len(name.split()) == 2 for name in names)


def test_the_focus_goes_on_from_a_moment_that_passes(visit: Visit) -> None:
    me = visit(second_turn(mode="conspiracy"))
    me.guesses_wrong()
    assert isinstance(board_of(me).sent[-1], Unlock)
    moment = me.board.locator(".moment")
    moment.focus()
    expect(moment).to_contain_text("gives the Character up")
    me.page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    expect(me.board.locator(".slip h3")).to_be_focused()


def test_keys_take_actions(visit: Visit) -> None:
    me = visit(arranging())
    keys = me.page.keyboard
    me.button("board-arrange-go").press("Enter")
    board_of(me).others_play()
    me.ticket("drink").wait_for()
    keys.press(me.reader.say("board-key-drink").lower())
    expect(me.confirm).to_be_focused()
    keys.press("Enter")
    armed = me.board.locator("[data-confirm]:not([aria-disabled=true])")
    for left in (2, 1):
        expect(me.board.locator(".slip .hand button")).to_have_count(left)
        keys.press("ArrowRight")
        expect(armed).to_be_focused()
        keys.press("Enter")
    expect(me.board.locator("[data-gap]")).to_have_count(0)
    assert [type(move) for move in board_of(me).sent] == [Arrange, Drink, PlaceHint, PlaceHint]


def test_keys_turn_the_dials_of_the_safe(visit: Visit) -> None:
    me = visit(second_turn())
    keys = me.page.keyboard
    keys.press(me.reader.say("board-key-unlock").lower())
    dial = me.board.get_by_role("spinbutton").first
    expect(dial).to_be_focused()
    keys.press("7")
    keys.press("ArrowUp")
    expect(dial).to_have_attribute("aria-valuenow", "8")


def test_on_a_phone_a_question_is_asked_and_a_claim_made(visit: Visit) -> None:
    me = visit(first_turn(5, mode="conspiracy"), size=PHONE)
    me.chooses("ask")
    assert in_sight(me, me.confirm)
    me.confirm.click()
    whom = me.board.get_by_role("group", name=me.reader.say("board-talk-to"))
    whom.get_by_role("button", name="Easy bot 1").click()
    assert in_sight(me, me.confirm)
    me.confirm.click()
    board_of(me).others_play()
    said = me.board.get_by_text("(asked by Mira).")
    expect(said.first).to_be_attached()
    me.button("board-talk").click()
    page = me.page.get_by_role("dialog")
    page.get_by_role("button", name="I do not have …").click()
    page.get_by_role("button", name="8", exact=True).click()
    page.get_by_role("button", name=me.reader.say("board-talk-say")).click()
    expect(me.board.get_by_text("Mira: “I have no 8.”").first).to_be_attached()
    assert me.reader.sideways() <= 0


def test_marks_stay(visit: Visit) -> None:
    me = visit(first_turn(aid="proofs"))
    me.button("board-sheet").click()
    me.reader.sees_heading("board-aid")
    cell = me.page.locator('[data-cell="3-4"]')
    cell.click()
    expect(cell).to_have_attribute("aria-label", CIRCLED)
    assert me.reader.axe() == []
    me.page.wait_for_function(IS_NOTED)
    me.page.reload()
    me.button("board-sheet").click()
    expect(cell).to_have_attribute("aria-label", CIRCLED)


def test_the_summary_is_at_hand_and_has_its_finer_points_folded_away(visit: Visit) -> None:
    me = visit(first_turn())
    me.reader.presses("rules-title")
    me.reader.sees_heading("board-summary-actions")
    me.reader.sees_heading("board-summary-points")
    finer = me.page.locator("details", has_text=me.reader.say("board-summary-finer"))
    expect(finer.locator("li").first).to_be_hidden()
    finer.locator("summary").click()
    expect(finer.locator("li").first).to_have_text(
        me.reader.say("board-summary-finer-faction").split("\n")[0]
    )
    expect(finer.locator("li").first).to_be_visible()
    assert me.reader.axe() == []
