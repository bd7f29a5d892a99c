"""`python -m tools.screenshots`: a picture of every state of every page.

`screenshots/LANGUAGE/SIZE/STATE.png`, and a sheet of all of them in `screenshots/index.html`.
"""

import argparse
import contextlib
import sys
import tempfile
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from functools import partial
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming.words import LANGUAGES, game_words
from tests.boards.board import Boards
from tests.boards.serving import serving
from tests.boards.states import STATES as OF_BOARDS
from tests.browser.launching import launch
from tests.browser.reader import Reader
from tests.browser.states import JOURNEYS, Journey, walk
from tests.browser.world import World, waiting_server
from tests.server.real import RealServer
from tools.steps import ROOT

FOLDER = ROOT / "screenshots"
SIZES = {
    "1440x900": {"width": 1440, "height": 900},
    "390x844": {"width": 390, "height": 844},
}
STATES = (*(state for journey in JOURNEYS for state in journey.states), *OF_BOARDS)

STYLE = """body { margin: 2rem; background: #10131f; color: #ddd; font: 14px system-ui }
div { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 }
img { display: block; height: 320px; border: 1px solid #444 } a { color: inherit }"""


class Wanted(NamedTuple):
    """What to take pictures of."""

    states: Collection[str]
    languages: Collection[str]
    sizes: Collection[str]
    is_missing_only: bool

    def left_of(self, states: Iterable[str], folder: Path) -> list[str]:
        """Those of these states of which a picture is wanted."""
        return [
            state
            for state in states
            if state in self.states
            and not (self.is_missing_only and (folder / f"{state}.png").exists())
        ]


Shown = Generator[tuple[str, Reader], None, None]
"""State after state, and the page that is in it."""


class Round(NamedTuple):
    """A way through states, in a language, on a screen: of some of them pictures are taken."""

    name: str
    language: str
    size: str
    states: list[str]
    way: Callable[["Round"], Shown]

    def take(self) -> Iterator[str]:
        """Tell of each picture that was taken."""
        folder = FOLDER / self.language / self.size
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(self.way(self)) as shown:
            for name, reader in shown:
                if name in self.states:
                    reader.page.screenshot(path=folder / f"{name}.png", animations="disabled")
                    yield name
                if name == self.states[-1]:
                    return


class Studio:
    """A browser, the pages of the boards, and a server once there is something to do for it."""

    def __init__(self, browser: Browser, scratch: Path, closing: contextlib.ExitStack) -> None:
        self._browser, self._scratch, self._closing = browser, scratch, closing
        self._boards = closing.enter_context(serving())
        self._server: RealServer | None = None

    def board(self, asked: Round) -> Shown:
        """Open a page in one state, without a server."""
        tongue = partial(game_words, asked.language)
        boards = Boards(self._browser, self._boards, SIZES[asked.size], tongue)
        try:
            yield asked.name, OF_BOARDS[asked.name].opened(boards.open)
        finally:
            boards.close()

    def walk(self, journey: Journey, asked: Round) -> Shown:
        """Lead pages of a real server through the states of a journey."""
        if self._server is None:
            started = waiting_server(self._scratch / "data")
            self._server = self._closing.enter_context(started)
        own = Path(tempfile.mkdtemp(dir=self._scratch))
        tongue = partial(game_words, asked.language)
        with World(self._browser, self._server, own, SIZES[asked.size], tongue) as world:
            for shown in walk(journey, world):
                yield shown.name, shown.reader

    def rounds(self, wanted: Wanted) -> Iterator[Round]:
        """All that is to be done: boards first, journeys after them."""
        ways: list[tuple[str, Iterable[str], Callable[[Round], Shown]]] = [
            *((state, (state,), self.board) for state in OF_BOARDS),
            *((one.name, one.states, partial(self.walk, one)) for one in JOURNEYS),
        ]
        for name, states, way in ways:
            for language in wanted.languages:
                for size in wanted.sizes:
                    if left := wanted.left_of(states, FOLDER / language / size):
                        yield Round(name, language, size, left, way)


def main(wanted: Wanted) -> None:
    """Take what is wanted, and lay it out."""
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        contextlib.ExitStack() as closing,
    ):
        studio = Studio(launch(playwright), Path(scratch), closing)
        take_all(list(studio.rounds(wanted)))
    (FOLDER / "index.html").write_text(sheet(), "utf-8")
    print(f"All of them: {(FOLDER / 'index.html').relative_to(ROOT)}")


def take_all(rounds: list[Round]) -> None:
    """Show how far it is; a way that cannot be walked to its end does not keep the others back."""
    told = TextColumn("{task.description}")
    with Progress(BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), told) as progress:
        task = progress.add_task("", total=sum(len(one.states) for one in rounds))
        for one in rounds:
            where = f"{one.language} {one.size}"
            try:
                for state in one.take():
                    progress.update(task, advance=1, description=f"{where} {state}")
            except (AssertionError, Error) as error:
                why = str(error).partition("\n")[0]
                progress.print(f"{where}: {one.name} ended early: {why}")


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
