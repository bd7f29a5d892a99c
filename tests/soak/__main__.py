"""What takes too long for `make test`: `python -m tests.soak [matches] [claims]`.

Ctrl-C ends it; matches that were played are kept, and not played again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tests.soak import claims, matches

KEPT = Path(__file__).parents[2] / ".cache" / "soak"
MATCHES = 2_000
CLAIMS = 100_000
OVER_SOCKETS = 2_000


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="what", help="matches, claims")
    parser.add_argument("--matches", type=int, default=MATCHES, help="how many")
    parser.add_argument("--claims", type=int, default=CLAIMS, help="how many that conflict")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="matches at once")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where to keep what is done")
    asked = parser.parse_args()
    console = Console()
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        if "matches" in (asked.what or ["matches"]):
            blocks = matches.soak(asked.matches, asked.kept, asked.jobs, progress)
            for line in matches.told(blocks):
                console.print(line)
        if "claims" in (asked.what or ["claims"]):
            share = min(1, asked.claims / CLAIMS)
            over_sockets = round(OVER_SOCKETS * share)
            found = asyncio.run(claims.soak(asked.claims, over_sockets, progress))
            console.print(found.told())


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped.")
