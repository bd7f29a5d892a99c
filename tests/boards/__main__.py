"""Serve boards without matches for a person: python -m tests.boards [--port 8124]."""

from __future__ import annotations

import argparse
import sys
import threading

from gloaming.games import GAMES
from tests.boards.kept import files, length
from tests.boards.serving import serving


def examples(url: str) -> list[str]:
    """An address in the middle of each kept match."""
    return [
        f"{url}/harness?game={game}&match={file.stem}&seat=0&at={length(game, file.stem) // 2}"
        for game in GAMES
        for file in files(game)
    ]


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tests.boards", description=__doc__)
    parser.add_argument("--port", type=int, default=8124)
    with serving(parser.parse_args().port) as url:
        lines = [
            *examples(url),
            "More in the address: name, language=fr, settings.text=huge, settings.isByText=true.",
            "Without `seat` as a spectator, without `at` at the end. In the console of the page:",
            "`await harness.forward()` for the next moment, `harness.sent` for what was sent.",
        ]
        sys.stdout.write("\n".join(lines) + "\n")
        threading.Event().wait()


if __name__ == "__main__":
    main()
