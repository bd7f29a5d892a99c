"""What a table of Shadow House may set, and the moves that can be made at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NewType

import msgspec

from gloaming.core import AidLevel, Message, OwnSeconds, Pace, Seat, Stop, TimeUp

Value = NewType("Value", int)
"""What a Clue card shows, 0 to 9; a Hint token shows 1 to 8, a Character counts as 5."""

VALUES: Final = tuple(Value(value) for value in range(10))
HINTS = VALUES[1:9]
CHARACTER: Final = Value(5)
COPIES: Final = 2
"""How many Clue cards show the same."""
POINTS_TO_WIN: Final = 3
KEEPERS_TOKENS: Final = 3
TO_DRINK: Final = 2
"""How many Hint tokens the player draws who has a Drink; all others draw one."""
TO_ASK: Final = 2
"""How many Hint tokens a question takes."""
MOST_SAID: Final = 12
"""How often a player may say something in one round; the chat of the table has no such bound."""
LAST_ROUND: Final = 30

Mode = Literal["faction", "conspiracy"]
Faction = Literal["red", "blue", "yellow"]
FACTIONS: Final[tuple[Faction, ...]] = ("red", "blue", "yellow")

Phase = Literal[
    "setup", "arrange", "turn", "place", "dig", "reveal", "last-chance", "question", "over"
]
"""What is being done: by nature, by everybody at once, or by one player."""

Statement = Literal["has", "has-not", "safe"]
"""Such a value is among the own cards, is not among them, or lies in the Safe."""
STATEMENTS: Final[tuple[Statement, ...]] = ("has", "has-not", "safe")

RoundEnd = Literal["unlocked", "keeper", "faction", "conspiracy", "nobody"]
"""Why a round is over: who has achieved what, or nobody anything."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set."""

    mode: Mode = "faction"
    pace: Pace = "relaxed"
    """How long a decision may take."""
    seconds: OwnSeconds = 60
    rounds: Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)] = LAST_ROUND
    aid: AidLevel = "facts"
    """What the notebook works out."""
    shows_safe: Annotated[
        bool, msgspec.Meta(extra_json_schema={"with": {"mode": "conspiracy"}})
    ] = False
    """Whether somebody who failed to unlock may look into the Safe."""


# Moves of nature


class Begin(Message):
    """The player who starts the first round."""

    seat: Seat


class Give(Message):
    """The next player gets this Character."""

    faction: Faction
    person: int


class Hide(Message):
    """A Clue card goes into the Safe. Of two alike that are left, `copy` is 0 or 1."""

    value: Value
    copy: int


class Deal(Message):
    """The next Clue card is dealt."""

    value: Value
    copy: int


class Draw(Message):
    """The next Hint token leaves a pool."""

    value: Value


# Moves of players; nature makes the first three for whoever is out of time


class Arrange(Message):
    """Lay out the row, with so many 5s at the left of the Character."""

    left: int


class PlaceHint(Message):
    """Put a Hint token into a gap of the row."""

    value: Value
    gap: int


class Reveal(Message):
    """Turn over a Clue card of one's own."""

    place: int


class Drink(Message):
    """Everybody draws Hint tokens."""


class Dig(Message):
    """Say what a card of another player is."""

    whom: Seat
    place: int
    value: Value


class Unlock(Message):
    """Say what lies in the Safe."""

    low: Value
    high: Value


class Decline(Message):
    """Let the Last Chance go by."""


class Ask(Message):
    """Draw two Hint tokens for a question."""


class Question(Message):
    """Ask this player how many cards show one of the two values."""

    whom: Seat


class Claim(Message):
    """Say something of the own cards or of the Safe, true or not."""

    what: Statement
    value: Value


class Inquire(Message):
    """Ask a player whether they hold a value. They may say what they like, or nothing."""

    whom: Seat
    value: Value


class GoOn(Message):
    """Everything has been looked at: let the next round begin."""


Move = (
    Begin | Give | Hide | Deal | Draw
    | Arrange | PlaceHint | Reveal | Drink | Dig | Unlock | Decline | Ask | Question
    | Claim | Inquire | GoOn
    | TimeUp | Stop
)  # fmt: skip
