"""A pytest plugin: every sentence of a RULES.md has a test that passed, every mark has a sentence.

The sentences of a game are judged when all of its `tests/rules` was in the run; a few tests chosen
by name are not. Under pytest-xdist workers run the tests and the controller judges.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

SENTENCE = re.compile(r"^- ([A-Z]+-\d\d)\b", re.MULTILINE)
RULES_TESTS = Path("tests/rules")
PARTS_KEY = "gloaming_rules"
NOTE = "note"
"""Tests may leave a note for the end of the run: `record_property("note", text)`."""


def sentences(home: Path) -> list[str]:
    """The ids of the sentences in a game's rules, in their order."""
    return SENTENCE.findall((home / "RULES.md").read_text("utf-8"))


def home_of(path: Path) -> Path | None:
    """The game whose rules a test proves: it lies in `tests/rules` of a folder with a RULES.md."""
    for folder in path.parents:
        if folder.name == "rules" and folder.parent.name == "tests":
            home = folder.parent.parent
            return home if (home / "RULES.md").exists() else None
    return None


class Covered:
    """Keeps the books of one run, on whichever process it is."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.files: set[Path] = set()
        """Files of rule tests that were collected."""
        self.cut: set[Path] = set()
        """Homes of games of whose rule tests some were deselected."""
        self.passed: set[str] = set()
        self.marked: dict[str, str] = {}
        """Every mark that was met, and a test that bears it."""
        self.notes: list[str] = []

    # While tests are collected

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        """Remember whose rules are not tested in full."""
        self.cut |= {home for item in items if (home := home_of(item.path))}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Write the marks where reports take them along."""
        for item in session.items:
            if home_of(item.path):
                self.files.add(item.path)
            for mark in item.iter_markers("rule"):
                item.user_properties += [("rule", name) for name in mark.args]

    # While tests run

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down who passed."""
        for name, value in report.user_properties:
            if name == "rule":
                self.marked.setdefault(str(value), report.nodeid)
                if report.when == "call" and report.passed:
                    self.passed.add(str(value))
            elif name == NOTE and report.when == "call":
                self.notes.append(str(value))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """A worker is done: take over what it had collected."""
        parts = getattr(node, "workeroutput", {}).get(PARTS_KEY)
        if parts is not None:
            self.files |= {Path(file) for file in parts["files"]}
            self.cut |= {Path(home) for home in parts["cut"]}

    # At the end

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """On a worker, hand over; otherwise judge, and fail a run that would have passed."""
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[PARTS_KEY] = {"files": _texts(self.files), "cut": _texts(self.cut)}
        elif exitstatus == pytest.ExitCode.OK and self.faults():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what is missing, and what tests have noted."""
        for note in self.notes:
            terminalreporter.write_line(note)
        if not self.config.option.collectonly:
            for fault in self.faults():
                terminalreporter.write_line(fault, red=True)

    def faults(self) -> list[str]:
        """Sentences without a test that passed, and marks without a sentence."""
        if self.config.option.collectonly:
            return []
        complete = [home for home in self._homes() if self._is_complete(home)]
        known = {name for home in self._all_homes() for name in sentences(home)}
        missing = [
            f"{name}: no test of this sentence has passed ({home.name}/RULES.md)"
            for home in complete
            for name in sentences(home)
            if name not in self.passed
        ]
        strange = [
            f"{name}: no RULES.md has this sentence ({test})"
            for name, test in sorted(self.marked.items())
            if name not in known
        ]
        return missing + strange

    def _homes(self) -> list[Path]:
        return sorted({home for file in self.files if (home := home_of(file))})

    def _all_homes(self) -> list[Path]:
        from gloaming.games import GAMES  # noqa: PLC0415 - plugins are imported early, games are not

        return [*self._homes(), *(game.home for game in GAMES.values())]

    def _is_complete(self, home: Path) -> bool:
        """Whether every rule test was asked for, by folder or by file, and none put aside."""
        wanted = [Path(self.config.invocation_params.dir, arg) for arg in self.config.args]
        files = (home / RULES_TESTS).rglob("test_*.py")
        return home not in self.cut and all(
            file in self.files and any(file.is_relative_to(path.resolve()) for path in wanted)
            for file in files
        )


def _texts(paths: set[Path]) -> list[str]:
    return sorted(str(path) for path in paths)


def pytest_configure(config: pytest.Config) -> None:
    """Begin the books."""
    config.addinivalue_line("markers", "rule(id): proves the sentence of a RULES.md with this id")
    config.pluginmanager.register(Covered(config), "gloaming-rules")
