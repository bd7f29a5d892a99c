"""All that crosses the socket and HTTP, apart from what games bring.

What is sent of a match is made in `frames.py` alone; what arrives is decoded once, at the door.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloaming.core import Lacking, Message, Millis, Outcome, Place, Roles

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Chosen by the client for each command: sent again, it is answered again and not done again."""

Nonce = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+\Z")]
"""32 bytes of the client's own chance, in hexadecimal digits."""

PlaceNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
FrameNumber = Annotated[int, msgspec.Meta(ge=0)]

# From the client: what happens at the table


class Sit(Message):
    """Take a free place, or move to it."""

    place: PlaceNumber


class Stand(Message):
    """Leave one's place and watch."""


class AddBot(Message):
    """The host puts a bot on a free place."""

    place: PlaceNumber
    bot: Annotated[str, msgspec.Meta(max_length=32)]


class Clear(Message):
    """The host frees a place: of a bot, or of a person."""

    place: PlaceNumber


class SetOptions(Message):
    """The host changes how the game is played."""

    options: msgspec.Raw


class Throw(Message):
    """Throw a nonce into the chance of the next match, having seen the host's commitment."""

    commitment: Annotated[str, msgspec.Meta(min_length=64, max_length=64)]
    nonce: Nonce


class Start(Message):
    """The host begins the match."""


class StopMatch(Message, tag="stop"):
    """The host ends the running match; nobody wins."""


LobbyAct = Sit | Stand | AddBot | Clear | SetOptions | Throw | Start
TableAct = LobbyAct | StopMatch

# From the client: frames


class Move(Message):
    """A move in the running match. `frame` is the number of the frame that it answers."""

    key: Key
    frame: FrameNumber
    move: msgspec.Raw


class Act(Message):
    """Something at the table."""

    key: Key
    act: TableAct


class Ping(Message):
    """Is anybody there? Also measures the way and sets the client's clock."""


FromClient = Move | Act | Ping

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding may raise, whatever was sent."""

# From the server: the table


class SeatView(msgspec.Struct, frozen=True):
    """A place and who is on it, as everybody at the table sees it."""

    place: Place
    taken: Literal["free", "person", "bot"]
    name: str | None = None
    bot: str | None = None
    is_here: bool = False
    has_thrown: bool = False


class TableView(Message, tag="table"):
    """The table, whole, whenever anything about it changes."""

    code: str
    game: str
    options: msgspec.Raw
    places: tuple[SeatView, ...]
    least: int
    host: str
    you: int | None
    """The number of the place one sits on."""
    is_host: bool
    watchers: int
    lacking: Lacking | None
    """What is still missing before a match can begin."""
    phase: Literal["lobby", "playing", "over"]
    commitment: str
    """The promise about the chance of the match that is played, else of the next one."""
    next_match: str
    """The match that the commitment speaks of."""
    match: str | None
    """The match that is played, else the last one."""


# From the server: the match


class Sitter(msgspec.Struct, frozen=True):
    """A seat of the running match, counted from 0 without the places that stayed free."""

    name: str
    place: Place
    bot: str | None


class Snapshot(Message):
    """Where the match stands, for a socket that has just come. Its updates count from 1."""

    match: str
    game: str
    edition: int
    options: msgspec.Raw
    seats: tuple[Sitter, ...]
    you: int | None
    """One's own seat, or nothing for somebody who watches."""
    commitment: str
    nonces: tuple[str | None, ...]
    now: Millis
    deadline: Millis | None
    view: msgspec.Raw
    legal: msgspec.Raw
    """The moves one may make now, in a fixed order."""
    witnessed: msgspec.Raw
    """All the events one has seen so far, by moment: `[{"at": …, "events": […]}, …]`."""


class Update(Message):
    """Something this viewer witnessed. `view` holds the fields that changed, and only those.

    What reaches the disk together is told together: `at` is the time of the last of it.
    """

    n: int
    at: Millis
    events: msgspec.Raw
    view: msgspec.Raw
    legal: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """Left out when it is as it was; so is `deadline`."""
    deadline: Millis | msgspec.UnsetType | None = msgspec.UNSET


class Over(Message):
    """The match has ended: the outcome and the truth, once for everybody."""

    outcome: Outcome
    truth: msgspec.Raw
    head: str
    """The digest that the match file leads to."""


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
    "already-running", "wrong-commitment", "nothing-there",
]  # fmt: skip


class Refused(Message):
    """The command is not done, and why: a word id, made of nothing but what was sent."""

    key: Key
    reason: RefusalReason


class Pong(Message):
    """Yes. `now` is match time while a match runs."""

    now: Millis | None


FromServer = TableView | Snapshot | Update | Over | Done | TooLate | Refused | Pong

# Why a socket is closed: the codes above 4000 are ours

CLOSE_GOING_AWAY = 1001
CLOSE_TOO_LARGE = 1009
CLOSE_RESTART = 1012
CLOSE_MALFORMED = 4400
CLOSE_TOO_SLOW = 4408
CLOSE_TOO_MANY = 4429

# HTTP


class SessionAsked(msgspec.Struct, frozen=True):
    """`POST /api/session`: how one wants to be called."""

    name: str


class HereView(msgspec.Struct, frozen=True):
    """`GET /api/here`: how others on the network reach this server, and which version it is."""

    lan: str | None
    version: str


class SessionView(msgspec.Struct, frozen=True):
    """Who one is to the others."""

    name: str


class TableAsked(msgspec.Struct, frozen=True):
    """`POST /api/tables`: a new table. Options that are left out are as the game has them."""

    game: str
    options: msgspec.Raw = msgspec.Raw(b"{}")


class TableMade(msgspec.Struct, frozen=True):
    """The code by which others find it."""

    code: str


class TicketMade(msgspec.Struct, frozen=True):
    """Good for one socket, for thirty seconds."""

    ticket: str


class OptionView(msgspec.Struct, frozen=True):
    """One option of a game: its name is an id of words, its schema that of a flat JSON value."""

    name: str
    schema: msgspec.Raw


class GameView(msgspec.Struct, frozen=True):
    """A game as the lobby shows it. `kinds` tells words what the fields of its messages are."""

    name: str
    edition: int
    is_example: bool
    roles: Roles
    bots: tuple[str, ...]
    options: tuple[OptionView, ...]
    kinds: dict[str, dict[str, str]]


class Problem(msgspec.Struct, frozen=True):
    """What went wrong with a request: an id of words."""

    reason: str
