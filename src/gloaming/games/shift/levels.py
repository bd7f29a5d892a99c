"""How well the bots of Shadow Shift play."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.games.shift.guarding import Care
from gloaming.games.shift.stealing import Nerve


class Level(NamedTuple):
    """What a bot cares for on either side, and how often it does just anything."""

    care: Care = Care()
    nerve: Nerve = Nerve()
    slips: float = 0.0


SHORT_SIGHTED = Level(
    Care(looks=0.0, nearness=0.0, danger=0.0, later=0.0, pull=1.0, resent=0.0),
    Nerve(caution=0.0, bluffs=0.0, envy=0.0, is_blind=True),
)
"""Guards who run after whoever is near; Criminals who take the shortest way."""

LEVELS = {
    "easy": SHORT_SIGHTED._replace(slips=0.3),
    "greedy": SHORT_SIGHTED,
    "normal": Level(),
}
"""By name, the weakest first."""
CHANCE = Level(slips=1.0)
"""Whoever does just anything: a yardstick."""
