"""Codes and links: a right one is good at once, and only those that are not there are rated."""

from __future__ import annotations

import re

from gloaming.server.addresses import network
from gloaming.server.facts import Person
from gloaming.server.hub import Hub
from gloaming.server.limits import Limits
from gloaming.server.people import Ticket, Tickets
from gloaming.server.rate import Rate, Rates
from gloaming.server.room import Room

BETWEEN_LETTERS = re.compile(r"[\s-]+")


class TooManyGuessesError(Exception):
    """Nobody has looked, or nothing was found once more."""


def plain(code: str) -> str:
    """A code as tables have it: its groups may be written apart, in letters of any size."""
    return BETWEEN_LETTERS.sub("", code).upper()


class Codes:
    """Finds tables and links to go on elsewhere, and counts what is not found.

    A guesser keeps no neighbour out: above the rate of a network its codes are looked up still, as
    long as all guessers together stay below a rate that no single address reaches. Above that, only
    networks that have guessed a lot have to wait, and only their newcomers.
    """

    def __init__(self, hub: Hub, links: Tickets, limits: Limits) -> None:
        self._hub, self._ticks, self._links = hub, hub.sources.ticks, links
        per_second = limits.guesses_per_minute / 60
        self._rates = Rates(per_second, limits.guess_burst)
        self._link_rates = Rates(per_second, limits.guess_burst)
        all_per_second, all_at_once = limits.guesses_of_all_per_second, limits.guess_burst_of_all
        self._all = Rate(all_per_second, all_at_once, self._ticks())

    async def room(self, code: str, asker: str, person: Person | None) -> Room | None:
        """Find the table with a code; those who belong there find it, whatever others have guessed.

        A guess is charged before the table is looked up, or many at once would all be free.
        """
        now, guesser = self._ticks(), network(asker)
        is_within = self._rates.allows(guesser, now)
        may_look = is_within or self._all.allows(now)
        if not may_look and person is None:
            raise TooManyGuessesError
        room = await self._hub.room(plain(code))
        if room is None:
            if is_within:
                return None
            raise TooManyGuessesError
        if is_within:
            self._rates.give_back(guesser, self._ticks())
        elif may_look:
            self._all.give_back()
        elif person is None or not room.company.knows(person.id):
            raise TooManyGuessesError
        return room

    def link(self, token: str, asker: str) -> Ticket | None:
        """What a link is good for, if it is: with 192 bits a right one was not guessed."""
        link = self._links.look(token)
        if link is None and not self._link_rates.allows(network(asker), self._ticks()):
            raise TooManyGuessesError
        return link
