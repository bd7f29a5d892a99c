"""Write the wire protocol as TypeScript: `python tools/typescript.py`.

`wire.ts` has the frames of `server/wire`, and `games/NAME.ts` what one game puts into them: its
options, views, events, moves, and the constants that its messages declare `Final`. They are made at
build time and are not kept in the repository, so that the two sides cannot drift apart.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, NewType, Union, get_origin

import msgspec

from gloaming.core import AnyGame, Reason
from gloaming.games import GAMES
from gloaming.kinds import messages_of
from gloaming.server import wire

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated"

UNIONS: dict[str, Any] = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "TableAct": wire.TableAct,
    "RefusalReason": wire.RefusalReason,
}
"""Names for what has none in a schema, because Python only knows it by an alias."""

ANSWERS = (
    Reason,
    wire.HereView,
    wire.SessionView,
    wire.TableMade,
    wire.TicketMade,
    wire.GameView,
    wire.OpenTable,
    wire.ElsewhereMade,
    wire.ElsewhereView,
    wire.DeviceView,
    wire.Problem,
)

Schema = dict[str, Any]
REFERENCE = "#/types/"


# The frames


def frames() -> str:
    """Return the TypeScript of all that the server and the shell say to each other."""
    parts = _declared(UNIONS, ANSWERS)
    codes = {name: value for name, value in vars(wire).items() if name.startswith("CLOSE_")}
    return _file("src/gloaming/server/wire", parts, codes)


def _file(source: str, parts: Iterable[str], constants: dict[str, Any]) -> str:
    head = f"// Made of {source} by tools/typescript.py. Do not edit."
    made = (_constant(name, value) for name, value in constants.items())
    return "\n\n".join((head, *parts, *made)) + "\n"


def _declared(named: dict[str, Any], structs: Iterable[Any]) -> Iterator[str]:
    """Declare the structs with all they hold, and the types that only have a name in Python."""
    schemas, components = msgspec.json.schema_components(
        [*named.values(), *structs], ref_template=REFERENCE + "{name}"
    )
    yield from (_struct(name, schema) for name, schema in sorted(components.items()))
    for name, schema in zip(named, schemas, strict=False):
        yield f"export type {name} = {_type(schema)};"


# A game


def messages(game: AnyGame) -> str:
    """Return the TypeScript of all that a game puts into frames."""
    structs = (game.options, *messages_of(game))
    modules = _modules(structs)
    unions = {"Move": game.moves, "Event": game.events, "View": game.views}
    constants = {name: value for module in modules for name, value in _finals(module)}
    source = f"src/gloaming/games/{game.name}"
    return _file(source, _declared(_aliases(modules) | unions, structs), constants)


def _modules(structs: Iterable[type]) -> list[ModuleType]:
    """Return the modules of the game that declare these structs."""
    names = {struct.__module__ for struct in structs}
    return [sys.modules[name] for name in sorted(names) if not name.startswith("gloaming.core")]


def _aliases(modules: Iterable[ModuleType]) -> dict[str, Any]:
    """Find the unions, literals and kinds of numbers that these modules know by a name."""
    return {
        name: value
        for module in modules
        for name, value in sorted(vars(module).items())
        if isinstance(value, NewType) or get_origin(value) in {Literal, Union, UnionType}
    }


def _finals(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Find the constants that are declared `Final`; most modules keep their hints as text."""
    for name, hint in getattr(module, "__annotations__", {}).items():
        if "Final" in str(hint):
            yield name, getattr(module, name)


def _constant(name: str, value: Any) -> str:
    """Declare a constant; its strings are literal types, as they are in Python."""
    plain = msgspec.to_builtins(value)
    written = msgspec.json.encode(plain).decode()
    if isinstance(plain, list | tuple) and all(isinstance(one, int) for one in plain):
        return f"export const {name}: readonly number[] = {written};"
    kind = "" if isinstance(plain, int) else " as const"
    return f"export const {name} = {written}{kind};"


# Types


def _struct(name: str, schema: Schema) -> str:
    """Declare a struct: an alias, unlike an interface, fits where any message does."""
    fields = "\n".join(_fields(schema))
    return f"/** {schema.get('description', name)} */\nexport type {name} = {{\n{fields}\n}};"


def _fields(schema: Schema) -> Iterator[str]:
    """Yield the fields; optional is what msgspec may leave out, and a default is always written."""
    required = set(schema.get("required", ()))
    for name, field in schema["properties"].items():
        mark = "" if name in required or "default" in field else "?"
        yield f"  readonly {name}{mark}: {_type(field)};"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return _union([_type(part) for part in schema["anyOf"]])
    if "enum" in schema:
        return _union([json.dumps(value) for value in schema["enum"]])
    return _plain_type(schema)


def _union(parts: list[str]) -> str:
    """`unknown` swallows everything beside it, and linters want it to stand alone."""
    return "unknown" if "unknown" in parts else " | ".join(parts)


def _plain_type(schema: Schema) -> str:
    match schema.get("type"):
        case "array":
            return f"readonly ({_type(schema['items'])})[]"
        case "object":
            return f"Readonly<Record<string, {_type(schema['additionalProperties'])}>>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as same:
            return str(same)
        case None:
            return "unknown"
        case other:
            raise NotImplementedError(other)


def main() -> None:
    """Write the files, and remove those of games that are gone."""
    (TARGET / "games").mkdir(parents=True, exist_ok=True)
    (TARGET / "wire.ts").write_text(frames(), "utf-8")
    for game in GAMES.values():
        (TARGET / "games" / f"{game.name}.ts").write_text(messages(game), "utf-8")
    for file in (TARGET / "games").glob("*.ts"):
        if file.stem not in GAMES:
            file.unlink()


if __name__ == "__main__":
    main()
