"""A server that also has the games that only tests play, and no limits. Run as a program."""

import argparse
from pathlib import Path

from gloaming.games import GAMES
from gloaming.server.app import Limits
from gloaming.server.serve import Settings, run
from tests.games.grab import GAME as GRAB
from tests.games.halt import GAME as HALT

UNLIMITED = Limits(*[1e9] * 6)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    given = parser.parse_args()
    games = {**GAMES, "grab": GRAB, "halt": HALT}
    settings = Settings(given.data, "127.0.0.1", given.port, limits=UNLIMITED, games=games)
    run(settings, lambda _port: None)


if __name__ == "__main__":
    main()
