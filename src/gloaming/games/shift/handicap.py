"""The handicap of Shadow Shift: one side rolls again what shows too little (SHIFT-45)."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloaming.games.shift.messages import Handicap, Rules

Least = tuple[int, int]
"""What two dice show at least, the higher first."""

NONE: Final[Least] = (1, 1)
STEPS: tuple[Least, ...] = (NONE, (2, 1), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5))
"""From no handicap to a great one, each a little greater than the one before."""

FAIR: dict[tuple[str, Rules], tuple[int, ...]] = {
    ("warehouse", "competitive"): (4, 3, -1, -1),
    ("warehouse", "family"): (7, 4, -4, -5),
    ("cellar", "competitive"): (2, 2, 1, 1),
    ("cellar", "family"): (4, 4, 0, -1),
    ("harbour", "competitive"): (3, 2, -4, -3),
    ("harbour", "family"): (6, 5, -6, -8),
}
"""By board and rules, for 2 to 5 players: so many steps for the Guards, below 0 for the Criminals.

They were measured: docs/balance.md says how, and what came of it.
"""
NOTHING_MEASURED = (0, 0, 0, 0)
CHOSEN: dict[Handicap, int] = {"none": 0, "guards": 4, "criminals": -4}


@cache
def least(board: str, rules: Rules, handicap: Handicap, count: int) -> tuple[Least, Least]:
    """What the dice of the Guards show at least, and those of the Criminal players."""
    return of_step(fair_step(board, rules, count) if handicap == "fair" else CHOSEN[handicap])


def fair_step(board: str, rules: Rules, count: int) -> int:
    """The step that a fair table has; none, where nothing was measured."""
    return FAIR.get((board, rules), NOTHING_MEASURED)[count - 2]


def of_step(step: int) -> tuple[Least, Least]:
    """Above 0 it is for the Guards, below for the Criminal players."""
    return (STEPS[step], NONE) if step >= 0 else (NONE, STEPS[-step])
