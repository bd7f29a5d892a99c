"""What is looked up is there for everything that can be asked, and says what the rules say."""

from itertools import combinations_with_replacement
from typing import get_args

from msgspec.structs import replace

from gloaming.core import Seat
from gloaming.games.house import GAME, drinks, rules
from gloaming.games.house.messages import CHARACTER, HINTS, VALUES, Move, Phase
from gloaming.games.house.state import PLACES, Player

ANN = Seat(0)


def test_every_move_does_something() -> None:
    assert set(rules.DEEDS) == set(get_args(Move))


def test_every_phase_but_the_deal_asks_for_a_decision() -> None:
    assert {*rules.DECISIONS, "setup"} == set(get_args(Phase))


def test_the_gaps_of_a_token_are_those_that_it_fits_into() -> None:
    table = GAME.setup(GAME.options(), GAME.roles(GAME.options()).places[:3])
    for cards in combinations_with_replacement(VALUES, 4):
        place = sum(card < CHARACTER for card in cards)
        player = Player(cards=cards, shown=(False,) * 4, place=place, drawn=HINTS)
        fitting = [
            move
            for value in HINTS
            for move in drinks.PLACEMENTS[value][: len(player.row) + 1]
            if drinks.fits(player.row, move)
        ]
        state = replace(table.put(ANN, player), phase="place")
        assert list(drinks.placements(state, ANN)) == fitting


def test_the_longest_row_has_no_more_gaps_than_places() -> None:
    assert PLACES == 18 // 3 + 1 + 1
