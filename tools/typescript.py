"""Write the wire protocol as TypeScript types: `python tools/typescript.py`.

The types of the client are made of `server/wire` at build time and are not kept in the
repository, so that the two sides cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from gloaming.core import Reason
from gloaming.server import wire

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET = Path(__file__).parent.parent / "web" / "src" / "generated" / "wire.ts"

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
    wire.Problem,
)

Schema = dict[str, Any]
REFERENCE = "#/types/"


def module() -> str:
    """Return the whole TypeScript file."""
    roots = [*UNIONS.values(), *ANSWERS]
    schemas, components = msgspec.json.schema_components(roots, ref_template=REFERENCE + "{name}")
    parts = ["// Made of src/gloaming/server/wire by tools/typescript.py. Do not edit."]
    parts += [_interface(name, schema) for name, schema in sorted(components.items())]
    parts += [
        f"export type {name} = {_type(schema)};"
        for name, schema in zip(UNIONS, schemas, strict=False)
    ]
    parts += [
        f"export const {name} = {value};"
        for name, value in vars(wire).items()
        if name.startswith("CLOSE_")
    ]
    return "\n\n".join(parts) + "\n"


def _interface(name: str, schema: Schema) -> str:
    fields = "\n".join(_fields(schema))
    return f"/** {schema.get('description', name)} */\nexport interface {name} {{\n{fields}\n}}"


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
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(module(), "utf-8")


if __name__ == "__main__":
    main()
