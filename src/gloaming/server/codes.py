"""Codes and links: whoever asks for many that are not there learns nothing more for a while."""

from __future__ import annotations

from gloaming.server.facts import Person
from gloaming.server.hub import Hub
from gloaming.server.people import Ticket, Tickets
from gloaming.server.rate import Rates
from gloaming.server.room import Room


class TooManyGuessesError(Exception):
    """Right or wrong, it is not told."""


class Codes:
    """Finds tables and links to go on elsewhere, and counts what is not found."""

    def __init__(self, hub: Hub, links: Tickets, per_minute: float, burst: float) -> None:
        self._hub, self._ticks = hub, hub.sources.ticks
        self._rates = Rates(per_minute / 60, burst)
        self._links, self._link_rates = links, Rates(per_minute / 60, burst)

    async def room(self, code: str, asker: str, person: Person | None) -> Room | None:
        """The table with a code. Whoever belongs there finds it, whatever others have guessed.

        A guess is counted before anybody looks, or many at once would all be free.
        """
        may_guess = self._rates.allows(asker, self._ticks())
        if not may_guess and person is None:
            raise TooManyGuessesError
        room = await self._hub.room(code.upper())
        is_own = room is not None and person is not None and room.company.knows(person.id)
        if not may_guess and not is_own:
            raise TooManyGuessesError
        if may_guess and room is not None:
            self._rates.give_back(asker, self._ticks())
        return room

    def link(self, token: str, asker: str) -> Ticket | None:
        """What a link is good for, if it is. Guesses at tables cost nobody their link."""
        now = self._ticks()
        if not self._link_rates.allows(asker, now):
            raise TooManyGuessesError
        link = self._links.look(token)
        if link is not None:
            self._link_rates.give_back(asker, now)
        return link
