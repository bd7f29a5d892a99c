"""A server that waits as long as a test says, and has no limits. Run as a program."""

import argparse
from dataclasses import fields
from pathlib import Path

from gloaming.server.attendance import Patience
from gloaming.server.limits import Limits
from gloaming.server.serve import Settings, run

UNLIMITED = Limits(*[1e9] * 8)
BOT_PACE = 0.05


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    names = [field.name for field in fields(Patience)]
    for name in names:
        parser.add_argument(f"--{name}", type=int, default=getattr(Patience, name))
    given = parser.parse_args()
    patience = Patience(**{name: getattr(given, name) for name in names})
    settings = Settings(
        given.data, "127.0.0.1", given.port, BOT_PACE, limits=UNLIMITED, patience=patience
    )
    run(settings, lambda _port: None)


if __name__ == "__main__":
    main()
