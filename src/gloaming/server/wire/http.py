"""Requests and their answers."""

from __future__ import annotations

from typing import Literal

import msgspec

from gloaming.core import Roles

# HTTP


class SessionAsked(msgspec.Struct, frozen=True):
    """`POST /api/session`: how one wants to be called."""

    name: str


class HereView(msgspec.Struct, frozen=True):
    """`GET /api/here`: how others on the network reach this server, and which version it is."""

    lan: str | None
    version: str
    client: str
    """Changes with the pages: whoever has older ones fetches them anew."""


class SessionView(msgspec.Struct, frozen=True):
    """Who one is to the others."""

    name: str


class TableAsked(msgspec.Struct, frozen=True):
    """`POST /api/tables`: a new table. Options that are left out are as the game has them."""

    game: str
    options: msgspec.Raw = msgspec.Raw(b"{}")
    sits: bool = False
    """Whether whoever makes it has the first place."""
    after: str | None = None
    """The table from which its host leads on: whoever sits there sits here, as far as possible.

    The last of what everybody there could hear is heard here, too.
    """


class TableMade(msgspec.Struct, frozen=True):
    """The code by which others find it."""

    code: str


class OpenTable(msgspec.Struct, frozen=True):
    """`GET /api/open`: a table that anybody may come to."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    names: tuple[str, ...]
    bots: int
    free: int
    watchers: int


class ElsewhereAsked(msgspec.Struct, frozen=True):
    """`POST /api/elsewhere`: to go on with another device, at this table."""

    table: str


class ElsewhereMade(msgspec.Struct, frozen=True):
    """Good for one device, for two minutes: `POST /api/elsewhere/TOKEN` there.

    `GET` of the same tells whether it still is, and nothing else.
    """

    token: str


class ElsewhereTaken(msgspec.Struct, frozen=True):
    """`POST /api/elsewhere/TOKEN`: go on here, also if this device belongs to somebody else."""

    instead: bool = False


class ElsewhereView(msgspec.Struct, frozen=True):
    """The other device is the same person now."""

    name: str
    table: str


class DeviceView(msgspec.Struct, frozen=True):
    """`GET /api/devices`: a device on which one is known; times are full hours, in ms.

    `POST /api/devices/ID` signs it out, `POST /api/devices` all others; both tell which are left.
    """

    id: str
    label: str
    """What kind of device it is; empty where it did not say."""
    first_seen: int
    last_seen: int
    is_this: bool


class TicketMade(msgspec.Struct, frozen=True):
    """Good for one socket, for thirty seconds."""

    ticket: str


class OptionView(msgspec.Struct, frozen=True):
    """One option of a game: its name is an id of words, its schema that of a flat JSON value.

    Where `packs` is true, packs of the server are choices, too, and `titles` says their names.
    """

    name: str
    schema: msgspec.Raw


class GameView(msgspec.Struct, frozen=True):
    """A game as the lobby shows it. `kinds` tells words what the fields of its messages are."""

    name: str
    edition: int
    is_example: bool
    has_open_seats: bool
    """Whether a bot's seat may be taken in the middle of a match."""
    asides: tuple[str, ...]
    """Moves for which nobody is waited: who has no others is not asked for anything."""
    roles: Roles
    """The places of a table that sets nothing."""
    fewest: int
    most: int
    """How many can play, whatever a table sets."""
    bots: tuple[str, ...]
    options: tuple[OptionView, ...]
    kinds: dict[str, dict[str, str]]


class Problem(msgspec.Struct, frozen=True):
    """What went wrong with a request: an id of words."""

    reason: str
