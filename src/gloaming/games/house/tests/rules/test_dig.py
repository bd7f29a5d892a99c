import pytest

from gloaming.games.house.events import (
    Covered,
    Declined,
    DugRight,
    DugWrong,
    KeeperAnswered,
    LastChanceCame,
    Revealed,
    Unlocked,
)
from gloaming.games.house.messages import Decline, Dig, Reveal, Unlock, Value
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    EVE,
    FIVE,
    FOUR,
    RIGHT,
    WRONG,
    dig,
    digs_out,
    digs_wrong,
    drinks,
    kinds,
    passes,
    points,
    table,
    turn_of,
    unlock,
)
from gloaming.games.house.views import CharacterCovered, Hidden, Miss, Shown
from gloaming.testing import Story

# Dig


@pytest.mark.rule("HOUSE-18")
def test_any_face_down_card_of_another_player_and_any_value_can_be_named() -> None:
    digs = [move for move in table().legal("ann") if isinstance(move, Dig)]
    assert {move.whom for move in digs} == {BOB, CID}
    assert [move.place for move in digs if move.whom == BOB][::10] == [0, 1, 2, 3, 5, 6]
    assert [move.place for move in digs if move.whom == CID][::10] == [0, 1, 2, 4, 5, 6]
    assert [move.value for move in digs if (move.whom, move.place) == (CID, 4)] == [*range(10)]


@pytest.mark.rule("HOUSE-18")
def test_the_table_says_whether_it_is_right() -> None:
    right, wrong = table().ann(dig(BOB, 2, 3)), table().ann(dig(BOB, 2, 4))
    for name in ("ann", "bob", "cid", "public"):
        assert right.saw(name) == (DugRight(ANN, BOB, 2, Value(3)),)
        assert wrong.saw(name) == (DugWrong(ANN, BOB, 2, Value(4)),)
        assert wrong.view(name).misses == (Miss(ANN, BOB, 2, Value(4)),)
    assert wrong.view("ann").rows[BOB].cards[2] == Hidden()


@pytest.mark.rule("HOUSE-18")
def test_of_two_alike_the_one_that_was_named_is_meant() -> None:
    rows = {"ann": "0 2 4 | 6 8 9", "bob": "0 1 3 | 6 7 9", "cid": "1 2 4 | 5 5 8"}
    told = table(rows).ann(dig(CID, 5, 5))
    assert told.state.players[CID].hidden == (0, 1, 2, 4, 6)
    assert told.ann(dig(CID, 4, 5)).state.players[CID].hidden == (0, 1, 2, 6)


@pytest.mark.rule("HOUSE-19")
def test_right_reveals_the_card_and_the_digger_must_dig_again() -> None:
    told = table().ann(dig(BOB, 5, 7))
    assert told.view("public").rows[BOB].cards[5] == Shown(Value(7))
    assert kinds(told.legal("ann")) == {Dig}
    assert {move.whom for move in told.legal("ann")} == {BOB, CID}
    assert dig(BOB, 5, 7) not in told.legal("ann")
    assert told.legal("bob") == told.legal("cid") == ()
    told = told.ann(dig(CID, 0, 1)).ann(dig(BOB, 0, 0))
    assert (told.state.phase, told.state.turn) == ("dig", ANN)
    assert told.ann(dig(CID, 1, 0)).state.phase == "reveal"


@pytest.mark.rule("HOUSE-19")
def test_the_chain_ends_when_nobody_else_has_a_face_down_card() -> None:
    told = digs_out(table(), "ann", BOB, CID)
    assert [player.hidden for player in told.state.players[1:]] == [(), ()]
    assert told.legal("ann") == ()
    assert told.state.phase == "last-chance"


@pytest.mark.rule("HOUSE-20")
@pytest.mark.parametrize("place", [0, 2, 6])
def test_wrong_and_the_digger_reveals_a_card_of_their_choice(place: int) -> None:
    told = table().ann(dig(BOB, 0, 5))
    assert told.legal("ann") == tuple(map(Reveal, (0, 1, 2, 4, 5, 6)))
    told = told.ann(Reveal(place))
    assert told.saw("cid") == (Revealed(ANN, place, told.state.players[ANN].row[place]),)
    assert (told.state.phase, told.state.turn) == ("turn", BOB)


@pytest.mark.rule("HOUSE-20")
def test_a_chain_ends_in_the_same_way() -> None:
    told = table().ann(dig(BOB, 0, 0)).ann(dig(CID, 6, 9)).ann(Reveal(6))
    assert [len(player.hidden) for player in told.state.players] == [5, 5, 6]
    assert told.state.turn == BOB


def down_to_one(told: Story) -> Story:
    """Everybody has dug wrongly until all have one card left, and it is Ann's turn."""
    while any(len(player.hidden) > 1 for player in told.state.players):
        told = digs_wrong(told)
    return told


@pytest.mark.rule("HOUSE-21")
def test_a_digger_who_reveals_the_last_card_has_no_last_chance() -> None:
    told = digs_wrong(down_to_one(table()))
    assert Covered(ANN) in told.saw("public")
    assert LastChanceCame not in kinds(told.saw("public"))
    assert (told.state.phase, told.state.turn) == ("turn", BOB)
    assert told.state.is_out(ANN)


# Out of the round


@pytest.mark.rule("HOUSE-22")
def test_whose_cards_are_all_revealed_covers_the_character() -> None:
    told = digs_out(table(), "ann", BOB)
    assert told.saw("public")[-1] == Covered(BOB)
    for name in ("ann", "bob", "public"):
        assert told.view(name).rows[BOB].cards[4] == CharacterCovered()
        assert told.view(name).standing == (ANN, CID)
        assert told.view(name).out == (BOB,)


@pytest.mark.rule("HOUSE-22")
def test_who_is_out_has_no_turns_draws_nothing_and_cannot_be_dug() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0)).bob(Decline())
    assert told.state.turn == CID
    assert {move.whom for move in told.legal("cid") if isinstance(move, Dig)} == {ANN}
    told = drinks(told, "cid")
    assert told.state.turn == ANN
    assert told.state.players[BOB].pool == 8
    assert drinks(told, "ann").state.turn == CID


@pytest.mark.rule("HOUSE-22")
def test_they_can_no_longer_win_for_their_faction() -> None:
    told = table(FOUR, factions=("red", "blue", "yellow", "red"))
    told = digs_out(told, "ann", DAN).ann(dig(BOB, 0, 9)).ann(Reveal(0)).dan(Decline())
    told = digs_out(passes(passes(told)), "ann", BOB, CID).bob(Decline()).cid(Decline())
    assert points(told) == (2, 0, 0, 0)


@pytest.mark.rule("HOUSE-22", "HOUSE-27")
def test_a_safe_keeper_who_is_out_remains_safe_keeper_without_a_last_chance() -> None:
    told = turn_of(table(FOUR), "bob").bob(WRONG)
    told = digs_out(told, "cid", BOB).cid(dig(ANN, 0, 9)).cid(Reveal(0))
    assert told.state.is_out(BOB)
    assert told.view("public").keeper == BOB
    assert (told.state.phase, told.state.turn) == ("turn", DAN)
    told = told.dan(WRONG)
    assert told.view("public").keeper_tokens == (DAN,)


# Last Chance


@pytest.mark.rule("HOUSE-23")
def test_whose_last_card_was_dug_may_unlock_once_more_or_decline() -> None:
    told = digs_out(table(), "ann", BOB)
    assert told.state.phase == "dig"
    assert LastChanceCame not in kinds(told.saw("public"))
    told = told.ann(dig(CID, 0, 9))
    assert LastChanceCame not in kinds(told.saw("public"))
    told = told.ann(Reveal(0))
    assert told.saw("public")[-1] == LastChanceCame(BOB)
    assert kinds(told.legal("bob")) == {Unlock, Decline}
    assert len(told.legal("bob")) == 56
    assert told.legal("ann") == told.legal("cid") == ()


@pytest.mark.rule("HOUSE-23")
def test_a_last_chance_that_is_right_is_a_triumph() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0)).bob(RIGHT)
    assert told.saw("cid")[0] == Unlocked(BOB, Value(3), Value(7))
    assert points(told) == (0, 2, 0)


@pytest.mark.rule("HOUSE-23")
def test_after_it_the_turn_goes_on_from_the_digger() -> None:
    told = digs_out(table(starter=CID), "cid", BOB).cid(dig(ANN, 0, 9)).cid(Reveal(0))
    told = told.bob(Decline())
    assert told.saw("ann") == (Declined(BOB),)
    assert (told.state.phase, told.state.turn) == ("turn", ANN)


@pytest.mark.rule("HOUSE-23")
def test_several_go_clockwise_from_the_digger_whoever_was_dug_first() -> None:
    told = passes(table(FOUR, factions=("red", "blue", "yellow", "red")))
    told = digs_out(told, "bob", DAN, CID).bob(dig(ANN, 0, 9)).bob(Reveal(0))
    assert told.state.chances == (CID, DAN)
    assert told.saw("public")[-1] == LastChanceCame(CID)
    assert told.legal("dan") == ()
    told = told.cid(Decline())
    assert told.saw("public")[-1] == LastChanceCame(DAN)
    assert told.dan(Decline()).state.turn == ANN


@pytest.mark.rule("HOUSE-23")
def test_clockwise_passes_the_end_of_the_table() -> None:
    told = digs_out(passes(table()), "bob", ANN, CID)
    assert told.state.chances == (CID, ANN)


@pytest.mark.rule("HOUSE-23")
def test_five_players_go_clockwise_too() -> None:
    told = digs_out(passes(passes(table(FIVE))), "cid", ANN, EVE).cid(dig(DAN, 0, 9))
    told = told.cid(Reveal(0))
    assert told.state.chances == (EVE, ANN)
    assert told.eve(Decline()).ann(Decline()).state.turn == DAN


@pytest.mark.rule("HOUSE-23", "HOUSE-28")
def test_of_two_who_fail_the_first_keeps_the_safe_and_the_second_pays() -> None:
    told = digs_out(table(), "ann", BOB, CID).bob(unlock(3, 8))
    assert told.view("bob").safe == (3, 7)
    assert (told.view("cid").keeper, told.view("cid").safe) == (BOB, ())
    told = told.cid(unlock(3, 9))
    assert told.saw("public")[0] == KeeperAnswered(CID, Value(3), Value(9), 1)
    assert told.view("public").keeper_tokens == (CID,)
    assert points(told) == (2, 0, 0)


@pytest.mark.rule("HOUSE-24")
def test_who_never_acted_may_unlock_as_a_last_chance() -> None:
    told = digs_out(table(), "ann", CID).ann(dig(BOB, 0, 9)).ann(Reveal(0))
    assert not told.state.players[CID].has_acted
    assert RIGHT in told.legal("cid")


@pytest.mark.rule("HOUSE-47")
def test_a_chain_also_ends_when_all_uncovered_characters_are_of_one_faction() -> None:
    told = digs_out(table(FOUR, factions=("red", "red", "blue", "yellow")), "ann", CID, DAN)
    assert told.state.players[BOB].hidden
    assert told.saw("public")[-2:] == (Covered(DAN), LastChanceCame(CID))
    assert told.legal("ann") == ()
    told = told.cid(Decline())
    assert told.saw("public") == (Declined(CID), LastChanceCame(DAN))
    assert told.state.result is None
    told = told.dan(Decline())
    assert told.state.result.reason == "faction"
    assert points(told) == (1, 1, 0, 0)


@pytest.mark.rule("HOUSE-47")
def test_a_last_chance_can_still_take_the_round_from_that_faction() -> None:
    told = digs_out(table(FOUR, factions=("red", "red", "blue", "yellow")), "ann", CID, DAN)
    told = told.cid(Decline()).dan(RIGHT)
    assert told.state.result.reason == "unlocked"
    assert points(told) == (0, 0, 0, 2)


@pytest.mark.rule("HOUSE-47")
def test_a_safe_keeper_does_not_hold_a_chain_up() -> None:
    told = turn_of(table(), "bob").bob(WRONG)
    told = digs_out(told, "cid", ANN)
    assert told.state.players[BOB].hidden
    assert told.state.standing == (CID,)
    assert told.saw("public")[-1] == LastChanceCame(ANN)
    told = told.ann(WRONG)
    assert told.view("public").keeper_tokens == (ANN,)
    assert points(told) == (0, 0, 2)
