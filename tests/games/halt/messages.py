"""All that crosses the wire in Halt: options, moves, events, views."""

from typing import Annotated, Literal, NewType

import msgspec

from gloaming.core import HostMove, Message, Millis, Seat, TimeUp

Square = NewType("Square", int)
"""0 to 8, in a ring."""

SQUARES = tuple(Square(number) for number in range(9))
STEPS = 10
WHISTLES = 2

Direction = Literal["left", "right"]
DIRECTIONS: tuple[Direction, Direction] = ("left", "right")
Decision = Literal["halt", "let-go"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may set."""

    window: Annotated[int, msgspec.Meta(ge=100, le=10_000)] = 1500
    """How many milliseconds the guards have after every step."""
    step: Annotated[int, msgspec.Meta(ge=100, le=60_000)] = 10_000
    """How many milliseconds the runner has for a step."""


# Moves


class Post(Message):
    """Nature puts the next guard there."""

    square: Square


class Hide(Message):
    """Nature puts the runner there."""

    square: Square


class Push(Message):
    """Nature steps for a runner who was too slow."""

    direction: Direction


class Go(Message):
    """The runner takes a step."""

    direction: Direction


class Halt(Message):
    """A guard blows a whistle."""


class LetGo(Message):
    """A guard does not."""


Move = Post | Hide | Push | Go | Halt | LetGo | TimeUp | HostMove

# Events


class Posted(Message):
    """A guard's place, for all to see."""

    seat: Seat
    square: Square


class Hid(Message):
    """Where the runner begins, seen by the runner."""

    square: Square


class HidSomewhere(Message):
    """Where the runner begins, seen by everybody else."""


class Stepped(Message):
    """A step, seen by the runner."""

    number: int
    direction: Direction
    is_forced: bool


class SteppedSomewhere(Message):
    """A step, seen by everybody else: whether the runner took it or was pushed looks the same."""

    number: int


class WindowOpened(Message):
    """Every guard may halt the runner, whether or not it would help."""

    until: Millis


class Chose(Message):
    """What a guard does, seen by that guard alone."""

    seat: Seat
    decision: Decision


class WindowClosed(Message):
    """The guards have chosen, or have let the moment pass."""


class Halted(Message):
    """A guard blew a whistle, and all know it."""

    seat: Seat


class Caught(Message):
    """The runner was on or beside the square of a guard who halted."""

    square: Square


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
    Posted | Hid | HidSomewhere | Stepped | SteppedSomewhere | WindowOpened | Chose | WindowClosed
    | Halted | Caught | WentAway | CameBack | MatchEnded | MatchStopped
)  # fmt: skip

# Views


class GuardAt(Message):
    """A guard, as everybody sees one."""

    seat: Seat
    square: Square
    whistles: int


class PublicView(Message):
    """What everybody may see."""

    guards: tuple[GuardAt, ...]
    steps: int
    is_window: bool
    until: Millis | None
    away: tuple[Seat, ...]


class GuardView(Message):
    """What a guard sees."""

    table: PublicView
    decision: Decision | None


class RunnerView(Message):
    """What the runner sees."""

    table: PublicView
    way: tuple[Square, ...]


class TruthView(Message):
    """Everything, once it is over."""

    table: PublicView
    way: tuple[Square, ...]


View = PublicView | GuardView | RunnerView | TruthView
