"""Token buckets, filled by the milliseconds of a clock."""

from __future__ import annotations

from collections import OrderedDict

MOST_KEPT = 10_000


class Rate:
    """A token bucket: so many a second, and a store of them for a burst. Refusals are free."""

    __slots__ = ("_burst", "_left", "_per_milli", "_then")

    def __init__(self, per_second: float, burst: float, now: int) -> None:
        self._per_milli, self._burst = per_second / 1000, burst
        self._left, self._then = burst, now

    def allows(self, now: int) -> bool:
        """Whether one more is within bounds; if so, it is charged."""
        self._left = min(self._burst, self._left + (now - self._then) * self._per_milli)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """One of those that were taken did not count."""
        self._left = min(self._burst, self._left + 1)


class Rates:
    """A bucket for everybody who asks.

    When there are too many, whoever has not asked for the longest time starts afresh: that bucket
    is the fullest anyway.
    """

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._kept: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, who: str, now: int) -> bool:
        """Whether this one may ask once more; if so, it is charged."""
        return self.of(who, now).allows(now)

    def give_back(self, who: str, now: int) -> None:
        """One of those that this one took did not count."""
        self.of(who, now).give_back()

    def of(self, who: str, now: int) -> Rate:
        """Give the bucket of one who asks."""
        rate = self._kept.get(who)
        if rate is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.popitem(last=False)
            rate = self._kept[who] = Rate(self._per_second, self._burst, now)
        self._kept.move_to_end(who)
        return rate
