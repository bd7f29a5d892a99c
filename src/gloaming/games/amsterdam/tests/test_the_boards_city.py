"""The board in the browser walks, lays and agrees as the rules do: both read one file."""

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.amsterdam.agreement import is_enough
from gloaming.games.amsterdam.city import STREETS, reach, slots

FIXTURE = Path(__file__).parents[1] / "board" / "fixtures" / "city.json"
CITY: dict[str, Any] = json.loads(FIXTURE.read_text("utf-8"))


def test_where_one_card_leads_and_where_two_do() -> None:
    told = {case["cell"]: (tuple(case["one"]), tuple(case["two"])) for case in CITY["reach"]}
    assert told == {cell: (reach(cell, 1), reach(cell, 2)) for cell in STREETS}


def test_which_cells_lie_on_one_sheet() -> None:
    assert CITY["sheets"] == {
        layout: [list(slot) for slot in slots(layout)] for layout in ("standard", "alternative")
    }


@pytest.mark.parametrize("case", CITY["agreement"], ids=str)
def test_how_many_fingers_move_the_figure(case: dict[str, Any]) -> None:
    enough = [
        there
        for there in range(1, case["present"] + 1)
        if is_enough(case["agreement"], there, case["present"], case["pointed"])
    ]
    assert enough[0] == case["needed"]
