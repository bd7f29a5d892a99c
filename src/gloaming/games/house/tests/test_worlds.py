from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import cbrt, sqrt
from random import Random
from typing import TypeVar

import pytest

from gloaming.core import Knowledge, Log, replay
from gloaming.games.house import GAME, beliefs, evidence
from gloaming.games.house.events import Event
from gloaming.games.house.messages import (
    CHARACTER,
    HINTS,
    Arrange,
    Ask,
    Deal,
    Draw,
    Drink,
    Give,
    Mode,
    Move,
    Options,
)
from gloaming.games.house.state import State
from gloaming.games.house.tests.bruteforce import Dealings, Dealt, dealings, positions
from gloaming.games.house.tests.table import BOB, dealt, draws, hint, table
from gloaming.games.house.views import View
from gloaming.testing import Story
from gloaming.testing.imagination import imagined

MODES: tuple[Mode, ...] = ("faction", "conspiracy")
TABLES = [(mode, seats) for mode in MODES for seats in (3, 4, 5)]
Known = Knowledge[Options, Event, View]
T = TypeVar("T", bound=Hashable)


def surprise(counted: Mapping[T, int], odds: Mapping[T, float]) -> float:
    """Chi-square as a normal deviate (Wilson and Hilferty): beyond 4.5 in one of 300,000 tests."""
    assert set(counted) <= set(odds), "something that cannot be"
    total, freedom = sum(counted.values()), len(odds) - 1
    squares = sum(
        (counted.get(what, 0) - total * chance) ** 2 / (total * chance)
        for what, chance in odds.items()
    )
    spread = 2 / (9 * freedom)
    return (cbrt(squares / freedom) - 1 + spread) / sqrt(spread)


def even(things: Sequence[T]) -> dict[T, float]:
    return dict.fromkeys(things, 1 / len(things))


def few(mode: Mode, seats: int, number: int) -> Iterator[tuple[Known, Dealings]]:
    """Positions with a handful of deals, none of them unlikely, one from each random match."""
    for seed in range(1_000):
        for known in positions(mode, seats, seed):
            number_of_deals = beliefs.count(evidence.of_view(known.view))
            found = dealings(known.view) if number_of_deals in range(8, 100) else None
            if found is not None and len(found.deals) > 3:
                yield known, found
                number -= 1
                break
        if not number:
            return


def odds(found: Dealings) -> dict[Dealt, float]:
    return {dealt: number / found.total for dealt, number in found.deals.items()}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_deal_that_could_be_is_as_likely_as_any_other(mode: Mode, seats: int) -> None:
    for known, found in few(mode, seats, 3):
        seen, rng = evidence.of_view(known.view), Random(0)
        drawn: Counter[Dealt] = Counter()
        for _ in range(200 * len(found.deals)):
            deal = beliefs.sample(seen, rng)
            drawn[tuple(deal.rows.values()), deal.safe] += 1
        assert surprise(drawn, odds(found)) < 4.5


def world(known: Known, seed: int) -> tuple[Log[Move], State]:
    log = GAME.imagine(known, Random(seed))
    *_, last = replay(GAME, known.options, known.seats, log)
    return log, last.after


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_worlds_are_imagined_by_the_chance_of_their_deals(mode: Mode, seats: int) -> None:
    ((known, found),) = few(mode, seats, 1)
    counted: Counter[Dealt] = Counter()
    for seed in range(60 * len(found.deals)):
        _, state = world(known, seed)
        low, high = state.safe
        counted[tuple(state.players[seat].cards for seat in found.seats), (low, high)] += 1
    assert surprise(counted, odds(found)) < 4.5


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_an_imagined_world_gives_the_very_same_knowledge(mode: Mode, seats: int) -> None:
    every = list(positions(mode, seats, seed=seats))
    for number, known in enumerate(every[:: len(every) // 12]):
        assert imagined(GAME, known, Random(number)) == known


# What is not in the deal


def logs(told: Story, name: str, number: int = 800) -> list[Log[Move]]:
    return [GAME.imagine(told.known(name), Random(seed)) for seed in range(number)]


def moves(log: Log[Move], kind: type[T]) -> tuple[T, ...]:
    return tuple(given.move for given in log if isinstance(given.move, kind))


def orders(one: int, other: int) -> list[tuple[Draw, ...]]:
    return list(permutations(draws(one, other)))


def test_tokens_in_the_hand_of_another_may_be_any() -> None:
    told = table().ann(Drink()).deals(*draws(1, 8, 3, 4))
    every = [moves(log, Draw) for log in logs(told, "ann")]
    assert {drawn[:2] for drawn in every} == {draws(1, 8)}
    assert surprise(Counter(drawn[2] for drawn in every), even(draws(*HINTS))) < 4.5


def test_of_two_tokens_either_may_have_been_drawn_first() -> None:
    told = table().ann(Drink()).deals(*draws(1, 8, 3, 4)).ann(hint(8, 6)).ann(hint(1, 1))
    counted = Counter(moves(log, Draw)[:2] for log in logs(told, "bob"))
    assert surprise(counted, even(orders(1, 8))) < 4.5


def test_who_has_placed_one_of_two_may_hold_any_of_the_seven_others() -> None:
    told = table().ann(Drink()).deals(*draws(1, 8, 3, 4)).ann(hint(8, 6))
    counted = Counter(moves(log, Draw)[:2] for log in logs(told, "bob"))
    drawn = [order for other in HINTS[:-1] for order in orders(other, 8)]
    assert surprise(counted, even(drawn)) < 4.5


def test_of_the_tokens_for_a_question_either_may_have_been_drawn_first() -> None:
    told = table(mode="conspiracy").ann(Ask()).deals(*draws(2, 6))
    for name in ("ann", "bob"):
        counted = Counter(moves(log, Draw) for log in logs(told, name))
        assert surprise(counted, even(orders(2, 6))) < 4.5


def test_a_row_that_another_has_laid_out_in_secret_may_have_its_5s_on_either_side() -> None:
    told = dealt().bob(Arrange(1))
    counted: Counter[tuple[int, int]] = Counter()
    for seed in range(800):
        log, state = world(told.known("cid"), seed)
        (arranged,) = moves(log, Arrange)
        counted[state.players[BOB].cards.count(CHARACTER), arranged.left] += 1
    assert {left for fives, left in counted if not fives} == {0}
    assert surprise({left: counted[1, left] for left in (0, 1)}, even((0, 1))) < 4.5


def test_characters_that_lie_face_down_may_be_any_that_are_left() -> None:
    counted = Counter(moves(log, Give) for log in logs(table(mode="conspiracy"), "ann"))
    blue, yellow = [Give("blue", 1), Give("blue", 2)], [Give("yellow", 1), Give("yellow", 2)]
    others = [*product(blue, yellow), *product(yellow, blue)]
    given: list[tuple[Give, ...]] = [(Give("red", 1), *pair) for pair in others]
    assert surprise(counted, even(given)) < 4.5


def test_of_two_cards_alike_either_may_have_come_first() -> None:
    copies = Counter(moves(log, Deal)[0].copy for log in logs(table(safe=(3, 7)), "ann"))
    assert set(copies) == {0, 1}
