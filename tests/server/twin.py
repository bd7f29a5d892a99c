"""A server whose time and chance are given: two of them differ only in what nature chose.

Run as a program: `twin.py --data FOLDER --port N --draws 3,1,4`. Time stands still, and goes on by
six seconds with each SIGUSR1.
"""

import argparse
import itertools
import signal
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from gloaming.server.serve import Settings, run
from gloaming.server.sources import Sources

STEP = 6_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--draws", required=True)
    given = parser.parse_args()
    steps = [0]
    signal.signal(signal.SIGUSR1, lambda *_: steps.__setitem__(0, steps[0] + 1))
    sources = Sources(
        now=lambda: 1_000_000_000_000 + STEP * steps[0],
        ticks=lambda: STEP * steps[0],
        token=tokens(),
        draws=lambda _key, number: scripted([int(d) for d in given.draws.split(",")], number),
    )
    run(Settings(given.data, "127.0.0.1", given.port, sources=sources), lambda _port: None)


def tokens() -> Callable[[int], bytes]:
    """The same secrets in the same order, every time."""
    counter = itertools.count()

    def token(length: int) -> bytes:
        return sha256(f"token {next(counter)}".encode()).digest()[:length]

    return token


def scripted(draws: list[int], number: int) -> Callable[[int], int]:
    """Nature's choices as they were written down."""
    rest = itertools.islice(itertools.cycle(draws), number, None)
    return lambda of: next(rest) % of


if __name__ == "__main__":
    main()
