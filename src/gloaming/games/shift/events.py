"""What there is to witness at a table of Shadow Shift."""

from __future__ import annotations

from gloaming.core import Message, Seat
from gloaming.games.shift.messages import Counter, Pips, SquareName

# Events while the table is set up


class GuardsDrawn(Message):
    """Chance has decided who has the Guards."""

    seat: Seat


class Placed(Message):
    """A Shadow counter was placed, seen by the one who placed it."""

    seat: Seat
    counter: Counter
    square: SquareName
    is_criminal: bool


class PlacedFaceDown(Message):
    """A Shadow counter was placed, seen by everybody else."""

    seat: Seat
    counter: Counter
    square: SquareName


class GuardPlaced(Message):
    """A Guard stands on a vault door."""

    seat: Seat
    counter: Counter
    square: SquareName


# Events of a turn


class RoundBegan(Message):
    """The Guard player is about to have another turn."""

    number: int


class TurnBegan(Message):
    """A player is to roll, or to consolidate."""

    seat: Seat


class Rolled(Message):
    """What the two dice show."""

    seat: Seat
    first: Pips
    second: Pips


class Walked(Message):
    """A counter has made a step, and may have swapped places with another."""

    seat: Seat
    counter: Counter
    die: Pips
    square: SquareName
    swapped: Counter | None


class TookBack(Message):
    """A step was taken back: the counter stands where it was before it."""

    seat: Seat
    counter: Counter
    square: SquareName
    swapped: Counter | None


class Consolidated(Message):
    """A player is about to look at undersides."""

    seat: Seat


class LookedUnder(Message):
    """What a player saw under a counter, seen by that player."""

    seat: Seat
    counter: Counter
    is_criminal: bool


class LookedUnderSecretly(Message):
    """A player has looked under a counter, seen by everybody else."""

    seat: Seat
    counter: Counter


class TurnEnded(Message):
    """A player has done enough."""

    seat: Seat


# Events of detection and of vaults


class CameIntoView(Message):
    """A Guard sees a counter, and the Guard player is asked whether to flip it."""

    counter: Counter


class Spared(Message):
    """The Guard player lets a counter be."""

    counter: Counter


class ShownBlank(Message):
    """A counter was flipped, and there is nothing under it."""

    counter: Counter


class Uncovered(Message):
    """A counter was flipped, and there is a Criminal of this player under it."""

    counter: Counter
    seat: Seat


class WentOut(Message):
    """A player has lost every Criminal."""

    seat: Seat


class ReachedVault(Message):
    """A Shadow counter has come onto a vault door."""

    counter: Counter
    square: SquareName


class Raided(Message):
    """A Criminal of this player has raided the vault."""

    counter: Counter
    seat: Seat


class WentBack(Message):
    """A player has put a counter back."""

    seat: Seat
    counter: Counter
    square: SquareName


# Events at the end


class TimeRanOut(Message):
    """Whoever has not decided is decided for."""


class MatchEnded(Message):
    """It is over."""

    winners: tuple[Seat, ...]


class MatchStopped(Message):
    """The host ended it."""


class Unmasked(Message):
    """All counters were turned: under these was a Criminal."""

    counters: tuple[Counter, ...]


Event = (
    GuardsDrawn | Placed | PlacedFaceDown | GuardPlaced
    | RoundBegan | TurnBegan | Rolled | Walked | TookBack
    | Consolidated | LookedUnder | LookedUnderSecretly | TurnEnded
    | CameIntoView | Spared | ShownBlank | Uncovered | WentOut
    | ReachedVault | Raided | WentBack
    | TimeRanOut | MatchEnded | MatchStopped | Unmasked
)  # fmt: skip
