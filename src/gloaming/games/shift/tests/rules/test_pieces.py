from typing import get_args

import pytest

from gloaming.core import lacking
from gloaming.games.shift import GAME, boards
from gloaming.games.shift.division import division
from gloaming.games.shift.events import Placed, PlacedFaceDown
from gloaming.games.shift.messages import (
    GUARDS,
    SHADOWS,
    BoardName,
    PlaceCounter,
    Rules,
    SquareName,
)
from gloaming.games.shift.tests.table import ANN, BOB, CID, all_placed, begun, table
from gloaming.games.shift.views import Blank, Criminal, Shadow


@pytest.mark.rule("SHIFT-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_has_the_guards_and_the_others_are_criminal_players(players: int) -> None:
    roles = GAME.roles(GAME.options())
    taken = [place.role for place in roles.places[:players]]
    assert taken == ["guard", *["criminal"] * (players - 1)]
    assert lacking(roles, roles.places[:players]) is None
    assert begun(players).view("public").guard == ANN


@pytest.mark.rule("SHIFT-01")
def test_nobody_plays_alone_or_without_guards_or_without_criminals() -> None:
    roles = GAME.roles(GAME.options())
    guard, *criminals = roles.places
    assert len(criminals) == 4
    assert lacking(roles, [guard]) == "too-few"
    assert lacking(roles, criminals) == "missing-role"
    assert lacking(roles, [guard, guard]) == "missing-role"


@pytest.mark.rule("SHIFT-02")
def test_every_board_has_four_vents_and_at_least_three_vaults() -> None:
    for name in get_args(BoardName):
        plan = boards.PLANS[name]
        assert len(plan.vents) == 4
        assert len(plan.vaults) >= 3
        assert len(plan.entry) >= 16


@pytest.mark.rule("SHIFT-02")
def test_a_board_is_a_file_of_text_and_a_table_may_choose_any() -> None:
    files = {file.stem for file in boards.FOLDER.glob("*.txt")}
    assert files == set(get_args(BoardName))
    assert GAME.options().board == "warehouse"


@pytest.mark.rule("SHIFT-03")
def test_there_are_16_shadow_counters_and_two_guards() -> None:
    view = begun().view("truth")
    assert [shadow.counter for shadow in view.shadows] == [*SHADOWS]
    assert [type(shadow) for shadow in view.shadows] == [Blank] * 12 + [Criminal] * 4
    assert [guard.counter for guard in view.guards] == [*GUARDS]


@pytest.mark.rule("SHIFT-03")
def test_two_dice_show_1_to_6_each_as_likely_as_any_other() -> None:
    told = begun().ann(GAME.legal(begun().state, ANN)[0])
    thrown = [(dice.first, dice.second) for dice in told.legal("nature")]
    assert thrown == [(first, second) for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.rule("SHIFT-04")
@pytest.mark.parametrize(
    ("players", "each", "criminals"), [(2, 16, 4), (3, 8, 2), (4, 5, 1), (5, 4, 1)]
)
def test_counters_are_divided_evenly(players: int, each: int, criminals: int) -> None:
    told = table(players)
    for seat in range(1, players):
        view = told.view(told.names[seat])
        assert (view.blanks, view.own_criminals) == (each - criminals, criminals)
    placed = all_placed(told).state
    owners = [placed.owner(counter) for counter in placed.division.counters]
    assert [owners.count(seat) for seat in range(players)] == [0, *[each] * (players - 1)]


@pytest.mark.rule("SHIFT-04")
def test_for_three_criminal_players_one_criminal_is_left_out() -> None:
    view = begun(4).view("truth")
    assert (len(view.shadows), view.criminals) == (15, 3)
    assert sum(isinstance(shadow, Criminal) for shadow in view.shadows) == 3


@pytest.mark.rule("SHIFT-04")
def test_nobody_can_place_more_criminals_than_they_have() -> None:
    told = table(5).bob(PlaceCounter(SquareName("A2"), is_criminal=True))
    for name in ("cid", "dan", "eve"):
        told = told.does(name, told.legal(name)[0])
    assert {move.is_criminal for move in told.legal("bob")} == {False}


@pytest.mark.rule("SHIFT-05")
def test_all_know_who_placed_a_counter_but_only_that_player_what_is_under_it() -> None:
    told = table(3).bob(PlaceCounter(SquareName("A2"), is_criminal=True))
    assert told.saw("bob") == (Placed(BOB, SHADOWS[0], SquareName("A2"), is_criminal=True),)
    for name in ("ann", "cid", "public"):
        assert told.saw(name) == (PlacedFaceDown(BOB, SHADOWS[0], SquareName("A2")),)
        assert [type(shadow) for shadow in told.view(name).shadows] == [Shadow]
        assert told.view(name).shadows[0].seat == BOB
    assert type(told.view("bob").shadows[0]) is Criminal


@pytest.mark.rule("SHIFT-05")
def test_the_owners_of_all_counters_are_public() -> None:
    owners = [shadow.seat for shadow in begun(3).view("public").shadows]
    assert owners == [BOB, CID] * 8
    assert division(3, CID).players == (ANN, BOB)


@pytest.mark.rule("SHIFT-06")
def test_the_table_chooses_between_two_sets_of_rules() -> None:
    assert get_args(Rules) == ("competitive", "family")
    for rules in get_args(Rules):
        assert begun(rules=rules).view("public").rules == rules
