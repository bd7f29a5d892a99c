"""Text of a table page can be read wherever it lies: 4.5 to 1, and large text 3 to 1."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.boards.board import Board, Boards
from tests.boards.states import STATES
from tests.browser.contrast import faint_texts
from tests.browser.screens import BOTH_SCREENS

LOOKED_AT = ("lobby-company", "guest-watching", "my-turn", "talk-unread", "log", "notes", "vote")


@pytest.fixture(params=BOTH_SCREENS)
def boards(request: pytest.FixtureRequest, chromium: Browser, pages: str) -> Iterator[Boards]:
    opened = Boards(chromium, pages, request.param)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", LOOKED_AT)
def test_text_at_a_table_stands_out(boards: Boards, name: str) -> None:
    assert faint_texts(STATES[name].opened(boards.open).page) == {}


def test_text_for_a_watcher_of_a_full_table_stands_out(boards: Boards) -> None:
    eve = STATES["watcher"].opened(boards.open)
    assert faint_texts(eve.page) == {}
    eve.is_spoken_to("Dora", "Well then")
    for part in ("log", "talk"):
        reads(eve, part)
        assert faint_texts(eve.page) == {}, part


def test_text_of_talk_stands_out(boards: Boards) -> None:
    ann = STATES["my-turn"].opened(boards.open)
    ann.is_spoken_to("Dora", "Well then")
    reads(ann, "talk")
    assert faint_texts(ann.page) == {}


def reads(me: Board, part: str) -> None:
    """Open a page of the notebook, and wait until there is something to read."""
    me.opens(part)
    log = me.page.get_by_role("log").filter(visible=True)
    log.get_by_text(
        "Well then" if part == "talk" else me.say("event-round-began", number=1)
    ).wait_for()


def test_text_of_the_settings_stands_out(boards: Boards) -> None:
    ann = STATES["lobby-company"].opened(boards.open)
    ann.presses("nav-settings")
    ann.page.get_by_role("dialog").wait_for()
    assert faint_texts(ann.page) == {}
