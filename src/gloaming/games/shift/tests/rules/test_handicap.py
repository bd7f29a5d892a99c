"""The handicap, which is ours: one side rolls again what shows too little."""

from typing import get_args

import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.handicap import FAIR, NONE, STEPS, least
from gloaming.games.shift.messages import BoardName, Dice, Roll, Rules
from gloaming.games.shift.tests.table import begun, turn_of
from gloaming.testing import Story


def shown(told: Story, name: str) -> set[tuple[int, int]]:
    """What the dice of somebody may show."""
    moves = GAME.legal(turn_of(told, name).does(name, Roll()).state, "nature")
    return {(move.first, move.second) for move in moves if isinstance(move, Dice)}


def every(first: int, second: int) -> set[tuple[int, int]]:
    return {(one, other) for one in range(first, 7) for other in range(second, 7)}


@pytest.mark.rule("SHIFT-45")
def test_without_a_handicap_all_dice_count_as_they_fall() -> None:
    told = begun(handicap="none")
    assert shown(told, "ann") == shown(told, "bob") == every(1, 1)


@pytest.mark.rule("SHIFT-45")
def test_the_guards_may_roll_again_what_shows_less_than_three() -> None:
    assert shown(begun(handicap="guards"), "ann") == every(3, 3)
    assert least("warehouse", "competitive", "guards", 2) == ((3, 3), (1, 1))


@pytest.mark.rule("SHIFT-45")
def test_the_criminal_players_may_roll_again_what_shows_less_than_three() -> None:
    told = begun(3, handicap="criminals")
    assert shown(told, "ann") == every(1, 1)
    assert shown(told, "bob") == every(3, 3)


@pytest.mark.rule("SHIFT-45")
@pytest.mark.parametrize("board", get_args(BoardName))
@pytest.mark.parametrize("rules", get_args(Rules))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_fair_table_goes_by_board_rules_and_count(
    board: BoardName, rules: Rules, players: int
) -> None:
    told = begun(players, handicap="fair", board=board, rules=rules)
    step = FAIR[board, rules][players - 2]
    assert shown(told, "ann") == every(*STEPS[max(0, step)])
    view = GAME.observe(told.state, told.seat("bob"))
    assert view.guards_least == STEPS[max(0, step)]
    assert view.criminals_least == STEPS[max(0, -step)]


def test_a_board_that_was_not_measured_has_no_handicap() -> None:
    assert least("attic", "family", "fair", 2) == (NONE, NONE)
