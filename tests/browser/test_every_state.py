"""Every state of every page, on a phone and at a desk: to be read, pressed and reached by all.

It is shown in a language that nobody speaks: all is in the words, and longer words fit.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import pseudo
from tests.browser.fitting import faults_of_words
from tests.browser.looking import SIZES, Looking, turn
from tests.browser.pages import DESK
from tests.browser.reader import Reader, Tongue
from tests.browser.states import JOURNEYS, Journey, walk
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NOTE_VIOLATIONS = """addEventListener('securitypolicyviolation', event =>
    console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`))"""


@pytest.fixture(scope="module")
def calm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("states") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def looking() -> dict[str, Looking]:
    """Whoever looks, by the size of the screen: what was looked at once need not be again."""
    return {name: Looking() for name in SIZES}


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Tongue:
    return pseudo.write(tmp_path_factory.mktemp("words"))


def prepare(reader: Reader) -> None:
    """What the policy refuses is a fault of the page like any other."""
    reader.page.add_init_script(NOTE_VIOLATIONS)
    pseudo.speak(reader)


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.name)
def test_every_state_can_be_read_pressed_and_reached(
    browser: Browser,
    calm: RealServer,
    tmp_path: Path,
    journey: Journey,
    looking: dict[str, Looking],
    tongue: Tongue,
) -> None:
    faults = []
    with World(browser, calm, tmp_path, DESK, tongue, prepare) as world:
        for shown in walk(journey, world):
            for name, size in SIZES.items():
                turn(shown, size)
                reader = shown.reader
                found = [*looking[name].faults_of(reader), *faults_of_words(reader)]
                faults += [f"{shown.name}, {name}: {fault}" for fault in found]
            turn(shown, SIZES["desk"])
    assert faults == [], "\n".join(faults)
