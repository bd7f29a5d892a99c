"""What there is to witness at a table of Shadow House."""

from __future__ import annotations

from gloaming.core import Message, Seat
from gloaming.games.house.messages import Faction, RoundEnd, Statement, Value

# Events while a round is set up


class RoundBegan(Message):
    """Cards are about to be dealt."""

    number: int
    starter: Seat


class TookCharacter(Message):
    """A Character, seen by whoever may see it."""

    seat: Seat
    faction: Faction
    person: int


class TookCharacterFaceDown(Message):
    """A Character, seen by everybody else."""

    seat: Seat


class Dealt(Message):
    """A hand of Clue cards in ascending order, seen by the one who holds it."""

    seat: Seat
    values: tuple[Value, ...]


class DealtFaceDown(Message):
    """A hand of Clue cards, seen by everybody else."""

    seat: Seat
    count: int


class Arranged(Message):
    """A row was laid out, as its owner knows it."""

    seat: Seat
    left: int


class ArrangedSecretly(Message):
    """A row was laid out, as everybody else knows it."""

    seat: Seat


class RowLaid(Message):
    """A row lies on the table: this is the Character's place in it."""

    seat: Seat
    place: int


# Events around Hint tokens


class Drank(Message):
    """A player has a Drink, and so has everybody."""

    seat: Seat


class Drew(Message):
    """A Hint token was drawn, seen by the one who drew it."""

    seat: Seat
    value: Value


class DrewSecretly(Message):
    """A Hint token was drawn, seen by everybody else."""

    seat: Seat


class Placed(Message):
    """A Hint token lies in a row now."""

    seat: Seat
    value: Value
    gap: int


class Revealed(Message):
    """A player turned over a Clue card of their own."""

    seat: Seat
    place: int
    value: Value


# Events of a Dig or an Unlock


class DugRight(Message):
    """A card was named, and is turned over."""

    seat: Seat
    whom: Seat
    place: int
    value: Value


class DugWrong(Message):
    """A card was named, and is something else."""

    seat: Seat
    whom: Seat
    place: int
    value: Value


class Covered(Message):
    """All Clue cards of a player are revealed: the Character is covered."""

    seat: Seat


class KeeperLaidBare(Message):
    """All Clue cards of the Safe Keeper are revealed, whose Character was covered before."""

    seat: Seat


class LastChanceCame(Message):
    """A player may unlock once more."""

    seat: Seat


class Declined(Message):
    """A player lets the Last Chance go by."""

    seat: Seat


class Unlocked(Message):
    """A player has named what lies in the Safe."""

    seat: Seat
    low: Value
    high: Value


class FailedToUnlock(Message):
    """A player has named something else."""

    seat: Seat
    low: Value
    high: Value


class MissedUnlock(Message):
    """A player who had to unlock said nothing in time."""

    seat: Seat


class BecameKeeper(Message):
    """A player becomes the Safe Keeper, and covers the Character."""

    seat: Seat


class SawSafe(Message):
    """A player has looked into the Safe. Nobody else witnesses it."""

    seat: Seat
    low: Value
    high: Value


class KeeperAnswered(Message):
    """The Safe Keeper says how many of the two values that were named are right."""

    seat: Seat
    low: Value
    high: Value
    right: int


class KeeperTook(Message):
    """The Safe Keeper's card has one more token, of this player."""

    seat: Seat
    count: int


# Events of Conspiracy mode


class DrewToAsk(Message):
    """Two Hint tokens were drawn for a question; everybody sees them."""

    seat: Seat
    low: Value
    high: Value


class Answered(Message):
    """So many Clue cards of a player show one of the two values."""

    seat: Seat
    whom: Seat
    low: Value
    high: Value
    count: int


class Claimed(Message):
    """A player has said something, which may be untrue."""

    seat: Seat
    what: Statement
    value: Value


class Inquired(Message):
    """A player wants to know of another whether they hold a value."""

    seat: Seat
    whom: Seat
    value: Value


class LostCharacter(Message):
    """A player has failed to unlock, and gives up the Character."""

    seat: Seat


class MustUnlock(Message):
    """Only one player still has the Character: there is no other action left."""

    seat: Seat


# Events at the end of a round, and of the match


class TimeRanOut(Message):
    """Whoever has not decided is decided for."""


class SafeOpened(Message):
    """The round is over, and this lay in the Safe."""

    low: Value
    high: Value


class RowTurned(Message):
    """The round is over, and this lay before a player."""

    seat: Seat
    faction: Faction
    person: int
    values: tuple[Value, ...]


class RoundEnded(Message):
    """Why the round is over, and who has achieved it."""

    reason: RoundEnd
    seats: tuple[Seat, ...]


class Scored(Message):
    """A player earns points."""

    seat: Seat
    points: int


class WentOn(Message):
    """A player has looked at everything."""

    seat: Seat


class MatchEnded(Message):
    """It is over."""

    winners: tuple[Seat, ...]


class MatchStopped(Message):
    """The host ended it."""


Event = (
    RoundBegan | TookCharacter | TookCharacterFaceDown | Dealt | DealtFaceDown
    | Arranged | ArrangedSecretly | RowLaid
    | Drank | Drew | DrewSecretly | Placed | Revealed
    | DugRight | DugWrong | Covered | KeeperLaidBare | LastChanceCame | Declined
    | Unlocked | FailedToUnlock | MissedUnlock | BecameKeeper | SawSafe | KeeperAnswered
    | KeeperTook | DrewToAsk | Answered | Claimed | Inquired | LostCharacter | MustUnlock
    | TimeRanOut | SafeOpened | RowTurned | RoundEnded | Scored | WentOn
    | MatchEnded | MatchStopped
)  # fmt: skip
