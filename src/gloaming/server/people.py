"""Who somebody is: guests with a name and a secret token, and tickets that let one socket in."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from hashlib import sha256

import msgspec

from gloaming.server.facts import Person
from gloaming.server.sources import Sources
from gloaming.server.store import Session, Store
from gloaming.server.talk import JOINERS, LOOK_LIKE_NOTHING, clean_text, is_seen

LONGEST_NAME = 24
TICKET_SECONDS = 30
ELSEWHERE_SECONDS = 120
MOST_TICKETS = 10_000


class BadNameError(Exception):
    """A name that cannot be shown to others, and why: an id of words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def clean_name(asked: str) -> str:
    """A name as others see it: one line, nothing invisible. Markup is just text."""
    if len(asked) > LONGEST_NAME * 4:
        raise BadNameError("name-too-long")
    clean = clean_text(unicodedata.normalize("NFKC", asked))
    seen = (letter for letter in clean if letter not in JOINERS + LOOK_LIKE_NOTHING)
    name = " ".join("".join(seen).split())
    if not is_seen(name):
        raise BadNameError("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadNameError("name-too-long")
    return name


class People:
    """Guests. Their tokens are kept as hashes only."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources

    async def welcome(self, token: str | None, name: str) -> str:
        """Remember a guest under a name; returns the token, a new one if there was none."""
        known = await self.who(token)
        if token is None or known is None:
            token = self._sources.token(32).hex()
        person = self._sources.name() if known is None else known.id
        await self._store.save_session(_hash(token), Session(person, clean_name(name)))
        return token

    async def also(self, person: Person) -> str:
        """Another device of somebody who is known; returns the token for it."""
        token = self._sources.token(32).hex()
        await self._store.add_session(_hash(token), person.id)
        return token

    async def who(self, token: str | None) -> Person | None:
        """The guest with this token."""
        if token is None:
            return None
        session = await self._store.session(_hash(token))
        return None if session is None else Person(session.person, session.name)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


class Ticket(msgspec.Struct, frozen=True):
    """One socket, or another device, for one person, at one table."""

    person: Person
    table: str
    until: int
    address: str = ""
    """Where it was asked for."""


class Tickets:
    """Tickets that have been given out and not been used."""

    def __init__(self, sources: Sources, seconds: int = TICKET_SECONDS) -> None:
        self._sources, self._seconds = sources, seconds
        self._open: OrderedDict[str, Ticket] = OrderedDict()

    def give(self, person: Person, table: str, address: str = "") -> str:
        """A ticket that is good once, and for a while."""
        now = self._sources.ticks()
        name = self._sources.token(24).hex()
        self._open[name] = Ticket(person, table, now + 1000 * self._seconds, address)
        self._drop_old_ones(now)
        return name

    def _drop_old_ones(self, now: int) -> None:
        """All are good for as long, so the oldest come first; most of those are used by now."""
        while len(self._open) > MOST_TICKETS or next(iter(self._open.values())).until < now:
            self._open.popitem(last=False)

    def look(self, name: str) -> Ticket | None:
        """A ticket that can be used; nothing if it was used, is too old or never was."""
        ticket = self._open.get(name)
        return None if ticket is None or ticket.until < self._sources.ticks() else ticket

    def take(self, name: str) -> Ticket | None:
        """Use a ticket, if it can be used."""
        ticket = self.look(name)
        self._open.pop(name, None)
        return ticket
