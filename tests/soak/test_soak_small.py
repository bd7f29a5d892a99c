"""A little of what `make soak` does for long, so that it does not rot."""

import asyncio

import pytest

from gloaming.games.amsterdam import GAME
from gloaming.testing.laws import LAWS
from gloaming.testing.matches import Match, last_state
from tests.soak import claims, matches

VOIDS = 3
"""So many void rounds end a match."""


def leading_nowhere() -> Match:
    """The first match with a third void round, of those whose Detectives shun what ends one."""
    wary = (matches.match_of(number) for number in range(0, 50 * matches.WARY, matches.WARY))
    return next(match for match in wary if last_state(GAME, match).voids == VOIDS)


@pytest.mark.rule("AMS-52")
def test_matches_end_by_themselves_and_come_back_by_their_logs() -> None:
    every = [leading_nowhere(), *(matches.match_of(number) for number in range(1, 13))]
    for match in every:
        LAWS["end"](GAME, match)
        LAWS["replay"](GAME, match)
    assert last_state(GAME, every[0]).ended.reason == "void"


@pytest.mark.rule("AMS-18")
@pytest.mark.rule("AMS-19")
@pytest.mark.rule("AMS-53")
def test_of_conflicting_claims_one_wins_and_all_others_hear_that_they_are_too_late() -> None:
    found = asyncio.run(claims.soak(300, 40))
    assert found.conflicts == found.won >= 340
    assert found.too_late == 3 * found.won
    assert found.in_the_freeze >= 4
