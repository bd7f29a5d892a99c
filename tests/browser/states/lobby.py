"""Before a match: the way into a table."""

from __future__ import annotations

from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.world import World


@journey("table-name", "locked-out")
def at_the_door(world: World) -> Showing:
    ann, eve, bob = world.enter("Ann"), world.enter("Eve"), world.friend("Bob")
    code = bob.make_table()
    bob.act("sit", place=0)
    ann.goes(f"/t/{code}")
    ann.page.get_by_label(ann.say("name-label")).wait_for()
    yield Shown("table-name", ann)
    bob.act("set-door", door="locked")
    eve.goes(f"/t/{code}")
    eve.sees("problem-locked")
    yield Shown("locked-out", eve)
