"""Steps 2 and 3: fingers, agreement, the move, and what the map says to it."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Seat, Step
from gloaming.games.amsterdam import rounds
from gloaming.games.amsterdam.agreement import is_enough
from gloaming.games.amsterdam.city import Cell, reach
from gloaming.games.amsterdam.events import (
    Event,
    EvidenceFound,
    Moved,
    NothingHappened,
    Pointed,
    PoliceMet,
    Signed,
    Silence,
    TimeRanOut,
    Withdrew,
)
from gloaming.games.amsterdam.messages import (
    EVIDENCE_NEEDED,
    HINTS,
    LAST_MOVE,
    POLICE_TO_LOSE,
    Hint,
    Move,
    Point,
    Sign,
    Team,
    Withdraw,
)
from gloaming.games.amsterdam.state import Side, State
from gloaming.games.amsterdam.views import Clue, Kind, Opinion, Pointer

SIGNS: tuple[Move, ...] = tuple(map(Sign, HINTS))
WITHDRAW: tuple[Move, ...] = (Withdraw(),)

# What a Detective may do


def targets(side: Side) -> tuple[Cell, ...]:
    """Where the clue may lead: as far as there are cards, neither more nor less."""
    return reach(side.at, len(side.given)) if side.given else ()


def moves(side: Side, seat: Seat) -> tuple[Move, ...]:
    """Point at a cell, take the finger away, or say how sure it is."""
    if not side.given:
        return ()
    is_pointing = seat in [pointer.seat for pointer in side.pointers]
    return _choices(side.at, len(side.given), is_pointing=is_pointing)


@cache
def _choices(at: Cell, cards: int, *, is_pointing: bool) -> tuple[Move, ...]:
    """The same for every Detective whose team stands there: asked at every move, made once."""
    points = map(Point, reach(at, cards))
    return (*points, *WITHDRAW, *SIGNS) if is_pointing else (*points, *SIGNS)


# Fingers


def pointed(state: State, side: Side, seat: Seat, cell: Cell) -> Step[State, Event]:
    """Only a new finger moves the figure, if now enough of the Detectives agree."""
    others = (pointer for pointer in side.pointers if pointer.seat != seat)
    pointers = tuple(sorted((*others, Pointer(seat, cell)), key=lambda one: one.seat))
    state = state.change(side.team, pointers=pointers, fingers=side.fingers + 1)
    events: tuple[Event, ...] = (Pointed(seat, cell),)
    if seat in state.away or not _is_agreed(state, state.side(side.team), cell):
        return Step(state, events)
    return _moved(state, side.team, cell, events)


def withdrew(state: State, side: Side, seat: Seat) -> Step[State, Event]:
    """Nobody knows what this Detective thinks any more."""
    pointers = tuple(pointer for pointer in side.pointers if pointer.seat != seat)
    return Step(state.change(side.team, pointers=pointers), (Withdrew(seat),))


def signed(state: State, side: Side, seat: Seat, hint: Hint) -> Step[State, Event]:
    """A sign stays until the figure moves, or another one is given."""
    others = (opinion for opinion in side.opinions if opinion.seat != seat)
    opinions = tuple(sorted((*others, Opinion(seat, hint)), key=lambda one: one.seat))
    return Step(state.change(side.team, opinions=opinions), (Signed(seat, hint),))


def _is_agreed(state: State, side: Side, cell: Cell) -> bool:
    present = sum(seat not in state.away for seat in side.detectives)
    there = _fingers(state, side, cell)
    return is_enough(state.options.agreement, there, present, side.fingers)


def _fingers(state: State, side: Side, cell: Cell) -> int:
    return sum(one.cell == cell and one.seat not in state.away for one in side.pointers)


def favourites(state: State, team: Team) -> tuple[Cell, ...]:
    """The cells at which most point, when time is up; all of them where nobody does."""
    side = state.side(team)
    cells = targets(side)
    most = max(_fingers(state, side, cell) for cell in cells)
    return tuple(cell for cell in cells if _fingers(state, side, cell) == most)


# When a team's time is up


def hurried(state: State, late: tuple[Team, ...]) -> Step[State, Event]:
    """These teams are out of time, in the order of their clocks."""
    order = sorted(late, key=lambda team: state.side(team).until or 0)
    told = tuple(TimeRanOut(team) for team in order)
    return _settled(replace(state, overdue=tuple(order)), told)


def strayed(state: State, cell: Cell) -> Step[State, Event]:
    """Nature has chosen for the first of them."""
    step = _moved(state, state.overdue[0], cell, ())
    return _settled(step.state, step.events)


def _settled(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Move those who need no chance; where several cells are as good nature goes on."""
    while state.overdue and len(cells := favourites(state, state.overdue[0])) == 1:
        step = _moved(state, state.overdue[0], cells[0], events)
        state, events = step.state, step.events
    return Step(state, events)


# The move, and what comes of it


def _moved(state: State, team: Team, cell: Cell, events: tuple[Event, ...]) -> Step[State, Event]:
    """The figure stands there; the map of the own team says what that means."""
    cards = state.side(team).given
    aside = tuple(sorted((*state.aside, *cards)))
    overdue = tuple(other for other in state.overdue if other != team)
    state = replace(state, aside=aside, overdue=overdue)
    state = state.change(team, at=cell, given=(), until=None, pointers=(), opinions=())
    step = _resolved(state, team, cell)
    clue = Clue(
        team, cards, cell,
        is_found=any(isinstance(event, EvidenceFound) for event in step.events),
        is_police=any(isinstance(event, PoliceMet) for event in step.events),
    )  # fmt: skip
    state = replace(step.state, clues=(*state.clues, clue))
    return _judged(state, team, (*events, Moved(team, cell), *step.events))


def _resolved(state: State, team: Team, cell: Cell) -> Step[State, Event]:
    """The Police, Evidence, the Client, or nothing that anybody but the Officer learns."""
    side, kind = state.side(team), state.kind(team, cell)
    if (why := _silence(state, side, kind)) is not None:
        return Step(state, (NothingHappened(team, cell, why),))
    if kind == "police":
        police = side.police + 1
        return Step(state.change(team, police=police), (PoliceMet(team, cell, police),))
    if kind == "client":
        return Step(state)
    evidence = (*side.evidence, cell)
    found = EvidenceFound(team, cell, len(evidence))
    return Step(state.change(team, evidence=evidence), (found,))


def _silence(state: State, side: Side, kind: Kind | None) -> Silence | None:
    """Why nothing happens where a team stands, if nothing does."""
    has_all = len(side.evidence) == EVIDENCE_NEEDED
    if kind is None:
        return "neutral"
    if kind == "client":
        return None if has_all else "too-early"
    if kind == "police":
        return None
    if any(side.at in other.evidence for other in state.sides):
        return "taken"
    return "surplus" if has_all else None


def _judged(state: State, team: Team, events: tuple[Event, ...]) -> Step[State, Event]:
    """Whether the round is over: by the Police, by the Client, or because it leads nowhere."""
    side = state.side(team)
    if side.police == POLICE_TO_LOSE:
        others = [other.team for other in state.sides if other.team != team]
        return rounds.ended(state, others[0] if others else None, "police", events)
    if state.kind(team, side.at) == "client" and len(side.evidence) == EVIDENCE_NEEDED:
        return rounds.ended(state, team, "client", events)
    if len(state.clues) == LAST_MOVE:
        return rounds.ended(state, None, "time" if state.is_coop else "void", events)
    return Step(state, events)
