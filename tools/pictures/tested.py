"""Test the painter, and write down on what it passed: python -m tools.pictures.tested.

The digest is committed, so that a painter which was not tested since it changed is seen in a fresh
clone, too, without painting anything.
"""

from __future__ import annotations

import subprocess
import sys

from tools.pictures.__main__ import GAME
from tools.steps import ROOT, Step, digest_of

TESTED = ROOT / "tools" / "pictures" / "tested.txt"
TESTS = (sys.executable, "-m", "pytest", "-q", "tests/pictures")
ADVICE = (
    "The painter or a recipe changed: run `make painter`, and commit tools/pictures/tested.txt."
)

PAINTER = Step(
    name="painter",
    title="tests of the painter",
    of=(
        ROOT / "tools" / "pictures",
        ROOT / "tests" / "pictures",
        ROOT / "requirements" / "pictures.txt",
        ROOT / "docs" / "pictures.md",
        GAME,
    ),
    makes=TESTED,
    do=lambda _progress: None,
    only=lambda path: path != TESTED,
)


def is_tested() -> bool:
    """Whether the painter's tests passed on what is there now."""
    return TESTED.exists() and TESTED.read_text("utf-8").strip() == digest_of(PAINTER)


def main() -> int:
    """Run the painter's tests; note what they passed on."""
    before = digest_of(PAINTER)
    status = subprocess.run(TESTS, cwd=ROOT, check=False).returncode
    if status == 0:
        TESTED.write_text(f"{before}\n", "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
