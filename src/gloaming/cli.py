"""The shell: `gloaming VERB`. Verbs lie in `commands`; a game may bring its own in its folder."""

import click

from gloaming import __version__
from gloaming.commands.serve import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="gloaming")
def main() -> None:
    """Games whose heart is what you may not see."""


main.add_command(serve)
