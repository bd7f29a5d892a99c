"""A server in this process, under a clock that a test turns.

Rooms, connections, bots, HTTP and the store are the real ones; only the clock, chance and the
network are the test's. Time stands while anything is still being done, and then goes straight to
the next timer: fifty seconds of a match take as long as what happens in them, and never depend on
how busy the machine is.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar, cast

import apsw
import httpx2
import pytest
from picows import WSUpgradeRequest

from gloaming import compiled
from gloaming.core import AnyGame
from gloaming.server.app import Server, build
from gloaming.server.attendance import Patience
from gloaming.server.bots import BotWorkers
from gloaming.server.hub import Hub
from gloaming.server.limits import Limits
from gloaming.server.line import SocketLine
from gloaming.server.people import ELSEWHERE_SECONDS, People, Tickets
from gloaming.server.socket import admit
from gloaming.server.sources import Sources
from gloaming.server.store import Then
from gloaming.server.store.sqlite import SqliteStore, Work
from gloaming.server.sweeping import DAY, Keep, Sweeper
from gloaming.server.thinkers import Task
from tests.support.clock import MICROS, VirtualClock
from tests.support.games import ALL_GAMES
from tests.support.limits import UNLIMITED
from tests.support.memory_socket import MemoryConnection

T = TypeVar("T")

EPOCH = 1_800_000_000_000
"""The wall clock when a harness begins."""
NO_COUNT = Patience(count=0)


class Here:
    """Thinkers without processes: every question is answered at once, or not at all."""

    def __init__(self, _count: int, _niceness: int) -> None:
        self.is_overrun = False

    async def ask(self, task: Task, *args: Any) -> bytes | None:
        """Answer; nothing, if the task fails."""
        try:
            return task(*args)
        except Exception:  # noqa: BLE001 - as a process does
            return None

    def close(self) -> None:
        """Let no process go."""


class WatchedStore(SqliteStore):
    """The store, with a count of what its threads have not answered yet."""

    def __init__(self, folder: Path, sources: Sources) -> None:
        self.unanswered = 0
        self.answered = asyncio.Event()
        super().__init__(folder, sources)

    def _give(self, work: Work, then: Then) -> None:
        self.unanswered += 1

        def answered(error: Any) -> None:
            self._answer()
            then(error)

        super()._give(work, answered)

    async def _read(self, question: Callable[[apsw.Connection], T]) -> T:
        self.unanswered += 1
        try:
            return await super()._read(question)
        finally:
            self._answer()

    def _answer(self) -> None:
        self.unanswered -= 1
        self.answered.set()


@dataclass
class Waiter:
    """What a test waits for, and until when."""

    holds: Callable[[], Any]
    until: int
    is_time_enough: bool
    """Whether the wait ends well when the time has come."""
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def look(self, now: int) -> bool:
        """End the wait, if it can end now; whether it has ended."""
        if self.done.done():
            return True
        try:
            if self.holds() or (self.is_time_enough and now >= self.until):
                self.done.set_result(None)
            elif now >= self.until:
                self.done.set_exception(TimeoutError())
        except Exception as error:  # noqa: BLE001 - the test hears of it
            self.done.set_exception(error)
        return self.done.done()


class Harness:
    """A server that clients of `tests.server.clients` reach without a network."""

    def __init__(
        self, data: Path, *, patience: Patience = NO_COUNT, limits: Limits = UNLIMITED,
        games: Mapping[str, AnyGame] = ALL_GAMES, bot_pace: float = 0.05,
        look_seconds: float = 0,
    ) -> None:  # fmt: skip
        self.data, self.patience, self.limits = data, patience, limits
        self.games, self._bot_pace = games, bot_pace
        self._look = round(look_seconds * MICROS)
        self.clock = VirtualClock()
        self.asleep = 0
        """For how many milliseconds the machine's own clock stood."""
        self._random = Random(0)
        self._waiters: list[Waiter] = []
        self._wanted = asyncio.Event()
        self._connections: list[MemoryConnection] = []
        self._start()
        self._driver = asyncio.get_running_loop().create_task(self._drive())

    def _start(self) -> None:
        clock = self.clock
        self.sources = Sources(
            now=lambda: EPOCH + self.asleep + clock.ticks(), ticks=self._ticks,
            call_later=clock.call_later, sleep=clock.sleep, token=self._random.randbytes,
        )  # fmt: skip
        self.store = WatchedStore(self.data, self.sources)
        sources = self.sources = replace(self.sources, now=self.store.now)
        bots = BotWorkers(self._bot_pace, sources, Here)  # type: ignore[arg-type]
        self.hub = Hub(self.games, self.store, sources, bots, self.patience, self.limits)
        self.people = People(self.store, sources)
        moves = Tickets(sources, ELSEWHERE_SECONDS)
        self.server = Server(self.hub, self.people, Tickets(sources), moves, self.limits)
        self.app = build(self.server)
        self.sweeper = Sweeper(self.hub, Keep())
        self._chores = [asyncio.get_running_loop().create_task(self.hub.tidy())]

    def _ticks(self) -> int:
        """Look at the clock; on a machine as busy as a test says, time passes between two looks."""
        self.clock.now += self._look
        return self.clock.ticks()

    # What clients need

    def http(
        self, address: str = "127.0.0.1", cookies: httpx2.Cookies | None = None
    ) -> httpx2.AsyncClient:
        """Make an HTTP client that calls the application directly."""

        async def app(*request: Any) -> None:
            await self.app(*request)

        transport = httpx2.ASGITransport(app, client=(address, 123))
        base_url = "http://gloaming.test"
        return httpx2.AsyncClient(transport=transport, base_url=base_url, cookies=cookies)

    async def dial(self, ticket: str, **headers: str) -> MemoryConnection:
        """Open a socket with a ticket."""
        request = cast("WSUpgradeRequest", Upgrade(f"/ws?ticket={ticket}".encode(), headers))
        status, taken = admit(self.server, request)
        if taken is None:
            raise ConnectionRefusedError(status)
        connection = MemoryConnection(SocketLine(self.server, taken))
        self._connections.append(connection)
        return connection

    # Time

    async def until(
        self, holds: Callable[[], Any], _news: asyncio.Event | None = None, seconds: float = 60
    ) -> None:
        """Let time pass until something holds; an error, if it does not within so many seconds."""
        await self._wait(Waiter(holds, self._in(seconds), is_time_enough=False))

    async def advance(self, *, seconds: float) -> None:
        """Let time pass, and all that falls due in it happen."""
        await self._wait(Waiter(lambda: False, self._in(seconds), is_time_enough=True))

    async def take_a_turn(self) -> None:
        """Let whatever can go on do its next step, and no more."""
        await asyncio.sleep(0)  # noqa: TID251 - a turn of the loop, no time

    async def settle(self) -> None:
        """Let everything happen that needs no time."""
        await self.advance(seconds=0)

    def _in(self, seconds: float) -> int:
        return self.clock.now + round(seconds * MICROS)

    async def _wait(self, waiter: Waiter) -> None:
        self._waiters.append(waiter)
        self._wanted.set()
        await waiter.done

    async def _drive(self) -> None:
        """Turn the clock for those who wait, whenever nothing else is left to do."""
        while True:
            await self._wanted.wait()
            await self._everything_done()
            still = [one for one in self._waiters if not one.look(self.clock.now)]
            if len(still) < len(self._waiters):
                self._waiters = still
            elif still:
                self._turn(min(one.until for one in still))
            else:
                self._wanted.clear()

    def _turn(self, limit: int) -> None:
        due = self.clock.next_due()
        if due is not None and due <= limit:
            self.clock.fire_next()
        else:
            self.clock.now = limit

    async def _everything_done(self) -> None:
        """Return when no task can go on and the threads of the store have answered."""
        ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
        while True:
            await self.take_a_turn()
            if ready:
                continue
            if not self.store.unanswered:
                return
            self.store.answered.clear()
            await self.store.answered.wait()

    # How it ends

    async def restart(self, *, after_days: float = 0) -> None:
        """Go down as with a signal, and come up again on what is on disk."""
        await self.stop()
        self.clock.now += round(after_days * DAY * 1000)
        await self.start()

    async def start(self) -> None:
        """Come up on what is on disk, as the program does."""
        self._start()
        await self.hub.set_alarms()

    async def stop(self) -> None:
        """Go down as with a signal."""
        await self._end_chores()
        await self.hub.drain()
        self.clock.stop_all()

    async def kill(self) -> None:
        """Lose all that is in memory, and what the store was given and has not begun to write."""
        await self._end_chores()
        for room in self.hub._rooms.values():
            for task in room._tasks:
                task.cancel()
        self.clock.stop_all()
        self.store._given.clear()
        await self.store.close()
        self._hang_up()

    async def _end_chores(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    def _hang_up(self) -> None:
        for connection in self._connections:
            connection.abort()
        self._connections.clear()

    async def close(self) -> None:
        """Hang up on everybody, and finish what was begun."""
        self._hang_up()
        await self.settle()
        await self.stop()
        self._driver.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._driver


class Upgrade(NamedTuple):
    """The request of a client that wants a socket."""

    path: bytes
    headers: Mapping[str, str]


@contextlib.asynccontextmanager
async def harness(data: Path, **settings: Any) -> AsyncIterator[Harness]:
    """Run a server under a clock of its own for the length of a test; not on compiled copies.

    What is compiled cannot be inherited from, and the store has to be watched.
    """
    if compiled.is_used():
        pytest.skip("rooms in the process of the test run on the sources")
    made = Harness(data, **settings)
    try:
        yield made
    finally:
        await made.close()
