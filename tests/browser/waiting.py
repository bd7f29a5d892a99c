"""A server that waits as long as a test says, has its luck, and no limits. Run as a program."""

import argparse
import os
from dataclasses import fields
from pathlib import Path

from gloaming.games.amsterdam import rounds
from gloaming.server.attendance import Patience
from gloaming.server.serve import Settings, run
from gloaming.server.sources import Sources
from tests.browser.luck import PLACE, Luck
from tests.browser.names import LAN_NAME
from tests.support.limits import UNLIMITED

BOT_PACE = 0.05
rounds.COUNT = 300
"""Shorter than the three seconds of the rules, also in processes that play a match again.

No test may import this module: the rules in its own process would change.
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    names = [field.name for field in fields(Patience)]
    for name in names:
        parser.add_argument(f"--{name}", type=int, default=getattr(Patience, name))
    given = parser.parse_args()
    patience = Patience(**{name: getattr(given, name) for name in names})
    settings = Settings(
        given.data, "127.0.0.1", given.port, BOT_PACE, limits=UNLIMITED, patience=patience,
        sources=sources(given.data), names=(LAN_NAME,),
    )  # fmt: skip
    run(settings, lambda _port: None)


def sources(data: Path) -> Sources:
    """Chance as the test has it, if a test is run."""
    place = os.environ.get(PLACE)
    return Sources() if place is None else Sources(token=Luck(Path(place), data).token)


if __name__ == "__main__":
    main()
