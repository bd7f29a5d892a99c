"""What one player of Shadow Shift has before the eyes, in numbers. Bots think in these."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from gloaming.core import Knowledge
from gloaming.games.shift import beliefs
from gloaming.games.shift.beliefs import Chances, Evidence
from gloaming.games.shift.events import Event
from gloaming.games.shift.lines import Lines, bits, lines
from gloaming.games.shift.messages import GUARDS, Options
from gloaming.games.shift.views import Blank, Criminal, PlayerView, View

OFF = -1
FIRST, SECOND = GUARDS
LONG = 20
"""As many steps from a vault are as many as can be."""
SUSPICION = 6.0
"""How much likelier a Criminal walks to a vault: so many times e for all of a long way."""


class Scene(NamedTuple):
    """The board, and what this player knows. Counters are bits of a number where many are meant."""

    lines: Lines
    own: int
    """Which counters this player has placed."""
    where: tuple[int, ...]
    """Where each counter stands, by its number."""
    chances: Chances
    """How likely there is a Criminal under each."""
    blank: int
    """Which everybody has seen to be blank."""
    found: int
    """Which everybody has seen to have a Criminal."""
    safe: int
    dice: tuple[int, ...]
    """What no counter has taken yet."""
    mover: int
    die: int
    steps: int
    moved: int

    @property
    def guards(self) -> tuple[int, int]:
        """Where they stand."""
        return self.where[FIRST], self.where[SECOND]

    @property
    def seen(self) -> int:
        """The squares that Guards see or stand on."""
        first, second = self.guards
        sees = self.lines.sees
        return sees[first] | sees[second] | bits(one for one in self.guards if one != OFF)

    def on_board(self) -> list[int]:
        """The Shadow counters that can move."""
        return [one for one in range(1, FIRST) if self.where[one] != OFF]

    def suspects(self) -> list[int]:
        """Those that may have a Criminal under them."""
        return [one for one in self.on_board() if self.chances[one]]


def of_knowledge(known: Knowledge[Options, Event, View]) -> Scene:
    """The scene as a seat sees it."""
    view = known.view
    assert isinstance(view, PlayerView)
    ours, evidence = lines(view.board), beliefs.of_knowledge(known)
    assert evidence is not None
    where = [OFF] * (SECOND + 1)
    for counter, square in view.squares().items():
        where[counter] = ours.plan.numbers[square]
    blank, found = _public(known, view)
    return Scene(
        ours, evidence.ours.own[view.seat], tuple(where), judged(ours, where, evidence),
        blank, found,
        sum(1 << shadow.counter for shadow in view.shadows if shadow.is_safe),
        view.left, view.mover or 0, view.die or 0, view.steps, view.moved or 0,
    )  # fmt: skip


def judged(ours: Lines, where: Sequence[int], evidence: Evidence) -> Chances:
    """The chances, if whoever has come further is more likely a Criminal."""
    odds = [
        exp(SUSPICION * (LONG - min(LONG, ours.to_vault[square])) / LONG) if square != OFF else 1.0
        for square in where
    ]
    some = beliefs.chances(evidence, odds)
    return some + (0.0,) * (SECOND + 1 - len(some))


def _public(known: Knowledge[Options, Event, View], view: PlayerView) -> tuple[int, int]:
    """What everybody has seen, remembered or marked."""
    blank, found = beliefs.flipped(known)
    for shadow in view.shadows:
        if isinstance(shadow, Blank) and shadow.is_shown:
            blank |= 1 << shadow.counter
        if isinstance(shadow, Criminal) and shadow.is_shown:
            found |= 1 << shadow.counter
    return blank, found
