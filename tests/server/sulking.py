"""A server with a game whose bots hang or die, in the processes where bots think as well.

Run as a program. Those processes import it too: what is planted here is planted there.
"""

import argparse
import os
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from gloaming.core import Choice
from gloaming.games import GAMES
from gloaming.server import thinkers
from gloaming.server.serve import Settings, run
from tests.support.limits import UNLIMITED


def hang(_known: Any, _legal: Any, _random: Random) -> Choice[Any]:
    time.sleep(3600)  # noqa: TID251 - it hangs
    raise AssertionError


def die(_known: Any, _legal: Any, _random: Random) -> Choice[Any]:
    os._exit(1)


def brood(*_match: Any) -> tuple[()]:
    time.sleep(3600)  # noqa: TID251 - it hangs
    return ()


BOTS: dict[str, Any] = {**GAMES["bluff"].bots, "hangs": hang, "dies": die}
GAMES["sulk"] = replace(GAMES["bluff"], name="sulk", bots=BOTS, analyse=brood)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--thought", type=float, default=1.0)
    given = parser.parse_args()
    thinkers.LONGEST_THOUGHT = given.thought
    run(
        Settings(given.data, "127.0.0.1", given.port, bot_pace=0.05, limits=UNLIMITED),
        lambda _port: None,
    )


if __name__ == "__main__":
    main()
