"""Talk in Conspiracy mode: claims and inquiries, which bots can make and understand."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.core import Seat, Step
from gloaming.games.house.events import Claimed, Event, Inquired
from gloaming.games.house.messages import STATEMENTS, VALUES, Claim, Inquire, Move
from gloaming.games.house.state import SEATS, State
from gloaming.games.house.views import Inquiry, Remark

MOST = 12
"""How often a player may say something in one round; the chat of the table has no such bound."""
CLAIMS: tuple[Move, ...] = tuple(Claim(what, value) for what in STATEMENTS for value in VALUES)
INQUIRIES: tuple[tuple[Move, ...], ...] = tuple(
    tuple(Inquire(whom, value) for value in VALUES) for whom in SEATS
)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """All that can be said, while the round runs."""
    if state.phase in {"setup", "arrange", "over"} or _said(state, seat) >= MOST:
        return ()
    others = [move for whom in state.clockwise(seat) for move in INQUIRIES[whom]]
    return (*CLAIMS, *others)


def _said(state: State, seat: Seat) -> int:
    return sum(said.seat == seat for said in state.talk)


def said(state: State, seat: Seat, move: Claim | Inquire) -> Step[State, Event]:
    """It is heard by everybody, and stays readable for the round."""
    match move:
        case Claim(what, value):
            heard = replace(state, talk=(*state.talk, Remark(seat, what, value)))
            return Step(heard, (Claimed(seat, what, value),))
        case Inquire(whom, value):
            heard = replace(state, talk=(*state.talk, Inquiry(seat, whom, value)))
            return Step(heard, (Inquired(seat, whom, value),))
