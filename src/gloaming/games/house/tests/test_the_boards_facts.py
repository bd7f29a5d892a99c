"""The grid in the browser rules out nothing that is possible: both sides read one file of views."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.games.house import beliefs
from gloaming.games.house.evidence import Evidence, of_view
from gloaming.games.house.messages import VALUES
from gloaming.games.house.views import Hidden, View

FIXTURE = Path(__file__).parents[1] / "board" / "fixtures" / "views.json"
CASES: list[dict[str, Any]] = json.loads(FIXTURE.read_text("utf-8"))


def read(case: dict[str, Any]) -> tuple[View, Evidence]:
    view = msgspec.convert(case["view"], View)
    return view, of_view(view)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_card_face_down_may_be_all_that_is_possible(case: dict[str, Any]) -> None:
    view, seen = read(case)
    possible = beliefs.cards(seen)
    for row in seen.rows:
        for place, mask in zip(row.places, row.masks, strict=True):
            if not isinstance(view.rows[row.seat].cards[place], Hidden):
                continue
            told = set(case["candidates"][str(row.seat)][str(place)])
            assert told <= {value for value in VALUES if mask >> value & 1 and seen.copies[value]}
            assert told >= {value for value in VALUES if possible[row.seat][place][value]}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_safe_may_hold_all_that_is_possible(case: dict[str, Any]) -> None:
    _, seen = read(case)
    possible = {value for pair in beliefs.safe(seen) for value in pair}
    used_up = {value for value in VALUES if not seen.copies[value]} - set(seen.safe or ())
    assert used_up <= set(case["not-in-safe"])
    assert not possible & set(case["not-in-safe"])
