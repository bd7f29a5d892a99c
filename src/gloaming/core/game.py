"""A game is a value: a record of pure functions over frozen data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, TypeVar

import msgspec

from gloaming.core.types import (
    Actor,
    Input,
    Millis,
    Outcome,
    Place,
    Reason,
    Roles,
    Seat,
    Step,
    Viewer,
    Witnessed,
)

O = TypeVar("O")  # noqa: E741 - options, in the alphabet of the contract
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")

MOST_MOVES = 256
"""No move set is longer: it has to be listed, sent, shown and numbered."""

AidLevel = Literal["none", "facts", "proofs"]


class Knowledge(msgspec.Struct, Generic[O, E, V], frozen=True):
    """All that a seat has to go by. Bots, browsers and research agents get this and no more."""

    options: O
    seats: tuple[Place, ...]
    seat: Seat
    view: V
    witnessed: tuple[Witnessed[E], ...]
    now: Millis
    """Match time, at the moment of asking."""


class Choice(msgspec.Struct, Generic[M], frozen=True):
    """A bot's move, and why."""

    move: M
    reasons: tuple[Reason, ...] = ()


class Wait(msgspec.Struct, frozen=True):
    """A bot would rather see what happens. It is asked again when it has witnessed something.

    It is also asked again at a moment of its choice, or after a while: nobody waits for ever.
    """

    until: Millis | None = None


Bot = Callable[[Knowledge[O, E, V], tuple[M, ...], Random], Choice[M] | Wait]

Log = tuple[Input[M], ...]


def _always_the_same(_state: Any, _seat: Seat) -> int | None:
    return None


def _no_reason(_view: Any, _move: Any) -> Reason | None:
    return None


def _nothing_to_review(
    _options: Any, _seats: tuple[Place, ...], _witnessed: tuple[Witnessed[Any], ...]
) -> tuple[Reason, ...]:
    return ()


def _may_be_slower(_options: Any) -> bool:
    return True


def players_are_heard(_state: Any, speaker: Viewer, listener: Viewer) -> bool:
    """By all; spectators by spectators."""
    return speaker != "public" or listener == "public"


def nobody_whispers(_state: Any, _speaker: Viewer, _listener: Viewer) -> bool:
    """Whatever is said is said aloud."""
    return False


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[O, S, M, E, V]):
    """The whole contract between one game and everything else."""

    name: str
    home: Path
    """The game's folder: rules, words, board and tests lie there."""
    edition: int
    """Raised whenever the same log would lead somewhere else."""
    longest: int
    """No match has more inputs than this, not counting the host's and those that can be changed."""
    changeable: tuple[type, ...] = ()
    """Moves that only replace the same actor's last one, such as a finger that points."""

    asides: tuple[type, ...] = ()
    """Moves for which nobody is waited, such as a remark: who has no others is not asked."""

    swift: tuple[type, ...] = ()
    """Moves that everybody sees and that follow one another, such as steps: bots go on sooner."""

    chapters: tuple[type, ...] = ()
    """Events with which a deed begins a part of the match, such as a round.

    Whoever looks back at what came before one, in the same moment, sees the table before that deed.
    """

    options: type[O]
    state: type[S]
    moves: Any
    """The union of all moves, of every actor."""
    events: Any
    views: Any

    roles: Callable[[O], Roles]
    setup: Callable[[O, tuple[Place, ...]], S]
    """The table before anything is dealt. It takes no seed."""
    legal: Callable[[S, Actor], tuple[M, ...]]
    """The only authority, in a canonical order, never more than 256."""
    apply: Callable[[S, Input[M]], Step[S, E]]
    """Total on legal inputs, deterministic, without I/O."""
    outcome: Callable[[S], Outcome | None]
    deadline: Callable[[S], Millis | None]
    """The last moment that is in time; after it the clock acts."""

    observe: Callable[[S, Viewer], V]
    """All that a client gets when it comes, or comes back."""
    witness: Callable[[S, E, Viewer], E | None]
    """The same event, a poorer type of event, or nothing. The state is the one before it."""
    hears: Callable[[S, Viewer, Viewer], bool] = players_are_heard
    """Whether the second hears what the first says aloud now."""
    imagine: Callable[[Knowledge[O, E, V], Random], Log[M]]
    """A log that, replayed, gives the seat exactly its view and its events.

    Nature's choices are drawn by their chance given what was witnessed; of what other people did
    unseen, anything that fits will do. The laws prove the fit, a game's own tests the odds.
    """

    aid: Callable[[Knowledge[O, E, V], AidLevel], tuple[Reason, ...]]
    """What the assistance dial shows this seat: sentences made of its knowledge alone."""
    analyse: Callable[[O, tuple[Place, ...], Log[M]], tuple[Reason, ...]]
    """After the end: what could have been known, and when."""

    asks: Callable[[S, Seat], int | None] = _always_the_same
    """Which question a seat is asked, where the same moves may answer another one.

    A round whose time ran out is followed by the next with the same choices; who answered the first
    has not answered the second, and is too late. Seats see the number: it says nothing hidden.
    """
    why_not: Callable[[V, M], Reason | None] = _no_reason
    """Why a move that is not legal is not: by what the seat sees, and by what it wanted to do."""
    review: Callable[[O, tuple[Place, ...], tuple[Witnessed[E], ...]], tuple[Reason, ...]] = (
        _nothing_to_review
    )
    """What can be told by now of what has come to light, as after a round; for every viewer."""
    may_whisper: Callable[[S, Viewer, Viewer], bool] = nobody_whispers
    """Whether the first may say something to the second alone, now."""
    bots: Mapping[str, Bot[O, E, V, M]] = field(default_factory=dict)
    """By level, the weakest first; whoever plays at once meets `normal`, or else the strongest.

    A bot's randomness is secret while the match lasts. A choice that hangs on what the seat hides
    and on nothing else that is secret could be replayed by others, until they know what it hides.
    Asked the same question again (`asks`) a bot is given the same randomness again, so that it need
    not waver between the steps of a turn; where questions have no number it is new at each moment.
    """
    counts_present: bool = False
    """Whether the rules go by who is there, so that they hear at once of whoever is not.

    Other games hear of it only where no bot will play on: until it comes the seat just waits.
    """
    may_stretch: Callable[[O], bool] = _may_be_slower
    """Whether whoever needs more time may slow the clocks of a table with these options.

    Not where to be in time is what the match is about: one person's word would win it.
    """
    has_open_seats: bool = False
    """Whether somebody who watches may take a bot's seat in the middle of a match."""
    is_example: bool = False
    """Shown in the lobby as something to learn from rather than to spend an evening on."""


AnyGame = Game[Any, Any, Any, Any, Any]
