"""The cooperative game: one team, one map, and a clock."""

import pytest

from gloaming.core import Millis, Outcome, Seat
from gloaming.games.amsterdam import maps
from gloaming.games.amsterdam.events import CardsLaid, Froze, RaceBegan, RoundEnded, Wished
from gloaming.games.amsterdam.intel import FREEZE
from gloaming.games.amsterdam.messages import LAST_MOVE, Level, Point, Wish
from gloaming.games.amsterdam.tests.table import (
    beside,
    cells,
    clue,
    coop,
    deciding,
    finds,
    give,
    goes,
    move,
    next_round,
    quiet,
    row,
    side,
    spotted,
    state_of,
    wins,
)
from gloaming.testing import Story

MINUTES: list[tuple[Level, int]] = [("recruit", 15), ("novice", 8), ("agent", 5), ("master", 3)]


def about_to_win(**options: object) -> Story:
    """Three pieces are found, the clue for the Client is given, and one finger is missing."""
    told = finds(coop(**options))  # type: ignore[arg-type]
    client = cells(told, "client")[0]
    return deciding(beside(told, client), client)


@pytest.mark.rule("AMS-43")
def test_one_team_plays_blacks_card_and_all_six_pieces_are_open_to_it() -> None:
    told = coop(2, pair=8, turn=1)
    assert told.view("ada").map == maps.card(8, "black", 1)
    assert [one.team for one in told.view("public").sides] == ["black"]
    evidence = cells(told, "evidence")
    assert len(evidence) == 6
    for cell in evidence:
        assert side(goes(told, cell)).evidence == (cell,)


@pytest.mark.rule("AMS-43", "AMS-42")
def test_afterwards_its_card_is_shown() -> None:
    told = wins(coop(pair=8, turn=1))
    assert told.view("public").report.maps == (maps.card(8, "black", 1),)


@pytest.mark.rule("AMS-44")
def test_the_officer_replaces_the_ten_cards_alone_and_the_clock_runs_on() -> None:
    before = coop()
    told = before.ada(Wish())
    until = Millis(told.now + FREEZE)
    assert told.saw("ben") == (Froze(until),)
    assert told.saw("ada") == (Wished("black"), Froze(until))
    told.refuses("ada", give(row(told)[0]), "not-legal")
    thawed = told.time_is_up().deals()
    assert thawed.saw("ben") == (CardsLaid(row(thawed)),)
    assert not set(row(thawed)) & set(row(before))
    assert thawed.view("ada").until == before.view("ada").until


@pytest.mark.rule("AMS-44")
def test_at_any_time_also_while_the_team_is_moving_and_again_and_again() -> None:
    told = clue(coop())
    for _ in range(5):
        told = told.ada(Wish()).time_is_up().deals()
    assert side(told).given
    assert len(row(told)) == 10


@pytest.mark.rule("AMS-45")
@pytest.mark.parametrize(("level", "minutes"), MINUTES)
def test_the_level_sets_the_time_for_a_round(level: Level, minutes: int) -> None:
    told = coop(level=level)
    until = Millis(told.now + 60_000 * minutes)
    assert told.saw("public") == (RaceBegan(until),)
    assert told.deadline == told.view("ben").until == until
    assert told.at(until).state.phase == "race"
    over = told.at(until + 1)
    assert over.saw("public")[:1] == (RoundEnded(None, "time"),)
    assert over.state.phase == "over"


@pytest.mark.rule("AMS-46")
def test_the_third_police_token_loses_the_round() -> None:
    told = spotted(coop(), count=3)
    assert told.saw("ben")[-2] == RoundEnded(None, "police")
    assert (side(told).wins, side(told).losses) == (0, 1)
    assert told.outcome is None


@pytest.mark.rule("AMS-46")
def test_two_rounds_won_win_the_match() -> None:
    told = next_round(spotted(coop(), count=3), 2)
    told = wins(next_round(wins(told), 3))
    assert told.outcome == Outcome("two-rounds", (Seat(0), Seat(1)), (2, 2))


@pytest.mark.rule("AMS-46")
def test_two_rounds_lost_lose_it() -> None:
    told = next_round(wins(coop()), 2).time_is_up()
    assert told.outcome is None
    told = spotted(next_round(told, 3), count=3)
    assert told.outcome == Outcome("two-lost", (), (1, 1))


@pytest.mark.rule("AMS-52")
def test_a_round_of_300_moves_is_lost_as_if_time_were_up() -> None:
    told = coop(level="recruit")
    while len(told.state.clues) < LAST_MOVE:
        told = move(told, quiet(told))
    assert told.saw("public")[-2] == RoundEnded(None, "time")
    assert side(told).losses == 1


@pytest.mark.rule("AMS-55")
def test_the_deciding_finger_at_the_deadline_counts() -> None:
    told = about_to_win(level="master")
    assert told.deadline is not None
    client = cells(told, "client")[0]
    told = told.at(told.deadline).ben(Point(client))
    assert state_of(told).winner == "black"
    assert told.state.why == "client"


@pytest.mark.rule("AMS-55")
def test_one_millisecond_later_it_is_too_late() -> None:
    told = about_to_win(level="master")
    assert told.deadline is not None
    client = cells(told, "client")[0]
    told = told.at(told.deadline + 1)
    assert told.state.why == "time"
    told.refuses("ben", Point(client), "not-legal")
    assert side(told).losses == 1


@pytest.mark.rule("AMS-55")
@pytest.mark.parametrize("is_finger_first", [True, False])
def test_finger_and_clock_at_the_same_millisecond(
    is_finger_first: bool,  # noqa: FBT001
) -> None:
    """The door takes whichever comes first, and the clock comes after the deadline only."""
    told = about_to_win(level="master")
    assert told.deadline is not None
    client = cells(told, "client")[0]
    if is_finger_first:
        assert told.at(told.deadline).ben(Point(client)).state.why == "client"
    else:
        late = told.time_is_up()
        assert late.now == told.deadline
        late.refuses("ben", Point(client), "not-legal")
        assert late.state.why == "time"


@pytest.mark.rule("AMS-55")
def test_the_clock_starts_at_zero_of_the_count_anew_for_each_round() -> None:
    told = next_round(wins(coop(level="agent")).at(100_000), 2)
    assert told.deadline == told.now + 300_000
    assert told.now == 103_000


@pytest.mark.rule("AMS-44", "AMS-55")
def test_a_freeze_does_not_outlast_the_round() -> None:
    told = coop(level="master")
    assert told.deadline is not None
    told = told.at(told.deadline - 10).ada(Wish()).time_is_up()
    assert told.state.why == "time"
    assert told.state.frozen_until is None
    assert told.legal("nature") == ()
