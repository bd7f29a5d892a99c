"""From one round to the next: getting ready, naming Officers, winning, and rounds that are void."""

import pytest

from gloaming.core import Outcome, Seat
from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.city import START
from gloaming.games.amsterdam.events import (
    CountBegan,
    GotReady,
    HurryBegan,
    HurryEnded,
    MatchEnded,
    OfficerNamed,
    RoundEnded,
)
from gloaming.games.amsterdam.messages import LAST_MOVE, Name, Point, Ready, Team
from gloaming.games.amsterdam.rounds import HURRY
from gloaming.games.amsterdam.tests.table import (
    all_ready,
    beside,
    cells,
    clue,
    laid,
    move,
    next_round,
    points,
    quiet,
    row,
    side,
    spotted,
    state_of,
    table,
    wins,
)
from gloaming.testing import Story


def without_end(told: Story) -> Story:
    """Both teams walk to and fro until there is one move left before the round is void."""
    while len(told.state.clues) < LAST_MOVE - 1:
        team: Team = "black" if len(told.state.clues) % 2 else "orange"
        told = move(told, quiet(told, team=team), team)
    return told


def void(told: Story) -> Story:
    """Nobody wins the round."""
    told = without_end(told)
    return move(told, quiet(told, team="black"))


# Getting ready


@pytest.mark.rule("AMS-57")
def test_the_count_starts_when_all_who_are_there_are_ready() -> None:
    told = laid(2, 2).left("bea")
    for name in ("ada", "ben", "oto", "oli"):
        told = told.does(name, Ready())
        assert told.saw("public")[0] == GotReady(told.seat(name))
        assert told.state.phase == "briefing"
    assert told.ona(Ready()).state.phase == "count"
    assert told.left("ona").state.phase == "count"


@pytest.mark.rule("AMS-57")
def test_or_60_seconds_after_the_first() -> None:
    told = laid().at(7_000)
    assert told.deadline is None
    told = told.oli(Ready())
    assert told.saw("ben") == (GotReady(told.seat("oli")), HurryBegan(told.now + HURRY))  # type: ignore[arg-type]
    assert told.deadline == 67_000
    told = told.at(30_000).ada(Ready())
    assert told.deadline == 67_000
    assert told.at(67_000).state.phase == "briefing"
    begun = told.time_is_up()
    assert begun.now == 67_000
    assert begun.saw("ben") == (HurryEnded(), CountBegan(1, begun.now + 3_000))  # type: ignore[arg-type]


@pytest.mark.rule("AMS-57")
def test_nobody_is_ready_twice_and_nobody_begins_alone() -> None:
    told = laid().ada(Ready())
    told.refuses("ada", Ready(), "not-legal")
    assert told.view("ben").ready == (told.seat("ada"),)
    assert told.state.phase == "briefing"


# Naming another Officer


@pytest.mark.rule("AMS-41")
@pytest.mark.parametrize("by", ["ada", "ben", "bea"])
def test_any_member_of_the_team_may_name_another_officer_before_a_round(by: str) -> None:
    told = laid(2, 2)
    bea = told.seat("bea")
    told = told.does(by, Name(bea))
    for name in (*told.names, "public"):
        assert told.saw(name) == (OfficerNamed("black", bea, told.seat(by)),)
    assert side(told).officer == bea
    assert side(told).detectives == (told.seat("ada"), told.seat("ben"))
    begun = all_ready(told).time_is_up().deals()
    assert begun.view("bea").map is not None
    assert not hasattr(begun.view("ada"), "map")


@pytest.mark.rule("AMS-41")
def test_then_nobody_of_that_team_is_ready_any_more() -> None:
    told = laid(2, 2).ada(Ready()).oto(Ready()).ben(Name(Seat(2)))
    assert told.view("public").ready == (told.seat("oto"),)
    assert Ready() in told.legal("ada")
    assert told.deadline is not None
    alone = laid(2, 2).ada(Ready()).ben(Name(Seat(2)))
    assert alone.view("public").ready == ()
    assert alone.deadline is None


@pytest.mark.rule("AMS-41")
def test_not_by_somebody_who_is_ready_and_not_in_the_other_team() -> None:
    told = laid(2, 2).ada(Ready())
    told.refuses("ada", Name(told.seat("ben")), "not-legal")
    told.refuses("oli", Name(told.seat("ben")), "not-legal")
    told.refuses("ben", Name(told.seat("ada")), "not-legal")
    told.refuses("ben", Name(told.seat("oli")), "not-legal")


@pytest.mark.rule("AMS-41")
def test_and_never_while_a_round_is_on() -> None:
    told = table(2, 2)
    for name in told.names:
        assert not any(isinstance(one, Name) for one in told.legal(name))
        assert not any(isinstance(one, Name) for one in clue(told).legal(name))


# A new round


@pytest.mark.rule("AMS-41")
def test_for_a_new_round_tokens_return_and_figures_are_at_the_start() -> None:
    told = wins(spotted(spotted(table(pair=7), "orange"), "black"))
    told = next_round(told, 9)
    for one in told.state.sides:
        assert (one.at, one.evidence, one.police, one.given) == (START, (), 0, ())
    assert told.state.round == 2
    assert told.view("ada").map == maps.card(9, "black", 0)
    assert [one.wins for one in told.state.sides] == [1, 0]


@pytest.mark.rule("AMS-41", "AMS-07", "AMS-08")
def test_all_84_intel_cards_are_shuffled_and_laid_out_anew() -> None:
    over = wins(table())
    told = over
    for name in told.names:
        told = told.does(name, Ready())
    assert {one.card for one in told.legal("nature")} == set(range(84))
    told = told.deals()
    state = state_of(told)
    assert sorted([*state.shown, *row(told), *state.pile]) == list(range(84))
    assert state.aside == ()


@pytest.mark.rule("AMS-41")
def test_a_detective_may_become_officer_for_the_next_round() -> None:
    over = wins(table(2, 2))
    told = next_round(over.ada(Name(over.seat("bea"))), 2)
    assert told.view("bea").map == maps.card(2, "black", 0)
    assert side(told).officer == told.seat("bea")


@pytest.mark.rule("AMS-42")
def test_after_a_round_everybody_sees_both_maps_and_the_ways() -> None:
    told = wins(spotted(table(pair=5, turn=2), "orange"))
    report = told.view("public").report
    assert report.maps == (maps.card(5, "black", 2), maps.card(5, "orange", 2))
    assert (report.winner, report.why) == ("black", "client")
    moves = [one for one in report.clues if one.team == "orange"]
    assert moves[-1].is_police
    assert moves[-1].cell == side(told, "orange").at
    assert sum(one.is_found for one in report.clues if one.team == "black") == 3
    assert all(len(one.cards) in {1, 2} for one in report.clues)
    assert all(told.view(name).report == report for name in told.names)


@pytest.mark.rule("AMS-42")
def test_there_is_no_report_before() -> None:
    told = spotted(table())
    assert {told.view(name).report for name in (*told.names, "public")} == {None}
    assert next_round(wins(told), 2).view("public").report is None


# Winning


@pytest.mark.rule("AMS-40")
def test_the_first_team_to_win_two_rounds_wins_the_match() -> None:
    told = next_round(wins(table()), 2)
    told = next_round(wins(told, "orange"), 3)
    assert told.outcome is None
    told = wins(told, "orange")
    assert told.outcome == Outcome("two-rounds", (Seat(2), Seat(3)), (1, 1, 2, 2))
    assert told.saw("public")[-1] == MatchEnded((Seat(2), Seat(3)))


@pytest.mark.rule("AMS-40", "AMS-33")
def test_rounds_won_by_the_police_count_as_well() -> None:
    told = spotted(next_round(spotted(table(), count=3), 2), count=3)
    assert told.outcome is not None
    assert told.outcome.winners == (Seat(2), Seat(3))


# Void rounds


@pytest.mark.rule("AMS-52")
def test_a_round_is_void_after_300_moves_of_both_together() -> None:
    told = without_end(table())
    assert told.view("public").moves_left == 1
    assert told.state.phase == "race"
    told = move(told, quiet(told))
    assert told.saw("public")[-2] == RoundEnded(None, "void")
    assert [(one.wins, one.losses) for one in told.state.sides] == [(0, 0), (0, 0)]
    assert told.outcome is None


@pytest.mark.rule("AMS-52")
def test_the_300th_move_may_still_decide_the_round() -> None:
    told = spotted(table(), count=2)
    police = cells(told, "police")[0]
    told = beside(told, police)
    while len(told.state.clues) < LAST_MOVE - 1:
        told = move(told, quiet(told, team="orange"), "orange")
    told = move(told, police)
    assert told.saw("public")[-2] == RoundEnded("orange", "police")


@pytest.mark.rule("AMS-52")
def test_the_third_void_round_ends_the_match_and_equal_is_a_draw() -> None:
    told = void(table())
    told = void(next_round(told, 2))
    assert told.outcome is None
    told = void(next_round(told, 3))
    assert told.outcome == Outcome("void", (), (0, 0, 0, 0))


@pytest.mark.rule("AMS-52")
def test_after_it_more_rounds_won_wins() -> None:
    told = wins(table(), "orange")
    for pair in (2, 3, 4):
        told = void(next_round(told, pair))
    assert told.outcome == Outcome("void", (Seat(2), Seat(3)), (0, 0, 1, 1))


# The table stops it


@pytest.mark.rule("AMS-40")
def test_a_match_that_is_stopped_has_no_winner() -> None:
    told = next_round(wins(table()), 2).stop()
    assert told.outcome == Outcome("stopped", (), (1, 1, 0, 0))


@pytest.mark.rule("AMS-42", "AMS-50")
def test_nothing_of_a_round_is_left_over_when_it_ends() -> None:
    told = clue(table(2, 2), "orange")
    told = told.oli(Point(quiet(told, team="orange")))
    told = wins(told)
    assert (side(told, "orange").given, side(told, "orange").pointers) == ((), ())
    told.refuses("ona", Point(START), "not-legal")
    assert points(next_round(told, 2), START).state.phase == "race"
