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
    shutil.copytree(ROOT / "tests" / "games", tmp_path / "tests" / "games", ignore=made)
    for name in ("pyproject.toml", "conftest.py", "tests/test_every_game.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_new_game_passes_all_its_tests_at_once(tree: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "GLOAMING_EXAMPLES": "0.1"}

    def run(*words: str) -> str:
        said = subprocess.run(
            words, cwd=tree, env=env, capture_output=True, text=True, check=False, timeout=100
        )
        assert said.returncode == 0, said.stdout + said.stderr
        return said.stdout

    assert "pytest src/gloaming/games/dusk" in run(*SHELL, "new-game", "dusk")
    home = tree / "src" / "gloaming" / "games" / "dusk"
    texts = {path: path.read_text() for path in home.rglob("*") if path.suffix in {".py", ".md"}}
    assert not [
        path for path, text in texts.items() if re.search(r"\bBluff\b|BLUFF-|games.bluff", text)
    ]
    assert "is_example" not in texts[home / "__init__.py"]
    every = ("src/gloaming/games/dusk", "tests/test_every_game.py", "-k", "dusk")
    assert " passed" in run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *every)
    assert "DUSK-01" in (home / "RULES.md").read_text()
    run(sys.executable, "-m", "ruff", "check", "--no-cache", str(home))
    run(*SHELL, "simulate", "dusk", "--matches", "2", "--out", "dusk.jsonl")
    assert run(*SHELL, "replay", "dusk.jsonl").startswith("Dusk: ")
