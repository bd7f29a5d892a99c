"""What a table of Shadows: Amsterdam may set, and the moves that can be made at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NewType

import msgspec

from gloaming.core import OWN, HostMove, Message, OwnSeconds, Pace, PackId, Seat, TimeUp
from gloaming.games.amsterdam.city import Cell, Layout

Card = NewType("Card", int)
"""An Intel card, 0 to 83. The number says nothing of the picture."""

Picture = NewType("Picture", int)
"""A picture of a District, 0 to 69: five to a side, two sides to a District."""

INTEL = tuple(Card(number) for number in range(84))
DISTRICTS: Final = 7
SIDES: Final = 2
CELLS_A_SIDE: Final = 5
PICTURES = tuple(Picture(number) for number in range(DISTRICTS * SIDES * CELLS_A_SIDE))
ROW: Final = 10
MOST_CARDS: Final = 2

EVIDENCE_NEEDED: Final = 3
POLICE_TO_LOSE: Final = 3
ROUNDS_TO_WIN: Final = 2
LAST_MOVE: Final = 300
MOST_VOIDS: Final = 3
MOST_SWAPS: Final = 100
MOST_FINGERS: Final = 30

Team = Literal["black", "orange"]
TEAMS: Final[tuple[Team, Team]] = ("black", "orange")

Mode = Literal["teams", "coop"]
Level = Literal["recruit", "novice", "agent", "master"]
MINUTES: Final[dict[Level, int]] = {"recruit": 15, "novice": 8, "agent": 5, "master": 3}

Agreement = Literal["majority", "everyone", "anyone"]
"""How many Detectives have to point at a cell before the figure moves."""

Phase = Literal["setup", "briefing", "count", "race", "over"]
"""What is going on: nature lays out, all get ready, the count, the race, all look back."""

RoundEnd = Literal["client", "police", "time", "void"]
"""Why a round is over: the client was met, the police came, time was up, or it led nowhere."""

Hint = Literal["sure", "unsure", "wait"]
"""What a Detective thinks of the own finger."""
HINTS: Final[tuple[Hint, ...]] = ("sure", "unsure", "wait")

IN_TEAMS = {"with": {"mode": "teams"}}
IN_COOP = {"with": {"mode": "coop"}}


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules go by."""

    mode: Mode = "teams"
    is_large: Annotated[bool, msgspec.Meta(extra_json_schema=IN_TEAMS)] = False
    """Whether there are places for twelve."""
    level: Annotated[Level, msgspec.Meta(extra_json_schema=IN_COOP)] = "novice"
    layout: Layout = "standard"
    redraws: bool = False
    """Whether the Districts are drawn anew for every round."""
    agreement: Agreement = "majority"
    pace: Pace = "none"
    """How long a team may take over a move."""
    seconds: OwnSeconds = 45
    is_easy: bool = False
    """Whether only the first six map pairs are played."""
    is_tracked: bool = True
    """Whether the Officer's map shows where the figure stands."""
    is_described: bool = False
    """Whether pictures are described in words, for all."""


class Options(Terms, frozen=True, forbid_unknown_fields=True):
    """What a table may set: the terms, and with which pictures, of which the rules know nothing."""

    pictures: PackId = OWN

    @property
    def terms(self) -> Terms:
        """The same without the pictures."""
        return Terms(*(getattr(self, name) for name in Terms.__struct_fields__))


# Moves of nature


class LayDistrict(Message):
    """The next place of the city shows this side of a District."""

    district: int
    side: int


class LayPicture(Message):
    """The next cell of a scattered city shows this picture."""

    picture: Picture


class LayCard(Message):
    """The next place that lacks an Intel card gets this one."""

    card: Card


class DrawMap(Message):
    """The pair of map cards, and how it is turned."""

    number: int
    turn: int


class Stray(Message):
    """A team whose time is up goes to one of the cells most pointed at."""

    cell: Cell


# Moves of players


class Ready(Message):
    """Let it begin."""


class Name(Message):
    """Let this member of the own team be its Officer."""

    seat: Seat


class Give(Message):
    """One card or two for the Detectives, in the order of their numbers: the order says nothing."""

    cards: tuple[Card, ...]


class Wish(Message):
    """Ten other cards, please."""


class Point(Message):
    """A Detective points at a cell."""

    cell: Cell


class Withdraw(Message):
    """A Detective points nowhere any more."""


class Sign(Message):
    """A Detective shows the others how sure the finger is."""

    hint: Hint


Move = (
    LayDistrict | LayPicture | LayCard | DrawMap | Stray
    | Ready | Name | Give | Wish | Point | Withdraw | Sign
    | TimeUp | HostMove
)  # fmt: skip
