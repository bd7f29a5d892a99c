"""The warehouse: squares, walls between them, vents at one end and vaults at the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, NewType

from gloaming.games.shift.messages import SquareName

Square = NewType("Square", int)
"""Counted row by row, from the left, from 0."""
NOWHERE = Square(-1)
"""Where a counter is that is not on the board."""

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Plan(NamedTuple):
    """One board, with all that follows from it. Tables end with an entry for `NOWHERE`."""

    names: tuple[SquareName, ...]
    numbers: dict[SquareName, Square]
    vents: tuple[Square, ...]
    vaults: tuple[Square, ...]
    around: tuple[tuple[Square, ...], ...]
    """For each square those that are one step away."""
    sees: tuple[int, ...]
    """For each square those in view of it, a bit for each."""
    rings: tuple[tuple[Square, ...], ...]
    """All but vaults by how many steps they are from the nearest vent."""

    @property
    def entry(self) -> tuple[Square, ...]:
        """Where counters are placed at the beginning: the vents, and what lies next to them."""
        return tuple(sorted((*self.rings[0], *self.rings[1])))


# Reading a drawing


class BrokenBoardError(Exception):
    """A drawing that is no board: where, counted from 1, and why."""

    def __init__(self, what: str, line: int, column: int) -> None:
        super().__init__(what)
        self.what = what
        self.line = line
        self.column = column

    def __str__(self) -> str:
        """As editors and compilers say it."""
        return f"line {self.line}, column {self.column}: {self.what}"


class Drawing(NamedTuple):
    """A board as text: every second character of every second line is a square."""

    lines: tuple[str, ...]
    indent: int

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.lines[0]) // 2

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(self.lines) // 2

    def at(self, square: int) -> tuple[int, int]:
        """Which character of which line is a square."""
        row, column = divmod(square, self.width)
        return 2 * row + 1, 2 * column + 1

    def broken(self, what: str, line: int, column: int) -> BrokenBoardError:
        """An error at a character, where a reader of the file finds it."""
        return BrokenBoardError(what, line + 1, column + 1 + self.indent)

    def broken_at(self, what: str, square: int) -> BrokenBoardError:
        """An error at a square."""
        return self.broken(what, *self.at(square))


def drawing(text: str) -> Drawing:
    """A text as a drawing, if every character is one that may stand there."""
    lines = text.rstrip().split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    drawn = Drawing(tuple(line[indent:].rstrip() for line in lines), indent)
    longest = max(map(len, drawn.lines))
    if longest % 2 == 0 or longest < 3 or longest // 2 > len(COLUMNS):
        raise drawn.broken(
            f"a line has room for 1 to {len(COLUMNS)} squares", 0, max(0, longest - 1)
        )
    if len(lines) % 2 == 0 or len(lines) < 3:
        raise drawn.broken("under every row there is a line of walls", len(lines) - 1, 0)
    for number, line in enumerate(drawn.lines):
        if len(line) != longest:
            raise drawn.broken("lines are equally long", number, len(line))
        for column, character in enumerate(line):
            if character not in _allowed(drawn, number, column):
                raise drawn.broken(f"{character!r} cannot stand here", number, column)
    return drawn


def _allowed(drawn: Drawing, line: int, column: int) -> str:
    """A square, a wall or none, an outer wall, or a corner, of which nothing depends."""
    is_row, is_column = line % 2 == 1, column % 2 == 1
    if is_row and is_column:
        return ".VX"
    if is_row:
        return "|" if column in {0, 2 * drawn.width} else "| "
    if is_column:
        return "-" if line in {0, 2 * drawn.height} else "- "
    return "+-|"


# What follows from it


def planned(drawn: Drawing) -> Plan:
    """The board that is drawn, whether it may be played on or not."""
    squares = [Square(number) for number in range(drawn.width * drawn.height)]
    signs = [drawn.lines[line][column] for line, column in map(drawn.at, squares)]
    names = [
        SquareName(f"{COLUMNS[square % drawn.width]}{square // drawn.width + 1}")
        for square in squares
    ]
    vents = tuple(square for square in squares if signs[square] == "V")
    vaults = tuple(square for square in squares if signs[square] == "X")
    around = tuple(tuple(sorted(_around(drawn, square))) for square in squares)
    sees = [sum(1 << other for other in _in_view(drawn, square)) for square in squares]
    rings = tuple(
        tuple(square for square in ring if square not in vaults)
        for ring in rings_around(vents, around)
    )
    numbers = dict(zip(names, squares, strict=True))
    return Plan((*names,), numbers, vents, vaults, (*around, ()), (*sees, 0), rings)


DIRECTIONS = ((-1, 0), (0, -1), (0, 1), (1, 0))


def _way(drawn: Drawing, square: Square, down: int, right: int) -> Iterator[Square]:
    """The squares in one direction, as far as the next wall."""
    line, column = drawn.at(square)
    while drawn.lines[line + down][column + right] == " ":
        line, column = line + 2 * down, column + 2 * right
        yield Square(line // 2 * drawn.width + column // 2)


def _around(drawn: Drawing, square: Square) -> list[Square]:
    ways = [list(_way(drawn, square, *direction)) for direction in DIRECTIONS]
    return [way[0] for way in ways if way]


def _in_view(drawn: Drawing, square: Square) -> list[Square]:
    ways = [_way(drawn, square, *direction) for direction in DIRECTIONS]
    return [other for way in ways for other in way]


def rings_around(
    middle: Iterable[Square], around: tuple[tuple[Square, ...], ...]
) -> Iterator[list[Square]]:
    """The squares that can be reached from some, by how many steps it takes."""
    ring, reached = sorted(middle), set(middle)
    while ring:
        yield ring
        ring = sorted({other for square in ring for other in around[square]} - reached)
        reached.update(ring)
