"""The balance of Shadow Shift is measured in its engine; at real tables it is the same."""

from math import sqrt
from random import Random

import pytest

from gloaming.commands.simulation import Playing
from gloaming.games.shift import GAME
from gloaming.games.shift.contest import Table, tally
from gloaming.games.shift.handicap import fair_step
from gloaming.games.shift.lines import lines
from gloaming.games.shift.messages import BoardName, Options, Rules
from gloaming.testing.strategies import times

MATCHES = 30
BY_CHANCE = 3.0
"""So many standard deviations are chance."""


def guards_win(options: Options, count: int, number: int) -> bool:
    """Who wins a match of normal bots, who see what they are shown and decide step by step."""
    places = GAME.roles(options).places[:count]
    key = f"balance {number}".encode()
    match = Playing(GAME, options, places, ("normal",) * count, key, Random(number))
    ended = GAME.outcome(match.to_the_end()[-1].after)
    assert ended is not None
    return ended.reason in {"uncovered", "detected"}


@pytest.mark.timeout(0)
@pytest.mark.parametrize(
    ("board", "rules", "count"),
    [
        ("warehouse", "competitive", 2),
        pytest.param("cellar", "family", 5, marks=pytest.mark.wide),
        pytest.param("harbour", "competitive", 4, marks=pytest.mark.wide),
    ],
)
def test_bots_at_a_table_win_as_often_as_in_the_engine(
    board: BoardName, rules: Rules, count: int
) -> None:
    options = Options(rules=rules, board=board, pace="none")
    table = Table(lines(board), count, rules == "family", fair_step(board, rules, count))
    matches = times(MATCHES)
    here = sum(guards_win(options, count, number) for number in range(matches)) / matches
    there = tally(table, range(4 * matches)).share
    chance = sqrt(0.25 / matches + 0.25 / (4 * matches))
    assert abs(here - there) < BY_CHANCE * chance
