"""`python -m tools.screenshots`: a picture of every state of every page.

`screenshots/LANGUAGE/SIZE/STATE.png`, and a sheet of all of them in `screenshots/index.html`.
"""

import argparse
import sys
import tempfile
from collections.abc import Collection, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming.words import LANGUAGES, game_words
from tests.browser.launching import launch
from tests.browser.states import JOURNEYS, Journey, walk
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer
from tools.steps import ROOT

FOLDER = ROOT / "screenshots"
SIZES = {
    "1440x900": {"width": 1440, "height": 900},
    "390x844": {"width": 390, "height": 844},
}
STATES = tuple(state for journey in JOURNEYS for state in journey.states)

STYLE = """body { margin: 2rem; background: #10131f; color: #ddd; font: 14px system-ui }
div { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 }
img { display: block; height: 320px; border: 1px solid #444 } a { color: inherit }"""


class Wanted(NamedTuple):
    """What to take pictures of."""

    states: Collection[str]
    languages: Collection[str]
    sizes: Collection[str]
    is_missing_only: bool

    def left_of(self, journey: Journey, folder: Path) -> list[str]:
        """The states on this way of which a picture is wanted."""
        return [
            state
            for state in journey.states
            if state in self.states
            and not (self.is_missing_only and (folder / f"{state}.png").exists())
        ]


class Studio:
    """A server and a browser, and the pictures that are taken with them."""

    def __init__(self, browser: Browser, server: RealServer, scratch: Path) -> None:
        self._browser, self._server, self._scratch = browser, server, scratch

    def take(self, journey: Journey, language: str, size: str, states: list[str]) -> Iterator[str]:
        """Walk a way in a language, on a screen; each picture that was taken is told."""
        folder = FOLDER / language / size
        folder.mkdir(parents=True, exist_ok=True)
        own = Path(tempfile.mkdtemp(dir=self._scratch))
        tongue = partial(game_words, language)
        with World(self._browser, self._server, own, SIZES[size], tongue) as world:
            for shown in walk(journey, world):
                if shown.name in states:
                    picture = folder / f"{shown.name}.png"
                    shown.reader.page.screenshot(path=picture, animations="disabled")
                    yield shown.name
                if shown.name == states[-1]:
                    return


class Round(NamedTuple):
    """One way, in a language, on a screen: of which states pictures are taken."""

    journey: Journey
    language: str
    size: str
    states: list[str]


def main(wanted: Wanted) -> None:
    """Take what is wanted, and lay it out."""
    rounds = [
        Round(journey, language, size, states)
        for language in wanted.languages
        for size in wanted.sizes
        for journey in JOURNEYS
        if (states := wanted.left_of(journey, FOLDER / language / size))
    ]
    with (
        tempfile.TemporaryDirectory() as scratch,
        waiting_server(Path(scratch) / "data") as server,
        sync_playwright() as playwright,
    ):
        take_all(Studio(launch(playwright), server, Path(scratch)), rounds)
    (FOLDER / "index.html").write_text(sheet(), "utf-8")
    print(f"All of them: {(FOLDER / 'index.html').relative_to(ROOT)}")


def take_all(studio: Studio, rounds: list[Round]) -> None:
    """Show how far it is; a way that cannot be walked to its end does not keep the others back."""
    told = TextColumn("{task.description}")
    with Progress(BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), told) as progress:
        task = progress.add_task("", total=sum(len(one.states) for one in rounds))
        for one in rounds:
            where = f"{one.language} {one.size}"
            try:
                for state in studio.take(*one):
                    progress.update(task, advance=1, description=f"{where} {state}")
            except (AssertionError, Error) as error:
                why = str(error).partition("\n")[0]
                progress.print(f"{where}: {one.journey.name} ended early: {why}")


def sheet() -> str:
    """All pictures there are, by language and size."""
    parts = [
        f"<h2>{language}, {size}</h2><div>{''.join(figures)}</div>"
        for language in LANGUAGES
        for size in SIZES
        if (figures := list(_figures(language, size)))
    ]
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(parts)}\n"


def _figures(language: str, size: str) -> Iterator[str]:
    for state in STATES:
        path = f"{language}/{size}/{state}.png"
        if (FOLDER / path).exists():
            source, name = escape(path, quote=True), escape(state)
            yield (
                f'<figure><a href="{source}"><img src="{source}" loading=lazy alt=""></a>'
                f"<figcaption>{name}</figcaption></figure>"
            )


def asked() -> Wanted:
    """What the person at the terminal wants."""
    parser = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=STATES, default=STATES, metavar="STATE")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--missing", action="store_true", help="only those that are not there yet")
    given = parser.parse_args()
    return Wanted(given.only, given.languages, given.sizes, given.missing)


if __name__ == "__main__":
    try:
        main(asked())
    except KeyboardInterrupt:
        sys.exit("\nStopped. `make screenshots WITH=--missing` goes on from here.")
