"""`python -m tests.speed.shift`: random Shadow Shift through its plain rules.

A worker like `tests/speed/core.py`; each line it reads names a set of rules, a number of seats and
for how long. As for the peers, a decision is a look at what is legal and a move made of it; dice
are paid for, and counted as inputs only.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

import msgspec

from gloaming.core import Actor, Input, Millis
from gloaming.games.shift import flow, rules
from gloaming.games.shift.messages import Options
from tests.speed.core import Played


def play_match(options: Options, seats: int, random: Random) -> tuple[int, int]:
    """One match; whoever is waited for does something that they may."""
    outcome, is_nature_next, waits_for = rules.outcome, rules.is_nature_next, flow.waits_for
    legal, choice, apply, at = rules.legal, random.choice, rules.apply, Millis(0)
    state = rules.setup(options, rules.roles(options).places[:seats])
    decisions = rolls = 0
    while outcome(state) is None:
        actor: Actor | None = "nature"
        if is_nature_next(state):
            rolls += 1
        else:
            actor = waits_for(state)
            decisions += 1
        assert actor is not None
        given: Input[Any] = Input(at, actor, choice(legal(state, actor)))
        state = apply(state, given).state
    return decisions, decisions + rolls


def main() -> None:
    """Work until nothing more is asked."""
    random = Random(1)
    for line in sys.stdin:
        wanted, seats, seconds = line.split()
        options = msgspec.convert({"rules": wanted}, Options)
        decisions = inputs = 0
        began = time.process_time()
        while (cpu := time.process_time() - began) < float(seconds):
            made, put = play_match(options, int(seats), random)
            decisions, inputs = decisions + made, inputs + put
        print(msgspec.json.encode(Played(decisions, inputs, cpu)).decode(), flush=True)


if __name__ == "__main__":
    main()
