"""What Grab keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Seat
from gloaming.testing.secrets import Secret, Secrets
from tests.games.grab.messages import CameToNothing, Pointed, TargetDealt, Wished, WishWithdrawn
from tests.games.grab.state import Side, State


def its_leader(before: State, event: TargetDealt | CameToNothing) -> set[Seat]:
    """A list, and why it brought nothing, are for the leader of that team."""
    return {before.side(event.team).leader}


def leaders(state: State, _what: object = None) -> set[Seat]:
    """A wish is for both leaders."""
    return {side.leader for side in state.sides}


def its_team(before: State, event: Pointed) -> set[Seat]:
    """A pointer is for the team."""
    return _everybody(before.side_of(event.seat))


def leader(state: State, number: int) -> set[Seat]:
    """A list is known to its leader."""
    return {state.sides[number].leader}


def team(state: State, number: int) -> set[Seat]:
    """Pointers are known to their team."""
    return _everybody(state.sides[number])


def _everybody(side: Side) -> set[Seat]:
    return {side.leader, *side.runners}


SECRETS = Secrets(
    events={
        TargetDealt: its_leader,
        CameToNothing: its_leader,
        Wished: leaders,
        WishWithdrawn: leaders,
        Pointed: its_team,
    },
    places=(
        Secret("sides[*].targets", known_to=leader, is_dealt=True),
        Secret("sides[*].pointers", known_to=team),
        Secret("sides[*].pointed", known_to=team),
        Secret("wishes", known_to=leaders),
    ),
)
