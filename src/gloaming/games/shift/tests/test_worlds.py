"""Imagined worlds: every way to hide the Criminals that fits is as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations, product
from math import cbrt, comb, sqrt
from random import Random
from typing import TypeVar

import pytest

from gloaming.core import Log
from gloaming.games.shift import GAME
from gloaming.games.shift.messages import (
    Consolidate,
    EndTurn,
    Look,
    Move,
    Options,
    Pick,
    PlaceCounter,
    Rules,
    SquareName,
)
from gloaming.games.shift.messages import Counter as Number
from gloaming.games.shift.tests.lively import lively
from gloaming.games.shift.tests.table import begun, table, turn_of
from gloaming.testing import Story, known, table_moments
from gloaming.testing.imagination import imagined

T = TypeVar("T", bound=Hashable)


def surprise(counted: Mapping[T, int], odds: Mapping[T, float]) -> float:
    """Chi-square as a normal deviate (Wilson and Hilferty): beyond 4.5 in one of 300,000 tests."""
    assert set(counted) <= set(odds), "something that cannot be"
    total, freedom = sum(counted.values()), len(odds) - 1
    squares = sum(
        (counted.get(what, 0) - total * chance) ** 2 / (total * chance)
        for what, chance in odds.items()
    )
    spread = 2 / (9 * freedom)
    return (cbrt(squares / freedom) - 1 + spread) / sqrt(spread)


def even(things: Sequence[T]) -> dict[T, float]:
    return dict.fromkeys(things, 1 / len(things))


def hidden(log: Log[Move]) -> tuple[int, ...]:
    """Under which counters there is a Criminal in a world."""
    placed = [given.move for given in log if isinstance(given.move, PlaceCounter)]
    return tuple(number for number, move in enumerate(placed, 1) if move.is_criminal)


def worlds(told: Story, name: str, number: int) -> list[Log[Move]]:
    seen = told.known(name)
    return [GAME.imagine(seen, Random(seed)) for seed in range(number)]


# The odds


def test_a_guard_who_has_seen_nothing_holds_all_1820_ways_possible() -> None:
    told = begun()
    counted = Counter(hidden(log) for log in worlds(told, "ann", 10 * 1820))
    ways: list[tuple[int, ...]] = list(combinations(range(1, 17), 4))
    assert len(ways) == comb(16, 4) == 1820
    assert surprise(counted, even(ways)) < 4.5


def test_who_placed_counters_knows_them_and_guesses_those_of_others() -> None:
    told = begun(4, criminals=(1, 2, 3))
    counted = Counter(hidden(log) for log in worlds(told, "bob", 40 * 25))
    cids, dans = range(2, 16, 3), range(3, 16, 3)
    ways: list[tuple[int, ...]] = [(1, *sorted(pair)) for pair in product(cids, dans)]
    assert surprise(counted, even(ways)) < 4.5


def test_what_was_looked_at_is_known() -> None:
    told = turn_of(begun(3, criminals=(1, 3, 2, 4)), "bob").bob(Consolidate())
    told = told.bob(Look(Number(2))).bob(Look(Number(6))).bob(EndTurn())
    counted = Counter(hidden(log) for log in worlds(told, "bob", 60 * 6))
    others = (4, 8, 10, 12, 14, 16)
    assert surprise(counted, even([tuple(sorted((1, 2, 3, other))) for other in others])) < 4.5
    seen_by_cid = {hidden(log)[-2:] for log in worlds(told, "cid", 50)}
    assert seen_by_cid != {(3, 4)}, "what Bob saw, Cid did not"


def test_of_counters_that_are_not_placed_yet_any_may_hide_one() -> None:
    told = table(5)
    for square in ("A1", "A2", "A3", "A4"):
        name = told.names[told.state.turn]
        told = told.does(name, PlaceCounter(SquareName(square), is_criminal=False))
    counted = Counter(hidden(log) for log in worlds(told, "ann", 4_000))
    ways = [way for number in range(5) for way in combinations((1, 2, 3, 4), number)]
    odds = {way: 0.25 ** len(way) * 0.75 ** (4 - len(way)) for way in ways}
    assert surprise(counted, odds) < 4.5


def test_for_whoever_was_out_of_time_any_counter_may_have_been_picked() -> None:
    told = table().time_is_up().deals(Pick(7))
    picks = Counter(
        given.move.number
        for log in worlds(told, "ann", 1_600)
        for given in log
        if isinstance(given.move, Pick)
    )
    assert surprise(picks, even(range(16))) < 4.5
    own = {given.move for log in worlds(told, "bob", 200) for given in log if given.by == "nature"}
    assert {move.number for move in own if isinstance(move, Pick)} <= set(range(4, 16))


# The fit


@pytest.mark.parametrize("marks", [True, False])
@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", ["competitive", "family"])
def test_an_imagined_world_gives_the_very_same_knowledge(
    rules: Rules, count: int, *, marks: bool
) -> None:
    options = Options(rules=rules, marks=marks, flips="asked" if marks else "always")
    match = lively(options, count, Random(count))
    every = list(table_moments(GAME, match))
    for number, moment in enumerate(every[:: max(1, len(every) // 8)]):
        for seat in match.players():
            knows = known(GAME, match, moment, seat)
            assert imagined(GAME, knows, Random(number)) == knows


def test_at_the_end_nothing_is_left_to_imagine() -> None:
    match = lively(Options(), 3, Random(1))
    *_, last = table_moments(GAME, match)
    truth = tuple(n for n, is_one in enumerate(last.state.undersides) if is_one)
    for seat in match.players():
        knows = known(GAME, match, last, seat)
        assert {hidden(GAME.imagine(knows, Random(seed))) for seed in range(20)} == {truth}
