"""What somebody asks of a table in memory becomes a fact, or is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.core import Seat
from gloaming.server import acts, wire
from gloaming.server.acts import RefusalError
from gloaming.server.facts import Fact
from gloaming.server.guest import Guest
from gloaming.server.watchers import meant

if TYPE_CHECKING:
    from gloaming.server.room import Room

Asked = wire.LobbyAct | wire.TakeSeat | wire.SendAway
SEEN_BY_ALL = acts.AT_ANY_TIME | wire.SendAway
"""What can be done in the middle of a match and is seen at once by everybody at the table."""


async def decide(room: Room, guest: Guest, asked: Asked) -> Fact:
    """The fact that it leads to, by all that the room knows and the table does not."""
    check_rate(room, guest)
    table, person = room.table, guest.person
    if person.id in table.sent_away:
        raise RefusalError("sent-away")
    is_signal = table.running is not None and isinstance(asked, SEEN_BY_ALL)
    if is_signal and room.asides.is_hushed(person.id):
        raise RefusalError("hushed")
    if isinstance(asked, wire.TakeSeat):
        return _take_seat(room, guest, asked.seat)
    if isinstance(asked, wire.SendAway):
        return acts.send_away(table, person, meant(room, asked.who))
    fact = acts.decide(table, room.game, person, asked)
    if isinstance(asked, wire.LeadOn):
        there = await room.hub.room(asked.code)
        if there is None or there is room or there.table.host.id != person.id:
            raise RefusalError("no-such-table")
    return fact


def check_rate(room: Room, guest: Guest) -> None:
    """Refuse what one person asks of the table too often: it is kept, and told to all."""
    if not room.rates.allows(guest.person.id, room.hub.sources.ticks()):
        raise RefusalError("too-fast")


def _take_seat(room: Room, guest: Guest, seat: int) -> Fact:
    playing = room.playing
    if playing is None or not playing.is_running:
        raise RefusalError("not-running")
    fact = acts.take_seat(room.table, room.game, guest.person, seat, playing.match.moment)
    playing.bots.step_out(Seat(seat))
    return fact
