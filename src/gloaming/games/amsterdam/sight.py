"""Who sees what in Shadows: Amsterdam."""

from __future__ import annotations

from typing import Any, get_args

from gloaming.core import Viewer, players_are_heard
from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.events import (
    Event,
    MapTaken,
    NothingHappened,
    Pointed,
    Signed,
    Wished,
    Withdrew,
)
from gloaming.games.amsterdam.messages import LAST_MOVE, MOST_SWAPS
from gloaming.games.amsterdam.state import Side, State
from gloaming.games.amsterdam.views import (
    DetectiveView,
    MapCard,
    OfficerView,
    PublicView,
    Report,
    SideView,
    TruthView,
    View,
)

# Views


def observe(state: State, viewer: Viewer) -> View:
    """All that a viewer sees now."""
    if viewer == "truth":
        return TruthView(**_table(state))
    if viewer == "public":
        return PublicView(**_table(state))
    side = state.side_of(viewer)
    own = {**_table(state), "seat": viewer, "team": side.team, "pointers": side.pointers}
    if viewer != side.officer:
        return DetectiveView(**own, opinions=side.opinions)
    card = _card(state, side) if state.phase == "race" else None
    left = MOST_SWAPS - state.swaps
    return OfficerView(
        **own, opinions=side.opinions, map=card, wishes=state.wishes, swaps_left=left
    )


def _table(state: State) -> dict[str, Any]:
    """What lies there for all to see."""
    is_laid = state.phase != "setup"
    return {
        "mode": state.options.mode,
        "phase": state.phase,
        "round": state.round,
        "pictures": state.city if is_laid else (),
        "shown": state.shown if is_laid else (),
        "row": state.row if is_laid else (),
        "pile": len(state.pile),
        "sides": tuple(map(_side, state.sides)),
        "ready": state.ready,
        "away": state.away,
        "until": state.until,
        "frozen_until": state.frozen_until,
        "moves_left": LAST_MOVE - len(state.clues),
        "report": _report(state) if state.phase == "over" else None,
    }


def _side(side: Side) -> SideView:
    return SideView(
        side.team, side.officer, side.detectives, side.wins, side.losses, side.at, side.evidence,
        side.police, side.given, side.until,
    )  # fmt: skip


def _card(state: State, side: Side) -> MapCard:
    assert state.number is not None
    return maps.card(state.number, side.team, state.turn)


def _report(state: State) -> Report:
    """Both maps, and the way that each team took."""
    assert state.why is not None
    cards = tuple(_card(state, side) for side in state.sides)
    return Report(state.winner, state.why, cards, state.clues)


# Events

OfTeam = Pointed | Withdrew | Signed
"""Fingers and signs: for the own team."""
OfOfficer = MapTaken | NothingHappened
"""What the map says: for the own Officer."""
NOT_FOR_ALL = frozenset(get_args(OfTeam | OfOfficer | Wished))
"""Looked up: to ask six times whether an event is of a type takes longer than all the rest."""


def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Nearly everything lies open; fingers are the team's, and maps the Officer's."""
    if type(event) not in NOT_FOR_ALL or viewer == "truth":
        return event
    return event if _is_for(before, event, viewer) else None


def _is_for(state: State, event: Event, viewer: Viewer) -> bool:
    if isinstance(event, OfTeam):
        return state.side_of(event.seat).has(viewer)
    if isinstance(event, OfOfficer):
        return viewer == state.side(event.team).officer
    return any(viewer == side.officer for side in state.sides)


# Talk


def hears(state: State, speaker: Viewer, listener: Viewer) -> bool:
    """In a round Detectives are heard by their team, and Officers by nobody."""
    if state.phase not in {"count", "race"} or state.ended is not None:
        return players_are_heard(state, speaker, listener)
    if not isinstance(speaker, int):
        return listener == speaker
    side = state.side_of(speaker)
    return speaker != side.officer and side.has(listener)
