"""Those who watch a table, as its host may point at them."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from gloaming.server.facts import Person
from gloaming.server.wire import Watcher

if TYPE_CHECKING:
    from gloaming.server.room import Room


def watching(room: Room, person: str) -> tuple[Watcher, ...]:
    """Those who watch, each once; for the host alone."""
    table = room.table
    if person != table.host.id:
        return ()
    others = {guest.person.id: guest.person for guest in room.guests}
    return tuple(
        Watcher(_handle(room, one), one.name)
        for one in others.values()
        if table.place_of(one.id) is None and one.id != person
    )


def meant(room: Room, who: int | str) -> Person | None:
    """Whom the host points at: by a place, or among those who are there."""
    if isinstance(who, int):
        places = room.table.places
        there = places[who] if who < len(places) else None
        return there if isinstance(there, Person) else None
    guests = (guest.person for guest in room.guests)
    return next((person for person in guests if _handle(room, person) == who), None)


def _handle(room: Room, person: Person) -> str:
    """It is good at this table alone, and tells nothing else of anybody."""
    return sha256(f"{room.code} {person.id}".encode()).hexdigest()[:16]
