"""Why a move is not possible in Shadows: Amsterdam: from what the player sees and wanted to do."""

from __future__ import annotations

from gloaming.core import Reason
from gloaming.games.amsterdam.city import OBSTACLES, STREETS, reach
from gloaming.games.amsterdam.messages import (
    MOST_CARDS,
    Give,
    Move,
    Name,
    Point,
    Ready,
    Sign,
    Wish,
    Withdraw,
)
from gloaming.games.amsterdam.views import DetectiveView, OfficerView, SideView, View


def why_not(view: View, move: Move) -> Reason | None:
    """The rule that stands against a move; nothing, if none does."""
    if not isinstance(view, DetectiveView | OfficerView):
        return None
    if isinstance(move, Ready | Name):
        against = _against_preparing(view, move)
    elif view.phase != "race":
        against = "not-in-a-round"
    else:
        against = _against(view, move)
    return None if against is None else Reason(against)


def _against_preparing(view: DetectiveView | OfficerView, move: Ready | Name) -> str | None:
    if view.phase not in {"briefing", "over"}:
        return "only-before-a-round"
    if view.seat in view.ready:
        return "ready-already"
    if isinstance(move, Name):
        return _against_name(_own(view), move)
    return None


def _against_name(side: SideView, move: Name) -> str | None:
    if move.seat == side.officer:
        return "officer-already"
    return None if move.seat in side.detectives else "other-team"


def _own(view: DetectiveView | OfficerView) -> SideView:
    return next(side for side in view.sides if side.team == view.team)


def _against(view: DetectiveView | OfficerView, move: Move) -> str | None:
    match move:
        case Give() | Wish() if isinstance(view, DetectiveView):
            return "officers-only"
        case Give() | Wish() if view.frozen_until is not None:
            return "cards-are-changing"
        case Give():
            return _against_cards(view, move)
        case Wish() if isinstance(view, OfficerView):
            return _against_wish(view)
        case Point() | Withdraw() | Sign() if isinstance(view, OfficerView):
            return "detectives-only"
        case Point():
            return _against_cell(view, move)
        case Withdraw() | Sign() if not _own(view).given:
            return "no-clue-yet"
        case _:
            return None


def _against_wish(view: OfficerView) -> str | None:
    if view.team in view.wishes:
        return "wished-already"
    return None if view.swaps_left else "changed-too-often"


def _against_cards(view: DetectiveView | OfficerView, move: Give) -> str | None:
    if _own(view).given:
        return "team-is-moving"
    if not 1 <= len(move.cards) <= MOST_CARDS:
        return "one-card-or-two"
    if len(set(move.cards)) < len(move.cards):
        return "card-twice"
    if set(move.cards) - set(view.row):
        return "card-not-on-offer"
    return None if list(move.cards) == sorted(move.cards) else "cards-in-order"


def _against_cell(view: DetectiveView | OfficerView, move: Point) -> str | None:
    side = _own(view)
    if not side.given:
        return "no-clue-yet"
    if move.cell in OBSTACLES:
        return "obstacle"
    if move.cell not in STREETS:
        return "no-such-cell"
    if move.cell in reach(side.at, len(side.given)):
        return None
    return "exactly-one-away" if len(side.given) == 1 else "exactly-two-away"
