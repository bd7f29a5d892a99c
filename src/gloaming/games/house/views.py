"""What lies on the table of Shadow House, as a viewer sees it."""

from __future__ import annotations

from typing import Literal

from gloaming.core import Message, Seat
from gloaming.games.house.messages import Faction, Mode, Phase, RoundEnd, Statement, Value

# A row, from left to right


class Shown(Message):
    """A Clue card that everybody sees."""

    value: Value


class Known(Message):
    """A Clue card that not everybody has seen, but the viewer: an own one, or any at the end."""

    value: Value


class Hidden(Message):
    """A Clue card that lies face down."""


class Character(Message):
    """A Character whose face the viewer sees. Whether others see it, the mode says."""

    faction: Faction
    person: int


class CharacterFaceDown(Message):
    """A Character that lies face down."""


class CharacterCovered(Message):
    """The place of a Character that was covered or given up; it still counts as 5."""


Card = Shown | Known | Hidden | Character | CharacterFaceDown | CharacterCovered


class Token(Message):
    """A Hint token in a gap; gap 0 is before the first card. `of` is whose colour it has."""

    gap: int
    value: Value
    of: Seat


class Row(Message):
    """What lies before a player."""

    seat: Seat
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    pool: int


class Score(Message):
    """The points of a player."""

    seat: Seat
    points: int


# What was said in this round, and stays readable


class Miss(Message):
    """A Dig that was wrong."""

    seat: Seat
    whom: Seat
    place: int
    value: Value


class Guess(Message):
    """An Unlock that was wrong, and how many values were right if a Safe Keeper said so."""

    seat: Seat
    low: Value
    high: Value
    right: int | None


class Reply(Message):
    """A question and its answer."""

    seat: Seat
    whom: Seat
    low: Value
    high: Value
    count: int


class Remark(Message):
    """What a player has said, true or not."""

    seat: Seat
    what: Statement
    value: Value


class Inquiry(Message):
    """What a player wants to know of another."""

    seat: Seat
    whom: Seat
    value: Value


class Result(Message):
    """How the round ended."""

    reason: RoundEnd
    seats: tuple[Seat, ...]
    earned: tuple[int, ...]
    """What it brought, in the order of the seats."""


# Views

Now = Literal[Phase, "stopped"]
"""What is going on; nothing any more, once a match was stopped in the midst of a round."""


class PublicView(Message):
    """What everybody may see."""

    mode: Mode
    round: int
    starter: Seat | None
    phase: Now
    turn: Seat | None
    """Whose action it is."""
    waits_for: tuple[Seat, ...]
    """Who has something to decide now."""
    rows: tuple[Row, ...]
    scores: tuple[Score, ...]
    safe: tuple[Value, ...]
    """Empty while it is shut, for this viewer."""
    keeper: Seat | None
    keeper_tokens: tuple[Seat, ...]
    """Whose Hint tokens lie on the Safe Keeper's card."""
    question: tuple[Value, ...]
    """The two tokens of the question that is being asked."""
    out: tuple[Seat, ...]
    """Who takes no more turns in this round."""
    standing: tuple[Seat, ...]
    """Whose Characters are not covered."""
    acted: tuple[Seat, ...]
    """Who has had an action in this round, and may therefore unlock."""
    misses: tuple[Miss, ...]
    guesses: tuple[Guess, ...]
    replies: tuple[Reply, ...]
    talk: tuple[Remark | Inquiry, ...]
    """What was claimed and asked for in this round, besides the questions of the rules."""
    result: Result | None


class PlayerView(PublicView):
    """What a player sees."""

    seat: Seat
    """Whose view it is."""
    drawn: tuple[Value, ...]
    """Own Hint tokens that have to be placed."""
    owes: int
    """How many own cards have to be revealed."""


class TruthView(PublicView):
    """Everything, once it is over."""


View = PlayerView | PublicView | TruthView
