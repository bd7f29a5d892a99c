"""The boards of Shadow Shift, found by looking into their folder, and what a board must be."""

from __future__ import annotations

from pathlib import Path

from gloaming.games.shift.messages import SHADOWS
from gloaming.games.shift.plan import BrokenBoardError, Drawing, Plan, Square, drawing, planned

FOLDER = Path(__file__).parent / "boards"
VENTS = 4
LEAST_VAULTS = 3


class BrokenFileError(Exception):
    """A file whose drawing is no board that can be played on."""


def load(file: Path) -> Plan:
    """The board in a file, which is named with line and column if it is none."""
    try:
        return read(file.read_text("utf-8"))
    except BrokenBoardError as broken:
        raise BrokenFileError(f"{file.name}, {broken}") from broken
    except UnicodeDecodeError as broken:
        raise BrokenFileError(f"{file.name}, byte {broken.start + 1}: it is no UTF-8") from broken


def read(text: str) -> Plan:
    """The board in a text, checked."""
    drawn = drawing(text)
    plan = planned(drawn)
    _check_pieces(drawn, plan)
    _check_ways(drawn, plan)
    _check_sight(drawn, plan)
    return plan


def _check_pieces(drawn: Drawing, plan: Plan) -> None:
    if len(plan.vents) < VENTS:
        raise drawn.broken_at(f"a board has {VENTS} vents, not {len(plan.vents)}", 0)
    if len(plan.vents) > VENTS:
        raise drawn.broken_at(f"a board has {VENTS} vents and no more", plan.vents[VENTS])
    if len(plan.vaults) < LEAST_VAULTS:
        raise drawn.broken_at(f"a board has at least {LEAST_VAULTS} vaults", 0)


def _check_ways(drawn: Drawing, plan: Plan) -> None:
    first, *_ = plan.vents
    reached = {first}
    waiting = [first]
    while waiting:
        new = set(plan.around[waiting.pop()]) - reached
        reached |= new
        waiting += new
    for square in plan.numbers.values():
        if square not in reached:
            raise drawn.broken_at("no way leads from the first vent to here", square)
    room = len(plan.entry)
    if room < len(SHADOWS):
        told = f"the vents and what is next to them hold {room} counters, not {len(SHADOWS)}"
        raise drawn.broken_at(told, first)


def _check_sight(drawn: Drawing, plan: Plan) -> None:
    for square in plan.numbers.values():
        for what, places in (("vaults", plan.vaults), ("vents", plan.vents)):
            if _number_seen(plan, square, places) > 1:
                raise drawn.broken_at(f"two {what} are in view or under this square", square)
    for vent in plan.vents:
        if _number_seen(plan, vent, plan.vaults):
            raise drawn.broken_at("a vault has this vent in view", vent)


def _number_seen(plan: Plan, square: Square, places: tuple[Square, ...]) -> int:
    seen = plan.sees[square] | 1 << square
    return sum(seen >> place & 1 for place in places)


PLANS = {file.stem: load(file) for file in sorted(FOLDER.glob("*.txt"))}
"""Every board by its name."""
