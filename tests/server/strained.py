"""A server that also has the games that only tests play, and no limits. Run as a program."""

import argparse
from pathlib import Path

from gloaming.server import door
from gloaming.server.attendance import Patience
from gloaming.server.clock import ticks_now, wall_now
from gloaming.server.serve import Settings, run
from gloaming.server.sources import Sources
from tests.support.games import ALL_GAMES
from tests.support.limits import UNLIMITED

LITTLE = Patience(count=300, away=150, stand_in=400, idle=600, idle_stand_in=900, host=300)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--patience", type=patience, default=LITTLE)
    parser.add_argument("--request-seconds", type=float, default=door.REQUEST_SECONDS)
    parser.add_argument("--ahead", type=int, default=0, help="milliseconds by which clocks are")
    given = parser.parse_args()
    door.REQUEST_SECONDS = given.request_seconds
    settings = Settings(
        given.data, "127.0.0.1", given.port, bot_pace=0.05, limits=UNLIMITED,
        patience=given.patience, games=ALL_GAMES, sources=ahead(given.ahead),
    )  # fmt: skip
    run(settings, lambda _port: None)


def patience(wanted: str) -> Patience:
    """As patient as any server, but for what is said: `away=150,idle=600`."""
    pairs = (pair.split("=") for pair in wanted.split(","))
    return Patience(**{name: int(millis) for name, millis in pairs})


def ahead(millis: int) -> Sources:
    """Read clocks that are ahead, as after so much time without a server."""
    return Sources(now=lambda: wall_now() + millis, ticks=lambda: ticks_now() + millis)


if __name__ == "__main__":
    main()
