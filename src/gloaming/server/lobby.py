"""A table before and between matches: a fold of facts, as a match is one of inputs.

Acts ask, `decide` answers, `fold` remembers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, assert_never

import msgspec
from msgspec.structs import replace

from gloaming.core import AnyGame, Lacking, Message, Record, Roles, lacking
from gloaming.server.wire import (
    UNREADABLE,
    AddBot,
    Clear,
    LobbyAct,
    RefusalReason,
    SetOptions,
    Sit,
    Stand,
    Start,
    Throw,
)

# Facts: what a table's log is made of


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


Fact = SatDown | StoodUp | BotSat | Cleared | OptionsSet | Promised | Thrown | Started | Finished


class TableHeader(Record):
    """What never changes about a table."""

    code: str
    game: str
    host: Person


class Table(Record):
    """What the facts add up to."""

    header: TableHeader
    options: bytes
    places: tuple[Person | Robot | None, ...]
    next_match: str = ""
    commitment: str = ""
    nonces: tuple[tuple[str, str], ...] = ()
    running: str | None = None
    last: str | None = None

    def place_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for number, sitter in enumerate(self.places):
            if isinstance(sitter, Person) and sitter.id == person:
                return number
        return None

    @property
    def taken(self) -> tuple[int, ...]:
        """The places that are taken: they become the seats of a match, in this order."""
        return tuple(number for number, sitter in enumerate(self.places) if sitter is not None)

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        """Whether people wait, play, or look back."""
        if self.running is not None:
            return "playing"
        return "lobby" if self.last is None else "over"

    def nonce_of(self, number: int) -> str | None:
        """What the person on a place threw in."""
        sitter = self.places[number]
        return dict(self.nonces).get(sitter.id) if isinstance(sitter, Person) else None


def fresh(header: TableHeader, game: AnyGame) -> Table:
    """A table nobody has sat down at."""
    options = game.options()
    free = (None,) * len(game.roles(options).places)
    return Table(header, msgspec.json.encode(options), free)


# Asking


class RefusalError(Exception):
    """An act that may not be done, and why."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason)
        self.reason: RefusalReason = reason


def decide(table: Table, game: AnyGame, who: Person, act: LobbyAct) -> Fact:
    """The fact that an act leads to, or a refusal."""
    if table.running is not None:
        raise RefusalError("already-running")
    match act:
        case Sit(place):
            return _sit(table, who, place)
        case Stand():
            return _stand(table, who)
        case Throw(commitment, nonce):
            return _throw(table, who, commitment, nonce)
        case AddBot(place, bot):
            return _add_bot(table, game, who, place, bot)
        case Clear(place):
            return _clear(table, who, place)
        case SetOptions(options):
            return _set_options(table, game, who, bytes(options))
        case Start():
            return _start(table, game, who)
        case other:
            assert_never(other)


def _sit(table: Table, who: Person, place: int) -> Fact:
    _must_be_free(table, place)
    return SatDown(place, who)


def _must_be_free(table: Table, place: int) -> None:
    if place >= len(table.places):
        raise RefusalError("no-such-place")
    if table.places[place] is not None:
        raise RefusalError("place-taken")


def _stand(table: Table, who: Person) -> Fact:
    if table.place_of(who.id) is None:
        raise RefusalError("not-seated")
    return StoodUp(who.id)


def _throw(table: Table, who: Person, commitment: str, nonce: str) -> Fact:
    if table.place_of(who.id) is None:
        raise RefusalError("not-seated")
    if commitment != table.commitment:
        raise RefusalError("wrong-commitment")
    return Thrown(who.id, nonce)


def _must_be_host(table: Table, who: Person) -> None:
    if who.id != table.header.host.id:
        raise RefusalError("not-host")


def _add_bot(table: Table, game: AnyGame, who: Person, place: int, bot: str) -> Fact:
    _must_be_host(table, who)
    _must_be_free(table, place)
    if bot not in game.bots:
        raise RefusalError("no-such-bot")
    return BotSat(place, bot)


def _clear(table: Table, who: Person, place: int) -> Fact:
    _must_be_host(table, who)
    if place >= len(table.places):
        raise RefusalError("no-such-place")
    if table.places[place] is None:
        raise RefusalError("nothing-there")
    return Cleared(place)


def _set_options(table: Table, game: AnyGame, who: Person, options: bytes) -> Fact:
    _must_be_host(table, who)
    return OptionsSet(msgspec.Raw(checked_options(game, options)))


def checked_options(game: AnyGame, options: bytes) -> bytes:
    """Options as the game would write them, or a refusal."""
    try:
        return msgspec.json.encode(msgspec.json.decode(options, type=game.options))
    except UNREADABLE:
        raise RefusalError("bad-options") from None


def _start(table: Table, game: AnyGame, who: Person) -> Fact:
    _must_be_host(table, who)
    reason = missing(table, game)
    if reason is not None:
        raise RefusalError(reason)
    return Started()


def roles_of(table: Table, game: AnyGame) -> Roles:
    """The places under the options that are set."""
    return _roles(game, table.options)


@lru_cache(maxsize=256)
def _roles(game: AnyGame, options: bytes) -> Roles:
    return game.roles(msgspec.json.decode(options, type=game.options))


def missing(table: Table, game: AnyGame) -> Lacking | None:
    """What is still missing before a match can begin."""
    return _missing(game, table.options, table.taken)


@lru_cache(maxsize=256)
def _missing(game: AnyGame, options: bytes, taken: tuple[int, ...]) -> Lacking | None:
    """The same tables ask for it again and again."""
    roles = _roles(game, options)
    return lacking(roles, [roles.places[number] for number in taken])


# Remembering


def fold(table: Table, game: AnyGame, fact: Fact) -> Table:
    """The table after a fact."""
    match fact:
        case SatDown(place, person):
            return _placed(_without(table, person.id), place, person)
        case StoodUp(person):
            return _without(table, person)
        case BotSat(place, level):
            return _placed(table, place, Robot(level))
        case Cleared(place):
            return _placed(table, place, None)
        case OptionsSet(options):
            return _resized(replace(table, options=bytes(options)), game)
        case Promised(match, commitment):
            return replace(table, next_match=match, commitment=commitment, nonces=())
        case Thrown(person, nonce):
            others = tuple(pair for pair in table.nonces if pair[0] != person)
            return replace(table, nonces=(*others, (person, nonce)))
        case Started():
            return replace(table, running=table.next_match)
        case Finished():
            return replace(table, running=None, last=table.running)
        case other:
            assert_never(other)


def _placed(table: Table, place: int, sitter: Person | Robot | None) -> Table:
    places = (*table.places[:place], sitter, *table.places[place + 1 :])
    return replace(table, places=places)


def _without(table: Table, person: str) -> Table:
    place = table.place_of(person)
    return table if place is None else _placed(table, place, None)


def _resized(table: Table, game: AnyGame) -> Table:
    count = len(roles_of(table, game).places)
    kept = table.places[:count]
    return replace(table, places=kept + (None,) * (count - len(kept)))
