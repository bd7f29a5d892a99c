"""Many tables, a socket for every seat, and nobody thinks: `python -m tests.speed.client LOAD`.

Every seat moves as soon as it may, and the host begins the next match when one is over. It knows
the wire and no game.
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
from tests.speed.report import Report, quantile

SET_UP_AT_ONCE = 20


class Load(msgspec.Struct, frozen=True):
    """What to play, and for how long."""

    port: int
    server: int
    """The process to watch."""
    socket_port: int = 0
    """Where sockets are opened, if not at the same port."""
    tables: int = 200
    seats: int = 4
    game: str = "bluff"
    warm_up: float = 2.0
    seconds: float = 10.0
    matches: int = 0
    """Stop after so many, if that is sooner."""


class Heard(msgspec.Struct, frozen=True):
    """What this client cares about in any frame."""

    type: str
    key: str = ""
    n: int = 0
    phase: str = ""
    match: str | None = None
    legal: list[msgspec.Raw] | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Crowd:
    """Everybody at every table, and what is counted of them."""

    def __init__(self, matches: int) -> None:
        self.random = Random(1)
        self.moves = self.matches = self.refused = 0
        self.keys = Keys()
        self.ways: list[float] = []
        self.enough = asyncio.Event()
        self._goal = matches

    def match_is_over(self) -> None:
        """One more was played to its end."""
        self.matches += 1
        if self.matches == self._goal:
            self.enough.set()


class Way(msgspec.Struct):
    """An update on its way to the seats of a table."""

    seats: int = 0
    sent_at: float = 0.0
    """When the move was sent that it answers."""
    last_at: float = 0.0


class Table:
    """The seats of one table, and the updates on their way to them."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.seats: list[SeatLine] = []
        self._ways: dict[tuple[int, int], Way] = {}

    def arrived(self, match: int, n: int) -> None:
        """A seat has an update."""
        way = self._ways.setdefault((match, n), Way())
        way.seats += 1
        way.last_at = time.perf_counter()
        self._count(match, n, way)

    def caused(self, match: int, n: int, sent_at: float) -> None:
        """A seat's move is acknowledged: it was the one that led to this update."""
        way = self._ways.setdefault((match, n), Way())
        way.sent_at = sent_at
        self._count(match, n, way)

    def _count(self, match: int, n: int, way: Way) -> None:
        if way.seats == len(self.seats) and way.sent_at:
            self.crowd.ways.append(way.last_at - way.sent_at)
            del self._ways[match, n]


class SeatLine(GuestLine):
    """The socket of one seat."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.crowd.keys)
        self._table = table
        self._crowd = table.crowd
        self._is_host = not table.seats
        table.seats.append(self)
        self._legal: list[msgspec.Raw] = []
        self._match = 0
        self._name = b""
        self._frame = 0
        self._sent_at = 0.0
        self._is_asking_again = False
        self._asked = ""

    def hear(self, payload: bytes) -> None:
        """Updates are by far the most, then answers."""
        heard = _decode(payload)
        match heard.type:
            case "update":
                self._updated(heard)
            case "done" | "too-late" | "refused":
                self._answered(heard)
            case "snapshot":
                self._began(heard)
            case "table" if heard.phase == "over" and self._is_host:
                self._play_again()
            case "table" if heard.phase == "playing":
                self._is_asking_again = False

    # Playing

    def _began(self, heard: Heard) -> None:
        self._match += 1
        self._name = (heard.match or "").encode()
        self._frame = 0
        self._sent_at = 0.0
        self._legal = heard.legal or []
        self._move()

    def _updated(self, heard: Heard) -> None:
        self._frame = heard.n
        if heard.legal is not None:
            self._legal = heard.legal
        self._table.arrived(self._match, heard.n)
        self._move()

    def _move(self) -> None:
        if self._sent_at or not self._legal:
            return
        move = bytes(self._legal[int(self._crowd.random.random() * len(self._legal))])
        self._sent_at = time.perf_counter()
        key = self._keys.next()
        self._asked = key.decode()
        said = (key, self._name, self._frame, move)
        self.send(b'{"type":"move","key":"%b","match":"%b","frame":%d,"move":%b}' % said)

    def _answered(self, heard: Heard) -> None:
        if self.is_answer(heard.key, heard.type) or heard.key != self._asked:
            return
        if heard.type != "done":
            self._crowd.refused += 1
            self._sent_at = 0.0
        else:
            self._crowd.moves += 1
            self._table.caused(self._match, self._frame, self._sent_at)
            self._sent_at = 0.0
            self._move()

    def _play_again(self) -> None:
        if self._is_asking_again:
            return
        self._is_asking_again = True
        self._crowd.match_is_over()
        self.send(b'{"type":"act","key":"%b","act":{"type":"start"}}' % self._keys.next())


# A run


async def play(load: Load) -> Report:
    """Set the tables, let everybody play, and count."""
    crowd = Crowd(load.matches)
    tables = [Table(crowd) for _ in range(load.tables)]
    with Door(load.port) as door:
        for start in range(0, load.tables, SET_UP_AT_ONCE):
            some = tables[start : start + SET_UP_AT_ONCE]
            await asyncio.gather(*[_seat_everybody(door, load, table) for table in some])
    await asyncio.gather(*[table.seats[0].act({"type": "start"}) for table in tables])
    await _wait(crowd, load.warm_up)
    report = await _window(crowd, load)
    for table in tables:
        for seat in table.seats:
            seat.hang_up()
    return report


async def _seat_everybody(door: Door, load: Load, table: Table) -> None:
    port = load.socket_port or load.port
    await seat_everybody(door, load.game, port, load.seats, lambda: SeatLine(table))


async def _window(crowd: Crowd, load: Load) -> Report:
    crowd.ways.clear()
    moves, began = crowd.moves, time.perf_counter()
    server, client = cpu_seconds(load.server), time.process_time()
    await _wait(crowd, load.seconds)
    seconds = time.perf_counter() - began
    ways = list(crowd.ways)
    return Report(
        crowd.moves - moves, seconds, cpu_seconds(load.server) - server,
        time.process_time() - client, quantile(ways, 0.5), quantile(ways, 0.99),
        crowd.matches, crowd.refused,
    )  # fmt: skip


async def _wait(crowd: Crowd, seconds: float) -> None:
    """Until the time is over, or enough has been played."""
    try:
        await asyncio.wait_for(crowd.enough.wait(), seconds)
    except TimeoutError:
        return


def main(asked: str) -> None:
    """One run, told in JSON."""
    gc.disable()
    load = msgspec.json.decode(asked, type=Load)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        report = runner.run(play(load))
    print(msgspec.json.encode(report).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
