"""The whole truth of a match of Halt. It never leaves the server."""

from __future__ import annotations

import msgspec

from gloaming.core import Millis, Seat

from .messages import WHISTLES, Decision, Options, Square


class Guard(msgspec.Struct, frozen=True):
    """One guard."""

    seat: Seat
    square: Square
    whistles: int = WHISTLES
    decision: Decision | None = None


class State(msgspec.Struct, frozen=True):
    """Everything there is to know."""

    options: Options
    runner: Seat
    unposted: tuple[Seat, ...]
    """The guards who have no place yet."""
    guards: tuple[Guard, ...] = ()
    way: tuple[Square, ...] = ()
    """All the squares the runner has been on."""
    is_window: bool = False
    is_pushed: bool = False
    """Whether nature has to step for the runner."""
    until: Millis = Millis(0)
    """The last moment of the window, or of the runner's step."""
    is_caught: bool = False
    away: frozenset[Seat] = frozenset()
    is_stopped: bool = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        guards = (*(guard.seat for guard in self.guards), *self.unposted)
        return tuple(sorted((self.runner, *guards)))

    @property
    def steps(self) -> int:
        """How many steps the runner has taken."""
        return max(0, len(self.way) - 1)
