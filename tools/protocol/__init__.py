"""`python -m tools.protocol`: docs/protocol.md and a page for each game in docs/protocol.

They are made of `wire` and `app.py` of the server, of the messages of the games, and of `page.md`
here. Its numbers are taken from the code: `{limits.burst}` is that of `Limits()`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gloaming.games import GAMES
from gloaming.server import (
    app,
    asides,
    door,
    guest,
    line,
    parts,
    people,
    room,
    socket,
    talk,
    throttle,
)
from gloaming.server.attendance import Patience
from gloaming.server.limits import Limits
from tools.protocol import games
from tools.protocol.routes import requests
from tools.protocol.spelling import PLAIN, classes, module, named, source, struct

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "gloaming"
WIRE = tuple(PACKAGE / "server" / "wire" / f"{name}.py" for name in ("asked", "told", "http"))
NAMED = PACKAGE / "server" / "wire" / "kinds.py"
CORE = PACKAGE / "core"
PROSE = Path(__file__).with_name("page.md")
NUMBERS: dict[str, Any] = {
    "app": app, "asides": asides, "door": door, "guest": guest, "limits": Limits(), "line": line,
    "parts": parts, "patience": Patience(), "people": people, "room": room, "socket": socket,
    "talk": talk, "throttle": throttle,
}  # fmt: skip


def pages() -> dict[Path, str]:
    """All that is made, by the file in which it belongs."""
    each = {DOCS / "protocol" / f"{game.name}.md": games.page(game) for game in GAMES.values()}
    return {path: _tidy(text) for path, text in {DOCS / "protocol.md": _page(), **each}.items()}


def _page() -> str:
    sources = [source(file) for file in (NAMED, *WIRE)]
    known = classes([*sources, *(source(file) for file in CORE.glob("*.py"))])
    found = [_prose(), "## Named values\n"]
    for text in sources:
        found += module(text, known, {"HTTP": requests()})
    return "\n".join([*found, "## Parts of these\n", *_shared(sources)])


def _tidy(text: str) -> str:
    return re.sub(r"\n{3,}", "\n\n", text.rstrip()) + "\n"


def _prose() -> str:
    """What no code says, with the numbers that it has."""

    def number(found: re.Match[str]) -> str:
        value = getattr(NUMBERS[found[1]], found[2])
        return str(int(value) if value == int(value) else value)

    linked = ", ".join(f"[{name}](protocol/{name}.md)" for name in sorted(GAMES))
    text = re.sub(r"\{([a-z]+)\.(\w+)\}", number, source(PROSE))
    return text.replace("{games}", linked)


def _shared(sources: list[str]) -> Iterator[str]:
    """The types of the core that messages hold."""
    nodes = (node for text in sources for node in ast.parse(text).body)
    imports = (node for node in nodes if isinstance(node, ast.ImportFrom))
    used = {
        alias.name for node in imports if node.module == "gloaming.core" for alias in node.names
    }
    for file in sorted(CORE.glob("*.py")):
        for node in ast.parse(source(file)).body:
            if isinstance(node, ast.ClassDef) and node.name in used - {"Message"}:
                yield struct(node, {})
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in used - {*PLAIN}:
                yield from named(node, "")
