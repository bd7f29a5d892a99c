"""What there is to witness in Shadows: Amsterdam."""

from __future__ import annotations

from typing import Literal

from gloaming.core import Message, Millis, Seat
from gloaming.games.amsterdam.city import Cell
from gloaming.games.amsterdam.messages import Card, Hint, Picture, RoundEnd, Team

Silence = Literal["neutral", "too-early", "taken", "surplus"]
"""Why nothing happened: an empty cell, the Client too soon, Evidence found before, a fourth one."""

# Before a round


class CityLaid(Message):
    """The Districts lie on the table: their pictures, cell by cell."""

    pictures: tuple[Picture, ...]


class IntelLaid(Message):
    """The Intel cards of a round: on the Start and the open cells, and the ten on offer."""

    shown: tuple[Card, ...]
    row: tuple[Card, ...]


class GotReady(Message):
    """Somebody wants to begin."""

    seat: Seat


class HurryBegan(Message):
    """The first is ready: the others have until then."""

    until: Millis


class HurryEnded(Message):
    """The others are not waited for any longer."""


class OfficerNamed(Message):
    """A team has named its Officer for the next round."""

    team: Team
    seat: Seat
    by: Seat


class CountBegan(Message):
    """The round starts at that moment, for everybody."""

    round: int
    until: Millis


class RaceBegan(Message):
    """Zero: both Officers have a map. In the cooperative game time runs out at that moment."""

    until: Millis | None


class MapTaken(Message):
    """The map card of a team, seen by its Officer."""

    team: Team
    number: int
    turn: int


# Intel


class Given(Message):
    """An Officer has given cards; where there is a clock, the team may move until then."""

    team: Team
    cards: tuple[Card, ...]
    until: Millis | None


class CardsLaid(Message):
    """The row is full again: these cards are new."""

    cards: tuple[Card, ...]


class PileRebuilt(Message):
    """The pile was empty, and is made of the cards set aside."""


class Wished(Message):
    """An Officer wants ten others; only Officers see it."""

    team: Team


class Froze(Message):
    """Ten others come at that moment; until then nobody may take any."""

    until: Millis


# Moves


class Pointed(Message):
    """A Detective points at a cell; only the own team sees it."""

    seat: Seat
    cell: Cell


class Withdrew(Message):
    """A Detective points nowhere any more; only the own team sees it."""

    seat: Seat


class Signed(Message):
    """A Detective gives a sign; only the own team sees it."""

    seat: Seat
    hint: Hint


class TimeRanOut(Message):
    """A team has taken too long over its move."""

    team: Team


class Moved(Message):
    """A figure stands on another cell."""

    team: Team
    cell: Cell


class EvidenceFound(Message):
    """A team puts a token there."""

    team: Team
    cell: Cell
    count: int


class PoliceMet(Message):
    """A team gets a Police token."""

    team: Team
    cell: Cell
    count: int


class NothingHappened(Message):
    """Why not; only the team's own Officer sees it, by the map."""

    team: Team
    cell: Cell
    why: Silence


# The end of a round, and of the match


class RoundEnded(Message):
    """A team has won the round, or nobody."""

    team: Team | None
    why: RoundEnd


class MapsShown(Message):
    """Everybody sees both map cards."""

    number: int
    turn: int


class MatchEnded(Message):
    """It is over."""

    winners: tuple[Seat, ...]


class MatchStopped(Message):
    """The table ended it."""


class WentAway(Message):
    """Somebody is gone."""

    seat: Seat


class CameBack(Message):
    """Somebody is here again."""

    seat: Seat


Event = (
    CityLaid | IntelLaid | GotReady | HurryBegan | HurryEnded | OfficerNamed | CountBegan
    | RaceBegan | MapTaken
    | Given | CardsLaid | PileRebuilt | Wished | Froze
    | Pointed | Withdrew | Signed | TimeRanOut | Moved | EvidenceFound | PoliceMet | NothingHappened
    | RoundEnded | MapsShown | MatchEnded | MatchStopped | WentAway | CameBack
)  # fmt: skip
