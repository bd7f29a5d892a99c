"""`python -m tests.speed.plain GAME`: a game at random through its plain rules.

A worker like `tests/speed/core.py`; each line it reads names a way to play, a number of seats and
for how long. As for the peers, a decision is a look at what is legal and a move made of it; what
nature deals or rolls is paid for, and counted as inputs only.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from gloaming.core import Actor, Input, Millis
from gloaming.games.house import flow as house_flow
from gloaming.games.house import rules as house_rules
from gloaming.games.house.messages import Options as HouseOptions
from gloaming.games.shift import flow as shift_flow
from gloaming.games.shift import rules as shift_rules
from gloaming.games.shift.messages import Options as ShiftOptions
from tests.speed.core import Played


class Plain(NamedTuple):
    """A game as this worker needs it."""

    rules: ModuleType
    waits_for: Callable[[Any], Any]
    options: Any
    way: str
    """The option by which there are several ways to play."""


HOUSE = Plain(house_rules, house_flow.first_waiting, HouseOptions, "mode")
SHIFT = Plain(shift_rules, shift_flow.waits_for, ShiftOptions, "rules")
GAMES = {"house": HOUSE, "shift": SHIFT}


def play_match(plain: Plain, options: Any, seats: int, random: Random) -> tuple[int, int]:
    """One match; whoever is waited for does something that they may."""
    rules, waits_for = plain.rules, plain.waits_for
    outcome, is_nature_next = rules.outcome, rules.is_nature_next
    legal, choice, apply, at = rules.legal, random.choice, rules.apply, Millis(0)
    state = rules.setup(options, rules.roles(options).places[:seats])
    decisions = chances = 0
    while outcome(state) is None:
        actor: Actor = "nature"
        if is_nature_next(state):
            chances += 1
        else:
            actor = waits_for(state)
            decisions += 1
        given: Input[Any] = Input(at, actor, choice(legal(state, actor)))
        state = apply(state, given).state
    return decisions, decisions + chances


def main(game: str) -> None:
    """Work until nothing more is asked."""
    plain, random = GAMES[game], Random(1)
    for line in sys.stdin:
        way, seats, seconds = line.split()
        options = msgspec.convert({plain.way: way}, plain.options)
        decisions = inputs = 0
        began = time.process_time()
        while (cpu := time.process_time() - began) < float(seconds):
            made, put = play_match(plain, options, int(seats), random)
            decisions, inputs = decisions + made, inputs + put
        print(msgspec.json.encode(Played(decisions, inputs, cpu)).decode(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
