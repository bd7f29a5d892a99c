"""Simulated matches on several cores, handed over in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager

from gloaming.commands.simulation import Plan, play_match, play_matches

SECONDS_ALONE = 0.5
"""How long this process plays alone: what is soon done needs no other."""
BATCHES_AHEAD = 4
"""How many batches of each process may wait for an earlier one."""

Played = tuple[int, bytes]
"""How many matches, and their files."""


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(plan: Plan, first: int, last: int, jobs: int) -> Generator[Played, None, None]:
    """The matches from one number up to another, whatever the number of processes."""
    began, number = time.monotonic(), first
    while number < last and (jobs == 1 or time.monotonic() < began + SECONDS_ALONE):
        yield 1, play_match(plan, number)
        number += 1
    if number == last:
        return
    batch = max(1, (number - first) // 4)
    batches = [(start, min(start + batch, last)) for start in range(number, last, batch)]
    pool = ProcessPoolExecutor(min(jobs, len(batches)), multiprocessing.get_context("spawn"))
    try:
        yield from _ahead(pool, plan, batches, jobs * BATCHES_AHEAD)
    finally:
        pool.shutdown(cancel_futures=True)


def _ahead(
    pool: ProcessPoolExecutor, plan: Plan, batches: list[tuple[int, int]], most: int
) -> Iterator[Played]:
    waiting: deque[tuple[int, Future[bytes]]] = deque()
    for start, end in batches:
        if len(waiting) == most:
            count, played = waiting.popleft()
            yield count, played.result()
        with _not_interrupted():
            waiting.append((end - start, pool.submit(play_matches, plan, start, end)))
    for count, played in waiting:
        yield count, played.result()


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """A process that is started in here never hears of Ctrl-C: it is for us, who then let it go."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
