"""When the line is gone."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error

from tests.browser.pages import SOON
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.states.play import begun
from tests.browser.world import CALM, World

NO_CLOCK = {"pace": "none"}
MORE_THAN_A_BLINK = 3_000
"""Whoever was gone for less is not told that they are back."""


def comes_back(world: World, ann: Reader) -> None:
    """The server is there again after a while, and she is told that she is, too."""
    ann.page.wait_for_timeout(MORE_THAN_A_BLINK)
    world.server.start()
    with suppress(Error):  # it may have healed before the press
        ann.button(ann.say("lost-try")).click(timeout=SOON)
    ann.page.locator(".toast.good").first.wait_for()


@journey("line-lost", "line-lost-folded", "back", "new-version")
def the_dark(world: World) -> Showing:
    world.moves(CALM)
    ann, _ = begun(world, **NO_CLOCK)
    world.server.kill()
    ann.sees_heading("lost-title")
    yield Shown("line-lost", ann)
    ann.presses("lost-fold")
    yield Shown("line-lost-folded", ann)
    comes_back(world, ann)
    yield Shown("back", ann)
    ann.version = "another"
    world.server.kill()
    world.server.start()
    ann.sees("pages-newer")
    yield Shown("new-version", ann)
