"""The browser of the tests, started."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, Error, Playwright

from tools.chromium import UNPACKED, where

ARGUMENTS = (
    "--no-sandbox",  # root has none to give, and the tests open their own pages only
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright, *arguments: str) -> Browser:
    """Start it, without a window. Now and then it crashes before it is there: then once more."""
    try:
        return _launched(playwright, *arguments)
    except Error:
        return _launched(playwright, *arguments)


def _launched(playwright: Playwright, *arguments: str) -> Browser:
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
