"""What Bluff keeps from whom: the table that the law of secrets holds it to."""

from gloaming.core import Seat
from gloaming.games.bluff.messages import Chose, Dealt
from gloaming.games.bluff.state import State
from gloaming.testing.secrets import Secret, Secrets


def owner(_before: State, event: Dealt | Chose) -> set[Seat]:
    """A card and a choice are for the one whose they are."""
    return {event.seat}


def holder(_state: State, seat: Seat) -> set[Seat]:
    """What lies before a seat is known to that seat."""
    return {seat}


SECRETS = Secrets(
    events={Dealt: owner, Chose: owner},
    places=(
        Secret("cards[*]", known_to=holder, is_dealt=True),
        Secret("decisions[*]", known_to=holder),
    ),
)
