"""The verbs of Shadows: Amsterdam: `gloaming amsterdam VERB`."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import click
from rich.progress import track

from gloaming.games.amsterdam import mapmaking, maps


@click.group(name="amsterdam")
def commands() -> None:
    """Shadows: Amsterdam."""


@commands.command("maps")
@click.option("--seed", default=1, show_default=True, help="Another number gives other maps.")
@click.option(
    "--to", type=click.Path(path_type=Path), default=maps.FILE, show_default="the game's own"
)
def make_maps(seed: int, to: Path) -> None:
    """Make forty fair pairs of map cards."""
    endless = mapmaking.candidates(Random(seed))  # noqa: S311 - no secret
    wanted = islice(endless, mapmaking.CANDIDATES)
    made = list(track(wanted, "Fair pairs", total=mapmaking.CANDIDATES))
    to.write_text(mapmaking.written(mapmaking.chosen(made)), "utf-8")
