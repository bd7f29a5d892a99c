"""The nouns of every game: who acts, who looks, when, and what one line of a match says."""

from __future__ import annotations

import re
from typing import Generic, Literal, NewType, TypeVar, dataclass_transform

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of `Header.seats`."""

Millis = NewType("Millis", int)
"""Match time: milliseconds since the deal, standing still while the match is paused."""

Actor = Seat | Literal["nature", "clock", "host"]
"""Whoever may change the state."""

Viewer = Seat | Literal["public", "truth"]
"""Whoever looks at it; the truth is for looking back, once the outcome is there."""


def kebab(name: str) -> str:
    """`TimeUp` as it is spelled on the wire and in the word files: `time-up`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=kebab):
    """A move, an event, a view or a thing in a view: all that may cross the wire.

    Frozen data holds nothing that holds it, so the collector need not look for circles in it.
    """


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Record(msgspec.Struct, frozen=True, gc=False):
    """Frozen data that stays inside: for modules that are compiled (see tools/compile.py)."""


# What the clock and the host may do, in every game


class TimeUp(Message):
    """The clock: the deadline has passed. `Input.at` is the deadline itself."""


class Left(Message):
    """The host: the person in this seat is gone."""

    seat: Seat


class Back(Message):
    """The host: the person in this seat is here again."""

    seat: Seat


class Stop(Message):
    """The host: the match ends here, without a winner by the rules."""


HostMove = Left | Back | Stop

# The log

M = TypeVar("M")
S = TypeVar("S")
E = TypeVar("E")


class Input(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """One line of the log: at this moment this actor did this."""

    at: Millis
    by: Actor
    move: M


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What an input led to: the next state, and what there was to witness."""

    state: S
    events: tuple[E, ...] = ()


# Seats, and how a match ended


class Place(msgspec.Struct, frozen=True):
    """A chair as the game describes it: the names are ids of words."""

    role: str
    team: str | None = None


class Roles(msgspec.Struct, frozen=True):
    """Which places there are under the chosen options, and what it takes to begin."""

    places: tuple[Place, ...]
    least: int
    """How many must be taken."""
    needs: tuple[Place, ...] = ()
    """Which of them must be among those, as often as they are named."""
    apart: int | None = None
    """By how much the sizes of two teams may differ."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """Why a match ended, and how much it brought each seat."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


# What a seat has to go by


class Witnessed(msgspec.Struct, Generic[E], frozen=True, gc=False):
    """The events of one moment, as one viewer witnessed them."""

    at: Millis
    events: tuple[E, ...]


class Reason(msgspec.Struct, frozen=True):
    """Why a bot did something: an id of words with its arguments."""

    id: str
    args: dict[str, int | str] = {}
