"""What lies on the table of Shadows: Amsterdam, as a viewer sees it."""

from __future__ import annotations

from typing import Literal

from gloaming.core import Message, Millis, Seat
from gloaming.games.amsterdam.city import Cell
from gloaming.games.amsterdam.messages import Card, Hint, Mode, Phase, Picture, RoundEnd, Team

Kind = Literal["evidence", "client", "police"]


class Mark(Message):
    """A cell of a map card that is not neutral."""

    cell: Cell
    kind: Kind
    is_common: bool
    """Whether it is Evidence on the rival's card, too: who finds it first takes it."""


class MapCard(Message):
    """The map of one team: number and turn are those of the pair."""

    team: Team
    number: int
    turn: int
    marks: tuple[Mark, ...]


class Pointer(Message):
    """Where a Detective points."""

    seat: Seat
    cell: Cell


class Opinion(Message):
    """The sign that a Detective gives."""

    seat: Seat
    hint: Hint


class SideView(Message):
    """A team, as everybody sees it."""

    team: Team
    officer: Seat
    detectives: tuple[Seat, ...]
    wins: int
    losses: int
    at: Cell
    evidence: tuple[Cell, ...]
    police: int
    given: tuple[Card, ...]
    until: Millis | None
    """When the time for this move is up."""


class Clue(Message):
    """A move of a round that is over: what was given, and where it led."""

    team: Team
    cards: tuple[Card, ...]
    cell: Cell
    is_found: bool
    """Whether the team found Evidence there."""
    is_police: bool


class Report(Message):
    """A round that is over."""

    winner: Team | None
    why: RoundEnd
    maps: tuple[MapCard, ...]
    clues: tuple[Clue, ...]


class Table(Message):
    """What everybody may see."""

    mode: Mode
    phase: Phase
    round: int
    pictures: tuple[Picture, ...]
    shown: tuple[Card, ...]
    row: tuple[Card, ...]
    pile: int
    sides: tuple[SideView, ...]
    ready: tuple[Seat, ...]
    away: tuple[Seat, ...]
    until: Millis | None
    """When the hurry, the count, or in the race the cooperative round ends."""
    frozen_until: Millis | None
    moves_left: int
    report: Report | None


class PublicView(Table):
    """For whoever watches."""


class DetectiveView(Table):
    """For a Detective: the own team's fingers as well."""

    seat: Seat
    team: Team
    pointers: tuple[Pointer, ...]
    opinions: tuple[Opinion, ...]


class OfficerView(Table):
    """For an Officer: the fingers, the own map, and who wants ten others."""

    seat: Seat
    team: Team
    pointers: tuple[Pointer, ...]
    opinions: tuple[Opinion, ...]
    map: MapCard | None
    wishes: tuple[Team, ...]
    swaps_left: int
    """How often the ten can still be replaced in this round."""


class TruthView(Table):
    """Everything, once it is over."""


View = PublicView | DetectiveView | OfficerView | TruthView
