"""Many matches of Shadow House at random: each ends, breaks no law, and comes back by its log.

`python -m tests.soak house` plays five thousand in each mode and by each number of players.
"""

from random import Random

import pytest

from gloaming.games.house import GAME
from gloaming.testing import play_at_random
from gloaming.testing.laws import LAWS
from gloaming.testing.strategies import times

MATCHES = 25
ROUNDS = 3


@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_every_match_ends_and_is_brought_back_by_its_log(mode: str, seats: int) -> None:
    options = GAME.options(mode=mode, rounds=ROUNDS)  # type: ignore[arg-type]
    places = GAME.roles(options).places[:seats]
    for seed in range(times(MATCHES)):
        match = play_at_random(GAME, options, places, Random(seed))
        for law in ("end", "replay", "legality", "secrets", "wire"):
            LAWS[law](GAME, match)
