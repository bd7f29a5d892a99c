"""Talk in Conspiracy mode: claims and inquiries, which bots can make and understand."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloaming.core import Millis, Seat, Step
from gloaming.games.house.events import Claimed, Event, Inquired
from gloaming.games.house.messages import MOST_SAID, STATEMENTS, VALUES, Claim, Inquire, Move
from gloaming.games.house.state import State
from gloaming.games.house.views import Inquiry, Remark

CLAIMS: tuple[Move, ...] = tuple(Claim(what, value) for what in STATEMENTS for value in VALUES)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that can be said, while the round runs."""
    if state.phase in {"setup", "arrange", "over"} or has_said_enough(state, seat):
        return ()
    return _sayings(state.clockwise(seat))


@cache
def _sayings(others: tuple[Seat, ...]) -> tuple[Move, ...]:
    """It is the same all the time, for whoever sits with these others."""
    return (*CLAIMS, *(Inquire(whom, value) for whom in others for value in VALUES))


def has_said_enough(state: State, seat: Seat) -> bool:
    """Whether a player has to be silent for the rest of the round."""
    talk = state.talk
    return len(talk) >= MOST_SAID and [said.seat for said in talk].count(seat) >= MOST_SAID


def claimed(state: State, seat: Seat, claim: Claim, _at: Millis) -> Step[State, Event]:
    """It is heard by everybody, and stays readable for the round."""
    what, value = claim.what, claim.value
    talk = (*state.talk, Remark(seat, what, value))
    return Step(replace(state, talk=talk), (Claimed(seat, what, value),))


def inquired(state: State, seat: Seat, inquire: Inquire, _at: Millis) -> Step[State, Event]:
    """So is what somebody wants to know."""
    whom, value = inquire.whom, inquire.value
    talk = (*state.talk, Inquiry(seat, whom, value))
    return Step(replace(state, talk=talk), (Inquired(seat, whom, value),))
