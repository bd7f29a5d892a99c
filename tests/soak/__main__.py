"""What takes too long for `make test`: `python -m tests.soak [matches] [claims] [house] [shift]`.

`matches` and `claims` are of Shadows: Amsterdam. Ctrl-C ends it; matches that were played are kept
in blocks of a hundred, and not played again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.soak import claims, games, matches
from tests.soak.blocks import Keeping

KEPT = Path(__file__).parents[2] / ".cache" / "soak"
WHAT = ("matches", "claims", *games.WAYS)
MATCHES = 2_000
OF_EACH = 5_000
CLAIMS = 100_000
OVER_SOCKETS = 2_000


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="what", help=", ".join(WHAT))
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many of Amsterdam")
    parser.add_argument("--of-each", type=int, default=OF_EACH, help="how many in each other way")
    parser.add_argument("--claims", type=int, default=CLAIMS, help="how many that conflict")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="blocks at once")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep what is done")
    asked = parser.parse_args()
    unknown = {*asked.what} - {*WHAT}
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}, but {', '.join(WHAT)}")
    console = Console()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        keep = Keeping(asked.kept, asked.jobs, progress)
        for what in asked.what or WHAT:
            for line in _soaked(what, asked, keep):
                console.print(line)


def _soaked(what: str, asked: argparse.Namespace, keep: Keeping) -> Iterable[str]:
    """Do it, and say what came of it."""
    if what == "matches":
        return matches.told(matches.soak(asked.matches, keep))
    if what == "claims":
        over_sockets = round(OVER_SOCKETS * min(1, asked.claims / CLAIMS))
        found = asyncio.run(claims.soak(asked.claims, over_sockets, keep.progress))
        return (found.told(),)
    return games.told(what, games.soak(what, asked.of_each, keep))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
