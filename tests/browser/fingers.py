"""Fingers on a screen: where they are put, how they move, and in which order they are lifted."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page

Spot = tuple[float, float]
STEPS = 6


class Fingers:
    """What a hand does on a page that is touched."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._page = page

    def _touch(self, kind: str, spots: Sequence[Spot]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._page.wait_for_timeout(20)

    def puts(self, *spots: Spot) -> None:
        """Puts them down, one after the other."""
        for number in range(len(spots)):
            self._touch("touchStart", spots[: number + 1])

    def moves(self, before: Sequence[Spot], after: Sequence[Spot]) -> None:
        """All of them at once, step by step."""
        for step in range(1, STEPS + 1):
            pairs = zip(before, after, strict=True)
            self._touch("touchMove", [between(one, other, step / STEPS) for one, other in pairs])

    def lifts(self, *left: Spot) -> None:
        """All but those that stay."""
        self._touch("touchMove" if left else "touchEnd", left)

    def is_interrupted(self) -> None:
        """Something else takes the touch away: a call, or a gesture of the device."""
        self._touch("touchCancel", ())

    def taps(self, spot: Spot) -> None:
        """One finger, at once lifted again."""
        self.puts(spot)
        self.lifts()

    def drags(self, before: Spot, after: Spot) -> None:
        """One finger."""
        self.puts(before)
        self.moves([before], [after])
        self.lifts()

    def pinches(self, middle: Spot, *, wide: float) -> None:
        """Two fingers go apart; the second is lifted before the first."""
        (x, y), near = middle, 20.0
        before, after = [(x, y - near), (x, y + near)], [(x, y - wide), (x, y + wide)]
        self.puts(*before)
        self.moves(before, after)
        self.lifts(after[0])
        self.lifts()


def between(one: Spot, other: Spot, share: float) -> Spot:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def middle_of(what: Locator, within: float | None = None) -> Spot:
    """Where a finger or a pointer would touch it."""
    box = what.bounding_box(timeout=within)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
