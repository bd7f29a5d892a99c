"""How a law tells that it has been broken, and by what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

MOST_DIFFERENCES = 6


class LawBrokenError(AssertionError):
    """A game breaks a law; the message says for whom, where, and what differed."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"the law of {law} is broken: {message}")
        self.law, self._message = law, message

    def __reduce__(self) -> tuple[type[LawBrokenError], tuple[str, str]]:
        """It may come from another process."""
        return type(self), (self.law, self._message)


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
    if one == other:
        return {}
    plain = [msgspec.to_builtins(value, order="deterministic") for value in (one, other)]
    return dict(_differences(plain[0], plain[1], ""))


def _differences(one: Any, other: Any, path: str) -> Iterator[tuple[str, tuple[Any, Any]]]:
    """Parts that are equal are not looked into: two states have nearly everything in common."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and one and other:
        for name in one | other:
            below = f"{path}.{name}" if path else str(name)
            yield from _differences(one.get(name, ...), other.get(name, ...), below)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and one and other:
        for index, (here, there) in enumerate(zip_longest(one, other, fillvalue=...)):
            yield from _differences(here, there, f"{path}[{index}]")
    else:
        ones, others = dict(_leaves(one, path)), dict(_leaves(other, path))
        for below in ones | others:
            here, there = ones.get(below, ...), others.get(below, ...)
            if here != there:
                yield below, (here, there)


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
