"""The board of text plays any game, by keys alone."""

import json

import pytest
from playwright.sync_api import WebSocket, expect

from gloaming.games import GAMES
from tests.browser.reader import Reader
from tests.browser.world import World

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

BY_TEXT = "localStorage.setItem('gloaming-settings', JSON.stringify({isByText: true}))"
IN = "what => document.activeElement?.matches(what) ?? false"
IS_GONE = "what => document.querySelector(what) === null"
MOVE = ".text-board .bar [data-move][aria-disabled='false']"
"""One that can be made: the last one has been answered."""
UNANSWERED = (
    ".text-board .ask .values:not(:has([aria-pressed='true'])) .value,"
    " .text-board .ask .confirm .btn[aria-disabled='false']"
)
MOST_TABS = 150


def seated_at(world: World, game: str, **options: object) -> tuple[Reader, list[str]]:
    """Ann on the first place, bots on all others, and the text board; notes her moves' answers."""
    bob, ann = world.friend("Bob"), world.enter("Ann")
    ann.turns_to(game)
    answers: list[str] = []
    ann.page.on("websocket", lambda socket: notes_answers(socket, answers))
    ann.page.add_init_script(BY_TEXT)
    code = bob.make_table(game=game, **options)
    ann.comes(code)
    ann.sits_down(1)
    table = bob.client.socket.table
    assert table is not None
    for place in range(1, len(table["places"])):
        bob.act("add-bot", place=place, bot=next(iter(GAMES[game].bots)))
    assert bob.act("start")["type"] == "done"
    expect(ann.page.locator(".text-board")).to_be_visible()
    return ann, answers


def notes_answers(socket: WebSocket, answers: list[str]) -> None:
    """How the server answered the moves that were sent."""
    moves: set[str] = set()

    def sent(frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["type"] == "move":
            moves.add(asked["key"])

    def received(frame: str | bytes) -> None:
        answer = json.loads(frame)
        if answer.get("key") in moves:
            answers.append(answer["type"])

    socket.on("framesent", sent)
    socket.on("framereceived", received)


def tabs_to(ann: Reader, what: str) -> bool:
    """By the Tab key alone, as far as it takes; whether it was there."""
    for _ in range(MOST_TABS):
        if ann.page.evaluate(IN, what):
            return True
        if ann.page.evaluate(IS_GONE, what):
            return False
        ann.page.keyboard.press("Tab")
    raise AssertionError(what)


def plays_a_move(ann: Reader, answers: list[str]) -> None:
    """Whatever comes first, with all that it asks."""
    before = len(answers)
    expect(ann.page.locator(MOVE).first).to_be_visible(timeout=60_000)
    while len(answers) == before:
        is_asked = ann.page.locator(".text-board .ask").count() > 0
        if tabs_to(ann, UNANSWERED if is_asked else MOVE):
            ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(100)


@pytest.mark.parametrize("game", ["house", "shift"])
def test_turns_are_played_by_keys_alone(world: World, game: str) -> None:
    ann, answers = seated_at(world, game)
    while answers.count("done") < 4:
        plays_a_move(ann, answers)
    assert set(answers) <= {"done", "too-late"}


def test_amsterdam_opens_and_everybody_gets_ready_by_keys(world: World) -> None:
    ann, answers = seated_at(world, "amsterdam")
    plays_a_move(ann, answers)
    assert answers == ["done"]
    expect(ann.page.locator(".text-board").get_by_role("status").first).not_to_be_empty()
