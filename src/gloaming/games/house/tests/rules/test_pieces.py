from collections import Counter

import pytest

from gloaming.games.house import GAME
from gloaming.games.house.messages import FACTIONS, Drink, Mode, Options
from gloaming.games.house.setting import CHARACTERS
from gloaming.games.house.tests.table import FIVE, FOUR, THREE, Rows, dealt, draws, table

MODES: tuple[Mode, ...] = ("faction", "conspiracy")


@pytest.mark.rule("HOUSE-01")
@pytest.mark.parametrize("mode", MODES)
def test_three_to_five_people_play_in_either_mode_each_for_themselves(mode: Mode) -> None:
    roles = GAME.roles(Options(mode=mode))
    assert (roles.least, len(roles.places)) == (3, 5)
    assert roles.needs == ()
    assert {place.team for place in roles.places} == {None}


@pytest.mark.rule("HOUSE-01")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rows", [THREE, FOUR, FIVE])
def test_all_of_them_can_begin(mode: Mode, rows: Rows) -> None:
    told = table(rows, mode=mode)
    assert told.state.phase == "turn"
    assert told.legal("ann")


@pytest.mark.rule("HOUSE-02")
@pytest.mark.parametrize("rows", [THREE, FOUR, FIVE])
def test_there_are_twenty_clue_cards_two_of_each_value(rows: Rows) -> None:
    state = dealt(rows).state
    cards = [*state.safe, *(card for player in state.players for card in player.cards)]
    assert Counter(cards) == dict.fromkeys(range(10), 2)


@pytest.mark.rule("HOUSE-02")
def test_there_are_two_characters_of_each_faction() -> None:
    assert Counter(give.faction for give in CHARACTERS) == dict.fromkeys(FACTIONS, 2)
    assert len(set(CHARACTERS)) == 6


@pytest.mark.rule("HOUSE-02")
def test_a_character_counts_as_5() -> None:
    assert table().state.players[0].row == (0, 2, 4, 5, 6, 8, 9)


@pytest.mark.rule("HOUSE-03")
def test_a_pool_has_eight_tokens_1_to_8_and_a_draw_takes_any() -> None:
    told = table()
    assert [row.pool for row in told.view("public").rows] == [8, 8, 8]
    offered = told.ann(Drink()).legal("nature")
    assert [draw.value for draw in offered] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("HOUSE-03")
def test_everybody_has_tokens_of_their_own_and_each_of_them_once() -> None:
    told = table().ann(Drink()).deals(*draws(3, 4, 3, 3))
    choices = [GAME.legal(deed.before, "nature") for deed in told.deeds[-4:]]
    assert [len(offered) for offered in choices] == [8, 7, 8, 8]
    assert draws(3)[0] not in choices[1]
    assert [player.drawn for player in told.state.players] == [(3, 4), (3,), (3,)]
    assert [row.pool for row in told.view("cid").rows] == [6, 7, 7]


@pytest.mark.rule("HOUSE-04")
def test_the_table_chooses_one_of_two_modes() -> None:
    assert Options().mode == "faction"
    for mode in MODES:
        assert table(mode=mode).view("public").mode == mode
