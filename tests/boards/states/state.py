"""A state of a table page: its name, and how to open it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.boards.board import Board

Open = Callable[..., Board]
"""`open_(spot)` or `open_(story, seat)`, and what else `Boards.open` takes."""


@dataclass(frozen=True)
class State:
    """A page in this state can be opened at any size, in any language."""

    name: str
    show: Callable[[Open], Board]

    def opened(self, open_: Open) -> Board:
        """Open the page, bring it into the state, and wait for its fonts and pictures."""
        page = self.show(open_)
        page.settles()
        return page


STATES: dict[str, State] = {}
"""By name."""


def state(name: str) -> Callable[[Callable[[Open], Board]], Callable[[Open], Board]]:
    """Name the state that a function opens."""

    def named(show: Callable[[Open], Board]) -> Callable[[Open], Board]:
        assert name not in STATES, f"{name} is opened in two ways"
        STATES[name] = State(name, show)
        return show

    return named
