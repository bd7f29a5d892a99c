"""Bots think in processes of their own, and get what a person in their seat would get."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from gloaming.core import AnyGame, Choice, Input, Knowledge, Place, Reason, Wait, Witnessed
from gloaming.games import GAMES
from gloaming.server.sources import Sources
from gloaming.server.thinkers import Task, Thinkers

Known = Knowledge[Any, Any, Any]

PACE = (0.6, 1.6)
"""Between how many seconds a bot waits before it begins to think, whatever it holds."""
SWIFT_PACE = (0.1, 0.3)
"""The same for whoever only goes on with what it has just done."""
STEP = 0.25
"""Answers leave on a grid this coarse, so that the time of thinking tells little."""
KINDLY, KINDER = 5, 10
"""How far what people ask for steps back behind the server and the bots, by `nice`."""


class BotWorkers:
    """The processes: bots have theirs, so that nothing that people want to know holds up a match.

    Nor does a look back, which may take long, hold up what somebody asks in the middle of one.
    """

    def __init__(
        self, pace: float, sources: Sources, thinkers: Callable[[int, int], Thinkers] = Thinkers
    ) -> None:
        self._pace, self._sources = pace, sources
        self._players = thinkers(max(1, (os.cpu_count() or 2) - 1), 0)
        self._helpers = thinkers(1, KINDLY)
        self._historian = thinkers(1, KINDER)

    async def pause(self, *, is_going_on: bool = False) -> None:
        """Wait as people do. How long comes from nothing that a bot knows or draws."""
        least, most = SWIFT_PACE if is_going_on else PACE
        fraction = self._sources.fraction()
        await self._sources.sleep(self._pace * (least + (most - least) * fraction))

    async def choose(
        self, game: AnyGame, level: str, known: Known, legal: tuple[Any, ...], seed: int
    ) -> Choice[Any] | Wait:
        """What the bot does; some legal move, if it fails or takes too long."""
        request = msgspec.json.encode((known, legal))
        began = self._sources.ticks()
        answer = await self._players.ask(choose, game.name, level, request, seed)
        step = self._pace * STEP
        if step > 0:
            spent = (self._sources.ticks() - began) / 1000
            await self._sources.sleep(step - spent % step)
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

    @property
    def has_time_to_help(self) -> bool:
        """Whether somebody may be given aid or a review now."""
        return not self._helpers.is_overrun

    async def _reasons(self, task: Task, game: AnyGame, asked: Any) -> tuple[Reason, ...]:
        answer = await self._helpers.ask(task, game.name, msgspec.json.encode(asked))
        return () if answer is None else msgspec.json.decode(answer, type=tuple[Reason, ...])

    async def analyse(
        self, game: AnyGame, options: Any, seats: tuple[Place, ...], inputs: Sequence[Input[Any]]
    ) -> bytes | None:
        """What could have been known in a match that is over, in JSON; nothing, if that failed."""
        asked = msgspec.json.encode((options, seats, inputs))
        return await self._historian.ask(analyse, game.name, asked)

    def close(self) -> None:
        """Let the processes go."""
        for thinkers in (self._players, self._helpers, self._historian):
            thinkers.close()


# In the process


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
