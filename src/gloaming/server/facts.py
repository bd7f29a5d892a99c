"""Facts: what a table's log is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.core import Message, Millis
from gloaming.server.wire import Door

Paused = Literal["agreed", "gone"]
"""Why time stands still."""


class Person(Message):
    """Somebody on a place."""

    id: str
    name: str


class Robot(Message):
    """A bot on a place."""

    level: str


class SatDown(Message):
    """Somebody took a place, and left the one they had."""

    place: int
    person: Person


class StoodUp(Message):
    """Somebody watches from now on."""

    person: str


class BotSat(Message):
    """The host put a bot on a place."""

    place: int
    level: str


class Cleared(Message):
    """The host freed a place."""

    place: int


class OptionsSet(Message):
    """The game is played like this from now on."""

    options: msgspec.Raw


class Swapped(Message):
    """Two places changed hands: the host let them, or somebody took a bot's."""

    one: int
    other: int


class Rotated(Message):
    """Everybody moved on by one taken place of the own team."""


class DoorSet(Message):
    """The host said who may come in."""

    door: Door


class HandedOver(Message):
    """Somebody else is the host from now on."""

    person: Person


class LedOn(Message):
    """The host showed everybody the way to another table."""

    code: str


class ReadySet(Message):
    """Somebody is ready, or is not after all."""

    person: str
    is_ready: bool


class Stretched(Message):
    """Somebody needs this many times the time."""

    person: str
    factor: int


class Promised(Message):
    """The host committed to the chance of the next match."""

    match: str
    commitment: str


class Thrown(Message):
    """A seated person threw a nonce into it."""

    person: str
    nonce: str


class Started(Message):
    """The promised match runs."""


class Finished(Message):
    """It has ended."""


class ClockSet(Message):
    """Match time was this, at that moment of the wall clock, and runs from there or stands."""

    at: Millis
    wall: int
    paused: Paused | None


class Moment(Message):
    """When, in the running match: after so many inputs, and at this match time."""

    seq: int
    at: Millis


BEGINNING = Moment(0, Millis(0))


class TookSeat(Message):
    """Somebody took a bot's seat in the running match."""

    seat: int
    person: Person
    when: Moment = BEGINNING


class Removed(Message):
    """The others gave somebody's seat to a bot, for the rest of the match."""

    seat: int
    level: str
    when: Moment = BEGINNING
    is_out: bool = False
    """Whoever sat there was sent away from the table with it."""


class SentAway(Message):
    """Somebody was sent away from the table, for good."""

    person: str


class StoodIn(Message):
    """A bot plays on for somebody who gives no sign of life."""

    seat: int
    level: str
    when: Moment


class PlaysAgain(Message):
    """Somebody for whom a bot played on has taken over from it."""

    seat: int
    when: Moment


Seating = SatDown | StoodUp | BotSat | Cleared | Swapped | Rotated | TookSeat | Removed | SentAway
"""Who sits where."""
Manner = OptionsSet | DoorSet | HandedOver | LedOn | ReadySet | Stretched
"""How things are done at the table."""
Course = Promised | Thrown | Started | Finished | ClockSet | StoodIn | PlaysAgain
"""How its matches go."""
Handing = TookSeat | Removed | StoodIn | PlaysAgain
"""Who plays on a seat from a moment of the running match on."""
Fact = Seating | Manner | Course
