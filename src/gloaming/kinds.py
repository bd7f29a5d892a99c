"""What the fields of a game's messages are, so that words can be put to any of them.

A field is a seat or several seats (spoken as names), a thing or several things of the game (spoken
as sentences of their own), or plain: a number, a text, a flag. It is read off the types; no game
lists it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from gloaming.core import AnyGame, Message, Seat

Kind = Literal["seat", "seats", "thing", "things", "plain"]


def tag_of(message: type[Message] | Message) -> str:
    """How a message is called on the wire."""
    return str(message.__struct_config__.tag)


def union_members(union: Any) -> tuple[type[Message], ...]:
    """The message types of a union, or the one type that stands alone."""
    if get_origin(union) in {Union, UnionType}:
        return tuple(member for part in get_args(union) for member in union_members(part))
    return (union,)


@cache
def kinds_of(message: type[Message]) -> dict[str, Kind]:
    """The kind of every field, in the order in which they are written."""
    hints = get_type_hints(message)
    return {field: _kind(hints[field]) for field in message.__struct_fields__}


def _kind(hint: Any) -> Kind:
    if hint is Seat:
        return "seat"
    parts = get_args(hint)
    if get_origin(hint) is tuple:
        inner = _kind(parts[0])
        return {"seat": "seats", "thing": "things"}.get(inner, "plain")  # type: ignore[return-value]
    if get_origin(hint) in {Union, UnionType}:
        found = {_kind(part) for part in parts if part is not type(None)}
        return found.pop() if len(found) == 1 else "plain"
    if isinstance(hint, type) and issubclass(hint, Message):
        return "thing"
    return "plain"


def messages_of(game: AnyGame) -> Iterator[type[Message]]:
    """Every message of a game: moves, events, views, and the things that lie in views."""
    waiting = [*union_members(game.moves), *union_members(game.events), *union_members(game.views)]
    seen: set[type[Message]] = set()
    while waiting:
        message = waiting.pop(0)
        if message in seen:
            continue
        seen.add(message)
        yield message
        waiting += _things_in(message)


def _things_in(message: type[Message]) -> Iterator[type[Message]]:
    for hint in get_type_hints(message).values():
        yield from _messages_within(hint)


def _messages_within(hint: Any) -> Iterator[type[Message]]:
    if isinstance(hint, type) and issubclass(hint, Message):
        yield hint
    for part in get_args(hint):
        yield from _messages_within(part)


def plain(value: Any) -> Any:
    """A value as JSON would show it."""
    return msgspec.to_builtins(value)


# Options


class OddOptionError(Exception):
    """An option that no lobby could show: it is no switch, no bounded number and no choice."""


def options_of(game: AnyGame) -> dict[str, dict[str, Any]]:
    """The options of a game with what they may be: a switch, a number with bounds, or a choice.

    The form is that of JSON Schema, flat, and choices come in the order in which they are declared.
    """
    hints = get_type_hints(game.options, include_extras=True)
    usual = msgspec.to_builtins(game.options())
    return {
        name: {**_option(name, hints[name]), "default": usual[name]}
        for name in game.options.__struct_fields__
    }


def _option(name: str, hint: Any) -> dict[str, Any]:
    if hint is bool:
        return {"type": "boolean"}
    if get_origin(hint) is Literal:
        return {"enum": list(get_args(hint))}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if get_origin(hint) is Annotated and get_args(hint)[0] is int:
        bounds = get_args(hint)[1]
        return {"type": "integer", "minimum": bounds.ge, "maximum": bounds.le}
    raise OddOptionError(name)
