"""On how many screens, and in how many languages, a test is run.

The narrowest screen and the longest words come first: `make test` runs these. What is marked `wide`
is the same once more with more room, and `make soak` runs it.
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
in_all_languages = pytest.mark.parametrize("language", ["pl", again("fr"), again("en")])
