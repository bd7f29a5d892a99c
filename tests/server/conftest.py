"""One real server for all tests that do not harm it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.real import RealServer, real_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with real_server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder for a server of one's own."""
    return tmp_path / "data"
