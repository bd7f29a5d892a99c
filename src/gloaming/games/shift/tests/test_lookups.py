"""What is looked up is there for everything that can be asked, and says what the rules say."""

from itertools import product
from typing import get_args

from gloaming.core import Seat
from gloaming.games.shift import GAME, refusals, rules
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import division
from gloaming.games.shift.messages import GUARDS, SHADOWS, Move, Phase
from gloaming.games.shift.plan import NOWHERE

NATURES = {"draw", "roll"}


def test_every_move_does_something() -> None:
    assert set(rules.DEEDS) == set(get_args(Move))


def test_every_phase_but_natures_asks_for_a_decision_and_says_what_it_wants() -> None:
    assert {*rules.DECISIONS, *NATURES} == set(get_args(Phase))
    assert set(refusals.ASKED) == set(rules.DECISIONS)


def test_what_stands_nowhere_sees_nothing_and_goes_nowhere() -> None:
    plan = PLANS["warehouse"]
    assert (plan.sees[NOWHERE], plan.around[NOWHERE]) == (0, ())
    assert len(plan.sees) == len(plan.around) == len(plan.names) + 1


def test_sight_and_steps_go_both_ways() -> None:
    plan = PLANS["warehouse"]
    for one, other in product(plan.numbers.values(), repeat=2):
        assert plan.sees[one] >> other & 1 == plan.sees[other] >> one & 1
        assert (other in plan.around[one]) == (one in plan.around[other])
        assert other not in plan.around[one] or plan.sees[one] >> other & 1


def test_every_counter_is_somebodys_and_nobody_has_more_than_another() -> None:
    for count in (2, 3, 4, 5):
        for guard in range(count):
            ours = division(count, Seat(guard))
            assert ours.own[guard] == 0
            sizes = {own.bit_count() for seat, own in enumerate(ours.own) if seat != guard}
            assert sizes == {ours.each}
            assert len(ours.owners) == len(ours.counters) + 1


def test_numbers_tell_shadows_from_guards() -> None:
    assert not {*SHADOWS} & {*GUARDS}
    assert max(SHADOWS) < min(GUARDS)


def test_no_list_of_moves_is_too_long() -> None:
    state = GAME.setup(GAME.options(), GAME.roles(GAME.options()).places[:2])
    assert len(GAME.legal(state, Seat(1))) == 2 * len(state.plan.entry)
    assert 2 * 4 * len(SHADOWS) + 2 <= 256
