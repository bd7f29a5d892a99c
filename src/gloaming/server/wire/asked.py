"""What a client sends through the socket: it is decoded once, at the door."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloaming.core import Message
from gloaming.server.wire.kinds import (
    Consultation,
    Door,
    FrameNumber,
    Key,
    MatchName,
    MomentNumber,
    Nonce,
    PlaceNumber,
    SeatNumber,
    Topic,
    WatcherId,
)

# From the client: what happens at the table


class Sit(Message):
    """Take a free place or a bot's, or move to it."""

    place: PlaceNumber


class Stand(Message):
    """Leave one's place and watch."""


class AddBot(Message):
    """The host puts a bot on a free place, or another one on a bot's."""

    place: PlaceNumber
    bot: Annotated[str, msgspec.Meta(max_length=32)]


class Clear(Message):
    """The host frees a place: of a bot, or of a person."""

    place: PlaceNumber


class Swap(Message):
    """The host lets whoever is on two places change them; one of the two may be free."""

    one: PlaceNumber
    other: PlaceNumber


class Rotate(Message):
    """The host moves everybody on by one taken place of the own team, so that roles go round."""


class SetOptions(Message):
    """The host changes how the game is played."""

    options: msgspec.Raw


class SetDoor(Message):
    """The host says who may come in."""

    door: Door


class HandOver(Message):
    """The host makes the person on a place the host."""

    place: PlaceNumber


class LeadOn(Message):
    """The host shows everybody the way to another table."""

    code: Annotated[str, msgspec.Meta(max_length=16)]


class SetReady(Message):
    """Somebody on a place is ready to begin, or is not after all."""

    is_ready: bool


class Stretch(Message):
    """Somebody needs more time: while they sit there, clocks run this many times slower."""

    factor: Literal[1, 2, 3]


class Throw(Message):
    """Throw a nonce into the chance of the next match, having seen the host's commitment."""

    commitment: Annotated[str, msgspec.Meta(min_length=64, max_length=64)]
    nonce: Nonce


class Start(Message):
    """The host begins the match; where more than one person plays, after a count of three.

    It is answered when the match has begun, or when the count was stopped.
    """


class Hold(Message):
    """Somebody on a place stops the count."""


class StopMatch(Message, tag="stop"):
    """The host ends the running match; nobody wins."""


class TakeSeat(Message):
    """Take a bot's seat in the running match, where the game allows it."""

    seat: SeatNumber


class SendAway(Message):
    """The host sends somebody away from the table, for good: no socket of theirs comes in again.

    Not whoever plays in the running match: the table decides about that, by its votes.
    """

    who: PlaceNumber | WatcherId
    """A place, or somebody who watches."""


class Vote(Message):
    """Somebody with a seat is for something, or not any more."""

    topic: Topic
    seat: SeatNumber | None = None
    """Whom it is about; nobody in particular for a pause."""
    is_for: bool = True


class Here(Message):
    """A sign of life: whoever gives one plays, and no bot in their place."""


LobbyAct = (
    Sit | Stand | AddBot | Clear | Swap | Rotate | SetOptions | SetDoor | HandOver | LeadOn
    | SetReady | Stretch | Throw | Start
)  # fmt: skip
"""What is remembered of a table."""
MatchAct = StopMatch | TakeSeat | SendAway | Vote
TableAct = LobbyAct | MatchAct | Hold | Here

# From the client: frames


class Move(Message):
    """A move in the running match. `frame` is the number of the frame that it answers.

    Frames are counted by each socket; whoever may have to send a move again through another one
    also names the last moment that they had witnessed.
    """

    key: Key
    match: MatchName
    """Which match it is for: sent again after the next one has begun it is refused."""
    frame: FrameNumber
    move: msgspec.Raw
    moment: MomentNumber | msgspec.UnsetType = msgspec.UNSET


class Act(Message):
    """Something at the table."""

    key: Key
    act: TableAct
    match: MatchName | msgspec.UnsetType = msgspec.UNSET
    """The match that it is about: sent again after the next one has begun it is refused."""


class Say(Message):
    """Words for others: during a match for all who hear them by its rules, or whispered to one.

    Whom they are for is named: whoever has a picture of it that is too small is refused.
    """

    key: Key
    text: str
    seats: tuple[SeatNumber, ...] = ()
    watchers: bool = False


class Note(Message):
    """One's private notes on a match, whole."""

    key: Key
    text: str
    match: MatchName | msgspec.UnsetType = msgspec.UNSET
    """The match that they are about, if not whichever is played."""


class Recall(Message):
    """How the match looked to oneself after a moment, counted from 0 in what one has witnessed."""

    key: Key
    moment: FrameNumber
    event: FrameNumber | None = None
    """One of its events, from 0: if another part of the match began after it, as it was before."""


class Consult(Message):
    """What follows from what one knows, as far as the table allows; or what has come to light."""

    key: Key
    what: Consultation


class Ping(Message):
    """Is anybody there? Also measures the way and sets the client's clock."""


FromClient = Move | Act | Say | Note | Recall | Consult | Ping

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding may raise, whatever was sent."""
