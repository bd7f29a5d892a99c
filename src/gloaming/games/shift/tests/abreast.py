"""The engine for bots and the rules abreast: the same match in both, compared after every step."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import get_args

from gloaming.core import Actor, Input, Millis
from gloaming.core.file import encode
from gloaming.games.shift import flow, rules
from gloaming.games.shift.engine import LOOK, MOVE, OFF, OVER, PLACE, POST, PUT_BACK, TURN, Engine
from gloaming.games.shift.lines import lines
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
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import places

PHASES = {
    "place": PLACE,
    "guards": POST,
    "turn": TURN,
    "roll": TURN,
    "move": MOVE,
    "look": LOOK,
    "put-back": PUT_BACK,
}
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


def march(chosen: Rules, count: int, number: int) -> str:
    """So many steps at random or a few more, on all boards; all that was done, as a short text."""
    rng, past = Random(count), blake2b(digest_size=16)
    while number > 0:
        board = rng.choice(get_args(BoardName))
        options = Options(rules=chosen, board=board, pace="none", rounds=ROUNDS)
        moves = play(options, count, rng)
        number -= len(moves)
        past.update(encode(moves))
    return past.hexdigest()


def play(options: Options, count: int, rng: Random) -> list[Move]:
    """One match at random, by the rules and in the engine; every move of it."""
    state, engine = rules.setup(options, places(options, count)), new_engine(options, count)
    done: list[Move] = []
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
        done.append(move)
    return done
