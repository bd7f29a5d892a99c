"""Bots against one another in the engine: how often the Guards win, at any count, on any board."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from gloaming.games.shift import guarding, stealing
from gloaming.games.shift.beliefs import Evidence
from gloaming.games.shift.division import SEATS, division
from gloaming.games.shift.engine import (
    GUARDS_SEAT,
    MOVE,
    NOBODY,
    OFF,
    OVER,
    PLACE,
    POST,
    PUT_BACK,
    TURN,
    Engine,
)
from gloaming.games.shift.handicap import of_step
from gloaming.games.shift.levels import Level
from gloaming.games.shift.lines import Lines
from gloaming.games.shift.scene import Scene, judged
from gloaming.games.shift.wandering import anything, throw

MOST_ROUNDS = 200


class Table(NamedTuple):
    """Where and by which rules is played, and how well."""

    lines: Lines
    players: int
    is_family: bool
    step: int = 0
    """The handicap: for the Guards, or below 0 for the Criminal players."""
    guards: Level = Level()
    thieves: Level = Level()


class Tally(NamedTuple):
    """How some matches went."""

    matches: int
    guards: int
    draws: int
    rounds: int

    @property
    def share(self) -> float:
        """How often the Guards have won."""
        return self.guards / self.matches

    def and_also(self, other: Tally) -> Tally:
        """These matches and some more."""
        return Tally(*(mine + more for mine, more in zip(self, other, strict=True)))


def tally(table: Table, seeds: range) -> Tally:
    """So many matches, one for each seed."""
    ended = [play(table, Random(seed)) for seed in seeds]  # noqa: S311 - no secret
    return Tally(
        len(seeds),
        sum(one.winner == GUARDS_SEAT for one in ended),
        sum(one.winner == NOBODY for one in ended),
        sum(one.round for one in ended),
    )


def play(table: Table, rng: Random) -> Engine:
    """One match to its end."""
    engine = Engine(table.lines, table.players, MOST_ROUNDS, is_family=table.is_family)
    engine.least = of_step(table.step)
    while engine.phase != OVER:
        player = engine.waits_for()
        level = table.guards if player == GUARDS_SEAT else table.thieves
        if engine.phase not in {PLACE, TURN} and rng.random() < level.slips:
            anything(engine, rng.random)
        else:
            _decide(engine, level, rng)
    return engine


def _decide(engine: Engine, level: Level, rng: Random) -> None:
    phase = engine.phase
    if phase == PLACE:
        _place(engine, rng)
    elif phase == POST:
        engine.post(guarding.post(scene(engine, GUARDS_SEAT)))
    elif phase == TURN:
        throw(engine, rng.random)
    elif phase == PUT_BACK:
        seen = scene(engine, engine.waits_for())
        engine.put_back(stealing.put_back(seen, engine.places()))
    elif engine.turn == GUARDS_SEAT:
        _guard(engine, level.care)
    else:
        _steal(engine, level.nerve, rng)


def scene(engine: Engine, player: int) -> Scene:
    """What a player has before the eyes, and nothing else."""
    ours = division(engine.count, SEATS[GUARDS_SEAT])
    known = engine.blank | engine.found | engine.own[player] | engine.seen[player]
    evidence = Evidence(ours, known & engine.criminals, known & ~engine.criminals)
    return Scene(
        engine.lines, engine.own[player], tuple(engine.where),
        judged(engine.lines, engine.where, evidence),
        engine.blank, engine.found, engine.safe,
        tuple([die for die in (engine.first, engine.second) if die]),
        engine.mover, engine.die, engine.steps, engine.moved,
    )  # fmt: skip


def _place(engine: Engine, rng: Random) -> None:
    """Any counter of those left, on any square that is free."""
    free = [one for one in engine.lines.plan.entry if not engine.at[one]]
    placed = sum(square != OFF for square in engine.where[: engine.counters + 1])
    left = (engine.counters - placed + engine.players - 1) // engine.players
    is_criminal = rng.randrange(left) < engine.hands[engine.turn]
    engine.place(rng.choice(free), is_criminal=is_criminal)


def _guard(engine: Engine, care: guarding.Care) -> None:
    """Both go their ways; once something is turned over they think again."""
    if not engine.steps and not engine.first:
        engine.end_turn()
        return
    plan = guarding.best(scene(engine, GUARDS_SEAT), care)
    for guard in guarding.order(plan, engine.mover):
        die = engine.die if guard == engine.mover else plan.dice[guard]
        for square in plan.routes[guard].squares:
            if engine.walk(guard, die, square):
                return
    engine.end_turn()


def _steal(engine: Engine, nerve: stealing.Nerve, rng: Random) -> None:
    """Both strides, unless something comes in between."""
    turn = engine.turn
    for stride in stealing.best(scene(engine, turn), nerve, rng):
        for square in stride.squares:
            engine.walk(stride.counter, stride.die, square)
            if engine.phase != MOVE or engine.turn != turn:
                return
            if engine.where[stride.counter] == OFF:
                break
    engine.end_turn()
