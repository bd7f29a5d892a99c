from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

import pytest

from gloaming.games.house import GAME, beliefs, evidence
from gloaming.games.house.evidence import PAIRS, Evidence, Pair
from gloaming.games.house.messages import VALUES, Mode, Value
from gloaming.games.house.tests.bruteforce import Dealings, dealings, positions, tables
from gloaming.games.house.tests.table import (
    BOB,
    SAFE,
    THREE,
    WRONG,
    asks,
    dealt,
    dig,
    drinks,
    table,
    turn_of,
    unlock,
)
from gloaming.games.house.views import View
from gloaming.testing import Story

MODES: tuple[Mode, ...] = ("faction", "conspiracy")
TABLES = [(mode, seats) for mode in MODES for seats in (3, 4, 5)]
OF_EACH = 84
"""Six times so many positions are 504."""
MOST_DEALS = 5_000
"""Beyond it, writing all deals down takes longer than a test should."""


def views(mode: Mode, seats: int, every: int) -> Iterator[View]:
    """What players and spectators see, now and then, in one random match after another."""
    for seed in range(1_000):
        for number, known in enumerate(positions(mode, seats, seed)):
            if number % every == seed % every:
                yield known.view


def small(mode: Mode, seats: int, number: int) -> Iterator[tuple[View, Dealings]]:
    """So many positions of which all deals can be written down."""
    for view in views(mode, seats, every=7):
        seen = evidence.of_view(view)
        if len(seen.rows) > 1 and beliefs.count(seen) <= MOST_DEALS:
            yield view, dealings(view)
            number -= 1
            if not number:
                return


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_beliefs_are_what_writing_all_deals_down_comes_to(mode: Mode, seats: int) -> None:
    for view, found in small(mode, seats, OF_EACH):
        seen = evidence.of_view(view)
        assert beliefs.count(seen) == found.total
        assert beliefs.safe(seen) == pytest.approx(found.safe(), abs=1e-9)
        cards = beliefs.cards(seen)
        assert set(cards) == set(found.seats)
        for seat, row in cards.items():
            for index, chances in enumerate(row.values()):
                assert list(chances) == pytest.approx(found.card(seat, index), abs=1e-9)


# What is known to whom


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_what_everybody_knows_is_what_spectators_see(mode: Mode, seats: int) -> None:
    for match, moment in tables(mode, seats, seed=seats):
        seen = said(evidence.of_view(GAME.observe(moment.state, "public")))
        for seat in match.players():
            assert said(evidence.of_public(GAME.observe(moment.state, seat))) == seen


def said(seen: Evidence) -> tuple[object, ...]:
    """All but the places: before the rows lie, only its owner sees the Character in one."""
    rows = [(row.seat, row.masks, row.answers) for row in seen.rows]
    return rows, seen.copies, seen.partners, seen.safe


def possible(told: Story, name: str, whom: int, place: int) -> set[int]:
    chances = beliefs.cards(evidence.of_view(told.view(name)))[told.state.seats[whom]][place]
    return {value for value in VALUES if chances[value]}


def safe_of(told: Story, name: str) -> dict[Pair, float]:
    return beliefs.safe(evidence.of_view(told.view(name)))


def test_before_the_rows_lie_a_character_says_nothing_of_the_cards() -> None:
    told = dealt(THREE)
    assert possible(told, "ann", BOB, 1) == {0, 1, 2, 3, 4, 5}
    assert max(possible(told, "ann", BOB, 3)) > 5


def test_a_character_stands_between_what_is_less_and_what_is_more() -> None:
    told = table(THREE)
    assert max(possible(told, "ann", BOB, 3)) == 5
    assert min(possible(told, "ann", BOB, 5)) == 5


def test_a_hint_token_stands_between_what_is_less_and_what_is_more() -> None:
    told = drinks(table(THREE), "ann", 1, 8, 3, 3)
    assert told.state.players[BOB].tokens[0].gap == 2
    assert max(possible(told, "ann", BOB, 1)) <= 3 <= min(possible(told, "ann", BOB, 2))


def test_a_wrong_dig_says_what_a_card_is_not() -> None:
    before = table(THREE)
    after = before.ann(dig(BOB, 0, 1))
    assert possible(before, "cid", BOB, 0) - possible(after, "cid", BOB, 0) == {1}


def test_a_card_that_is_turned_over_is_known_to_all() -> None:
    told = table(THREE).ann(dig(BOB, 5, 7))
    assert possible(told, "cid", BOB, 5) == {7}
    assert min(possible(told, "cid", BOB, 6)) >= 7


def test_a_wrong_unlock_takes_away_one_pair_and_the_keeper_knows() -> None:
    before = turn_of(table(THREE), "ann")
    pair = next(pair for pair in safe_of(before, "bob") if pair != SAFE)
    after = before.ann(unlock(*pair))
    assert set(safe_of(before, "bob")) - set(safe_of(after, "bob")) == {pair}
    assert safe_of(after, "ann") == {SAFE: 1.0}


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair != SAFE][::5])
def test_the_keeper_counts_how_many_values_are_right(pair: Pair) -> None:
    kept = turn_of(turn_of(table(THREE), "ann").ann(WRONG), "bob")
    before, after = safe_of(kept, "cid"), safe_of(kept.bob(unlock(*pair)), "cid")
    right = (Counter(pair) & Counter(map(Value, SAFE))).total()
    assert set(after) == {
        other for other in before if (Counter(pair) & Counter(other)).total() == right
    }


def test_an_answer_counts_the_cards_of_a_row() -> None:
    told = asks(table(THREE, mode="conspiracy"), "ann", BOB, 2, 6)
    assert told.state.replies[-1].count == 0
    for place in (0, 1, 2, 3, 5, 6):
        assert not possible(told, "cid", BOB, place) & {2, 6}


# Time


@pytest.mark.parametrize(
    ("mode", "seats", "millis"),
    [
        ("faction", 3, 0.5), ("faction", 4, 1), ("faction", 5, 2),
        ("conspiracy", 3, 0.7), ("conspiracy", 4, 2), ("conspiracy", 5, 5),
    ],
)  # fmt: skip
def test_the_safe_is_worked_out_in_the_blink_of_an_eye(
    mode: Mode, seats: int, millis: float, record_property: Callable[[str, object], None]
) -> None:
    seen = {
        evidence.of_view(known.view)
        for seed in range(4)
        for known in positions(mode, seats, 100 * seats + seed)
    }
    took = []
    for one in seen:
        began = process_time()
        beliefs.safe(one)
        took.append(1_000 * (process_time() - began))
    record_property("note", f"house: the Safe, {mode}, {seats} seats: {median(took):.2f} ms")
    assert median(took) < 6 * millis
