"""Map cards: what is on them, who sees them, and when."""

from collections import Counter
from itertools import product

import pytest

from gloaming.core.file import encode
from gloaming.games.amsterdam import GAME, maps
from gloaming.games.amsterdam.city import OPEN, START, turned
from gloaming.games.amsterdam.events import CountBegan, MapsShown, MapTaken, RaceBegan
from gloaming.games.amsterdam.mapmaking import measured
from gloaming.games.amsterdam.maps import EASY, PAIRS, TURNS, Pair, pairs
from gloaming.games.amsterdam.messages import (
    MOST_VOIDS,
    ROUNDS_TO_WIN,
    TEAMS,
    DrawMap,
    Name,
    Ready,
    Team,
)
from gloaming.games.amsterdam.tests.table import (
    all_ready,
    coop,
    goes,
    laid,
    next_round,
    table,
    wins,
)
from gloaming.games.amsterdam.views import Kind

EVERY = pytest.mark.parametrize("pair", pairs(), ids=lambda pair: f"pair {pair.number}")
BOTH = pytest.mark.parametrize("team", TEAMS)


def counted(pair: Pair, team: Team) -> Counter[Kind]:
    """How many cells of each kind there are on a card."""
    return Counter(pair.kinds(team).values())


def shared(pair: Pair) -> Counter[Kind]:
    """How many are the same on both cards."""
    black, orange = (pair.kinds(team) for team in TEAMS)
    return Counter(kind for cell, kind in black.items() if orange.get(cell) == kind)


# What is on them


@pytest.mark.rule("AMS-09")
def test_there_are_40_pairs_in_three_orientations_120_degrees_apart() -> None:
    assert [pair.number for pair in pairs()] == list(range(1, 41))
    assert (PAIRS, TURNS) == (40, 3)
    for number, team in product((1, 17, 40), TEAMS):
        first, *others = (maps.kinds(number, team, turn) for turn in range(TURNS))
        for turn, other in enumerate(others, start=1):
            assert other == {turned(cell, 2 * turn): kind for cell, kind in first.items()}


@pytest.mark.rule("AMS-09")
def test_both_teams_have_the_same_number_in_the_same_orientation() -> None:
    told = table(pair=12, turn=2)
    cards = [told.view(officer).map for officer in ("ada", "oto")]
    assert [(card.team, card.number, card.turn) for card in cards] == [
        ("black", 12, 2), ("orange", 12, 2),
    ]  # fmt: skip


@pytest.mark.rule("AMS-09")
def test_the_first_six_are_the_easy_ones() -> None:
    hardness = [measured(pair).hardness for pair in pairs()]
    assert max(hardness[:EASY]) <= min(hardness[EASY:])


@pytest.mark.rule("AMS-10", "AMS-11", "AMS-12")
@EVERY
@BOTH
def test_each_card_has_six_evidence_two_clients_and_eleven_police(pair: Pair, team: Team) -> None:
    assert counted(pair, team) == {"evidence": 6, "client": 2, "police": 11}


@pytest.mark.rule("AMS-10", "AMS-11", "AMS-12")
@EVERY
def test_three_evidence_one_client_and_six_police_are_common(pair: Pair) -> None:
    assert shared(pair) == {"evidence": 3, "client": 1, "police": 6}


@pytest.mark.rule("AMS-14")
@EVERY
def test_of_the_rivals_card_only_common_evidence_is_told(pair: Pair) -> None:
    for team in TEAMS:
        marks = maps.card(pair.number, team, 0).marks
        assert Counter(mark.kind for mark in marks if mark.is_common) == {"evidence": 3}


@pytest.mark.rule("AMS-13")
@EVERY
@BOTH
def test_the_start_is_neutral_and_has_a_way_out(pair: Pair, team: Team) -> None:
    for turn in range(TURNS):
        kinds = maps.kinds(pair.number, team, turn)
        assert START not in kinds
        assert sum(kinds.get(cell) == "police" for cell in OPEN) <= 2


@pytest.mark.rule("AMS-13")
@EVERY
def test_a_cell_that_is_not_common_is_never_the_same_on_both(pair: Pair) -> None:
    common = {cell for cells in pair.common.values() for cell in cells}
    black, orange = (pair.kinds(team) for team in TEAMS)
    assert all(black[cell] != orange.get(cell) for cell in black if cell not in common)


# Who sees them


@pytest.mark.rule("AMS-14", "AMS-51")
def test_an_officer_sees_the_own_card_and_nobody_else_any() -> None:
    told = table(2, 2, pair=7, turn=1)
    assert told.view("ada").map == maps.card(7, "black", 1)
    assert told.view("oto").map == maps.card(7, "orange", 1)
    for name in ("ben", "bea", "oli", "ona", "public"):
        assert not hasattr(told.view(name), "map")
        assert told.view(name).report is None


@pytest.mark.rule("AMS-14", "AMS-51")
def test_number_and_orientation_go_to_the_officers_alone() -> None:
    told = table(pair=7, turn=1)
    assert told.saw("ada") == (RaceBegan(None), MapTaken("black", 7, 1))
    assert told.saw("oto") == (RaceBegan(None), MapTaken("orange", 7, 1))
    for name in ("ben", "oli", "public"):
        assert told.saw(name) == (RaceBegan(None),)
    other = table(pair=31, turn=0)
    for name in ("ben", "oli", "public"):
        assert encode(told.view(name)) == encode(other.view(name))


@pytest.mark.rule("AMS-14", "AMS-51")
def test_when_the_round_is_over_everybody_sees_both() -> None:
    told = wins(table(pair=7, turn=1))
    for name in (*told.names, "public"):
        assert MapsShown(7, 1) in told.saw(name)
        assert told.view(name).report.maps == (
            maps.card(7, "black", 1), maps.card(7, "orange", 1),
        )  # fmt: skip
    assert told.view("ada").map is None


@pytest.mark.rule("AMS-14")
def test_a_detective_who_becomes_officer_sees_the_next_card_only() -> None:
    told = wins(table())
    assert told.view("ada").map is None
    told = told.ada(Name(told.seat("ben")))
    assert told.view("ben").map is None
    again = next_round(told, 2)
    assert again.view("ben").map == maps.card(2, "black", 0)
    assert not hasattr(again.view("ada"), "map")


# How they are drawn


@pytest.mark.rule("AMS-15")
def test_every_pair_and_orientation_may_come() -> None:
    told = all_ready(laid()).time_is_up()
    assert told.legal("nature") == tuple(
        DrawMap(number, turn) for number, turn in product(range(1, 41), range(3))
    )


@pytest.mark.rule("AMS-15")
def test_no_pair_comes_twice_in_a_match() -> None:
    told = all_ready(wins(table(pair=7, turn=1))).time_is_up()
    assert not any(move.number == 7 for move in told.legal("nature"))
    assert len(told.legal("nature")) == 39 * 3


@pytest.mark.rule("AMS-15")
def test_after_two_rounds_two_pairs_are_gone() -> None:
    told = next_round(wins(table(pair=7)), 9)
    told = all_ready(wins(told, "orange")).time_is_up()
    assert {7, 9}.isdisjoint({move.number for move in told.legal("nature")})
    assert len(told.legal("nature")) == 38 * 3


@pytest.mark.rule("AMS-59")
def test_first_games_are_played_with_the_pairs_1_to_6() -> None:
    told = all_ready(laid(is_easy=True)).time_is_up()
    assert {move.number for move in told.legal("nature")} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("AMS-59")
def test_six_pairs_are_enough_for_the_longest_match() -> None:
    undecided = len(TEAMS) * (ROUNDS_TO_WIN - 1) + (MOST_VOIDS - 1)
    assert undecided + 1 <= EASY


# The count


@pytest.mark.rule("AMS-16")
def test_a_round_starts_with_a_count_of_three_for_everybody_at_once() -> None:
    told = laid(2, 2).at(10_000)
    for name in told.names:
        told = told.does(name, Ready())
    for name in (*told.names, "public"):
        assert CountBegan(1, told.now + 3_000) in told.saw(name)  # type: ignore[arg-type]
        assert told.view(name).until == 13_000
    zero = told.time_is_up().deals(DrawMap(5, 1))
    assert zero.now == 13_000
    for name in (*told.names, "public"):
        assert RaceBegan(None) in zero.saw(name)
        assert zero.view(name).phase == "race"


@pytest.mark.rule("AMS-16")
def test_before_zero_there_is_no_map_to_be_held() -> None:
    told = all_ready(laid())
    assert told.state.phase == "count"
    assert told.state.number is None
    assert told.view("ada").map is None
    assert told.at(3_000).state.number is None
    assert told.at(3_001).state.number is not None


@pytest.mark.rule("AMS-16")
def test_nobody_can_do_anything_while_it_is_counted() -> None:
    told = all_ready(laid(2, 2))
    assert {told.legal(name) for name in told.names} == {()}


@pytest.mark.rule("AMS-29", "AMS-60")
@pytest.mark.parametrize("is_tracked", [True, False])
def test_the_tracking_marker_is_the_tables_choice_and_changes_nothing_else(
    is_tracked: bool,  # noqa: FBT001
) -> None:
    told = table(is_tracked=is_tracked)
    target = next(cell for cell in OPEN if maps.kinds(1, "black", 0).get(cell) is None)
    moved = goes(told, target)
    assert told.options.is_tracked == is_tracked
    assert moved.view("ada").map == told.view("ada").map
    assert moved.view("ada").sides[0].at == target
    other = goes(table(is_tracked=not is_tracked), target)
    assert encode(moved.view("ada")) == encode(other.view("ada"))


@pytest.mark.rule("AMS-16", "AMS-55")
def test_in_the_cooperative_game_the_clock_starts_at_zero() -> None:
    told = coop(level="master")
    assert told.saw("ben") == (RaceBegan(told.now + 180_000),)  # type: ignore[arg-type]
    assert GAME.deadline(told.state) == told.now + 180_000
