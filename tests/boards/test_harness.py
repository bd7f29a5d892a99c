"""The harness: kept matches by address, real frames, and none of it in the shipped client."""

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gloaming.core import Seat
from gloaming.games import GAMES
from gloaming.games.house.messages import Drink
from gloaming.server.pages import STATIC
from gloaming.server.wire import TooLate
from gloaming.words import game_words
from tests.boards.conftest import OpenBoard
from tests.boards.house import first_turn
from tests.boards.kept import NotKeptError, files, find, length, moment_where, story_at, whole
from tests.browser.pages import DESK
from tests.browser.reader import ENGLISH, Reader

FRENCH = partial(game_words, "fr")
HARNESS = re.compile(rb"harness", re.IGNORECASE)


def test_shipped_client_contains_no_harness() -> None:
    built = [file for file in Path(STATIC).rglob("*") if file.suffix in {".js", ".html", ".css"}]
    assert built, "the client is not built"
    assert [file.name for file in built if HARNESS.search(file.read_bytes())] == []


def test_address_opens_a_kept_match_and_forward_goes_on(chromium: Browser, pages: str) -> None:
    reader = Reader(chromium, pages, "Mira", DESK, ENGLISH)
    reader.goes("/harness?game=house&match=3-seats&seat=0&at=1")
    board = reader.page.locator("section.house")
    expect(board.get_by_role("button", name="My row stands")).to_be_visible()
    told = reader.page.get_by_role("log").locator("p").count()
    reader.page.evaluate("() => harness.forward()")
    expect(reader.page.get_by_role("log").locator("p").nth(told)).to_be_attached()
    reader.close()


@pytest.mark.parametrize("game", [name for name in GAMES if files(name)])
def test_every_game_opens_in_the_middle_and_at_the_end(board: OpenBoard, game: str) -> None:
    match = files(game)[0].stem
    for at in (length(game, match) // 2, length(game, match)):
        told = story_at(game, match, at)
        me = board(told, 0)
        heading = me.page.get_by_role("heading", name=me.say("game-title"))
        expect(heading.first).to_be_attached()


def test_spectator_opens_a_board_without_moves(board: OpenBoard) -> None:
    me = board(first_turn(), None)
    expect(me.page.locator("section.house")).to_be_visible()
    expect(me.page.locator(".tickets button")).to_have_count(0)


def test_move_is_recorded_and_left_open_if_nothing_answers(board: OpenBoard) -> None:
    me = board(first_turn(), 0)
    me.play.is_answering = False
    me.button(me.say("board-drink")).click()
    me.page.locator("[data-confirm]").click()
    me.page.wait_for_function("() => harness.sent.some(one => one.type === 'move')")
    assert me.sent == [Drink()]
    assert me.story == first_turn()
    me.is_told(TooLate(me.play.sent[-1]["key"]))
    me.sees("too-late")


def test_language_and_text_size_are_those_of_the_address(board: OpenBoard) -> None:
    me = board(first_turn(), 0, tongue=FRENCH, text="huge")
    shown = me.page.evaluate(
        "() => (({lang, dataset}) => [lang, dataset.text])(document.documentElement)"
    )
    assert shown == ["fr", "huge"]


def test_moment_is_found_by_what_a_seat_sees() -> None:
    spot = find("house", lambda view, legal: view.phase == "turn" and bool(legal), seats=3)
    state = spot.story.state
    assert GAMES["house"].observe(state, Seat(spot.seat)).phase == "turn"
    before = story_at(spot.game, spot.match, spot.at - 1).state
    assert not GAMES["house"].legal(before, Seat(spot.seat)) or before.phase != "turn"
    with pytest.raises(NotKeptError):
        moment_where(spot.game, spot.match, spot.seat, lambda _view, _legal: False)
    with pytest.raises(NotKeptError):
        whole("house", "9-seats")


def test_notice_says_what_the_disk_lost_until_it_is_read(board: OpenBoard) -> None:
    me = board(first_turn(), 0)
    me.table_has(has_lost=True)
    toast = me.page.locator(".toast", has_text=me.say("table-lost-title"))
    expect(toast).to_contain_text(me.say("table-lost-text"))
    toast.get_by_role("button", name=me.say("notice-close")).click()
    expect(toast).to_have_count(0)
