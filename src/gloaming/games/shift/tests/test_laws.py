"""The laws of every game, held against matches in which shadows are caught and vaults are raided.

`tests/test_every_game.py` holds them against matches at random, under every option.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.events import Event, Raided, Spared, TookBack, Uncovered, WentBack
from gloaming.games.shift.messages import Flips, Options, Rules
from gloaming.games.shift.tests.lively import lively
from gloaming.testing import Match
from gloaming.testing.laws import LAWS, Sight
from gloaming.testing.strategies import times

TABLES = [(rules, count) for rules in get_args(Rules) for count in (2, 3, 4, 5)]
WORDY = {"words", "wire", "advice", "bots"}
"""Laws that say, send or ask much at every moment."""


@cache
def match_of(rules: Rules, count: int, seed: int) -> Match:
    """A match under options that differ from one seed to the next, played once for all laws."""
    flips: tuple[Flips, ...] = get_args(Flips)
    options = Options(
        rules=rules,
        flips=flips[seed % 2],
        marks=seed % 3 > 0,
        guards="draw" if seed % 4 == 3 else "seat",
    )
    return lively(options, count, Random(seed))


def matches(rules: Rules, count: int, number: int) -> Iterator[Match]:
    """So many of them."""
    return (match_of(rules, count, seed) for seed in range(number))


@pytest.mark.timeout(600)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize(("rules", "count"), TABLES)
def test_a_lively_match_keeps_the_law(law: str, rules: Rules, count: int) -> None:
    for match in matches(rules, count, times(1 if law in WORDY else 2)):
        LAWS[law](GAME, match)


@pytest.mark.timeout(600)
def test_what_is_witnessed_alike_looks_alike_in_lively_matches() -> None:
    watch = Sight(GAME)
    for rules, count in TABLES:
        for match in matches(rules, count, times(3)):
            watch.look(match)
    watch.kept.judge()
    watch.demand(times(100))


def test_they_are_lively() -> None:
    kinds: set[type[Event]] = set()
    reasons = set()
    for rules, count in TABLES:
        for match in matches(rules, count, 3):
            kinds |= {type(event) for deed in match.deeds for event in deed.events}
            reasons.add(match.deeds[-1].after.ended.reason)
    assert kinds >= {Raided, Spared, TookBack, Uncovered, WentBack}
    assert reasons >= {"raided", "uncovered", "detected"}
