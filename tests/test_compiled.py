"""Compiled copies stand in for the sources only as long as they are copies of them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gloaming import compiled

NAME = "planted.rules"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "planted"
    folder.mkdir()
    (folder / "rules.py").write_text("POINTS = 3\n")
    return folder


@pytest.fixture
def copies(tmp_path: Path, package: Path) -> Path:
    folder = tmp_path / "compiled"
    (folder / "planted").mkdir(parents=True)
    (folder / "planted" / "rules.cpython-311-some-machine.so").write_bytes(b"")
    (folder / "digest").write_text(compiled.digest(package))
    return folder


@pytest.fixture(autouse=True)
def importing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setenv(compiled.SWITCH, "yes")


def found() -> list[str | None]:
    finders = [finder for finder in sys.meta_path if isinstance(finder, compiled.Finder)]
    specs = [finder.find_spec(NAME) for finder in finders]
    return [spec.origin for spec in specs if spec is not None]


def test_copies_of_the_sources_as_they_are_come_first(package: Path, copies: Path) -> None:
    assert compiled.use(package, copies)
    assert found() == [str(copies / "planted" / "rules.cpython-311-some-machine.so")]


@pytest.mark.parametrize("name", ["rules.py", "other.py", "deeper/rules.py"])
def test_a_changed_or_new_source_puts_all_copies_aside(
    package: Path, copies: Path, name: str
) -> None:
    changed = package / name
    changed.parent.mkdir(exist_ok=True)
    changed.write_text("POINTS = 4\n")
    assert not compiled.use(package, copies)
    assert found() == []


def test_a_source_that_is_gone_puts_all_copies_aside(package: Path, copies: Path) -> None:
    (package / "rules.py").unlink()
    assert not compiled.use(package, copies)


def test_without_copies_nothing_changes(package: Path, tmp_path: Path) -> None:
    assert not compiled.use(package, tmp_path / "nowhere")


def test_copies_can_be_left_alone(
    package: Path, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(compiled.SWITCH, "no")
    assert not compiled.use(package, copies)


def test_once_a_source_is_imported_its_copy_and_all_others_stay_away(
    package: Path, copies: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, NAME, sys)
    assert not compiled.use(package, copies)


# The copies that are there


REAL = pytest.mark.skipif(
    not compiled.is_fresh(), reason="there are no compiled copies of these sources: make fast"
)
ALIKE = """
from gloaming import compiled
assert compiled.use()
import sys
from gloaming.games import GAMES
from gloaming.testing import goldens
copied = {name for name in compiled.copies_in(compiled.FOLDER) if name in sys.modules}
assert {"gloaming.core.match", "gloaming.games.bluff.rules"} <= copied
assert all(sys.modules[name].__file__.endswith(".so") for name in copied)
for game in GAMES.values():
    for file in goldens.match_files(game)[:1]:
        goldens.compare(game, file)
"""


@REAL
def test_the_copies_tell_kept_matches_as_the_sources_do() -> None:
    result = subprocess.run(
        (sys.executable, "-c", ALIKE), capture_output=True, text=True, check=False,
        env={**os.environ, compiled.SWITCH: "yes"},
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
