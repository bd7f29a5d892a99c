"""Text can be read wherever it lies; what a table shows is looked at in `tests/boards`."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.contrast import faint_texts
from tests.browser.screens import BOTH_SCREENS
from tests.browser.world import World
from tests.server.real import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@pytest.fixture(params=BOTH_SCREENS)
def journey(
    request: pytest.FixtureRequest, browser: Browser, server: RealServer, tmp_path: Path
) -> Iterator[World]:
    """A journey at a desk, and one on a phone."""
    with World(browser, server, tmp_path, request.param) as made:
        yield made


def test_what_is_faint_is_found(browser: Browser) -> None:
    """A gradient that runs into the colour of the text, and a veil that hides it."""
    page = browser.new_page()
    page.set_content(
        """
        <p class="one" style="background: linear-gradient(#fff, #777); color: #666">Fog</p>
        <div style="background: #fff">
            <p class="two" style="background: #0008; color: #333">Veil</p></div>
        <p class="clear" style="background: linear-gradient(#fff, #eee); color: #222">Ink</p>
        """
    )
    assert [name.split()[0] for name in faint_texts(page)] == ["p.one", "p.two"]
    page.close()


def test_home_stands_out(journey: World) -> None:
    visitor = journey.enter("Eve")
    visitor.goes("/")
    visitor.settles()
    assert faint_texts(visitor.page) == {}
