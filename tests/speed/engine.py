"""`python -m tests.speed.engine`: random Shadow Shift through its engine, or its plain rules.

A worker like `tests/speed/core.py`; each line it reads says which of the two, which set of rules,
how many seats and for how long. The rules list what is legal and apply what is chosen of it; the
engine draws one of the same moves. Compiled copies are used, if there are any: `make fast`.
"""

from __future__ import annotations

import sys
import time
from random import Random

import msgspec

from gloaming import compiled

compiled.use()

from gloaming.games.shift.engine import Engine  # noqa: E402 - compiled ones, if there are any
from gloaming.games.shift.lines import lines  # noqa: E402
from gloaming.games.shift.messages import Options  # noqa: E402
from gloaming.games.shift.wandering import play_out  # noqa: E402
from tests.speed.core import Played  # noqa: E402
from tests.speed.plain import SHIFT, play_match  # noqa: E402

ROUNDS = 40


def by_the_rules(options: Options, seats: int, random: Random) -> int:
    """One match; how many decisions there were."""
    return play_match(SHIFT, options, seats, random)[0]


def by_the_engine(options: Options, seats: int, random: Random) -> int:
    """The same; a roll is one decision."""
    is_family = options.rules == "family"
    engine = Engine(lines(options.board), seats, options.rounds, is_family=is_family)
    return play_out(engine, random.random)


WAYS = {"rules": by_the_rules, "engine": by_the_engine}


def main() -> None:
    """Work until nothing more is asked."""
    random = Random(1)
    for line in sys.stdin:
        way, chosen, seats, seconds = line.split()
        given = {"rules": chosen, "pace": "none", "rounds": ROUNDS, "handicap": "none"}
        options = msgspec.convert(given, Options)
        decisions, began = 0, time.process_time()
        while (cpu := time.process_time() - began) < float(seconds):
            decisions += WAYS[way](options, int(seats), random)
        print(msgspec.json.encode(Played(decisions, decisions, cpu)).decode(), flush=True)


if __name__ == "__main__":
    main()
