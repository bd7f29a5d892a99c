"""Many matches of Shadow Shift: each ends, breaks no law, and its log alone brings it back.

Two hundred times as many for GLOAMING_EXAMPLES=200: five thousand of each set of rules and count.
"""

from random import Random

import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.messages import Options, Rules
from gloaming.games.shift.tests.lively import lively, places
from gloaming.testing import play_at_random
from gloaming.testing.laws import LAWS
from gloaming.testing.strategies import times

MATCHES = 25
ROUNDS = 6
LIVELY = 3
"""Of so many matches one is played by bots, and may last as long as it likes."""


@pytest.mark.timeout(0)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_every_match_ends_and_is_brought_back_by_its_log(rules: Rules, count: int) -> None:
    short, long = Options(rules=rules, rounds=ROUNDS), Options(rules=rules)
    for seed in range(times(MATCHES)):
        rng = Random(seed)
        if seed % LIVELY:
            match = play_at_random(GAME, short, places(short, count), rng)
        else:
            match = lively(long, count, rng)
        for law in ("end", "replay", "legality", "secrets"):
            LAWS[law](GAME, match)
        assert GAME.outcome(match.deeds[-1].after) is not None
