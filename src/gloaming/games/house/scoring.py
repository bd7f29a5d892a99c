"""The end of a round of Shadow House, and of the match."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.core import Outcome, Seat, Step
from gloaming.games.house.events import Event, MatchEnded, RoundEnded, RowTurned, SafeOpened, Scored
from gloaming.games.house.messages import POINTS_TO_WIN, RoundEnd
from gloaming.games.house.state import State
from gloaming.games.house.views import Result

TRIUMPH = 2
"""Points, shared by those who achieved it."""


def round_over(
    state: State, reason: RoundEnd, achievers: tuple[Seat, ...], events: tuple[Event, ...]
) -> Step[State, Event]:
    """A triumph, or the end without one: all cards turn, points are earned."""
    reason = reason if achievers else "nobody"
    share = TRIUMPH // max(1, len(achievers))
    earned = tuple([share if seat in achievers else 0 for seat in state.seats])
    return paid_out(state, Result(reason, achievers, earned), events)


def paid_out(state: State, result: Result, events: tuple[Event, ...]) -> Step[State, Event]:
    """The round is over, and this is what it brought."""
    earned = result.earned
    players = tuple([
        replace(player, points=player.points + more, drawn=(), owes=0)
        for player, more in zip(state.players, earned, strict=True)
    ])  # fmt: skip
    scored = [Scored(seat, earned[seat]) for seat in state.seats if earned[seat]]
    told = (*events, RoundEnded(result.reason, result.seats), *_turned(state), *scored)
    over = replace(state, players=players, result=result, chances=(), turn=None, looked=())
    ended = _ended(over)
    if ended is None:
        return Step(over, told)
    return Step(replace(over, ended=ended, until=None), (*told, MatchEnded(ended.winners)))


def _turned(state: State) -> list[Event]:
    low, high = state.safe
    turned: list[Event] = [SafeOpened(low, high)]
    for seat in state.seats:
        player = state.players[seat]
        assert player.faction is not None
        turned.append(RowTurned(seat, player.faction, player.person, player.cards))
    return turned


def _ended(state: State) -> Outcome | None:
    """Three points, or the last round."""
    points = tuple([player.points for player in state.players])
    most = max(points)
    if most < POINTS_TO_WIN and state.round < state.options.rounds:
        return None
    winners = tuple([seat for seat in state.seats if points[seat] == most])
    return Outcome("three-points" if most >= POINTS_TO_WIN else "last-round", winners, points)
