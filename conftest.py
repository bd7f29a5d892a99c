"""For every test: the books on rules, and pytest's own tester for the plugin that keeps them."""

import os

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
