"""The whole truth of a match of Grab. It never leaves the server."""

from __future__ import annotations

import msgspec

from gloaming.core import Millis, Seat

from .messages import POINTS_TO_WIN, ROW, TARGETS, Card, Options, Pointer, Team


class Side(msgspec.Struct, frozen=True):
    """One team."""

    team: Team
    leader: Seat
    runners: tuple[Seat, ...]
    targets: tuple[Card, ...] = ()
    points: int = 0
    claimed: tuple[Card, ...] = ()
    until: Millis | None = None
    """The last moment of its move; nothing while it has no cards."""
    pointers: tuple[Pointer, ...] = ()
    pointed: tuple[Seat, ...] = ()
    """Who has pointed since the claim, once for each time."""


class State(msgspec.Struct, frozen=True):
    """Everything there is to know."""

    options: Options
    sides: tuple[Side, Side]
    pile: tuple[Card, ...]
    """What may be dealt, sorted: in which order it lies is nowhere."""
    row: tuple[Card, ...] = ()
    coming: tuple[Card, ...] = ()
    """The five others, while nature lays them."""
    is_replacing: bool = False
    aside: tuple[Card, ...] = ()
    used_up: frozenset[Card] = frozenset()
    """What has brought a point."""
    wishes: frozenset[Team] = frozenset()
    frozen_until: Millis | None = None
    overdue: tuple[Team, ...] = ()
    """Whose clock has run out, while nature has not yet decided all of it."""
    takes: int = 0
    swaps: int = 0
    away: frozenset[Seat] = frozenset()
    is_stopped: bool = False

    def side(self, team: Team) -> Side:
        """The team of this name."""
        return self.sides[0] if team == "black" else self.sides[1]

    def side_of(self, seat: Seat) -> Side:
        """The team in which somebody sits."""
        first, second = self.sides
        return first if seat in (first.leader, *first.runners) else second

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return tuple(sorted(seat for side in self.sides for seat in (side.leader, *side.runners)))

    @property
    def unlisted(self) -> Side | None:
        """The first team whose list is not complete."""
        return next((side for side in self.sides if len(side.targets) < TARGETS), None)

    @property
    def lacks_cards(self) -> bool:
        """Whether nature has to lay a card."""
        return len(self.coming if self.is_replacing else self.row) < ROW

    @property
    def is_won(self) -> bool:
        """Whether a team has all the points it needs."""
        return any(side.points >= POINTS_TO_WIN for side in self.sides)
