"""What Shadows: Amsterdam keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Viewer
from gloaming.games.amsterdam.events import (
    MapTaken,
    NothingHappened,
    Pointed,
    Signed,
    Wished,
    Withdrew,
)
from gloaming.games.amsterdam.state import State
from gloaming.testing.secrets import Secret, Secrets


def everybody(state: State) -> set[Viewer]:
    """All who look while the match runs."""
    return {*state.seats, "public"}


def officers(state: State) -> set[Viewer]:
    """Those who have a map."""
    return {side.officer for side in state.sides}


def sees_wish(before: State, _event: Wished) -> set[Viewer]:
    """The wish for ten others is between Officers."""
    return officers(before)


def own_officer(before: State, event: MapTaken | NothingHappened) -> set[Viewer]:
    """What the map of a team says is for its Officer."""
    return {before.side(event.team).officer}


def own_team(before: State, event: Pointed | Withdrew | Signed) -> set[Viewer]:
    """Fingers and signs are the team's."""
    return {*before.side_of(event.seat).members}


def knows_map(state: State) -> set[Viewer]:
    """Both Officers have a card of the pair; when the round is over it lies on the table.

    Before it is drawn there is nothing to know.
    """
    is_hidden = state.number is not None and state.phase != "over"
    return officers(state) if is_hidden else everybody(state)


def knows_pair(state: State, index: int) -> set[Viewer]:
    """Earlier pairs were shown; the last one is that of this round."""
    is_current = state.number is not None and index == len(state.played) - 1
    return knows_map(state) if is_current else everybody(state)


def knows_fingers(state: State, side: int) -> set[Viewer]:
    """Where Detectives point, how often, and how sure they are, their team sees."""
    return {*state.sides[side].members}


SECRETS = Secrets(
    events={
        MapTaken: own_officer,
        NothingHappened: own_officer,
        Pointed: own_team,
        Withdrew: own_team,
        Signed: own_team,
        Wished: sees_wish,
    },
    places=(
        Secret("number", known_to=knows_map, is_dealt=True),
        Secret("turn", known_to=knows_map, is_dealt=True),
        Secret("played[*]", known_to=knows_pair),
        Secret("sides[*].pointers", known_to=knows_fingers),
        Secret("sides[*].opinions", known_to=knows_fingers),
        Secret("sides[*].fingers", known_to=knows_fingers),
        Secret("wishes", known_to=officers),
    ),
)
