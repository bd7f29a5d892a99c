"""`gloaming serve`: the server, its addresses, and a QR code for phones."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import click
import segno
from rich.console import Console

from gloaming.commands.failure import Failure


def data_folder() -> Path:
    """Where data lies unless told otherwise: `$GLOAMING_DATA`, else one's own folder for it."""
    if chosen := os.environ.get("GLOAMING_DATA"):
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "gloaming"


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8123,
    show_default=True,
    help="The port to listen on; 0 finds one.",
)
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="The data folder.  [default: $GLOAMING_DATA, else your own]",
)
@click.option(
    "--bot-pace",
    default=1.0,
    show_default=True,
    help="How long bots wait before they answer, as a factor.",
)
def serve(port: int, host: str, data: Path | None, bot_pace: float) -> None:
    """Serve the games to browsers on this machine and on the network around it."""
    from gloaming.server.serve import ServeError, Settings, run  # noqa: PLC0415 - starts in a blink for --help
    from gloaming.server.store import StoreError  # noqa: PLC0415

    settings = Settings(data or data_folder(), host=host, port=port, bot_pace=bot_pace)
    try:
        run(settings, lambda chosen: greet(host, chosen))
    except (ServeError, StoreError) as error:
        raise Failure(str(error)) from None


def greet(host: str, port: int) -> None:
    """Say where to go."""
    console = Console()
    local = f"http://localhost:{port}"
    console.print(f"\n  Gloaming is open.\n\n  On this machine   [bold]{local}[/]")
    address = lan_address() if host == "0.0.0.0" else None  # noqa: S104
    if address is not None:
        link = f"http://{address}:{port}"
        console.print(f"  On your network   [bold]{link}[/]\n")
        segno.make(link, error="m").terminal(compact=True)
    console.print("\n  Ctrl-C closes it; nothing is lost.\n")


def lan_address() -> str | None:
    """The address by which others on the network reach this machine, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
