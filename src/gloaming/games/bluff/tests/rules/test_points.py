import pytest

from gloaming.core import Seat
from gloaming.games.bluff.messages import CARDS, Fold, NobodyStayed, RoundBegan, Stay, Won
from gloaming.games.bluff.tests.table import cards, dealt


@pytest.mark.rule("BLUFF-09")
def test_the_highest_card_shown_takes_a_point_from_each_other_who_stayed() -> None:
    table = dealt(ann=3, bob=7, cid=1, dan=9).ann(Stay()).bob(Stay()).cid(Stay()).dan(Fold())
    assert table.state.points == (-1, 2, -1, 0)
    assert Won(Seat(1), 2) in table.saw("public")


@pytest.mark.rule("BLUFF-09")
def test_points_can_fall_below_zero() -> None:
    table = dealt(ann=0, bob=1).ann(Stay()).bob(Stay()).deals(*cards(0, 1)).ann(Stay()).bob(Stay())
    assert table.state.points == (-2, 2)
    assert [score.points for score in table.deals().view("ann").scores] == [-2, 2]


@pytest.mark.rule("BLUFF-10")
def test_a_lone_stayer_takes_one_point_from_nobody() -> None:
    table = dealt(ann=0, bob=9, cid=8).ann(Stay()).bob(Fold()).cid(Fold())
    assert table.state.points == (1, 0, 0)
    assert Won(Seat(0), 1) in table.saw("bob")


@pytest.mark.rule("BLUFF-11")
def test_if_everybody_folded_nothing_happens() -> None:
    table = dealt(ann=3, bob=7).ann(Fold()).bob(Fold())
    assert table.state.points == (0, 0)
    assert NobodyStayed() in table.saw("ann")
    assert table.outcome is None


@pytest.mark.rule("BLUFF-12")
def test_a_new_round_is_dealt_at_once() -> None:
    table = dealt(ann=3, bob=7).at(1_500).ann(Fold()).bob(Fold())
    assert {name: table.legal(name) for name in ("ann", "bob", "clock", "host")} == {
        "ann": (), "bob": (), "clock": (), "host": (),
    }  # fmt: skip
    again = table.deals()
    assert RoundBegan(2) in again.saw("ann")
    assert again.deeds[-1].input.at == 1_500
    assert again.legal("ann") == (Stay(), Fold())


@pytest.mark.rule("BLUFF-12")
def test_it_is_dealt_from_all_ten_cards() -> None:
    table = dealt(ann=3, bob=7).ann(Fold()).bob(Fold())
    assert table.legal("nature") == cards(*CARDS)
