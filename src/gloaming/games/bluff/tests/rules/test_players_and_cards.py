import pytest

from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import (
    CARDS,
    Dealt,
    DealtFaceDown,
    FaceDown,
    FaceUp,
    Options,
    RoundBegan,
)
from gloaming.games.bluff.tests.table import cards, dealt
from gloaming.testing import story


@pytest.mark.rule("BLUFF-01")
def test_two_to_four_people_play() -> None:
    roles = GAME.roles(Options())
    assert roles.least == 2
    assert len(roles.places) == 4
    assert roles.needs == ()


@pytest.mark.rule("BLUFF-01")
def test_each_plays_for_themselves() -> None:
    assert {place.team for place in GAME.roles(Options()).places} == {None}


@pytest.mark.rule("BLUFF-02")
def test_there_are_ten_cards_and_any_of_them_may_be_dealt_first() -> None:
    assert CARDS == (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert story(GAME, "ann", "bob").legal("nature") == cards(*CARDS)


@pytest.mark.rule("BLUFF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_one_card(seats: int) -> None:
    table = story(GAME, seats=seats).deals()
    assert len(table.state.cards) == seats
    assert table.legal("nature") == ()


@pytest.mark.rule("BLUFF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_cards_are_alike(seats: int) -> None:
    offered = [deed.of for deed in story(GAME, seats=seats).deals().deeds]
    assert offered == [10, 9, 8, 7][:seats]
    with pytest.raises(AssertionError, match="nature cannot choose"):
        story(GAME, seats=seats).deals(*cards(4, 4))


@pytest.mark.rule("BLUFF-03")
def test_you_see_your_own_card_and_nobody_elses() -> None:
    table = dealt(ann=3, bob=7, cid=1)
    ann, bob, cid = (table.seat(name) for name in table.names)
    assert table.view("ann").hands == (FaceUp(ann, CARDS[3]), FaceDown(bob), FaceDown(cid))
    assert table.view("bob").hands == (FaceDown(ann), FaceUp(bob, CARDS[7]), FaceDown(cid))
    assert table.view("cid").hands == (FaceDown(ann), FaceDown(bob), FaceUp(cid, CARDS[1]))


@pytest.mark.rule("BLUFF-03")
def test_spectators_see_no_card() -> None:
    table = dealt(ann=3, bob=7)
    assert table.view("public").hands == (FaceDown(table.seat("ann")), FaceDown(table.seat("bob")))


@pytest.mark.rule("BLUFF-03")
def test_you_witness_your_own_deal_face_up_and_the_others_face_down() -> None:
    table = dealt(ann=3, bob=7)
    ann, bob = table.seat("ann"), table.seat("bob")
    assert table.saw("ann") == (RoundBegan(1), Dealt(ann, CARDS[3]), DealtFaceDown(bob))
    assert table.saw("bob") == (RoundBegan(1), DealtFaceDown(ann), Dealt(bob, CARDS[7]))
    assert table.saw("public") == (RoundBegan(1), DealtFaceDown(ann), DealtFaceDown(bob))
