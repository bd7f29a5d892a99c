"""The engine for bots goes step for step with the rules; a million for GLOAMING_EXAMPLES=20."""

import os
import subprocess
import sys
from random import Random

import pytest

from gloaming import compiled
from gloaming.games.shift.engine import MOVE, OFF, OVER
from gloaming.games.shift.lines import FAR, flood, lines, squares_of
from gloaming.games.shift.messages import Options, Rules
from gloaming.games.shift.plan import NOWHERE, rings_around
from gloaming.games.shift.tests.abreast import ROUNDS, march, new_engine
from gloaming.games.shift.wandering import anything, play_out
from gloaming.testing.strategies import times

STEPS = 6_250
"""For each set of rules and each count: fifty thousand in all."""
COMPILED = """
import sys
from gloaming import compiled
assert compiled.use()
from gloaming.games.shift import engine
assert engine.__file__.endswith(".so")
from gloaming.games.shift.tests.abreast import march
print(march(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
"""

every_table = pytest.mark.parametrize(
    ("chosen", "count"),
    [(rules, count) for rules in ("competitive", "family") for count in (2, 3, 4, 5)],
)


@pytest.mark.timeout(0)
@every_table
def test_the_engine_goes_step_for_step_with_the_rules(chosen: Rules, count: int) -> None:
    assert march(chosen, count, times(STEPS))


@pytest.mark.timeout(0)
@pytest.mark.skipif(not compiled.is_fresh(), reason="no compiled copies of these sources")
@every_table
def test_so_does_the_compiled_one_and_both_play_alike(chosen: Rules, count: int) -> None:
    """The rules there may be compiled as well: so they are held to their sources in turn."""
    asked = [sys.executable, "-c", COMPILED, chosen, str(count), str(times(STEPS))]
    environment = {**os.environ, compiled.SWITCH: "yes"}
    told = subprocess.run(asked, capture_output=True, text=True, env=environment, check=False)
    assert told.stderr == ""
    assert told.stdout.strip() == march(chosen, count, times(STEPS))


def test_moves_at_random_are_those_there_are_and_equally_likely() -> None:
    """Of the steps of one position each comes as often as any other, and so does the end."""
    options, rng = Options(rounds=ROUNDS), Random(4)
    engine = new_engine(options, 3)
    while engine.phase != MOVE or engine.turn == 0 or not engine.steps or not engine.first:
        anything(engine, rng.random)
    expected, turn = len(engine.walks()) + 1, engine.turn
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(200 * expected):
        one = engine.copy()
        anything(one, rng.random)
        key = (-1,) if one.turn != turn else (*one.where, one.mover, one.die)
        seen[key] = seen.get(key, 0) + 1
    assert len(seen) == expected
    assert 120 < min(seen.values()) <= max(seen.values()) < 290


def test_a_match_at_random_comes_to_its_end() -> None:
    for seed in range(20):
        engine = new_engine(Options(rounds=ROUNDS), 2 + seed % 4)
        assert play_out(engine, Random(seed).random) > 40
        assert engine.phase == OVER


def test_distances_and_floods_are_those_of_a_walk_square_by_square() -> None:
    ours = lines("warehouse")
    plan = ours.plan
    for square in plan.numbers.values():
        walked = list(rings_around([square], plan.around))
        flooded = [list(squares_of(ring)) for ring in flood(ours, 1 << square, ours.floor, FAR)]
        assert flooded == walked
        for steps, ring in enumerate(walked):
            assert {ours.steps[square][one] for one in ring} == {steps}
    assert all(ours.to_vault[door] == 0 for door in plan.vaults)
    assert NOWHERE == OFF
