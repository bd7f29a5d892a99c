"""The count before a match, at the same instant for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gloaming.core import Millis
from gloaming.server import wire
from gloaming.server.acts import RefusalError
from gloaming.server.facts import Fact, OptionsSet, ReadySet, Seating
from gloaming.server.guest import Command, Guest
from gloaming.server.sources import Timer

if TYPE_CHECKING:
    from gloaming.server.room import Room

ENOUGH_TO_COUNT = 2
"""One person with bots has nobody to wait for."""


def changes_the_match(fact: Fact) -> bool:
    """Whether the match that is about to begin is not any more the one that was agreed on."""
    if isinstance(fact, ReadySet):
        return not fact.is_ready
    return isinstance(fact, Seating | OptionsSet)


@dataclass
class Count:
    """A match is about to begin."""

    guest: Guest
    command: Command
    until: int
    timer: Timer


class Counting:
    """Whether a table counts. Who started it is answered when the match has begun, or will not."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._count: Count | None = None
        self._stopped: Command | None = None
        """A copy of it, from a line that was lost, starts nothing."""

    @property
    def starts_in(self) -> Millis | None:
        """How much of the count is left."""
        if self._count is None:
            return None
        return Millis(max(0, self._count.until - self._room.hub.sources.ticks()))

    def begins(self, guest: Guest, command: Command) -> bool:
        """Whether a match that may begin waits for the count."""
        if self._count is not None and self._count.command == command:
            self._count.guest = guest
            return True
        if command == self._stopped:
            raise RefusalError("count-stopped")
        if self._count is not None:
            raise RefusalError("already-running")
        length = self._room.hub.patience.count
        if len(self._room.table.persons) < ENOUGH_TO_COUNT or length == 0:
            return False
        sources = self._room.hub.sources
        until = sources.ticks() + length
        timer = sources.call_later(length / 1000, self._is_over)
        self._count = Count(guest, command, until, timer)
        self._room.tell_table()
        return True

    def _is_over(self) -> None:
        if self._count is not None:
            self._room.spawn(self._room.start_after_count(self._count.command))

    def take(self, command: Command) -> Guest | None:
        """The count is over: who is to be told, unless it was stopped in the meantime."""
        count = self._count
        if count is None or count.command != command:
            return None
        self._count = None
        return count.guest

    def hold(self, guest: Guest, key: str) -> None:
        """Somebody on a place asks everybody to wait."""
        if self._room.table.place_of(guest.person.id) is None:
            guest.answer(wire.Refused(key, "not-seated"))
            return
        self.stop(guest.person.id)
        guest.answer(wire.Done(key))
        self._room.tell_table()

    def stop(self, person: str) -> None:
        """Somebody has changed what everybody agreed on, or asks them to wait."""
        count, self._count = self._count, None
        if count is None:
            return
        count.timer.cancel()
        self._stopped = count.command
        guests = self._room.guests
        name = next((guest.person.name for guest in guests if guest.person.id == person), "")
        for guest in guests:
            guest.tell(wire.CountStopped(name, guest.person.id == person))
        count.guest.answer(wire.Refused(count.command.key, "count-stopped"))

    def close(self) -> None:
        """Forget it."""
        if self._count is not None:
            self._count.timer.cancel()
            self._count = None
