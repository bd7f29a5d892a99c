"""Every page and every state of it, reached as people reach it.

A journey brings real pages from state to state and shows each one as it comes by; whoever walks it
may look, measure or take a picture before it goes on. `JOURNEYS` names every state there is.
"""

from tests.browser.states import amsterdam, ending, house, lobby, pages, play, shift, troubles
from tests.browser.states.journey import Journey, Shown, walk

JOURNEYS: tuple[Journey, ...] = (
    pages.at_home,
    pages.looking_for_a_table,
    pages.in_the_gallery,
    pages.at_the_edge,
    pages.with_another_device,
    lobby.the_host,
    lobby.the_guest,
    play.in_play,
    play.the_newcomer,
    play.the_watcher,
    troubles.the_clock,
    troubles.silence,
    troubles.the_dark,
    ending.the_end,
    house.in_the_house,
    house.in_the_house_of_five,
    amsterdam.the_officer,
    amsterdam.the_detective,
    amsterdam.the_street,
    shift.in_the_warehouse,
    shift.the_watch,
)

__all__ = ["JOURNEYS", "Journey", "Shown", "walk"]
