"""What people do beside the match: talk, write notes for themselves, look back."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from gloaming.core import AnyGame, Reason, Seat, Viewer
from gloaming.server import wire
from gloaming.server.acts import RefusalError
from gloaming.server.frames import encode, raw
from gloaming.server.guest import Guest
from gloaming.server.rate import Rate, Rates
from gloaming.server.store import StoreError
from gloaming.server.talk import Line, Talk, clean_line, clean_note

if TYPE_CHECKING:
    from gloaming.server.playing import Playing
    from gloaming.server.room import Room

LINES_PER_SECOND, LINES_AT_ONCE = 1.0, 6.0
QUESTIONS_AT_ONCE = 12
LOOKS_PER_SECOND, LOOKS_AT_ONCE = 4.0, 12.0


Aside = wire.Say | wire.Note | wire.Recall | wire.Consult


class Asides:
    """The talk of a table, and the notes on its match."""

    def __init__(self, room: Room, lines: tuple[Line, ...], notes: dict[str, str]) -> None:
        self._room, self._ticks = room, room.hub.sources.ticks
        self._talk = Talk(lines)
        self.notes = notes
        """By person, on the running or the last match."""
        self._saying = asyncio.Lock()
        """One line after the other: a copy finds what it is a copy of."""
        self._lines = Rates(LINES_PER_SECOND, LINES_AT_ONCE)
        self._helped: Counter[str] = Counter()
        """How many questions of each are being thought about."""
        self._looks = Rates(LOOKS_PER_SECOND, LOOKS_AT_ONCE)
        self._all_looks = Rate(4 * LOOKS_PER_SECOND, 4 * LOOKS_AT_ONCE, self._ticks())
        """Each folds the whole match again, whoever asks for it."""

    def join(self, guest: Guest) -> None:
        """Tell somebody what was said in their hearing."""
        heard = self._talk.heard_by(guest.person.id)
        guest.heard = len(heard)
        guest.tell(wire.Talk(heard))

    async def take(self, guest: Guest, asked: Aside) -> None:
        """Do what was asked, or say why not."""
        try:
            match asked:
                case wire.Say():
                    async with self._saying:
                        await self._say(guest, asked)
                case wire.Note():
                    await self._note(guest, asked)
                case wire.Recall():
                    self._recall(guest, asked)
                case wire.Consult():
                    await self._consult(guest, asked)
        except RefusalError as refused:
            guest.answer(wire.Refused(asked.key, refused.reason))
        except StoreError as error:
            self._room.reset(error)

    def begin(self) -> None:
        """A match begins: notes on the one before are of no more use."""
        self.notes = {}
        if self._room.table.last is not None:
            self._room.hub.store.forget_notes(self._room.table.last)

    # Talk

    @property
    def said_to_all(self) -> tuple[Line, ...]:
        """What comes along when everybody goes on to another table."""
        return self._talk.said_to_all()

    def hearing(self, guest: Guest) -> wire.Hearing | None:
        """Whom somebody's words reach; nothing while they reach everybody."""
        playing = self._room.playing
        if playing is None or not playing.is_running:
            return None
        match = playing.match
        return hearing(playing.game, match.shown, len(match.seats), guest.viewer)

    def is_hushed(self, person: str) -> bool:
        """Whether somebody at the table may not hear this person now.

        Whoever may not be heard must not be able to signal by what the table shows of everybody.
        """
        playing, seat = self._room.playing, self._room.table.seat_of(person)
        if playing is None or not playing.is_running or seat is None:
            return False
        match = playing.match
        others = (Seat(other) for other in range(len(match.seats)) if other != seat)
        return not all(playing.game.hears(match.shown, seat, other) for other in others)

    async def _say(self, guest: Guest, asked: wire.Say) -> None:
        person = guest.person
        if person.id in self._room.table.sent_away:
            raise RefusalError("sent-away")
        if self._talk.has(person.id, asked.key):
            guest.answer(wire.Done(asked.key))
            return
        if not self._lines.allows(person.id, self._ticks()):
            raise RefusalError("talks-too-fast")
        line = self._line(guest, asked, clean_line(asked.text))
        await self._room.hub.store.save_line(self._room.code, line.n, encode(line))
        self._talk.lines.append(line)
        for other in self._room.guests:
            spoken = line.told(other.person.id, other.heard)
            if spoken is not None:
                other.heard += 1
                other.tell(wire.Talk((spoken,)))
        guest.answer(wire.Done(asked.key))

    def _line(self, guest: Guest, asked: wire.Say, text: str) -> Line:
        """The line with its audience."""
        may, table, person = self.hearing(guest), self._room.table, guest.person
        seats, watchers, is_whisper = None, True, False
        heard: tuple[str, ...] = ()
        kept: tuple[str, ...] = ()
        if may is not None:
            own = table.seat_of(person.id)
            reached, watchers, is_whisper = audience(may, asked, own)
            seats = tuple(sorted(reached | ({own} if own is not None else set())))
            sitters = enumerate(table.sitters)
            heard = tuple(who for seat, who in sitters if who is not None and seat in seats)
            kept = tuple(who for who in table.sitters if who is not None and who not in heard)
        now = self._room.hub.sources.now()
        return Line(
            self._talk.next_number(), now, person.id, asked.key, person.name,
            table.place_of(person.id), text, seats, watchers, heard, kept, is_whisper,
        )  # fmt: skip

    # Notes

    async def _note(self, guest: Guest, asked: wire.Note) -> None:
        playing, person = self._room.playing, guest.person.id
        if playing is None or asked.match not in (msgspec.UNSET, playing.match.id):
            raise RefusalError("not-running")
        if self._room.table.seat_of(person) is None:
            raise RefusalError("not-seated")
        text = clean_note(asked.text)
        await self._room.hub.store.save_note(playing.match.id, person, text)
        if self._room.playing is not playing:
            raise RefusalError("not-running")
        self.notes[person] = text
        for other in self._room.guests:
            if other.person.id == person and other is not guest:
                other.tell(wire.Noted(text))
        guest.answer(wire.Done(asked.key))

    # Looking back, and thinking ahead

    def _looked_at(self, guest: Guest) -> Playing:
        """The match that somebody wants to look into, unless they do so all the time."""
        playing = self._room.playing
        if playing is None:
            raise RefusalError("not-running")
        now = self._ticks()
        if not self._looks.allows(guest.person.id, now) or not self._all_looks.allows(now):
            raise RefusalError("too-fast")
        return playing

    def _recall(self, guest: Guest, asked: wire.Recall) -> None:
        match = self._looked_at(guest).match
        if asked.moment >= len(match.eye(guest.viewer).witnessed):
            raise RefusalError("no-such-moment")
        events, view = match.look_back(guest.viewer, asked.moment, asked.event)
        guest.tell(wire.Recalled(asked.key, asked.moment, events, raw(view)))

    async def _consult(self, guest: Guest, asked: wire.Consult) -> None:
        """Not without end: so many questions at a time, and none while too many wait."""
        person, bots = guest.person.id, self._room.hub.bots
        if self._helped[person] >= QUESTIONS_AT_ONCE or not bots.has_time_to_help:
            raise RefusalError("too-fast")
        self._helped[person] += 1
        try:
            reasons = await self._reasons(guest, asked)
        finally:
            self._helped[person] -= 1
        guest.tell(wire.Consulted(asked.key, asked.what, reasons))

    async def _reasons(self, guest: Guest, asked: wire.Consult) -> tuple[Reason, ...]:
        """All that goes into it is what the one who asks has been shown."""
        match = self._looked_at(guest).match
        eye, bots = match.eye(guest.viewer), self._room.hub.bots
        if asked.what == "review":
            seen = tuple(eye.witnessed)
            return await bots.review(match.game, match.options, match.seats, seen)
        if isinstance(guest.viewer, int):
            known = eye.knowledge(match.options, match.seats, match.now())
            return await bots.aid(match.game, known)
        raise RefusalError("not-seated")


def hearing(game: AnyGame, state: object, count: int, viewer: Viewer) -> wire.Hearing:
    """Whom this viewer's words reach by the rules of a running match with so many seats."""
    others = [Seat(seat) for seat in range(count) if seat != viewer]
    return wire.Hearing(
        tuple([seat for seat in others if game.hears(state, viewer, seat)]),
        game.hears(state, viewer, "public"),
        tuple([seat for seat in others if game.may_whisper(state, viewer, seat)]),
    )


def audience(may: wire.Hearing, asked: wire.Say, own: int | None) -> tuple[set[int], bool, bool]:
    """Whom a line reaches, which seats and whether watchers, and whether it is a whisper.

    Words are for all who hear them by the rules, and all of them have to be named, so that whoever
    speaks knows it; or for one to whom one may whisper.
    """
    aloud, named = set(may.seats), {seat for seat in asked.seats if seat != own}
    is_for_all = named >= aloud and asked.watchers >= may.watchers
    if is_for_all and (aloud or may.watchers):
        return aloud, may.watchers, False
    if len(named) == 1 and named <= {*may.whispers} and not asked.watchers:
        return named, False, True
    raise RefusalError("nobody-hears")
