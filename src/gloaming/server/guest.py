"""Somebody at the other end of a socket."""

from __future__ import annotations

from collections import deque
from typing import Any, Protocol

from gloaming.core import Viewer
from gloaming.server import metrics
from gloaming.server.facts import Person
from gloaming.server.frames import Eye, encode, update
from gloaming.server.wire import Done, FromServer, Hearing, Refused, TooLate, WhoHears

TAGS = {kind: str(kind.__struct_config__.tag) for kind in (Done, TooLate, Refused)}
ANSWERS = metrics.ANSWERS.counts
OFFERS_KEPT = 64
"""How many frames back a late move is recognised as having been possible."""


class Command:
    """What was asked: by whom, and under which key."""

    __slots__ = ("_hash", "by", "key")

    def __init__(self, by: str, key: str) -> None:
        self.by, self.key = by, key
        self._hash = hash((by, key))

    def __hash__(self) -> int:
        """It is looked up several times on its way."""
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Two commands are one if they were asked by the same person under the same key."""
        return isinstance(other, Command) and other.key == self.key and other.by == self.by


class Line(Protocol):
    """A socket, whichever library carries it."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the reader at the other end."""

    def send(self, frame: bytes) -> None:
        """Give a frame to the network; closes the line if its reader is too slow."""

    def close(self, code: int) -> None:
        """Say why, and hang up."""


class Offer:
    """What a frame offered."""

    __slots__ = ("asked", "chapter_since", "frame", "legal")

    def __init__(self, frame: int, eye: Eye) -> None:
        self.frame, self.legal = frame, eye.legal
        self.asked, self.chapter_since = eye.asked, eye.chapter_since


class Guest:
    """A person at a table, through one socket."""

    __slots__ = (
        "arriving", "heard", "is_shown", "line", "number", "offers", "person", "table", "viewer",
    )  # fmt: skip

    def __init__(self, line: Line, person: Person) -> None:
        self.line = line
        self.person = person
        self.viewer: Viewer = "public"
        self.is_shown = False
        """Whether the match was shown to it, so that updates follow."""
        self.arriving: object = None
        """The snapshot in parts that is on its way, if one is."""
        self.number = 0
        self.heard = 0
        """How many lines of talk went through this socket."""
        self.table: tuple[object, ...] = ()
        """The table as it was last told of it."""
        self.offers: deque[Offer] = deque(maxlen=OFFERS_KEPT)

    def tell(self, message: FromServer) -> None:
        """Send anything but a match's updates."""
        self.line.send(encode(message))

    def is_news(self, view: object, own: tuple[object, ...]) -> bool:
        """Whether this is not how the table stood when it was last told of; it is told of now."""
        before, self.table = self.table, (view, *own)
        return self.table != before

    def hears_of(self, hearing: Hearing) -> None:
        """Tell whom words reach, without all the rest of the table."""
        self.table = (*self.table[:-1], hearing)
        self.tell(WhoHears(hearing))

    def answer(self, message: Done | TooLate | Refused) -> None:
        """Answer a command."""
        ANSWERS[TAGS[type(message)]] += 1
        self.line.send(encode(message))

    def begins(self, eye: Eye) -> None:
        """A snapshot is on its way; updates count from 1 again."""
        self.number, self.is_shown = 0, True
        self.offers.clear()
        self.offers.append(Offer(0, eye))

    def show(self, body: bytes, eye: Eye) -> None:
        """Send an update."""
        self.number += 1
        self.offers.append(Offer(self.number, eye))
        self.line.send(update(self.number, body))

    def was_offered(self, move: Any, frame: int) -> bool:
        """Whether this move was possible at that frame, as far back as anybody remembers."""
        if self.offers and frame < self.offers[0].frame:
            return True
        offer = self._offer(frame)
        return offer is not None and move in offer.legal

    def answers(self, asked: int, frame: int) -> bool:
        """Whether a move that answers this frame answers this question."""
        offer = self._offer(frame)
        return offer is not None and offer.asked == asked

    def is_of_chapter(self, chapter_since: int, frame: int) -> bool:
        """Whether this frame showed the part of the match that began with that moment."""
        offer = self._offer(frame)
        return offer is not None and offer.chapter_since == chapter_since

    def _offer(self, frame: int) -> Offer | None:
        offers = self.offers
        if offers and offers[-1].frame == frame:  # the newest is asked for most
            return offers[-1]
        for offer in offers:
            if offer.frame == frame:
                return offer
        return None
