"""How the shell says no: one clear sentence, and status 2."""

import click


class Failure(click.ClickException):
    """Something that the person can understand and mend."""

    exit_code = 2
