"""What the door refuses, leaving everything as it was."""

from typing import Any

import msgspec
import pytest

from gloaming.core import Reason, Seat, TimeUp
from gloaming.games.house import GAME
from gloaming.games.house.messages import (
    Arrange,
    Ask,
    Claim,
    Deal,
    Decline,
    Draw,
    Drink,
    GoOn,
    Inquire,
    Move,
    Options,
    Question,
    Reveal,
    Value,
)
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    DAN,
    RIGHT,
    WRONG,
    dealt,
    dig,
    digs_out,
    draws,
    drinks,
    drunk_dry,
    hint,
    passes,
    table,
    turn_of,
    unlock,
)
from gloaming.testing import Story
from gloaming.words import LANGUAGES, game_words

WORDS = [game_words(language, GAME) for language in LANGUAGES]


def refused(told: Story, name: str, why: str, *moves: Any) -> None:
    """None of these is allowed, the player is told why, and nothing comes of any."""
    for move in moves:
        assert told.refuses(name, move, "not-legal").deeds == told.deals().deeds
        reason = GAME.why_not(told.deals().view(name), move)
        assert reason == Reason(why), move
        assert all(words.explain("refused", reason, told.names) for words in WORDS)


# Rows, tokens, own cards


@pytest.mark.rule("HOUSE-09")
def test_rows_that_cannot_be() -> None:
    told = dealt()
    refused(told, "ann", "not-so-many-fives", Arrange(1), Arrange(-1))
    refused(told, "bob", "not-so-many-fives", Arrange(2), Arrange(3))
    refused(told.bob(Arrange(1)), "bob", "not-your-turn", Arrange(0), Arrange(1))
    refused(table(), "bob", "not-your-turn", Arrange(0))
    refused(told, "ann", "first-arrange", Drink(), RIGHT)


@pytest.mark.rule("HOUSE-14")
def test_gaps_into_which_a_token_does_not_fit() -> None:
    told = table().ann(Drink()).deals(*draws(1, 5, 8, 4))
    ones = (hint(1, gap) for gap in (-1, 0, 2, 3, 4, 5, 6, 7, 8))
    fives = (hint(5, gap) for gap in (-3, 0, 1, 2, 5, 6, 7, 8))
    refused(told, "ann", "gap-does-not-fit", *ones, *fives)


@pytest.mark.rule("HOUSE-13")
def test_tokens_one_has_not_drawn() -> None:
    told = table().ann(Drink()).deals(*draws(1, 5, 8, 4))
    refused(told, "ann", "not-drawn", hint(4, 3), hint(8, 6), hint(0, 0), hint(9, 7))
    refused(told, "bob", "not-drawn", hint(4, 3), hint(1, 1))
    refused(told, "bob", "first-place", Drink(), dig(ANN, 0, 0))
    refused(told.ann(hint(1, 1)), "ann", "not-drawn", hint(1, 1))
    refused(table(), "ann", "no-such-action", hint(1, 1))


@pytest.mark.rule("HOUSE-16")
def test_cards_one_does_not_owe() -> None:
    told = table().ann(Drink()).deals(*draws(1, 5, 8, 4))
    refused(told, "ann", "owes-nothing", Reveal(0))
    dry = drunk_dry(table()).ann(Drink()).ann(Reveal(0))
    refused(dry, "ann", "card-is-shown", Reveal(0))
    refused(dry, "ann", "card-is-character", Reveal(3))
    refused(dry, "ann", "no-such-card", Reveal(7), Reveal(-1))
    refused(dry.ann(Reveal(1)), "ann", "not-your-turn", Reveal(2))


# Dig


@pytest.mark.rule("HOUSE-18")
def test_digs_at_what_cannot_be_dug() -> None:
    told = table()
    refused(told, "ann", "dig-yourself", dig(ANN, 0, 0), dig(ANN, 3, 5), dig(ANN, 9, 0))
    refused(told, "ann", "card-is-character", dig(BOB, 4, 5), dig(CID, 3, 5))
    refused(told, "ann", "no-such-card", dig(BOB, 7, 0), dig(BOB, -1, 9))
    refused(told, "ann", "nobody-there", dig(DAN, 0, 0), dig(Seat(-1), 0, 1))
    refused(told, "ann", "no-such-value", dig(BOB, 0, 10), dig(BOB, 0, -1))
    refused(told.ann(dig(BOB, 0, 0)), "ann", "card-is-shown", dig(BOB, 0, 0), dig(BOB, 0, 9))


@pytest.mark.rule("HOUSE-22")
def test_digs_at_somebody_who_is_out() -> None:
    told = digs_out(table(), "ann", BOB)
    refused(told, "ann", "dig-out", *(dig(BOB, place, 0) for place in range(7)))


@pytest.mark.rule("HOUSE-19")
def test_anything_but_another_dig_in_a_chain() -> None:
    told = turn_of(table(), "ann").ann(dig(BOB, 0, 0))
    refused(told, "ann", "first-dig", Drink(), RIGHT, Decline(), Reveal(0))


@pytest.mark.rule("HOUSE-20")
def test_cards_that_cannot_be_revealed_for_a_mistake() -> None:
    told = table().ann(dig(BOB, 0, 9))
    refused(told, "ann", "card-is-character", Reveal(3))
    refused(told, "ann", "no-such-card", Reveal(7))
    refused(told, "ann", "first-reveal", Drink(), dig(BOB, 0, 0))
    refused(told, "bob", "not-your-turn", Reveal(0))
    again = passes(passes(told.ann(Reveal(0)))).ann(dig(BOB, 0, 9))
    refused(again, "ann", "card-is-shown", Reveal(0))


# Unlock


@pytest.mark.rule("HOUSE-24", "HOUSE-37")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_an_unlock_as_a_first_action(mode: str) -> None:
    refused(table(mode=mode), "ann", "unlock-not-first", RIGHT, WRONG)


@pytest.mark.rule("HOUSE-24")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_values_that_no_card_has_and_pairs_said_backwards(mode: str) -> None:
    told = turn_of(table(mode=mode), "ann")
    wrong = (unlock(-1, 3), unlock(3, 10), unlock(10, 10), unlock(10, 3), unlock(3, -1))
    refused(told, "ann", "no-such-value", *wrong)
    refused(told, "ann", "lower-first", unlock(7, 3))


@pytest.mark.rule("HOUSE-27")
def test_an_unlock_by_the_safe_keeper() -> None:
    told = turn_of(turn_of(table(), "ann").ann(WRONG), "ann")
    refused(told, "ann", "keeper-never-unlocks", RIGHT, WRONG)


@pytest.mark.rule("HOUSE-23")
def test_anything_else_as_a_last_chance() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0))
    refused(told, "bob", "first-last-chance", Drink(), dig(ANN, 1, 2), Reveal(0))


# Whose turn it is


@pytest.mark.rule("HOUSE-12")
@pytest.mark.parametrize("mode", ["faction", "conspiracy"])
def test_actions_out_of_turn(mode: str) -> None:
    told = turn_of(table(mode=mode), "ann")
    moves = (Drink(), Ask(), RIGHT, dig(ANN, 0, 0), Question(ANN), Decline(), GoOn())
    refused(told, "bob", "not-your-turn", *moves)


@pytest.mark.rule("HOUSE-22")
def test_actions_of_somebody_who_is_out() -> None:
    told = digs_out(table(), "ann", BOB).ann(dig(CID, 0, 9)).ann(Reveal(0))
    refused(told, "cid", "not-your-turn", Drink(), Decline(), RIGHT)
    told = drinks(told.bob(Decline()), "cid")
    refused(told, "bob", "you-are-out", Drink(), RIGHT, dig(ANN, 1, 2), Decline(), Reveal(0))


@pytest.mark.rule("HOUSE-33")
def test_actions_of_the_other_mode() -> None:
    told = turn_of(table(mode="conspiracy"), "ann")
    refused(told, "ann", "no-such-action", Drink(), dig(BOB, 0, 0), Decline())
    told = turn_of(table(), "ann")
    talk = (Claim("has", Value(1)), Inquire(BOB, Value(1)))
    refused(told, "ann", "no-such-action", Ask(), Question(BOB), *talk)


# Conspiracy mode


@pytest.mark.rule("HOUSE-34")
def test_questions_that_cannot_be_asked() -> None:
    told = table(mode="conspiracy")
    refused(told, "ann", "no-such-action", Question(BOB))
    told = told.ann(Ask()).deals(*draws(3, 5))
    refused(told, "ann", "nobody-there", Question(DAN), Question(Seat(-1)))
    refused(told, "ann", "first-question", Ask(), RIGHT)
    refused(told, "bob", "not-your-turn", Question(CID), Ask())


@pytest.mark.rule("HOUSE-35")
def test_answers_for_another() -> None:
    told = table(mode="conspiracy").ann(Ask()).deals(*draws(3, 5)).ann(Question(BOB))
    refused(told, "ann", "not-your-turn", hint(3, 2), hint(5, 3))
    refused(told, "cid", "not-your-turn", hint(5, 3), hint(3, 2))


@pytest.mark.rule("HOUSE-36")
def test_a_question_without_tokens() -> None:
    told = table(mode="conspiracy")
    while told.state.players[ANN].pool or told.state.turn != ANN:
        told = passes(told)
    refused(told, "ann", "no-question-left", Ask())


@pytest.mark.rule("HOUSE-39", "HOUSE-40")
def test_actions_of_somebody_who_gave_up_the_character() -> None:
    told = turn_of(table(mode="conspiracy"), "ann").ann(WRONG)
    refused(told, "ann", "you-are-out", Ask(), RIGHT, WRONG)
    refused(told.bob(WRONG), "cid", "no-question-left", Ask())


@pytest.mark.rule("HOUSE-56")
def test_talk_that_makes_no_sense() -> None:
    told = table(mode="conspiracy")
    refused(told, "ann", "inquire-yourself", Inquire(ANN, Value(1)))
    refused(told, "ann", "nobody-there", Inquire(DAN, Value(1)), Inquire(Seat(-1), Value(1)))
    wrong = (Inquire(BOB, Value(10)), Claim("has", Value(10)), Claim("safe", Value(-1)))
    refused(told, "ann", "no-such-value", *wrong)
    refused(dealt(mode="conspiracy"), "ann", "round-does-not-run", Claim("has", Value(1)))
    for _ in range(12):
        told = told.ann(Claim("has", Value(1)))
    refused(told, "ann", "said-enough", Claim("has", Value(1)), Inquire(BOB, Value(1)))


# What is not for players


@pytest.mark.rule("HOUSE-44")
def test_moves_of_nature_and_of_the_clock() -> None:
    told = table()
    refused(told, "ann", "no-such-action", Deal(Value(0), 0), Draw(Value(1)), TimeUp())
    assert told.refuses("clock", TimeUp(), "not-legal").deeds == told.deals().deeds
    waiting = told.ann(Drink())
    assert {waiting.legal(name) for name in (*told.names, "clock", "host")} == {()}


@pytest.mark.rule("HOUSE-54")
def test_going_on_before_the_round_is_over_or_twice() -> None:
    refused(table(), "ann", "no-such-action", GoOn())
    over = turn_of(table(), "ann").ann(RIGHT)
    refused(over, "ann", "first-over", Drink(), RIGHT)
    refused(over.ann(GoOn()), "ann", "not-your-turn", GoOn())


@pytest.mark.parametrize(
    "sent",
    [
        {"type": "dig", "whom": 1, "place": 0},
        {"type": "dig", "whom": 1, "place": 0, "value": "9"},
        {"type": "unlock", "low": 3, "high": None},
        {"type": "place-hint", "value": 1.5, "gap": 0},
        {"type": "claim", "what": "holds", "value": 1},
        {"type": "peek"},
    ],
)
def test_things_that_are_no_moves(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, GAME.moves)


@pytest.mark.rule("HOUSE-04")
@pytest.mark.parametrize(
    "sent", [{"mode": "peace"}, {"shows_safe": "yes"}, {"pace": "slow"}, {"players": 6}]
)
def test_options_that_no_table_has(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, Options)


def test_every_move_that_is_offered_is_a_move() -> None:
    for mode in ("faction", "conspiracy"):
        told = turn_of(table(mode=mode), "ann")
        for move in told.legal("ann"):
            assert msgspec.convert(msgspec.to_builtins(move), Move) == move
