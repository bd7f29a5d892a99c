"""How many durable appends a second: `python -m tests.speed.store FOLDER SECONDS KEYS`.

Each of fifty appenders gives a batch, waits until it is on disk, and gives the next, as a match
does with its moves.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import msgspec
import uvloop

from gloaming.server.sources import Sources
from gloaming.server.store import Addition, Batch, NewLog, StoreError
from gloaming.server.store.futures import settle_future
from gloaming.server.store.sqlite import SqliteStore
from tests.speed.report import quantile

APPENDERS = 50
WARM_UP = 0.5


class Appends(msgspec.Struct, frozen=True):
    """What was found out."""

    appends: int
    seconds: float
    cpu: float
    p50_ms: float
    p99_ms: float

    @property
    def per_second(self) -> float:
        """Appends by the wall clock: the disk is in it, and the machine's other work too."""
        return self.appends / self.seconds

    @property
    def per_cpu_second(self) -> float:
        """Appends for each second of a core."""
        return self.appends / max(self.cpu, 0.01)


class Appender:
    """One match, as the store sees it."""

    def __init__(self, store: SqliteStore, name: str, *, has_keys: bool) -> None:
        self._store = store
        self._name = name
        self._has_keys = has_keys
        self._seq = 0
        self._digest = "0" * 16
        self.waits: list[float] = []

    async def begin(self) -> None:
        """A fresh log."""
        await self._keep(Batch(logs=(NewLog(self._name, b"{}", self._digest),)))

    async def append(self) -> None:
        """One input of the size that Bluff's have, and the wait for the disk."""
        digest = f"{self._seq:016x}"
        key = f"{self._seq:016d}" if self._has_keys else None
        at = 20 * self._seq
        began = time.perf_counter()
        said = (at, "0", {"type": "stay"}, digest, 0, 0, None, key)
        addition = Addition(self._name, self._seq, said)
        await self._keep(Batch((addition,), (self._digest,)))
        self.waits.append(time.perf_counter() - began)
        self._seq, self._digest = self._seq + 1, digest

    async def _keep(self, batch: Batch) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: StoreError | None) -> None:
            settle_future(done, error)

        self._store.append(batch, settled)
        await done


async def measure(folder: Path, seconds: float, *, has_keys: bool) -> Appends:
    """Let them append for so long."""
    store = SqliteStore(folder, Sources())
    names = (f"{number:024x}" for number in range(APPENDERS))
    appenders = [Appender(store, name, has_keys=has_keys) for name in names]
    await asyncio.gather(*[appender.begin() for appender in appenders])
    await _append_for(appenders, WARM_UP)
    for appender in appenders:
        appender.waits.clear()
    began, cpu = time.perf_counter(), time.process_time()
    await _append_for(appenders, seconds)
    took, used = time.perf_counter() - began, time.process_time() - cpu
    waits = [wait for appender in appenders for wait in appender.waits]
    await store.close()
    return Appends(len(waits), took, used, quantile(waits, 0.5), quantile(waits, 0.99))


async def _append_for(appenders: list[Appender], seconds: float) -> None:
    until = time.perf_counter() + seconds

    async def go_on(appender: Appender) -> None:
        while time.perf_counter() < until:
            await appender.append()

    await asyncio.gather(*map(go_on, appenders))


def main(folder: str, seconds: str, keys: str) -> None:
    """One run, told in JSON."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measure(Path(folder), float(seconds), has_keys=keys == "keys"))
    print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
