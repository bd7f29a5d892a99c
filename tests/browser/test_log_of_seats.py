"""The log names those who sat there, and tells who came and went."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.conftest import Enter
from tests.browser.pages import Person
from tests.server.real import RealServer

pytestmark = pytest.mark.browser


def written(ann: Person, count: int) -> list[str]:
    """The lines, without time and marks, when there are so many."""
    expect(ann.page.locator(".log .text").nth(count - 1)).to_be_visible()
    return ann.page.locator(".log .text").all_inner_texts()


def test_taking_a_seat_renames_nothing_of_the_past(enter: Enter, server: RealServer) -> None:
    ann, company = enter("Ann"), Company()
    eve = company.enter(server, "Eve")
    code = ann.make_table()
    ann.add_bot(2)
    ann.press("Start")
    ann.plays()
    expect(ann.page.get_by_role("log")).to_contain_text("Easy bot")
    eve.come(code)
    assert eve.act("take-seat", seat=1)["type"] == "done"
    expect(ann.page.get_by_text("Eve takes the seat of Easy bot.").first).to_be_visible()
    ann.press("Stay")
    expect(ann.page.get_by_role("log")).to_contain_text("Eve")
    before = written(ann, 5)
    ann.page.reload()
    ann.plays()
    assert written(ann, len(before))[: len(before)] == before
    at = before.index("Eve takes the seat of Easy bot.")
    former, later = " ".join(before[:at]), " ".join(before[at + 1 :])
    assert "Easy bot" in former
    assert "Eve" not in former
    assert "Easy bot" not in later
    assert ann.axe() == []
    company.close()
