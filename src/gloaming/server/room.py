"""A table in memory: its guests, and what they do there. All that happens there passes through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from gloaming.server import lobby, metrics, wire
from gloaming.server.acts import RefusalError
from gloaming.server.asides import Asides
from gloaming.server.company import Company
from gloaming.server.counting import Counting, changes_the_match
from gloaming.server.deciding import Asked, check_rate, decide
from gloaming.server.facts import ClockSet, Fact, Finished, Handing, Paused, Started
from gloaming.server.guest import Command, Guest
from gloaming.server.live import LiveMatch
from gloaming.server.logs import log, where
from gloaming.server.playing import Playing
from gloaming.server.rate import Rates
from gloaming.server.store import Batch, StoreError
from gloaming.server.tablelog import TableLog
from gloaming.server.tableview import Own, match_header, own_tables, promise_next, table_view
from gloaming.server.talk import Line
from gloaming.server.watchers import watching

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

MOST_GUESTS = 100
MOST_SOCKETS_OF_ONE = 8


class Room:
    """One table."""

    def __init__(
        self, hub: Hub, log_: TableLog, match: LiveMatch | None = None,
        lines: tuple[Line, ...] = (), notes: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        self.hub = hub
        self.log = log_
        self.game = log_.game
        self.guests: list[Guest] = []
        self.is_closed = False
        self._next_seed: bytes | None = None
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.rates = Rates(hub.limits.acts_per_second, hub.limits.act_burst)
        self._counting = Counting(self)
        self.asides = Asides(self, lines, notes or {})
        self.playing = None if match is None else Playing(self, match)
        self.company = Company(self)

    @property
    def table(self) -> lobby.Table:
        """The table as it stands."""
        return self.log.table

    @property
    def code(self) -> str:
        """The short name of the table."""
        return self.table.header.code

    @property
    def notes(self) -> dict[str, str]:
        """Everybody's private notes."""
        return self.asides.notes

    def awake(self) -> None:
        """Take up a match that was loaded; nobody is there yet."""
        for person in self.table.persons:
            self.company.attendance.left(person.id)
        self.company.attendance.left(self.table.host.id)
        if self.playing is not None:
            self.playing.awake()
        self.company.look_round()

    # Guests

    def has_room_for(self, person: str) -> bool:
        """Whether one more socket of this person fits in."""
        own = sum(guest.person.id == person for guest in self.guests)
        return own < MOST_SOCKETS_OF_ONE and len(self.guests) < MOST_GUESTS

    def is_here(self, person: str) -> bool:
        """Whether somebody is connected."""
        return any(guest.person.id == person for guest in self.guests)

    def join(self, guest: Guest) -> None:
        """Somebody has come, or has come back; not who was sent away, nor once all are leaving."""
        is_unwelcome = guest.person.id in self.table.sent_away
        if is_unwelcome or self.is_closed:
            guest.line.close(wire.CLOSE_SENT_AWAY if is_unwelcome else wire.CLOSE_RESTART)
            return
        self.guests.append(guest)
        seat = self.table.seat_of(guest.person.id)
        guest.viewer = "public" if seat is None else seat
        self.company.came(guest.person.id)
        self.tell_table()
        self.asides.join(guest)
        if self.playing is not None:
            self.playing.show_from_the_start(guest)

    def leave(self, guest: Guest) -> None:
        """A socket is gone; the person is away if it stays so."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self.tell_table()
        if self.playing is not None:
            self.playing.let_go(guest.viewer)
        self.company.left(guest.person.id)

    # What they are told

    def tell_table(self) -> None:
        """Tell everybody how the table stands, unless they know: a second window is no sign."""
        frame, timeless = own_tables(view := self._view()), replace(view, now=None)
        for guest in self.guests:
            if guest.is_news(timeless, own := self._own(guest)):
                guest.line.send(frame(own))

    def _own(self, guest: Guest) -> Own:
        """What is somebody's own in the view of the table."""
        table, person, company = self.table, guest.person.id, self.company
        return (
            table.place_of(person), person == table.host.id, company.is_asked(person),
            company.votes.of(table.seat_of(person)), watching(self, person),
            self.asides.hearing(guest),
        )  # fmt: skip

    def _view(self) -> wire.TableView:
        here = {guest.person.id for guest in self.guests}
        running = self.playing if self.table.running is not None else None
        return replace(
            table_view(self.table, self.game, here, self.company.attendee),
            starts_in=self._counting.starts_in,
            now=None if running is None else running.match.now(),
            tallies=self.company.votes.tallies(self.company.here, self.company.seated),
            has_lost=self.log.has_lost(self.hub.store.losses),
        )

    # What they do

    def take(self, guest: Guest, asked: wire.FromClient) -> None:
        """Something that somebody sent; who was sent away is not heard, whatever comes late."""
        if guest.person.id in self.table.sent_away:
            return
        match asked:
            case wire.Move():
                self._move(guest, asked)
            case wire.Act():
                self.company.gave_sign(guest.person.id)
                self._act_soon(guest, asked)
            case wire.Ping():
                playing = self.playing
                guest.tell(wire.Pong(None if playing is None else playing.match.now()))
            case aside:
                self.company.gave_sign(guest.person.id)
                self.spawn(self.asides.take(guest, aside))

    def _move(self, guest: Guest, asked: wire.Move) -> None:
        self.company.gave_sign(guest.person.id)
        if self.playing is None:
            guest.answer(wire.Refused(asked.key, "not-running"))
        else:
            self.playing.move(guest, asked)

    def _act_soon(self, guest: Guest, asked: wire.Act) -> None:
        """Do something at the table when everything asked before is done."""
        key, now = asked.key, None if self.playing is None else self.playing.match.id
        match asked.act:
            case _ if asked.match not in (msgspec.UNSET, now):
                guest.answer(wire.Refused(key, "over"))
            case wire.StopMatch():
                self._stop(guest, key)
            case wire.Hold():
                self._counting.hold(guest, key)
            case wire.Here():
                guest.answer(wire.Done(key))
            case wire.Vote():
                self._vote(guest, key, asked.act)
            case act:
                self.spawn(self._act(guest, key, act))

    def _stop(self, guest: Guest, key: str) -> None:
        if self.playing is None:
            guest.answer(wire.Refused(key, "not-running"))
        elif guest.person.id != self.table.host.id:
            guest.answer(wire.Refused(key, "not-host"))
        else:
            self.playing.stop(guest, key)

    def _vote(self, guest: Guest, key: str, asked: wire.Vote) -> None:
        try:
            check_rate(self, guest)
            self.company.vote(guest.person.id, asked)
        except RefusalError as refused:
            guest.answer(wire.Refused(key, refused.reason))
        else:
            guest.answer(wire.Done(key))

    async def _act(self, guest: Guest, key: str, asked: Asked) -> None:
        command = Command(guest.person.id, key)
        async with self._lock:
            if self.log.has_done(command):
                guest.answer(wire.Done(key))
                return
            try:
                fact = await decide(self, guest, asked)
                if isinstance(fact, Started) and self._counting.begins(guest, command):
                    return
                is_news = lobby.fold(self.table, self.game, fact) != self.table
                if is_news or self._counting.starts_in is not None:
                    await self._remember(fact, command)
            except RefusalError as refused:
                guest.answer(wire.Refused(key, refused.reason))
                return
            except StoreError as error:
                self.reset(error)
                return
        guest.answer(wire.Done(key))

    async def _remember(self, fact: Fact, command: Command | None) -> None:
        """Keep a fact, and do what follows from it."""
        match = await self._promised_match() if isinstance(fact, Started) else None
        out = lobby.sent_out(self.table, fact)
        facts, along = self._with_the_clock(fact)
        if match is not None:
            along = match.first_batch()
        await self.log.append(self.hub.store, facts, command, along)
        if command is not None and changes_the_match(fact):
            self._counting.stop(command.by)
        if match is not None:
            self._begin(match)
        if isinstance(fact, Handing) and self.playing is not None:
            self.company.seat_was_handed(self.playing, fact)
        if out is not None:
            self.company.show_out(out)
        self.company.look_round()
        self.tell_table()

    def _with_the_clock(self, fact: Fact) -> tuple[tuple[Fact, ...], Batch]:
        """Whoever asks for more time, comes or goes in the middle of a match, time changes now."""
        playing = self.playing
        if playing is None or self.table.running is None:
            return (fact,), Batch()
        stretch = lobby.fold(self.table, self.game, fact).stretch
        if stretch == playing.match.clock.stretch:
            return (fact,), Batch()
        clock_set, along = self._turn_clock(playing, self.table.paused, stretch)
        return (fact, clock_set), along

    async def note_fact(self, decide: Callable[[], Fact | None]) -> bool:
        """Keep something that nobody in particular asked for, if it still holds by then."""
        async with self._lock:
            fact = decide()
            if fact is None:
                return False
            try:
                await self._remember(fact, None)
            except StoreError as error:
                self.reset(error)
        return not self.is_closed

    # The clock

    async def set_clock(self, paused: Paused | None) -> None:
        """Let time stand, or go on."""
        playing = self.playing
        async with self._lock:
            if playing is None or not playing.is_running or self.table.paused == paused:
                return
            clock_set, along = self._turn_clock(playing, paused, self.table.stretch)
            try:
                await self.log.append(self.hub.store, (clock_set,), None, along)
            except StoreError as error:
                self.reset(error)
                return
        if paused is None:
            self.company.attendance.time_stood_still()
        self.tell_table()
        self.company.look_round()

    def _turn_clock(
        self, playing: Playing, paused: Paused | None, stretch: int
    ) -> tuple[ClockSet, Batch]:
        """Turn it at once, so that no move comes in between; all hear of it once it is kept."""
        match = playing.match
        match.clock.set(match.now(), stretch, is_paused=paused is not None)
        playing.clock_was_set()
        return ClockSet(match.now(), self.hub.sources.now(), paused), Batch(alarm=match.alarm())

    # A match begins

    async def start_after_count(self, command: Command) -> None:
        """The count is over: if nobody has changed anything, the match begins."""
        async with self._lock:
            guest = self._counting.take(command)
            if guest is None:
                return
            try:
                await self._remember(Started(), command)
            except StoreError as error:
                self.reset(error)
                return
        guest.answer(wire.Done(command.key))

    async def _promised_match(self) -> LiveMatch:
        table = self.table
        seed = self._next_seed or await self.hub.store.seed(table.next_match)
        match = LiveMatch(self.game, match_header(table, self.game), seed, self.hub.sources)
        match.clock.stretch = table.stretch
        return match

    def _begin(self, match: LiveMatch) -> None:
        self.asides.begin()
        self.playing = Playing(self, match)
        self.playing.begin()
        self.company.sit_down(self.playing)

    # A match ends

    async def finish(self, match: LiveMatch) -> None:
        """Promise the next match."""
        async with self._lock:
            if self.table.running != match.id:
                return
            seed, promised = promise_next(self.hub.sources)
            batch = Batch(seeds=((promised.match, seed),))
            try:
                await self.log.append(self.hub.store, (Finished(), promised), None, batch)
            except StoreError as error:
                self.reset(error)
                return
        self._next_seed = seed
        metrics.FINISHED.inc()
        self.company.votes.forget()
        self.company.look_round()
        self.tell_table()

    # Leaving memory

    def reset(self, error: StoreError) -> None:
        """What is in memory is not what is on disk: everybody comes again and gets what is."""
        log("room-reset", table=self.code, error=type(error).__name__)
        self.close(wire.CLOSE_RESTART)
        self.hub.forget(self)

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, nobody is waited for, and nothing is under way."""
        if self.guests or self._tasks or self._counting.starts_in is not None:
            return False
        playing = self.playing
        if playing is None or not playing.is_running:
            return True
        is_waiting = self.table.paused is not None or not self.table.persons
        return is_waiting and playing.match.is_settled

    def close(self, code: int) -> None:
        """Hang up on everybody and stop."""
        self.is_closed = True
        self.company.close()
        self._counting.close()
        if self.playing is not None:
            self.playing.close()
        for task in self._tasks:
            task.cancel()
        for guest in self.guests:
            guest.line.close(code)
        self.guests.clear()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself, for as long as the table is in memory."""
        if self.is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def spawn_call(self, work: Callable[[], None]) -> None:
        """The same for what a timer does."""

        async def call() -> None:
            work()

        self.spawn(call())

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """A mistake of ours must not leave somebody without an answer: all come again."""
        self._tasks.discard(task)
        mistake = asyncio.CancelledError() if task.cancelled() else task.exception()
        if mistake is not None and not self.is_closed:
            log("task-failed", table=self.code, where=where(mistake))
            self.reset(StoreError(type(mistake).__name__))
