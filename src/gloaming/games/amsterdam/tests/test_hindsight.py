"""Looking back at a round: of every team only what is true of its way."""

from __future__ import annotations

from collections import deque

import pytest

from gloaming.core import Reason
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import START, Cell, reach
from gloaming.games.amsterdam.messages import EVIDENCE_NEEDED, MOST_CARDS, Team
from gloaming.games.amsterdam.survey import survey
from gloaming.games.amsterdam.tests.table import (
    coop,
    kinds_of,
    move,
    quiet,
    spotted,
    state_of,
    table,
    wins,
)
from gloaming.games.amsterdam.views import Kind
from gloaming.testing import Story
from gloaming.words import game_words


def looked_back(told: Story, team: Team = "black") -> Reason:
    """What is told of a team's way."""
    reasons = GAME.review(told.options, told.seats, told.known("ben").witnessed)
    return next(reason for reason in reasons if reason.args["team"] == team)


def fewest(told: Story, team: Team = "black") -> int:
    """How many moves the shortest way has that never meets the Police."""
    return survey({cell: kind for cell, kind in kinds_of(told, team).items() if kind}).moves


def way(name: str, team: Team, moves: int, least: int) -> Reason:
    """What may be said of it."""
    return Reason(name, {"team": team, "moves": moves, "fewest": least})


def shortest(kinds: dict[Cell, Kind | None]) -> list[Cell]:
    """A shortest way to the Client that never meets the Police."""
    begin = (START, frozenset[Cell]())
    ways: dict[tuple[Cell, frozenset[Cell]], list[Cell]] = {begin: []}
    waiting = deque([begin])
    while waiting:
        cell, found = stand = waiting.popleft()
        for near in (near for cards in range(1, MOST_CARDS + 1) for near in reach(cell, cards)):
            if kinds[near] == "client" and len(found) == EVIDENCE_NEEDED:
                return [*ways[stand], near]
            is_new = kinds[near] == "evidence" and len(found) < EVIDENCE_NEEDED
            after = (near, found | {near} if is_new else found)
            if kinds[near] != "police" and after not in ways:
                ways[after] = [*ways[stand], near]
                waiting.append(after)
    raise AssertionError("there is no way")


def test_a_longer_way_might_have_been_shorter() -> None:
    told = table()
    told = move(told, quiet(told))
    told = wins(told)
    moves = len(state_of(told).clues)
    assert moves > fewest(told)
    assert looked_back(told) == way("way", "black", moves, fewest(told))


def test_of_a_shortest_way_nobody_says_that_fewer_moves_would_have_done() -> None:
    told = table()
    for cell in shortest(kinds_of(told)):
        told = move(told, cell)
    assert looked_back(told).id == "way-short"
    assert looked_back(told).args["moves"] == fewest(told)


def test_a_team_that_was_still_on_its_way_is_not_said_to_have_needed_too_many_moves() -> None:
    told = table()
    told = wins(move(told, quiet(told, team="orange"), "orange"))
    said = way("way-unfinished", "orange", 1, fewest(told, "orange"))
    assert looked_back(told, "orange") == said


def test_nor_is_one_that_the_police_stopped_or_time() -> None:
    assert looked_back(spotted(table(), count=3)).id == "way-unfinished"
    told = coop()
    assert looked_back(move(told, quiet(told)).time_is_up()).id == "way-unfinished"


def test_who_wins_because_the_police_stopped_the_others_has_not_arrived_either() -> None:
    told = table()
    told = spotted(move(told, quiet(told, team="orange"), "orange"), count=3)
    assert looked_back(told, "orange").id == "way-unfinished"


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("of", ["review", "analysis"])
@pytest.mark.parametrize("name", ["way", "way-short", "way-unfinished"])
def test_each_way_has_words(language: str, of: str, name: str) -> None:
    told = game_words(language, GAME).explain(of, way(name, "orange", 4, 7), [])
    assert "4" in told
    assert ("7" in told) == (name != "way-short")
