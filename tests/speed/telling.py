"""How long to measure, and how it is told: tables and numbers in Markdown."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence

import msgspec

Tell = Callable[[str], None]
"""Say what is being done now."""


class Pace(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int = 5
    seconds: float = 12.0
    warm_up: float = 3.0
    tables: int = 200
    idle_tables: int = 1000


QUICK = Pace(rounds=2, seconds=4.0, warm_up=1.5, tables=50, idle_tables=200)


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in Markdown, numbers to the right."""
    lines = [head, ("---", *("---:" for _ in head[1:])), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def median_of(numbers: Iterable[float]) -> str:
    """The middle one."""
    return shown(statistics.median(numbers))


def shown(value: float) -> str:
    """As exact as it is worth."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def spread(ratios: list[float], digits: int = 2) -> str:
    """The middle one, with the least and the most."""
    return f"{statistics.median(ratios):.{digits}f} ({min(ratios):.2f} to {max(ratios):.2f})"
