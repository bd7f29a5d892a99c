"""The browser of the tests: `$CHROMIUM`, else the system's, else the one that the set-up brings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

RECIPE = Path(__file__).resolve().parent
"""Which browser to fetch, pinned, and how to unpack it."""
UNPACKED = RECIPE.parents[1] / ".cache" / "chromium"

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


class NoBrowserError(Exception):
    """There is no browser to test with."""


def installed() -> Path | None:
    """The browser that was here before us, if there is one."""
    if named := os.environ.get("CHROMIUM"):
        return Path(named)
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return Path(found)
    return ON_A_MAC if ON_A_MAC.exists() else None


def where() -> Path:
    """The browser to use."""
    found = installed() or UNPACKED / "chromium"
    if not found.exists():
        raise NoBrowserError(f"no {found}: `make test` fetches a browser, $CHROMIUM names another")
    return found
