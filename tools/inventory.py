"""List what the tests of a tree prove, and name what vanished since another tree.

    python -m tools.inventory > before.json     list this tree
    python -m tools.inventory before.json       compare this tree with a list made earlier

The list holds how many tests there are of each kind, by keys that survive a move between files:
rule marks by sentence, laws by game, planted faults by the name of the mutant and by the complaint
that is expected, twins by game and test, kills by test. A comparison that misses a key exits with
1.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

Counts = dict[str, Counter[str]]

KINDS = ("rules", "laws", "mutants", "complaints", "twins", "kills")
LAW_TESTS = "test_every_game.py"
PLANTED = re.compile(r"planted|peeking")
GAME_FOLDER = re.compile(r"games/([a-z]+)/")
GAME_IMPORT = re.compile(r"from gloaming\.games\.([a-z]+) import")
KILLING = re.compile(r"\.kill\(")
Function = ast.FunctionDef | ast.AsyncFunctionDef

# Collected tests


class Collected:
    """Keep the tests that pytest collects."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take the tests over from the session."""
        self.items = session.items


def collect() -> list[pytest.Item]:
    """Collect every test of the tree in the current folder, with parameters and marks."""
    collected, output = Collected(), io.StringIO()
    with contextlib.redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider"], [collected])
    if status != pytest.ExitCode.OK:
        sys.exit(output.getvalue())
    return collected.items


def count_tests(items: list[pytest.Item], counts: Counts) -> None:
    """Count rule marks, laws, twins and kills."""
    sources = {path: path.read_text("utf-8") for path in {item.path for item in items}}
    killing = {path: set(_killing(text)) for path, text in sources.items()}
    for item in items:
        for mark in item.iter_markers("rule"):
            counts["rules"].update(str(name) for name in mark.args)
        if item.path.name == LAW_TESTS:
            counts["laws"][item.name] += 1
        if "twins" in item.path.name:
            counts["twins"][f"{game_of(item.path, sources[item.path])} {item.name}"] += 1
        name = item.name.partition("[")[0]
        if item.get_closest_marker("chaos") or name in killing[item.path]:
            counts["kills"][item.name] += 1


def _killing(text: str) -> Iterator[str]:
    """Name the functions of a module that kill a process."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function) and KILLING.search(ast.get_source_segment(text, node) or ""):
            yield node.name


def game_of(path: Path, text: str) -> str:
    """Find the game of a test: by its folder, by its name, or by the first game imported."""
    if found := GAME_FOLDER.search(path.as_posix()):
        return found[1]
    words = path.stem.split("_")
    named = [word for word in words if (Path("src/gloaming/games") / word).is_dir()]
    return named[0] if named else (GAME_IMPORT.findall(text) or ["bluff"])[0]


# Planted faults


def count_planted(counts: Counts) -> None:
    """Count the mutants and the expected complaints in all files of planted faults."""
    folders = (Path("tests"), Path("src/gloaming/games"))
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        if PLANTED.search(path.stem) or PLANTED.search(path.parent.name):
            text = path.read_text("utf-8")
            game, tree = game_of(path, text), ast.parse(text)
            counts["mutants"].update(f"{game} {name}" for name in mutants(tree))
            counts["complaints"].update(f"{game} {said}" for said in set(complaints(tree)))


def mutants(tree: ast.Module) -> Iterator[str]:
    """Yield what the module defines and hands over as a value, with arguments if it is called."""
    defined: Counter[str] = Counter(
        node.name
        for node in ast.walk(tree)
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("test_")
    )
    handed: set[str] = set()
    for node in ast.walk(tree):
        for value in _values(node):
            name = value.func if isinstance(value, ast.Call) else value
            if isinstance(name, ast.Name) and name.id in defined:
                handed.add(ast.unparse(value))
    for text in sorted(handed):
        yield from [text] * defined[text.partition("(")[0]]


def _values(node: ast.AST) -> list[ast.expr]:
    """Give the expressions that a call, a tuple or a list hands over."""
    match node:
        case ast.Call():
            return [*node.args, *(keyword.value for keyword in node.keywords)]
        case ast.Tuple() | ast.List():
            return node.elts
        case _:
            return []


def complaints(tree: ast.Module) -> Iterator[str]:
    """Yield the texts that are compared with what a law says, or stand in a table of faults."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
            yield from _texts(node.left)
        elif isinstance(node, ast.keyword) and node.arg == "match":
            yield from _texts(node.value)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".endswith"):
            yield from _texts(node.args[0])
        elif isinstance(node, ast.Tuple):
            yield from _texts(*node.elts[1:])


def _texts(*nodes: ast.expr) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# Comparing


def inventory() -> Counts:
    """List the tree in the current folder."""
    counts: Counts = {kind: Counter() for kind in KINDS}
    count_tests(collect(), counts)
    count_planted(counts)
    return counts


def compare(before: dict[str, dict[str, int]], now: Counts) -> list[str]:
    """Name every key that vanished; of mutants also those of which there are fewer.

    A call is counted once: the same call twice is a helper that files have in common now.
    """
    lost = []
    for kind, keys in before.items():
        for key, count in sorted(keys.items()):
            left = now[kind][key]
            is_made = "(" in key
            if not left or (kind == "mutants" and left < count and not is_made):
                lost.append(f"{kind}: {key} ({count} before, {left} now)")
    return lost


def main() -> None:
    """Print the list, or the comparison with an earlier one."""
    now = inventory()
    if len(sys.argv) == 1:
        print(json.dumps(now, indent=1, sort_keys=True))
        return
    before = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    lost = compare(before, now)
    for kind in KINDS:
        print(f"{kind:12} {len(before[kind]):5} before {len(now[kind]):5} now")
    print("\n".join(["", *lost]) if lost else "\nnothing vanished")
    sys.exit(bool(lost))


if __name__ == "__main__":
    main()
