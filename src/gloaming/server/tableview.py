"""A table as those at it see it, and as a match begins from it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from gloaming.core import AnyGame, Millis, Place, chance
from gloaming.core.file import FORMAT, Header, Sitter
from gloaming.server import lobby, wire
from gloaming.server.facts import Person, Promised, Robot
from gloaming.server.frames import encode
from gloaming.server.guest import Guest
from gloaming.server.live import MatchHeader
from gloaming.server.lobby import Table
from gloaming.server.sources import Sources


class Attendee(NamedTuple):
    """What the others are told of somebody on a place."""

    presence: wire.Presence
    bot_in: Millis | None = None
    has_stand_in: bool = False


Attendees = Callable[[str], Attendee]


def table_view(
    table: Table, game: AnyGame, here: Collection[str], attendee: Attendees
) -> wire.TableView:
    """A table as a stranger would be told of it; `here` are those who look at it."""
    roles = lobby.roles_of(table, game)
    seats = tuple(
        _seat_view(table, number, place, attendee) for number, place in enumerate(roles.places)
    )
    watchers = {other for other in here if table.place_of(other) is None}
    return wire.TableView(
        code=table.header.code, game=table.header.game, options=msgspec.Raw(table.options),
        places=seats, least=roles.least, needs=roles.needs, host=table.host.name, you=None,
        is_host=False, is_asked=False, voted=(), watching=(), hearing=None,
        watchers=len(watchers), door=table.door, lacking=lobby.missing(table, game),
        starts_in=None, paused=table.paused, now=None,
        stretch=table.stretch, may_stretch=lobby.may_stretch(table, game), tallies=(),
        onward=table.onward, phase=table.phase, commitment=table.commitment,
        next_match=table.next_match, match=table.running or table.last,
        has_lost=False,
    )  # fmt: skip


def _seat_view(table: Table, number: int, place: Place, attendee: Attendees) -> wire.SeatView:
    match table.places[number]:
        case Person(person, name):
            there = attendee(person)
            return wire.SeatView(
                place, "person", name, None, there.presence, there.bot_in, there.has_stand_in,
                person == table.host.id, person in table.ready, table.stretch_of(person),
                table.nonce_of(number) is not None,
            )  # fmt: skip
        case Robot(level):
            return wire.SeatView(place, "bot", None, level)
        case None:
            return wire.SeatView(place, "free")


def open_table(table: Table, guests: Collection[Guest]) -> wire.OpenTable:
    """A table as it is listed for whoever looks for one."""
    persons = {person.id for person in table.persons}
    return wire.OpenTable(
        table.header.code, table.header.game, table.phase,
        tuple(person.name for person in table.persons),
        sum(isinstance(sitter, Robot) for sitter in table.places),
        sum(sitter is None for sitter in table.places),
        len({guest.person.id for guest in guests} - persons),
    )  # fmt: skip


Own = tuple[int | None, bool, bool, tuple[int, ...], tuple[wire.Watcher, ...], wire.Hearing | None]
"""What everybody has their own of in a view of the table, from `you` to `hearing`."""


OWN = b'"you":%b,"is_host":%b,"is_asked":%b,"voted":%b,"watching":%b,"hearing":%b'
NOBODYS = OWN % (b"null", b"false", b"false", b"[]", b"[]", b"null")


def own_tables(view: wire.TableView) -> Callable[[Own], bytes]:
    """The view as frames: written once, and for each who looks with the fields of their own."""
    before, found, after = encode(view).partition(NOBODYS)
    assert found

    def frame(own: Own) -> bytes:
        return b"".join((before, OWN % tuple(map(encode, own)), after))

    return frame


# A match begins


def promise_next(sources: Sources) -> tuple[bytes, Promised]:
    """A seed for a match that is still to come, and the commitment to it."""
    seed, name = sources.token(32), sources.name()
    return seed, Promised(name, chance.promise(name, seed))


def match_header(table: Table, game: AnyGame) -> MatchHeader:
    """What is written down before the deal: the places that are taken become seats."""
    persons = tuple(_person_id(table.places[number]) for number in table.taken)
    nonces = tuple(table.nonce_of(number) for number in table.taken)
    header = Header(
        FORMAT, game.name, game.edition, table.next_match, msgspec.Raw(table.options),
        sitters_at(table, game), table.commitment,
    )  # fmt: skip
    return MatchHeader(header, table.header.code, persons, nonces)


def sitters_at(table: Table, game: AnyGame) -> tuple[Sitter, ...]:
    """Who is on the places that are taken."""
    places = lobby.roles_of(table, game).places
    return tuple(_sitter(table.places[number], places[number]) for number in table.taken)


def _sitter(sitter: Person | Robot | None, place: Place) -> Sitter:
    """A seat of a match: a person's name, or a bot's level."""
    if isinstance(sitter, Person):
        return Sitter(sitter.name, place)
    assert sitter is not None
    return Sitter(sitter.level, place, sitter.level)


def _person_id(sitter: Person | Robot | None) -> str | None:
    return sitter.id if isinstance(sitter, Person) else None
