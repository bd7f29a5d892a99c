"""The whole truth of a match of Shadows: Amsterdam. It never leaves the server."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.core import Millis, Outcome, Seat, Viewer
from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.city import DISTRICT_CELLS, SHOWING_INTEL, START, Cell, order_laid
from gloaming.games.amsterdam.messages import (
    INTEL,
    ROW,
    Card,
    Phase,
    Picture,
    RoundEnd,
    Team,
    Terms,
)
from gloaming.games.amsterdam.views import Clue, Kind, Opinion, Pointer


class Side(msgspec.Struct, frozen=True, gc=False):
    """One team: who is in it, and how it stands in this round."""

    team: Team
    officer: Seat
    detectives: tuple[Seat, ...]
    wins: int = 0
    losses: int = 0
    at: Cell = START
    evidence: tuple[Cell, ...] = ()
    police: int = 0
    given: tuple[Card, ...] = ()
    """The cards of the clue that the team has not followed yet."""
    clues: int = 0
    """How many clues there were in the match, to tell one from the next."""
    until: Millis | None = None
    fingers: int = 0
    """How often the Detectives have pointed since the clue was given."""
    pointers: tuple[Pointer, ...] = ()
    opinions: tuple[Opinion, ...] = ()

    @property
    def members(self) -> tuple[Seat, ...]:
        """Everybody in the team."""
        return tuple(sorted((self.officer, *self.detectives)))

    def has(self, viewer: Viewer) -> bool:
        """Whether somebody is in the team."""
        return viewer == self.officer or viewer in self.detectives


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything there is to know."""

    options: Terms
    sides: tuple[Side, ...]
    phase: Phase = "setup"
    round: int = 1
    pictures: tuple[Picture, ...] = ()
    """What has been laid of the city, in the order of the slots."""
    shown: tuple[Card, ...] = ()
    """The Intel cards on the Start and the open cells."""
    row: tuple[Card, ...] = ()
    gaps: tuple[int, ...] = ()
    """The places in the row for which a new card comes."""
    fresh: tuple[Card, ...] = ()
    """The new cards so far."""
    leaving: tuple[Card, ...] = ()
    """The ten that are set aside once ten others lie there."""
    pile: tuple[Card, ...] = INTEL
    aside: tuple[Card, ...] = ()
    wishes: tuple[Team, ...] = ()
    swaps: int = 0
    frozen_until: Millis | None = None
    number: int | None = None
    """Of the map pair; nothing before the count is at zero."""
    turn: int = 0
    played: tuple[int, ...] = ()
    """The map pairs that came before."""
    is_drawing: bool = False
    """Whether the count is at zero, and a map pair is drawn."""
    ready: tuple[Seat, ...] = ()
    away: tuple[Seat, ...] = ()
    until: Millis | None = None
    """When the hurry, the count or the cooperative round ends."""
    clues: tuple[Clue, ...] = ()
    """The moves of this round, in order."""
    overdue: tuple[Team, ...] = ()
    """Which teams are out of time, and nature may have to choose for them."""
    winner: Team | None = None
    why: RoundEnd | None = None
    voids: int = 0
    ended: Outcome | None = None

    # Who is who

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return tuple(sorted(seat for side in self.sides for seat in side.members))

    def side(self, team: Team) -> Side:
        """A team."""
        return self.sides[0] if self.sides[0].team == team else self.sides[1]

    def side_of(self, seat: Seat) -> Side:
        """The team of a player."""
        first, *others = self.sides
        # not a search: this is asked more often than anything else
        if first.has(seat):
            return first
        if others and others[0].has(seat):
            return others[0]
        raise LookupError(seat)

    def change(self, team: Team, **changes: Any) -> State:
        """The same state with something changed for one team."""
        sides = [replace(side, **changes) if side.team == team else side for side in self.sides]
        return replace(self, sides=tuple(sides))

    @property
    def is_coop(self) -> bool:
        """Which of the two games is played."""
        return self.options.mode == "coop"

    # What is still to be laid out

    @property
    def is_natures_turn(self) -> bool:
        """Whether something is to be laid, drawn or chosen by chance before anybody may act."""
        is_laying = self.phase == "setup" or bool(self.gaps)
        return is_laying or self.is_drawing or bool(self.overdue)

    def pile_without(self, card: Card) -> tuple[Card, ...]:
        """The pile when a card is taken from it, wherever it lies."""
        place = self.pile.index(card)
        return self.pile[:place] + self.pile[place + 1 :]

    @property
    def is_city_laid(self) -> bool:
        """Whether every cell has its picture."""
        return len(self.pictures) == len(DISTRICT_CELLS)

    @property
    def is_laid(self) -> bool:
        """Whether nothing is missing any more on the table."""
        full = len(self.shown) == len(SHOWING_INTEL) and len(self.row) == ROW
        return self.is_city_laid and full

    @property
    def city(self) -> tuple[Picture, ...]:
        """The pictures in the order of the cells, once all lie there."""
        return tuple([self.pictures[place] for place in order_laid(self.options.layout)])

    # Maps

    def kind(self, team: Team, cell: Cell) -> Kind | None:
        """What a cell is on the map of a team."""
        assert self.number is not None
        return maps.kinds(self.number, team, self.turn).get(cell)
