"""What arrives in one millisecond, both ways round: the first has it, the second is too late."""

import pytest

from gloaming.core import Millis
from gloaming.games.amsterdam.city import START, reach
from gloaming.games.amsterdam.events import CardsLaid, Moved, PileRebuilt, TimeRanOut
from gloaming.games.amsterdam.intel import FREEZE
from gloaming.games.amsterdam.messages import Point, Stray, Team, Wish
from gloaming.games.amsterdam.tests.table import (
    OFFICERS,
    beside,
    cells,
    clue,
    deciding,
    finds,
    give,
    move,
    quiet,
    row,
    side,
    spotted,
    state_of,
    table,
)
from gloaming.testing import Story

ORDERS = pytest.mark.parametrize(("first", "second"), [("black", "orange"), ("orange", "black")])


# Claims against an empty pile


def with_last_cards(left: int) -> Story:
    """A round in which so many cards are left in the pile."""
    told = table()
    while len(told.state.pile) - 10 > left:
        told = told.ada(Wish()).oto(Wish()).time_is_up().deals()
    while len(told.state.pile) > left:
        told = move(told, quiet(told))
    return told


@pytest.mark.rule("AMS-22", "AMS-18")
@ORDERS
def test_two_claims_and_one_card_left_in_the_pile(first: Team, second: Team) -> None:
    told = with_last_cards(1)
    (last,), aside = told.state.pile, set(told.state.aside)
    one, other = (give(card) for card in row(told)[:2])
    told = told.does(OFFICERS[first], one).deals()
    assert last in row(told)
    assert PileRebuilt() not in told.saw("public")
    told = told.does(OFFICERS[second], other).deals()
    assert PileRebuilt() in told.saw("public")
    assert row(told)[1] in aside, "cards that lie with a team are not shuffled in"
    assert [side(told, team).given for team in (first, second)] == [one.cards, other.cards]
    state = state_of(told)
    held = [card for each in state.sides for card in each.given]
    every = [*state.pile, *state.aside, *state.row, *state.shown, *held]
    assert sorted(every) == list(range(84))


# Claims against the freeze


@pytest.mark.rule("AMS-21", "AMS-53")
@ORDERS
def test_a_claim_in_the_millisecond_in_which_ten_others_come(first: Team, second: Team) -> None:
    """At the end of the freeze the row is still frozen; after it the new ones lie there."""
    told = table().at(5_000).ada(Wish()).oto(Wish())
    old, until = row(told), Millis(5_000 + FREEZE)
    for team in (first, second):
        told.at(until).refuses(OFFICERS[team], give(old[0]), "not-legal")
    thawed = told.at(until + 1)
    new = row(thawed)
    thawed.refuses(OFFICERS[first], give(old[0]), "not-legal")
    claimed = thawed.does(OFFICERS[first], give(new[0]))
    claimed.refuses(OFFICERS[second], give(new[0]), "not-legal")
    assert side(claimed, first).given == (new[0],)


@pytest.mark.rule("AMS-21")
@ORDERS
def test_a_wish_and_a_claim_in_the_same_millisecond(first: Team, second: Team) -> None:
    """The claim changes the row, so a wish stands after it and is gone before it."""
    told = table().at(5_000)
    wisher, claimer, card = OFFICERS[first], OFFICERS[second], give(row(told)[0])
    assert told.does(wisher, Wish()).does(claimer, card).deals().state.wishes == ()
    after = told.does(claimer, card).does(wisher, Wish())
    assert after.state.wishes == (first,)
    assert side(after, second).given == card.cards


# Claims against the end of a round


@pytest.mark.rule("AMS-32", "AMS-18")
def test_a_claim_and_the_end_of_the_round_in_the_same_millisecond() -> None:
    told = finds(table())
    client = cells(told, "client")[0]
    told = deciding(beside(told, client), client)
    told = told.at(told.now + 1)
    card = give(row(told)[0])
    won = told.ben(Point(client))
    won.refuses("oto", card, "not-legal")
    claimed = told.oto(card).ben(Point(client))
    assert state_of(won).winner == state_of(claimed).winner == "black"
    assert side(claimed, "orange").given == side(won, "orange").given == ()


# Clocks against each other


@pytest.mark.rule("AMS-56", "AMS-33")
def test_where_the_first_to_run_out_of_time_ends_the_round_the_second_does_not_move() -> None:
    told = spotted(table(pace="quick"), "black", 2)
    police = cells(told, "police")[0]
    told = beside(told, police)
    told = clue(clue(told, "black", 1 if police in reach(side(told).at, 1) else 2), "orange")
    at = side(told, "orange").at
    told = told.time_is_up()
    assert told.saw("public") == (TimeRanOut("black"), TimeRanOut("orange"))
    told = told.deals(Stray(police))
    assert (state_of(told).winner, told.state.why) == ("orange", "police")
    assert side(told, "orange").at == at
    assert not any(isinstance(one, Moved) and one.team == "orange" for one in told.saw("public"))


@pytest.mark.rule("AMS-56", "AMS-21")
def test_a_clock_that_runs_out_when_ten_others_come_leaves_neither_out() -> None:
    told = clue(table(pace="own", seconds=5))
    assert told.deadline is not None
    before = row(told)
    told = told.at(told.deadline - FREEZE).ada(Wish()).oto(Wish())
    late = told.time_is_up().deals(Stray(reach(START, 1)[0]))
    seen = late.saw("public")
    assert seen[:2] == (TimeRanOut("black"), Moved("black", reach(START, 1)[0]))
    assert seen[-1] == CardsLaid(row(late))
    assert not set(row(late)) & set(before)
    assert late.deadline is None


@pytest.mark.rule("AMS-56", "AMS-39")
@pytest.mark.parametrize("is_in_time", [True, False])
def test_a_finger_and_the_clock_of_its_team(is_in_time: bool) -> None:  # noqa: FBT001
    """At the last millisecond the finger decides; after it the clock has moved the figure."""
    told = clue(table(pace="own", seconds=5))
    assert told.deadline is not None
    first, second = reach(START, 1)[:2]
    if is_in_time:
        assert side(told.at(told.deadline).ben(Point(second))).at == second
        return
    late = told.time_is_up().deals(Stray(first))
    late.refuses("ben", Point(second), "not-legal")
    assert side(late).at == first
