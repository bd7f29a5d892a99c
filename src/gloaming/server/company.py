"""The people of a table: who is there, for whom a bot plays on, and what they agree on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from gloaming.core import Back, Left, Millis, Seat
from gloaming.server.acts import RefusalError
from gloaming.server.attendance import Attendance
from gloaming.server.facts import (
    HandedOver,
    Handing,
    Person,
    PlaysAgain,
    Removed,
    StoodIn,
    TookSeat,
)
from gloaming.server.playing import Playing
from gloaming.server.sources import Timer
from gloaming.server.tableview import Attendee
from gloaming.server.votes import ABOUT_SOMEBODY, FEWEST_TO_SEND, Question, Votes
from gloaming.server.wire import CLOSE_SENT_AWAY, Presence, Topic, Vote

if TYPE_CHECKING:
    from gloaming.server.room import Room


class Leaving(NamedTuple):
    """Somebody who is to have no seat any more, as the others agreed."""

    running: Playing
    seat: Seat
    person: str | None
    topic: Topic


class Company:
    """What follows from coming, going, keeping silent and agreeing."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._patience = room.hub.patience
        self.attendance = Attendance(room.hub.sources.ticks, self._patience)
        self.votes = Votes()
        self.welcome: frozenset[str] = frozenset()
        """Those who are led here from another table and may not have come yet."""
        self._timer: Timer | None = None
        self._due = 0
        """The tick at which it fires: not every handle tells."""
        self._told: dict[str, tuple[Presence, bool]] = {}

    # Coming and going

    def keeps_out(self, person: str) -> Literal["locked", "sent-away"] | None:
        """Why somebody may not come in: to a locked table come only those who belong there."""
        if person in self._room.table.sent_away:
            return "sent-away"
        return "locked" if self._room.table.door == "locked" and not self.knows(person) else None

    def knows(self, person: str) -> bool:
        """Whether somebody belongs there: as the host, on a place, or because they are in."""
        table = self._room.table
        is_in = person in self.welcome or self._room.is_here(person)
        return is_in or person == table.host.id or table.place_of(person) is not None

    def show_out(self, person: str) -> None:
        """Somebody was sent away: all their sockets are told so, and closed."""
        for guest in [guest for guest in self._room.guests if guest.person.id == person]:
            guest.line.close(CLOSE_SENT_AWAY)
            self._room.leave(guest)

    def came(self, person: str) -> None:
        """Somebody is connected, perhaps by a phone that did so by itself: the match goes on.

        A bot that plays on for them does so until they give a sign of life.
        """
        self.attendance.came(person)
        self._look_again(self._patience.host)
        self._look_again(self.attendance.next_change([person]))
        running, seat = self._running, self._room.table.seat_of(person)
        if running is None or seat is None:
            return
        if self._is_awake(person):
            self.votes.settle(("remove", seat))
        running.presence(Back(seat))
        if self._room.table.paused == "gone":
            self._room.spawn(self._room.set_clock(None))

    def gave_sign(self, person: str) -> None:
        """Somebody is alive."""
        was_here = self.attendance.gave_sign(person)
        playing = self._room.playing
        if was_here and (playing is None or not playing.bots.stand_ins):
            return
        running, seat = self._running, self._room.table.seat_of(person)
        is_replaced = running is not None and seat in running.bots.stand_ins
        if running is not None and seat is not None and is_replaced:
            self._note(running, PlaysAgain(seat, running.match.moment))
            running.bots.step_out(seat)
        if is_replaced or not was_here:
            self.votes.settle(("remove", seat))
            self.look_round()
            self._room.tell_table()

    def left(self, person: str) -> None:
        """A socket of somebody is gone."""
        if not self._room.is_here(person):
            self.attendance.left(person)
            table = self._room.table
            if table.place_of(person) is None and person != table.host.id:
                self.attendance.forget(person)
        self.look_round()

    def seat_was_handed(self, running: Playing, fact: Handing) -> None:
        """Everybody hears who plays there now; who goes on for a bot sees what it saw."""
        running.seat_was_handed()
        if isinstance(fact, TookSeat | Removed):
            self.votes.seat_was_handed(Seat(fact.seat))
        if not isinstance(fact, TookSeat):
            return
        if sum(person != fact.person for person in self._room.table.persons) == 1:
            self.attendance.everybody_is_fresh()  # who was alone could not be waited for before
        for guest in self._room.guests:
            if guest.person.id == fact.person.id:
                running.show_from_the_start(guest)

    def sit_down(self, running: Playing) -> None:
        """A match begins: nobody has been idle in it.

        Who is not there is away to the rules at once, unless a bot is going to play on for them.
        """
        self.votes.forget()
        self.attendance.everybody_is_fresh()
        for person in self._room.table.persons:
            seat = self._room.table.seat_of(person.id)
            is_told = self._tells_of_absence and not self._room.is_here(person.id)
            if seat is not None and is_told:
                running.presence(Left(seat))
        self.look_round()

    # Waiting for people

    @property
    def _running(self) -> Playing | None:
        playing = self._room.playing
        return playing if playing is not None and playing.is_running else None

    def look_round(self) -> None:
        """Do what follows from silence by now, and come again when more will.

        What is ahead is asked first: time goes on meanwhile, and what falls due is ahead still.
        """
        if self._room.is_closed:
            return
        self._miss_whoever_is_not_here()
        persons = [person.id for person in self._room.table.persons]
        ahead = self.attendance.next_change([*persons, self._room.table.host.id])
        self._pass_the_host_on()
        running = self._running
        if running is not None:
            self._wait_or_play_on(running)
            self._carry_out_what_passed(running)
        self._tell_changes()
        self.close()
        self._look_again(ahead)

    def _miss_whoever_is_not_here(self) -> None:
        """Somebody may have gone before the place, or the table, was theirs."""
        for person in (*self._room.table.persons, self._room.table.host):
            if not self._room.is_here(person.id):
                self.attendance.left(person.id)

    def _look_again(self, within: int | None) -> None:
        """Look round after so many milliseconds, unless that is done sooner anyway."""
        if within is None:
            return
        sources = self._room.hub.sources
        due = sources.ticks() + within + 1
        if self._timer is None or self._due > due:
            self.close()
            call, self._due = self._room.spawn_call, due
            self._timer = sources.call_later((within + 1) / 1000, call, self.look_round)

    def _tell_changes(self) -> None:
        persons = (person.id for person in self._room.table.persons)
        seen = {person: (self._presence(person), self.is_asked(person)) for person in persons}
        if seen != self._told:
            self._told = seen
            self._room.tell_table()

    def _pass_the_host_on(self) -> None:
        """A table without its host gets another."""
        gone = self.attendance.gone_for(self._room.table.host.id)
        if gone is None or gone < self._patience.host:
            return
        self._room.spawn(self._room.note_fact(self._next_host))

    def _next_host(self) -> HandedOver | None:
        """Who is to be the host; during a match nobody who only watches."""
        room = self._room
        gone = self.attendance.gone_for(room.table.host.id)
        if gone is None or gone < self._patience.host:
            return None
        heirs: list[Person] = [person for person in room.table.persons if room.is_here(person.id)]
        if self._running is None:
            heirs += [guest.person for guest in room.guests]
        return HandedOver(heirs[0]) if heirs else None

    def _wait_or_play_on(self, running: Playing) -> None:
        room = self._room
        persons = [person.id for person in room.table.persons]
        if room.table.paused is not None:
            if room.table.paused == "gone" and any(map(room.is_here, persons)):
                room.spawn(room.set_clock(None))
            return
        silences = [self.attendance.gone_for(person) or 0 for person in persons]
        if persons and min(silences) >= self._patience.everybody:
            room.spawn(room.set_clock("gone"))
            return
        for person in persons:
            seat = room.table.seat_of(person)
            if seat is not None and seat not in running.bots.levels:
                self._see_to(running, seat, person)

    def _see_to(self, running: Playing, seat: Seat, person: str) -> None:
        """To most rules a seat is away only where nobody will play: a promised bot is waited for.

        Until it comes the match goes on with its clock, and nothing is decided for the person.
        """
        if self._tells_of_absence and self.attendance.presence(person) == "away":
            running.presence(Left(seat))
        may_think = self._room.is_here(person) and self._is_alone(person)
        is_due = self.attendance.stand_in_after(person) == 0 and not may_think
        if self._level is not None and is_due:
            self._note(running, StoodIn(seat, self._level, running.match.moment))
            running.step_in(seat, self._level, is_stand_in=True)
            self._room.tell_table()

    def _note(self, running: Playing, fact: StoodIn | PlaysAgain) -> None:
        """Keep who plays; it has happened, and holds unless others have decided by then."""
        sitter = self._room.table.sitters[fact.seat]
        self._room.spawn(self._room.note_fact(partial(self._if_still, running, sitter, fact)))

    def _if_still(
        self, running: Playing, sitter: str | None, fact: StoodIn | PlaysAgain
    ) -> StoodIn | PlaysAgain | None:
        """What was to be noted, if the match goes on and the seat has not been given away."""
        is_same = self._room.table.sitters[fact.seat] == sitter
        return fact if is_same and self._running is running else None

    @property
    def _tells_of_absence(self) -> bool:
        return self._level is None or self._room.game.counts_present

    @property
    def _level(self) -> str | None:
        """The bot that plays on for people: the strongest there is."""
        return next(reversed(list(self._room.game.bots)), None)

    def attendee(self, person: str) -> Attendee:
        """What the others are told of somebody on a place."""
        running, seat = self._running, self._room.table.seat_of(person)
        presence = self._presence(person)
        if running is None or seat is None or self._room.table.paused is not None:
            return Attendee(presence)
        has_stand_in = seat in running.bots.stand_ins
        is_waited_for = presence != "here" and not has_stand_in and self._level is not None
        bot_in = Millis(self.attendance.stand_in_after(person)) if is_waited_for else None
        return Attendee(presence, bot_in, has_stand_in)

    # Agreeing

    @property
    def here(self) -> list[Seat]:
        """The seats of those whose word counts now."""
        table = self._room.table
        seats = (table.seat_of(person.id) for person in table.persons if self._is_awake(person.id))
        return [seat for seat in seats if seat is not None]

    @property
    def seated(self) -> list[Seat]:
        """The seats of all people, whether they are there or not."""
        table = self._room.table
        seats = (table.seat_of(person.id) for person in table.persons)
        return [seat for seat in seats if seat is not None]

    def _presence(self, person: str) -> Presence:
        """As it counts now: nobody is idle outside a match, or while it stands still.

        Who may not be heard is not idle either, until a bot plays on: it would be a signal.
        """
        presence = self.attendance.presence(person)
        if presence != "idle":
            return presence
        is_told = self._is_silent(person) and not self._room.asides.is_hushed(person)
        return "idle" if is_told or self._has_stand_in(person) else "here"

    def is_asked(self, person: str) -> bool:
        """Whether somebody has to give a sign of life, lest a bot plays on."""
        return self._is_silent(person) and not self._has_stand_in(person)

    def _is_silent(self, person: str) -> bool:
        table = self._room.table
        if self._running is None or table.seat_of(person) is None or self._is_alone(person):
            return False
        return table.paused is None and self.attendance.presence(person) == "idle"

    def _is_alone(self, person: str) -> bool:
        """Whether no other person waits: with bots alone one may think as long as one likes."""
        return all(other.id == person for other in self._room.table.persons)

    def _has_stand_in(self, person: str) -> bool:
        running, seat = self._running, self._room.table.seat_of(person)
        return self._is_silent(person) and running is not None and seat in running.bots.stand_ins

    def _is_awake(self, person: str) -> bool:
        return self._presence(person) == "here"

    def vote(self, person: str, asked: Vote) -> None:
        """Somebody with a seat is for something; when enough are, it is done."""
        running, seat = self._running, self._room.table.seat_of(person)
        if running is None:
            raise RefusalError("not-running")
        if seat is None:
            raise RefusalError("not-seated")
        self._must_make_sense(asked)
        is_hushed = self._room.asides.is_hushed(person)
        about = asked.seat if asked.topic in ABOUT_SOMEBODY else None
        question = (asked.topic, about)
        if is_hushed and not (asked.is_for and self._may_be_joined(question)):
            raise RefusalError("hushed")
        self.votes.cast(question, seat, is_for=asked.is_for, is_named=not is_hushed)
        self._carry_out_what_passed(running)
        self._room.tell_table()

    def _may_be_joined(self, question: Question) -> bool:
        """Whether it tells nothing to be for it: whom to name would be a sign of one's own."""
        return question[1] is None or self.votes.is_open(question)

    def _must_make_sense(self, asked: Vote) -> None:
        paused = self._room.table.paused is not None
        if asked.topic == "pause" and paused:
            raise RefusalError("paused")
        if asked.topic == "go-on" and not paused:
            raise RefusalError("not-paused")
        if asked.topic not in ABOUT_SOMEBODY:
            return
        sitters, seat = self._room.table.sitters, asked.seat
        person = sitters[seat] if seat is not None and seat < len(sitters) else None
        if person is None:
            raise RefusalError("nobody-there")
        if asked.topic == "remove" and self._is_awake(person):
            raise RefusalError("is-here")
        is_for_one = asked.topic == "send-away" and len(self.seated) < FEWEST_TO_SEND
        if self._level is None or is_for_one:
            raise RefusalError("not-offered")

    def _carry_out_what_passed(self, running: Playing) -> None:
        """Also when somebody goes: it takes fewer then."""
        room = self._room
        for awake in self.here:
            self.votes.settle(("remove", awake))
        for topic, seat in self.votes.take_passed(self.here, self.seated):
            if seat is None:
                room.spawn(room.set_clock("agreed" if topic == "pause" else None))
            elif self._level is not None:
                leaving = Leaving(running, Seat(seat), room.table.sitters[seat], topic)
                room.spawn(self._let_go(leaving, self._level))

    async def _let_go(self, leaving: Leaving, level: str) -> None:
        """A bot has the seat for the rest of the match; whoever sat there watches, or goes."""
        running, seat, person, topic = leaving

        def removed() -> Removed | None:
            when = running.match.moment
            is_out = topic == "send-away"
            return Removed(seat, level, when, is_out) if self._still_leaves(leaving) else None

        if not await self._room.note_fact(removed):
            return
        running.bots.step_out(seat)
        running.step_in(seat, level, is_stand_in=False)
        for guest in [guest for guest in self._room.guests if guest.person.id == person]:
            running.show_from_the_start(guest)
        self._room.tell_table()

    def _still_leaves(self, leaving: Leaving) -> bool:
        """Whether what the others agreed on still holds: who came back in time stays."""
        running, seat, person, topic = leaving
        is_same = self._running is running and self._room.table.sitters[seat] == person
        is_gone = person is not None and not self._is_awake(person)
        return is_same and (is_gone or topic == "send-away")

    def close(self) -> None:
        """Wait for nobody any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
