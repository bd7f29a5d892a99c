"""Looking back at a round of Shadow House: who could have known what lay in the Safe, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from gloaming.core import Input, Knowledge, Log, Place, Reason, Seat, Witnessed
from gloaming.games.house import beliefs, evidence, rules, sight
from gloaming.games.house.events import (
    Answered,
    Drank,
    DugRight,
    DugWrong,
    Event,
    FailedToUnlock,
    KeeperAnswered,
    MissedUnlock,
    RoundEnded,
    RowLaid,
    Unlocked,
)
from gloaming.games.house.messages import Move, Options
from gloaming.games.house.state import State
from gloaming.games.house.worlds import imagine

Deed = Literal["begin", "drink", "dig", "unlock", "ask"]

Telling = (
    RowLaid | Drank | DugRight | DugWrong | Unlocked | FailedToUnlock | KeeperAnswered
    | MissedUnlock | Answered
)  # fmt: skip
"""What tells that an action was taken; each names the one who took it."""
DEEDS: dict[type, Deed] = {
    RowLaid: "begin",
    Drank: "drink",
    DugRight: "dig",
    DugWrong: "dig",
    Unlocked: "unlock",
    FailedToUnlock: "unlock",
    KeeperAnswered: "unlock",
    MissedUnlock: "unlock",
    Answered: "ask",
}


class Point(NamedTuple):
    """After an action: how likely the true Safe was for each seat, in percent."""

    seat: Seat
    deed: Deed
    percents: tuple[int, ...]


After = tuple[Seat, Deed, State]
"""Who took an action, which it was, and what it led to."""


def course(options: Options, seats: tuple[Place, ...], log: Iterable[Input[Move]]) -> list[Point]:
    """The last round of a log, action by action, up to its end or as far as it went."""
    after, _ = _followed(options, seats, log)
    return [Point(seat, deed, _percents(then)) for seat, deed, then in after]


def _followed(
    options: Options, seats: tuple[Place, ...], log: Iterable[Input[Move]]
) -> tuple[list[After], State]:
    """What each action of the last round led to, and how all ended."""
    state = rules.setup(options, seats)
    after: list[After] = []
    action: tuple[Seat, Deed] | None = None
    for given in log:
        step = rules.apply(state, given)
        begun = _action(step.events)
        if step.state.round != state.round:
            after, action = [], None
        if action is not None and begun is not None:
            after.append((*action, state))
        action = begun or action
        if action is not None and step.state.result is not None and state.result is None:
            after.append((*action, _still_shut(state, step.state)))
        elif action is not None and step.state.is_cut_short:
            after.append((*action, state))
        state = step.state
    return after, state


def _still_shut(before: State, after: State) -> State:
    """The end of a round as if nothing had been turned over yet: what the last action told counts.

    After an Unlock that was right nothing is left to be known: the moment before it counts.
    """
    assert after.result is not None
    if after.result.reason == "unlocked":
        return before
    return replace(after, phase=before.phase, result=None)


def _action(events: tuple[Event, ...]) -> tuple[Seat, Deed] | None:
    for event in events:
        if isinstance(event, Telling):
            return event.seat, DEEDS[type(event)]
    return None


def _percents(state: State) -> tuple[int, ...]:
    low, high = state.safe
    seen = [evidence.of_view(sight.observe(state, seat)) for seat in state.seats]
    return tuple(round(100 * beliefs.safe(one).get((low, high), 0.0)) for one in seen)


# In sentences


def review(
    options: Options, seats: tuple[Place, ...], witnessed: tuple[Witnessed[Event], ...]
) -> tuple[Reason, ...]:
    """The course of the last round that is over, for which any viewer has seen enough by then."""
    ends = [index for index, moment in enumerate(witnessed) if _ends_round(moment)]
    if not ends:
        return ()
    seen = witnessed[: ends[-1] + 1]
    known: Knowledge[Options, Event, Any] = Knowledge(
        options, seats, Seat(0), None, seen, seen[-1].at
    )
    rng = Random(0)  # noqa: S311 - all is known but the order of tokens, and that tells nothing
    points = course(options, seats, imagine(known, rng))
    return tuple(
        reason for number, point in enumerate(points, 1) for reason in _told(number, point)
    )


def _told(number: int, point: Point) -> Iterator[Reason]:
    """A point of the chart: who took the action, and then seat by seat what it told."""
    yield Reason("action", {"number": number, "seat": point.seat, "deed": point.deed})
    for seat, percent in enumerate(point.percents):
        yield Reason("chance", {"number": number, "seat": seat, "percent": percent})


def _ends_round(moment: Witnessed[Event]) -> bool:
    return any(isinstance(event, RoundEnded) for event in moment.events)


def analyse(options: Options, seats: tuple[Place, ...], log: Log[Move]) -> tuple[Reason, ...]:
    """After the end: how much of the Safe each player could have known in the last round."""
    after, end = _followed(options, seats, log)
    known = _percents(after[-1][-1]) if after else ()
    when = "knew-when-stopped" if end.is_cut_short else "knew"
    return tuple(Reason(when, {"seat": seat, "percent": known[seat]}) for seat in range(len(known)))
