"""The match at a table: its moves, its news, its clock and its bots."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.core import (
    Back,
    Deed,
    Input,
    Left,
    Reason,
    RefusedError,
    Seat,
    Stop,
    Viewer,
    nobody_whispers,
    players_are_heard,
)
from gloaming.server import metrics, wire
from gloaming.server.botseats import BotSeats
from gloaming.server.frames import encode, raw
from gloaming.server.guest import Command, Guest
from gloaming.server.live import Atom, LiveMatch
from gloaming.server.logs import log, where
from gloaming.server.parts import MOMENTS_AT_ONCE, send_in_parts
from gloaming.server.rate import Rates
from gloaming.server.sittings import handed_on, sitters_after, told_sitters
from gloaming.server.sources import Timer
from gloaming.server.store import Batch, StoreError

if TYPE_CHECKING:
    from gloaming.server.room import Room


class Playing:
    """One match, running or just over, with the people who look at it."""

    def __init__(self, room: Room, match: LiveMatch) -> None:
        self._room, self.match, self.game = room, match, match.game
        self._store = room.hub.store
        self.bots = BotSeats(
            room.hub, match, room.table.levels, self._committed, room.reset, room.spawn
        )
        self._decode = room.hub.decoder(match.game).decode
        self.over: bytes | None = None
        self._asking: dict[Command, list[Guest]] = {}
        self._news: list[Atom] = []
        """What is on disk and has not been told yet: never longer than a turn of the loop."""
        self._timer: Timer | None = None
        self._awaited: tuple[int | None, int, bool] | None = None
        is_plain = self.game.hears is players_are_heard
        self._has_own_talk = not is_plain or self.game.may_whisper is not nobody_whispers
        self._began = told_sitters(match.header.file.seats)
        """Who sat down to it, the same for everybody who comes."""
        limits = room.hub.limits
        self._rates = (
            Rates(limits.moves_per_second, limits.move_burst),
            Rates(limits.moves_per_minute / 60, limits.move_store),
        )
        """The moves of each seat, at once and over a long time."""
        self._hearing: dict[Viewer, wire.Hearing] = {}
        """Whom words reach, as it was last told with an update where it may change."""

    def begin(self) -> None:
        """It has been dealt: show it to everybody."""
        metrics.STARTED.inc()
        log("match-started", match=self.match.id, game=self.game.name)
        for guest in self._room.guests:
            self.show_from_the_start(guest)
        self.set_timer()
        self.bots.wake()

    def awake(self) -> None:
        """Take up a match that was loaded."""
        if self.match.outcome is not None:
            self._room.spawn(self._conclude())
            return
        self._store.append(Batch(alarm=self.match.alarm()), _nothing_to_do)
        self.set_timer()
        self._let_time_pass()
        for seat, level in self._room.table.stand_ins.items():
            self.step_in(seat, level, is_stand_in=True)
        self.bots.wake()

    @property
    def is_running(self) -> bool:
        """Whether it is still open."""
        return self.match.outcome is None

    def show_from_the_start(self, guest: Guest) -> None:
        """Send all that a socket has to know that has just come, or sits elsewhere now."""
        self._tell_news()
        seat = self._room.table.seat_of(guest.person.id)
        viewer = guest.viewer = "public" if seat is None else seat
        guest.is_shown, guest.arriving = False, None
        match = self.match
        is_at_hand = not match.has_missed_much(viewer)
        if is_at_hand and len(match.eye(viewer).witnessed) <= MOMENTS_AT_ONCE:
            self.show_snapshot(guest, 0)
            return
        guest.arriving = object()
        self._room.spawn(send_in_parts(self._room, self, guest))

    def show_snapshot(self, guest: Guest, first: int) -> None:
        """Send where the match stands, with the moments from this one on."""
        self._tell_news()
        match, header = self.match, self.match.header
        handed = self._room.table.handed
        seat = self._room.table.seat_of(guest.person.id)
        eye = match.eye(guest.viewer)
        guest.arriving = None
        guest.begins(eye)
        guest.tell(
            wire.Snapshot(
                match.id, self.game.name, self.game.edition, header.file.options,
                sitters_after(self._began, handed), self._began,
                handed_on(match, guest.viewer, handed), seat,
                header.file.commitment, header.nonces, match.now(),
                eye.deadline, raw(eye.view), raw(eye.legal), eye.asked,
                first, raw(eye.witnessed[first:]),
                self._room.notes.get(guest.person.id, "") if seat is not None else "",
            )
        )  # fmt: skip
        if self.over is not None:
            guest.line.send(self.over)

    @property
    def _watching(self) -> list[Guest]:
        """The sockets to which the match was shown."""
        return [guest for guest in self._room.guests if guest.is_shown]

    def seat_was_handed(self) -> None:
        """Tell everybody who plays on a seat from now on."""
        self._tell_news()
        handed = self._room.table.handed
        told = {
            viewer: encode(wire.SeatHanded(handed_on(self.match, viewer, handed)[-1]))
            for viewer in {guest.viewer for guest in self._watching}
        }
        for guest in self._watching:
            guest.line.send(told[guest.viewer])

    def step_in(self, seat: Seat, level: str, *, is_stand_in: bool) -> None:
        """A bot plays on, who has seen all that was told; to the rules somebody is there again."""
        self._tell_news()
        self.bots.step_in(seat, level, is_stand_in=is_stand_in)
        self.presence(Back(seat))

    def let_go(self, viewer: Any) -> None:
        """An eye through which nobody looks any more need not be kept."""
        is_used = viewer in self.bots.levels
        if not is_used and all(guest.viewer != viewer for guest in self._room.guests):
            self.match.shut_eye(viewer)

    # Moves

    def move(self, guest: Guest, asked: wire.Move) -> None:
        """Make a move, or answer why not."""
        match, seat = self.match, guest.viewer
        if not isinstance(seat, int) or asked.match != match.id:
            reason: wire.RefusalReason = "over" if isinstance(seat, int) else "not-seated"
            guest.answer(wire.Refused(asked.key, reason))
            return
        command = Command(str(seat), asked.key)
        if self._is_copy(guest, command):
            return
        if match.clock.is_paused or not self._is_rated(command):
            reason = "paused" if match.clock.is_paused else "too-fast"
            guest.answer(wire.Refused(asked.key, reason))
            return
        try:
            move = self._decode(asked.move)
        except wire.UNREADABLE:
            guest.answer(wire.Refused(asked.key, "malformed"))
            return
        is_remark = isinstance(move, self.game.asides)
        if not (self._is_of_now if is_remark else self._is_asked)(guest, seat, asked):
            self._refuse(guest, wire.TooLate(asked.key))
            return
        self._try_move(guest, Input(match.now(), seat, move), command, asked.frame)

    def _is_rated(self, command: Command) -> bool:
        now = self._room.hub.sources.ticks()
        return all(rates.allows(command.by, now) for rates in self._rates)

    def _is_asked(self, guest: Guest, seat: Seat, move: wire.Move) -> bool:
        """Whether a move answers the question that its seat is asked now, and no earlier one."""
        asked = self.game.asks(self.match.state, seat)
        if asked is None:
            return True
        if move.moment is msgspec.UNSET:
            return guest.answers(asked, move.frame)
        eye = self.match.eye(seat)
        return asked == eye.asked and move.moment >= eye.asked_since

    def _is_of_now(self, guest: Guest, seat: Seat, remark: wire.Move) -> bool:
        """Whether a remark was made in the part of the match that is on, whatever is asked in it.

        What was said of the cards of one round does not hold for those of the next.
        """
        since = self.match.eye(seat).chapter_since
        if remark.moment is msgspec.UNSET:
            return guest.is_of_chapter(since, remark.frame)
        return remark.moment >= since

    def stop(self, guest: Guest, key: str) -> None:
        """The host of the table ends the match; to the rules that is the host's input."""
        command = Command("host", key)
        if not self._is_copy(guest, command):
            given: Input[Any] = Input(self.match.now(), "host", Stop())
            self._try_move(guest, given, command, guest.number)

    def presence(self, move: Left | Back) -> None:
        """Presence is an input like any other, where the game has a use for it."""
        if move not in self.game.legal(self.match.state, "host"):
            return
        given = Input(self.match.now(), "host", move)
        with contextlib.suppress(RefusedError):  # the clock acts first, and may end the match
            self.match.take(self._store, given, self._committed, self._room.reset)

    def _is_copy(self, guest: Guest, command: Command) -> bool:
        """A copy of a command is answered as the first was or will be, and does nothing."""
        if self.match.has_done(command):
            guest.answer(wire.Done(command.key))
            return True
        waiting = self._asking.get(command)
        if waiting is not None:
            waiting.append(guest)
        return waiting is not None

    def _try_move(self, guest: Guest, given: Input[Any], command: Command, frame: int) -> None:
        self._asking[command] = [guest]
        try:
            self.match.take(self._store, given, self._committed, self._room.reset, command)
        except RefusedError as refused:
            del self._asking[command]
            if guest.was_offered(given.move, frame):
                self._refuse(guest, wire.TooLate(command.key))
                return
            why = self._why_not(given) if refused.reason == "not-legal" else None
            self._refuse(guest, wire.Refused(command.key, refused.reason, why or msgspec.UNSET))

    def _why_not(self, given: Input[Any]) -> Reason | None:
        """The rule against a move, as far as its seat can see."""
        if not isinstance(given.by, int):
            return None
        return self.game.why_not(self.match.eye(given.by).view, given.move)

    def _refuse(self, guest: Guest, answer: wire.TooLate | wire.Refused) -> None:
        """Refuse when all that the refusal rests on is on disk: an empty batch comes behind it."""
        self._store.append(Batch(), lambda _error: guest.answer(answer))

    # News

    def _committed(self, atom: Atom) -> None:
        """It is on disk: now it may be told, with all else that this commit brings the table."""
        if not self._news:
            asyncio.get_running_loop().call_soon(self._tell_news)
        self._news.append(atom)

    def _tell_news(self) -> None:
        match, news = self.match, self._news
        if self._room.is_closed or not news:
            return
        self._news = []
        try:
            self._show([atom.deeds for atom in news])
        except Exception as mistake:  # noqa: BLE001 - a game's mistake is its own table's trouble
            log("match-failed", match=match.id, where=where(mistake))
            self._room.reset(StoreError(type(mistake).__name__))
            return
        for atom in news:
            self._answer_done(atom)
        if match.outcome is not None:
            self._room.spawn(self._conclude())
            return
        self.set_timer()
        self.bots.wake()

    def _show(self, moments: list[tuple[Deed, ...]]) -> None:
        eyes, shown = self.match.eyes, self.match.shown
        deadline = self.game.deadline(shown)
        first = len(self.match.inputs) - sum(map(len, moments))
        bodies = {
            viewer: eye.see(_after(moments, eye.inputs - first), shown, deadline)
            for viewer, eye in eyes.items()
        }
        for guest in self._room.guests:
            body = bodies.get(guest.viewer) if guest.is_shown else None
            if body is not None:
                guest.show(body, eyes[guest.viewer])
        if self._has_own_talk:
            self._tell_hearing({viewer for viewer, body in bodies.items() if body is not None})

    def _tell_hearing(self, viewers: set[Viewer]) -> None:
        """Only to those who witnessed something: to the others it would say that something was."""
        told = dict(self._hearing)
        for guest in self._watching:
            hearing = self._room.asides.hearing(guest) if guest.viewer in viewers else None
            if hearing is not None and hearing != told.get(guest.viewer):
                self._hearing[guest.viewer] = hearing
                guest.hears_of(hearing)

    def _answer_done(self, atom: Atom) -> None:
        if atom.command is None:
            return
        for guest in self._asking.pop(atom.command, ()):
            guest.answer(wire.Done(atom.command.key))

    async def _conclude(self) -> None:
        """Turn everything over."""
        outcome = self.match.outcome
        assert outcome is not None
        truth = raw(self.game.observe(self.match.shown, "truth"))
        self.over = encode(wire.Over(outcome, truth, self.match.digest))
        for guest in self._watching:
            guest.line.send(self.over)
        self.close()
        await self._room.finish(self.match)

    # Time

    def set_timer(self) -> None:
        """Be there when the deadline has passed; one that has not changed is waited for already."""
        clock, deadline = self.match.clock, self.game.deadline(self.match.state)
        awaited = (deadline, clock.stretch, clock.is_paused)
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._timer is not None:
            self._timer.cancel()
        wait = None if deadline is None else clock.wait(deadline)
        if wait is not None:
            seconds = max(wait + clock.stretch, 1) / 1000
            call_later, spawn_call = self._room.hub.sources.call_later, self._room.spawn_call
            self._timer = call_later(seconds, spawn_call, self._time_is_up)

    def _time_is_up(self) -> None:
        self._awaited = None
        self._let_time_pass()
        self.set_timer()

    def _let_time_pass(self) -> None:
        match = self.match
        if not match.clock.is_paused:
            match.let_time_pass(self._store, match.now(), self._committed, self._room.reset)

    def clock_was_set(self) -> None:
        """Time stands, or goes on, or goes on at another pace."""
        self.set_timer()
        self.bots.wake()

    def close(self) -> None:
        """Wait for nothing any more; what nobody waits for is let go with the last look at it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.bots.dismiss()


def _after(moments: list[tuple[Deed, ...]], inputs: int) -> list[tuple[Deed, ...]]:
    """The moments without those that an eye has followed, which was opened in between."""
    count = 0
    while inputs > 0:
        inputs -= len(moments[count])
        count += 1
    return moments[count:] if count else moments


def _nothing_to_do(_error: StoreError | None) -> None:
    """An alarm that could not be kept is set again when the table is next loaded."""
