"""The end of a match, and what comes after."""

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


@journey("won", "truth", "fair-check", "play-again", "another-game", "lost")
def the_end(world: World) -> Showing:
    ann, bob = begun(world)
    bob.keeps_playing("fold")
    plays_on(ann, "stay")
    yield Shown("won", ann)
    truth = ann.page.get_by_role("heading", name=ann.say("over-truth"), exact=True)
    truth.evaluate("heading => heading.scrollIntoView()")
    yield Shown("truth", ann)
    ann.presses("over-verify")
    ann.page.locator(".verdict.good").wait_for()
    yield Shown("fair-check", ann)
    ann.page.get_by_role("article", name=ann.place(1)).evaluate("card => card.scrollIntoView()")
    yield Shown("play-again", ann)
    ann.presses("another-open")
    ann.page.get_by_role("dialog").locator(".offer").first.wait_for()
    yield Shown("another-game", ann)
    ann.puts_away()
    ann.presses("start-again")
    ann.may_move()
    bob.keeps_playing("stay")
    plays_on(ann, "fold")
    yield Shown("lost", ann)
