"""A table before and between matches: a fold of facts, as a match is one of inputs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from gloaming.core import AnyGame, Lacking, Record, Roles, Seat, lacking
from gloaming.kinds import packs_in
from gloaming.packs import shelf
from gloaming.server.facts import (
    BotSat,
    Cleared,
    ClockSet,
    Course,
    DoorSet,
    Fact,
    Finished,
    HandedOver,
    LedOn,
    Manner,
    Moment,
    OptionsSet,
    Person,
    PlaysAgain,
    Promised,
    ReadySet,
    Removed,
    Robot,
    Rotated,
    SatDown,
    Seating,
    SentAway,
    Started,
    StoodIn,
    StoodUp,
    Stretched,
    Swapped,
    Thrown,
    TookSeat,
)
from gloaming.server.wire import Door, HandedTo

Sitter = Person | Robot | None
T = TypeVar("T")


class TableHeader(Record):
    """What never changes about a table."""

    code: str
    game: str
    host: Person
    """Who made it."""


class Handed(Record):
    """A seat of a match that somebody else plays from a moment on."""

    seat: int
    to: HandedTo
    when: Moment
    name: str
    """Whose it is from then on: a person's name, or a bot's level."""
    bot: str | None
    """The bot that plays, if one does."""


class Table(Record):
    """What the facts add up to."""

    header: TableHeader
    options: bytes
    places: tuple[Sitter, ...]
    host: Person
    door: Door = "private"
    ready: frozenset[str] = frozenset()
    stretches: tuple[tuple[str, int], ...] = ()
    onward: str | None = None
    next_match: str = ""
    commitment: str = ""
    nonces: tuple[tuple[str, str], ...] = ()
    running: str | None = None
    last: str | None = None
    sitters: tuple[str | None, ...] = ()
    """Who has each seat of the running or the last match; nothing for a bot."""
    had: tuple[tuple[str, int], ...] = ()
    """Who has sat on which seat of this match: nobody gets to see two hands."""
    handed: tuple[Handed, ...] = ()
    """Who came and went on the seats of the running or the last match, in order."""
    sent_away: frozenset[str] = frozenset()
    """The people who may not come in again."""
    clock: ClockSet | None = None
    """When somebody last laid hands on the clock of the running match."""

    def place_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for number, sitter in enumerate(self.places):
            if isinstance(sitter, Person) and sitter.id == person:
                return number
        return None

    def seat_of(self, person: str) -> Seat | None:
        """Which seat of the running or the last match somebody has."""
        return Seat(self.sitters.index(person)) if person in self.sitters else None

    @property
    def taken(self) -> tuple[int, ...]:
        """The places that are taken: they become the seats of a match, in this order."""
        return tuple(number for number, sitter in enumerate(self.places) if sitter is not None)

    @property
    def persons(self) -> tuple[Person, ...]:
        """The people on places."""
        return tuple(sitter for sitter in self.places if isinstance(sitter, Person))

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        """Whether people wait, play, or look back."""
        if self.running is not None:
            return "playing"
        return "lobby" if self.last is None else "over"

    @property
    def paused(self) -> Literal["agreed", "gone"] | None:
        """Why the running match stands still, if it does."""
        return None if self.clock is None else self.clock.paused

    def stretch_of(self, person: str) -> int:
        """How much more time somebody needs."""
        return dict(self.stretches).get(person, 1)

    @property
    def stretch(self) -> int:
        """By how much match time is slower: whoever needs most decides."""
        return max((self.stretch_of(person.id) for person in self.persons), default=1)

    def nonce_of(self, number: int) -> str | None:
        """What the person on a place threw in."""
        sitter = self.places[number]
        return dict(self.nonces).get(sitter.id) if isinstance(sitter, Person) else None

    @property
    def levels(self) -> dict[Seat, str]:
        """The bots in the running match."""
        sitters = (self.places[number] for number in self.taken)
        return {
            Seat(seat): sitter.level
            for seat, sitter in enumerate(sitters)
            if isinstance(sitter, Robot)
        }

    @property
    def stand_ins(self) -> dict[Seat, str]:
        """The bots that play on for people."""
        latest = {handed.seat: handed for handed in self.handed}
        found = (handed for handed in latest.values() if handed.to == "stand-in")
        return {Seat(handed.seat): handed.bot for handed in found if handed.bot is not None}


def fresh(header: TableHeader, game: AnyGame) -> Table:
    """A table nobody has sat down at."""
    options = game.options()
    free = (None,) * len(game.roles(options).places)
    return Table(header, msgspec.json.encode(options), free, header.host)


def roles_of(table: Table, game: AnyGame) -> Roles:
    """The places under the options that are set."""
    return _roles(game, table.options)


@lru_cache(maxsize=256)
def _roles(game: AnyGame, options: bytes) -> Roles:
    return game.roles(msgspec.json.decode(options, type=game.options))


def may_stretch(table: Table, game: AnyGame) -> bool:
    """Whether whoever needs more time may have it under the options that are set."""
    return _may_stretch(game, table.options)


@lru_cache(maxsize=256)
def _may_stretch(game: AnyGame, options: bytes) -> bool:
    return game.may_stretch(msgspec.json.decode(options, type=game.options))


def missing(table: Table, game: AnyGame) -> Lacking | Literal["no-such-pack"] | None:
    """What is still missing before a match can begin.

    That everybody is ready is not: the host need not wait for ever, and during the count whoever is
    not may ask for time.
    """
    if any(shelf(game.name).find(pack) is None for pack in _packs(game, table.options)):
        return "no-such-pack"
    return _missing(game, table.options, table.taken)


@lru_cache(maxsize=256)
def _packs(game: AnyGame, options: bytes) -> tuple[str, ...]:
    return packs_in(msgspec.json.decode(options, type=game.options))


@lru_cache(maxsize=256)
def _missing(game: AnyGame, options: bytes, taken: tuple[int, ...]) -> Lacking | None:
    """The same tables ask for it again and again."""
    roles = _roles(game, options)
    return lacking(roles, [roles.places[number] for number in taken])


# Remembering


def fold(table: Table, game: AnyGame, fact: Fact) -> Table:
    """The table after a fact."""
    if isinstance(fact, Seating):
        return _seat(table, game, fact)
    if isinstance(fact, Manner):
        return _set_manner(table, game, fact)
    return _go_on(table, fact)


def _seat(table: Table, game: AnyGame, fact: Seating) -> Table:
    match fact:
        case SatDown(place, person):
            return _placed(_without(table, person.id), place, person)
        case StoodUp(person):
            return _without(table, person)
        case BotSat(place, level):
            return _placed(table, place, Robot(level))
        case Cleared(place):
            return _placed(table, place, None)
        case Swapped(one, other):
            at_one, at_other = table.places[one], table.places[other]
            return _placed(_placed(table, one, at_other), other, at_one)
        case Rotated():
            return _rotated(table, roles_of(table, game))
        case TookSeat(seat, person, when):
            had = (*table.had, (person.id, seat))
            handed = Handed(seat, "person", when, person.name, None)
            return _handed_to(replace(table, had=had), handed, person)
        case Removed():
            return _removed(table, fact)
        case SentAway(person):
            return _sent_away(table, person)
        case other:
            assert_never(other)


def _removed(table: Table, fact: Removed) -> Table:
    handed = Handed(fact.seat, "bot", fact.when, fact.level, fact.level)
    left, out = _handed_to(table, handed, Robot(fact.level)), sent_out(table, fact)
    return left if out is None else _sent_away(left, out)


def sent_out(table: Table, fact: Fact) -> str | None:
    """Whom a fact puts out of the table."""
    if isinstance(fact, SentAway):
        return fact.person
    return table.sitters[fact.seat] if isinstance(fact, Removed) and fact.is_out else None


def _sent_away(table: Table, person: str) -> Table:
    """Somebody is out. If it was the host, the first of the others is the host now."""
    left = _without(table, person)
    host = next(iter(left.persons), table.host) if table.host.id == person else table.host
    return replace(left, host=host, sent_away=table.sent_away | {person})


def _handed_to(table: Table, handed: Handed, to: Person | Robot) -> Table:
    """A seat of the running match changes hands."""
    placed = _placed(table, table.taken[handed.seat], to)
    sitter = to.id if isinstance(to, Person) else None
    sitters = _with(table.sitters, handed.seat, sitter)
    return replace(placed, sitters=sitters, handed=(*table.handed, handed))


def _set_manner(table: Table, game: AnyGame, fact: Manner) -> Table:
    match fact:
        case OptionsSet(options):
            changed = replace(table, options=bytes(options), ready=frozenset())
            kept = table.stretches if may_stretch(changed, game) else ()
            return _resized(replace(changed, stretches=kept), game)
        case DoorSet(door):
            return replace(table, door=door)
        case HandedOver(person):
            return replace(table, host=person)
        case LedOn(code):
            return replace(table, onward=code)
        case ReadySet(person, is_ready):
            others = table.ready - {person}
            return replace(table, ready=others | {person} if is_ready else others)
        case Stretched(person, factor):
            stretches = {**dict(table.stretches), person: factor}
            return replace(table, stretches=tuple(stretches.items()))
        case other:
            assert_never(other)


def _go_on(table: Table, fact: Course) -> Table:
    match fact:
        case Promised(match, commitment):
            return replace(table, next_match=match, commitment=commitment, nonces=())
        case Thrown(person, nonce):
            others = tuple(pair for pair in table.nonces if pair[0] != person)
            return replace(table, nonces=(*others, (person, nonce)))
        case Started():
            sitters = tuple(_id_of(table.places[number]) for number in table.taken)
            had = tuple((person, seat) for seat, person in enumerate(sitters) if person)
            begun = replace(table, running=table.next_match, sitters=sitters, had=had)
            return replace(begun, clock=None, handed=())
        case Finished():
            return replace(table, running=None, last=table.running, clock=None, ready=frozenset())
        case ClockSet():
            return replace(table, clock=fact)
        case StoodIn(seat, level, when):
            return _handed(table, seat, "stand-in", when, level)
        case PlaysAgain(seat, when):
            return _handed(table, seat, "back", when, None)
        case other:
            assert_never(other)


def _handed(table: Table, seat: int, to: HandedTo, when: Moment, bot: str | None) -> Table:
    """Another plays for the person who has the seat, and keeps it."""
    sitter = table.places[table.taken[seat]]
    assert isinstance(sitter, Person)
    handed = Handed(seat, to, when, sitter.name, bot)
    return replace(table, handed=(*table.handed, handed))


def _placed(table: Table, place: int, sitter: Sitter) -> Table:
    """Somebody else on a place. Whoever changes it, or leaves it, has to get ready again."""
    ready = table.ready - {_id_of(table.places[place]), _id_of(sitter)}
    return replace(table, places=_with(table.places, place, sitter), ready=ready)


def _rotated(table: Table, roles: Roles) -> Table:
    """Everybody one taken place on, within the own team: who came together stays together.

    Whoever is ready has asked for another match and stays so.
    """
    sitters = list(table.places)
    for team in {place.team for place in roles.places}:
        taken = [number for number in table.taken if roles.places[number].team == team]
        for number, before in zip(taken, (*taken[-1:], *taken[:-1]), strict=True):
            sitters[number] = table.places[before]
    return replace(table, places=tuple(sitters))


def _with(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])


def _without(table: Table, person: str) -> Table:
    place = table.place_of(person)
    return table if place is None else _placed(table, place, None)


def _id_of(sitter: Sitter) -> str | None:
    return sitter.id if isinstance(sitter, Person) else None


def _resized(table: Table, game: AnyGame) -> Table:
    count = len(roles_of(table, game).places)
    kept = table.places[:count]
    return replace(table, places=kept + (None,) * (count - len(kept)))
