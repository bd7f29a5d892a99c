"""`gloaming serve`: the server, its addresses, and a QR code for phones."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from gloaming.commands.failure import Failure


@click.command(
    short_help="Serve the games to browsers.",
    epilog="Example: gloaming serve --port 8200 --data ./evening",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8123, show_default=True,
    help="The port to listen on; 0 finds a free one.",
)  # fmt: skip
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
@click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False),
    help="The data folder.  [default: $GLOAMING_DATA, else a folder of your own]",
)  # fmt: skip
@click.option(
    "--bot-pace", type=click.FloatRange(0, 100), default=1.0, show_default=True,
    help="How long bots wait before they answer, as a factor.",
)  # fmt: skip
@click.option(
    "--count", type=click.FloatRange(0, 60), default=3.0, show_default=True,
    help="How long to count, in seconds, before a match of several people begins.",
)  # fmt: skip
@click.option(
    "--name", "names", multiple=True, envvar="GLOAMING_NAMES",
    help="A name under which browsers reach this server, such as play.example; repeatable.",
)  # fmt: skip
@click.option(
    "--keep", type=click.IntRange(0, 36500), default=90, show_default=True,
    help="After how many days a table is forgotten that nobody comes to; 0 keeps all.",
)  # fmt: skip
def serve(
    port: int, host: str, data: Path | None, names: tuple[str, ...], bot_pace: float, **more: float
) -> None:  # fmt: skip
    """Serve the games to browsers on this machine and on the network around it."""
    from gloaming import compiled, packs

    compiled.use()
    from gloaming.server import logs
    from gloaming.server.attendance import Patience
    from gloaming.server.serve import ServeError, Settings, run
    from gloaming.server.store import StoreError
    from gloaming.server.sweeping import Keep

    patience, keep = Patience(count=int(1000 * more["count"])), Keep(tables=int(more["keep"]))
    settings = Settings(
        data or packs.data_folder(), host, port, bot_pace, patience=patience, keep=keep, names=names
    )
    try:
        if sys.stderr.isatty():
            logs.write_to(settings.data / "server.log")
        run(settings, lambda chosen: greet(settings.data, host, chosen))
    except (ServeError, StoreError) as error:
        raise Failure(str(error)) from None
    except OSError as error:
        told = f"The data folder {settings.data} cannot be used: {error.strerror}."
        raise Failure(told) from None


def greet(data: Path, host: str, port: int) -> None:
    """Say where to go."""
    import io

    import segno
    from rich.console import Console
    from rich.text import Text

    from gloaming.server import addresses

    console = Console(highlight=False)
    console.print("\n  Gloaming is open.\n")
    console.print(f"  On this machine   [bold]{addresses.here(host, port)}[/]")
    if link := addresses.lan(host, port):
        console.print(f"  On your network   [bold]{link}[/]\n")
        code = io.StringIO()
        segno.make(link, error="m").terminal(code, compact=True, border=2)
        console.print(Text(code.getvalue(), style="white on black"))
    console.print(f"\n  Tables and matches are kept in {data}", soft_wrap=True)
    console.print("  Ctrl-C closes it; nothing is lost.\n")
