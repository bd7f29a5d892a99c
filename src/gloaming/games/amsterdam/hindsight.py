"""Looking back at a round of Shadows: Amsterdam: how short the way could have been."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.core import Log, Place, Reason, Witnessed
from gloaming.games.amsterdam import maps, rules
from gloaming.games.amsterdam.beliefs import of_round
from gloaming.games.amsterdam.events import Event, MapsShown, Moved, RoundEnded
from gloaming.games.amsterdam.messages import TEAMS, Move, Options, Team
from gloaming.games.amsterdam.survey import survey


def review(
    _options: Options, _seats: tuple[Place, ...], witnessed: tuple[Witnessed[Event], ...]
) -> tuple[Reason, ...]:
    """After a round: for each team, the moves that it made, and how short the way could be."""
    events = of_round(event for moment in witnessed for event in moment.events)
    return tuple(_reasons(events))


def analyse(options: Options, seats: tuple[Place, ...], log: Log[Move]) -> tuple[Reason, ...]:
    """The last round, the same way."""
    state = rules.setup(options, seats)
    events: list[Event] = []
    for given in log:
        step = rules.apply(state, given)
        state = step.state
        events.extend(step.events)
    return tuple(_reasons(of_round(events)))


def _reasons(events: Sequence[Event]) -> list[Reason]:
    shown = next((event for event in events if isinstance(event, MapsShown)), None)
    if shown is None:
        return []
    moves: dict[Team, int] = dict.fromkeys(TEAMS, 0)
    for event in events:
        if isinstance(event, Moved):
            moves[event.team] += 1
    fewest = {team: survey(maps.kinds(shown.number, team, shown.turn)).moves for team in TEAMS}
    return [
        Reason(
            _way(moves[team], fewest[team], has_arrived=RoundEnded(team, "client") in events),
            {"team": team, "moves": moves[team], "fewest": fewest[team]},
        )
        for team in TEAMS
        if moves[team]
    ]


def _way(moves: int, fewest: int, *, has_arrived: bool) -> str:
    """That fewer would have done is said of who arrived, and by a longer way, alone."""
    if not has_arrived:
        return "way-unfinished"
    return "way" if moves > fewest else "way-short"
