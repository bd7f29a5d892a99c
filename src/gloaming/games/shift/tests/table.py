"""Shadow Shift in a test's words: a warehouse drawn as text, who stands where, what the dice show.

    drawn('''
        +-+-+-+-+
        |V b . G|
        +-+-+-+-+
    ''', dice=(3, 1))

In a drawing `b` is a blank counter of Bob's and `B` one with a Criminal, `c` and `C` are Cid's, and
so on; `G` are the Guards, which are Ann's. Counters that are not drawn are off the board.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from textwrap import dedent
from typing import Any

from msgspec.structs import replace

from gloaming.core import Millis
from gloaming.games.shift import GAME, flow
from gloaming.games.shift.boards import PLANS
from gloaming.games.shift.division import SEATS, Division, division
from gloaming.games.shift.messages import (
    GUARDS,
    Counter,
    Dice,
    EndTurn,
    Move,
    Options,
    Pips,
    PlaceCounter,
    PlaceGuard,
    PutBack,
    Roll,
    SquareName,
    Walk,
)
from gloaming.games.shift.plan import Square, drawing, planned
from gloaming.games.shift.state import OFF_THE_BOARD, State
from gloaming.testing import Story, story

ANN, BOB, CID, DAN, EVE = SEATS
NAMES = ("ann", "bob", "cid", "dan", "eve")
GUARD, SECOND_GUARD = GUARDS
LETTERS = "bcde"
PLACING = Walk | PutBack | PlaceCounter | PlaceGuard

# A warehouse that is drawn


def drawn(
    text: str,
    over: str | None = None,
    *,
    players: int = 2,
    dice: tuple[int, int] | None = None,
    turn: str = "bob",
    flipped: Iterable[int] = (),
    **options: Any,
) -> Story:
    """A position: whose turn it is, what was rolled, and what was flipped before.

    What stands on a vent or a vault is drawn in `over`, a second drawing of the same warehouse.
    """
    plan, pieces = dedent(text).strip(), dedent(over or text).strip()
    board = re.sub(f"[{LETTERS}{LETTERS.upper()}G]", ".", plan)
    PLANS.setdefault(board, planned(drawing(board)))
    chosen = GAME.options(board=board, **options)  # type: ignore[arg-type]
    state = _position(chosen, players, pieces)
    state = flow.begin_turn(replace(state, round=1), SEATS[NAMES.index(turn)], Millis(0))
    for counter in flipped:
        state = _flipped(state, counter)
    if dice is not None:
        rolled = tuple(map(Pips, dice))
        state = replace(state, phase="move", dice=rolled, left=rolled)
    game = dataclasses.replace(GAME, setup=lambda _options, _seats: state)
    return Story(game, chosen, GAME.roles(chosen).places[:players], NAMES[:players])


def _position(options: Options, players: int, pieces: str) -> State:
    ours = division(players, ANN)
    squares = [*OFF_THE_BOARD]
    guards, own = [*GUARDS], {seat: _own(ours, seat) for seat in ours.players}
    criminals = dict.fromkeys(ours.players, ours.criminals)
    undersides = [False] * (len(ours.counters) + 1)
    for square, letter in enumerate(_letters(pieces)):
        if letter == "G":
            squares[guards.pop(0)] = Square(square)
        elif letter.lower() in LETTERS:
            seat = SEATS[LETTERS.index(letter.lower()) + 1]
            counter = own[seat].pop(0)
            squares[counter] = Square(square)
            undersides[counter] = letter.isupper()
            criminals[seat] -= letter.isupper()
    for seat, missing in criminals.items():
        for counter in own[seat][len(own[seat]) - missing :]:
            undersides[counter] = True
    return State(
        options, players, (0,) * players, guard=ANN,
        squares=tuple(squares), undersides=tuple(undersides),
    )  # fmt: skip


def _flipped(state: State, counter: int) -> State:
    if state.undersides[counter]:
        return replace(state, found=state.found | 1 << counter)
    return replace(state, blank=state.blank | 1 << counter)


def _own(ours: Division, seat: int) -> list[Counter]:
    return [counter for counter in ours.counters if ours.owners[counter] == seat]


def _letters(pieces: str) -> list[str]:
    return [letter for row in pieces.split("\n")[1::2] for letter in row[1::2]]


def picture(told: Story) -> str:
    """The position as a drawing, with whatever stands there over the floor."""
    state: State = told.state
    rows = [[*row] for row in told.options.board.split("\n")]
    width = len(rows[0]) // 2
    for counter, square in enumerate(state.squares):
        if square >= 0:
            row, column = divmod(square, width)
            rows[2 * row + 1][2 * column + 1] = _letter(state, Counter(counter))
    return "\n".join("".join(row) for row in rows)


def _letter(state: State, counter: Counter) -> str:
    if counter in GUARDS:
        return "G"
    letter = LETTERS[state.owner(counter) - 1]
    return letter.upper() if state.undersides[counter] else letter


def looks(told: Story, text: str) -> bool:
    """Whether this is the position."""
    expected = dedent(text).strip()
    assert picture(told) == expected, f"it looks like this:\n{picture(told)}"
    return True


# A match from its beginning


def table(players: int = 2, **options: Any) -> Story:
    """An empty warehouse, and Ann has the Guards; nobody has a handicap unless it is said."""
    return story(GAME, *NAMES[:players], **{"handicap": "none", **options})


def all_placed(told: Story, criminals: Iterable[int] | None = None) -> Story:
    """Every Criminal player has placed every counter, those with these numbers with a Criminal."""
    ours = told.state.division
    hidden = set(ours.counters[-ours.total :] if criminals is None else criminals)
    for counter, square in zip(ours.counters, told.state.plan.entry, strict=False):
        name = told.names[told.state.turn]
        told = told.does(name, PlaceCounter(told.state.plan.names[square], counter in hidden))
    return told


def begun(players: int = 2, criminals: Iterable[int] | None = None, **options: Any) -> Story:
    """The first turn is about to begin."""
    told = all_placed(table(players, **options), criminals)
    doors = told.state.plan.vaults[:2]
    for door in doors:
        told = told.ann(PlaceGuard(told.state.plan.names[door]))
    return told


# Moves


def walk(counter: int, die: int, square: str) -> Walk:
    """One step."""
    return Walk(Counter(counter), Pips(die), SquareName(square))


def walks(told: Story, name: str, counter: int, die: int, *squares: str) -> Story:
    """Several steps of one counter."""
    for square in squares:
        told = told.does(name, walk(counter, die, square))
    return told


def rolls(told: Story, name: str, first: int, second: int) -> Story:
    """Somebody rolls, and this is what the dice show."""
    return told.does(name, Roll()).deals(Dice(Pips(first), Pips(second)))


def passes(told: Story) -> Story:
    """Whose turn it is rolls and leaves it at that."""
    name = told.names[told.state.turn]
    return rolls(told, name, 1, 1).does(name, EndTurn())


def turn_of(told: Story, name: str) -> Story:
    """Everybody passes until it is somebody's turn."""
    while told.state.turn != told.seat(name):
        told = passes(told)
    return told


def back(square: str) -> PutBack:
    """A counter goes back there."""
    return PutBack(SquareName(square))


# What can be read


def kinds(moves: Iterable[Any]) -> set[type]:
    """What sorts of moves or events there are."""
    return set(map(type, moves))


def squares(moves: Iterable[Move]) -> list[str]:
    """Which squares moves name."""
    return [move.square for move in moves if isinstance(move, PLACING)]
