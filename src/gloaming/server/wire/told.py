"""What the server sends through the socket; of a match, all is made in `frames.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.core import Lacking, Message, Millis, Outcome, Place, Reason
from gloaming.server.wire.kinds import Consultation, Door, HandedTo, Key, Presence, Topic, WatcherId

# From the server: the table


class SeatView(msgspec.Struct, frozen=True):
    """A place and who is on it, as everybody at the table sees it."""

    place: Place
    taken: Literal["free", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    presence: Presence = "here"
    bot_in: Millis | None = None
    """How long, at most, until a bot plays on for somebody who gives no sign of life."""
    has_stand_in: bool = False
    """A bot plays on for the person, who may come back at any time."""
    is_host: bool = False
    is_ready: bool = False
    stretch: int = 1
    has_thrown: bool = False


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who watches, as the host is told."""

    id: WatcherId
    name: str


class Tally(msgspec.Struct, frozen=True):
    """A question that the table is asked."""

    topic: Topic
    seat: int | None
    by: tuple[int, ...]
    """The seats that are for it and may be named."""
    unnamed: int
    """How many more are for it: a seat that not everybody may hear is counted and not named."""
    needed: int


class Hearing(msgspec.Struct, frozen=True):
    """Whom one's words reach now: aloud, and those to whom one may whisper."""

    seats: tuple[int, ...]
    watchers: bool
    whispers: tuple[int, ...]


class WhoHears(Message):
    """Whom one's words reach has changed in the middle of a match; it follows the update."""

    hearing: Hearing


class CountStopped(Message):
    """Somebody has stopped the count, or changed what was agreed on."""

    name: str
    is_own: bool


class TableView(Message, tag="table"):
    """The table, whole, whenever anything about it changes."""

    code: str
    game: str
    options: msgspec.Raw
    places: tuple[SeatView, ...]
    least: int
    needs: tuple[Place, ...]
    """Which places must be taken, as often as they are named, and how many at least."""
    host: str
    you: int | None
    """The number of the place one sits on."""
    is_host: bool
    is_asked: bool
    """Whether one is asked for a sign of life, before a bot plays on."""
    voted: tuple[int, ...]
    """The tallies, by their number in the list, that one is for."""
    watching: tuple[Watcher, ...]
    """For the host: those who watch."""
    hearing: Hearing | None
    """Nothing while everybody hears everybody."""
    watchers: int
    door: Door
    lacking: Lacking | Literal["no-such-pack"] | None
    """What is still missing before a match can begin."""
    starts_in: Millis | None
    """How much of the count before a match is left."""
    paused: Literal["agreed", "gone"] | None
    """Whether time stands still: by agreement, or because everybody is gone."""
    now: Millis | None
    """Match time, while a match runs."""
    stretch: int
    """By how much match time is slower than any other."""
    may_stretch: bool
    """Whether somebody may ask for more time: not where the clock is what is played against."""
    tallies: tuple[Tally, ...]
    onward: str | None
    """The table to which the host leads on."""
    phase: Literal["lobby", "playing", "over"]
    commitment: str
    """The promise about the chance of the match that is played, else of the next one."""
    next_match: str
    """The match that the commitment speaks of."""
    match: str | None
    """The match that is played, else the last one."""
    has_lost: bool
    """The server's disk has lost some of what happened in it, or at the table since."""


# From the server: the match


class Sitter(msgspec.Struct, frozen=True):
    """A seat of the running match, counted from 0 without the places that stayed free."""

    name: str
    place: Place
    bot: str | None


class HandedOn(msgspec.Struct, frozen=True):
    """A seat of the match that somebody else plays from a moment on."""

    seat: int
    to: HandedTo
    moment: int
    """How many moments one had witnessed before it."""
    at: Millis
    name: str
    """Whose the seat is from then on: a person's name, or a bot's level."""
    bot: str | None
    """The bot that plays there from then on, if one does."""


class SeatHanded(Message):
    """It has happened just now."""

    handed: HandedOn


class Earlier(Message):
    """A part of the moments of a long match; more of them or the snapshot follow."""

    first: int
    """The number of its first moment, counted from 0 in what one has witnessed."""
    witnessed: msgspec.Raw


class Snapshot(Message):
    """Where the match stands, for a socket that has just come. Its updates count from 1."""

    match: str
    game: str
    edition: int
    options: msgspec.Raw
    seats: tuple[Sitter, ...]
    """Who has the seats, or had them when the match ended."""
    began: tuple[Sitter, ...]
    """Who had them when it began."""
    handed: tuple[HandedOn, ...]
    """How it came from the one to the other."""
    you: int | None
    """One's own seat, or nothing for somebody who watches."""
    commitment: str
    nonces: tuple[str | None, ...]
    now: Millis
    deadline: Millis | None
    view: msgspec.Raw
    legal: msgspec.Raw
    """The moves one may make now, in a fixed order."""
    question: int | None
    """The number of the question that the seat is asked: a later one may have the same moves."""
    first: int
    """The number of the first moment in `witnessed`; those before it came as `earlier`."""
    witnessed: msgspec.Raw
    """The events one has seen so far, by moment: `[{"at": …, "events": […]}, …]`."""
    note: str
    """One's private notes."""


class Update(Message):
    """Something this viewer witnessed. `view` holds the fields that changed, and only those.

    What reaches the disk together is told together.
    """

    n: int
    moment: int
    """The number of the last moment it tells of, counted from 0 in what one has witnessed."""
    witnessed: msgspec.Raw
    """The events of each of its moments, as in a snapshot."""
    view: msgspec.Raw
    legal: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """Left out when it is as it was; so are `question` and `deadline`."""
    question: int | msgspec.UnsetType | None = msgspec.UNSET
    deadline: Millis | msgspec.UnsetType | None = msgspec.UNSET


class Over(Message):
    """The match has ended: the outcome and the truth, once for everybody."""

    outcome: Outcome
    truth: msgspec.Raw
    head: str
    """The digest that the match file leads to."""


# From the server: talk, notes, looking back


class Spoken(msgspec.Struct, frozen=True):
    """One thing that was said, as somebody who heard it, or of it, is told."""

    n: int
    """The how-manieth line of this socket, from 0: what others say unheard is not counted."""
    at: int
    """By the wall clock, in ms."""
    name: str
    place: int | None
    is_own: bool
    text: str | None
    """Nothing where others whisper: who does so to whom is known, and what they say is not."""
    seats: tuple[int, ...] | None
    """The seats that heard it, with the speaker's; nothing if everybody did."""
    watchers: bool


class Talk(Message):
    """What was said: all that one heard when one comes, then line by line."""

    lines: tuple[Spoken, ...]


class Noted(Message):
    """One's notes, as another device of one's own has left them."""

    text: str


class Recalled(Message):
    """How it looked to oneself after a moment, or in it, before another part of the match began."""

    key: Key
    moment: int
    events: int
    """How many of the events that one witnessed of this moment had happened."""
    view: msgspec.Raw


class Consulted(Message):
    """What the game has worked out: ids of words with their arguments."""

    key: Key
    what: Consultation
    reasons: tuple[Reason, ...]


class DeviceCame(Message):
    """Another device goes on as the same person, whose other devices hear of it."""

    label: str
    """What kind of device it is; empty where it does not say."""


# From the server: answers


class Done(Message):
    """The command is done and kept: no crash can undo it."""

    key: Key


class TooLate(Message):
    """The move was possible at the frame it answered, but no longer is."""

    key: Key


RefusalReason = Literal[
    "not-legal", "over", "not-seated", "not-running", "malformed", "no-such-place", "place-taken",
    "not-host", "no-such-bot", "bad-options", "too-few", "missing-role", "teams-uneven",
    "already-running", "wrong-commitment", "nothing-there", "locked", "nobody-there",
    "count-stopped", "paused", "not-paused", "not-offered", "is-here", "text-empty",
    "text-too-long", "talks-too-fast", "nobody-hears", "no-such-moment", "no-such-table",
    "too-fast", "no-such-pack", "hushed", "clock-counts",
    "sent-away",
]  # fmt: skip


class Refused(Message):
    """The command is not done, and why: by what was sent, and by what its sender sees anyway."""

    key: Key
    reason: RefusalReason
    why: Reason | msgspec.UnsetType = msgspec.UNSET
    """The rule of the game that stands against a move, where it can tell."""


class Pong(Message):
    """Yes. `now` is match time while a match runs."""

    now: Millis | None


FromServer = (
    TableView
    | Earlier
    | Snapshot
    | Update
    | SeatHanded
    | WhoHears
    | CountStopped
    | Over
    | Talk
    | Noted
    | DeviceCame
    | Recalled
    | Consulted
    | Done
    | TooLate
    | Refused
    | Pong
)

# Why a socket is closed: the codes above 4000 are ours

CLOSE_GOING_AWAY = 1001
CLOSE_TOO_LARGE = 1009
CLOSE_RESTART = 1012
CLOSE_MALFORMED = 4400
CLOSE_SIGNED_OUT = 4401
CLOSE_SENT_AWAY = 4403
CLOSE_TOO_SLOW = 4408
CLOSE_TOO_MANY = 4429
