"""How soon a page is there, whether anything on it jumps, what it weighs, how smoothly it moves."""

import gzip
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from gloaming.games import GAMES
from gloaming.server.pages import STATIC
from tests.browser.gathering import begin_match, make_table
from tests.browser.motion import SMOOTH, motion
from tests.browser.pages import DESK
from tests.browser.reader import Reader
from tests.browser.screens import on_both_screens
from tests.browser.states.play import gathered
from tests.browser.world import COUNTING, World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.alone, pytest.mark.timeout(120)]

KILOBYTE = 1000
HOME, TABLE, LARGE_TABLE = 95 * KILOBYTE, 140 * KILOBYTE, 180 * KILOBYTE
"""The most that scripts and styles may weigh: a tenth more than measured, at least.

Bluff's board is small; the boards of the other games have a drawing, and many more words.
"""
Tell = Callable[[str, object], None]
TRIES = 3
"""Other programs run on this machine, too: what is measured is the best of so many tries."""

FIRST_PAINT = """() => new Promise(done => new PerformanceObserver(list =>
    list.getEntriesByName('first-contentful-paint').forEach(one => done(one.startTime))
).observe({type: 'paint', buffered: true}))"""

NOTE_SHIFTS = """window.shifts = []; new PerformanceObserver(list =>
    window.shifts.push(...list.getEntries().filter(one => !one.hadRecentInput).map(one => ({
        value: one.value, what: one.sources.map(({node}) => node?.outerHTML?.slice(0, 80))})))
).observe({type: 'layout-shift', buffered: true})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("speed") / "data", COUNTING) as running:
        yield running


@pytest.fixture
def world(browser: Browser, server: RealServer, tmp_path: Path) -> Iterator[World]:
    with World(browser, server, tmp_path, DESK, prepare=let_move) as made:
        yield made


def let_move(reader: Reader) -> None:
    """With all that moves."""
    reader.page.emulate_media(reduced_motion="no-preference")


def from_home_into_a_match(ann: Reader) -> None:
    """A table with a bot, and the match on the screen."""
    ann.gathers()
    ann.presses("place-add-bot", ann.place(2))
    levels = ann.page.get_by_role("dialog").get_by_role("button")
    levels.filter(has_text=ann.say("bot-easy")).click()
    ann.presses("start-begin")
    ann.may_move()


# How soon


def first_paint(world: World, path: str) -> float:
    """From a cold cache, with no other page moving: milliseconds until something can be read."""

    def once() -> float:
        reader = world.enter("Ann")
        reader.goes(path)
        soon = float(reader.page.evaluate(FIRST_PAINT))
        reader.page.close()
        return soon

    return min(once() for _ in range(TRIES))


def test_pages_can_be_read_within_a_second(world: World, record_property: Tell) -> None:
    table = world.friend("Bob").make_table()
    for name, path in {"home": "/", "table": f"/t/{table}"}.items():
        soon = first_paint(world, path)
        record_property(f"first paint of {name}, ms", round(soon))
        assert soon < 1000, name


# Whether anything jumps


@on_both_screens
def test_nothing_jumps_from_the_first_page_into_a_match(world: World, size: ViewportSize) -> None:
    ann = world.enter("Ann")
    ann.page.set_viewport_size(size)
    ann.page.add_init_script(NOTE_SHIFTS)
    from_home_into_a_match(ann)
    ann.settles()
    shifts = ann.page.evaluate("() => window.shifts")
    assert sum(shift["value"] for shift in shifts) <= 0.001, shifts


# What it weighs


def weighed(ann: Reader, go: Callable[[], object]) -> int:
    """Sum up the scripts and styles, compressed, that a page fetches on its way."""
    fetched: set[str] = set()
    ann.page.on("response", lambda response: fetched.add(response.url.rsplit("/", 1)[1]))
    go()
    ann.page.wait_for_load_state("networkidle")
    code = [STATIC / "assets" / name for name in fetched if name.endswith((".js", ".css"))]
    assert code
    return sum(len(gzip.compress(file.read_bytes())) for file in code)


def test_home_is_light(world: World, record_property: Tell) -> None:
    ann = world.enter("Ann")
    weight = weighed(ann, lambda: ann.goes("/"))
    record_property("note", f"scripts and styles of home: {weight:,} of {HOME:,} bytes")
    assert weight <= HOME


@pytest.mark.parametrize("game", GAMES)
def test_table_with_its_board_is_light(world: World, game: str, record_property: Tell) -> None:
    ann, places = world.enter("Ann"), GAMES[game].roles(GAMES[game].options()).places
    code, bots = make_table(ann, game), range(1, len(places) + 1)
    board = ann.page.locator(f"section.{game}")
    weight = weighed(ann, lambda: begin_match(ann, code, None, bots, board))
    most = TABLE if game == "bluff" else LARGE_TABLE
    record_property(
        "note", f"scripts and styles of a table of {game}: {weight:,} of {most:,} bytes"
    )
    assert weight <= most


def test_all_fonts_together_are_light() -> None:
    fonts = [file.stat().st_size for file in (STATIC / "assets").glob("*.woff2")]
    assert fonts
    assert sum(fonts) < 110 * KILOBYTE


# How smoothly it moves


def test_what_moves_moves_smoothly(world: World, record_property: Tell) -> None:
    """How fast the frames come hangs on what else the machine does: that is told, not judged."""
    ann, bob = gathered(world)
    found = {"settings": motion(ann, partial(ann.presses, "nav-settings"), "sheet-in")}
    ann.puts_away()
    found["count"] = motion(ann, partial(ann.presses, "start-begin"), "arrive")
    ann.may_move()
    bob.plays("stay")
    found["turn"] = motion(ann, partial(ann.chooses, "stay"), "turn")
    for name, (moved, frames) in found.items():
        record_property(f"frames of {name}, ms", round(frames, 1))
        rough = {what: fields for what, fields in moved.items() if not SMOOTH.issuperset(fields)}
        assert rough == {}, name
