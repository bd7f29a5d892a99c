"""The shell: `gloaming VERB`. Verbs lie in `commands`; a game may bring its own in its folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from gloaming import __version__, compiled
from gloaming.commands.failure import Failure
from gloaming.commands.new_game import new_game
from gloaming.commands.replay import replay
from gloaming.commands.serve import serve
from gloaming.commands.simulate import simulate
from gloaming.commands.store import store
from gloaming.commands.verify import verify


def games_with_verbs() -> list[str]:
    """The games that have a `commands.py`, found by looking and without waking any of them."""
    games = find_spec("gloaming.games")
    folders = (games.submodule_search_locations if games else None) or []
    files = (file for folder in folders for file in Path(folder).glob("*/commands.py"))
    return sorted(file.parent.name for file in files)


class Shell(click.Group):
    """The verbs of the shell, and for each game that has verbs of its own a group of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every verb and every group."""
        return [*super().list_commands(ctx), *games_with_verbs()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A verb of the shell, else the verbs of a game."""
        verb = super().get_command(ctx, cmd_name)
        if verb is not None or cmd_name not in games_with_verbs():
            return verb
        compiled.use()
        brought = import_module(f"gloaming.games.{cmd_name}.commands").commands
        assert isinstance(brought, click.Group)
        return brought

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the words before the verb."""
        with in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Read the words after the verb, and do it."""
        with in_one_line():
            return super().invoke(ctx)


@contextmanager
def in_one_line() -> Iterator[None]:
    """What was not understood, without the usage, which is a word away."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        asked = error.ctx.command_path if error.ctx else "gloaming"
        raise Failure(f"{error.format_message()} See: {asked} -h") from None


@click.group(
    cls=Shell,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: gloaming serve --port 8123",
)
@click.version_option(__version__, prog_name="gloaming")
def main() -> None:
    """Games whose heart is what you may not see."""


for command in (serve, simulate, replay, verify, store, new_game):
    main.add_command(command)
