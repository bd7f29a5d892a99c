"""The browser of the tests: `$CHROMIUM`, else the system's, else the one that the set-up brings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the set-up reads this file before playwright is there
    from playwright.sync_api import Browser, Playwright

HERE = Path(__file__).resolve().parent
RECIPE = HERE / "fetch"
"""Which browser to fetch, pinned, and how to unpack it."""
UNPACKED = HERE.parents[1] / ".cache" / "chromium"

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

ARGUMENTS = (
    "--no-sandbox",  # root has none to give, and the tests open their own pages only
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


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


def launch(playwright: Playwright, *arguments: str) -> Browser:
    """Start it, without a window."""
    return playwright.chromium.launch(
        executable_path=where(),
        args=[*ARGUMENTS, *_kind_of_headless(), *arguments],
        env=_surroundings(),
    )


def _is_unpacked() -> bool:
    return where().is_relative_to(UNPACKED)


def _kind_of_headless() -> tuple[str, ...]:
    """The unpacked browser is built for this kind and no other."""
    return ("--headless=shell",) if _is_unpacked() else ()


def _surroundings() -> dict[str, str | float | bool]:
    """The unpacked browser brings its libraries and its fonts with it."""
    surroundings: dict[str, str | float | bool] = dict(os.environ)
    if _is_unpacked():
        libraries = f"{UNPACKED / 'lib'}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
        fonts = str(UNPACKED / "fonts.conf")
        surroundings |= {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": fonts}
    return surroundings
