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
        self._left = max(-1.0, self._grown(now) - 1)
        self._then = now
        return self._left >= 0

    def has_left(self, now: float) -> bool:
        """Whether one more would be."""
        return self._grown(now) >= 1

    def _grown(self, now: float) -> float:
        return min(self._burst, self._left + (now - self._then) * self._per_second)


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

    def has_left(self, who: str, now: float) -> bool:
        """Whether this one might ask once more."""
        return who not in self._kept or self._kept[who].has_left(now)
