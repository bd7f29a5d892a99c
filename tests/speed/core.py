"""`python -m tests.speed.core`: random Bluff, four seats, through the core alone.

A worker: each line it reads names what is looked at and for how long; each line it writes is what
was done. Decisions of players are counted, as they are for the peer; nature's deals are paid for,
and counted as inputs only.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Literal

import msgspec

from gloaming.core import Input, Millis, Seat, act, begin
from gloaming.games.bluff import GAME

Looks = Literal["nobody", "one", "all"]
SEATS = GAME.roles(GAME.options()).places


class Played(msgspec.Struct, frozen=True):
    """What was done in a turn of a worker."""

    decisions: int
    inputs: int
    cpu: float


def play_for(seconds: float, looks: Looks, random: Random) -> Played:
    """Whole matches, one after the other, until the time is used up."""
    decisions = inputs = 0
    began = time.process_time()
    while (cpu := time.process_time() - began) < seconds:
        made, put = play_match(looks, random)
        decisions, inputs = decisions + made, inputs + put
    return Played(decisions, inputs, cpu)


def play_match(looks: Looks, random: Random) -> tuple[int, int]:
    """One match; every seat in turn does something that it may."""
    draw = random.randrange
    dealt = begin(GAME, GAME.setup(GAME.options(), SEATS), draw)
    state, inputs, decisions = dealt[-1].after, len(dealt), 0
    while GAME.outcome(state) is None:
        for seat in state.seats:
            choices = GAME.legal(state, seat)
            if not choices:
                break
            look(state, seat, looks)
            given = Input(Millis(decisions), seat, random.choice(choices))
            deeds = act(GAME, state, given, draw)
            state, inputs, decisions = deeds[-1].after, inputs + len(deeds), decisions + 1
    return decisions, inputs


def look(state: object, seat: Seat, looks: Looks) -> None:
    """Build the views that are asked for, before a decision."""
    if looks == "one":
        GAME.observe(state, seat)  # type: ignore[arg-type]
    elif looks == "all":
        for viewer in range(len(SEATS)):
            GAME.observe(state, Seat(viewer))  # type: ignore[arg-type]


def main() -> None:
    """Work until nothing more is asked."""
    random = Random(1)
    for line in sys.stdin:
        looks, seconds = line.split()
        played = play_for(float(seconds), looks, random)  # type: ignore[arg-type]
        print(msgspec.json.encode(played).decode(), flush=True)


if __name__ == "__main__":
    main()
