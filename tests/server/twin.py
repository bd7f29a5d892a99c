"""A server whose time and chance are given: two of them differ only in what nature chose.

Run as a program, with `--data FOLDER --port N --draws 3,1,4`. Time stands still, and goes on by
six seconds with each SIGUSR1. With `--leaks` its games have a leak each, which twins must show.
"""

import argparse
import itertools
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from msgspec import structs

from gloaming.core import AnyGame, Millis, Viewer
from gloaming.games import GAMES, amsterdam, bluff, shift
from gloaming.games.amsterdam.events import Event, PileRebuilt, Wished
from gloaming.games.amsterdam.state import State as City
from gloaming.games.bluff.messages import PlayerView, View
from gloaming.games.bluff.state import State
from gloaming.games.shift.state import State as Warehouse
from gloaming.server.attendance import Patience
from gloaming.server.serve import Settings, run
from gloaming.server.sources import Sources

STEP = 6_000
STDERR = 2


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--draws", required=True)
    parser.add_argument("--leaks", action="store_true")
    parser.add_argument("--bot-pace", type=float, default=1.0)
    given = parser.parse_args()
    steps = [0]
    signal.signal(signal.SIGUSR1, lambda *_: go_on(steps))
    sources = Sources(
        now=lambda: 1_000_000_000_000 + STEP * steps[0],
        ticks=lambda: STEP * steps[0],
        token=tokens(),
        draws=lambda _key, number: scripted([int(d) for d in given.draws.split(",")], number),
    )
    settings = Settings(
        given.data, "127.0.0.1", given.port, sources=sources, patience=Patience(count=0),
        games={**GAMES, **leaky()} if given.leaks else GAMES, bot_pace=given.bot_pace,
    )  # fmt: skip
    run(settings, lambda _port: None)


def go_on(steps: list[int]) -> None:
    """Let six seconds pass, and say so to who waits for it."""
    steps[0] += 1
    os.write(STDERR, b'{"event":"time-went-on"}\n')  # a signal may come while a log line is written


def leaky() -> dict[str, AnyGame]:
    """Games with one small leak each."""
    return {
        "bluff": replace(bluff.GAME, observe=leaking),
        "amsterdam": replace(amsterdam.GAME, witness=stirring),
        "shift": replace(shift.GAME, deadline=hurrying),
    }


def leaking(state: State, viewer: Viewer) -> View:
    """A view whose hands lie in the order of their cards: one small leak."""
    view = bluff.sight.observe(state, viewer)
    if not isinstance(view, PlayerView):
        return view
    hands = sorted(view.hands, key=lambda hand: state.cards[hand.seat])
    return structs.replace(view, hands=tuple(hands))


def stirring(before: City, event: Event, viewer: Viewer) -> Event | None:
    """A frame where nothing was seen: it says only that an Officer wants something."""
    seen = amsterdam.sight.witness(before, event, viewer)
    return PileRebuilt() if seen is None and isinstance(event, Wished) else seen


def hurrying(state: Warehouse) -> Millis | None:
    """A clock that runs a little faster while the Guards are asked about a Criminal."""
    deadline = shift.rules.deadline(state)
    is_about_one = any(state.undersides[counter] for counter in state.asked[:1])
    return Millis(deadline - 1) if deadline is not None and is_about_one else deadline


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
