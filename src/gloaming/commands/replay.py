"""`gloaming replay`: a match told in sentences, as one viewer witnessed it."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(epilog="Example: gloaming replay gloaming-4f1c09aa.jsonl --as Ann --language fr")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--as", "seat", metavar="SEAT|public|truth", default="public", show_default=True,
    help="Whose eyes: a seat's number, from 0, or its name; a spectator's; or all there was.",
)  # fmt: skip
@click.option(
    "--language", type=click.Choice(["en", "fr", "pl"]), default="en", show_default=True,
    help="The language to tell it in.",
)  # fmt: skip
@click.option(
    "--match", "number", type=click.IntRange(1), default=1, show_default=True,
    help="Which match of the file.",
)  # fmt: skip
def replay(file: Path, seat: str, language: str, number: int) -> None:
    """Tell a match of FILE as a seat witnessed it.

    Each moment begins with its time in the match: minutes, seconds, milliseconds.
    """
    from gloaming.commands.telling import tell

    click.echo("\n".join(tell(file, number, seat, language)))
