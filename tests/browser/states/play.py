"""A match begins."""

from __future__ import annotations

from typing import Any

from tests.browser.company import Friend
from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import World

LONG = {"pace": "own", "seconds": 300}


def gathered(world: World, **options: Any) -> tuple[Reader, Friend]:
    """Ann on the first place as the host, Bob beside her."""
    ann, bob = world.enter("Ann"), world.friend("Bob")
    ann.comes(bob.make_table(**(options or LONG)))
    ann.sits_down(1)
    bob.act("sit", place=1)
    bob.act("hand-over", place=0)
    bob.act("set-ready", is_ready=True)
    ann.sees("start-ready")
    return ann, bob


def begun(world: World, **options: Any) -> tuple[Reader, Friend]:
    """Both of them in a match; Ann has to choose."""
    ann, bob = gathered(world, **options)
    ann.presses("start-begin")
    ann.may_move()
    return ann, bob


@journey("way-in")
def the_newcomer(world: World) -> Showing:
    ann = world.enter("Ann")
    ann.goes("/")
    ann.presses_at_bluff("games-play")
    ann.tells_name()
    ann.sees_heading("way-in-title", game=ann.say("game-title"))
    yield Shown("way-in", ann)
