"""Bots think in processes of their own, and get what a person in their seat would get."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import msgspec

from gloaming.core import AnyGame, Choice, Input, Knowledge, Place, Reason, Wait, Witnessed
from gloaming.games import GAMES
from gloaming.server.logs import log

Known = Knowledge[Any, Any, Any]

PACE = (0.6, 1.6)
"""Between how many seconds a bot waits before it begins to think, whatever it holds."""
SWIFT_PACE = (0.1, 0.3)
"""The same for whoever only goes on with what it has just done."""
STEP = 0.25
"""Answers leave on a grid this coarse, so that the time of thinking tells little."""
LONGEST_THOUGHT = 20.0


class BotWorkers:
    """The processes, started when the first bot is asked."""

    def __init__(self, pace: float, chance: Callable[[], float]) -> None:
        self._pace = pace
        self._chance = chance
        self._pool: ProcessPoolExecutor | None = None

    async def pause(self, *, is_going_on: bool = False) -> None:
        """Wait as people do. How long comes from nothing that a bot knows or draws."""
        least, most = SWIFT_PACE if is_going_on else PACE
        await asyncio.sleep(self._pace * (least + (most - least) * self._chance()))

    async def choose(
        self, game: AnyGame, level: str, known: Known, legal: tuple[Any, ...], seed: int
    ) -> Choice[Any] | Wait:
        """What the bot does; some legal move, if it fails or takes too long."""
        request = msgspec.json.encode((known, legal))
        began = time.monotonic()
        answer = await self._ask(choose, game.name, level, request, seed)
        step = self._pace * STEP
        if step > 0:
            await asyncio.sleep(step - (time.monotonic() - began) % step)
        if answer is None:
            return Choice(Random(seed).choice(legal))
        if answer.startswith(b'{"until"'):
            return msgspec.json.decode(answer, type=Wait)
        choice: Any = Choice[game.moves]  # type: ignore[name-defined]
        return msgspec.json.decode(answer, type=choice)  # type: ignore[no-any-return]

    async def aid(self, game: AnyGame, known: Known) -> tuple[Reason, ...]:
        """What the assistance dial shows, at the level that the game's options allow."""
        return await self._reasons(aid, game, known)

    async def review(
        self, game: AnyGame, options: Any, seats: tuple[Place, ...], seen: tuple[Any, ...]
    ) -> tuple[Reason, ...]:
        """What can be told of what a viewer has witnessed come to light."""
        return await self._reasons(review, game, (options, seats, seen))

    async def analyse(
        self, game: AnyGame, options: Any, seats: tuple[Place, ...], inputs: list[Input[Any]]
    ) -> tuple[Reason, ...]:
        """What could have been known in a match that is over."""
        return await self._reasons(analyse, game, (options, seats, inputs))

    async def _reasons(
        self, task: Callable[..., bytes], game: AnyGame, asked: Any
    ) -> tuple[Reason, ...]:
        answer = await self._ask(task, game.name, msgspec.json.encode(asked))
        return () if answer is None else msgspec.json.decode(answer, type=tuple[Reason, ...])

    async def _ask(self, task: Callable[..., bytes], *args: Any) -> bytes | None:
        """Nothing, if the worker died or the bot failed: the match goes on all the same."""
        pool = self._workers()
        work = asyncio.get_running_loop().run_in_executor(pool, task, *args)
        try:
            return await asyncio.wait_for(work, LONGEST_THOUGHT)
        except (BrokenProcessPool, TimeoutError) as error:
            log("bot-workers-lost", error=type(error).__name__)
            self._discard(pool)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table must not suffer
            log("bot-failed", game=str(args[0]), error=type(error).__name__)
        return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max_workers=max(1, (os.cpu_count() or 2) - 1),
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Kill the processes of a pool: one that hangs would hang everybody's bots and the exit."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001 - it has no kill
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._discard(self._pool)


# In the worker


def _settle_in() -> None:
    """Leave Ctrl-C to the server, which lets its workers go, and go if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def choose(name: str, level: str, request: bytes, seed: int) -> bytes:
    """Ask a bot; a move that is not legal is a fault of the bot and is not passed on."""
    game = GAMES[name]
    known_type: Any = Knowledge[game.options, game.events, game.views]  # type: ignore[name-defined]
    known, legal = msgspec.json.decode(
        request,
        type=tuple[known_type, tuple[game.moves, ...]],  # type: ignore[name-defined]
    )
    answer = game.bots[level](known, legal, Random(seed))
    if isinstance(answer, Choice) and answer.move not in legal:
        raise ValueError(level)
    return msgspec.json.encode(answer)


def aid(name: str, request: bytes) -> bytes:
    """Help a seat. A game with an assistance dial has an option `aid`."""
    game = GAMES[name]
    known_type: Any = Knowledge[game.options, game.events, game.views]  # type: ignore[name-defined]
    known = msgspec.json.decode(request, type=known_type)
    return msgspec.json.encode(game.aid(known, getattr(known.options, "aid", "none")))


def review(name: str, request: bytes) -> bytes:
    """Look at what has come to light."""
    game = GAMES[name]
    asked: Any = tuple[game.options, tuple[Place, ...], tuple[Witnessed[game.events], ...]]  # type: ignore[name-defined]
    return msgspec.json.encode(game.review(*msgspec.json.decode(request, type=asked)))


def analyse(name: str, request: bytes) -> bytes:
    """Look back at a match."""
    game = GAMES[name]
    options, seats, inputs = msgspec.json.decode(
        request,
        type=tuple[game.options, tuple[Place, ...], tuple[Input[game.moves], ...]],  # type: ignore[name-defined]
    )
    return msgspec.json.encode(game.analyse(options, seats, inputs))
