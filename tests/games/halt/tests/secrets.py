"""What Halt keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Seat
from gloaming.testing.secrets import Secret, Secrets
from tests.games.halt.messages import Chose, Hid, Stepped
from tests.games.halt.state import State


def runner(state: State, _what: object = None) -> set[Seat]:
    """The way is the runner's."""
    return {state.runner}


def chooser(_before: State, event: Chose) -> set[Seat]:
    """A choice is for the guard who makes it."""
    return {event.seat}


def guard(state: State, number: int) -> set[Seat]:
    """A guard knows what that guard has chosen."""
    return {state.guards[number].seat}


SECRETS = Secrets(
    events={Hid: runner, Stepped: runner, Chose: chooser},
    places=(
        Secret("way[0]", known_to=runner, is_dealt=True),
        Secret("way", known_to=runner),
        Secret("guards[*].decision", known_to=guard),
    ),
)
