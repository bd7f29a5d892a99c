"""Bots for Shadows: Amsterdam. They see what their seat sees, each with eyes of its own."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import exp
from random import Random
from typing import Any

from gloaming.core import Choice, Knowledge, Millis, Reason, Wait
from gloaming.games.amsterdam.agreement import is_enough
from gloaming.games.amsterdam.beliefs import of_round
from gloaming.games.amsterdam.city import DISTRICT_CELLS, SHOWING_INTEL, Cell, one_move_from, reach
from gloaming.games.amsterdam.deck import Eye
from gloaming.games.amsterdam.events import (
    Event,
    Froze,
    Given,
    Moved,
    Pointed,
    PoliceMet,
    RaceBegan,
    RoundEnded,
    Wished,
)
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
    Wish,
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
POOR = 1.0
"""An Officer wishes for ten others where the row costs more moves than this."""
MIDDLING = 0.4
"""And agrees to the rival's wish where it costs more than this."""
OFFICER_SECONDS = (9, 18)
ANSWER_SECONDS = (1, 3)
"""How long an Officer thinks about the rival's wish."""
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
    """Ten others where these serve badly; else the cards after which the team stands best."""
    claims = [move for move in moves if isinstance(move, Give)]
    times = (_last(known, RaceBegan, Froze), _last_of(known, view.team, Moved))
    since = max(at for at in times if at is not None)
    until = _thinking_until(known, since, OFFICER_SECONDS)
    if claims and known.now >= until:
        return _best(_Outlook(view, eye, _own(view).at), claims)
    wish = _wishes(known, view, eye, since, until) if Wish() in moves else Wait()
    if isinstance(wish, Choice) or not claims:
        return wish
    return Wait(until if wish.until is None else min(until, wish.until))


def _best(outlook: _Outlook, claims: list[Give]) -> Choice[Move]:
    best = max(claims, key=lambda claim: outlook.worth(claim.cards))
    target = outlook.likeliest(best.cards)
    return Choice(best, (Reason("leads-to", {"cards": len(best.cards), "cell": target}),))


def _wishes(
    known: Known, view: OfficerView, eye: Eye, since: Millis, until: Millis
) -> Choice[Move] | Wait:
    """Ten others, at a moment that hangs on nothing hidden; cards are given no later for it."""
    is_asked = any(team != view.team for team in view.wishes)
    if not is_asked and (_own(view).given or _has_just_changed(known, view.team)):
        return Wait()
    if is_asked:
        asked = _last(known, Wished)
        assert asked is not None
        at = _thinking_until(known, asked, ANSWER_SECONDS)
    else:
        at = Millis((since + until) // 2)
    if known.now < at:
        return Wait(at)
    lost = _outlook_of_row(view, eye).lost
    if lost <= (MIDDLING if is_asked else POOR):
        return Wait()
    return Choice(Wish(), (Reason("poor-row"),))


def _has_just_changed(known: Known, team: Team) -> bool:
    """Whether the ten were replaced since the team last moved: more would only cost time."""
    for moment in reversed(known.witnessed):
        for event in reversed(moment.events):
            if isinstance(event, RaceBegan) or (isinstance(event, Moved) and event.team == team):
                return False
            if isinstance(event, Froze):
                return True
    return False


def _outlook_of_row(view: OfficerView, eye: Eye) -> _Outlook:
    """From where the team will need a card: where it stands, or where it is probably going."""
    own = _own(view)
    here = _Outlook(view, eye, own.at)
    return _Outlook(view, eye, here.likeliest(own.given)) if own.given else here


def _own(view: OfficerView | DetectiveView) -> SideView:
    return next(side for side in view.sides if side.team == view.team)


def _plan(view: OfficerView) -> Plan:
    assert view.map is not None
    gone = frozenset(cell for side in view.sides for cell in side.evidence)
    return plan(view.map, gone, len(_own(view).evidence))


class _Outlook:
    """Where cards may lead, as an Officer sees it: each picture and each cell is weighed once."""

    def __init__(self, view: OfficerView, eye: Eye, at: Cell) -> None:
        self._at, self._row, made = at, view.row, _plan(view)
        near = one_move_from(at)
        self._costs = {cell: _cost(view, made, cell) for cell in near}
        self._closeness = {
            card: {cell: _closeness(view, eye, card, cell) for cell in near}
            for card in (*view.row, *_own(view).given)
        }

    @property
    def lost(self) -> float:
        """How many moves the best cards of the row cost against cards that could not be misread."""
        claims = [cards for size in (1, MOST_CARDS) for cards in combinations(self._row, size)]
        return -max(map(self.worth, claims)) - min(self._costs.values())

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
    if best == own and not _goes_now(known, view, best):
        return Wait(Millis(known.now + rng.randrange(PATIENCE // 2, PATIENCE)))
    return Choice(Point(best), (Reason("looks-like", {"cell": best}),))


def _goes_now(known: Known, view: DetectiveView, cell: Cell) -> bool:
    """Whether the own finger, put there once more, moves the figure: somebody has gone since."""
    here = [seat for seat in _own(view).detectives if seat not in view.away]
    there = sum(one.cell == cell and one.seat in here for one in view.pointers)
    events = _since_clue(known, view.team)
    pointed = 1 + sum(isinstance(event, Pointed) for event in events)
    is_here = view.seat in here
    return is_here and is_enough(known.options.agreement, there, len(here), pointed)


def _since_clue(known: Known, team: Team) -> list[Event]:
    """What was witnessed since a team was last given cards."""
    events: list[Event] = []
    for event in (event for moment in known.witnessed for event in moment.events):
        if isinstance(event, Given) and event.team == team:
            events.clear()
        events.append(event)
    return events


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
