"""Fingers in Shadows: Amsterdam, at a human pace: `python -m tests.speed.pointer LOAD`.

Every Detective points about every two seconds, at any cell that the clue can lead to; Officers give
cards when they may, and everybody is ready for the next round. What is timed is a finger on its
way: from the moment it is sent until a team-mate's socket has it.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from random import Random

import msgspec
import uvloop

from tests.speed.door import Door
from tests.speed.guests import GuestLine, Keys, seat_everybody
from tests.speed.machine import cpu_seconds
from tests.speed.report import quantile

SEATS = 8
PAUSE_SECONDS = (1.0, 3.0)
SET_UP_AT_ONCE = 20


class Fingers(msgspec.Struct, frozen=True):
    """How many tables, and for how long."""

    port: int
    server: int
    """The process to watch."""
    tables: int = 100
    warm_up: float = 10.0
    seconds: float = 30.0


class Ways(msgspec.Struct, frozen=True):
    """One window of one run."""

    points: int
    """Fingers that were acknowledged."""
    arrivals: int
    """Each of them at each team-mate."""
    lost: int
    """Acknowledged, but not arrived at all team-mates when the run was over."""
    gives: int
    seconds: float
    server_cpu: float
    client_cpu: float
    p50_ms: float
    p99_ms: float
    worst_ms: float


# What is heard


class Move(msgspec.Struct, frozen=True):
    """What this client cares about in a move."""

    type: str


class Event(msgspec.Struct, frozen=True):
    """The same of an event."""

    type: str
    seat: int = -1


class Moment(msgspec.Struct, frozen=True):
    """The same of a moment."""

    events: list[Event]


class View(msgspec.Struct, frozen=True):
    """The same of a view."""

    team: str = ""


class Heard(msgspec.Struct, frozen=True):
    """The same of any frame."""

    type: str
    key: str = ""
    n: int = 0
    phase: str = ""
    you: int | None = None
    match: str | None = None
    legal: list[msgspec.Raw] | None = None
    view: View = View()
    witnessed: list[Moment] = []


_decode = msgspec.json.Decoder(Heard).decode
_kind = msgspec.json.Decoder(Move).decode


# Who points


class City:
    """Everybody at every table, and what is counted of them."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.keys = Keys()
        self.points = self.gives = 0
        self.ways: list[float] = []

    def pause(self) -> float:
        """Until somebody does something again."""
        return self.random.uniform(*PAUSE_SECONDS)


class Finger(msgspec.Struct):
    """A finger on its way to the team."""

    key: str
    sent_at: float
    arrived: int = 0
    is_done: bool = False


class Table:
    """The seats of one table, and the fingers on their way."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.seats: list[HandLine] = []
        self.fingers: dict[int, Finger] = {}

    def arrived(self, seat: int) -> None:
        """A team-mate sees a finger."""
        finger = self.fingers.get(seat)
        if finger is not None:
            finger.arrived += 1
            self.city.ways.append(time.perf_counter() - finger.sent_at)
            self._clear(seat, finger)

    def answered(self, seat: int, key: str, kind: str) -> None:
        """Whoever pointed hears what came of it."""
        finger = self.fingers.get(seat)
        if finger is None or finger.key != key:
            return
        if kind != "done":
            del self.fingers[seat]
            return
        self.city.points += 1
        finger.is_done = True
        self._clear(seat, finger)

    def _clear(self, seat: int, finger: Finger) -> None:
        mates = sum(one.team == self.seats[seat].team for one in self.seats) - 1
        if finger.is_done and finger.arrived == mates:
            del self.fingers[seat]


class HandLine(GuestLine):
    """The socket of one seat, and the hand of the person there."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.city.keys)
        self._table, self._city = table, table.city
        self._is_host = not table.seats
        table.seats.append(self)
        self._seat, self.team = -1, ""
        self._legal: list[msgspec.Raw] = []
        self._frame, self._match = 0, b""
        self._is_asking_again = False

    def hear(self, payload: bytes) -> None:
        """Updates are by far the most, then answers."""
        heard = _decode(payload)
        match heard.type:
            case "update":
                self._updated(heard)
            case "done" | "too-late" | "refused":
                if not self.is_answer(heard.key, heard.type):
                    self._table.answered(self._seat, heard.key, heard.type)
            case "snapshot" if heard.you is not None:
                self._seat, self.team = heard.you, heard.view.team
                self._frame, self._legal = 0, heard.legal or []
                self._match = (heard.match or "").encode()
                self._table.fingers.pop(self._seat, None)
            case "table" if heard.phase == "over" and self._is_host:
                self._play_again()
            case "table" if heard.phase == "playing":
                self._is_asking_again = False

    def _updated(self, heard: Heard) -> None:
        self._frame = heard.n
        if heard.legal is not None:
            self._legal = heard.legal
        for moment in heard.witnessed:
            for event in moment.events:
                if event.type == "pointed" and event.seat != self._seat:
                    self._table.arrived(event.seat)

    def _play_again(self) -> None:
        if not self._is_asking_again:
            self._is_asking_again = True
            self.send(b'{"type":"act","key":"%b","act":{"type":"start"}}' % self._keys.next())

    # The hand

    async def live(self) -> None:
        """Do something now and then."""
        while True:
            await asyncio.sleep(self._city.pause())
            kinds = [(_kind(move).type, bytes(move)) for move in self._legal]
            for wanted in ("ready", "give", "point"):
                moves = [move for kind, move in kinds if kind == wanted]
                if moves:
                    self._do(wanted, self._city.random.choice(moves))

    def _do(self, kind: str, move: bytes) -> None:
        fingers = self._table.fingers
        if kind == "point" and self._seat in fingers:
            return
        key = self._keys.next()
        self._city.gives += kind == "give"
        if kind == "point":
            fingers[self._seat] = Finger(key.decode(), time.perf_counter())
        said = (key, self._match, self._frame, move)
        self.send(b'{"type":"move","key":"%b","match":"%b","frame":%d,"move":%b}' % said)


# A run


async def point(fingers: Fingers) -> Ways:
    """Set the tables, let everybody live, and time."""
    city = City()
    tables = [Table(city) for _ in range(fingers.tables)]
    with Door(fingers.port) as door:
        for start in range(0, fingers.tables, SET_UP_AT_ONCE):
            some = tables[start : start + SET_UP_AT_ONCE]
            await asyncio.gather(*[_seat_everybody(door, fingers, table) for table in some])
    await asyncio.gather(*[table.seats[0].act({"type": "start"}) for table in tables])
    lives = [asyncio.create_task(seat.live()) for table in tables for seat in table.seats]
    await asyncio.sleep(fingers.warm_up)
    ways = await _window(city, fingers, tables)
    for life in lives:
        life.cancel()
    for table in tables:
        for seat in table.seats:
            seat.hang_up()
    return ways


async def _seat_everybody(door: Door, fingers: Fingers, table: Table) -> None:
    await seat_everybody(door, "amsterdam", fingers.port, SEATS, lambda: HandLine(table))


async def _window(city: City, fingers: Fingers, tables: list[Table]) -> Ways:
    city.ways.clear()
    points, gives, began = city.points, city.gives, time.perf_counter()
    server, client = cpu_seconds(fingers.server), time.process_time()
    await asyncio.sleep(fingers.seconds)
    now = time.perf_counter()
    late = [one for table in tables for one in table.fingers.values() if now - one.sent_at > 1]
    ways = list(city.ways)
    return Ways(
        city.points - points, len(ways), sum(one.is_done for one in late), city.gives - gives,
        now - began, cpu_seconds(fingers.server) - server, time.process_time() - client,
        quantile(ways, 0.5), quantile(ways, 0.99), quantile(ways, 1.0),
    )  # fmt: skip


def main(asked: str) -> None:
    """One run, told in JSON."""
    gc.disable()
    fingers = msgspec.json.decode(asked, type=Fingers)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        ways = runner.run(point(fingers))
    print(msgspec.json.encode(ways).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
