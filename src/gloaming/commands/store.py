"""`gloaming store check`: whether everything that was acknowledged is on disk, and whole."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gloaming.commands.failure import Failure

if TYPE_CHECKING:
    from gloaming.server.checking import Checking

PROGRESS_AT = 1_000


@click.group(epilog="Example: gloaming store check --data ./evening")
def store() -> None:
    """Look after a data folder."""


@store.command(epilog="Example: gloaming store check --data ./evening")
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False),
    help="The data folder.  [default: $GLOAMING_DATA, else a folder of your own]",
)  # fmt: skip
def check(data: Path | None) -> None:
    """Check a data folder, and change nothing in it.

    Reads every page, folds every table and every match, compares their digests, and looks for all
    that gloaming.mark names. The status is 1 if anything is wrong. A server may run meanwhile.
    """
    from gloaming import packs
    from gloaming.games import GAMES
    from gloaming.server.checking import Checking
    from gloaming.server.store import StoreError

    try:
        checking = Checking(data or packs.data_folder(), GAMES)
    except StoreError as error:
        raise Failure(str(error)) from None
    try:
        wrong = found_wrong(checking)
    finally:
        checking.close()
    click.echo("All is well." if not wrong else f"Wrong in {wrong:,} ways.")
    raise SystemExit(1 if wrong else 0)


def found_wrong(checking: Checking) -> int:
    """Say what is done and what is wrong; returns in how many ways."""
    click.echo("Reading the pages of the database.")
    wrong = said(f"Page check: {told}" for told in checking.pages())
    click.echo(f"Folding {len(checking.logs):,} tables and matches.")
    for number, told in enumerate(checking.folded(), 1):
        wrong += said([told] if told else [])
        if number % PROGRESS_AT == 0:
            click.echo(f"  {number:,} of {len(checking.logs):,}")
    if not checking.mark.is_there:
        click.echo("There is no gloaming.mark: what the disk has lost cannot be told.")
    wrong += said(f"Lost: {told}" for told in checking.missing())
    for told in checking.known():
        click.echo(f"A server has found before: {told}")
    return wrong


def said(lines: Iterable[str]) -> int:
    """Say each line; returns how many there were."""
    count = 0
    for line in lines:
        click.echo(line)
        count += 1
    return count
