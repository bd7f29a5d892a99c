"""When time is short, somebody keeps silent, or the line is gone."""

from __future__ import annotations

import signal
from contextlib import suppress

from playwright.sync_api import Error

from gloaming.games.bluff.messages import POINTS_TO_WIN
from tests.browser.pages import SOON
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.states.play import begun, gathered
from tests.browser.world import ASKING, DROWSY, HASTY, World

NO_CLOCK = {"pace": "none"}
SECONDS = 5
MORE_THAN_A_BLINK = 3_000
"""Whoever was gone for less is not told that they are back."""
SHORT = {"pace": "own", "seconds": SECONDS}


@journey("last-seconds", "too-late")
def the_clock(world: World) -> Showing:
    ann, bob = begun(world, **SHORT)
    bob.keeps_playing("fold")
    ann.sees("clock-hurry")
    yield Shown("last-seconds", ann)
    bob.drops_habits()
    bob.keeps_playing("stay")
    for wins in range(1, POINTS_TO_WIN):
        ann.chooses("fold")
        bob.waits_for("won", wins)
    ann.may_move()
    world.server.process.send_signal(signal.SIGSTOP)
    ann.page.wait_for_timeout(1000 * SECONDS)
    ann.chooses("stay")
    world.server.process.send_signal(signal.SIGCONT)
    ann.sees("too-late")
    yield Shown("too-late", ann)


@journey("idle", "stand-in")
def silence(world: World) -> Showing:
    world.moves(ASKING)
    ann, _ = begun(world, **NO_CLOCK)
    ann.sees("idle-title")
    yield Shown("idle", ann)
    world.moves(DROWSY)
    ann, bob = gathered(world, **NO_CLOCK)
    bob.stays_awake()
    ann.presses("start-begin")
    ann.sees("stand-in-title")
    yield Shown("stand-in", ann)


def comes_back(world: World, ann: Reader) -> None:
    """The server is there again after a while, and she is told that she is, too."""
    ann.page.wait_for_timeout(MORE_THAN_A_BLINK)
    world.server.start()
    with suppress(Error):  # it may have healed before the press
        ann.button(ann.say("lost-try")).click(timeout=SOON)
    ann.page.locator(".toast.good").first.wait_for()


@journey("others-stand-in", "line-lost", "line-lost-folded", "back", "new-version")
def the_dark(world: World) -> Showing:
    world.moves(HASTY)
    ann, bob = begun(world, **NO_CLOCK)
    bob.leave()
    ann.sees("seat-stand-in", name="Bob")
    yield Shown("others-stand-in", ann)
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
