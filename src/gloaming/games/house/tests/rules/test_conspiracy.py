from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.games.house import GAME
from gloaming.games.house.events import (
    Answered,
    DrewToAsk,
    FailedToUnlock,
    LostCharacter,
    MustUnlock,
    Placed,
    RoundEnded,
    SawSafe,
    Scored,
)
from gloaming.games.house.messages import Ask, Dig, Drink, PlaceHint, Question, Unlock, Value
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    FOUR,
    RIGHT,
    THREE,
    WRONG,
    Rows,
    asks,
    draws,
    hint,
    kinds,
    next_round,
    passes,
    points,
    pools,
    table,
    turn_of,
)
from gloaming.games.house.views import (
    Character,
    CharacterCovered,
    CharacterFaceDown,
    Guess,
    Hidden,
    Known,
    Reply,
    Token,
)
from gloaming.testing import Story

EVERYBODY = ("ann", "bob", "cid", "public")
DOUBLES: Rows = {"ann": "1 1 2 2 | 8 9", "bob": "0 3 4 | 5 6 8", "cid": "0 4 | 5 6 7 9"}


ACTIONS = {Drink, Dig, Ask, Unlock, Question, PlaceHint}


def conspiracy(rows: Rows = THREE, **chosen: Any) -> Story:
    """A table in Conspiracy mode."""
    return table(rows, mode="conspiracy", **chosen)


def actions(told: Story, name: str) -> set[type]:
    """What sorts of things somebody may do, apart from talking."""
    return kinds(told.legal(name)) & ACTIONS


# A question


@pytest.mark.rule("HOUSE-33")
def test_on_a_turn_one_asks_or_unlocks_and_neither_drinks_nor_digs() -> None:
    told = turn_of(conspiracy(), "ann")
    assert actions(told, "ann") == {Ask, Unlock}
    assert actions(told, "bob") == actions(told, "cid") == set()


@pytest.mark.rule("HOUSE-33")
def test_turns_go_clockwise_here_too() -> None:
    told = conspiracy(starter=CID)
    turns = []
    for _ in range(4):
        turns.append(told.state.turn)
        told = passes(told)
    assert turns == [CID, ANN, BOB, CID]


@pytest.mark.rule("HOUSE-34")
def test_everybody_sees_the_two_tokens_before_it_is_chosen_whom_to_ask() -> None:
    told = conspiracy().ann(Ask()).deals(*draws(6, 3))
    for name in EVERYBODY:
        assert told.saw(name) == (DrewToAsk(ANN, Value(3), Value(6)),)
        assert told.view(name).question == (3, 6)
    assert pools(told) == (6, 8, 8)
    asked = [move for move in told.legal("ann") if isinstance(move, Question)]
    assert asked == [Question(ANN), Question(BOB), Question(CID)]
    assert actions(told, "ann") == {Question}
    assert actions(told, "bob") == set()


@pytest.mark.rule("HOUSE-34")
@pytest.mark.parametrize(
    ("rows", "whom", "tokens", "count"),
    [
        (THREE, BOB, (2, 4), 0),
        (THREE, BOB, (1, 2), 1),
        (THREE, BOB, (1, 7), 2),
        (THREE, ANN, (3, 5), 0),
        (THREE, BOB, (2, 5), 1),
        (THREE, CID, (5, 6), 2),
        (DOUBLES, ANN, (1, 3), 2),
        (DOUBLES, ANN, (2, 8), 3),
        (DOUBLES, ANN, (1, 2), 4),
    ],
)
def test_all_are_told_how_many_clue_cards_show_one_of_the_two(
    rows: Rows, whom: Any, tokens: tuple[int, int], count: int
) -> None:
    told = conspiracy(rows).ann(Ask()).deals(*draws(*tokens)).ann(Question(whom))
    low, high = map(Value, tokens)
    for name in EVERYBODY:
        assert told.saw(name) == (Answered(ANN, whom, low, high, count),)
        assert told.view(name).replies == (Reply(ANN, whom, low, high, count),)


@pytest.mark.rule("HOUSE-35")
@pytest.mark.parametrize("moves", [[hint(3, 2), hint(5, 4)], [hint(5, 4), hint(3, 3)]])
def test_who_was_asked_places_both_tokens(moves: list[PlaceHint]) -> None:
    told = conspiracy().ann(Ask()).deals(*draws(3, 5)).ann(Question(BOB))
    assert told.view("public").waits_for == (BOB,)
    fits = [move for move in told.legal("bob") if isinstance(move, PlaceHint)]
    assert fits == [hint(3, 2), hint(3, 3), hint(5, 3), hint(5, 4), hint(5, 5)]
    assert actions(told, "ann") == set()
    told = told.bob(moves[0])
    assert told.state.phase == "place"
    told = told.bob(moves[1])
    assert told.saw("public") == (Placed(BOB, moves[1].value, moves[1].gap),)
    tokens = tuple(Token(move.gap, move.value, ANN) for move in moves)
    assert told.view("cid").rows[BOB].tokens == tokens
    assert (told.state.turn, pools(told)) == (BOB, (6, 8, 8))
    assert told.view("ann").question == ()


@pytest.mark.rule("HOUSE-35")
def test_who_asks_oneself_places_them_oneself() -> None:
    told = conspiracy().ann(Ask()).deals(*draws(1, 7)).ann(Question(ANN))
    told = told.ann(hint(1, 1)).ann(hint(7, 5))
    assert [token.value for token in told.view("bob").rows[ANN].tokens] == [1, 7]
    assert told.state.turn == BOB


@pytest.mark.rule("HOUSE-35")
def test_tokens_of_others_in_ones_row_are_none_of_ones_own() -> None:
    told = asks(conspiracy(), "ann", BOB, 3, 5).bob(Ask())
    assert told.legal("nature") == draws(*range(1, 9))
    told = told.deals(*draws(3, 5)).bob(Question(BOB)).bob(hint(3, 2)).bob(hint(5, 4))
    assert [token.of for token in told.view("cid").rows[BOB].tokens] == [ANN, ANN, BOB, BOB]


@pytest.mark.rule("HOUSE-36")
def test_without_two_tokens_there_is_no_question_and_one_must_unlock() -> None:
    told = conspiracy()
    for number in range(4):
        assert pools(told)[ANN] == 8 - 2 * number
        assert Ask() in told.legal("ann")
        told = passes(passes(passes(told)))
    assert pools(told) == (0, 0, 0)
    assert actions(told, "ann") == {Unlock}


# Unlock


@pytest.mark.rule("HOUSE-37")
def test_an_unlock_cannot_be_the_first_action() -> None:
    told = conspiracy()
    for name in told.names:
        assert actions(told, name) == {Ask}
        told = passes(told)
    assert actions(told, "ann") == {Ask, Unlock}


@pytest.mark.rule("HOUSE-37")
def test_to_be_asked_is_no_action_of_ones_own() -> None:
    told = asks(conspiracy(), "ann", BOB)
    assert actions(told, "bob") == {Ask}


@pytest.mark.rule("HOUSE-38")
def test_right_is_a_point_for_everybody_and_one_more_for_the_one_who_unlocked() -> None:
    told = turn_of(conspiracy(), "bob").bob(RIGHT)
    assert points(told) == (1, 2, 1)
    assert told.saw("public")[-3:] == (Scored(ANN, 1), Scored(BOB, 2), Scored(CID, 1))
    assert RoundEnded("conspiracy", (ANN, BOB, CID)) in told.saw("ann")
    assert told.state.phase == "over"


@pytest.mark.rule("HOUSE-38")
def test_who_has_lost_the_character_earns_nothing() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG).bob(RIGHT)
    assert points(told) == (0, 2, 1)
    assert told.state.result.seats == (BOB, CID)


@pytest.mark.rule("HOUSE-39")
def test_wrong_and_the_character_is_given_up_and_no_more_is_learnt() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG)
    for name in EVERYBODY:
        assert told.saw(name) == (FailedToUnlock(ANN, Value(0), Value(0)), LostCharacter(ANN))
        assert told.view(name).safe == ()
        assert told.view(name).guesses == (Guess(ANN, Value(0), Value(0), None),)
        assert told.view(name).standing == (BOB, CID)
        assert told.view(name).keeper is None


@pytest.mark.rule("HOUSE-39")
def test_they_have_no_more_turns_but_are_asked_and_answered_for() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG)
    told = told.bob(Ask()).deals(lambda legal: legal[0], lambda legal: legal[0])
    assert told.view("cid").question == (3, 4)
    told = told.bob(Question(ANN))
    assert told.view("cid").replies[-1].count == 1
    assert actions(told, "ann") == {PlaceHint}
    told = told.ann(hint(3, 2)).ann(hint(4, 2))
    assert told.state.turn == CID
    assert passes(told).state.turn == BOB


@pytest.mark.rule("HOUSE-39")
def test_a_table_may_choose_that_they_see_the_safe() -> None:
    told = turn_of(conspiracy(shows_safe=True), "ann").ann(WRONG)
    assert told.saw("ann")[-1] == SawSafe(ANN, Value(3), Value(7))
    assert told.view("ann").safe == (3, 7)
    for name in ("bob", "cid", "public"):
        assert SawSafe not in kinds(told.saw(name))
        assert told.view(name).safe == ()


@pytest.mark.rule("HOUSE-40")
def test_the_last_who_has_the_character_must_unlock_at_once() -> None:
    told = turn_of(conspiracy(FOUR), "bob").bob(WRONG).cid(WRONG)
    assert actions(told, "dan") == {Ask, Unlock}
    told = told.dan(WRONG)
    assert told.saw("public")[-1] == MustUnlock(ANN)
    assert told.state.turn == ANN
    assert actions(told, "ann") == {Unlock}
    assert pools(told)[ANN] == 4


@pytest.mark.rule("HOUSE-40")
def test_even_as_a_first_action() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG).bob(WRONG)
    fresh = told.state.put(CID, replace(told.state.players[CID], has_acted=False))
    assert kinds(GAME.legal(fresh, CID)) & ACTIONS == {Unlock}


@pytest.mark.rule("HOUSE-40")
def test_if_that_fails_too_nobody_earns_anything() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG).bob(WRONG).cid(WRONG)
    assert RoundEnded("nobody", ()) in told.saw("public")
    assert Scored not in kinds(told.saw("public"))
    assert points(told) == (0, 0, 0)
    assert told.state.phase == "over"


@pytest.mark.rule("HOUSE-40")
def test_if_it_is_right_the_last_one_earns_two() -> None:
    told = turn_of(conspiracy(FOUR), "ann").ann(WRONG).bob(WRONG).cid(WRONG).dan(RIGHT)
    assert points(told) == (0, 0, 0, 2)
    assert told.state.result.seats == (DAN,)


# What can be seen


@pytest.mark.rule("HOUSE-41")
def test_no_card_is_ever_shown_before_the_round_is_over() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG)
    told = passes(passes(told))
    backs = (Hidden, CharacterFaceDown, CharacterCovered)
    assert {type(c) for row in told.view("public").rows for c in row.cards} <= {*backs}
    over = told.bob(RIGHT).view("public").rows
    assert {type(card) for row in over for card in row.cards} == {Known, Character}


@pytest.mark.rule("HOUSE-41")
def test_answers_stay_readable_for_the_whole_round() -> None:
    told = asks(asks(conspiracy(), "ann", BOB, 1, 7), "bob", CID, 2, 4)
    told = turn_of(told, "ann").ann(WRONG)
    first, second, *_ = told.view("public").replies
    assert first == Reply(ANN, BOB, Value(1), Value(7), 2)
    assert second == Reply(BOB, CID, Value(2), Value(4), 2)
    over = told.bob(RIGHT)
    assert over.view("cid").replies[:2] == (first, second)
    assert next_round(over).view("cid").replies == ()


@pytest.mark.rule("HOUSE-48")
def test_a_character_that_was_given_up_leaves_a_mark_that_counts_as_5() -> None:
    told = turn_of(conspiracy(), "ann").ann(WRONG)
    for name in EVERYBODY:
        assert told.view(name).rows[ANN].cards[3] == CharacterCovered()
    told = told.bob(Ask()).deals(*draws(5, 7)).bob(Question(ANN))
    fits = [move for move in told.legal("ann") if isinstance(move, PlaceHint)]
    assert fits == [hint(5, 3), hint(5, 4), hint(7, 5)]
    assert told.view("cid").replies[-1].count == 0
