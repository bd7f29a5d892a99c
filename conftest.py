"""For every test: the books on rules, and pytest's own tester for the plugin that keeps them."""

import os

import pytest

from gloaming import compiled

# Tests are about the sources; after `make fast` they can be run on the compiled copies as well.
if os.environ.setdefault(compiled.SWITCH, "no") == "yes":
    assert compiled.use(), "there are no compiled copies of these sources: make fast"

pytest_plugins = (
    "gloaming.testing.plugin",
    "pytester",
    "tests.support.evidence",
    "tests.support.record",
)

REAL = {"RealServer", "real_server", "strained_server"}
"""What starts a server in a process of its own (`tests/server/real.py`)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of every module that can start such a server; `make quick` leaves them out."""
    for item in items:
        if REAL & vars(getattr(item, "module", item)).keys():
            item.add_marker(pytest.mark.process)
