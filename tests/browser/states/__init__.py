"""The states of pages that need a server, reached as people reach them.

A journey brings real pages from state to state and shows each one as it comes by; whoever walks it
may look, measure or take a picture before it goes on. What a table page shows of a given state
needs no server, and is in `tests/boards/states`.
"""

from tests.browser.states import ending, lobby, pages, play, troubles
from tests.browser.states.journey import Journey, Shown, walk

JOURNEYS: tuple[Journey, ...] = (
    pages.at_home,
    pages.looking_for_a_table,
    pages.in_the_gallery,
    pages.at_the_edge,
    pages.with_another_device,
    lobby.at_the_door,
    play.the_newcomer,
    troubles.the_dark,
    ending.the_fair_check,
)

__all__ = ["JOURNEYS", "Journey", "Shown", "walk"]
