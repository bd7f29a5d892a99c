"""A proof for every pair of maps, however it is turned: whole, fair, and unlike any other."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from gloaming.games.amsterdam import mapmaking, maps
from gloaming.games.amsterdam.city import OBSTACLES, OPEN, START, STREETS, Cell, reach, turned
from gloaming.games.amsterdam.mapmaking import MOST_POLICE, MOST_WAYS, Measured, measured
from gloaming.games.amsterdam.maps import EASY, PAIRS, TURNS, Pair, pairs
from gloaming.games.amsterdam.messages import TEAMS, Team
from gloaming.games.amsterdam.survey import Survey, survey
from gloaming.games.amsterdam.views import Kind

EVERY = [(pair.number, turn) for pair in pairs() for turn in range(TURNS)]
TURNED = pytest.mark.parametrize(("number", "turn"), EVERY, ids=[f"{n}-{t}" for n, t in EVERY])


def kinds(number: int, team: Team, turn: int) -> dict[Cell, Kind]:
    """What lies where."""
    return dict(maps.kinds(number, team, turn))


def fewest(card: dict[Cell, Kind]) -> int:
    """The fewest moves to the Client with three pieces of Evidence, found by trying all ways."""
    layer = {(START, frozenset[Cell]())}
    seen = set(layer)
    for moves in range(1, 20):
        after = set()
        for cell, found in layer:
            for target in (*reach(cell, 1), *reach(cell, 2)):
                kind = card.get(target)
                if kind == "client" and len(found) == 3:
                    return moves
                is_new = kind == "evidence" and len(found) < 3
                if kind != "police":
                    after.add((target, found | {target} if is_new else found))
        layer = after - seen
        seen |= layer
    raise AssertionError("there is no way")


# Whole


@TURNED
def test_a_pair_is_whole_however_it_is_turned(number: int, turn: int) -> None:
    cards = {team: kinds(number, team, turn) for team in TEAMS}
    for card in cards.values():
        assert Counter(card.values()) == {"evidence": 6, "client": 2, "police": 11}
        assert set(card) <= set(STREETS) - {START}
        assert not set(card) & OBSTACLES
        assert sum(card.get(cell) == "police" for cell in OPEN) <= 2
    black, orange = (cards[team] for team in TEAMS)
    same = Counter(kind for cell, kind in black.items() if orange.get(cell) == kind)
    assert same == {"evidence": 3, "client": 1, "police": 6}


@TURNED
def test_what_a_card_calls_common_is_so_on_both(number: int, turn: int) -> None:
    marks = {team: maps.card(number, team, turn).marks for team in TEAMS}
    common = [{(m.cell, m.kind) for m in marks[team] if m.is_common} for team in TEAMS]
    assert common[0] == common[1]
    both = set(kinds(number, "black", turn).items()) & set(kinds(number, "orange", turn).items())
    assert common[0] == {(cell, kind) for cell, kind in both if kind == "evidence"}


# Fair


@TURNED
def test_a_pair_is_fair_however_it_is_turned(number: int, turn: int) -> None:
    black, orange = (survey(kinds(number, team, turn)) for team in TEAMS)
    assert black.moves == orange.moves
    assert max(black.ways, orange.ways) <= MOST_WAYS * min(black.ways, orange.ways)
    assert abs(black.police - orange.police) <= MOST_POLICE
    assert black.moves == fewest(kinds(number, "black", turn))
    assert orange.moves == fewest(kinds(number, "orange", turn))


@pytest.mark.parametrize("pair", pairs(), ids=lambda pair: str(pair.number))
def test_turning_makes_no_pair_easier(pair: Pair) -> None:
    for team in TEAMS:
        surveys = [survey(kinds(pair.number, team, turn)) for turn in range(TURNS)]
        assert len({(one.moves, one.ways, round(one.police, 9)) for one in surveys}) == 1


def test_the_first_six_are_the_easiest() -> None:
    hardness = [measured(pair).hardness for pair in pairs()]
    assert max(hardness[:EASY]) <= min(hardness[EASY:])
    assert hardness[EASY:] == sorted(hardness[EASY:])


def test_bounds_are_bounds() -> None:
    """What is unfair is not called fair."""
    pair = pairs()[0]
    fair = Survey(moves=5, ways=20, police=1.0)
    assert Measured(pair, (fair, fair)).is_fair
    for unfair in (Survey(6, 20, 1.0), Survey(5, 31, 1.0), Survey(5, 13, 1.0), Survey(5, 20, 1.4)):
        assert not Measured(pair, (fair, unfair)).is_fair
        assert not Measured(pair, (unfair, fair)).is_fair


# Unlike any other


def test_no_two_cards_are_alike_however_they_are_turned() -> None:
    cards = {
        frozenset(kinds(number, team, turn).items())
        for (number, turn), team in product(EVERY, TEAMS)
    }
    assert len(cards) == PAIRS * TURNS * len(TEAMS)


def test_the_city_looks_the_same_after_a_third_of_a_turn() -> None:
    assert {turned(cell, 2) for cell in OBSTACLES} == OBSTACLES
    for cell in STREETS:
        for cards in (1, 2):
            assert {turned(near, 2) for near in reach(cell, cards)} == set(
                reach(turned(cell, 2), cards)
            )


# Made and read


def test_what_is_written_is_read() -> None:
    assert tuple(maps.read(mapmaking.written(list(pairs())))) == pairs()


def test_pairs_that_are_made_keep_the_rules() -> None:
    made = mapmaking.candidates(Random(5))
    for _ in range(3):
        one = next(made)
        assert one.is_fair
        assert mapmaking.keeps_rules(one.pair)
