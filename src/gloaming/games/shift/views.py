"""What stands in the warehouse, as a viewer sees it."""

from __future__ import annotations

from gloaming.core import Message, Seat
from gloaming.games.shift.messages import BoardName, Counter, Phase, Pips, Rules, SquareName

# Counters


class Shadow(Message):
    """A Shadow counter of which the viewer is shown no underside."""

    counter: Counter
    seat: Seat
    """Who placed it."""
    square: SquareName | None
    """Nothing while it is off the board."""
    is_safe: bool
    """Whether it was put back and has not moved since: then it cannot be flipped."""


class Blank(Shadow):
    """One with nothing under it, as the viewer is shown."""

    is_shown: bool
    """Whether everybody has seen it."""


class Criminal(Shadow):
    """One with a Criminal of its player under it, as the viewer is shown."""

    is_shown: bool
    """Whether everybody has seen it."""


class Guard(Message):
    """A Guard."""

    counter: Counter
    square: SquareName


class Due(Message):
    """A counter that this player has to put back."""

    counter: Counter
    seat: Seat


# Views


class PublicView(Message):
    """What everybody may see."""

    rules: Rules
    board: BoardName
    guard: Seat | None
    """Who has the Guards."""
    round: int
    phase: Phase
    turn: Seat | None
    """Whose turn it is."""
    waits_for: tuple[Seat, ...]
    """Who has something to decide now."""
    shadows: tuple[Shadow | Blank | Criminal, ...]
    guards: tuple[Guard, ...]
    dice: tuple[Pips, ...]
    """What was rolled in this turn."""
    left: tuple[Pips, ...]
    """The dice that no counter has taken yet."""
    mover: Counter | None
    """Which counter is on its way."""
    die: Pips | None
    """Which die it has taken."""
    steps: int
    """How many it has left."""
    moved: Counter | None
    """Which counter has had its die."""
    looked: tuple[Counter, ...]
    """Under which counters the player has looked in this turn."""
    asked: Counter | None
    """About which the Guard player is asked."""
    spared: tuple[Counter, ...]
    """Which the Guard player has let be, and still sees."""
    due: tuple[Due, ...]
    """What has to be put back, in its order."""
    found: int
    """How many Criminals have been uncovered or detected."""
    criminals: int
    """How many there are in the match."""
    out: tuple[Seat, ...]
    """Who has lost every Criminal."""
    guards_least: tuple[Pips, ...]
    """What the dice of the Guards show at least, by the handicap."""
    criminals_least: tuple[Pips, ...]
    """And those of the Criminal players."""
    can_take_back: bool
    """Whether the last step may be taken back."""

    def squares(self) -> dict[Counter, SquareName]:
        """Where every counter on the board stands."""
        shadows = {shadow.counter: shadow.square for shadow in self.shadows if shadow.square}
        return shadows | {guard.counter: guard.square for guard in self.guards}


class PlayerView(PublicView):
    """What a player sees."""

    seat: Seat
    """Whose view it is."""
    blanks: int
    """How many own counters without a Criminal are yet to be placed."""
    own_criminals: int
    """How many with one."""


class TruthView(PublicView):
    """Everything, once it is over."""


View = PlayerView | PublicView | TruthView
