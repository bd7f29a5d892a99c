"""A server that also has the games that only tests play, and no limits. Run as a program.

One of them is broken: looking at the end of a round fails.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from gloaming.core import Viewer
from gloaming.games import GAMES
from gloaming.games.bluff import sight
from gloaming.games.bluff.messages import Event, Folded
from gloaming.games.bluff.state import State
from gloaming.server.app import Limits
from gloaming.server.serve import Settings, run
from tests.games.grab import GAME as GRAB
from tests.games.halt import GAME as HALT

BLUFF = GAMES["bluff"]
UNLIMITED = Limits(*[1e9] * 6)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    given = parser.parse_args()
    broken = replace(BLUFF, name="broken", witness=stumbling)
    games = {**GAMES, "grab": GRAB, "halt": HALT, "broken": broken}
    settings = Settings(given.data, "127.0.0.1", given.port, limits=UNLIMITED, games=games)
    run(settings, lambda _port: None)


def stumbling(before: State, event: Event, viewer: Viewer) -> Event | None:
    """A rule with a mistake in it."""
    if isinstance(event, Folded):
        raise ZeroDivisionError
    return sight.witness(before, event, viewer)


if __name__ == "__main__":
    main()
