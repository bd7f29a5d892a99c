"""From one round to the next: getting ready, the count, how a round ends, and the match."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.core import Millis, Outcome, Seat, Step
from gloaming.games.amsterdam.events import (
    CountBegan,
    Event,
    GotReady,
    HurryBegan,
    HurryEnded,
    MapsShown,
    MatchEnded,
    OfficerNamed,
    RoundEnded,
)
from gloaming.games.amsterdam.messages import (
    MOST_VOIDS,
    ROUNDS_TO_WIN,
    Move,
    Name,
    Ready,
    RoundEnd,
    Team,
)
from gloaming.games.amsterdam.state import Side, State

COUNT = 3_000
HURRY = 60_000
"""How long the others have once the first is ready."""

# Getting ready


def preparations(state: State, seat: Seat) -> tuple[Move, ...]:
    """Before a round: name another Officer, and be ready."""
    if seat in state.ready:
        return ()
    side = state.side_of(seat)
    return (Ready(), *map(Name, side.detectives))


def named(state: State, side: Side, officer: Seat, by: Seat) -> Step[State, Event]:
    """The two change places, and both have another look before they are ready."""
    detectives = tuple(sorted({*side.members} - {officer}))
    state = state.change(side.team, officer=officer, detectives=detectives)
    ready = tuple(seat for seat in state.ready if seat not in side.members)
    until = state.until if ready else None
    return Step(replace(state, ready=ready, until=until), (OfficerNamed(side.team, officer, by),))


def got_ready(state: State, seat: Seat, at: Millis) -> Step[State, Event]:
    """The first one hurries the others; when all present are ready the count begins."""
    state = replace(state, ready=tuple(sorted((*state.ready, seat))))
    events: tuple[Event, ...] = (GotReady(seat),)
    if state.until is None and not _are_all_ready(state):
        until = Millis(at + HURRY)
        return Step(replace(state, until=until), (*events, HurryBegan(until)))
    return begun_by_all(state, events, at)


def begun_by_all(state: State, events: tuple[Event, ...], at: Millis) -> Step[State, Event]:
    """Whoever is not there is not waited for."""
    if state.phase not in {"briefing", "over"} or not _are_all_ready(state):
        return Step(state, events)
    begun = _begin(state, at)
    return Step(begun.state, (*events, *begun.events))


def _are_all_ready(state: State) -> bool:
    present = [seat for seat in state.seats if seat not in state.away]
    return bool(present) and all(seat in state.ready for seat in present)


def _begin(state: State, at: Millis) -> Step[State, Event]:
    """What the round needs is laid out, and the count begins."""
    if state.phase == "briefing":
        return _count(state, at)
    pictures = () if state.options.redraws else state.pictures
    sides = tuple(_fresh(side) for side in state.sides)
    fresh = State(
        state.options, sides, round=state.round + 1, pictures=pictures, played=state.played,
        away=state.away, voids=state.voids,
    )  # fmt: skip
    return Step(fresh)


def _fresh(side: Side) -> Side:
    return Side(side.team, side.officer, side.detectives, side.wins, side.losses, clues=side.clues)


def after_setup(state: State, at: Millis) -> Step[State, Event]:
    """Before the first round all get ready; later they were asked when the last one was over."""
    if state.round == 1:
        return Step(replace(state, phase="briefing"))
    return _count(state, at)


def _count(state: State, at: Millis) -> Step[State, Event]:
    until = Millis(at + COUNT)
    counting = replace(state, phase="count", ready=(), until=until)
    return Step(counting, (CountBegan(state.round, until),))


def time_is_up(state: State, at: Millis) -> Step[State, Event]:
    """The hurry is over, or the count, or in the race the time of a cooperative round."""
    if state.phase == "count":
        return Step(replace(state, until=None, is_drawing=True))
    if state.phase == "race":
        return ended(state, None, "time", ())
    begun = _begin(state, at)
    return Step(begun.state, (HurryEnded(), *begun.events))


# The end of a round


def ended(
    state: State, winner: Team | None, why: RoundEnd, events: tuple[Event, ...]
) -> Step[State, Event]:
    """Both maps are shown; who has won twice has won the match."""
    assert state.number is not None
    sides = tuple(_counted(side, winner, why) for side in state.sides)
    over = replace(
        state, sides=sides, phase="over", winner=winner, why=why, wishes=(), until=None,
        frozen_until=None, gaps=(), overdue=(), voids=state.voids + (why == "void"),
    )  # fmt: skip
    over = replace(over, ended=_outcome(over))
    told = (*events, RoundEnded(winner, why), MapsShown(state.number, state.turn))
    if over.ended is None:
        return Step(over, told)
    return Step(over, (*told, MatchEnded(over.ended.winners)))


def _counted(side: Side, winner: Team | None, why: RoundEnd) -> Side:
    won, lost = side.team == winner, side.team != winner and why != "void"
    return replace(
        side, wins=side.wins + won, losses=side.losses + lost, given=(), until=None, pointers=(),
        opinions=(),
    )  # fmt: skip


def _outcome(state: State) -> Outcome | None:
    most = max(state.sides, key=lambda side: side.wins)
    if most.wins == ROUNDS_TO_WIN:
        return Outcome("two-rounds", most.members, scores(state))
    if state.is_coop and most.losses == ROUNDS_TO_WIN:
        return Outcome("two-lost", (), scores(state))
    if state.voids < MOST_VOIDS:
        return None
    is_even = len({side.wins for side in state.sides}) == 1
    return Outcome("void", () if is_even else most.members, scores(state))


def scores(state: State) -> tuple[int, ...]:
    """How many rounds the team of each seat has won."""
    return tuple(state.side_of(seat).wins for seat in state.seats)
