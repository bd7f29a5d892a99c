"""How far it is to the Client, for somebody who knows the map."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

from gloaming.games.amsterdam.city import Cell, one_move_from
from gloaming.games.amsterdam.messages import EVIDENCE_NEEDED
from gloaming.games.amsterdam.views import Kind, MapCard

Stand = tuple[Cell, frozenset[Cell]]
"""Where a team is, and which Evidence it has found since the search began."""


class Plan:
    """The fewest moves to the Client, from everywhere, without meeting the Police."""

    def __init__(self, kinds: Mapping[Cell, Kind], gone: frozenset[Cell], missing: int) -> None:
        self._kinds, self._missing = kinds, missing
        self._open = [
            cell for cell, kind in kinds.items() if kind == "evidence" and cell not in gone
        ]
        self._moves = self._all_moves()

    def moves_from(self, cell: Cell) -> int | None:
        """How many moves are left for a team that has just come to a cell; nothing, if no way."""
        found = frozenset({cell}) if self._missing and cell in self._open else frozenset[Cell]()
        return self._moves.get((cell, found))

    def _all_moves(self) -> dict[Stand, int]:
        """From the Client backwards, move by move."""
        moves = dict.fromkeys(self._ends(), 0)
        waiting = deque(moves)
        while waiting:
            stand = waiting.popleft()
            for before in self._before(stand):
                if before not in moves:
                    moves[before] = moves[stand] + 1
                    waiting.append(before)
        return moves

    def _ends(self) -> list[Stand]:
        clients = [cell for cell, kind in self._kinds.items() if kind == "client"]
        full = map(frozenset, combinations(sorted(self._open), self._missing))
        return [(client, found) for found in full for client in clients]

    def _before(self, stand: Stand) -> list[Stand]:
        """From where, and with what, one move leads to this stand."""
        cell, found = stand
        is_collecting = self._missing > 0 and cell in self._open
        if is_collecting and cell not in found and len(found) < self._missing:
            return []
        less = [found - {cell}, found] if is_collecting and cell in found else [found]
        ways = [(other, left) for left in less for other in one_move_from(cell)]
        return [way for way in ways if self._is_possible(*way)]

    def _is_possible(self, cell: Cell, found: frozenset[Cell]) -> bool:
        if self._kinds.get(cell) == "police":
            return False
        is_full = len(found) == self._missing
        return is_full or cell in found or cell not in self._open


@lru_cache(maxsize=64)
def plan(card: MapCard, gone: frozenset[Cell], found: int) -> Plan:
    """The plan of an Officer whose team has found so much, where this Evidence is gone."""
    kinds = {mark.cell: mark.kind for mark in card.marks}
    return Plan(kinds, gone, EVIDENCE_NEEDED - found)
