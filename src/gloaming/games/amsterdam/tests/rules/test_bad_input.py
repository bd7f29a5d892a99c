"""What the door refuses, leaving everything as it was, and why it says so."""

from typing import Any

import msgspec
import pytest

from gloaming.core import Seat, TimeUp
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import OBSTACLES, START, Cell, reach
from gloaming.games.amsterdam.messages import (
    MOST_SWAPS,
    DrawMap,
    Give,
    LayCard,
    LayDistrict,
    Move,
    Name,
    Options,
    Point,
    Ready,
    Sign,
    Stray,
    Wish,
    Withdraw,
)
from gloaming.games.amsterdam.tests.table import (
    all_ready,
    clue,
    coop,
    give,
    laid,
    row,
    table,
    wins,
)
from gloaming.testing import Story
from gloaming.words import LANGUAGES, game_words

VOCABULARIES = [game_words(language, GAME) for language in LANGUAGES]


def refused(told: Story, name: str, *moves: Any, why: str | None = None) -> None:
    """None of these is allowed, nothing comes of any, and the reason has words."""
    for move in moves:
        assert told.refuses(name, move, "not-legal").deeds == told.deals().deeds
        if why is not None:
            reason = GAME.why_not(told.deals().view(name), move)
            assert reason is not None, move
            assert reason.id == why
            for words in VOCABULARIES:
                assert words.explain("refused", reason, told.names)


@pytest.mark.rule("AMS-18")
def test_cards_that_are_not_on_offer() -> None:
    told = table()
    pile, shown = told.state.pile[0], told.state.shown[0]
    refused(told, "ada", give(pile), give(shown), give(row(told)[0], pile), why="card-not-on-offer")
    refused(told, "ada", give(84), give(-1), why="card-not-on-offer")


@pytest.mark.rule("AMS-18")
def test_no_card_three_cards_and_one_card_twice() -> None:
    told = table()
    first, second, third = row(told)[:3]
    refused(told, "ada", Give(()), give(first, second, third), why="one-card-or-two")
    refused(told, "ada", give(first, first), why="card-twice")


@pytest.mark.rule("AMS-58")
def test_two_cards_in_an_order_of_the_officers_own() -> None:
    told = table()
    first, second = sorted(row(told)[:2])
    refused(told, "ada", Give((second, first)), why="cards-in-order")


@pytest.mark.rule("AMS-21")
def test_a_wish_that_stands_already() -> None:
    refused(table().ada(Wish()), "ada", Wish(), why="wished-already")


@pytest.mark.rule("AMS-21", "AMS-44")
def test_ten_others_for_the_hundred_and_first_time() -> None:
    told = coop()
    for _ in range(MOST_SWAPS):
        told = told.ada(Wish()).time_is_up().deals()
    refused(told, "ada", Wish(), why="changed-too-often")


@pytest.mark.rule("AMS-23")
def test_a_second_clue() -> None:
    told = clue(table())
    refused(told, "ada", give(row(told)[0]), why="team-is-moving")


@pytest.mark.rule("AMS-53")
def test_claims_in_the_freeze() -> None:
    told = table().ada(Wish()).oto(Wish())
    refused(told, "ada", give(row(told)[0]), Wish(), why="cards-are-changing")


@pytest.mark.rule("AMS-02")
def test_what_only_an_officer_may_do_and_what_only_detectives() -> None:
    told = clue(table(2, 2))
    refused(told, "ben", give(row(told)[0]), Wish(), why="officers-only")
    target = reach(START, 1)[0]
    refused(told, "ada", Point(target), Withdraw(), Sign("sure"), why="detectives-only")


@pytest.mark.rule("AMS-50")
def test_fingers_and_signs_without_a_clue() -> None:
    told = clue(table(2, 2))
    refused(told, "oli", Point(reach(START, 1)[0]), Withdraw(), Sign("wait"), why="no-clue-yet")


@pytest.mark.rule("AMS-24", "AMS-25")
def test_cells_to_which_the_clue_cannot_lead() -> None:
    one, two = clue(table()), clue(table(), cards=2)
    refused(one, "ben", Point(START), Point(reach(START, 2)[0]), why="exactly-one-away")
    refused(two, "ben", Point(START), Point(reach(START, 1)[0]), why="exactly-two-away")
    refused(one, "ben", *map(Point, OBSTACLES), why="obstacle")
    refused(one, "ben", Point(Cell(-1)), Point(Cell(37)), Point(Cell(999)), why="no-such-cell")


@pytest.mark.rule("AMS-57")
def test_getting_ready_twice_or_in_a_round() -> None:
    told = laid().ada(Ready())
    refused(told, "ada", Ready(), Name(told.seat("ben")), why="ready-already")
    refused(table(), "ada", Ready(), Name(Seat(1)), why="only-before-a-round")
    refused(all_ready(laid()), "ben", Ready(), why="only-before-a-round")


@pytest.mark.rule("AMS-41")
def test_officers_who_cannot_be_named() -> None:
    told = laid(2, 2)
    refused(told, "ben", Name(told.seat("ada")), why="officer-already")
    refused(told, "ben", Name(told.seat("oli")), Name(Seat(9)), Name(Seat(-1)), why="other-team")


@pytest.mark.rule("AMS-16")
def test_moves_of_a_round_before_it_begins_and_after_it_is_over() -> None:
    for told in (laid(), all_ready(laid()), wins(table())):
        refused(told, "ada", give(row(told)[0]), Wish(), why="not-in-a-round")
        refused(told, "ben", Point(reach(START, 1)[0]), Sign("sure"), why="not-in-a-round")


@pytest.mark.rule("AMS-15")
def test_moves_of_nature_and_of_the_clock() -> None:
    told = table()
    nature = (DrawMap(3, 1), LayCard(row(told)[0]), LayDistrict(0, 0), Stray(reach(START, 1)[0]))
    refused(told, "ada", *nature, TimeUp())
    refused(told, "clock", TimeUp())
    waiting = told.ada(give(row(told)[0]))
    assert {waiting.legal(name) for name in (*told.names, "clock", "host")} == {()}


@pytest.mark.rule("AMS-44")
def test_nobody_else_replaces_cards_in_the_cooperative_game() -> None:
    refused(coop(2), "ben", Wish(), why="officers-only")


@pytest.mark.parametrize(
    "sent",
    [
        {"type": "give"},
        {"type": "give", "cards": 3},
        {"type": "give", "cards": ["3"]},
        {"type": "point", "cell": 1.5},
        {"type": "point", "cell": None},
        {"type": "sign", "hint": "hot"},
        {"type": "name", "seat": "ben"},
        {"type": "peek"},
    ],
)
def test_things_that_are_no_moves(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, GAME.moves)


@pytest.mark.rule("AMS-01")
@pytest.mark.parametrize(
    "sent",
    [
        {"mode": "solo"},
        {"level": "expert"},
        {"layout": "round"},
        {"agreement": "nobody"},
        {"is_easy": "yes"},
        {"seconds": 0},
        {"players": 13},
    ],
)
def test_options_that_no_table_has(sent: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(sent, Options)


def test_every_move_that_is_offered_is_a_move_and_has_no_reason_against_it() -> None:
    told = clue(table(2, 2))
    for name in told.names:
        for move in told.legal(name):
            assert msgspec.convert(msgspec.to_builtins(move), Move) == move
            assert GAME.why_not(told.view(name), move) is None
