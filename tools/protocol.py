"""`python -m tools.protocol`: docs/protocol.md, made of `wire` and `app.py` of the server.

What the types and their docstrings say is what is written; only the page's beginning is here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from gloaming.core.types import kebab

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
PACKAGE = ROOT / "src" / "gloaming"
WIRE = tuple(PACKAGE / "server" / "wire" / f"{name}.py" for name in ("asked", "told", "http"))
NAMED = PACKAGE / "server" / "wire" / "kinds.py"
APP = PACKAGE / "server" / "app.py"
CORE = PACKAGE / "core"

BEGINNING = """\
# Protocol

*Made by `python -m tools.protocol` from `src/gloaming/server/wire`; a test keeps it fresh.*

What a browser and the server say to each other. What a particular game says travels inside it, as
`view`, `legal`, `events` and `move`; that game's `messages.py` describes it.

A client

1. tells its name with `POST /api/session`, and gets a cookie;
2. makes a table with `POST /api/tables`, or has been given the code of one;
3. asks `POST /api/tables/{code}/ticket` for a ticket, and opens the socket `/ws?ticket=TICKET`;
4. gets a `table` message and, if there is a match, a `snapshot`; then an `update` for each moment
   of which it witnesses something;
5. sends a `move` or an `act` under a key of its own making, and is answered under that key with
   `done`, `too-late` or `refused`. A command without an answer is sent again, under the same key,
   after reconnecting: it is done once.

Every frame is a text frame with one JSON object, and `type` names the message. A frame to the
server has at most 16384 bytes. A socket that was closed is opened again with a new ticket.
"""

PLAIN = {
    "str": "text",
    "int": "number",
    "bool": "true or false",
    "Millis": "milliseconds",
    "Seat": "seat",
}


def page() -> str:
    """The whole document."""
    parts = [BEGINNING, "## Named values\n", *_module(NAMED.read_text("utf-8"))]
    sources = [module.read_text("utf-8") for module in WIRE]
    parts += [line for source in sources for line in _module(source)]
    parts += ["## Parts of these\n", *_shared(sources)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts).rstrip()) + "\n"


# A module, from top to bottom


def _module(source: str) -> Iterator[str]:
    rows = source.split("\n")
    captions = {at: row[2:] for at, row in enumerate(rows, 1) if row.startswith("# ")}
    nodes = ast.parse(source).body
    for node, after in zip(nodes, [*nodes[1:], None], strict=True):
        for at in [at for at in captions if at < node.lineno]:
            yield f"\n## {captions[at]}\n"
            if captions.pop(at) == "HTTP":
                yield from _requests()
        if isinstance(node, ast.ClassDef):
            yield _struct(node)
        elif isinstance(node, ast.Assign):
            yield from _named(node, _doc(after))


def _named(node: ast.Assign, doc: str) -> Iterator[str]:
    name = ast.unparse(node.targets[0])
    if name.startswith("CLOSE_"):
        words = name.removeprefix("CLOSE_").replace("_", " ").lower()
        yield f"- `{ast.unparse(node.value)}` {doc or words}"
    else:
        yield f"\n### {name}\n\n{_spelled(node.value)}. {doc}".rstrip()


def _doc(node: ast.stmt | None) -> str:
    """The string that stands below a field or a name to explain it."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return " ".join(str(node.value.value).split()) if is_text else ""  # type: ignore[union-attr]


def _struct(node: ast.ClassDef) -> str:
    """A message or a part of one: its name, what it is, and its fields."""
    tag = next((ast.literal_eval(word.value) for word in node.keywords if word.arg == "tag"), None)
    if tag is None and any(ast.unparse(base) == "Message" for base in node.bases):
        tag = kebab(node.name)
    head = f"\n### {node.name}\n\n{ast.get_docstring(node) or ''}"
    if tag is not None:
        head += f' `"type": "{tag}"`'
    fields = [
        f"| `{ast.unparse(part.target)}` | {_spelled(part.annotation)} | {_doc(after)} |"
        for part, after in zip(node.body, [*node.body[1:], None], strict=True)
        if isinstance(part, ast.AnnAssign)
    ]
    if not fields:
        return head
    return "\n".join([head, "", "| field | is | |", "|---|---|---|", *fields, ""])


# Types, as a reader wants them


def _spelled(hint: ast.expr) -> str:
    if isinstance(hint, ast.BinOp):
        return f"{_spelled(hint.left)} or {_spelled(hint.right)}"
    if isinstance(hint, ast.Constant):
        return "null" if hint.value is None else f"`{hint.value!s}`"
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
        return f"{_spelled(parts[0])}, {_bounds(parts[1])}"
    if outer == "Literal":
        return ", ".join(_spelled(part) for part in parts)
    if outer == "dict":
        return f"object of {_spelled(parts[1])}"
    return f"list of {_spelled(parts[0])}"


def _bounds(meta: ast.expr) -> str:
    assert isinstance(meta, ast.Call)
    told = {str(word.arg): ast.literal_eval(word.value) for word in meta.keywords}
    least, most = told.get("min_length", 0), told.get("max_length")
    parts = [f"{least if least == most else f'{least} to {most}'} characters"] if most else []
    if "ge" in told:
        parts.append(f"{told['ge']} to {told['le']}" if "le" in told else f"from {told['ge']}")
    return ", ".join([*parts, *(f"`{told[name]}`" for name in told if name == "pattern")])


# What is not in that module


def _shared(sources: list[str]) -> Iterator[str]:
    """The types of the core that messages hold."""
    nodes = (node for source in sources for node in ast.parse(source).body)
    imports = (node for node in nodes if isinstance(node, ast.ImportFrom))
    used = {
        alias.name for node in imports if node.module == "gloaming.core" for alias in node.names
    }
    for module in sorted(CORE.glob("*.py")):
        for node in ast.parse(module.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in used - {"Message"}:
                yield _struct(node)
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in used - {*PLAIN}:
                yield from _named(node, "")


def _requests() -> Iterator[str]:
    """The routes, with what the methods behind them say of themselves."""
    tree = ast.parse(APP.read_text("utf-8"))
    docs = {
        node.name: ast.get_docstring(node) or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.AsyncFunctionDef)
    }
    yield "| request | |\n|---|---|"
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "Route" and call.keywords:
            path, handler = (ast.unparse(part) for part in call.args)
            method = ast.literal_eval(call.keywords[0].value)[0]
            yield f"| `{method} {ast.literal_eval(path)}` | {docs[handler.partition('.')[2]]} |"
    yield "\nA request that cannot be met is answered with a [Problem](#problem)."


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
