"""Every state that needs a server, on a phone and at a desk: it is read, pressed and reached.

Pages are shown in a made-up language: all is in the words, and longer words fit. The states that
need no server are looked at in `tests/boards/test_every_state.py`.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import pseudo
from tests.browser.fitting import faults_of_words, prepare
from tests.browser.looking import Looking
from tests.browser.reader import Tongue
from tests.browser.screens import BOTH_SCREENS
from tests.browser.states import JOURNEYS, Journey, walk
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("states") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def looking() -> dict[int, Looking]:
    """Whoever looks, by how wide the screen is: what was looked at once need not be again."""
    return defaultdict(Looking)


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Tongue:
    return pseudo.write(tmp_path_factory.mktemp("words"))


@pytest.fixture(params=BOTH_SCREENS)
def abroad(
    request: pytest.FixtureRequest,
    browser: Browser,
    calm: RealServer,
    tmp_path: Path,
    tongue: Tongue,
) -> Iterator[World]:
    """Where that language is spoken."""
    with World(browser, calm, tmp_path, request.param, tongue, prepare) as world:
        yield world


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.name)
def test_every_state_can_be_read_pressed_and_reached(
    abroad: World, journey: Journey, looking: dict[int, Looking]
) -> None:
    faults = []
    for shown in walk(journey, abroad):
        found = looking[abroad.size["width"]].faults_of(shown.reader)
        faults += [f"{shown.name}: {fault}" for fault in (*found, *faults_of_words(shown.reader))]
    assert faults == [], "\n".join(faults)
