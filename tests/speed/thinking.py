"""How long the bots of Shadow Shift think, by the CPU time of each decision of whole matches."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, get_args

from gloaming.commands.simulation import Playing
from gloaming.core import Choice, Wait
from gloaming.games.shift import GAME
from gloaming.games.shift.messages import BoardName, Options
from tests.speed.report import quantile
from tests.speed.telling import Pace, Tell, shown, table

LEVELS = ("easy", "normal")
COUNTS = (2, 5)


def bots(pace: Pace, tell: Tell) -> str:
    """Easy and normal, on every board, at the least and the greatest count."""
    rows = []
    for board in get_args(BoardName):
        for level in LEVELS:
            tell(f"{board}, {level}")
            taken = thoughts(board, level, pace.rounds)
            parts = (quantile(taken, share) for share in (0.5, 0.99, 1.0))
            rows.append((f"{board}, {level}", f"{len(taken):,}", *map(shown, parts)))
    return table(("", "decisions", "median ms", "p99 ms", "worst ms"), rows)


def thoughts(board: BoardName, level: str, matches: int) -> list[float]:
    """What each decision of some matches at real tables took, in seconds."""
    taken: list[float] = []
    game = replace(GAME, bots={level: partial(_timed, GAME.bots[level], taken)})
    options = Options(board=board, pace="none")
    for number in range(matches):
        for count in COUNTS:
            places, key = GAME.roles(options).places[:count], f"bots {number}".encode()
            Playing(game, options, places, (level,) * count, key, Random(number)).to_the_end()
    return taken


def _timed(
    bot: Callable[..., Choice[Any] | Wait], taken: list[float], *question: Any
) -> Choice[Any] | Wait:
    began = time.thread_time()
    answer = bot(*question)
    taken.append(time.thread_time() - began)
    return answer
