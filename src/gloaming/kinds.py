"""What the fields of a game's messages are, so that words can be put to any of them.

A field is a seat or several seats (spoken as names), a thing or several things of the game (spoken
as sentences of their own), or plain: a number, a text, a flag. It is read off the types; no game
lists it. What is none of these cannot be spoken, and the law of speech refuses it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from gloaming.core import OWN, AnyGame, Message, PackId, Seat

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
    if _is_message(hint):
        return "thing"
    return "plain"


# What can be spoken


def unspeakable(message: type[Message]) -> tuple[str, ...]:
    """The fields that words cannot speak, or would speak differently in Python and in a browser."""
    hints = get_type_hints(message)
    return tuple(
        field
        for field in message.__struct_fields__
        if not _is_speakable(_without_none(hints[field]))
    )


def _without_none(hint: Any) -> tuple[Any, ...]:
    """What a field may be when it is there."""
    parts = get_args(hint) if get_origin(hint) in {Union, UnionType} else (hint,)
    return tuple(part for part in parts if part is not type(None))


def _is_speakable(choices: tuple[Any, ...]) -> bool:
    """One atom, any of several messages, or a tuple of one of these, as long as it likes."""
    if len(choices) == 1 and get_origin(choices[0]) is tuple:
        inner, *rest = get_args(choices[0])
        choices = get_args(inner) if get_origin(inner) in {Union, UnionType} else (inner,)
        if rest != [...]:
            return False
    if len(choices) == 1 and _is_atom(choices[0]):
        return True
    return bool(choices) and all(_is_message(choice) for choice in choices)


def _is_atom(hint: Any) -> bool:
    if isinstance(hint, NewType):
        return hint.__supertype__ in {int, str}
    if get_origin(hint) is Literal:
        return all(type(value) in {int, str} for value in get_args(hint))
    return hint in {int, str, bool}


def _is_message(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Message)


# Every message of a game


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
    if _is_message(hint):
        yield hint
    for part in get_args(hint):
        yield from _messages_within(part)


# Options


class OddOptionError(Exception):
    """An option that no lobby could show: no switch, no bounded number, no choice, no pack."""


def options_of(game: AnyGame) -> dict[str, dict[str, Any]]:
    """The options of a game with what they may be: a switch, a number with bounds, or a choice.

    The form is that of JSON Schema, flat, and choices come in the order in which they are declared.
    Where `packs` is true, every pack that the server has is a choice as well.
    """
    hints = get_type_hints(game.options, include_extras=True)
    return {
        option.name: {**_option(option.name, hints[option.name]), "default": _usual(option)}
        for option in msgspec.structs.fields(game.options)
    }


def players_of(game: AnyGame) -> tuple[int, int]:
    """How many can play at least and at most, under the usual options or with one of them changed.

    Numbers are left aside: none of them says who can sit down.
    """
    changed = [
        {name: value}
        for name, may_be in options_of(game).items()
        for value in (may_be.get("enum") or ((False, True) if may_be["type"] == "boolean" else ()))
    ]
    tables = [msgspec.convert(options, game.options) for options in ({}, *changed)]
    roles = [game.roles(options) for options in tables]
    return min(one.least for one in roles), max(len(one.places) for one in roles)


def _usual(option: msgspec.structs.FieldInfo) -> Any:
    if option.default is msgspec.NODEFAULT:
        raise OddOptionError(option.name)
    return msgspec.to_builtins(option.default)


def _option(name: str, hint: Any) -> dict[str, Any]:
    if hint is bool:
        return {"type": "boolean"}
    if get_origin(hint) is Literal and _is_atom(hint):
        return {"enum": list(get_args(hint))}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if hint == PackId:
        return {"enum": [OWN], "packs": True}
    match get_args(hint) if get_origin(hint) is Annotated else ():
        case (kind, msgspec.Meta(ge=int(), le=int()) as bounds) if kind is int:
            extra = bounds.extra_json_schema or {}
            return {"type": "integer", "minimum": bounds.ge, "maximum": bounds.le, **extra}
        case (kind, msgspec.Meta() as meta) if kind is not int:
            return {**_option(name, kind), **(meta.extra_json_schema or {})}
    raise OddOptionError(name)


def packs_in(options: Any) -> tuple[str, ...]:
    """The packs that a table wants to play with, beside what the game brings itself."""
    hints = get_type_hints(type(options), include_extras=True)
    chosen = (getattr(options, name) for name, hint in hints.items() if hint == PackId)
    return tuple(pack for pack in chosen if pack != OWN)
