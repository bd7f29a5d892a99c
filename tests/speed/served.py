"""`python -m tests.speed.served PORT FOLDER`: the server as it is, with its limits lifted."""

import sys
from pathlib import Path

from gloaming import compiled

compiled.use()  # as `gloaming serve` does

from gloaming.server.attendance import Patience  # noqa: E402
from gloaming.server.serve import Settings, run  # noqa: E402
from tests.support.limits import UNLIMITED  # noqa: E402

AT_ONCE = Patience(count=0)


def main(port: str, folder: str) -> None:
    """Serve until told to stop."""
    settings = Settings(
        Path(folder), host="127.0.0.1", port=int(port), limits=UNLIMITED, patience=AT_ONCE
    )
    run(settings, lambda ready: print("ready", ready, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
