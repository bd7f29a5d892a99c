from itertools import permutations

import pytest

from gloaming.games.house.events import (
    Covered,
    Drank,
    Drew,
    DrewSecretly,
    LastChanceCame,
    Placed,
    Revealed,
)
from gloaming.games.house.messages import Decline, Dig, Drink, PlaceHint, Reveal, Unlock
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    THREE,
    Rows,
    all_place,
    dig,
    digs_out,
    draws,
    drinks,
    drunk_dry,
    hint,
    kinds,
    passes,
    pools,
    table,
    turn_of,
    unlock,
)
from gloaming.games.house.views import Shown, Token
from gloaming.testing import Story

FIVES: Rows = {"ann": "0 2 5 | 5 8 9", "bob": "0 1 3 4 | 7 9", "cid": "1 2 4 | 6 6 8"}
LOW: Rows = {"ann": "0 0 1 1 2 | 9", "bob": "2 3 4 | 5 6 8", "cid": "4 | 5 6 7 8 9"}

# Turns


@pytest.mark.rule("HOUSE-12")
def test_on_a_turn_one_has_a_drink_digs_or_unlocks() -> None:
    told = turn_of(table(), "ann")
    assert kinds(told.legal("ann")) == {Drink, Dig, Unlock}
    assert told.legal("bob") == told.legal("cid") == ()


@pytest.mark.rule("HOUSE-12")
def test_turns_go_clockwise() -> None:
    told = table(starter=BOB)
    turns = []
    for _ in range(5):
        turns.append(told.state.turn)
        told = passes(told)
    assert turns == [BOB, CID, ANN, BOB, CID]


@pytest.mark.rule("HOUSE-12")
def test_each_of_the_three_is_a_whole_turn() -> None:
    told = turn_of(table(), "ann")
    assert drinks(told, "ann").state.turn == BOB
    assert told.ann(dig(BOB, 0, 9)).ann(Reveal(0)).state.turn == BOB
    assert told.ann(unlock(0, 0)).state.turn == BOB


# Have a Drink


@pytest.mark.rule("HOUSE-13")
def test_two_tokens_for_the_one_who_drinks_and_one_for_everybody_else() -> None:
    told = table(starter=BOB).bob(Drink()).deals(*draws(2, 8, 6, 3))
    assert [player.drawn for player in told.state.players] == [(3,), (2, 8), (6,)]
    assert told.view("public").waits_for == (ANN, BOB, CID)
    assert pools(told) == (7, 6, 7)


@pytest.mark.rule("HOUSE-13")
def test_everybody_sees_their_own_tokens_and_that_others_have_some() -> None:
    told = table().ann(Drink()).deals(*draws(2, 8, 6, 3))
    assert told.saw("bob") == (
        Drank(ANN), DrewSecretly(ANN), DrewSecretly(ANN), Drew(BOB, draws(6)[0].value),
        DrewSecretly(CID),
    )  # fmt: skip
    assert kinds(told.saw("public")) == {Drank, DrewSecretly}
    assert [told.view(name).drawn for name in told.names] == [(2, 8), (6,), (3,)]


@pytest.mark.rule("HOUSE-13")
def test_who_is_out_draws_nothing() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0)).bob(Decline())
    assert told.state.turn == CID
    told = told.cid(Drink()).deals()
    assert [len(player.drawn) for player in told.state.players] == [1, 0, 2]
    assert told.view("bob").waits_for == (ANN, CID)


@pytest.mark.rule("HOUSE-13")
def test_a_safe_keeper_is_still_in_the_round_and_draws_too() -> None:
    told = turn_of(table(), "ann").ann(unlock(0, 0)).bob(Drink()).deals()
    assert [len(player.drawn) for player in told.state.players] == [1, 2, 1]


@pytest.mark.rule("HOUSE-13")
def test_all_place_at_the_same_time_and_any_order_gives_the_same() -> None:
    told = table().ann(Drink()).deals(*draws(2, 8, 5, 6))
    tokens = {"ann": [hint(2, 1), hint(8, 6)], "bob": [hint(5, 3)], "cid": [hint(6, 6)]}
    ends = []
    for order in set(permutations(["ann", "ann", "bob", "cid"])):
        after, left = told, {name: list(own) for name, own in tokens.items()}
        for name in order:
            after = after.does(name, left[name].pop(0))
        ends.append(after.state)
    assert len(ends) == 12
    assert all(end == ends[0] for end in ends)
    assert (ends[0].phase, ends[0].turn) == ("turn", BOB)


@pytest.mark.rule("HOUSE-13")
def test_nobody_sees_a_token_before_it_is_placed() -> None:
    told = table().ann(Drink()).deals(*draws(2, 8, 5, 6)).bob(hint(5, 3))
    for name in ("ann", "cid", "public"):
        assert told.saw(name) == (Placed(BOB, draws(5)[0].value, 3),)
        assert [len(row.tokens) for row in told.view(name).rows] == [0, 1, 0]
    assert told.view("cid").waits_for == (ANN, CID)
    assert told.legal("bob") == ()
    other = table().ann(Drink()).deals(*draws(1, 3, 5, 4)).bob(hint(5, 3))
    assert told.view("bob") == other.view("bob")
    assert told.view("public") == other.view("public")


@pytest.mark.rule("HOUSE-13")
def test_the_turn_is_over_when_all_have_placed_all() -> None:
    told = table().ann(Drink()).deals(*draws(2, 8, 5, 6)).bob(hint(5, 3)).cid(hint(6, 6))
    told = told.ann(hint(8, 5))
    assert told.state.phase == "place"
    assert told.view("public").waits_for == (ANN,)
    assert told.ann(hint(2, 2)).state.turn == BOB


# Where a token goes


def gaps(rows: Rows, name: str, value: int) -> list[int]:
    """Where a player might place a token."""
    told = table(rows).ann(Drink())
    other = 1 if value != 1 else 2
    given = {"ann": (value, other, 1, 1), "bob": (1, 2, value, 1), "cid": (1, 2, 1, value)}
    moves = told.deals(*draws(*given[name])).legal(name)
    return [m.gap for m in moves if isinstance(m, PlaceHint) and m.value == value]


@pytest.mark.rule("HOUSE-14")
@pytest.mark.parametrize(
    ("name", "value", "fit"),
    [
        ("bob", 1, [1, 2]),
        ("bob", 2, [2]),
        ("bob", 6, [5]),
        ("bob", 8, [6]),
        ("ann", 1, [1]),
        ("ann", 4, [2, 3]),
        ("ann", 7, [5]),
        ("cid", 1, [0, 1]),
        ("cid", 8, [6, 7]),
    ],
)
def test_not_less_than_the_left_card_and_not_more_than_the_right(
    name: str, value: int, fit: list[int]
) -> None:
    assert gaps(THREE, name, value) == fit


@pytest.mark.rule("HOUSE-14")
@pytest.mark.parametrize(
    ("rows", "name", "fit"),
    [
        (THREE, "ann", [3, 4]),
        (THREE, "bob", [3, 4, 5]),
        (THREE, "cid", [3, 4, 5]),
        (FIVES, "ann", [2, 3, 4, 5]),
        (FIVES, "bob", [4, 5]),
    ],
)
def test_beside_the_character_and_beside_5s_goes_a_5(rows: Rows, name: str, fit: list[int]) -> None:
    assert gaps(rows, name, 5) == fit


@pytest.mark.rule("HOUSE-14")
def test_among_two_alike_it_goes_before_between_or_after() -> None:
    assert gaps(FIVES, "cid", 6) == [4, 5, 6]
    assert gaps(LOW, "ann", 1) == [2, 3, 4]


@pytest.mark.rule("HOUSE-14")
@pytest.mark.parametrize("gap", [5, 6])
def test_where_several_gaps_fit_the_owner_chooses(gap: int) -> None:
    told = table().ann(Drink()).deals(*draws(8, 1, 1, 1)).ann(hint(8, gap))
    assert told.view("public").rows[ANN].tokens == (Token(gap, draws(8)[0].value, ANN),)


@pytest.mark.rule("HOUSE-15")
def test_a_gap_takes_any_number_of_tokens_and_all_see_them() -> None:
    told = table(LOW).ann(Drink()).deals(*draws(8, 7, 1, 1)).ann(hint(8, 6)).ann(hint(7, 6))
    told = all_place(told).bob(Drink()).deals(*draws(2, 3, 2, 6)).ann(hint(6, 6))
    for name in ("ann", "bob", "cid", "public"):
        tokens = told.view(name).rows[ANN].tokens
        assert [(token.gap, token.value) for token in tokens] == [(6, 8), (6, 7), (6, 6)]
        assert {token.of for token in tokens} == {ANN}
    assert Placed(ANN, draws(6)[0].value, 6) in told.saw("public")


# A pool runs dry


def one_left(told: Story) -> Story:
    """Ann is to act with one token in her pool."""
    for _ in range(5):
        told = passes(told)
    return told.cid(dig(BOB, 0, 9)).cid(Reveal(0))


@pytest.mark.rule("HOUSE-16")
def test_for_each_token_that_is_missing_a_card_of_ones_choice_is_revealed() -> None:
    told = drunk_dry(table())
    assert pools(told) == (0, 0, 0)
    told = told.ann(Drink())
    assert told.legal("nature") == ()
    assert [player.owes for player in told.state.players] == [2, 1, 1]
    assert told.legal("ann") == tuple(map(Reveal, (0, 1, 2, 4, 5, 6)))
    told = told.ann(Reveal(4))
    assert Revealed(ANN, 4, told.state.players[ANN].row[4]) in told.saw("public")
    assert told.view("public").rows[ANN].cards[4] == Shown(draws(6)[0].value)
    assert told.legal("ann") == tuple(map(Reveal, (0, 1, 2, 5, 6)))
    told = told.ann(Reveal(0))
    assert told.legal("ann") == ()
    assert told.bob(Reveal(5)).cid(Reveal(6)).state.turn == BOB


@pytest.mark.rule("HOUSE-16")
def test_a_pool_of_one_gives_one_token_and_one_card_in_any_order() -> None:
    told = one_left(table())
    assert pools(told) == (1, 1, 2)
    told = told.ann(Drink()).deals()
    player = told.state.players[ANN]
    assert (len(player.drawn), player.owes) == (1, 1)
    assert kinds(told.legal("ann")) == {PlaceHint, Reveal}
    token = told.legal("ann")[0]
    first, last = told.ann(token).ann(Reveal(0)), told.ann(Reveal(0)).ann(token)
    assert first.state == last.state
    assert kinds(told.ann(token).legal("ann")) == {Reveal}
    assert kinds(told.ann(Reveal(0)).legal("ann")) == {PlaceHint}
    assert [len(player.drawn) for player in told.state.players] == [1, 1, 1]


@pytest.mark.rule("HOUSE-17")
def test_who_reveals_the_last_card_for_a_drink_has_no_last_chance() -> None:
    told = drunk_dry(table())
    for _ in range(3):
        told = passes(told)
    assert [len(player.hidden) for player in told.state.players] == [2, 2, 2]
    told = told.ann(Drink()).bob(Reveal(5)).cid(Reveal(5)).ann(Reveal(5))
    told = told.ann(Reveal(6))
    assert Covered(ANN) in told.saw("public")
    assert LastChanceCame not in kinds(told.saw("public"))
    assert (told.state.phase, told.state.turn, told.state.chances) == ("turn", BOB, ())
    assert told.legal("ann") == ()
