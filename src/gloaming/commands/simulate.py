"""`gloaming simulate`: many matches into one file, on all cores, to be stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import click

from gloaming.commands.failure import Failure


@click.command(epilog="Example: gloaming simulate bluff --matches 1000 --seed 7 --out bluff.jsonl")
@click.argument("game")
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="How many.")
@click.option("--seed", default=0, show_default=True, help="The same seed gives the same file.")
@click.option("--seats", type=click.IntRange(1), help="How many play.  [default: as few as may]")
@click.option("--options", default="{}", show_default=True, help="The game's options, in JSON.")
@click.option(
    "--bots", default="random", show_default=True, help="A level, or one for each seat: easy,random"
)
@click.option("--jobs", type=click.IntRange(1), help="How many processes.  [default: all cores]")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="The file to write.")
def simulate(  # noqa: PLR0913, PLR0917 - one for each option
    game: str, matches: int, seed: int, seats: int | None, options: str, bots: str,
    jobs: int | None, out: Path,
) -> None:  # fmt: skip
    """Play many matches of GAME by chance or by bots.

    They are kept in one file. Ctrl-C stops it; the same command goes on where it was stopped.
    """
    from gloaming.commands.outfile import OtherFileError
    from gloaming.commands.simulating import make_plan, run
    from gloaming.commands.simulation import SimulationError

    plan = make_plan(game, seed, seats, options, bots)
    try:
        run(plan, matches, jobs, out)
    except OSError as error:
        raise Failure(f"{out} cannot be written: {error.strerror}.") from None
    except OtherFileError as error:
        raise Failure(f"{out} is not of this simulation: {error}.") from None
    except SimulationError as error:
        raise Failure(f"{error}.") from None
