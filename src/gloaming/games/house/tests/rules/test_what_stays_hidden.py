from typing import Any

import pytest

from gloaming.core import AidLevel
from gloaming.games.house import GAME
from gloaming.games.house.messages import Arrange, Drink, Mode, Options, PlaceHint
from gloaming.games.house.tests.table import (
    ANN,
    BOB,
    CID,
    THREE,
    Rows,
    asks,
    dealt,
    dig,
    draws,
    hint,
    laid,
    table,
)
from gloaming.testing import Story

ANNS = "0 2 4 | 6 8 9"
LIKE_FOR_ANN: list[tuple[Rows, tuple[int, int]]] = [
    (THREE, (3, 7)),
    ({"ann": ANNS, "bob": "0 1 3 4 | 7 9", "cid": "1 2 5 | 5 6 8"}, (3, 7)),
    ({"ann": ANNS, "bob": "0 3 3 5 | 7 9", "cid": "1 2 4 | 5 7 8"}, (1, 6)),
]
"""Deals that differ in what Ann may not know, and in nothing else."""
LEVELS: tuple[AidLevel, ...] = ("none", "facts", "proofs")
MODES: tuple[Mode, ...] = ("faction", "conspiracy")


def noticed(told: Story) -> Any:
    """All that reaches Ann, or anybody who watches."""
    asked = GAME.asks(told.state, ANN)
    return (
        told.known("ann"), told.legal("ann"), told.deadline, asked,
        told.view("public"), told.saw("public"),
    )  # fmt: skip


def all_alike(tables: list[Story]) -> bool:
    """Whether nobody who may not know could tell them apart."""
    first, *others = map(noticed, tables)
    return all(other == first for other in others)


@pytest.mark.rule("HOUSE-44")
@pytest.mark.parametrize("mode", MODES)
def test_a_deal_looks_the_same_whatever_others_hold(mode: Mode) -> None:
    tables = [dealt(rows, safe=safe, mode=mode) for rows, safe in LIKE_FOR_ANN]
    assert all_alike(tables)
    assert all_alike([told.cid(Arrange(0)) for told in tables])
    assert all_alike(
        [laid(told, rows) for told, (rows, _) in zip(tables, LIKE_FOR_ANN, strict=True)]
    )


@pytest.mark.rule("HOUSE-44")
def test_who_is_waited_for_does_not_depend_on_5s() -> None:
    for rows, safe in LIKE_FOR_ANN:
        told = dealt(rows, safe=safe).ann(Arrange(0))
        assert told.view("ann").waits_for == (BOB, CID)
        assert told.bob(Arrange(0)).view("ann").waits_for == (CID,)


@pytest.mark.rule("HOUSE-44")
def test_a_drink_looks_the_same_whatever_others_draw() -> None:
    tokens = [(5, 6), (1, 8), (4, 3)]
    tables = [
        table(rows, safe=safe).ann(Drink()).deals(*draws(2, 8, *others))
        for (rows, safe), others in zip(LIKE_FOR_ANN, tokens, strict=True)
    ]
    assert all_alike(tables)
    assert all_alike([told.at(1_000).ann(hint(2, 1)).ann(hint(8, 5)) for told in tables])


@pytest.mark.rule("HOUSE-44")
def test_the_same_question_with_the_same_answer_looks_the_same() -> None:
    tables = [table(rows, safe=safe, mode="conspiracy") for rows, safe in LIKE_FOR_ANN[:2]]
    assert all_alike([asks(told, "ann", BOB, 1, 7) for told in tables])


@pytest.mark.rule("HOUSE-44")
def test_a_token_with_one_gap_only_is_placed_by_its_owner() -> None:
    told = table().ann(Drink()).deals(*draws(1, 3, 2, 3))
    assert told.legal("bob") == (hint(2, 2),)
    assert told.legal("ann") == (hint(1, 1), hint(3, 2))
    assert told.view("public").waits_for == (ANN, BOB, CID)
    assert all(row.tokens == () for row in told.view("public").rows)
    assert isinstance(told.legal("cid")[0], PlaceHint)


@pytest.mark.rule("HOUSE-60")
@pytest.mark.parametrize("level", ["facts", "proofs"])
def test_what_the_notebook_works_out_is_made_of_what_its_owner_may_know(level: AidLevel) -> None:
    tables = [table(rows, safe=safe) for rows, safe in LIKE_FOR_ANN]
    first, *others = [GAME.aid(told.known("ann"), level) for told in tables]
    assert all(other == first for other in others)


@pytest.mark.rule("HOUSE-60")
def test_a_table_chooses_how_much_that_is() -> None:
    assert Options().aid == "facts"
    known = table().ann(dig(BOB, 2, 3)).known("ann")
    said = [set(map(repr, GAME.aid(known, level))) for level in LEVELS]
    assert said[0] == set()
    assert said[0] < said[1] <= said[2]
