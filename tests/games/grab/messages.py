"""All that crosses the wire in Grab: options, moves, events, views."""

from typing import Annotated, Literal, NewType

import msgspec

from gloaming.core import HostMove, Message, Millis, Seat, TimeUp

Card = NewType("Card", int)
"""0 to 13."""

CARDS = tuple(Card(number) for number in range(14))
"""As few as will do: a row, two claims of two, and five others."""
ROW = 5
TARGETS = 5
POINTS_TO_WIN = 3
LAST_TAKE = 20
MOST_SWAPS = 5
POINTS_A_CLAIM = 4
"""How often a runner may point before the team's next claim: without it a match has no longest."""

Team = Literal["black", "orange"]
TEAMS: tuple[Team, Team] = ("black", "orange")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=120)] = 20
    """How long a team may take to move after its claim."""
    freeze: Annotated[int, msgspec.Meta(ge=100, le=5000)] = 2000
    """How many milliseconds pass before five others lie there."""


# Moves


class DealTarget(Message):
    """Nature puts a card on a leader's list."""

    team: Team
    card: Card


class LayCard(Message):
    """Nature lays this card into the row."""

    card: Card


class TakeAtRandom(Message):
    """Nature breaks a tie when a team's clock has run out."""

    card: Card


class Claim(Message):
    """A leader sends one card or two, in the order of their numbers: the order says nothing."""

    cards: tuple[Card, ...]


class Wish(Message):
    """A leader would like five others."""


class Point(Message):
    """A runner points at a claimed card."""

    card: Card


Move = DealTarget | LayCard | TakeAtRandom | Claim | Wish | Point | TimeUp | HostMove

# Events


class TargetDealt(Message):
    """A card of a list, seen by the leader who has it."""

    team: Team
    card: Card


class TargetDealtFaceDown(Message):
    """A card of a list, seen by everybody else."""

    team: Team


class CardLaid(Message):
    """A new card on offer."""

    card: Card


class Reshuffled(Message):
    """The pile was empty and is made of the cards set aside."""


class RowSetAside(Message):
    """Five others lie there."""

    cards: tuple[Card, ...]


class Claimed(Message):
    """A leader sent cards; the team may move until then."""

    team: Team
    cards: tuple[Card, ...]
    until: Millis


class Wished(Message):
    """A leader wants five others; only leaders see it."""

    team: Team


class WishWithdrawn(Message):
    """The row has changed; only leaders see it."""

    team: Team


class Froze(Message):
    """Both leaders want five others: nobody may claim."""

    until: Millis


class Thawed(Message):
    """The freeze is over."""


class Pointed(Message):
    """A runner points; only the team sees it."""

    seat: Seat
    card: Card


class ClockRanOut(Message):
    """A team was too slow."""

    team: Team


class Took(Message):
    """A team has moved; its other cards are set aside as well."""

    team: Team
    card: Card


class Scored(Message):
    """The card was on the list of that team's leader."""

    team: Team
    card: Card


class CameToNothing(Message):
    """Why there was no point; only the team's leader sees it."""

    team: Team
    card: Card
    why: Literal["no-target", "used-up"]


class WentAway(Message):
    """A player is gone."""

    seat: Seat


class CameBack(Message):
    """A player is here again."""

    seat: Seat


class MatchEnded(Message):
    """It is over."""

    winners: tuple[Seat, ...]


class MatchStopped(Message):
    """The host ended it."""


Event = (
    TargetDealt | TargetDealtFaceDown | CardLaid | Reshuffled | RowSetAside | Claimed | Wished
    | WishWithdrawn | Froze | Thawed | Pointed | ClockRanOut | Took | Scored | CameToNothing
    | WentAway | CameBack | MatchEnded | MatchStopped
)  # fmt: skip

# Views


class Pointer(Message):
    """Where a runner points."""

    seat: Seat
    card: Card


class TeamView(Message):
    """A team, as everybody sees it."""

    team: Team
    points: int
    claimed: tuple[Card, ...]
    until: Millis | None


class PublicView(Message):
    """What everybody may see."""

    row: tuple[Card, ...]
    teams: tuple[TeamView, ...]
    frozen_until: Millis | None
    swaps: int
    away: tuple[Seat, ...]


class RunnerView(Message):
    """What a runner sees."""

    team: Team
    table: PublicView
    pointers: tuple[Pointer, ...]
    points_left: int


class LeaderView(Message):
    """What a leader sees."""

    team: Team
    table: PublicView
    pointers: tuple[Pointer, ...]
    targets: tuple[Card, ...]
    wishes: tuple[Team, ...]


class ListView(Message):
    """A leader's list, once it is over."""

    team: Team
    targets: tuple[Card, ...]


class TruthView(Message):
    """Everything, once it is over."""

    table: PublicView
    lists: tuple[ListView, ...]


View = PublicView | RunnerView | LeaderView | TruthView
