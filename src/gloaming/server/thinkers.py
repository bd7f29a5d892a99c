"""Processes that think. Each has one question at a time, so nobody's question harms another's.

One that takes too long, or dies, is replaced; all others only wait a little longer for their turn.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from gloaming.server.logs import log

LONGEST_THOUGHT = 20.0
"""From when a process takes a question up: how many others wait is nobody's fault."""
LONGEST_START = 60.0
MOST_DEATHS = 2
"""A process may have died of an earlier question; whoever loses a second one is not asked again."""

MOST_WAITING = 32
"""For what people may ask for as often as they like; a bot's turn always gets its answer."""

Task = Callable[..., bytes]


class Thinkers:
    """So many processes; whoever asks waits for one that is free."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._all = [Thinker(niceness) for _ in range(count)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._questions: set[asyncio.Task[bytes | None]] = set()
        self._waiting = 0
        self._is_closed = False

    @property
    def is_overrun(self) -> bool:
        """Whether so many wait already that nobody should be let in behind them."""
        return self._waiting >= MOST_WAITING

    async def ask(self, task: Task, *args: Any) -> bytes | None:
        """The answer; nothing, if there is none in time, or none at all.

        Whoever no longer wants it leaves the process to its thought until that is over.
        """
        self._waiting += 1
        try:
            thinker = await self._free.get()
        finally:
            self._waiting -= 1
        question = asyncio.get_running_loop().create_task(self._answer(thinker, task, args))
        self._questions.add(question)
        question.add_done_callback(self._questions.discard)
        return await asyncio.shield(question)

    async def _answer(self, thinker: Thinker, task: Task, args: tuple[Any, ...]) -> bytes | None:
        try:
            for _ in range(MOST_DEATHS):
                try:
                    return None if self._is_closed else await thinker.think(task, *args)
                except (BrokenProcessPool, TimeoutError) as error:
                    log("bot-workers-lost", error=type(error).__name__)
                    thinker.kill()
                    if isinstance(error, TimeoutError):
                        break
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table must not suffer
            log("bot-failed", game=str(args[0]), error=type(error).__name__)
        finally:
            self._free.put_nowait(thinker)
        return None

    def close(self) -> None:
        """Let the processes go; whoever still waits gets no answer."""
        self._is_closed = True
        for thinker in self._all:
            thinker.kill()


class Thinker:
    """A place for one process, started when it is first asked, and again after it was lost."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task, *args: Any) -> bytes:
        """The answer to one question. How long a process takes to start is not counted."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        if pool is None:
            pool = self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), _settle_in, (self._niceness,)
            )
            await asyncio.wait_for(loop.run_in_executor(pool, is_there), LONGEST_START)
        thought = loop.run_in_executor(pool, task, *args)
        return await asyncio.wait_for(thought, LONGEST_THOUGHT)

    def kill(self) -> None:
        """End the process: one that hangs would keep everybody waiting, and the server from going.

        Its question is not cancelled but fails, so that whoever asked it hears of it.
        """
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - it has no kill
            process.kill()
        pool.shutdown(wait=False)


# In the process


def is_there() -> bool:
    """Whether the process has started and found all it needs."""
    return True


def _settle_in(niceness: int) -> None:
    """Leave Ctrl-C to the server, which lets its workers go, and go if it is killed."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
