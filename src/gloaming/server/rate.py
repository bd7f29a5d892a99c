"""Cost before memory: token buckets."""

from __future__ import annotations

MOST_KEPT = 10_000


class Rate:
    """So many a second, and a store of them for a burst."""

    __slots__ = ("_burst", "_left", "_per_second", "_then")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._left, self._then = burst, now

    def allows(self, now: float) -> bool:
        """Whether one more is within bounds."""
        grown = self._left + (now - self._then) * self._per_second
        self._left = max(-1.0, min(self._burst, grown) - 1)
        self._then = now
        return self._left >= 0


class Rates:
    """A bucket for everybody who asks; when there are too many, all start afresh."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._kept: dict[str, Rate] = {}

    def allows(self, who: str, now: float) -> bool:
        """Whether this one may ask once more."""
        if who not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[who] = Rate(self._per_second, self._burst, now)
        return self._kept[who].allows(now)
