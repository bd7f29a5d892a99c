"""The engine for bots goes step for step with the rules; a million for GLOAMING_EXAMPLES=20."""

from random import Random
from typing import get_args

import pytest

from gloaming.core import Actor, Input, Millis
from gloaming.games.shift import flow, rules
from gloaming.games.shift.engine import LOOK, MOVE, OFF, OVER, PLACE, POST, PUT_BACK, TURN, Engine
from gloaming.games.shift.lines import FAR, flood, lines, squares_of
from gloaming.games.shift.messages import (
    BoardName,
    Consolidate,
    Counter,
    Dice,
    EndTurn,
    Look,
    Move,
    Options,
    Pips,
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    Rules,
    TakeBack,
    Walk,
)
from gloaming.games.shift.plan import NOWHERE, rings_around
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import places
from gloaming.games.shift.wandering import anything, play_out
from gloaming.testing.strategies import times

PHASES = {
    "place": PLACE,
    "guards": POST,
    "turn": TURN,
    "roll": TURN,
    "move": MOVE,
    "look": LOOK,
    "put-back": PUT_BACK,
}
STEPS = 6_250
"""For each set of rules and each count: fifty thousand in all."""
ROUNDS = 30


def new_engine(options: Options, count: int) -> Engine:
    family = options.rules == "family"
    return Engine(lines(options.board), count, options.rounds, is_family=family)


def follow(engine: Engine, move: Move) -> None:
    """Do in the engine what was done by the rules."""
    numbers = engine.lines.plan.numbers
    match move:
        case PlaceCounter(square, is_criminal):
            engine.place(numbers[square], is_criminal=is_criminal)
        case PlaceGuard(square):
            engine.post(numbers[square])
        case PutBack(square):
            engine.put_back(numbers[square])
        case Dice(first, second):
            engine.roll(first, second)
        case Look(counter):
            engine.look(counter)
        case Walk(counter, die, square):
            engine.walk(counter, die, numbers[square])
        case EndTurn():
            engine.end_turn()
        case _:
            assert isinstance(move, Roll | Consolidate)


def agree(engine: Engine, state: State) -> None:
    """Everything that is told in both."""
    if state.ended is not None:
        assert engine.phase == OVER
        assert tuple(state.ended.winners) == (() if engine.winner < 0 else (engine.winner,))
        return
    assert tuple(engine.where) == state.squares
    assert (engine.blank, engine.found, engine.safe) == (state.blank, state.found, state.safe)
    assert engine.round == state.round
    assert engine.waits_for() == flow.waits_for(state)
    if state.phase == "look" and not state.looked:
        return
    assert engine.phase == PHASES[state.phase]
    assert (engine.mover, engine.die, engine.steps) == (state.mover, state.die, state.steps)
    assert tuple(die for die in (engine.first, engine.second) if die) == state.left
    assert engine.moved == state.moved or not engine.walks()
    assert tuple(engine.seen) == state.seen
    for counter, square in enumerate(engine.where):
        assert square == OFF or engine.at[square] == counter


def offers_alike(engine: Engine, moves: tuple[Move, ...]) -> None:
    """The same moves are there."""
    names = engine.lines.plan.names
    if engine.phase == MOVE:
        walks = {Walk(Counter(one), Pips(die), names[to]) for one, die, to in engine.walks()}
        assert walks == {move for move in moves if isinstance(move, Walk)}
    if engine.phase == PUT_BACK:
        assert [PutBack(names[square]) for square in engine.places()] == list(moves)


def play(options: Options, count: int, rng: Random) -> int:
    """One match at random, by the rules and in the engine; how many steps it took."""
    state, engine = rules.setup(options, places(options, count)), new_engine(options, count)
    steps = 0
    while state.ended is None:
        seat = flow.waits_for(state)
        assert seat is not None
        actor: Actor = "nature" if rules.is_nature_next(state) else seat
        moves = tuple(move for move in rules.legal(state, actor) if not isinstance(move, TakeBack))
        offers_alike(engine, moves)
        move = rng.choice(moves)
        state = rules.apply(state, Input(Millis(0), actor, move)).state
        follow(engine, move)
        agree(engine, state)
        steps += 1
    return steps


@pytest.mark.timeout(0)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("chosen", ["competitive", "family"])
def test_the_engine_goes_step_for_step_with_the_rules(chosen: Rules, count: int) -> None:
    rng, steps = Random(count), 0
    while steps < times(STEPS):
        board = rng.choice(get_args(BoardName))
        options = Options(rules=chosen, board=board, pace="none", rounds=ROUNDS)
        steps += play(options, count, rng)


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
