"""Types as a reader wants them: modules of messages become sections, structs tables of fields."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from gloaming.core.types import kebab

PLAIN = {
    "str": "text",
    "int": "number",
    "bool": "true or false",
    "Millis": "milliseconds",
    "Seat": "seat",
}
ROOTS = {"Message", "msgspec.Struct"}
SHOWN_OTHERWISE = {"Options", "Terms"}
"""Options are shown with what they may be, as `GET /api/games` tells it."""
Known = dict[str, ast.ClassDef]
Below = dict[str, Iterable[str]]


def source(file: Path) -> str:
    """What stands in a module."""
    return file.read_text("utf-8")


def classes(sources: Iterable[str]) -> Known:
    """The classes of some modules, by name."""
    nodes = (node for each in sources for node in ast.parse(each).body)
    return {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}


# A module, from top to bottom


def module(text: str, known: Known, below: Below | None = None) -> Iterator[str]:
    """The sections of a module, with what is to stand below some of its captions."""
    rows = text.split("\n")
    captions = {at: row[2:] for at, row in enumerate(rows, 1) if row.startswith("# ")}
    nodes = ast.parse(text).body
    for node, after in zip(nodes, [*nodes[1:], None], strict=True):
        for at in [at for at in captions if at < node.lineno]:
            yield f"\n## {captions[at]}\n"
            yield from (below or {}).get(captions.pop(at), ())
        if isinstance(node, ast.ClassDef) and node.name not in SHOWN_OTHERWISE:
            yield struct(node, known)
        elif isinstance(node, ast.Assign):
            yield from named(node, doc(after))


def named(node: ast.Assign, told: str) -> Iterator[str]:
    """A named type, or a code with which a socket is closed; other values are not told."""
    name = ast.unparse(node.targets[0])
    if name.startswith("CLOSE_"):
        words = name.removeprefix("CLOSE_").replace("_", " ").lower()
        yield f"- `{ast.unparse(node.value)}` {told or words}"
    elif _is_type(node.value):
        yield f"\n### {name}\n\n{spelled(node.value)}. {told}".rstrip()


def _is_type(value: ast.expr) -> bool:
    if isinstance(value, ast.BinOp):
        return _is_type(value.left) and _is_type(value.right)
    if isinstance(value, ast.Call):
        return ast.unparse(value.func) == "NewType"
    if isinstance(value, ast.Subscript):
        return ast.unparse(value.value) in {"Annotated", "Literal"}
    return isinstance(value, ast.Name) and value.id[0].isupper() and not value.id.isupper()


def doc(node: ast.stmt | None) -> str:
    """The string that stands below a field or a name to explain it."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return " ".join(str(node.value.value).split()) if is_text else ""  # type: ignore[union-attr]


def struct(node: ast.ClassDef, known: Known) -> str:
    """A message or a part of one: its name, what it is, and its fields."""
    tag = next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"), None)
    if tag is None and "Message" in _roots(node, known):
        tag = kebab(node.name)
    head = f"\n### {node.name}\n\n{ast.get_docstring(node) or ''}"
    if tag is not None:
        head += f' `"type": "{tag}"`'
    rows = [*_fields(node, known)]
    if not rows:
        return head
    return "\n".join([head, "", "| field | is | |", "|---|---|---|", *rows, ""])


def _bases(node: ast.ClassDef, known: Known) -> list[ast.ClassDef]:
    names = [ast.unparse(base) for base in node.bases]
    return [known[name] for name in names if name in known and name not in ROOTS]


def _roots(node: ast.ClassDef, known: Known) -> set[str]:
    """What a class comes from in the end."""
    own = {ast.unparse(base) for base in node.bases} & ROOTS
    return own.union(*(_roots(base, known) for base in _bases(node, known)))


def _fields(node: ast.ClassDef, known: Known) -> Iterator[str]:
    """Those of what it extends come first, as on the wire."""
    for base in _bases(node, known):
        yield from _fields(base, known)
    for part, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(part, ast.AnnAssign):
            usual = _usual(part.value)
            told = f"{spelled(part.annotation)}{usual}"
            yield f"| `{ast.unparse(part.target)}` | {told} | {doc(after)} |"


def _usual(value: ast.expr | None) -> str:
    """What the server takes for a field that a client leaves out; the server leaves none out."""
    if value is None or ast.unparse(value) == "msgspec.UNSET":
        return ""
    if isinstance(value, ast.Call):
        return "; usually `{}`"
    return f"; usually `{json.dumps(ast.literal_eval(value))}`"


# Types, as a reader wants them


def spelled(hint: ast.expr) -> str:
    """A type in words."""
    if isinstance(hint, ast.BinOp):
        return f"{spelled(hint.left)} or {spelled(hint.right)}"
    if isinstance(hint, ast.Constant):
        return "null" if hint.value is None else f"`{hint.value!s}`"
    if isinstance(hint, ast.Call):
        return f"{spelled(hint.args[1])}"
    if isinstance(hint, ast.Subscript):
        return _composed(ast.unparse(hint.value), hint.slice)
    name = ast.unparse(hint)
    if name == "msgspec.Raw":
        return "JSON"
    if name == "msgspec.UnsetType":
        return "left out"
    return PLAIN.get(name) or f"[{name}](#{name.lower()})"


def _composed(outer: str, inner: ast.expr) -> str:
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if outer == "Annotated":
        return f"{spelled(parts[0])}, {_bounds(parts[1])}"
    if outer == "Literal":
        return ", ".join(spelled(part) for part in parts)
    if outer == "dict":
        return f"object of {spelled(parts[1])}"
    return f"list of {spelled(parts[0])}"


def _bounds(meta: ast.expr) -> str:
    assert isinstance(meta, ast.Call)
    told = {str(word.arg): ast.literal_eval(word.value) for word in meta.keywords}
    least, most = told.get("min_length", 0), told.get("max_length")
    parts = [f"{least if least == most else f'{least} to {most}'} characters"] if most else []
    if "ge" in told:
        parts.append(f"{told['ge']} to {told['le']}" if "le" in told else f"from {told['ge']}")
    return ", ".join([*parts, *(f"`{told[name]}`" for name in told if name == "pattern")])
