"""The board in the browser sees and reaches what the rules do: both read one file of drawings."""

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.shift.messages import SquareName, Walk
from gloaming.games.shift.plan import Plan, drawing, planned
from gloaming.games.shift.tests.table import drawn
from gloaming.testing import Story

FIXTURE = Path(__file__).parents[1] / "board" / "fixtures" / "drawings.json"
CASES: list[dict[str, Any]] = json.loads(FIXTURE.read_text("utf-8"))


def seen(plan: Plan, name: str) -> list[str]:
    """Which squares are in view of one."""
    sight = plan.sees[plan.names.index(SquareName(name))]
    return [other for number, other in enumerate(plan.names) if sight >> number & 1]


def reached(told: Story, walk: Walk, steps: int) -> set[str]:
    """Where a counter can come to with so many steps, this one first."""
    told = told.bob(walk)
    found = {str(walk.square)}
    if steps == 1:
        return found
    ahead = [move for move in told.legal("bob") if isinstance(move, Walk)]
    further = (reached(told, move, steps - 1) for move in ahead if move.counter == walk.counter)
    return found.union(*further)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_is_in_view_and_next_to_one_another(case: dict[str, Any]) -> None:
    plan = planned(drawing("\n".join(case["plan"])))
    assert [plan.names[vent] for vent in plan.vents] == case["vents"]
    assert [plan.names[vault] for vault in plan.vaults] == case["vaults"]
    around = {
        name: [plan.names[other] for other in plan.around[square]]
        for name, square in plan.numbers.items()
    }
    assert around == case["around"]
    assert {name: seen(plan, name) for name in plan.names} == case["sees"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_how_far_a_die_takes_a_counter(case: dict[str, Any]) -> None:
    die: int = case["die"]
    told = drawn("\n".join(case["plan"]), "\n".join(case["pieces"]), dice=(die, die))
    first = [move for move in told.legal("bob") if isinstance(move, Walk) and move.counter == 1]
    assert [move.square for move in first] == case["first"]
    found = set[str]().union(*(reached(told, move, die) for move in first))
    assert sorted(found - {case["from"]}) == case["reached"]
