"""Measure, and write docs/performance.md: `python -m tests.speed [CHAPTER …] [--quick]`.

Each table stands between two marks in that page and is written anew when it is measured; the rest
of the page is written by people. Ctrl-C ends what was started and leaves the tables that are done.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from datetime import UTC, datetime

from rich.console import Console

from tests.speed import setting
from tests.speed.chapters import CHAPTERS
from tests.speed.machine import ROOT, TroubleError
from tests.speed.telling import QUICK, Pace

PAGE = ROOT / "docs" / "performance.md"


def write(chapter: str, text: str) -> None:
    """Put a table between its marks."""
    page = PAGE.read_text("utf-8")
    marks = re.compile(f"(<!-- {chapter} -->\n).*?(<!-- /{chapter} -->)", re.DOTALL)
    assert marks.search(page), f"{PAGE.name} has no place for {chapter}"
    PAGE.write_text(marks.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), "utf-8")


def when() -> str:
    """The line under a table: when, on what, and how busy the machine was besides."""
    busy = os.getloadavg()[0]
    return f"*{datetime.now(UTC):%Y-%m-%d}; load average at the end {busy:.1f}.*"


def measure(names: list[str], pace: Pace, *, keeps: bool) -> None:
    """One chapter after the other."""
    console = Console()
    for name in names:
        with console.status(name) as status:
            text = CHAPTERS[name](pace, status.update)
        print(f"\n{name}\n\n{text}")
        if keeps:
            write(name, f"{text}\n\n{when()}")
    if keeps:
        write("machine", f"{setting.machine()}; {setting.versions()}.")


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.speed", description=__doc__)
    parser.add_argument("chapters", nargs="*", metavar="chapter", help=", ".join(CHAPTERS))
    parser.add_argument("--quick", action="store_true", help="short runs, shown and not kept")
    parser.add_argument("--rounds", type=int, default=Pace().rounds, help="how often in turn")
    asked = parser.parse_args()
    unknown = set(asked.chapters) - set(CHAPTERS)
    if unknown:
        parser.error(f"no such chapter: {', '.join(sorted(unknown))}")
    names = asked.chapters or list(CHAPTERS)
    measure(names, QUICK if asked.quick else Pace(asked.rounds), keeps=not asked.quick)


if __name__ == "__main__":
    try:
        main()
    except TroubleError as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
