"""A pytest plugin: keep what the pages and servers of a failed test can tell, in one folder.

Pages and servers come forward while they are open. When a test fails each writes what it has:
a Playwright trace, a screenshot, the console, the log. `make test` prints where that lies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / ".cache" / "failures"
LONGEST_NAME = 120

Keep = Callable[[Path, str], None]
"""Write evidence into a folder, in files whose names begin with this."""

_witnesses: list[Keep] = []


def come_forward(keep: Keep) -> Callable[[], None]:
    """Be asked when a test fails; call what is returned when there is nothing more to tell."""
    _witnesses.append(keep)

    def step_back() -> None:
        if keep in _witnesses:
            _witnesses.remove(keep)

    return step_back


def keep_all(test: str) -> Path | None:
    """Let every witness write what it has about a test."""
    if not _witnesses:
        return None
    folder = FOLDER / re.sub(r"\W+", "-", test)[-LONGEST_NAME:]
    folder.mkdir(parents=True, exist_ok=True)
    for number, keep in enumerate(_witnesses, start=1):
        try:
            keep(folder, f"{number}")
        except Exception as error:  # noqa: BLE001 - the test has failed already, and that is told
            (folder / f"{number}-missing.txt").write_text(repr(error))
    return folder


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the evidence before the fixtures close what it is about."""
    report = yield
    if report.failed and report.when != "teardown" and (folder := keep_all(item.nodeid)):
        report.sections.append(("Evidence", str(folder)))
    return report
