"""All that crosses the wire in Bluff: options, moves, events, views."""

from typing import Final, Literal, NewType

import msgspec

from gloaming.core import HostMove, Message, OwnSeconds, Pace, Seat, TimeUp

Card = NewType("Card", int)
"""0 to 9."""

CARDS: Final = tuple(Card(value) for value in range(10))
POINTS_TO_WIN: Final = 3
LAST_ROUND: Final = 30

Decision = Literal["stay", "fold"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set."""

    pace: Pace = "relaxed"
    """How long a round may take."""
    seconds: OwnSeconds = 20


# Moves


class Deal(Message):
    """Nature gives the next player this card."""

    card: Card


class Stay(Message):
    """Keep the card in play."""


class Fold(Message):
    """Keep out of this round."""


Move = Deal | Stay | Fold | TimeUp | HostMove

# Events


class RoundBegan(Message):
    """Cards are about to be dealt."""

    number: int


class Dealt(Message):
    """A card, seen by the one who holds it."""

    seat: Seat
    card: Card


class DealtFaceDown(Message):
    """A card, seen by everybody else."""

    seat: Seat


class Chose(Message):
    """A choice, seen by the one who made it."""

    seat: Seat
    decision: Decision


class ChoseSecretly(Message):
    """A choice, seen by everybody else."""

    seat: Seat


class TimeRanOut(Message):
    """Nobody may choose any more."""


class Showed(Message):
    """Somebody stayed, and turns the card over."""

    seat: Seat
    card: Card


class Folded(Message):
    """Somebody kept out, and the card stays face down."""

    seat: Seat


class Won(Message):
    """The round goes to the highest card shown."""

    seat: Seat
    points: int


class NobodyStayed(Message):
    """The round goes to nobody."""


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
    RoundBegan | Dealt | DealtFaceDown | Chose | ChoseSecretly | TimeRanOut | Showed | Folded
    | Won | NobodyStayed | WentAway | CameBack | MatchEnded | MatchStopped
)  # fmt: skip

# Views


class FaceUp(Message):
    """A hand whose card the viewer sees."""

    seat: Seat
    card: Card


class FaceDown(Message):
    """A hand whose card the viewer does not see."""

    seat: Seat


class Score(Message):
    """The points of a player."""

    seat: Seat
    points: int


class PlayerView(Message):
    """What a player sees."""

    round: int
    scores: tuple[Score, ...]
    hands: tuple[FaceUp | FaceDown, ...]
    decision: Decision | None
    chosen: tuple[Seat, ...]
    away: tuple[Seat, ...]


class PublicView(Message):
    """What everybody may see."""

    round: int
    scores: tuple[Score, ...]
    hands: tuple[FaceDown, ...]
    chosen: tuple[Seat, ...]
    away: tuple[Seat, ...]


class TruthView(Message):
    """Everything, once it is over."""

    round: int
    scores: tuple[Score, ...]
    hands: tuple[FaceUp | FaceDown, ...]


View = PlayerView | PublicView | TruthView
