"""Shadow House with real bots: one round to its end. What one board shows is in `tests/boards`."""

import pytest

from tests.browser.pages import DESK
from tests.browser.states.house import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def test_a_round_is_played_by_pressing_to_its_end(visit: Visit) -> None:
    me = visit(DESK)
    me.gathers(2)
    me.lays_out()
    me.goes_on("drink")
    me.plays_on("dig", "drink", "unlock")
    me.reader.sees_heading("board-chart")
