"""A world for a journey: a server, a browser, and people with and without a screen."""

from __future__ import annotations

import contextlib
import itertools
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser

from gloaming.server.attendance import Patience
from tests.browser.company import Company, Friend
from tests.browser.reader import ENGLISH, Reader, Tongue
from tests.server.real import RealServer, real_server

PATIENT = Patience(count=0)
"""As any server, without the count before a match."""
CALM = replace(PATIENT, away=200)
"""Somebody is away soon, and nothing follows from it for long."""
COUNTING = replace(CALM, count=Patience.count)
"""The same, with the count before a match."""


@contextlib.contextmanager
def waiting_server(data: Path, patience: Patience = CALM) -> Iterator[RealServer]:
    """A server that waits so long, and no longer."""
    given = [text for name, value in asdict(patience).items() for text in (f"--{name}", str(value))]
    runner = (sys.executable, "-m", "tests.browser.waiting")
    with real_server(data, *given, runner=runner) as server:
        yield server


@dataclass
class World:
    """Who is about, on which server, in which language and on which screen."""

    browser: Browser
    server: RealServer
    folder: Path
    size: dict[str, int]
    tongue: Tongue = ENGLISH
    prepare: Callable[[Reader], None] = lambda _reader: None
    """Done to every page before it goes anywhere."""
    _readers: list[Reader] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=itertools.count)
    _company: Company = field(default_factory=Company)
    _closing: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)

    def enter(self, name: str) -> Reader:
        """Somebody with a browser."""
        reader = Reader(self.browser, self.server.url, name, self.size, self.tongue)
        self._readers.append(reader)
        self.prepare(reader)
        return reader

    def friend(self, name: str) -> Friend:
        """Somebody without one."""
        return self._company.enter(self.server, name)

    def moves(self, patience: Patience) -> None:
        """From here on with a server of one's own, which may be harmed."""
        own = waiting_server(self.folder / f"own-{next(self._numbers)}", patience)
        self.server = self._closing.enter_context(own)

    def __enter__(self) -> Self:
        """Nobody is there yet."""
        return self

    def __exit__(self, *error: object) -> None:
        """Everybody goes; a page that had faults fails, unless something has failed already."""
        with self._closing, contextlib.ExitStack() as leaving:
            leaving.callback(self._company.close)
            for reader in self._readers:
                leaving.callback(reader.context.close)
        faults = [fault for reader in self._readers for fault in reader.faults]
        assert error[0] or not faults, faults
