"""Who somebody is: guests with a name and a secret token, and tickets that let one socket in."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from hashlib import sha256

import msgspec

from gloaming.server.facts import Person
from gloaming.server.sources import Sources
from gloaming.server.store import Device, Session, Store
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


class SignedOutError(Exception):
    """The device was signed out in the middle of what it asked for."""


class People:
    """Guests. Their tokens are kept as hashes only."""

    def __init__(self, store: Store, sources: Sources) -> None:
        self._store = store
        self._sources = sources

    async def welcome(self, token: str | None, name: str, label: str = "") -> str:
        """Remember a guest under a name; returns a new token, and an old one is good no more."""
        name, fresh = clean_name(name), self._sources.token(32).hex()
        known = await self.session(token)
        if token is None or known is None:
            session = Session(self._sources.name(), name, self._sources.name(), label)
            await self._store.save_session(_hash(fresh), session)
            return fresh
        renewed = Session(known.person, name, known.device, label)
        if not await self._store.renew_session(_hash(token), _hash(fresh), renewed):
            raise SignedOutError
        return fresh

    async def also(self, person: Person, label: str = "") -> tuple[str, Session | None]:
        """Another device of somebody who is known; nothing but a token, if all were signed out."""
        token = self._sources.token(32).hex()
        session = Session(person.id, person.name, self._sources.name(), label)
        await self._store.add_session(_hash(token), session)
        return token, await self.session(token)

    async def who(self, token: str | None) -> Person | None:
        """The guest with this token."""
        session = await self.session(token)
        return None if session is None else Person(session.person, session.name)

    async def session(self, token: str | None) -> Session | None:
        """The guest with this token, and on which device."""
        return None if token is None else await self._store.session(_hash(token))

    async def devices(self, person: str) -> list[Device]:
        """The devices on which somebody is known."""
        return await self._store.devices(person)

    async def sign_out(self, session: Session, device: str | None) -> list[str]:
        """End what one device of somebody is known by, or all but the one that asks."""
        is_kept = device is None
        which = session.device if device is None else device
        return await self._store.end_sessions(session.person, which, is_kept=is_kept)


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


class Ticket(msgspec.Struct, frozen=True):
    """One socket, or another device, for one person, at one table."""

    person: Person
    table: str
    until: int
    address: str = ""
    """Where it was asked for, and on which device: one that is signed out brings nobody in."""
    device: str = ""


class Tickets:
    """Tickets that have been given out and not been used."""

    def __init__(self, sources: Sources, seconds: int = TICKET_SECONDS) -> None:
        self._sources, self._seconds = sources, seconds
        self._open: OrderedDict[str, Ticket] = OrderedDict()

    def give(self, person: Person, table: str, address: str = "", device: str = "") -> str:
        """A ticket that is good once, and for a while."""
        now = self._sources.ticks()
        name = self._sources.token(24).hex()
        self._open[name] = Ticket(person, table, now + 1000 * self._seconds, address, device)
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
