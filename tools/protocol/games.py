"""A page for each game: options, places, moves, views, events, and examples from a kept match."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from gloaming.core import AnyGame, Deed, Place, Seat, moments, witnessed
from gloaming.core.file import deeds_of, read
from gloaming.kinds import options_of, tag_of, union_members
from tools.protocol.spelling import Known, classes, module, named, source, struct
from tools.protocol.spelling import doc as doc_below

CORE_TYPES = Path(__file__).resolve().parents[2] / "src" / "gloaming" / "core" / "types.py"
MODULES = {
    "messages": "\n## Names and moves\n\nA client sends moves of players. Those of nature, of the "
    "clock and of the host stand in match files alone.\n",
    "views": "## What lies in views\n",
    "events": "## What is witnessed\n",
}
SEAT = Seat(0)
FEW = 3

BEGINNING = """\
# The messages of {title}

*Made by `python -m tools.protocol` from `{folder}`; a test keeps it fresh.*

What [the protocol](../protocol.md) carries as `options`, `view`, `legal`, `events` and `move` where
`game` is `{name}`. The rules are in [RULES.md](../../{folder}/RULES.md). A client
needs none of them: whatever stands in `legal` may be sent as it stands there.
"""


def page(game: AnyGame) -> str:
    """The whole page of a game."""
    folder = f"src/gloaming/games/{game.name}"
    title = (
        source(game.home / "RULES.md")
        .splitlines()[0]
        .removeprefix("# ")
        .partition(": the rules")[0]
    )
    sources = {
        name: source(game.home / f"{name}.py")
        for name in MODULES
        if (game.home / f"{name}.py").exists()
    }
    known = classes([*sources.values(), source(CORE_TYPES)])
    parts = [BEGINNING.format(title=title, name=game.name, folder=folder)]
    parts += [*_options(game), *_places(game), *_asides(game)]
    for name, text in sources.items():
        parts += [MODULES[name], *module(text, known)]
    parts += [*_elsewhere(game, sources, known), *_examples(game)]
    return "\n".join(parts)


# What a table may set


def _options(game: AnyGame) -> Iterator[str]:
    yield "## Options\n\n| option | may be | usually | has a meaning |\n|---|---|---|---|"
    for name, may_be in options_of(game).items():
        usual = json.dumps(may_be["default"])
        yield f"| `{name}` | {_choices(may_be)} | `{usual}` | {_only_with(may_be)} |"


def _choices(may_be: dict[str, Any]) -> str:
    if "enum" in may_be:
        choices = ", ".join(f"`{json.dumps(value)}`" for value in may_be["enum"])
        return choices + (", or the id of a pack of the server" if may_be.get("packs") else "")
    if may_be["type"] == "boolean":
        return "true or false"
    return f"{may_be['minimum']} to {may_be['maximum']}"


def _only_with(may_be: dict[str, Any]) -> str:
    return " and ".join(
        f"where `{name}` is `{json.dumps(value)}`"
        for name, value in may_be.get("with", {}).items()
    ) or "always"  # fmt: skip


def _places(game: AnyGame) -> Iterator[str]:
    roles = game.roles(game.options())
    yield f"\n## Places\n\nWith the usual options at least {roles.least} of these are taken:\n"
    for number, place in enumerate(roles.places):
        yield f"- {number}: {_place(place)}"
    if roles.needs:
        yield f"\nAmong them: {', '.join(map(_place, roles.needs))}."
    if roles.apart is not None:
        yield f"\nTwo teams differ by {roles.apart} at most."
    yield f"\nBots: {', '.join(f'`{level}`' for level in game.bots)}."


def _place(place: Place) -> str:
    return f"`{place.role}`" + ("" if place.team is None else f" of the team `{place.team}`")


def _asides(game: AnyGame) -> Iterator[str]:
    if game.asides:
        tags = ", ".join(f"`{tag_of(each)}`" for each in game.asides)
        yield f"\nRemarks, for which nobody waits: {tags}."


# What these modules take from others


def _elsewhere(game: AnyGame, sources: dict[str, str], known: Known) -> Iterator[str]:
    yield "\n## Parts of these\n"
    text = source(CORE_TYPES)
    used = {tag_of(move) for move in union_members(game.moves)}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name in {"TimeUp", "Left", "Back", "Stop"}:
            yield struct(node, known)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "HostMove":
            yield from named(node, "") if "left" in used else ()
    for name in sorted(_imported(game, sources)):
        other = ast.parse(source(game.home / f"{name}.py")).body
        wanted = _imported(game, sources)[name]
        for node, after in zip(other, [*other[1:], None], strict=True):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in wanted:
                yield from named(node, doc_below(after))


def _imported(game: AnyGame, sources: dict[str, str]) -> dict[str, set[str]]:
    """The names that come from other modules of the game."""
    found: dict[str, set[str]] = {}
    for text in sources.values():
        for node in ast.parse(text).body:
            name = getattr(node, "module", None) or ""
            folder, _, last = name.rpartition(".")
            if folder.endswith(f".{game.name}") and last not in sources:
                assert isinstance(node, ast.ImportFrom)
                found.setdefault(last, set()).update(alias.name for alias in node.names)
    return found


# Examples


def _examples(game: AnyGame) -> Iterator[str]:
    files = sorted((game.home / "tests" / "matches").glob("*.jsonl"))
    yield "\n## Examples of moves\n\nOne of each kind that stands in the matches kept for tests:\n"
    yield _block(_moves(files))
    match = next(read(files[0].read_bytes()))
    told = [*moments(deeds_of(game, match))]
    asked = [deeds for deeds in told if _is_worth_showing(game, deeds)]
    deeds = asked[len(asked) // 2]
    state = deeds[-1].after
    yield f"## Example of a moment\n\nSeat {SEAT} of `{files[0].name}` witnesses\n"
    yield _block([_json(witnessed(game, deeds, SEAT))])
    yield "and then sees, with each field on a line,\n"
    yield _block(_lines(game.observe(state, SEAT)))
    legal = game.legal(state, SEAT)
    yield f"It may make {len(legal)} moves, the first of which are\n"
    yield _block(map(_json, islice(legal, FEW)))


def _is_worth_showing(game: AnyGame, deeds: tuple[Deed, ...]) -> bool:
    is_asked = bool(game.legal(deeds[-1].after, SEAT))
    return is_asked and bool(witnessed(game, deeds, SEAT).events)


def _moves(files: list[Path]) -> list[str]:
    """Made by a seat; nature makes some of the same kinds, for whoever is out of time."""
    found: dict[str, str] = {}
    for file in files:
        for match in read(file.read_bytes()):
            for line in match.lines:
                tag = msgspec.json.decode(line.move)["type"]
                if isinstance(line.by, int):
                    found.setdefault(tag, bytes(line.move).decode())
    return [found[tag] for tag in sorted(found)]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _lines(value: Any) -> Iterator[str]:
    fields = msgspec.to_builtins(value)
    rows = [f"  {json.dumps(name)}: {_json(each)}" for name, each in fields.items()]
    yield "{\n" + ",\n".join(rows) + "\n}"


def _block(rows: Any) -> str:
    return "```json\n" + "\n".join(rows) + "\n```\n"
