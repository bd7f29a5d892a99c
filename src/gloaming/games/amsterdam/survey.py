"""How hard a map is: the best ways over it, and the Police beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from gloaming.core import Record
from gloaming.games.amsterdam.city import START, STREETS, Cell, one_move_from
from gloaming.games.amsterdam.messages import EVIDENCE_NEEDED
from gloaming.games.amsterdam.plan import Stand
from gloaming.games.amsterdam.views import Kind

LONGEST = 12
"""No map is so hard that the best way has more moves."""


class Survey(Record):
    """What a team finds that knows the map, never meets the Police and is not disturbed."""

    moves: int
    """How many moves the best ways have."""
    ways: int
    """How many ways have so many moves, or one more."""
    police: float
    """How many Police cells lie within one move of a cell on the best ways, on average."""


class _Crowd:
    """All ways that lead to one stand: how many, and the Police beside them."""

    __slots__ = ("count", "police")

    def __init__(self) -> None:
        self.count = 0
        self.police = 0

    def join(self, other: _Crowd, beside: int) -> None:
        """These come as well, over one more cell."""
        self.count += other.count
        self.police += other.police + beside * other.count


def survey(kinds: Mapping[Cell, Kind]) -> Survey:
    """Go all ways at once, move by move."""
    police = {cell for cell, kind in kinds.items() if kind == "police"}
    beside = {cell: len(police.intersection(one_move_from(cell))) for cell in STREETS}
    layer = {(START, frozenset[Cell]()): _alone()}
    for moves in range(1, LONGEST + 1):
        layer, arrived = _next(kinds, beside, layer)
        if arrived.count:
            _, later = _next(kinds, beside, layer)
            met = arrived.police / arrived.count / moves
            return Survey(moves, arrived.count + later.count, met)
    raise ValueError("there is no way")


def _alone() -> _Crowd:
    crowd = _Crowd()
    crowd.count = 1
    return crowd


def _next(
    kinds: Mapping[Cell, Kind], beside: Mapping[Cell, int], layer: Mapping[Stand, _Crowd]
) -> tuple[dict[Stand, _Crowd], _Crowd]:
    """Where all ways lead with one more move, and those of them that end at the Client."""
    after: dict[Stand, _Crowd] = defaultdict(_Crowd)
    arrived = _Crowd()
    for (cell, found), crowd in layer.items():
        for target in one_move_from(cell):
            kind = kinds.get(target)
            if kind == "client" and len(found) == EVIDENCE_NEEDED:
                arrived.join(crowd, beside[target])
            elif kind != "police":
                after[target, _found(found, target, kind)].join(crowd, beside[target])
    return after, arrived


def _found(found: frozenset[Cell], cell: Cell, kind: Kind | None) -> frozenset[Cell]:
    is_new = kind == "evidence" and len(found) < EVIDENCE_NEEDED
    return found | {cell} if is_new else found
