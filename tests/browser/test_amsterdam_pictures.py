"""What a table of Amsterdam fetches: little at first, and then what a card will show, ahead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.pages import DESK
from tests.browser.reader import Reader
from tests.browser.screens import on_both_screens
from tests.browser.states.amsterdam import (
    DETECTIVE,
    OFFICER,
    RIVALS,
    Agent,
    detective,
    officer,
)
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

FIRST_LOAD = 1_000_000
LEAST = 300_000
"""Less than that, and something was not counted."""
PICTURES = 84 + 70
IN_SIGHT = 30 + 4 + 10
FETCHES_AHEAD = 2_000
"""After so many milliseconds more, the first pictures are fetched ahead."""
SMALLEST = 3_000
"""No picture has fewer bytes; what the table says of ten new cards has."""
SMALL = re.compile(r"-s-[\w-]+\.webp$")
HAS_FETCHED = r"""number => number <= new Set(performance.getEntriesByType('resource')
    .map(one => one.name).filter(name => /-s-[\w-]+\.webp$/.test(name))).size"""
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"

Go = Callable[..., World]
Tell = Callable[[str, object], None]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("amsterdam") / "data") as running:
        yield running


class Line:
    """All that comes over the wire to a page, with its headers."""

    def __init__(self, reader: Reader) -> None:
        reader.page.unroute_all()  # a page that is listened to keeps nothing, and fetches twice
        self._wire = reader.page.context.new_cdp_session(reader.page)
        self._asked: dict[str, str] = {}
        self._came: dict[str, float] = {}
        self._frames = 0
        self._wire.on("Network.requestWillBeSent", self._ask)
        self._wire.on("Network.loadingFinished", self._come)
        self._wire.on("Network.webSocketFrameReceived", self._frame)
        self._wire.send("Network.enable")

    def _ask(self, told: dict[str, Any]) -> None:
        self._asked[told["requestId"]] = told["request"]["url"]

    def _come(self, told: dict[str, Any]) -> None:
        self._came[told["requestId"]] = told["encodedDataLength"]

    def _frame(self, told: dict[str, Any]) -> None:
        self._frames += len(told["response"]["payloadData"])

    @property
    def bytes(self) -> int:
        """Pages, words, fonts, pictures and frames."""
        return round(sum(self._came.values())) + self._frames

    @property
    def asked(self) -> set[str]:
        """The small ones that the page asked for."""
        return {url for url in self._asked.values() if SMALL.search(url)}

    @property
    def pictures(self) -> set[str]:
        """The small ones that came from the server."""
        came = (self._asked.get(asked, "") for asked, size in self._came.items() if size > 0)
        return {url for url in came if SMALL.search(url)}


class Listening:
    """A world in which all that comes to a page is noted."""

    def __init__(self, world: World, *, is_saving: bool, skips_time: bool = False) -> None:
        self._is_saving, self._skips_time, self.lines = is_saving, skips_time, list[Line]()
        world.prepare = self._listen

    def _listen(self, reader: Reader) -> None:
        if self._is_saving:
            reader.page.add_init_script(SAVING)
        if self._skips_time:
            reader.page.clock.install()
        self.lines.append(Line(reader))


@pytest.fixture
def go(browser: Browser, quick: RealServer, tmp_path: Path) -> Iterator[Go]:
    """To a world with a screen of some size."""
    worlds: list[World] = []

    def one(size: dict[str, int] = DESK) -> World:
        worlds.append(World(browser, quick, tmp_path, size).__enter__())
        return worlds[-1]

    yield one
    for world in worlds:
        world.__exit__(None, None, None)


def watcher(world: World) -> Agent:
    """Nobody but bots plays."""
    me = Agent(world.enter("Mira"))
    me.makes_table()
    me.starts(None, (OFFICER, DETECTIVE, *RIVALS))
    me.races()
    return me


@on_both_screens
@pytest.mark.parametrize("role", [officer, detective, watcher], ids=lambda role: role.__name__)
def test_the_first_load_of_a_table_is_light(
    go: Go, size: dict[str, int], role: Callable[..., Agent], record_property: Tell
) -> None:
    """Whoever saves data gets nothing but this, and all others get the rest later."""
    world = go(size)
    listening = Listening(world, is_saving=True)
    me = role(world, *RIVALS) if role is detective else role(world)
    me.reader.settles()
    (line,) = listening.lines
    record_property("first load of a table, bytes", line.bytes)
    assert LEAST < line.bytes < FIRST_LOAD


def test_pictures_come_ahead_so_that_a_new_card_is_there_at_once(go: Go) -> None:
    world = go()
    listening = Listening(world, is_saving=False)
    me = officer(world, mode="coop", level="recruit")
    (line,) = listening.lines
    me.page.wait_for_function(HAS_FETCHED, arg=PICTURES)
    me.reader.settles()
    assert len(line.pictures) == PICTURES
    before = line.bytes
    row = [card.get_attribute("src") for card in me.board.locator("[data-place] img").all()]
    me.board.locator(".wish").click()
    cards = me.board.locator("[data-place] img")
    expect(cards.first).not_to_have_attribute("src", row[0] or "")
    me.reader.settles()
    news = {card.get_attribute("src") for card in cards.all()} - set(row)
    assert len(news) == len(row)
    assert line.bytes - before < SMALLEST
    assert len(line.pictures) == PICTURES


def test_those_who_save_data_get_only_what_is_in_sight(go: Go) -> None:
    world = go()
    listening = Listening(world, is_saving=True, skips_time=True)
    me = officer(world)
    me.reader.settles()
    (line,) = listening.lines
    in_sight = line.asked
    me.page.clock.fast_forward(FETCHES_AHEAD)
    me.reader.settles()
    assert line.asked == in_sight
    assert IN_SIGHT <= len(line.pictures) < PICTURES // 2
