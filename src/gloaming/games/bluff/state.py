"""The whole truth of a match of Bluff. It never leaves the server."""

from gloaming.core import Millis, Outcome, Record, Seat
from gloaming.games.bluff.messages import Card, Decision, Options

SEATS = tuple(Seat(seat) for seat in range(4))


class State(Record):
    """Everything there is to know."""

    options: Options
    points: tuple[int, ...]
    round: int = 1
    cards: tuple[Card, ...] = ()
    """In the order of the seats; shorter than the table while nature deals."""
    decisions: tuple[Decision | None, ...] = ()
    until: Millis | None = None
    """The last moment of this round, if there is a clock."""
    away: frozenset[Seat] = frozenset()
    ended: Outcome | None = None
    """Set when it is over: everybody asks for it all the time."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return SEATS[: len(self.points)]

    @property
    def is_dealt(self) -> bool:
        """Whether everybody has a card."""
        return len(self.cards) == len(self.points)
