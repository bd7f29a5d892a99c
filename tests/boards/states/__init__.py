"""Every state of a table page that needs no server: its name, and how to open it.

Each module of this folder adds its states with `@state`; `STATES` holds them in that order.
"""

from tests.boards.states import amsterdam, ending, house, lobby, play, shift
from tests.boards.states.state import STATES, Open, State

__all__ = ["STATES", "Open", "State", "amsterdam", "ending", "house", "lobby", "play", "shift"]
