"""The whole truth of a match of Shadow Shift. It never leaves the server."""

from __future__ import annotations

from gloaming.core import Millis, Outcome, Record, Seat
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import SEATS, Division, division
from gloaming.games.shift.messages import GUARDS, Counter, Options, Phase, Pips
from gloaming.games.shift.plan import NOWHERE, Plan, Square
from gloaming.games.shift.views import Due

NOBODY = Counter(0)
"""No counter has this number."""
NO_DIE = Pips(0)
"""And no die shows it."""
OFF_THE_BOARD = (NOWHERE,) * (GUARDS[-1] + 1)


class Pause(Record):
    """How far the turn had come when a counter took a die."""

    left: tuple[Pips, ...]
    mover: Counter
    die: Pips
    steps: int
    moved: Counter
    trail: tuple[Trace, ...]


class Trace(Record):
    """What the last step of a counter has changed, so that it may be taken back."""

    square: Square
    """Where the counter came from."""
    safe: int
    spared: int
    pause: Pause | None = None
    """Of the first step of a die: what it came after."""


class State(Record):
    """Everything there is to know. Several counters are named by one number, a bit for each."""

    options: Options
    count: int
    """How many people play."""
    seen: tuple[int, ...]
    """By seat, under which counters that player has looked."""
    guard: Seat | None = None
    phase: Phase = "draw"
    turn: Seat | None = None
    round: int = 0
    squares: tuple[Square, ...] = OFF_THE_BOARD
    """Where each counter is, by its number; the first entry is no counter's."""
    undersides: tuple[bool, ...] = (False,)
    """Whether there is a Criminal under a counter, as far as they have been placed."""
    blank: int = 0
    """Which counters everybody has seen to be blank."""
    found: int = 0
    """Which Criminals have been uncovered or detected."""
    safe: int = 0
    """Which counters were put back and have not moved since."""
    spared: int = 0
    """Which counters in view the Guard player has let be."""
    dice: tuple[Pips, ...] = ()
    left: tuple[Pips, ...] = ()
    """What was rolled in this turn, and what no counter has taken yet."""
    mover: Counter = NOBODY
    die: Pips = NO_DIE
    steps: int = 0
    """Which counter is on its way, by which die, and how many steps it has left."""
    moved: Counter = NOBODY
    """Which counter has had its die, when another one is on its way."""
    trail: tuple[Trace, ...] = ()
    """The steps that may be taken back."""
    taken_back: int = 0
    looked: tuple[Counter, ...] = ()
    asked: tuple[Counter, ...] = ()
    """About which counters the Guard player is to be asked."""
    due: tuple[Due, ...] = ()
    """Which counters have to be put back, and by whom."""
    then: Phase = "turn"
    """What goes on when all that interrupted it is over."""
    is_late: bool = False
    """Whether time has run out, so that nature decides."""
    picked: bool | None = None
    """Whether there is a Criminal under the counter that nature is about to place."""
    questions: int = 0
    """How many questions the table has put to its players, to tell one from the next."""
    until: Millis | None = None
    rest: Millis | None = None
    """What is left of a turn's time while it is interrupted."""
    ended: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return SEATS[: self.count]

    @property
    def plan(self) -> Plan:
        """The board."""
        return PLANS[self.options.board]

    @property
    def division(self) -> Division:
        """Whose counters are which."""
        assert self.guard is not None
        return division(self.count, self.guard)

    @property
    def is_family(self) -> bool:
        """Which of the two sets of rules is played."""
        return self.options.rules == "family"

    def owner(self, counter: Counter) -> Seat:
        """Who placed a Shadow counter."""
        return self.division.owners[counter]

    def is_out(self, seat: Seat) -> bool:
        """Whether a player has lost every Criminal."""
        if self.is_family or self.guard is None or seat == self.guard:
            return False
        ours = self.division
        return (self.found & ours.own[seat]).bit_count() == ours.criminals

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """Everybody, beginning with this one."""
        return (*SEATS[first : self.count], *SEATS[:first])
