"""Shadow Shift at random, to its end: any move that there is, each as likely as any other."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.shift.engine import (
    FIRST_GUARD,
    GUARDS_SEAT,
    LOOK,
    LOOKS,
    MOVE,
    OFF,
    OVER,
    PLACE,
    PUT_BACK,
    TURN,
    Engine,
)

Draw = Callable[[], float]
"""A number from 0 to below 1."""


def play_out(engine: Engine, draw: Draw) -> int:
    """Go on at random to the end; how many moves it took."""
    moves = 0
    while engine.phase != OVER:
        anything(engine, draw)
        moves += 1
    return moves


def anything(engine: Engine, draw: Draw) -> None:
    """One of all moves that there are, each as likely as any other."""
    phase = engine.phase
    if phase == MOVE:
        _any_walk(engine, draw)
    elif phase == TURN:
        if engine.turn == GUARDS_SEAT or draw() < 0.5:
            throw(engine, draw)
        else:
            _any_look(engine, draw)
    elif phase == LOOK:
        _any_look(engine, draw)
    elif phase == PUT_BACK:
        places = engine.places()
        engine.put_back(places[int(draw() * len(places))])
    elif phase == PLACE:
        _any_place(engine, draw)
    else:
        doors = [one for one in engine.lines.plan.vaults if not engine.at[one]]
        engine.post(doors[int(draw() * len(doors))])


def throw(engine: Engine, draw: Draw) -> None:
    """Both dice; they show at least what the handicap says."""
    first, second = engine.least[engine.turn != GUARDS_SEAT]
    engine.roll(first + int((7 - first) * draw()), second + int((7 - second) * draw()))


def _any_walk(engine: Engine, draw: Draw) -> None:
    """Steps are guessed until there is one: that is quicker than to list them all."""
    dice = 0 if not engine.first else 1 if engine.second in {0, engine.first} else 2
    is_guard = engine.turn == GUARDS_SEAT
    lowest, ours = (FIRST_GUARD, 2) if is_guard else (1, engine.counters)
    own = 4 if engine.steps else 0
    slots = 1 + own + 4 * ours * dice
    while True:
        slot = int(draw() * slots) if slots > 1 else 0
        if slot == 0:
            engine.end_turn()
            return
        counter, die = engine.mover, engine.die
        if slot > own:
            slot -= own + 1
            one = slot >> 2
            counter, die = lowest + one, engine.first
            if one >= ours:
                counter, die = counter - ours, engine.second
            if counter in (engine.mover, engine.moved):
                continue
        if engine.where[counter] != OFF:
            near = engine.around[engine.where[counter]]
            if slot & 3 < len(near):
                engine.walk(counter, die, near[slot & 3])
                return


def _any_look(engine: Engine, draw: Draw) -> None:
    """Guessed as well; until the first look the dice may still be rolled."""
    number = engine.looked.bit_count()
    while True:
        counter = int(draw() * (engine.counters + 1)) if number < LOOKS else 0
        if counter == 0:
            if number:
                engine.end_turn()
            else:
                throw(engine, draw)
            return
        if engine.where[counter] != OFF and not engine.looked >> counter & 1:
            engine.look(counter)
            return


def _any_place(engine: Engine, draw: Draw) -> None:
    free = [one for one in engine.lines.plan.entry if not engine.at[one]]
    placed = sum(engine.where[one] != OFF for one in range(1, engine.counters + 1))
    left = (engine.counters - placed + engine.players - 1) // engine.players
    criminals = engine.hands[engine.turn]
    is_criminal = draw() < (0.5 if 0 < criminals < left else criminals)
    engine.place(free[int(draw() * len(free))], is_criminal=is_criminal)
