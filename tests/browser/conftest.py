"""A server with the built client, a browser, and people who come and go."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import luck
from tests.browser.launching import launch
from tests.browser.names import LAN_NAME
from tests.browser.pages import DESK, Person
from tests.browser.reader import ENGLISH, Reader
from tests.browser.states.house import Detective, Visit
from tests.browser.states.shift import Burglar, Sit
from tests.browser.world import PATIENT, World, waiting_server
from tests.server.real import RealServer, real_server

Enter = Callable[..., Person]


@pytest.fixture(scope="session", autouse=True)
def luck_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where servers read whose luck it is."""
    place = tmp_path_factory.mktemp("luck") / "whose"
    luck.turn_to(place, "nobody")
    return place


@pytest.fixture(autouse=True)
def _own_luck(luck_file: Path, request: pytest.FixtureRequest) -> None:
    """Every test has its own luck, and always the same."""
    luck.turn_to(luck_file, request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with waiting_server(tmp_path_factory.mktemp("browser") / "data", PATIENT) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a file of tests: as long as it is open, no other test may run an event loop."""
    with sync_playwright() as playwright:
        opened = launch(playwright, f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1")
        yield opened
        opened.close()


@pytest.fixture
def enter(browser: Browser, server: RealServer) -> Iterator[Enter]:
    """People who come with a browser each."""
    people: list[Person] = []

    def one(name: str, size: dict[str, int] = DESK, url: str | None = None) -> Person:
        people.append(Person(browser, url or server.url, name, size))
        return people[-1]

    yield one
    for person in people:
        person.close()


@pytest.fixture
def world(browser: Browser, server: RealServer, tmp_path: Path) -> Iterator[World]:
    """A journey at a desk, with the server of the file."""
    with World(browser, server, tmp_path, DESK) as made:
        yield made


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RealServer]:
    """A server that may be harmed."""
    with real_server(tmp_path / "data") as running:
        yield running


# Shadow Shift


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server for the tests of Shadow Shift of a file."""
    with waiting_server(tmp_path_factory.mktemp("shift") / "data") as running:
        yield running


@pytest.fixture
def sit(browser: Browser, warehouse: RealServer) -> Iterator[Sit]:
    """Somebody who sits down to Shadow Shift."""
    readers: list[Reader] = []

    def one(size: dict[str, int] = DESK) -> Burglar:
        readers.append(Reader(browser, warehouse.url, "Mira", size, ENGLISH))
        return Burglar(readers[-1])

    yield one
    for reader in readers:
        reader.close()


# Shadow House


@pytest.fixture
def visit(browser: Browser, server: RealServer) -> Iterator[Visit]:
    """Somebody who comes to the House, with a screen of some size."""
    readers: list[Reader] = []

    def one(size: dict[str, int]) -> Detective:
        readers.append(Reader(browser, server.url, "Mira", size, ENGLISH))
        return Detective(readers[-1])

    yield one
    for reader in readers:
        reader.close()


# Amsterdam


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server for the tests of Amsterdam of a file."""
    with waiting_server(tmp_path_factory.mktemp("amsterdam") / "data") as running:
        yield running
