"""A server that also has the games that only tests play, and no limits. Run as a program.

One of them is broken: looking at the end of a round fails. In another, seats of one colour hear one
another, and everybody may whisper to the next. In a third one, it is quiet in every second round.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gloaming.core import AnyGame, Viewer
from gloaming.games import GAMES
from gloaming.games.bluff import sight
from gloaming.games.bluff.messages import Event, Folded
from gloaming.games.bluff.state import State
from gloaming.server import door
from gloaming.server.attendance import Patience
from gloaming.server.clock import ticks_now
from gloaming.server.serve import Settings, run
from gloaming.server.sources import Sources
from tests.games.halt import GAME as HALT
from tests.support.limits import UNLIMITED

BLUFF = GAMES["bluff"]
LITTLE = Patience(count=300, away=150, stand_in=400, idle=600, idle_stand_in=900, host=300)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--patience", type=patience, default=LITTLE)
    parser.add_argument("--request-seconds", type=float, default=door.REQUEST_SECONDS)
    parser.add_argument("--look-seconds", type=float, default=0.0)
    given = parser.parse_args()
    door.REQUEST_SECONDS = given.request_seconds
    broken = replace(BLUFF, name="broken", witness=stumbling)
    hush = replace(BLUFF, name="hush", hears=by_colour, may_whisper=to_the_next)
    dusk = replace(BLUFF, name="dusk", hears=every_second_round)
    tests: dict[str, AnyGame] = {"halt": HALT, "broken": broken, "hush": hush, "dusk": dusk}
    games = {**GAMES, **tests}
    settings = Settings(
        given.data, "127.0.0.1", given.port, bot_pace=0.05, limits=UNLIMITED,
        patience=given.patience, games=games, sources=Sources(ticks=slowly(given.look_seconds)),
    )  # fmt: skip
    run(settings, lambda _port: None)


def patience(wanted: str) -> Patience:
    """As patient as any server, but for what is said: `away=150,idle=600`."""
    pairs = (pair.split("=") for pair in wanted.split(","))
    return Patience(**{name: int(millis) for name, millis in pairs})


def slowly(seconds: float) -> Callable[[], int]:
    """A look at the clock that takes so long: on a busy machine time passes between any two."""

    def ticks() -> int:
        time.sleep(seconds)
        return ticks_now()

    return ticks if seconds else ticks_now


def by_colour(_state: State, speaker: Viewer, listener: Viewer) -> bool:
    """Even seats hear even ones and odd seats odd ones; who watches hears who watches."""
    if isinstance(speaker, str) or isinstance(listener, str):
        return speaker == listener == "public"
    return speaker % 2 == listener % 2


def every_second_round(state: State, _speaker: Viewer, _listener: Viewer) -> bool:
    return state.round % 2 == 1


def to_the_next(_state: State, speaker: Viewer, listener: Viewer) -> bool:
    return isinstance(speaker, int) and isinstance(listener, int) and listener == speaker + 1


def stumbling(before: State, event: Event, viewer: Viewer) -> Event | None:
    """A rule with a mistake in it."""
    if isinstance(event, Folded):
        raise ZeroDivisionError
    return sight.witness(before, event, viewer)


if __name__ == "__main__":
    main()
