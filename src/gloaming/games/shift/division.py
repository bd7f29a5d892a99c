"""How the Shadow counters are divided among the Criminal players."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from gloaming.core import Seat
from gloaming.games.shift.messages import SHADOWS, Counter

SEATS = tuple(Seat(seat) for seat in range(5))
CRIMINALS = 4


class Division(NamedTuple):
    """Whose counters are which. They are placed in turn, so that their numbers tell it."""

    players: tuple[Seat, ...]
    """Clockwise from the left of the Guard player."""
    each: int
    criminals: int
    """How many counters, and how many Criminals among them, each player has."""
    counters: tuple[Counter, ...]
    owners: tuple[Seat, ...]
    """By counter; the first entry is no counter's."""
    own: tuple[int, ...]
    """By seat, which counters are that player's, a bit for each."""

    @property
    def total(self) -> int:
        """How many Criminals there are in the match."""
        return self.criminals * len(self.players)


@cache
def division(count: int, guard: Seat) -> Division:
    """At a table of so many, where this player has the Guards."""
    players = (*SEATS[guard + 1 : count], *SEATS[:guard])
    criminals = CRIMINALS // len(players)
    left_out = CRIMINALS - criminals * len(players)
    counters = SHADOWS[: len(SHADOWS) - left_out]
    owners = [players[(counter - 1) % len(players)] for counter in counters]
    own = tuple(
        sum(1 << counter for counter in counters if owners[counter - 1] == seat)
        for seat in SEATS[:count]
    )
    each = len(counters) // len(players)
    return Division(players, each, criminals, counters, (guard, *owners), own)
