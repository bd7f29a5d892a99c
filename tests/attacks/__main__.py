"""Attack a server of its own, one attack after the other, and print what it cost the others.

python -m tests.attacks [--seconds 60] [--connections 200] [NAME ...]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.attacks.floods import ATTACKS
from tests.attacks.measuring import Harm, measure
from tests.server.real import real_server


def attack(name: str, seconds: int, connections: int) -> tuple[Harm, float]:
    """Attack a fresh server; return the harm, and how many seconds it took to stop."""
    with tempfile.TemporaryDirectory() as folder, real_server(Path(folder) / "data") as server:
        harm = asyncio.run(measure(server, name, seconds, connections))
        return harm, server.stop()


def main() -> None:
    """Print a line for each attack."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], metavar="NAME")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--connections", type=int, default=200)
    asked = parser.parse_args()
    sys.stdout.write("attack            peak  median     p99    most   later\n")
    for name in asked.names or ATTACKS:
        harm, seconds = attack(name, asked.seconds, asked.connections)
        sys.stdout.write(f"{name:12} {harm}, stopped in {seconds:.1f} s\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
