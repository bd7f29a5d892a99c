"""The verbs of Shadows: Amsterdam: `gloaming amsterdam VERB`."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import click
from rich.progress import track

from gloaming.games.amsterdam import mapmaking, maps, printing


@click.group(name="amsterdam")
def commands() -> None:
    """Shadows: Amsterdam."""


@commands.command("maps")
@click.option("--seed", default=1, show_default=True, help="Another number gives other maps.")
@click.option(
    "--to", type=click.Path(path_type=Path), default=maps.FILE, show_default="the game's own"
)
@click.option(
    "--print",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Make none, but draw those there are into this folder.",
)
def make_maps(seed: int, to: Path, folder: Path | None) -> None:
    """Make forty fair pairs of map cards, or draw them for the printer."""
    if folder is not None:
        _print_maps(folder)
        return
    endless = mapmaking.candidates(Random(seed))  # noqa: S311 - no secret
    wanted = islice(endless, mapmaking.CANDIDATES)
    made = list(track(wanted, "Fair pairs", total=mapmaking.CANDIDATES))
    to.write_text(mapmaking.written(mapmaking.chosen(made)), "utf-8")


def _print_maps(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for pair in track(maps.pairs(), "Drawings"):
        drawn = printing.drawing(pair.number)
        (folder / f"pair-{pair.number:02}.svg").write_text(drawn, "utf-8")
