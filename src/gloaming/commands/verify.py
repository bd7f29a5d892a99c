"""`gloaming verify`: whether chance was what the host had promised, and all by the rules."""

from pathlib import Path

import click


@click.command(epilog="Example: gloaming verify gloaming-4f1c09aa.jsonl")
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that every match of FILE was fair.

    The promise, the draws, the rules, the digests and the chain over the lines; if one is wrong,
    says in which line and how.
    """
    from gloaming.commands.match_files import matches_of, told_by_line
    from gloaming.core.file import verify as draws_of

    matches = draws = unchained = 0
    with told_by_line(file):
        for game, match in matches_of(file):
            draws += draws_of(game, match)
            matches += 1
            unchained += match.reveal.chain is None
    told = (_counted(matches, "match", "matches"), _counted(draws, "draw", "draws"))
    click.echo(f"{', '.join(told)}: all as promised")
    if unchained:
        told_apart = _counted(unchained, "match has", "matches have")
        click.echo(f"{told_apart} no chain over the lines: an older version wrote the file.")


def _counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"
