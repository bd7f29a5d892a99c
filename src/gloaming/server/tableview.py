"""A table as those at it see it, and as a match begins from it."""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from gloaming.core import AnyGame, Place, chance
from gloaming.core.file import FORMAT, Header, Sitter
from gloaming.server import lobby, wire
from gloaming.server.frames import encode
from gloaming.server.live import MatchHeader
from gloaming.server.lobby import Person, Promised, Robot, Table
from gloaming.server.sources import Sources


def table_view(table: Table, game: AnyGame, here: Collection[str]) -> wire.TableView:
    """A table as a stranger would be told of it; `here` are those who look at it."""
    roles = lobby.roles_of(table, game)
    seats = tuple(
        _seat_view(table, number, place, here) for number, place in enumerate(roles.places)
    )
    header = table.header
    watchers = {other for other in here if table.place_of(other) is None}
    return wire.TableView(
        header.code, header.game, msgspec.Raw(table.options), seats, roles.least,
        header.host.name, None, False, len(watchers),  # noqa: FBT003 - `you` and `is_host`
        lobby.missing(table, game), table.phase, table.commitment, table.next_match,
        table.running or table.last,
    )  # fmt: skip


def _seat_view(table: Table, number: int, place: Place, here: Collection[str]) -> wire.SeatView:
    match table.places[number]:
        case Person(person, name):
            has_thrown = table.nonce_of(number) is not None
            return wire.SeatView(place, "person", name, None, person in here, has_thrown)
        case Robot(level):
            return wire.SeatView(place, "bot", None, level, is_here=True)
        case None:
            return wire.SeatView(place, "free")


def own_tables(view: wire.TableView) -> Callable[[int | None, bool], bytes]:
    """The view as frames: written once, and for each who looks with their own two fields."""
    stranger = b'"you":null,"is_host":false'
    before, found, after = encode(view).partition(stranger)
    assert found

    def frame(you: int | None, is_host: bool) -> bytes:  # noqa: FBT001 - a field of the wire
        return b'%b"you":%b,"is_host":%b%b' % (before, encode(you), encode(is_host), after)

    return frame


# A match begins


def promise_next(sources: Sources) -> tuple[bytes, Promised]:
    """A seed for a match that is still to come, and the commitment to it."""
    seed, name = sources.token(32), sources.name()
    return seed, Promised(name, chance.promise(name, seed))


def match_header(table: Table, game: AnyGame) -> MatchHeader:
    """What is written down before the deal: the places that are taken become seats."""
    places = lobby.roles_of(table, game).places
    sitters = tuple(_sitter(table.places[number], places[number]) for number in table.taken)
    persons = tuple(_person_id(table.places[number]) for number in table.taken)
    nonces = tuple(table.nonce_of(number) for number in table.taken)
    header = Header(
        FORMAT, game.name, game.edition, table.next_match, msgspec.Raw(table.options),
        sitters, table.commitment,
    )  # fmt: skip
    return MatchHeader(header, table.header.code, persons, nonces)


def _sitter(sitter: Person | Robot | None, place: Place) -> Sitter:
    """A seat of a match: a person's name, or a bot's level."""
    if isinstance(sitter, Person):
        return Sitter(sitter.name, place)
    assert sitter is not None
    return Sitter(sitter.level, place, sitter.level)


def _person_id(sitter: Person | Robot | None) -> str | None:
    return sitter.id if isinstance(sitter, Person) else None
