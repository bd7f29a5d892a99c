"""What is measured of a board, on boards so small that one can count it."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from textwrap import dedent

import pytest
from click.testing import CliRunner

from gloaming.games.shift import measuring
from gloaming.games.shift.boardmaking import Shape, candidates
from gloaming.games.shift.boards import FOLDER, read
from gloaming.games.shift.commands import commands
from gloaming.games.shift.contest import Tally
from gloaming.games.shift.lines import Lines, lined
from gloaming.games.shift.plan import drawing, planned
from gloaming.games.shift.survey import survey, ways


def board(text: str) -> Lines:
    """A board of any size, drawn."""
    return lined(planned(drawing(dedent(text).strip())))


CORRIDOR = board("""
    +-+-+-+-+
    |V . . X|
    +-+-+-+-+
""")
HALL = board("""
    +-+-+-+-+
    |V . . X|
    + + + + +
    |. . . .|
    + + + + +
    |V . . X|
    +-+-+-+-+
""")
DOOR = board("""
    +-+-+-+-+-+
    |V .|. . X|
    + + +-+ + +
    |. . . . .|
    + + +-+ + +
    |V .|. . X|
    +-+-+-+-+-+
""")


@pytest.mark.parametrize(("ours", "number"), [(CORRIDOR, 1), (HALL, 3), (DOOR, 1)])
def test_ways_that_share_no_square_are_as_many_as_the_narrowest_place_lets_through(
    ours: Lines, number: int
) -> None:
    assert ways(ours) == number


def test_sight_and_steps_are_those_one_counts() -> None:
    found = survey(CORRIDOR)
    assert (found.sight, found.steps, found.least_steps) == (3.0, 3.0, 3)
    assert survey(HALL).sight == 5.0
    assert survey(DOOR).least_steps == 6


def test_a_pair_that_sees_every_approach_is_found() -> None:
    """In a corridor whoever stands in it sees all; behind walls nobody does."""
    assert survey(CORRIDOR).pairs == 6
    assert survey(CORRIDOR).watched == 1.0
    apart = board("""
        +-+-+-+
        |V . X|
        + +-+-+
        |. . X|
        + +-+-+
        |V . X|
        +-+-+-+
    """)
    assert survey(apart).pairs == 0
    assert survey(apart).watched == pytest.approx(2 / 3)


# Boards that are made


@pytest.mark.parametrize("shape", [Shape(14, 12), Shape(16, 13, gaps=0.4), Shape(22, 18, 4)])
def test_boards_that_are_made_may_be_played_on(shape: Shape) -> None:
    for text in islice(candidates(shape, Random(1)), 2):
        plan = read(text)
        assert len(plan.names) == shape.columns * shape.rows
        assert len(plan.vaults) == shape.vaults


def test_the_boards_of_the_game_are_neither_too_open_nor_too_narrow() -> None:
    found = {one.name: one.survey for one in measuring.boards_in(FOLDER)}
    assert {"cellar", "harbour", "warehouse"} == {*found}
    assert all(map(measuring.is_promising, found.values()))
    assert found["cellar"].steps < found["warehouse"].steps < found["harbour"].steps


def test_what_is_fairest_has_the_guards_win_half() -> None:
    even, odd = Tally(10, 5, 0, 80), Tally(10, 9, 0, 80)
    assert measuring.unfairness([even, even]) == 0.0
    assert measuring.unfairness([even, odd]) == pytest.approx(0.2)


def test_the_command_makes_measures_and_ranks_and_goes_on_where_it_was(tmp_path: Path) -> None:
    notes = tmp_path / "notes.json"
    asked = ["boards", "--in", str(tmp_path / "made"), "--notes", str(notes), "--matches", "1"]
    told = CliRunner().invoke(commands, [*asked, "--make", "1", "--columns", "14"])
    assert told.exit_code == 0, told.output
    assert "board-1-001" in told.output
    kept = measuring.read(notes)
    (tallies,) = kept.tallies.values()
    assert len(tallies) == len(measuring.RULES) * len(measuring.COUNTS)
    for name in tallies:
        tallies[name] = Tally(1, 1, 0, 7)
    measuring.write(kept, notes)
    again = CliRunner().invoke(commands, asked)
    assert again.exit_code == 0
    assert measuring.read(notes).tallies == kept.tallies


def test_the_command_tells_how_many_pairs_of_squares_see_every_approach(tmp_path: Path) -> None:
    asked = ["boards", "--notes", str(tmp_path / "notes.json"), "--matches", "1"]
    told = CliRunner().invoke(commands, asked).stdout.splitlines()
    heads = next(line.split() for line in told if line.startswith("board "))
    rows = {line.split()[0]: line.split() for line in told}
    for board in measuring.boards_in(FOLDER):
        row = dict(zip(heads, rows[board.name], strict=True))
        assert int(row["pairs"]) == board.survey.pairs
        assert int(row["ways"]) == board.survey.ways


def test_what_was_stopped_in_the_middle_of_a_cell_is_gone_on_with(tmp_path: Path) -> None:
    board = next(measuring.boards_in(FOLDER))
    cell, file = measuring.cells(board.name)[0], tmp_path / "notes.json"
    notes, matches = measuring.read(file), measuring.CHUNK + 3
    assert next(measuring.measure(board, cell, notes, matches)) == measuring.CHUNK
    measuring.write(notes, file)
    later = measuring.read(file)
    assert [*measuring.measure(board, cell, later, matches)] == [3]
    assert later.of(board, cell) == measuring.measured(board, cell, range(matches))
    assert [*measuring.measure(board, cell, later, measuring.CHUNK)] == []


SHELL = """
import sys
from gloaming import compiled
compiled.use = lambda: print("asked for copies", "gloaming.games" in sys.modules)
from gloaming.cli import main
main(["shift", "boards", "--help"])
"""


def test_the_command_runs_the_compiled_engine_where_there_is_one() -> None:
    """It has to be asked for before anything of the games is there."""
    told = subprocess.run([sys.executable, "-c", SHELL], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("asked for copies False\n")
    assert "make fast" in told.stdout


def test_the_command_makes_no_boards_among_those_of_the_game() -> None:
    assert CliRunner().invoke(commands, ["boards", "--make", "1"]).exit_code != 0


@pytest.mark.parametrize("drawn", [b"+-+\n|~|\n+-+\n", b"\xff\xfe"])
def test_the_command_names_a_file_that_is_no_board(tmp_path: Path, drawn: bytes) -> None:
    (tmp_path / "attic.txt").write_bytes(drawn)
    told = CliRunner().invoke(commands, ["boards", "--in", str(tmp_path)])
    assert told.exit_code == 1
    assert told.output.startswith("Error: attic.txt, ")
