"""On how many screens, in how many languages and at how many tables a test is run.

What is likeliest to fail comes first: a narrow screen, long words, a full table. `make test` runs
it. What is marked `wide` is the same once more, and `make soak` runs it.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.pages import DESK, PHONE


def again(value: Any, name: str | None = None) -> Any:
    """What a test is run with once more, where there is time for it."""
    return pytest.param(value, id=name, marks=pytest.mark.wide)


BOTH_SCREENS = (pytest.param(PHONE, id="phone"), again(DESK, "desk"))
on_both_screens = pytest.mark.parametrize("size", BOTH_SCREENS)
at_a_desk_first = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), again(PHONE, "phone")]
)
"""Where a journey leads through the same on a phone."""
in_all_languages = pytest.mark.parametrize("language", ["fr", again("pl"), again("en")])
