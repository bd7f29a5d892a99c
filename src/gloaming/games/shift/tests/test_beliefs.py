"""Beliefs are what counting every way to hide the Criminals gives, one by one."""

from itertools import combinations
from random import Random

import pytest

from gloaming.core import Knowledge, Millis, knowledge
from gloaming.games.shift import GAME, beliefs
from gloaming.games.shift.beliefs import Evidence
from gloaming.games.shift.division import SEATS, division
from gloaming.games.shift.messages import Options
from gloaming.games.shift.tests.lively import lively, places
from gloaming.testing.matches import last_state


def by_brute_force(evidence: Evidence, odds: list[float]) -> tuple[list[float], int]:
    """All ways over all counters, those thrown out that break anything that is known."""
    ours = evidence.ours
    totals, weight_of_all, number = [0.0] * len(ours.owners), 0.0, 0
    for chosen in combinations(ours.counters, ours.total):
        way = sum(1 << counter for counter in chosen)
        if way & evidence.criminals != evidence.criminals or way & evidence.blanks:
            continue
        if any((way & ours.own[one]).bit_count() != ours.criminals for one in ours.players):
            continue
        weight = 1.0
        for counter in chosen:
            if not evidence.criminals >> counter & 1:
                weight *= odds[counter]
        number, weight_of_all = number + 1, weight_of_all + weight
        for counter in chosen:
            totals[counter] += weight
    return [total / weight_of_all for total in totals], number


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_chances_are_those_of_counting_every_way(count: int) -> None:
    rng, ours = Random(count), division(count, SEATS[0])
    for _ in range(12):
        truth = sum(
            1 << counter
            for player in ours.players
            for counter in rng.sample(
                [one for one in ours.counters if ours.owners[one] == player], ours.criminals
            )
        )
        known = sum(1 << counter for counter in ours.counters if rng.random() < 0.3)
        evidence = Evidence(ours, truth & known, known & ~truth)
        odds = [rng.uniform(0.2, 5.0) for _ in ours.owners]
        for given in ([1.0] * len(odds), odds):
            expected, number = by_brute_force(evidence, given)
            assert beliefs.chances(evidence, given) == pytest.approx(expected)
            assert beliefs.count(evidence) == number
        assert len({*beliefs.ways(evidence)}) == number
        assert truth in beliefs.ways(evidence)


def test_there_are_as_many_ways_as_the_rules_leave_open() -> None:
    numbers = [beliefs.count(Evidence(division(one, SEATS[0]), 0, 0)) for one in (2, 3, 4, 5)]
    assert numbers == [1_820, 784, 125, 256]


@pytest.mark.parametrize("marks", [True, False])
def test_a_seat_knows_its_own_and_what_was_flipped_and_never_what_is_wrong(*, marks: bool) -> None:
    for seed in range(6):
        options = Options(marks=marks, rules="family")
        match = lively(options, 3, Random(seed), most=80)
        state = last_state(GAME, match)
        truth = sum(1 << one for one, is_one in enumerate(state.undersides) if is_one)
        for seat in state.seats:
            known = knowledge(GAME, options, match.seats, match.deeds, seat)
            seen = beliefs.of_knowledge(known)
            assert seen is not None
            assert seen.criminals & ~truth == 0
            assert seen.blanks & truth == 0
            assert (seen.criminals | seen.blanks) & state.blank == state.blank
            assert seen.criminals & state.found == state.found
            assert (seen.criminals | seen.blanks) & state.division.own[seat] == _placed(state, seat)
            assert beliefs.flipped(known) == (state.blank, state.found)


def _placed(state: object, seat: int) -> int:
    own: int = state.division.own[seat]  # type: ignore[attr-defined]
    return own & ((1 << len(state.undersides)) - 1)  # type: ignore[attr-defined]


def test_before_the_guards_are_drawn_there_is_nothing_to_believe() -> None:
    options = Options(guards="draw")
    seats = places(options, 3)
    state = GAME.setup(options, seats)
    known: Knowledge[object, object, object] = Knowledge(
        options, seats, SEATS[0], GAME.observe(state, SEATS[0]), (), Millis(0)
    )
    assert beliefs.of_knowledge(known) is None  # type: ignore[arg-type]
