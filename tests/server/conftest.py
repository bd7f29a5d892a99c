"""Servers for tests: one under a clock of its own, and one in a process."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.real import RealServer, real_server
from tests.support.harness import Harness, harness


@pytest.fixture
async def server(data: Path) -> AsyncIterator[Harness]:
    """A server in this process, under a clock that the test turns."""
    async with harness(data) as running:
        yield running


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server in a process, for all tests that do not harm it."""
    with real_server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder for a server of one's own."""
    return tmp_path / "data"
