"""What Shadow Shift keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Seat, Viewer
from gloaming.games.shift.events import LookedUnder, Placed
from gloaming.games.shift.state import State
from gloaming.testing.secrets import Secret, Secrets


def everybody(state: State) -> set[Viewer]:
    """All who look while the match runs."""
    return {*range(state.count), "public"}


def doer(_before: State, event: Placed | LookedUnder) -> set[Seat]:
    """What is under a counter is for whoever places it or looks at it."""
    return {event.seat}


def knows_underside(state: State, counter: int) -> set[Viewer]:
    """Whoever has seen it, or can tell because the other undersides of that player are known."""
    if counter == 0 or state.ended is not None:
        return everybody(state)
    return {viewer for viewer in everybody(state) if is_known(state, counter, viewer)}


def is_known(state: State, counter: int, viewer: Viewer) -> bool:
    """By what a viewer has seen; counters that are yet to be placed may be any that are left."""
    ours = state.division
    seen = state.blank | state.found
    if isinstance(viewer, int):
        seen |= ours.own[viewer] | state.seen[viewer]
    own = [number for number in ours.counters if ours.owners[number] == ours.owners[counter]]
    known = [number for number in own if seen >> number & 1 and number < len(state.undersides)]
    missing = ours.criminals - sum(state.undersides[number] for number in known)
    return counter in known or missing in {0, len(own) - len(known)}


SECRETS = Secrets(
    events={Placed: doer, LookedUnder: doer},
    places=(Secret("undersides[*]", known_to=knows_underside),),
)
