"""A pytest plugin: write the result of each test to the file that $GLOAMING_RECORD names."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

WANTED = "GLOAMING_RECORD"
IN_BROWSER = {"browser", "board"}


class Record:
    """One line for each test: its id, outcome, seconds, and whether it is in a browser."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reports: defaultdict[str, list[pytest.TestReport]] = defaultdict(list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write the line when the test is torn down."""
        self._reports[report.nodeid].append(report)
        if report.when != "teardown":
            return
        reports = self._reports.pop(report.nodeid)
        outcomes = {each.outcome for each in reports}
        outcome = next(each for each in ("failed", "skipped", "passed") if each in outcomes)
        seconds = sum(each.duration for each in reports)
        line = (report.nodeid, outcome, seconds, bool(IN_BROWSER & set(report.keywords)))
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    """Record what all workers report, in the process that hears of it."""
    wanted = os.environ.get(WANTED)
    if wanted and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Record(Path(wanted)), "gloaming-record")
