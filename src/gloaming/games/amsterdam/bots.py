"""Bots for Shadows: Amsterdam. They see what their seat sees, each with eyes of its own."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random
from typing import Any

from gloaming.core import Choice, Knowledge, Millis, Reason, Wait
from gloaming.games.amsterdam.beliefs import of_round
from gloaming.games.amsterdam.city import DISTRICT_CELLS, SHOWING_INTEL, Cell, reach
from gloaming.games.amsterdam.deck import Eye
from gloaming.games.amsterdam.events import Event, Given, Moved, PoliceMet, RaceBegan, RoundEnded
from gloaming.games.amsterdam.messages import (
    MOST_CARDS,
    POLICE_TO_LOSE,
    Card,
    Give,
    Move,
    Options,
    Point,
    Ready,
    Team,
)
from gloaming.games.amsterdam.plan import Plan, plan
from gloaming.games.amsterdam.views import DetectiveView, OfficerView, SideView, View

Known = Knowledge[Options, Event, View]

EASY_LIKENESS = 0.5
NORMAL_LIKENESS = 0.75
TRUST = 1.5
"""How strongly an Officer expects the Detectives to see what it sees."""
NO_WAY = 12
"""As many moves as are as bad as none leading on."""
POLICE_COST = (2.0, 4.0, 30.0)
"""How many moves a first, a second, a third Police token costs."""
KNOWN_POLICE = 6
WELL_KNOWN = 1
"""How much less a cell attracts where the Police were met, or where the team has just been."""
PATIENCE = 5_000
"""In so many milliseconds a Detective comes to think one finger more of the others' fingers."""
OFFICER_SECONDS = (9, 18)
DETECTIVE_SECONDS = (3, 8)
LOOKS_FOR = 90_000
"""How long a bot leaves people to look at a round that is over."""
BRIEFS_FOR = 8_000
"""How long it leaves them before the first round, until the others have a minute."""


def easy(known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move] | Wait:
    """Goes for the next cell of its plan, and takes pictures as they come."""
    return _chosen(known, moves, rng, EASY_LIKENESS)


def normal(known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move] | Wait:
    """Sees pictures much as others do."""
    return _chosen(known, moves, rng, NORMAL_LIKENESS)


def _chosen(
    known: Known, moves: tuple[Move, ...], rng: Random, likeness: float
) -> Choice[Move] | Wait:
    view = known.view
    if Ready() in moves:
        return _prepares(known)
    eye = Eye(likeness, f"{rng.getrandbits(64)}", known.options.pictures)
    if isinstance(view, OfficerView):
        return _gives(known, view, eye, moves)
    assert isinstance(view, DetectiveView)
    return _points(known, view, eye, moves, rng)


# Before a round


def _prepares(known: Known) -> Choice[Move] | Wait:
    """A bot is ready at once when somebody else is, and leaves people time otherwise."""
    table: Any = known.view
    since = _last(known, RoundEnded)
    until = Millis(BRIEFS_FOR if since is None else since + LOOKS_FOR)
    if table.ready or known.now >= until:
        return Choice(Ready(), (Reason("ready"),))
    return Wait(until)


def _last(known: Known, *kinds: type) -> Millis | None:
    """When something of this kind was last witnessed."""
    for moment in reversed(known.witnessed):
        if any(isinstance(event, kinds) for event in moment.events):
            return moment.at
    return None


def _last_of(known: Known, team: Team, kind: type[Given | Moved]) -> Millis | None:
    """When a team was last given cards, or moved."""
    for moment in reversed(known.witnessed):
        if any(isinstance(event, kind) and event.team == team for event in moment.events):
            return moment.at
    return None


def _thinking_until(known: Known, since: Millis, seconds: tuple[int, int]) -> Millis:
    """The same moment however often it is asked; it hangs on nothing but what was witnessed."""
    whim = Random(f"{known.seat} {since}")  # noqa: S311 - a pause, no secret
    return Millis(since + round(1000 * whim.uniform(*seconds)))


# The Officer


def _gives(
    known: Known, view: OfficerView, eye: Eye, moves: tuple[Move, ...]
) -> Choice[Move] | Wait:
    """The cards after which the team will probably stand best."""
    claims = [move for move in moves if isinstance(move, Give)]
    times = (_last(known, RaceBegan), _last_of(known, view.team, Moved))
    since = max(at for at in times if at is not None)
    until = _thinking_until(known, since, OFFICER_SECONDS)
    if not claims or known.now < until:
        return Wait(until if claims else None)
    outlook = _Outlook(view, eye)
    best = max(claims, key=lambda claim: outlook.worth(claim.cards))
    target = outlook.likeliest(best.cards)
    return Choice(best, (Reason("leads-to", {"cards": len(best.cards), "cell": target}),))


def _own(view: OfficerView | DetectiveView) -> SideView:
    return next(side for side in view.sides if side.team == view.team)


def _plan(view: OfficerView) -> Plan:
    assert view.map is not None
    gone = frozenset(cell for side in view.sides for cell in side.evidence)
    return plan(view.map, gone, len(_own(view).evidence))


class _Outlook:
    """Where cards may lead, as an Officer sees it: each picture and each cell is weighed once."""

    def __init__(self, view: OfficerView, eye: Eye) -> None:
        self._at, made = _own(view).at, _plan(view)
        near = [cell for cards in range(1, MOST_CARDS + 1) for cell in reach(self._at, cards)]
        self._costs = {cell: _cost(view, made, cell) for cell in near}
        self._closeness = {
            card: {cell: _closeness(view, eye, card, cell) for cell in near} for card in view.row
        }

    def worth(self, cards: tuple[Card, ...]) -> float:
        """How many moves will be left, on average over where the Detectives may go."""
        return -sum(chance * self._costs[cell] for cell, chance in self._chances(cards).items())

    def likeliest(self, cards: tuple[Card, ...]) -> Cell:
        """Where the Detectives will probably go."""
        chances = self._chances(cards)
        return max(chances, key=lambda cell: chances[cell])

    def _chances(self, cards: tuple[Card, ...]) -> dict[Cell, float]:
        sees = [self._closeness[card] for card in cards]
        cells = reach(self._at, len(cards))
        pulls = {cell: exp(TRUST * sum([seen[cell] for seen in sees])) for cell in cells}
        total = sum(pulls.values())
        return {cell: pull / total for cell, pull in pulls.items()}


def _cost(view: OfficerView, made: Plan, cell: Cell) -> float:
    assert view.map is not None
    if any(mark.cell == cell and mark.kind == "police" for mark in view.map.marks):
        met = min(_own(view).police, POLICE_TO_LOSE - 1)
        return NO_WAY / 2 + POLICE_COST[met]
    moves = made.moves_from(cell)
    return NO_WAY if moves is None else moves


def _closeness(view: OfficerView | DetectiveView, eye: Eye, card: Card, cell: Cell) -> float:
    """How close a card is to what a cell shows."""
    if cell in SHOWING_INTEL:
        return eye.sees(card, view.shown[SHOWING_INTEL.index(cell)], is_intel=True)
    return eye.sees(card, view.pictures[DISTRICT_CELLS.index(cell)], is_intel=False)


# The Detectives


def _points(
    known: Known, view: DetectiveView, eye: Eye, moves: tuple[Move, ...], rng: Random
) -> Choice[Move] | Wait:
    """The closest picture; the longer it takes, the more the others' fingers count."""
    cells = [move.cell for move in moves if isinstance(move, Point)]
    since = _last_of(known, view.team, Given)
    if not cells or since is None:
        return Wait()
    until = _thinking_until(known, since, DETECTIVE_SECONDS)
    if known.now < until:
        return Wait(until)
    waited = (known.now - since) / PATIENCE
    repels = _repulsion(known, view)
    best = max(cells, key=lambda cell: _pull(view, eye, cell, waited) - repels[cell])
    own = next((one.cell for one in view.pointers if one.seat == known.seat), None)
    if best == own:
        return Wait(Millis(known.now + rng.randrange(PATIENCE // 2, PATIENCE)))
    return Choice(Point(best), (Reason("looks-like", {"cell": best}),))


def _pull(view: DetectiveView, eye: Eye, cell: Cell, waited: float) -> float:
    fingers = sum(one.cell == cell and one.seat != view.seat for one in view.pointers)
    return sum(_closeness(view, eye, card, cell) for card in _own(view).given) + fingers * waited


def _repulsion(known: Known, view: DetectiveView) -> Counter[Cell]:
    """How much less the cells attract where the own team has been in this round."""
    events = of_round(event for moment in known.witnessed for event in moment.events)
    own = [one for one in events if isinstance(one, Moved | PoliceMet) and one.team == view.team]
    police = {event.cell for event in own if isinstance(event, PoliceMet)}
    visited = {event.cell for event in own if isinstance(event, Moved)}
    return Counter({cell: WELL_KNOWN + KNOWN_POLICE * (cell in police) for cell in visited})
