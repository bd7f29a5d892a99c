"""The verbs of Shadows: Amsterdam: `gloaming amsterdam VERB`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random

import click
from rich.progress import track

from gloaming.games.amsterdam import mapmaking, maps, printing
from gloaming.packs import PackError, shelf

GAME = "amsterdam"


@click.group(name="amsterdam")
def commands() -> None:
    """Shadows: Amsterdam."""


@commands.command("maps")
@click.option("--seed", default=1, show_default=True, help="Another number gives other maps.")
@click.option(
    "--to",
    type=click.Path(path_type=Path),
    default=Path("maps.toml"),
    show_default=True,
    help="Where to write them; the game goes on with its own.",
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
    click.echo(f"Forty pairs of maps are in {to}.")


def _print_maps(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for pair in track(maps.pairs(), "Drawings"):
        drawn = printing.drawing(pair.number)
        (folder / f"pair-{pair.number:02}.svg").write_text(drawn, "utf-8")
    click.echo(f"{len(maps.pairs())} drawings to print are in {folder}.")


# Pictures of one's own

in_data = click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    help="The server's data folder.  [default: $GLOAMING_DATA, else a folder of your own]",
)


@commands.group("pictures", invoke_without_command=True)
@in_data
@click.pass_context
def pictures(ctx: click.Context, data: Path | None) -> None:
    """List the packs of pictures that tables can play with, import one, or remove one."""
    if ctx.invoked_subcommand is not None:
        return
    for pack in shelf(GAME, data).packs():
        click.echo(f"{pack.id}  {pack.title}")
    if not shelf(GAME, data).packs():
        click.echo("There are none but the game's own.")


@pictures.command("import", epilog="Example: gloaming amsterdam pictures import holidays")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.option("--name", help="What tables see.  [default: what the folder is called]")
@click.option("--fill", is_flag=True, help="Take the game's own pictures where some are missing.")
@in_data
def import_pictures(folder: Path, name: str | None, data: Path | None, *, fill: bool) -> None:
    """Make a pack of the pictures in FOLDER: PNG, JPEG or WebP, 154 of them.

    Either all of them side by side: the first 84 by their names become Intel cards, the next 70
    the city. Or 84 in FOLDER/intel, and 70 in FOLDER/districts, there in folders 1a, 1b to 7a, 7b
    of five each, for the two sides of seven Districts. With --fill 30 and 30 are enough.

    What a picture shows can be said in FOLDER/words.txt, a line for each: beach.jpg: A wide beach.
    In words.en.txt, words.fr.txt and words.pl.txt it is said in these languages.

    Each is cut to its middle and written anew, without place, time or camera. Whoever can reach the
    server can see them. If anything is wrong with any, all of it is told, and there is no pack.
    """
    from gloaming.games.amsterdam.album import AlbumError, opened  # noqa: PLC0415 - dear to import
    from gloaming.games.amsterdam.packing import developed_all, pack  # noqa: PLC0415 - the same

    packs = shelf(GAME, data)
    with _in_words(folder, AlbumError):
        title = packs.checked(folder.resolve().name if name is None else name)
        album = opened(folder, is_filled=fill)
        deck = developed_all(album, lambda sources: track(sources, "Pictures"))
        with packs.making(title) as new:
            pack(deck, new)
    beyond = f" {album.left_out} more than are needed were left out." if album.left_out else ""
    click.echo(f"Tables can play with “{title}” now.{beyond}")


@contextmanager
def _in_words(folder: Path, faulty: type[Exception]) -> Iterator[None]:
    """Whatever is wrong, a line each, and that nothing has come of it."""
    try:
        yield
    except faulty as error:
        for fault in error.args:
            click.echo(fault, err=True)
        raise _refusal("Nothing was imported, for what is told above.") from None
    except PackError as error:
        raise _refusal(str(error)) from None
    except OSError as error:
        raise _refusal(f"{error.filename or folder} cannot be used: {error.strerror}.") from None


@pictures.command("remove", epilog="Example: gloaming amsterdam pictures remove holidays")
@click.argument("name")
@in_data
def remove_pictures(name: str, data: Path | None) -> None:
    """Remove the pack with this NAME or id. Matches that were played with it show numbers."""
    packs = shelf(GAME, data)
    found = [pack for pack in packs.packs() if name in {pack.id, pack.title}]
    if not found:
        raise _refusal(f"There is no pack called “{name}”.")
    packs.remove(found[0])
    click.echo(f"“{found[0].title}” is gone.")


def _refusal(why: str) -> click.UsageError:
    return click.UsageError(why, click.get_current_context())
