"""A table in memory: its guests, its lobby, its match. All that happens there passes through."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from gloaming.core import Back, Deed, Input, Left, Millis, RefusedError, Seat, Stop, Viewer
from gloaming.server import lobby, metrics, wire
from gloaming.server.botseats import BotSeats
from gloaming.server.frames import encode, raw
from gloaming.server.guest import Command, Guest
from gloaming.server.live import Atom, LiveMatch
from gloaming.server.lobby import Finished, RefusalError, Started
from gloaming.server.logs import log, where
from gloaming.server.store import Batch, StoreError
from gloaming.server.tablelog import TableLog
from gloaming.server.tableview import match_header, own_tables, promise_next, table_view

if TYPE_CHECKING:
    from gloaming.server.hub import Hub

AWAY_AFTER_SECONDS = 10.0
MOST_GUESTS = 100
MOST_SOCKETS_OF_ONE = 8


class Room:
    """One table."""

    def __init__(self, hub: Hub, log_: TableLog, match: LiveMatch | None) -> None:
        self.hub = hub
        self.log = log_
        self.game = log_.game
        self.match = match
        self.guests: list[Guest] = []
        self._over: bytes | None = None
        self._next_seed: bytes | None = None
        self._lock = asyncio.Lock()
        self._asking: dict[Command, list[Guest]] = {}
        self._news: list[Atom] = []
        """What is on disk and has not been told yet: never longer than a turn of the loop."""
        self._bots: BotSeats | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: Millis | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def table(self) -> lobby.Table:
        """The table as it stands."""
        return self.log.table

    def awake(self) -> None:
        """Take up a match that was loaded."""
        if self.match is None:
            return
        if self.match.outcome is not None:
            self._spawn(self._conclude(self.match))
            return
        self._bots = self._bot_seats(self.match)
        self.hub.store.append(Batch(alarm=self.match.alarm()), _nothing_to_do)
        self._set_timer()
        self._let_time_pass()
        self._bots.wake()
        for person in filter(None, self.match.header.persons):
            self._expect(person)

    # Guests

    def has_room_for(self, person: str) -> bool:
        """Whether one more socket of this person fits in."""
        own = sum(guest.person.id == person for guest in self.guests)
        return own < MOST_SOCKETS_OF_ONE and len(self.guests) < MOST_GUESTS

    def join(self, guest: Guest) -> None:
        """Somebody has come, or has come back."""
        self.guests.append(guest)
        self._tell_table()
        if self.match is not None:
            self._show_from_the_start(guest, self.match)
            if guest.viewer != "public":
                self._presence(Back(Seat(int(guest.viewer))))

    def leave(self, guest: Guest) -> None:
        """A socket is gone; the person is away if it stays so."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        self._tell_table()
        if self.match is not None and not self._looks_through(guest.viewer):
            self.match.eyes.pop(guest.viewer, None)
        self._expect(guest.person.id)

    def _expect(self, person: str) -> None:
        """Somebody who is not here in a while is away."""
        asyncio.get_running_loop().call_later(AWAY_AFTER_SECONDS, self._gone, person)

    def _gone(self, person: str) -> None:
        if self._is_closed or self._is_here(person):
            return
        seat = self._seat_of(person)
        if seat is not None:
            self._presence(Left(seat))

    def _is_here(self, person: str) -> bool:
        return any(guest.person.id == person for guest in self.guests)

    def _looks_through(self, viewer: Viewer) -> bool:
        is_bot = self._bots is not None and viewer in self._bots.levels
        return is_bot or any(guest.viewer == viewer for guest in self.guests)

    def _seat_of(self, person: str) -> Seat | None:
        if self.match is None or person not in self.match.header.persons:
            return None
        return Seat(self.match.header.persons.index(person))

    def _presence(self, move: Left | Back) -> None:
        """Presence is an input like any other, where the game has a use for it."""
        match = self.match
        if match is None or move not in self.game.legal(match.state, "host"):
            return
        given = Input(match.now(), "host", move)
        with contextlib.suppress(RefusedError):  # the clock acts first, and may end the match
            match.take(self.hub.store, given, self._committed, self._reset)

    # The table

    def _tell_table(self) -> None:
        view = table_view(self.table, self.game, [guest.person.id for guest in self.guests])
        frames = own_tables(view)
        host = self.table.header.host.id
        for guest in self.guests:
            person = guest.person.id
            guest.line.send(frames(self.table.place_of(person), person == host))

    def act_soon(self, guest: Guest, key: str, asked: wire.TableAct) -> None:
        """Do something at the table when everything asked before is done."""
        if isinstance(asked, wire.StopMatch):
            self._stop(guest, key)
        else:
            self._spawn(self._act(guest, key, asked))

    def _stop(self, guest: Guest, key: str) -> None:
        """The host of the table ends the match; to the rules that is the host's input."""
        match = self.match
        if guest.person.id != self.table.header.host.id or match is None:
            reason: wire.RefusalReason = "not-running" if match is None else "not-host"
            guest.answer(wire.Refused(key, reason))
            return
        command = Command("host", key)
        if not self._is_copy(guest, match, command):
            given: Input[Any] = Input(match.now(), "host", Stop())
            self._try_move(guest, match, given, command, guest.number)

    async def _act(self, guest: Guest, key: str, asked: wire.LobbyAct) -> None:
        command = Command(guest.person.id, key)
        async with self._lock:
            if self.log.has_done(command):
                guest.answer(wire.Done(key))
                return
            try:
                fact = lobby.decide(self.table, self.game, guest.person, asked)
                await self._remember(fact, command)
            except RefusalError as refused:
                guest.answer(wire.Refused(key, refused.reason))
                return
            except StoreError as error:
                self._reset(error)
                return
        guest.answer(wire.Done(key))

    async def _remember(self, fact: lobby.Fact, command: Command) -> None:
        match = await self._promised_match() if isinstance(fact, Started) else None
        dealt = Batch() if match is None else match.first_batch()
        await self.log.append(self.hub.store, (fact,), command, dealt)
        if match is not None:
            self._begin(match)
        self._tell_table()

    # A match begins

    async def _promised_match(self) -> LiveMatch:
        table = self.table
        seed = self._next_seed or await self.hub.store.seed(table.next_match)
        return LiveMatch(self.game, match_header(table, self.game), seed, self.hub.sources)

    def _begin(self, match: LiveMatch) -> None:
        metrics.MATCHES.labels("started").inc()
        log("match-started", match=match.id, game=self.game.name)
        self.match, self._over = match, None
        self._bots = self._bot_seats(match)
        for guest in self.guests:
            self._show_from_the_start(guest, match)
        for person in filter(None, match.header.persons):
            self._gone(person)
        self._set_timer()
        self._bots.wake()

    def _show_from_the_start(self, guest: Guest, match: LiveMatch) -> None:
        self._tell_news()
        seat = self._seat_of(guest.person.id)
        guest.viewer = "public" if seat is None else seat
        eye = match.eye(guest.viewer)
        guest.begins(eye)
        header = match.header
        guest.tell(
            wire.Snapshot(
                match.id, self.game.name, self.game.edition, header.file.options,
                tuple(wire.Sitter(s.name, s.place, s.bot) for s in header.file.seats),
                seat, header.file.commitment, header.nonces, match.now(), eye.deadline,
                raw(eye.view), raw(eye.legal), raw(eye.witnessed),
            )
        )  # fmt: skip
        if self._over is not None:
            guest.line.send(self._over)

    # Moves

    def move(self, guest: Guest, asked: wire.Move) -> None:
        """A move by somebody at the table."""
        match, seat = self.match, self._seat_of(guest.person.id)
        if match is None or seat is None:
            reason: wire.RefusalReason = "not-running" if match is None else "not-seated"
            guest.answer(wire.Refused(asked.key, reason))
            return
        command = Command(str(seat), asked.key)
        if self._is_copy(guest, match, command):
            return
        try:
            move = self.hub.decoder(self.game).decode(asked.move)
        except wire.UNREADABLE:
            guest.answer(wire.Refused(asked.key, "malformed"))
            return
        self._try_move(guest, match, Input(match.now(), seat, move), command, asked.frame)

    def _is_copy(self, guest: Guest, match: LiveMatch, command: Command) -> bool:
        """A copy of a command is answered as the first was or will be, and does nothing."""
        if match.has_done(command):
            guest.answer(wire.Done(command.key))
            return True
        waiting = self._asking.get(command)
        if waiting is not None:
            waiting.append(guest)
        return waiting is not None

    def _try_move(
        self, guest: Guest, match: LiveMatch, given: Input[Any], command: Command, frame: int
    ) -> None:
        self._asking[command] = [guest]
        try:
            match.take(self.hub.store, given, self._committed, self._reset, command)
        except RefusedError as refused:
            del self._asking[command]
            is_late = guest.was_offered(given.move, frame)
            late, no = wire.TooLate(command.key), wire.Refused(command.key, refused.reason)
            self._refuse(guest, late if is_late else no)

    def _refuse(self, guest: Guest, answer: wire.TooLate | wire.Refused) -> None:
        """Refuse when all that the refusal rests on is on disk: an empty batch comes behind it."""
        self.hub.store.append(Batch(), lambda _error: guest.answer(answer))

    def _committed(self, atom: Atom) -> None:
        """It is on disk: now it may be told, with all else that this commit brings the table."""
        if not self._news:
            asyncio.get_running_loop().call_soon(self._tell_news)
        self._news.append(atom)

    def _tell_news(self) -> None:
        match, news = self.match, self._news
        if match is None or self._is_closed or not news:
            return
        self._news = []
        try:
            self._show(match, [atom.deeds for atom in news])
        except Exception as mistake:  # noqa: BLE001 - a game's mistake is its own table's trouble
            log("match-failed", match=match.id, where=where(mistake))
            self._reset(StoreError(type(mistake).__name__))
            return
        for atom in news:
            self._answer_done(atom)
        if match.outcome is not None:
            self._spawn(self._conclude(match))
            return
        self._set_timer()
        if self._bots is not None:
            self._bots.wake()

    def _show(self, match: LiveMatch, moments: list[tuple[Deed, ...]]) -> None:
        bodies = {viewer: eye.see(moments, match.shown) for viewer, eye in match.eyes.items()}
        for guest in self.guests:
            body = bodies.get(guest.viewer)
            if body is not None:
                guest.show(body, match.eyes[guest.viewer])

    def _answer_done(self, atom: Atom) -> None:
        if atom.command is None:
            return
        for guest in self._asking.pop(atom.command, ()):
            guest.answer(wire.Done(atom.command.key))

    def _reset(self, error: StoreError) -> None:
        """What is in memory is not what is on disk: everybody comes again and gets what is."""
        log("room-reset", table=self.table.header.code, error=type(error).__name__)
        self.close(wire.CLOSE_RESTART)
        self.hub.forget(self)

    # Time

    def _set_timer(self) -> None:
        """Be there when the deadline has passed; one that has not changed is waited for already."""
        match = self.match
        deadline = None if match is None else self.game.deadline(match.state)
        if deadline == self._awaited:
            return
        self._awaited = deadline
        if self._timer is not None:
            self._timer.cancel()
        if match is not None and deadline is not None:
            seconds = max(deadline + 1 - match.now(), 1) / 1000
            self._timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        self._awaited = None
        self._let_time_pass()
        self._set_timer()

    def _let_time_pass(self) -> None:
        if self.match is not None:
            self.match.let_time_pass(self.hub.store, self.match.now(), self._committed, self._reset)

    def _bot_seats(self, match: LiveMatch) -> BotSeats:
        return BotSeats(self.hub, match, self._committed, self._reset, self._spawn)

    # The end

    async def _conclude(self, match: LiveMatch) -> None:
        """Turn everything over, and promise the next match."""
        outcome = match.outcome
        assert outcome is not None
        truth = raw(self.game.observe(match.shown, "truth"))
        self._over = encode(wire.Over(outcome, truth, match.digest))
        for guest in self.guests:
            guest.line.send(self._over)
        async with self._lock:
            if self.table.running == match.id:
                await self._promise_again()

    async def _promise_again(self) -> None:
        seed, promised = promise_next(self.hub.sources)
        batch = Batch(seeds=((promised.match, seed),))
        try:
            await self.log.append(self.hub.store, (Finished(), promised), None, batch)
        except StoreError as error:
            self._reset(error)
            return
        self._next_seed = seed
        metrics.MATCHES.labels("finished").inc()
        self._tell_table()

    # Leaving memory

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is under way."""
        is_settled = self.match is None or self.match.is_settled
        return not self.guests and not self._tasks and is_settled

    def close(self, code: int) -> None:
        """Hang up on everybody and stop."""
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        for guest in self.guests:
            guest.line.close(code)
        self.guests.clear()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _nothing_to_do(_error: StoreError | None) -> None:
    """An alarm that could not be kept is set again when the table is next loaded."""
