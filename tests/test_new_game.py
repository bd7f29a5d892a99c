"""A new game: a copy of the example that plays, and passes every test, at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHELL = [sys.executable, "-c", "from gloaming.cli import main; main()"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project, as far as games and their tests need it."""
    made = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=made)
    for name in ("games", "support"):
        shutil.copytree(ROOT / "tests" / name, tmp_path / "tests" / name, ignore=made)
    for name in ("pyproject.toml", "conftest.py", "tests/test_every_game.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def run(tree: Path, *words: str) -> str:
    """What a command says in the copy, with few examples for each law."""
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "GLOAMING_EXAMPLES": "0.1"}
    said = subprocess.run(
        words, cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=100
    )
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


def test_a_new_game_passes_all_its_tests_at_once(tree: Path) -> None:
    assert "pytest src/gloaming/games/nightfall" in run(tree, *SHELL, "new-game", "nightfall")
    every = ("src/gloaming/games/nightfall", "tests/test_every_game.py", "-k", "nightfall")
    pytest_ = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
    assert re.search(r"\b[5-9]\d passed", run(tree, *pytest_, *every))


def test_a_new_game_speaks_of_itself(tree: Path) -> None:
    run(tree, *SHELL, "new-game", "nightfall")
    home = tree / "src" / "gloaming" / "games" / "nightfall"
    texts = {path: path.read_text() for path in home.rglob("*") if path.suffix in {".py", ".md"}}
    strange = re.compile(r"\bBluff\b|BLUFF-|games.bluff|the one to copy")
    assert not [path for path, text in texts.items() if strange.search(text)]
    assert "NIGHTFALL-01" in texts[home / "RULES.md"]
    assert "is_example" not in texts[home / "__init__.py"]
    for part in ("check", "--fix"), ("format",), ("check",):
        run(tree, sys.executable, "-m", "ruff", *part, "--no-cache", str(home))


def test_a_new_game_is_played_told_and_verified(tree: Path) -> None:
    run(tree, *SHELL, "new-game", "nightfall")
    run(tree, *SHELL, "simulate", "nightfall", "--matches", "2", "--out", "two.jsonl")
    assert run(tree, *SHELL, "replay", "two.jsonl").startswith("Nightfall: Player 1 and Player 2\n")
    assert run(tree, *SHELL, "verify", "two.jsonl").startswith("2 matches, ")
