"""What failed tests leave, and what is recorded of all of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import evidence

PLUGINS = ("-p", "tests.support.evidence", "-p", "tests.support.record", "-p", "no:cacheprovider")

FAILS_BEFORE_A_PAGE_CLOSES = """
import pytest
from tests.support import evidence

@pytest.fixture
def page():
    log = ["opened"]
    step_back = evidence.come_forward(
        lambda folder, start: (folder / f"{start}.txt").write_text(log[-1])
    )
    yield log
    log.append("closed")
    step_back()

def test_it_fails(page):
    page.append("clicked")
    assert page == []

def test_it_passes(page):
    pass

def test_it_fails_without_a_page():
    assert False
"""
FAILS_WITH_A_BROKEN_PAGE = """
import pytest
from tests.support import evidence

@pytest.fixture
def page():
    step_back = evidence.come_forward(lambda folder, start: 1 / 0)
    yield
    step_back()

def test_it_fails(page):
    assert False, "for this reason"
"""
EVERY_OUTCOME = """
import pytest

@pytest.mark.browser
def test_passes():
    pass

def test_skips():
    pytest.skip("not here")

@pytest.fixture
def closes_badly():
    yield
    assert False

def test_fails_at_its_end(closes_badly):
    pass
"""


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Keep evidence here, and none of servers that other tests of this process share.

    What is meant to fail here is not recorded among the tests of the run.
    """
    monkeypatch.setattr(evidence, "FOLDER", tmp_path)
    monkeypatch.setattr(evidence, "_witnesses", [])
    monkeypatch.delenv("GLOAMING_RECORD", raising=False)
    return tmp_path


def test_evidence_of_a_failed_test_is_kept_before_its_fixtures_close(
    pytester: pytest.Pytester, folder: Path
) -> None:
    pytester.makepyfile(FAILS_BEFORE_A_PAGE_CLOSES)
    result = pytester.runpytest_inprocess(*PLUGINS)
    result.assert_outcomes(passed=1, failed=2)
    (kept,) = folder.iterdir()
    assert kept.name.endswith("test_it_fails")
    assert (kept / "1.txt").read_text() == "clicked"
    result.stdout.fnmatch_lines([f"*{kept.name}*"])


def test_evidence_that_cannot_be_kept_does_not_hide_the_failure(
    pytester: pytest.Pytester, folder: Path
) -> None:
    pytester.makepyfile(FAILS_WITH_A_BROKEN_PAGE)
    result = pytester.runpytest_inprocess(*PLUGINS)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*for this reason*"])
    (missing,) = folder.glob("*/1-missing.txt")
    assert "ZeroDivisionError" in missing.read_text()


def test_record_has_a_line_for_each_test(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GLOAMING_RECORD", str(tmp_path / "record"))
    pytester.makepyfile(EVERY_OUTCOME)
    pytester.runpytest_inprocess(*PLUGINS, "-o", "markers=browser")
    lines = map(json.loads, (tmp_path / "record").read_text().splitlines())
    found = {name.partition("::")[2]: told for name, *told in lines}
    assert {name: (outcome, is_there) for name, (outcome, _, is_there) in found.items()} == {
        "test_passes": ("passed", True),
        "test_skips": ("skipped", False),
        "test_fails_at_its_end": ("failed", False),
    }
