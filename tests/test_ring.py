"""The rings of tests: what is run again, what makes a run red, and what it tells."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import ring
from tools.ring import Phase, Result, carry_out

PROGRAM = """
import json, os
with open(os.environ["GLOAMING_RECORD"], "w") as record:
    for line in {lines}:
        print(json.dumps(line), file=record)
raise SystemExit({status})
"""


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ring, "CACHE", tmp_path)
    monkeypatch.setattr(ring, "RECORD", tmp_path / "record")
    monkeypatch.setattr(ring, "FAILURES", tmp_path / "failures")


def phase(status: int, *lines: tuple[str, str, float, bool]) -> Phase:
    """A phase that records these tests and ends with this status."""
    program = PROGRAM.format(lines=lines, status=status)
    return Phase("tests", (sys.executable, "-c", program))


def try_again(monkeypatch: pytest.MonkeyPatch, *, passes: bool) -> None:
    """Make a second try pass or fail, whatever test it is of."""
    monkeypatch.setattr(ring, "PYTEST", (sys.executable, "-c", f"raise SystemExit({not passes:d})"))


def carried_out(what: Phase) -> Result:
    result = Result()
    carry_out(what, result)
    return result


def test_browser_test_that_passes_at_the_second_try_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    try_again(monkeypatch, passes=True)
    result = carried_out(phase(1, ("a", "failed", 2.0, True), ("b", "passed", 1.0, True)))
    assert (result.second_tries, result.failed) == (["a"], [])
    ring.tell(result)
    told = capsys.readouterr().out
    assert "Passed at the second try\n  a\n" in told
    assert told.endswith("\n2 passed, 0 failed, 0 skipped\n")


def test_browser_test_that_fails_twice_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    try_again(monkeypatch, passes=False)
    assert carried_out(phase(1, ("a", "failed", 2.0, True))).failed == ["a"]


def test_test_without_a_browser_has_one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    try_again(monkeypatch, passes=True)
    assert carried_out(phase(1, ("a", "failed", 2.0, False))).failed == ["a"]


def test_many_failures_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    try_again(monkeypatch, passes=True)
    failed = [(f"{number}", "failed", 1.0, True) for number in range(6)]
    assert len(carried_out(phase(1, *failed)).failed) == 6


def test_phase_that_fails_without_a_failed_test_is_named() -> None:
    assert carried_out(phase(1, ("a", "passed", 2.0, False))).failed == ["tests"]


def test_nothing_runs_after_a_set_up_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    set_up = phase(1)
    monkeypatch.setattr(ring, "SET_UP", set_up)
    assert [name for name, _ in ring.run((set_up, phase(0))).seconds] == ["tests"]


def test_closing_list_begins_with_the_slowest(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [(f"t{number}", "passed", float(number), False) for number in range(12)]
    ring.tell(carried_out(phase(0, *lines)))
    told = capsys.readouterr().out
    slowest = told.partition("slowest tests\n")[2].splitlines()[:10]
    assert [line.split()[-1] for line in slowest] == [f"t{number}" for number in range(11, 1, -1)]
