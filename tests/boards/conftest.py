"""Boards without matches: a browser and the pages for all tests of this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from gloaming.testing import Story
from tests.boards.amsterdam import Agent, OpenAgent
from tests.boards.board import Board, Boards
from tests.boards.house import Detective, Visit
from tests.boards.kept import Spot
from tests.boards.serving import serving
from tests.boards.shift import Burglar, OpenBurglar
from tests.browser.launching import launch

HERE = Path(__file__).parent

OpenBoard = Callable[..., Board]
"""`board(spot)` or `board(story, seat)`, and what else the fixture takes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder as one of a board."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.board)


@pytest.fixture(scope="package")
def pages() -> Iterator[str]:
    """The address of the boards' pages."""
    with serving() as url:
        yield url


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser; no test outside this folder may run an event loop while it is open."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def board(chromium: Browser, pages: str) -> Iterator[OpenBoard]:
    """Open boards; a page that had faults fails the test."""
    boards = Boards(chromium, pages)
    yield boards.open
    boards.close()


@pytest.fixture
def visit(board: OpenBoard) -> Visit:
    """Open a board of Shadow House on Ann's seat, or on that of a spot."""
    return lambda what, *args, **given: Detective(
        board(what, *args, **(given if isinstance(what, Spot) else {"seat": 0, **given}))
    )


@pytest.fixture
def agent(board: OpenBoard) -> OpenAgent:
    """Open a board of Shadows: Amsterdam on the seat that has this name in the story."""

    def one(told: Story, name: str | None, *args: Any, **given: Any) -> Agent:
        return Agent(board(told, None if name is None else told.seat(name), *args, **given))

    return one


@pytest.fixture
def burglar(board: OpenBoard) -> OpenBurglar:
    """Open a board of Shadow Shift on the seat that has this name in the story."""

    def one(told: Story, name: str | None, *args: Any, **given: Any) -> Burglar:
        return Burglar(board(told, None if name is None else told.seat(name), *args, **given))

    return one
