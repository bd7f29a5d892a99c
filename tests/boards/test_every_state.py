"""Every state of a table page that needs no server, on a phone and at a desk.

Pages are shown in a made-up language: all is in the words, and longer words fit.
"""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.boards.board import Boards
from tests.boards.states import STATES
from tests.browser import pseudo
from tests.browser.fitting import faults_of_words, prepare
from tests.browser.looking import Looking
from tests.browser.reader import Tongue
from tests.browser.screens import BOTH_SCREENS


@pytest.fixture(scope="module")
def looking() -> dict[int, Looking]:
    """Looks by the width of the screen: each kind of button is looked at once."""
    return defaultdict(Looking)


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Tongue:
    return pseudo.write(tmp_path_factory.mktemp("words"))


@pytest.fixture(params=BOTH_SCREENS)
def boards(
    request: pytest.FixtureRequest, chromium: Browser, pages: str, tongue: Tongue
) -> Iterator[Boards]:
    """Pages in the made-up language."""
    opened = Boards(chromium, pages, request.param, tongue, prepare)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", STATES)
def test_state_can_be_read_pressed_and_reached(
    boards: Boards, looking: dict[int, Looking], name: str
) -> None:
    page = STATES[name].opened(boards.open)
    size = page.page.viewport_size
    assert size is not None
    faults = [*looking[size["width"]].faults_of(page), *faults_of_words(page)]
    assert faults == [], "\n".join(faults)
