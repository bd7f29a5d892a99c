"""The end of a match, and what can be checked then."""

from __future__ import annotations

from tests.browser.reader import Reader
from tests.browser.states.journey import Showing, Shown, journey
from tests.browser.states.play import begun
from tests.browser.world import World


def plays_on(ann: Reader, move: str) -> None:
    """Make the same move in every round until the match is over."""
    over = ann.page.get_by_role("heading", name=ann.say("over-title"), exact=True)
    label = ann.say(f"move-{move}")
    button = ann.page.get_by_role("button", name=label, exact=True, disabled=False).first
    """The last move has been answered, and it is one's turn again."""
    while True:
        over.or_(button).first.wait_for()
        if over.is_visible():
            return
        if button.is_visible():
            button.click()
        ann.page.wait_for_timeout(50)


@journey("fair-check")
def the_fair_check(world: World) -> Showing:
    ann, bob = begun(world)
    bob.keeps_playing("fold")
    plays_on(ann, "stay")
    ann.presses("over-verify")
    ann.page.locator(".verdict.good").wait_for()
    yield Shown("fair-check", ann)
