from itertools import combinations_with_replacement

import pytest

from gloaming.games.house.events import (
    BecameKeeper,
    Covered,
    FailedToUnlock,
    KeeperAnswered,
    KeeperLaidBare,
    KeeperTook,
    LastChanceCame,
    Revealed,
    RoundEnded,
    SawSafe,
    Scored,
    Unlocked,
)
from gloaming.games.house.messages import Dig, Drink, Reveal, Unlock, Value
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    RIGHT,
    THREE,
    WRONG,
    Rows,
    dig,
    digs_out,
    digs_wrong,
    draws,
    drinks,
    drunk_dry,
    kinds,
    next_round,
    passes,
    points,
    pools,
    table,
    turn_of,
    unlock,
)
from gloaming.games.house.views import CharacterCovered, Guess
from gloaming.testing import Story

TWO_THREES: Rows = {"ann": THREE["ann"], "bob": "0 1 5 | 7 7 9", "cid": THREE["cid"]}
DRAWS = draws(*range(1, 9))
EVERYBODY = ("ann", "bob", "cid", "public")


def kept(told: Story) -> Story:
    """Ann has failed to unlock; it is Bob's turn, and he has acted before."""
    return passes(passes(passes(told))).ann(WRONG)


def two_threes() -> Story:
    return table(TWO_THREES, safe=(3, 3))


# Who may unlock


@pytest.mark.rule("HOUSE-24")
def test_any_two_values_can_be_named_once_and_equal_ones_too() -> None:
    unlocks = [move for move in turn_of(table(), "ann").legal("ann") if isinstance(move, Unlock)]
    assert [(u.low, u.high) for u in unlocks] == [*combinations_with_replacement(range(10), 2)]


@pytest.mark.rule("HOUSE-24")
def test_it_cannot_be_the_first_action_of_the_round() -> None:
    told = table()
    for name in told.names:
        assert Unlock not in kinds(told.legal(name))
        told = passes(told)
    for name in told.names:
        assert Unlock in kinds(told.legal(name))
        told = passes(told)


@pytest.mark.rule("HOUSE-24")
def test_a_dig_is_an_action_too() -> None:
    told = passes(passes(digs_wrong(table())))
    assert Unlock in kinds(told.legal("ann"))


@pytest.mark.rule("HOUSE-24")
def test_a_drink_of_somebody_else_is_no_action_of_ones_own() -> None:
    assert table().view("public").acted == ()
    assert passes(table()).view("public").acted == (ANN,)


@pytest.mark.rule("HOUSE-24")
def test_each_round_has_a_first_action() -> None:
    told = next_round(turn_of(table(), "ann").ann(RIGHT))
    assert told.view("public").acted == ()
    assert Unlock not in kinds(told.legal("bob"))


# Right


@pytest.mark.rule("HOUSE-25")
def test_both_right_is_a_triumph_and_the_round_is_over() -> None:
    told = turn_of(table(), "ann").ann(RIGHT)
    for name in EVERYBODY:
        seen = told.saw(name)
        assert seen[:2] == (Unlocked(ANN, Value(3), Value(7)), RoundEnded("unlocked", (ANN,)))
        assert seen[-1] == Scored(ANN, 2)
        assert told.view(name).safe == (3, 7)
    assert points(told) == (2, 0, 0)
    assert told.state.phase == "over"


@pytest.mark.rule("HOUSE-25")
def test_a_safe_with_two_alike_wants_both_named() -> None:
    told = turn_of(two_threes(), "ann")
    assert points(told.ann(unlock(3, 3))) == (2, 0, 0)
    assert points(told.ann(unlock(3, 7))) == (0, 0, 0)


# Wrong: the Safe Keeper


@pytest.mark.rule("HOUSE-26")
def test_the_first_to_fail_sees_the_safe_and_keeps_it() -> None:
    told = turn_of(table(), "ann").ann(unlock(3, 8))
    failed = (FailedToUnlock(ANN, Value(3), Value(8)), BecameKeeper(ANN))
    assert told.saw("ann") == (*failed, SawSafe(ANN, Value(3), Value(7)))
    assert told.view("ann").safe == (3, 7)
    for name in ("bob", "cid", "public"):
        assert told.saw(name) == failed
        assert told.view(name).safe == ()
        assert told.view(name).guesses == (Guess(ANN, Value(3), Value(8), None),)
    assert told.state.turn == BOB


@pytest.mark.rule("HOUSE-26")
def test_the_safe_keeper_covers_the_character_and_is_still_in_the_round() -> None:
    view = turn_of(table(), "ann").ann(WRONG).view("public")
    assert view.keeper == ANN
    assert view.rows[ANN].cards[3] == CharacterCovered()
    assert (view.standing, view.out) == ((BOB, CID), ())


@pytest.mark.rule("HOUSE-26")
def test_others_learn_only_that_it_was_wrong() -> None:
    """With one value right the table looks as it would with none, but for what was said."""
    half, none = (turn_of(told, "ann").ann(unlock(7, 8)) for told in (table(), two_threes()))
    assert half.saw("cid") == none.saw("cid")
    assert half.view("cid").guesses == none.view("cid").guesses


@pytest.mark.rule("HOUSE-27")
def test_the_safe_keeper_drinks_and_digs_but_never_unlocks_again() -> None:
    told = passes(passes(kept(table())))
    assert kinds(told.legal("ann")) == {Drink, Dig}
    assert drinks(told, "ann").state.turn == BOB
    assert told.ann(dig(BOB, 0, 0)).state.phase == "dig"


@pytest.mark.rule("HOUSE-27")
def test_not_even_as_a_last_chance() -> None:
    told = digs_out(kept(table()), "bob", ANN)
    assert told.saw("public")[-1] == KeeperLaidBare(ANN)
    told = told.bob(dig(CID, 0, 9)).bob(Reveal(0))
    assert (told.state.phase, told.state.turn) == ("turn", CID)


# Wrong: the Safe Keeper is paid


@pytest.mark.rule("HOUSE-28")
@pytest.mark.parametrize(
    ("pair", "right"), [((0, 1), 0), ((3, 8), 1), ((3, 3), 1), ((7, 7), 1), ((6, 7), 1)]
)
def test_all_are_told_how_many_are_right(pair: tuple[int, int], right: int) -> None:
    told = kept(table()).bob(unlock(*pair))
    low, high = map(Value, pair)
    for name in EVERYBODY:
        answer = (KeeperAnswered(BOB, low, high, right), KeeperTook(BOB, 1))
        assert told.saw(name) == answer
        assert told.view(name).guesses[-1] == Guess(BOB, low, high, right)


@pytest.mark.rule("HOUSE-28")
def test_one_named_value_is_not_counted_for_two_cards() -> None:
    told = kept(two_threes()).bob(unlock(3, 7))
    assert told.view("cid").guesses[-1].right == 1


@pytest.mark.rule("HOUSE-28")
def test_a_token_of_the_guesser_goes_onto_the_card_and_the_guesser_plays_on() -> None:
    before = kept(table())
    told = before.bob(WRONG)
    assert pools(told)[BOB] == pools(before)[BOB] - 1
    assert told.view("public").keeper_tokens == (BOB,)
    assert told.view("public").standing == (BOB, CID)
    assert told.view("bob").safe == ()
    again = passes(passes(told))
    assert (again.state.turn, kinds(again.legal("bob"))) == (BOB, {Drink, Dig, Unlock})


@pytest.mark.rule("HOUSE-28")
def test_after_a_last_chance_the_guesser_stays_out() -> None:
    told = digs_out(kept(table()), "bob", CID).cid(WRONG)
    assert told.view("public").keeper_tokens == (CID,)
    assert told.state.is_out(CID)
    assert points(told) == (0, 2, 0)


@pytest.mark.rule("HOUSE-28")
def test_an_empty_pool_costs_a_card_of_ones_choice_and_the_count_rises() -> None:
    told = drunk_dry(table()).ann(WRONG).bob(WRONG)
    assert told.saw("public")[-1] == KeeperTook(BOB, 1)
    assert told.legal("bob") == tuple(map(Reveal, (0, 1, 2, 3, 5, 6)))
    told = told.bob(Reveal(6))
    assert told.saw("ann") == (Revealed(BOB, 6, Value(9)),)
    assert pools(told) == (0, 0, 0)
    assert told.view("public").keeper_tokens == (BOB,)
    assert (told.state.phase, told.state.turn) == ("turn", CID)


@pytest.mark.rule("HOUSE-28")
def test_a_last_card_revealed_like_this_earns_no_last_chance() -> None:
    told = drunk_dry(table())
    while any(len(player.hidden) > 1 for player in told.state.players):
        told = digs_wrong(told)
    told = told.ann(WRONG).bob(WRONG).bob(Reveal(6))
    assert told.saw("public")[:2] == (Revealed(BOB, 6, Value(9)), Covered(BOB))
    assert LastChanceCame not in kinds(told.saw("public"))
    assert points(told) == (0, 0, 2)


@pytest.mark.rule("HOUSE-28")
def test_a_last_chance_with_an_empty_pool_reveals_nothing_and_still_counts() -> None:
    told = digs_out(drunk_dry(table()).ann(WRONG), "bob", CID).cid(WRONG)
    assert KeeperTook(CID, 1) in told.saw("public")
    assert Revealed not in kinds(told.saw("public"))
    assert told.view("public").keeper_tokens == (CID,)
    assert points(told) == (0, 2, 0)


# The third token


@pytest.mark.rule("HOUSE-29")
def test_with_the_third_token_the_safe_keeper_has_a_triumph() -> None:
    told = kept(table()).bob(WRONG).cid(WRONG)
    assert told.state.phase == "turn"
    told = passes(told).bob(WRONG)
    ended = (KeeperTook(BOB, 3), RoundEnded("keeper", (ANN,)))
    assert told.saw("public")[1:3] == ended
    assert points(told) == (2, 0, 0)


@pytest.mark.rule("HOUSE-29")
def test_a_right_guess_after_two_tokens_is_the_guessers() -> None:
    told = passes(kept(table()).bob(WRONG).cid(WRONG)).bob(RIGHT)
    assert points(told) == (0, 2, 0)


@pytest.mark.rule("HOUSE-29", "HOUSE-45")
def test_the_third_from_an_empty_pool_ends_the_round_before_a_card_is_revealed() -> None:
    told = drunk_dry(table()).ann(WRONG).bob(WRONG).bob(Reveal(0)).cid(WRONG).cid(Reveal(0))
    told = passes(told).bob(WRONG)
    assert told.state.phase == "over"
    assert Revealed not in kinds(told.saw("public"))
    assert points(told) == (2, 0, 0)


@pytest.mark.rule("HOUSE-29")
def test_a_safe_keeper_who_is_out_has_it_too() -> None:
    told = digs_out(kept(table()), "bob", ANN).bob(dig(CID, 0, 9)).bob(Reveal(0))
    told = told.cid(WRONG).bob(WRONG).cid(WRONG)
    assert told.state.result.reason == "keeper"
    assert points(told) == (2, 0, 0)


@pytest.mark.rule("HOUSE-57")
def test_nobody_learns_which_token_lies_on_the_card() -> None:
    told = kept(table()).bob(WRONG)
    for name in EVERYBODY:
        assert told.saw(name)[1:] == (KeeperTook(BOB, 1),)
        assert told.view(name).keeper_tokens == (BOB,)
    assert told.view("bob").rows[BOB].pool == 3


@pytest.mark.rule("HOUSE-57")
def test_whatever_has_not_been_seen_may_still_be_drawn_until_the_pool_is_empty() -> None:
    told = kept(table()).bob(WRONG)
    unseen = 8 - len(told.state.players[BOB].spent)
    offers = []
    while pools(told)[BOB]:
        told = passes(told)
        drawn = [deed for deed in told.deeds if deed.input.move in DRAWS]
        offers = [deed.of for deed in drawn if deed.before.to_draw[0] == BOB]
    assert unseen == 4
    assert offers[-3:] == [4, 3, 2]
    assert len(told.state.players[BOB].spent) == 7


@pytest.mark.rule("HOUSE-57")
def test_they_are_not_turned_when_the_round_is_over() -> None:
    told = kept(table()).bob(WRONG).cid(RIGHT)
    assert told.view("bob").keeper_tokens == (BOB,)
    assert len(told.state.players[BOB].spent) == 4
