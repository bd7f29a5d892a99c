"""What a seat can say of the map, by what it has witnessed alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from gloaming.core import Record
from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.city import Cell
from gloaming.games.amsterdam.events import (
    Event,
    EvidenceFound,
    MapsShown,
    MapTaken,
    Moved,
    PoliceMet,
    RaceBegan,
    RoundEnded,
)
from gloaming.games.amsterdam.messages import (
    EVIDENCE_NEEDED,
    TEAMS,
    DrawMap,
    Options,
    Team,
)
from gloaming.games.amsterdam.views import Kind


class Arrival(Record):
    """A team came to a cell, and after what was announced it can only be of these kinds."""

    team: Team
    cell: Cell
    kinds: tuple[Kind | None, ...]


def arrivals(events: Sequence[Event]) -> list[Arrival]:
    """What the moves of one round tell, in order."""
    found: dict[Team, list[Cell]] = {team: [] for team in TEAMS}
    told: list[Arrival] = []
    for event, after in zip(events, [*events[1:], None], strict=True):
        if isinstance(event, Moved):
            taken = {cell for cells in found.values() for cell in cells}
            has_all = len(found[event.team]) == EVIDENCE_NEEDED
            kinds = _kinds(after, has_all=has_all, is_taken=event.cell in taken)
            told.append(Arrival(event.team, event.cell, kinds))
        elif isinstance(event, EvidenceFound):
            found[event.team].append(event.cell)
    return told


def _kinds(after: Event | None, *, has_all: bool, is_taken: bool) -> tuple[Kind | None, ...]:
    """What a cell may be, by what was said when a team came there."""
    match after:
        case PoliceMet():
            return ("police",)
        case EvidenceFound():
            return ("evidence",)
        case RoundEnded(why="client"):
            return ("client",)
        case _:
            silent: list[Kind | None] = [None]
            if not has_all:
                silent.append("client")
            if has_all or is_taken:
                silent.append("evidence")
            return tuple(silent)


# Which map it may be


def of_round(events: Iterable[Event]) -> list[Event]:
    """What was witnessed since the last race began."""
    current: list[Event] = []
    for event in events:
        if isinstance(event, RaceBegan):
            current.clear()
        current.append(event)
    return current


def maps_left(options: Options, events: Sequence[Event]) -> list[DrawMap]:
    """Every pair and turn that fits what was witnessed in the round that is on, or was last."""
    current = of_round(events)
    for event in current:
        if isinstance(event, MapTaken | MapsShown):
            return [DrawMap(event.number, event.turn)]
    shown = {event.number for event in events if isinstance(event, MapsShown)}
    last = maps.EASY if options.is_easy else maps.PAIRS
    told = arrivals(current)
    return [
        DrawMap(number, turn)
        for number, turn in product(range(1, last + 1), range(maps.TURNS))
        if number not in shown and _fits(number, turn, told)
    ]


def _fits(number: int, turn: int, told: Iterable[Arrival]) -> bool:
    return all(maps.kinds(number, one.team, turn).get(one.cell) in one.kinds for one in told)
