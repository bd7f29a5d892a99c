"""How the tree is built, found by looking: whatever is new is held to it without being listed."""

import ast
import os
import re
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gloaming"
GAMES = sorted(init.parent for init in (PACKAGE / "games").glob("*/__init__.py"))

MADE = {"node_modules", "__pycache__", "dist", "static", "generated", "screenshots", ".git"}
"""Folders that are not written by hand; nor are those that begin with a dot, but for `.ci`."""
SOURCES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css"}
PICTURES = {".png", ".webp", ".avif", ".jpg", ".woff2", ".ogg", ".ico"}
LOCKED = {"package-lock.json"}

LONGEST_FILE = 450
LONGEST_FUNCTION = 25
MEDIAN_FUNCTION = 8


def written(folder: Path = ROOT) -> Iterator[Path]:
    """Every file that people wrote."""
    for base, folders, names in os.walk(folder):
        folders[:] = [
            name for name in folders if name not in MADE and (name == ".ci" or name[0] != ".")
        ]
        yield from (Path(base, name) for name in names)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


WRITTEN = sorted(written())
PYTHON = [path for path in WRITTEN if path.suffix == ".py"]
MODULES = [path for path in PYTHON if path.is_relative_to(PACKAGE)]
TEXTS = [path for path in WRITTEN if path.suffix not in PICTURES]


def test_there_is_something_to_look_at() -> None:
    assert GAMES
    assert len(MODULES) > 10
    assert Path(__file__) in PYTHON


# Games


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(
    "part", ["RULES.md", "messages", "state", "rules", "sight", "locale", "tests"]
)
def test_every_game_has_every_part(game: Path, part: str) -> None:
    assert (game / part).exists() or (game / f"{part}.py").exists()


@pytest.mark.parametrize("game", [*GAMES, PACKAGE], ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_game_speaks_every_language(game: Path, language: str) -> None:
    assert (game / "locale" / f"{language}.ftl").stat().st_size > 0


# Imports


def imports(module: Path) -> set[str]:
    """Every module, and every name in a module, that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(module, node)
            found |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    return found


def _absolute(module: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    base = PACKAGE.parent if module.is_relative_to(PACKAGE) else ROOT
    package = module.relative_to(base).parts[: -node.level]
    return ".".join([*package, *filter(None, [node.module])])


def _is_in(name: str, modules: set[str]) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def test_the_core_needs_the_standard_library_and_msgspec_only() -> None:
    for module in (PACKAGE / "core").rglob("*.py"):
        for name in imports(module):
            top = name.partition(".")[0]
            known = top == "msgspec" or top in sys.stdlib_module_names
            assert known or _is_in(name, {"gloaming.core"}), f"{shown(module)} imports {name}"


def test_set_up_needs_the_standard_library_and_its_own_modules_only() -> None:
    """It runs before anything is installed, also where nobody tests."""
    tools = {f"tools.{path.stem}": path for path in (ROOT / "tools").glob("*.py")}
    tools["tools.chromium"] = ROOT / "tools" / "chromium" / "__init__.py"
    found, new = set[str](), {"tools.setup"}
    while new:
        found |= new
        named = {name for module in new for name in imports(tools[module])}
        new = (tools.keys() & named) - found
        for name in named:
            known = name.partition(".")[0] in sys.stdlib_module_names
            assert known or name == "tools" or _is_in(name, set(tools)), f"set-up imports {name}"
    assert {"tools.chromium", "tools.steps"} <= found


def test_test_files_are_not_imported() -> None:
    """What two of them need stands in a module beside them, which is no test."""
    importing = {
        f"{shown(path)} imports {name}"
        for path in PYTHON
        for name in imports(path)
        if any(part.startswith("test_") for part in name.split("."))
    }
    assert importing == set()


BANNED = [
    "import time\n\nNOW = time.time()\n",
    "from time import monotonic\n",
    "import random\n\nDIE = random.randint(1, 6)\n",
    "import random\n\nDICE = random.Random(1)\n",
    "from datetime import UTC, datetime\n\nNOW = datetime.now(UTC)\n",
    "import secrets\n",
]


@pytest.mark.parametrize("code", BANNED)
@pytest.mark.parametrize("folder", ["core", "games/bluff"])
def test_the_linter_keeps_chance_and_time_out(code: str, folder: str) -> None:
    assert {"S311", "TID251"} & _complaints(code, f"src/gloaming/{folder}/rules.py")


@pytest.mark.parametrize("code", BANNED)
def test_the_linter_lets_a_server_live_in_time(code: str) -> None:
    assert not {"S311", "TID251"} & _complaints(code, "src/gloaming/server/clock.py")


SLEEP = "import asyncio\nimport time\n\n\nasync def wait() -> None:\n    await asyncio.sleep(1)\n"


@pytest.mark.parametrize("code", [*BANNED[:2], SLEEP])
def test_the_linter_keeps_clocks_and_sleeps_out_of_server_modules(code: str) -> None:
    assert "TID251" in _complaints(code, "src/gloaming/server/room.py")
    assert "TID251" in _complaints(code, "src/gloaming/server/store/sqlite.py")
    assert "TID251" not in _complaints(code, "src/gloaming/server/sources.py")


def test_the_linter_keeps_sleeps_out_of_tests() -> None:
    assert "TID251" in _complaints(SLEEP, "tests/server/test_room.py")
    assert "TID251" in _complaints(SLEEP.replace("await asyncio", "time"), "tests/test_room.py")
    assert "TID251" not in _complaints(BANNED[0], "tests/test_room.py")


LOOP_TIMERS = {"time", "call_later", "call_at"}


def test_server_modules_set_no_timer_of_the_event_loop() -> None:
    """Check what the linter cannot: methods of a loop, whatever the loop is called."""
    for module in (PACKAGE / "server").rglob("*.py"):
        if module.name not in {"clock.py", "sources.py"}:
            assert not list(loop_timers(module.read_text("utf-8"))), shown(module)


def test_timers_of_the_event_loop_are_found_under_any_name() -> None:
    calls = (
        "loop.call_later(1, f)",
        "self._loop.time()",
        "asyncio.get_running_loop().call_at(1, f)",
    )
    for call in calls:
        assert list(loop_timers(call)), call
    assert not list(loop_timers("sources.call_later(1, f)\nmetrics.COMMIT_SECONDS.time()"))


def loop_timers(code: str) -> Iterator[str]:
    """Names of the clock and timer methods that are taken from something called a loop."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and node.attr in LOOP_TIMERS:
            owner = ast.unparse(node.value)
            if owner.removesuffix("()").endswith("loop"):
                yield f"{owner}.{node.attr}"


def test_nothing_reads_code_out_of_data() -> None:
    for module in MODULES:
        assert not imports(module) & {"dill", "marshal", "pickle", "shelve"}, shown(module)
    assert "S307" in _complaints("THREE = eval('1 + 2')\n", "src/gloaming/server/clock.py")


def _complaints(code: str, name: str) -> set[str]:
    command = ["ruff", "check", "--output-format=concise", "--stdin-filename", name, "-"]
    ruff = Path(sys.executable).with_name(command[0])
    said = subprocess.run(
        [ruff, *command[1:]], cwd=ROOT, input=code, capture_output=True, text=True, check=False
    )
    return set(re.findall(r": ([A-Z]+\d+)", said.stdout))


# Budgets


def test_files_are_short() -> None:
    long = {
        shown(path): lines
        for path in WRITTEN
        if path.suffix in SOURCES and (lines := path.read_text().count("\n")) > LONGEST_FILE
    }
    assert long == {}


def test_functions_are_short() -> None:
    sizes = {
        f"{shown(path)}:{line} {name}": size
        for path in PYTHON
        for name, line, size in functions(ast.parse(path.read_text()))
    }
    assert {name: size for name, size in sizes.items() if size > LONGEST_FUNCTION} == {}
    assert statistics.median(sizes.values()) <= MEDIAN_FUNCTION


def functions(tree: ast.Module) -> Iterator[tuple[str, int, int]]:
    """Name, line and size of every function; its docstring is not counted."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            size = (node.end_lineno or node.lineno) - node.lineno + 1
            if ast.get_docstring(node) is not None:
                size -= (node.body[0].end_lineno or 0) - node.body[0].lineno + 1
            yield node.name, node.lineno, size


# Leftovers

LEFTOVERS = {
    "a path of one machine": r"(?<![\w.:/*-])/(?:root|work|tmp|home/\w+|Users/\w+)\b",
    "a registry's host": r"(?i)https?://[^\s\"'`)>]*(?:pypi|npmjs|pythonhosted|registry|artifact)",
    "an unfinished thought": r"\b(?:TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b",
}


@pytest.mark.parametrize("what", LEFTOVERS)
def test_nothing_is_left_over(what: str) -> None:
    pattern = re.compile(LEFTOVERS[what])
    found = {
        f"{shown(path)}:{number} {line.strip()}"
        for path in TEXTS
        if path.name not in LOCKED
        for number, line in enumerate(path.read_text().split("\n"), 1)
        if pattern.search(line)
    }
    assert found == set()


# What is installed


def test_pins_have_hashes_and_no_host() -> None:
    for pins in (ROOT / "requirements").glob("*.txt"):
        text = pins.read_text().replace("\\\n", " ")
        for line in filter(None, text.split("\n")):
            assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line
            assert not re.search(r"://|--(?:extra-)?index|--find-links", line), line


def test_every_list_of_requirements_is_pinned() -> None:
    for wanted in (ROOT / "requirements").glob("*.in"):
        pinned = _names(wanted.with_suffix(".txt"))
        assert _names(wanted) <= pinned, wanted.name


def test_what_the_package_needs_is_what_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = {_plain(name) for name in project["dependencies"]}
    assert needed <= _names(ROOT / "requirements" / "runtime.in")


def _names(requirements: Path) -> set[str]:
    lines = re.findall(r"(?m)^[A-Za-z][\w.-]*", requirements.read_text())
    return {_plain(line) for line in lines}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_npm_locks_name_no_registry() -> None:
    locks = [path for path in WRITTEN if path.name in LOCKED]
    assert locks
    for lock in locks:
        assert '"resolved"' not in lock.read_text(), shown(lock)
        assert "integrity" in lock.read_text(), shown(lock)
