"""Who plays with whom, and whom somebody's words and fingers reach."""

from collections import Counter

import pytest

from gloaming.core import Place
from gloaming.core.seating import lacking
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import START, reach
from gloaming.games.amsterdam.events import Pointed, Signed
from gloaming.games.amsterdam.messages import Options, Point, Ready, Sign, Team, Wish, Withdraw
from gloaming.games.amsterdam.tests.table import clue, coop, laid, side, table, wins

TARGET = reach(START, 1)[0]


def seats(black: int, orange: int) -> list[Place]:
    """Two teams of so many, each with an Officer."""
    teams: list[tuple[Team, int]] = [("black", black), ("orange", orange)]
    return [
        Place("detective" if number else "officer", team)
        for team, size in teams
        for number in range(size)
    ]


# Teams


@pytest.mark.rule("AMS-01")
@pytest.mark.parametrize("sizes", [(2, 2), (2, 3), (3, 2), (3, 3), (4, 3), (4, 4)])
def test_four_to_eight_play_in_two_teams(sizes: tuple[int, int]) -> None:
    assert lacking(GAME.roles(Options()), seats(*sizes)) is None
    told = table(sizes[0] - 1, sizes[1] - 1)
    assert [len(one.members) for one in told.state.sides] == list(sizes)


@pytest.mark.rule("AMS-01")
def test_the_sizes_of_teams_differ_by_one_at_most() -> None:
    roles = GAME.roles(Options())
    assert lacking(roles, seats(4, 2)) == lacking(roles, seats(2, 4)) == "teams-uneven"
    assert lacking(roles, seats(2, 1)) == "too-few"
    assert len(roles.places) == 8


@pytest.mark.rule("AMS-01")
def test_a_table_may_have_places_for_twelve() -> None:
    roles = GAME.roles(Options(is_large=True))
    assert len(roles.places) == 12
    assert lacking(roles, seats(6, 6)) is None
    assert Counter(place.team for place in roles.places) == {"black": 6, "orange": 6}


@pytest.mark.rule("AMS-01")
@pytest.mark.parametrize("detectives", [1, 2])
def test_two_or_three_are_one_team_in_the_cooperative_game(detectives: int) -> None:
    roles = GAME.roles(Options(mode="coop"))
    assert (roles.least, len(roles.places)) == (2, 3)
    (only,) = coop(detectives).state.sides
    assert len(only.members) == detectives + 1


@pytest.mark.rule("AMS-02")
def test_each_team_has_one_officer_and_at_least_one_detective() -> None:
    roles = GAME.roles(Options())
    assert Counter(roles.places)[Place("officer", "black")] == 1
    assert Counter(roles.places)[Place("officer", "orange")] == 1
    without_officer = [Place("detective", "black"), *seats(1, 2)[1:], Place("detective", "black")]
    assert lacking(roles, without_officer) == "missing-role"
    assert lacking(roles, [*seats(1, 2), Place("officer", "black")]) == "missing-role"
    told = table(3, 2)
    for one in told.state.sides:
        assert one.officer not in one.detectives
        assert one.detectives


# Talk


@pytest.mark.rule("AMS-03")
def test_in_a_round_nobody_hears_an_officer() -> None:
    told = table(2, 2)
    listeners = (*told.names, "public")
    assert not any(told.hears(listener, "ada") for listener in listeners if listener != "ada")
    assert not any(told.hears(listener, "oto") for listener in listeners if listener != "oto")


@pytest.mark.rule("AMS-03", "AMS-62")
def test_detectives_are_heard_by_their_own_team_and_its_officer_alone() -> None:
    told = table(2, 2)
    heard = {name for name in (*told.names, "public") if told.hears(name, "ben")}
    assert heard == {"ada", "ben", "bea"}
    heard = {name for name in (*told.names, "public") if told.hears(name, "ona")}
    assert heard == {"oto", "oli", "ona"}


@pytest.mark.rule("AMS-03")
def test_the_silence_begins_with_the_count_and_ends_with_the_round() -> None:
    before = laid(2, 2)
    assert before.hears("ben", "ada")
    counting = before
    for name in before.names:
        counting = counting.does(name, Ready())
    assert counting.state.phase == "count"
    assert not counting.hears("ben", "ada")
    assert wins(table(2, 2)).hears("ben", "ada")


@pytest.mark.rule("AMS-62")
def test_spectators_hear_each_other_and_are_heard_by_nobody_else() -> None:
    told = table()
    assert told.hears("public", "public")
    assert not any(told.hears(name, "public") for name in told.names)
    assert not any(told.hears("public", name) for name in told.names)


@pytest.mark.rule("AMS-03")
def test_whispers_are_no_way_round_it() -> None:
    told = table(2, 2)
    for speaker in range(len(told.names)):
        for listener in range(len(told.names)):
            assert not GAME.may_whisper(told.state, told.seat(told.names[speaker]), listener)  # type: ignore[arg-type]


# Fingers


@pytest.mark.rule("AMS-03")
def test_an_officer_has_no_finger_and_no_sign() -> None:
    told = clue(table(2, 2))
    for move in (Point(TARGET), Withdraw(), Sign("sure")):
        told.refuses("ada", move, "not-legal")
        told.refuses("oto", move, "not-legal")


@pytest.mark.rule("AMS-03", "AMS-62")
def test_an_officer_sees_where_the_own_detectives_point_and_nobody_elses() -> None:
    told = clue(table(2, 2)).ben(Point(TARGET))
    seen = {name: told.saw(name) for name in (*told.names, "public")}
    ben = told.seat("ben")
    assert {name for name, events in seen.items() if events} == {"ada", "ben", "bea"}
    assert seen["ada"] == seen["bea"] == (Pointed(ben, TARGET),)
    assert [one.seat for one in told.view("ada").pointers] == [ben]
    assert told.view("oto").pointers == told.view("oli").pointers == ()
    assert not hasattr(told.view("public"), "pointers")


@pytest.mark.rule("AMS-62")
def test_signs_come_to_the_own_team_alone() -> None:
    told = clue(table(2, 2)).bea(Sign("unsure"))
    assert told.saw("ada") == told.saw("ben") == (Signed(told.seat("bea"), "unsure"),)
    assert told.saw("oto") == told.saw("oli") == told.saw("public") == ()
    assert told.view("oli").opinions == ()


@pytest.mark.rule("AMS-03")
def test_an_officers_wish_does_not_reach_a_detective() -> None:
    before = table(2, 2)
    told = before.ada(Wish())
    for name in ("ben", "bea", "oli", "ona", "public"):
        assert told.saw(name) == ()
        assert told.view(name) == before.view(name)
    assert side(told).given == ()
