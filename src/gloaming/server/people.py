"""Who somebody is: guests with a name and a secret token, and tickets that let one socket in."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

import msgspec

from gloaming.server.lobby import Person
from gloaming.server.sources import Sources
from gloaming.server.store import Session, Store

LONGEST_NAME = 24
LOOK_LIKE_NOTHING = "\u115f\u1160\u2800\u3164"
"""Letters by their category, blanks by their looks."""
TICKET_SECONDS = 30
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
    spaced = " ".join(unicodedata.normalize("NFKC", asked).split())
    seen = (
        letter
        for letter in spaced
        if unicodedata.category(letter)[0] != "C" and letter not in LOOK_LIKE_NOTHING
    )
    name = "".join(seen).strip()
    if not name:
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

    async def who(self, token: str | None) -> Person | None:
        """The guest with this token."""
        if token is None:
            return None
        session = await self._store.session(_hash(token))
        return None if session is None else Person(session.person, session.name)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


class Ticket(msgspec.Struct, frozen=True):
    """One socket, for one person, at one table."""

    person: Person
    table: str
    until: int


class Tickets:
    """Tickets that have been given out and not been used."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._open: dict[str, Ticket] = {}

    def give(self, person: Person, table: str) -> str:
        """A ticket that is good once, and for half a minute."""
        now = self._sources.ticks()
        if len(self._open) >= MOST_TICKETS:
            self._open = {name: t for name, t in self._open.items() if t.until >= now}
        name = self._sources.token(24).hex()
        self._open[name] = Ticket(person, table, now + 1000 * TICKET_SECONDS)
        return name

    def take(self, name: str) -> Ticket | None:
        """Use a ticket; nothing if it was used, is too old or never was."""
        ticket = self._open.pop(name, None)
        if ticket is None or ticket.until < self._sources.ticks():
            return None
        return ticket
