"""Run a ring of tests and say where the time went: python -m tools.ring quick | test | steady.

A ring is a row of phases. All of them run, so that one run tells all that is wrong. A browser test
that fails is run once more, alone; if it passes then, the run is green and the closing list names
the test. `steady` repeats the phases with servers and browsers while another process burns a core.
Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.steps import CACHE, ENVIRONMENT, ROOT

RECORD = CACHE / "ring.jsonl"
"""Where `tests/support/record.py` writes the result of each test."""
FAILURES = CACHE / "failures"
"""Where `tests/support/evidence.py` keeps what a failed browser test leaves."""

SLOWEST = 10
MOST_TRIED_AGAIN = 5
"""When more browser tests fail than that, chance is no explanation, and none is run again."""
MOST_SECOND_TRIES = 2
"""So many tests may pass at the second try in all the repetitions of `steady`."""

BURNER = (sys.executable, "-c", "while True: pass")
PAINTER = "--ignore=tests/pictures"
"""The painter's tests run by `make painter`; a test compares what they passed on with what is."""
PYTEST = (str(ENVIRONMENT / "bin" / "python"), "-m", "pytest", "-q", PAINTER)
TWO = ("-n", "2", "--dist", "worksteal")
BROWSER = "(browser or board or chaos)"
LATER = "alone or wide"


class Phase(NamedTuple):
    """A command of a ring."""

    name: str
    command: tuple[str, ...]
    examples: str | None = None
    """How many examples Hypothesis tries, as a share of the usual number."""


SET_UP = Phase("set-up", (sys.executable, "-m", "tools.setup", "test"))
CHECKS = Phase("checks", ("make", "--no-print-directory", "check"))
WITHOUT = Phase("tests without a browser", (*PYTEST, *TWO, "-m", f"not ({BROWSER} or {LATER})"))
SHORT = Phase(
    "tests in one process, laws in short form",
    (*PYTEST, *TWO, "-m", f"not ({BROWSER} or process or {LATER})"),
    examples="0.2",
)
SERVERS = Phase("server", (*PYTEST, *TWO, "-m", f"not ({LATER})", "tests/server"))
BROWSERS = Phase(
    "boards, journeys and kills",
    (*PYTEST, *TWO, "-m", f"{BROWSER} and not ({LATER})", "tests"),
)
ALONE = Phase("tests that run alone", (*PYTEST, "-m", "alone and not wide", "tests"))

RINGS = {
    "quick": (SET_UP, CHECKS, SHORT),
    "test": (SET_UP, CHECKS, WITHOUT, BROWSERS, ALONE),
    "steady": (SERVERS, BROWSERS),
}


class Test(NamedTuple):
    """The result of a test, as it was recorded."""

    id: str
    outcome: str
    seconds: float
    is_in_browser: bool


@dataclass
class Result:
    """What came of the phases so far."""

    seconds: list[tuple[str, float]] = field(default_factory=list)
    tests: list[Test] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """Tests that failed, and phases that failed without a test that did."""
    second_tries: list[str] = field(default_factory=list)

    def count(self, outcome: str) -> int:
        """Count the tests of the first tries with this outcome."""
        return sum(test.outcome == outcome for test in self.tests)


# Running


def run(ring: tuple[Phase, ...]) -> Result:
    """Run all phases, but none after a set-up that failed."""
    result = Result()
    for phase in ring:
        print(f"\n== {phase.name}", flush=True)
        began = time.monotonic()
        carry_out(phase, result)
        result.seconds.append((phase.name, time.monotonic() - began))
        if phase is SET_UP and result.failed:
            break
    return result


def carry_out(phase: Phase, result: Result) -> None:
    """Run a phase; run failed browser tests again, one by one, while nothing else runs."""
    status, tests = call(phase)
    result.tests += tests
    failed = [test for test in tests if test.outcome == "failed"]
    if status and not failed:
        result.failed.append(phase.name)
    in_browser = [test for test in failed if test.is_in_browser]
    tried_again = in_browser if len(in_browser) <= MOST_TRIED_AGAIN else []
    for test in failed:
        passes = test in tried_again and call(Phase(test.id, (*PYTEST, test.id)))[0] == 0
        (result.second_tries if passes else result.failed).append(test.id)


def call(phase: Phase) -> tuple[int, list[Test]]:
    """Run a command; return its exit status and the tests that it recorded."""
    CACHE.mkdir(exist_ok=True)
    RECORD.write_text("")
    surroundings = {
        **os.environ,
        "PATH": f"{ENVIRONMENT / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        "GLOAMING_RECORD": str(RECORD),
    }
    if phase.examples:
        surroundings["GLOAMING_EXAMPLES"] = phase.examples
    status = subprocess.run(phase.command, cwd=ROOT, env=surroundings, check=False).returncode
    return status, [Test(*json.loads(line)) for line in RECORD.read_text("utf-8").splitlines()]


@contextlib.contextmanager
def burning() -> Iterator[None]:
    """Burn a core with another process meanwhile."""
    burner = subprocess.Popen(BURNER)
    try:
        yield
    finally:
        burner.kill()
        burner.wait()


# Telling


def tell(result: Result) -> None:
    """Print where the time went, what failed, and what passed at the second try."""
    print("\nWhere the time went")
    for name, seconds in [*result.seconds, ("all", sum(each for _, each in result.seconds))]:
        print(f"  {seconds:6.0f} s  {name}")
    print(f"\nThe {SLOWEST} slowest tests")
    for test in sorted(result.tests, key=lambda test: -test.seconds)[:SLOWEST]:
        print(f"  {test.seconds:6.1f} s  {test.id}")
    name_tests("Passed at the second try", result.second_tries)
    name_tests("Failed", result.failed)
    if FAILURES.exists():
        print(f"\nTraces, screenshots, consoles and logs: {FAILURES.relative_to(ROOT)}")
    passed = result.count("passed") + len(result.second_tries)
    print(f"\n{passed} passed, {len(result.failed)} failed, {result.count('skipped')} skipped")


def name_tests(title: str, tests: list[str]) -> None:
    """Print a list, unless it is empty."""
    if tests:
        print(f"\n{title}", *tests, sep="\n  ")


def steady(times: int) -> bool:
    """Repeat the ring under a burner; whether nothing failed, and hardly anything at first."""
    table: list[Result] = []
    with burning():
        for number in range(1, times + 1):
            print(f"\n== {number} of {times}", flush=True)
            table.append(run(RINGS["steady"]))
    print("\n    seconds  tests  second tries  failed")
    for number, result in enumerate(table, start=1):
        seconds = sum(each for _, each in result.seconds)
        tried, failed = len(result.second_tries), len(result.failed)
        print(f"{number:3} {seconds:7.0f} {len(result.tests):6} {tried:13} {failed:7}")
        name_tests("    second tries", result.second_tries)
        name_tests("    failed", result.failed)
    tried_again = sum(len(result.second_tries) for result in table)
    return not any(result.failed for result in table) and tried_again <= MOST_SECOND_TRIES


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.ring", description=__doc__)
    parser.add_argument("ring", choices=RINGS)
    parser.add_argument("--burn", action="store_true", help="burn a core meanwhile")
    parser.add_argument("--times", type=int, default=10, help="how often `steady` repeats")
    asked = parser.parse_args()
    shutil.rmtree(FAILURES, ignore_errors=True)
    if asked.ring == "steady":
        sys.exit(not steady(asked.times))
    with burning() if asked.burn else contextlib.nullcontext():
        result = run(RINGS[asked.ring])
    tell(result)
    sys.exit(bool(result.failed))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
