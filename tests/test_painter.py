"""The painter's own tests are left to `make painter`, which notes what they passed on."""

import sys
from pathlib import Path

import pytest

from tools.pictures import tested


def test_painter_has_passed_its_tests_as_it_is_now() -> None:
    assert tested.is_tested(), tested.ADVICE


@pytest.fixture
def note(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(tested, "TESTED", tmp_path / "tested.txt")
    return tmp_path / "tested.txt"


def test_painter_that_changed_is_not_tested(note: Path) -> None:
    assert not tested.is_tested()
    note.write_text("of an earlier painter\n")
    assert not tested.is_tested()


@pytest.mark.parametrize("status", [0, 1])
def test_only_tests_that_pass_are_noted(
    monkeypatch: pytest.MonkeyPatch, note: Path, status: int
) -> None:
    monkeypatch.setattr(tested, "TESTS", (sys.executable, "-c", f"raise SystemExit({status})"))
    assert tested.main() == status
    assert note.exists() == (status == 0)
    assert tested.is_tested() == (status == 0)


def test_note_is_no_part_of_what_is_tested() -> None:
    recipe = next((tested.TESTED.parent / "recipes").glob("*.toml"))
    assert tested.PAINTER.only(recipe)
    assert not tested.PAINTER.only(tested.TESTED)
