"""Where nothing happens nobody but the own Officer can tell why not: byte by byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from gloaming.core.file import encode
from gloaming.games.amsterdam.events import NothingHappened, Silence
from gloaming.games.amsterdam.messages import Level
from gloaming.games.amsterdam.tests.table import move, table
from gloaming.games.amsterdam.tests.walks import (
    CASES,
    Map,
    Prelude,
    Walk,
    examples,
    gets,
    with_none,
)
from gloaming.games.amsterdam.views import Kind
from gloaming.testing import Story

KEPT = Path(__file__).parent / "matches"
ENOUGH = 5
"""So many examples of each."""


def test_what_everybody_saw_is_kept_of_both_games_and_of_every_level() -> None:
    headers = [json.loads(path.read_text("utf-8").split("\n")[0]) for path in KEPT.glob("*.jsonl")]
    coop = [one["options"] for one in headers if one["options"]["mode"] == "coop"]
    assert {one["level"] for one in coop} == set(get_args(Level))
    teams = [len(one["seats"]) for one in headers if one["options"]["mode"] == "teams"]
    assert sorted(teams) == [4, 6, 8]


def walked(which: Map, walk: Walk) -> Story:
    """The whole walk, on this map."""
    told = table(2, 2, pair=which[0], turn=which[1])
    for team, cell in walk:
        told = move(told.at(told.now + 1_000), cell, team)
    return told


@pytest.mark.rule("AMS-36")
@pytest.mark.parametrize(
    ("one", "other", "here", "there", "prelude"), CASES, ids=[f"{a} {b}" for a, b, *_ in CASES]
)
def test_silent_arrivals_are_the_same_bytes_for_everybody_but_the_own_officer(
    one: Silence, other: Silence, here: Kind | None, there: Kind | None, prelude: Prelude
) -> None:
    found = 0
    for map_here, map_there, walk in examples(here, there, prelude):
        first, second = walked(map_here, walk), walked(map_there, walk)
        target = walk[-1][1]
        assert first.saw("ada")[-1] == NothingHappened("black", target, one)
        assert second.saw("ada")[-1] == NothingHappened("black", target, other)
        for name in ("ben", "bea", "oli", "ona", "public"):
            assert gets(first, name) == gets(second, name)
        found += 1
        if found == ENOUGH:
            return
    raise AssertionError(f"only {found} examples of {one} and {other}")


@pytest.mark.rule("AMS-36")
@pytest.mark.parametrize(
    ("one", "other", "here", "there", "prelude"), CASES, ids=[f"{a} {b}" for a, b, *_ in CASES]
)
def test_the_rival_officer_learns_nothing_from_them_either(
    one: Silence, other: Silence, here: Kind | None, there: Kind | None, prelude: Prelude
) -> None:
    """Rivals have another map of their own; but for it they get the same."""
    map_here, map_there, walk = next(examples(here, there, prelude))
    first, second = walked(map_here, walk), walked(map_there, walk)
    whys = [told.saw("ada")[-1].why for told in (first, second)]
    assert whys == [one, other]
    assert first.saw("oto") == second.saw("oto")
    views = [encode(replace(told.view("oto"), map=None)) for told in (first, second)]
    assert views[0] == views[1]


@pytest.mark.rule("AMS-36", "AMS-37")
def test_before_and_after_such_a_move_an_officer_may_do_the_same() -> None:
    map_here, map_there, walk = next(examples(None, "client", with_none))
    first, second = walked(map_here, walk), walked(map_there, walk)
    assert first.legal("ada") == second.legal("ada")
