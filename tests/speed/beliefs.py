"""Shadow House: how long it takes to work out what lies in the Safe, of all that a seat knows.

    python -m tests.speed.beliefs 10     positions of ten matches of each kind, as JSON

Matches are played by bots, for among people who dig at random there is little to be worked out. Of
every moment at which somebody has to decide, what that player knows is taken once.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import get_args

import msgspec

from gloaming.games.house import GAME, beliefs, evidence, flow
from gloaming.games.house.evidence import Evidence
from gloaming.games.house.messages import Mode, Options
from gloaming.testing.matches import play_with_bots, table_moments
from tests.speed.machine import SERVER_CORE, ours, output_of
from tests.speed.report import quantile
from tests.speed.telling import Pace, Tell, table

WAYS = tuple((mode, seats) for mode in get_args(Mode) for seats in (3, 4, 5))
AIMED_AT = {3: 0.5, 4: 1.0, 5: 2.0}
"""How many milliseconds it may take at most, by the number of players."""
ROUNDS = 2
MATCHES = 5


class Times(msgspec.Struct, frozen=True):
    """How long it took for so many positions, in milliseconds of a core."""

    positions: int
    p50: float
    p95: float


# The worker


def known(mode: Mode, seats: int, matches: int) -> Iterator[Evidence]:
    """What whoever has to decide knows, at every such moment of so many matches."""
    options = Options(mode=mode, rounds=ROUNDS)
    places = GAME.roles(options).places[:seats]
    for number in range(matches):
        match = play_with_bots(GAME, options, places, Random(number))
        for moment in table_moments(GAME, match):
            if moment.state.phase not in {"arrange", "over"}:
                for seat in flow.waits_for(moment.state):
                    yield evidence.of_view(GAME.observe(moment.state, seat))


def measured(mode: Mode, seats: int, matches: int) -> Times:
    """Each position once: nothing of it is remembered, for these bots do not count deals."""
    found = [one for one in dict.fromkeys(known(mode, seats, matches)) if one.safe is None]
    took = []
    for one in found:
        began = time.process_time()
        beliefs.safe(one)
        took.append(time.process_time() - began)
    return Times(len(found), quantile(took, 0.5), quantile(took, 0.95))


def main() -> None:
    """One table after the other."""
    matches = int(sys.argv[1])
    print(msgspec.json.encode([measured(*way, matches) for way in WAYS]).decode())


# The chapter


def safe(pace: Pace, tell: Tell) -> str:
    """The Safe's posterior, for each number of players in both modes."""
    found: list[list[Times]] = []
    for number in range(pace.rounds):
        tell(f"round {number + 1} of {pace.rounds}")
        said = output_of(ours("tests.speed.beliefs", MATCHES), SERVER_CORE, 600)
        found.append(msgspec.json.decode(said, type=list[Times]))
    head = ("", "positions", "median ms", "p95 ms", "aimed at, median ms")
    rows = [
        (
            f"Shadow House, {mode} {seats} seats",
            f"{rounds[0].positions:,}",
            f"{statistics.median(times.p50 for times in rounds):.2f}",
            f"{statistics.median(times.p95 for times in rounds):.2f}",
            f"{AIMED_AT[seats]}",
        )
        for (mode, seats), rounds in zip(WAYS, zip(*found, strict=True), strict=True)
    ]
    return table(head, rows)


if __name__ == "__main__":
    main()
