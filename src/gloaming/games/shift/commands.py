"""The verbs of Shadow Shift: `gloaming shift VERB`."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.progress import Progress, track
from rich.table import Table

from gloaming.games.shift import boards, measuring
from gloaming.games.shift.boardmaking import Shape, candidates
from gloaming.games.shift.contest import Tally
from gloaming.games.shift.lines import lined
from gloaming.games.shift.measuring import Board, Notes
from gloaming.games.shift.survey import Survey, survey


@click.group(name="shift")
def commands() -> None:
    """Shadow Shift."""


@commands.command("boards", epilog="Example: gloaming shift boards --make 20 --in found")
@click.option(
    "--in",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the boards lie.  [default: the game's own]",
)
@click.option(
    "--notes",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("measured.json"),
    show_default=True,
    help="Where to keep what was measured.",
)
@click.option(
    "--matches",
    default=100,
    show_default=True,
    type=click.IntRange(1),
    help="For each rules and count.",
)
@click.option("--make", default=0, help="First make so many new ones.  [default: none]")
@click.option("--seed", default=1, show_default=True, help="Another number makes other boards.")
@click.option("--columns", default=16, show_default=True, type=click.IntRange(8, 26))
@click.option("--rows", default=12, show_default=True, type=click.IntRange(12, 26))
@click.option("--vaults", default=3, show_default=True, type=click.IntRange(3, 6))
@click.option("--gaps", default=0.25, show_default=True, type=click.FloatRange(0, 1))
def measure_boards(
    folder: Path | None, notes: Path, matches: int, make: int, seed: int, **shape: float
) -> None:
    """Search, measure and rank boards: by their plan, and by bots who play on them.

    What was measured is kept and not measured again, so that it can be stopped at any time and gone
    on with; after `make fast` it is quicker. The fairest board comes first.

    Of a board is told how many ways lead to its vaults, how many squares are in view of one, how
    many steps it is to a vault, how much of the approaches the best pair of squares has in view,
    and how many pairs have all of them. C are competitive rules, F family rules, and the number is
    how many play.
    """
    if make and folder is None:
        raise click.UsageError("New boards need a folder of their own: --in FOLDER.")
    place = boards.FOLDER if folder is None else folder
    place.mkdir(parents=True, exist_ok=True)
    _make(place, Shape(**shape), make, seed)  # type: ignore[arg-type]
    every = _every_board(place)
    known = measuring.read(notes)
    _measure(every, known, notes, matches)
    _show(every, known, matches)


def _every_board(folder: Path) -> list[Board]:
    try:
        return list(measuring.boards_in(folder))
    except boards.BrokenFileError as broken:
        raise click.ClickException(f"{broken}.") from broken


def _make(folder: Path, shape: Shape, number: int, seed: int) -> None:
    """Those that were made before are not made again."""
    for index in track(range(number), "New boards", disable=not number):
        file = folder / f"board-{seed}-{index + 1:03}.txt"
        if file.exists():
            continue
        endless = candidates(shape, Random(f"{seed} {index}"))  # noqa: S311 - no secret
        good = (text for text in endless if measuring.is_promising(_surveyed(text)))
        file.write_text(next(islice(good, 1)), "utf-8")


def _surveyed(text: str) -> Survey:
    return survey(lined(boards.read(text)))


def _measure(every: list[Board], notes: Notes, kept: Path, matches: int) -> None:
    """The bar moves, and what was played is kept, with every few matches."""
    due = [(board, cell) for board in every for cell in measuring.cells(board.name)]
    known = sum(min(matches, notes.of(*one).matches) for one in due)
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Matches", total=matches * len(due), completed=known)
        for board, cell in due:
            bar.update(task, description=f"Matches: {board.name}, {cell.name}")
            for played in measuring.measure(board, cell, notes, matches):
                measuring.write(notes, kept)
                bar.advance(task, played)


# What came of it


def _show(every: list[Board], notes: Notes, matches: int) -> None:
    rows = [(board, _tallies(board, notes)) for board in every]
    table = Table(
        box=None,
        pad_edge=False,
        collapse_padding=True,
        title=f"How many of 100 the Guards win, by at least {matches} matches of normal bots",
        title_justify="left",
    )
    heads = ("board", "ways", "sight", "steps", "seen", "pairs", *_cell_heads(), "off", "draws")
    for head in heads:
        table.add_column(head, justify="left" if head == "board" else "right", no_wrap=True)
    for board, tallies in sorted(rows, key=lambda row: measuring.unfairness(row[1])):
        found = board.survey
        draws = sum(one.draws for one in tallies) / sum(one.matches for one in tallies)
        table.add_row(
            board.name, str(found.ways), f"{found.sight:.1f}", f"{found.steps:.0f}",
            f"{100 * found.watched:.0f}", str(found.pairs),
            *(f"{100 * one.share:.0f}" for one in tallies),
            f"{100 * measuring.unfairness(tallies):.0f}", f"{100 * draws:.1f}",
        )  # fmt: skip
    Console().print(table)


def _cell_heads() -> list[str]:
    return [f"{rules[0].upper()}{count}" for rules in measuring.RULES for count in measuring.COUNTS]


def _tallies(board: Board, notes: Notes) -> list[Tally]:
    return [notes.of(board, cell) for cell in measuring.cells(board.name)]
