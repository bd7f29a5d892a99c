"""What a table of Shadow Shift may set, and the moves that can be made at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NewType

import msgspec

from gloaming.core import Message, OwnSeconds, Pace, Seat, Stop, TimeUp

Counter = NewType("Counter", int)
"""1 to 16 are Shadow counters, in the order in which they were placed; 17 and 18 the Guards."""
SquareName = NewType("SquareName", str)
"""A letter for the column and a number for the row, as people say it: `C4`."""
Pips = NewType("Pips", int)
"""What a die shows, 1 to 6."""

SHADOWS: Final = tuple(map(Counter, range(1, 17)))
GUARDS: Final = (Counter(17), Counter(18))
FACES = tuple(map(Pips, range(1, 7)))
LOOKS: Final = 4
LAST_ROUND: Final = 200
MOST_TAKEN_BACK = 12

Rules = Literal["competitive", "family"]
BoardName = Literal["warehouse", "cellar", "harbour"]
"""The boards there are: a file in `boards/` for each."""
GuardsBy = Literal["seat", "draw"]
Flips = Literal["always", "asked"]
Handicap = Literal["fair", "none", "guards", "criminals"]
"""Who rolls again what shows too little: by what was measured, nobody, or one side."""

Phase = Literal["draw", "place", "guards", "turn", "roll", "move", "look", "flip", "put-back"]
"""What is being done: by nature, or by one player."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set."""

    rules: Rules = "competitive"
    board: BoardName = "warehouse"
    guards: GuardsBy = "seat"
    """Who has the Guards: whoever sits on their place, or whoever is drawn."""
    flips: Flips = "always"
    """Whether the Guards flip whatever they see, or their player is asked."""
    handicap: Handicap = "fair"
    """What makes both sides win about as often."""
    marks: bool = True
    """Whether a seat is shown what it has seen before."""
    pace: Pace = "relaxed"
    """How long a turn may take."""
    seconds: OwnSeconds = 90
    rounds: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)] = LAST_ROUND


# Moves of nature


class DrawGuards(Message):
    """Chance gives the Guards to this player."""

    seat: Seat


class Pick(Message):
    """Of the counters that a player who is out of time has left, this one is placed next."""

    number: int


class Dice(Message):
    """What the two dice show."""

    first: Pips
    second: Pips


# Moves of players; nature makes the first three for whoever is out of time


class PlaceCounter(Message):
    """Put one's next counter onto a square, with or without a Criminal under it."""

    square: SquareName
    is_criminal: bool


class PlaceGuard(Message):
    """Put a Guard onto a vault door."""

    square: SquareName


class PutBack(Message):
    """Put back the counter that is next in turn."""

    square: SquareName


class Roll(Message):
    """Roll both dice."""


class Consolidate(Message):
    """Look at undersides instead of rolling."""


class Look(Message):
    """Look at the underside of a counter."""

    counter: Counter


class Walk(Message):
    """Move a counter by one step of a die."""

    counter: Counter
    die: Pips
    square: SquareName


class TakeBack(Message):
    """Undo the last step."""


class EndTurn(Message):
    """That was it."""


class Flip(Message):
    """Turn over a counter that a Guard sees."""

    counter: Counter


class LetBe(Message):
    """Do not turn it over."""

    counter: Counter


Move = (
    DrawGuards | Pick | Dice
    | PlaceCounter | PlaceGuard | PutBack
    | Roll | Consolidate | Look | Walk | TakeBack | EndTurn | Flip | LetBe
    | TimeUp | Stop
)  # fmt: skip
