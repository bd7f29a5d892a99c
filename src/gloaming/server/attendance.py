"""Who is there: signs of life, and how long a table waits for whom."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from gloaming.server.wire import Presence


@dataclass(frozen=True, kw_only=True)
class Patience:
    """How long a table waits, in milliseconds."""

    count: int = 3_000
    """The count before a match."""
    away: int = 10_000
    """Until somebody without a connection is away."""
    stand_in: int = 50_000
    """Until a bot plays on for them."""
    idle: int = 90_000
    """Until somebody who is connected and does nothing is asked for a sign of life."""
    idle_stand_in: int = 150_000
    """Until a bot plays on for them."""
    host: int = 120_000
    """Until a host without a connection is the host no more."""
    everybody: int = 50_000
    """Until a match whose people are all gone waits for them: no bots play it among themselves."""


class Attendance:
    """When everybody was last seen."""

    def __init__(self, ticks: Callable[[], int], patience: Patience) -> None:
        self._ticks, self._patience = ticks, patience
        self._gone: dict[str, int] = {}
        """Since when somebody has had no connection."""
        self._active: dict[str, int] = {}
        """When somebody last gave a sign of life."""

    # What happens

    def gave_sign(self, person: str) -> bool:
        """A sign of life, and whether the others took somebody to be here before it."""
        now = self._ticks()
        idle = now - self._active.get(person, now)
        was_here = idle < self._patience.idle and person not in self._gone
        was_here = was_here or self.presence(person) == "here"
        self._active[person] = now
        return was_here

    def came(self, person: str) -> None:
        """Somebody is connected; a device does that by itself, so it is no sign of life."""
        self._gone.pop(person, None)
        self._active.setdefault(person, self._ticks())

    def left(self, person: str) -> None:
        """Somebody is not connected any more."""
        self._gone.setdefault(person, self._ticks())

    def forget(self, person: str) -> None:
        """Somebody for whom nobody waits is gone."""
        self._gone.pop(person, None)
        self._active.pop(person, None)

    def everybody_is_fresh(self) -> None:
        """When a match begins nobody is held to have been idle."""
        self._active = dict.fromkeys(self._active, self._ticks())

    def time_stood_still(self) -> None:
        """After a pause nobody is held to have been idle or gone while it lasted."""
        self.everybody_is_fresh()
        self._gone = dict.fromkeys(self._gone, self._ticks())

    # What follows from it

    def gone_for(self, person: str) -> int | None:
        """For how long somebody has had no connection; nothing for who has one."""
        since = self._gone.get(person)
        return None if since is None else self._ticks() - since

    def _idle_for(self, person: str) -> int:
        now = self._ticks()
        return now - self._active.get(person, now)

    def presence(self, person: str) -> Presence:
        """As the others are told."""
        gone = self.gone_for(person)
        if gone is not None:
            return "away" if gone >= self._patience.away else "here"
        return "idle" if self._idle_for(person) >= self._patience.idle else "here"

    def stand_in_after(self, person: str) -> int:
        """How long until a bot plays on for somebody who gives no sign of life."""
        gone = self.gone_for(person)
        if gone is not None:
            return max(0, self._patience.stand_in - gone)
        return max(0, self._patience.idle_stand_in - self._idle_for(person))

    def next_change(self, persons: Collection[str]) -> int | None:
        """How long until something follows from the silence of one of these."""
        ahead = [left for person in persons for left in self._ahead(person) if left > 0]
        return min(ahead, default=None)

    def _ahead(self, person: str) -> tuple[int, ...]:
        patience, gone = self._patience, self.gone_for(person)
        if gone is None:
            idle = self._idle_for(person)
            return patience.idle - idle, patience.idle_stand_in - idle
        steps = (patience.away, patience.stand_in, patience.host, patience.everybody)
        return tuple(step - gone for step in steps)
