"""How a law tells that it has been broken, and by what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

MOST_DIFFERENCES = 6


class LawBrokenError(AssertionError):
    """A game breaks a law; the message says for whom, where, and what differed."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"the law of {law} is broken: {message}")
        self.law = law


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value within a value, with its path: `cards[1]`, `options.seconds`."""
    yield from _leaves(msgspec.to_builtins(value, order="deterministic"), path)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _leaves(part, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple) and value:
        for index, part in enumerate(value):
            yield from _leaves(part, f"{path}[{index}]")
    else:
        yield path, value


def differences(one: Any, other: Any) -> dict[str, tuple[Any, Any]]:
    """Where two values differ; what one of them does not have is `...`."""
    ones, others = dict(leaves(one)), dict(leaves(other))
    return {
        path: (ones.get(path, ...), others.get(path, ...))
        for path in ones | others
        if ones.get(path, ...) != others.get(path, ...)
    }


def account(one: Any, other: Any) -> str:
    """The differences of two values, for a reader."""
    found = differences(one, other)
    told = [
        f"{path or 'the value'} is {_shown(a)} here and {_shown(b)} there"
        for path, (a, b) in list(found.items())[:MOST_DIFFERENCES]
    ]
    if len(found) > MOST_DIFFERENCES:
        told.append(f"and {len(found) - MOST_DIFFERENCES} more")
    return "; ".join(told) or f"{one!r} here and {other!r} there"


def _shown(value: Any) -> str:
    return "missing" if value is ... else repr(value)
