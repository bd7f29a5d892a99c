"""Pictures of one's own: chosen in the lobby, seen on the board, and what is shown without them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from gloaming.games.amsterdam.album import Album
from gloaming.games.amsterdam.deck import FOLDER
from gloaming.games.amsterdam.packing import developed_all, pack
from gloaming.games.amsterdam.tests.drawings import draw
from gloaming.packs import Pack, Shelf, shelf
from tests.browser.company import Company, Friend
from tests.browser.looking import axe
from tests.browser.pages import DESK
from tests.browser.reader import ENGLISH, Reader
from tests.browser.screens import BOTH_SCREENS
from tests.browser.states.amsterdam import DETECTIVE, OFFICER, Agent, joins
from tests.browser.world import waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

TITLE = "Łeba, été 2024"
COOP = {"mode": "coop", "level": "recruit"}
SHOWN = """imgs => imgs.map(img => [new URL(img.src).pathname, img.naturalWidth])"""


def brought(packs: Shelf, drawn: Path, title: str) -> Pack:
    """A pack of one's own drawings for Intel cards, without words; the city is the game's own."""
    album = Album(tuple(sorted(drawn.iterdir())), (None,) * 70, {}, 0)
    with packs.making(title) as new:
        pack(developed_all(album), new)
    found = packs.find(new.id)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packs") / "data"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return draw(tmp_path_factory.mktemp("drawn") / "ours", 84)


@pytest.fixture(scope="module")
def ours(data: Path, drawn: Path) -> Pack:
    return brought(shelf("amsterdam", data), drawn, TITLE)


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[RealServer]:
    with waiting_server(data) as running:
        yield running


@pytest.fixture
def company() -> Iterator[Company]:
    gathered = Company()
    yield gathered
    gathered.close()


@pytest.fixture(params=BOTH_SCREENS)
def me(request: pytest.FixtureRequest, browser: Browser, server: RealServer) -> Iterator[Agent]:
    reader = Reader(browser, server.url, "Mira", request.param, ENGLISH)
    yield Agent(reader)
    reader.close()


def follows(me: Agent, company: Company, server: RealServer, **options: object) -> Friend:
    """Be a Detective with a clue before one; returns the Officer."""
    jonas = company.enter(server, "Jonas")
    joins(jonas, me.makes_table(**COOP, **options), OFFICER)
    me.starts(DETECTIVE)
    me.begins()
    me.waits_for_a_clue()
    me.lit.first.focus()
    me.reader.settles()
    return jonas


def test_a_pack_is_chosen_by_its_name_and_seen_everywhere(
    me: Agent, company: Company, server: RealServer, ours: Pack
) -> None:
    friend = company.enter(server, "Jonas")
    joins(friend, me.makes_table(**COOP), OFFICER)
    me.comes()
    me.reader.button(TITLE).click()
    expect(me.reader.button(TITLE)).to_have_attribute("aria-pressed", "true")
    me.starts(DETECTIVE)
    me.begins()
    me.waits_for_a_clue()
    me.reader.settles()
    cells = me.board.locator("[data-cell]:not(.works) img")
    assert seen(cells, ours) == {200: 34}
    me.lit.first.press("ArrowRight")
    expect(me.board.locator(".lens .cell img")).to_have_count(1)
    me.lit.first.press("+")
    me.lit.first.press("+")
    sharp = me.board.locator("[data-cell]:not(.works) img:not([src$='-s.webp'])")
    expect(sharp).not_to_have_count(0)
    me.reader.settles()
    assert seen(me.board.locator(".lens img"), ours).keys() == {512}
    assert seen(cells, ours).keys() == {200, 512}
    assert not me.board.locator(".gone").count()


def seen(pictures: Locator, ours: Pack) -> Counter[int]:
    """How many pictures are shown in which size, all of them of this pack."""
    shown = pictures.evaluate_all(SHOWN)
    assert all(path.startswith(f"/packs/amsterdam/{ours.id}/") for path, _ in shown)
    return Counter(wide for _, wide in shown)


def test_where_nobody_has_said_what_a_picture_shows_it_is_called_by_its_number(
    me: Agent, company: Company, server: RealServer, ours: Pack
) -> None:
    jonas = follows(me, company, server, pictures=ours.id, is_described=True)
    given = jonas.client.socket.view["sides"][0]["given"]
    told = me.board.locator(".lens img").evaluate_all("imgs => imgs.map(img => img.alt)")
    assert told[: len(given)] == [
        me.reader.say("board-picture-number", of="intel", number=number) for number in given
    ]
    own = {text for told in described("districts") for text in told}
    labels = me.board.locator("[data-cell]:not(.works)").evaluate_all(
        "cells => cells.map(cell => cell.ariaLabel)"
    )
    assert sum(any(text in label for text in own) for label in labels) == 30


def described(of: str) -> list[list[str]]:
    """What the game says of its own pictures."""
    told = msgspec.json.decode((FOLDER / "described.json").read_bytes())
    return list(told[of].values())


def test_of_a_pack_that_is_gone_numbers_are_left(
    me: Agent, company: Company, server: RealServer, data: Path, drawn: Path
) -> None:
    packs = shelf("amsterdam", data)
    theirs = brought(packs, drawn, "Theirs")
    follows(me, company, server, pictures=theirs.id)
    packs.remove(theirs)
    me.page.reload()
    me.reader.sees("board-pictures-gone")
    me.reader.settles()
    pictures = me.board.locator("[data-cell]:not(.works) img")
    sources = pictures.evaluate_all("imgs => imgs.map(img => [img.src, img.naturalWidth])")
    assert len(sources) == 34
    assert all(source.startswith("data:image/svg+xml,") and wide > 0 for source, wide in sources)
    assert len({source for source, _ in sources}) > 30
    assert axe(me.reader) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_whose_pack_is_gone_says_so_and_takes_another(
    me: Agent, company: Company, server: RealServer
) -> None:
    joins(company.enter(server, "Jonas"), me.makes_table(**COOP, pictures="0123456789"), OFFICER)
    me.comes()
    me.reader.sits_down(DETECTIVE)
    expect(me.page.locator("#why")).to_contain_text(me.reader.say("start-no-such-pack"))
    me.reader.button(me.reader.say("option-pictures-own")).click()
    expect(me.page.locator("#why")).not_to_contain_text(me.reader.say("start-no-such-pack"))


def test_where_there_are_no_packs_nothing_is_said_of_them(
    browser: Browser, own_server: RealServer
) -> None:
    reader = Reader(browser, own_server.url, "Mira", DESK, ENGLISH)
    me = Agent(reader)
    me.makes_table()
    me.comes()
    expect(reader.page.get_by_text(reader.say("option-is_described"), exact=True)).to_be_visible()
    expect(reader.page.get_by_text(reader.say("option-pictures"), exact=True)).to_have_count(0)
    reader.close()
