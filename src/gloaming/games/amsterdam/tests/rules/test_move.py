"""Step 2: where a clue leads, and how Detectives come to agree."""

from collections import Counter

import pytest

from gloaming.core.file import encode
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import AT, OBSTACLES, PLACES, START, STREETS, Cell, reach
from gloaming.games.amsterdam.events import (
    CameBack,
    Moved,
    Pointed,
    Signed,
    TimeRanOut,
    WentAway,
    Withdrew,
)
from gloaming.games.amsterdam.messages import MOST_FINGERS, Options, Point, Sign, Stray, Withdraw
from gloaming.games.amsterdam.tests.table import (
    clue,
    goes,
    kinds_of,
    move,
    quiet,
    side,
    spotted,
    table,
)
from gloaming.games.amsterdam.views import Opinion, Pointer
from gloaming.testing import Story


def steps(begin: Cell) -> dict[Cell, int]:
    """How many steps it is to every cell, found by walking, with no help from the game."""
    lengths, layer = {begin: 0}, {begin}
    while layer:
        around = {
            AT[q + dq, r + dr]
            for q, r in (PLACES[cell] for cell in layer)
            for dq, dr in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
            if (q + dq, r + dr) in AT
        }
        layer = around - OBSTACLES - lengths.keys()
        lengths |= dict.fromkeys(layer, max(lengths.values()) + 1)
    return lengths


def at(told: Story) -> Cell:
    """Where the black figure stands."""
    return side(told).at


# Where a clue leads


@pytest.mark.rule("AMS-24", "AMS-25")
@pytest.mark.parametrize("cards", [1, 2])
def test_so_many_cards_lead_exactly_so_far_from_everywhere(cards: int) -> None:
    for cell in STREETS:
        wanted = {other for other, length in steps(cell).items() if length == cards}
        assert set(reach(cell, cards)) == wanted
        assert cell not in wanted


@pytest.mark.rule("AMS-24")
def test_with_two_cards_one_cannot_stay_or_go_to_a_neighbour() -> None:
    told = clue(table(), cards=2)
    for cell in (START, *reach(START, 1)):
        told.refuses("ben", Point(cell), "not-legal")
        reason = GAME.why_not(told.view("ben"), Point(cell))
        assert reason is not None
        assert reason.id == "exactly-two-away"
    assert at(told.ben(Point(reach(START, 2)[0]))) == reach(START, 2)[0]


@pytest.mark.rule("AMS-24")
def test_with_one_card_one_must_go_to_a_neighbour() -> None:
    told = clue(table())
    for cell in (START, *reach(START, 2)):
        told.refuses("ben", Point(cell), "not-legal")
    assert at(told.ben(Point(reach(START, 1)[0]))) == reach(START, 1)[0]


@pytest.mark.rule("AMS-25")
def test_obstacles_can_be_neither_entered_nor_crossed() -> None:
    for cards in (1, 2):
        told = clue(table(), cards=cards)
        for cell in OBSTACLES:
            told.refuses("ben", Point(cell), "not-legal")
            reason = GAME.why_not(told.view("ben"), Point(cell))
            assert reason is not None
            assert reason.id == "obstacle"
    # straight ahead it would be two steps; the Obstacle between makes it more
    assert AT[2, 0] not in reach(START, 2)
    assert steps(START)[AT[2, 0]] == 3


def quiet_for_both() -> tuple[Story, Cell]:
    """A round, and a cell beside the Start where neither team finds anything."""
    for pair in range(1, 41):
        told = table(pair=pair)
        for cell in reach(START, 1):
            if kinds_of(told)[cell] is None is kinds_of(told, "orange")[cell]:
                return told, cell
    raise AssertionError("there is no such map")


@pytest.mark.rule("AMS-25")
def test_a_cell_with_a_figure_is_open_all_the_same() -> None:
    told, cell = quiet_for_both()
    told = move(move(told, cell), cell, "orange")
    assert side(told).at == side(told, "orange").at == cell
    assert at(move(told, START)) == START


@pytest.mark.rule("AMS-25")
def test_a_cell_with_evidence_found_there_can_be_entered_again() -> None:
    told = table()
    evidence = next(cell for cell, kind in kinds_of(told).items() if kind == "evidence")
    told = goes(told, evidence)
    told = move(told, quiet(told))
    assert at(goes(told, evidence)) == evidence


@pytest.mark.rule("AMS-26")
def test_there_is_no_way_to_decline_and_no_clock() -> None:
    told = clue(table())
    assert {type(one) for one in told.legal("ben")} == {Point, Sign}
    assert told.deadline is None
    assert told.view("public").sides[0].until is None
    assert told.at(10**8).state.sides == told.state.sides


@pytest.mark.rule("AMS-26", "AMS-56")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({"pace": "relaxed"}, 90),
        ({"pace": "quick"}, 30),
        ({"pace": "own", "seconds": 12}, 12),
    ],
)
def test_a_table_may_set_a_clock_for_moves(options: dict[str, object], seconds: int) -> None:
    told = clue(table(**options))  # type: ignore[arg-type]
    assert told.deadline == told.now + 1_000 * seconds
    assert told.view("public").sides[0].until == told.deadline


# Agreement


@pytest.mark.rule("AMS-27")
@pytest.mark.parametrize(("detectives", "needed"), [(1, 1), (2, 2), (3, 2)])
def test_the_figure_moves_when_more_than_half_point_at_one_cell(
    detectives: int, needed: int
) -> None:
    told = clue(table(detectives, detectives))
    target = quiet(told)
    for name in ("ben", "bea", "bob")[: needed - 1]:
        told = told.does(name, Point(target))
        assert at(told) == START
    told = told.does(("ben", "bea", "bob")[needed - 1], Point(target))
    assert at(told) == target
    for name in (*told.names, "public"):
        assert Moved("black", target) in told.saw(name)


@pytest.mark.rule("AMS-27")
@pytest.mark.parametrize(("agreement", "needed"), [("everyone", 3), ("anyone", 1)])
def test_a_table_may_want_everyone_or_any_one(agreement: str, needed: int) -> None:
    told = clue(table(3, 3, agreement=agreement))
    target = quiet(told)
    for number, name in enumerate(("ben", "bea", "bob")[:needed], start=1):
        told = told.does(name, Point(target))
        assert (at(told) == target) == (number == needed)


@pytest.mark.rule("AMS-27")
def test_after_thirty_fingers_a_majority_will_do_where_everyone_was_asked_for() -> None:
    told = clue(table(3, 3, agreement="everyone"))
    target = quiet(told)
    for _ in range(MOST_FINGERS - 1):
        told = told.ben(Point(target))
    told = told.bea(Point(target))
    assert at(told) == START
    assert at(told.bea(Point(target))) == target


@pytest.mark.rule("AMS-27")
def test_team_mates_see_a_finger_at_once() -> None:
    told = clue(table(3, 3))
    target = quiet(told)
    told = told.ben(Point(target))
    for name in ("ada", "ben", "bea", "bob"):
        assert told.saw(name) == (Pointed(told.seat("ben"), target),)
        assert told.view(name).pointers == (Pointer(told.seat("ben"), target),)


@pytest.mark.rule("AMS-27")
def test_fingers_at_different_cells_move_nothing() -> None:
    told = clue(table(3, 3), cards=2)
    first, second, third = reach(START, 2)[:3]
    told = told.ben(Point(first)).bea(Point(second)).bob(Point(third))
    assert at(told) == START
    assert at(told.bob(Point(second))) == second


# Fingers


@pytest.mark.rule("AMS-50")
def test_each_detective_has_one_finger_and_may_change_it() -> None:
    told = clue(table(3, 3), cards=2)
    first, second = reach(START, 2)[:2]
    told = told.ben(Point(first)).ben(Point(second))
    assert told.view("bea").pointers == (Pointer(told.seat("ben"), second),)
    assert at(told.bea(Point(first))) == START
    assert at(told.bea(Point(second))) == second


@pytest.mark.rule("AMS-50")
def test_a_finger_can_be_taken_away() -> None:
    told = clue(table(3, 3))
    told.refuses("ben", Withdraw(), "not-legal")
    target = quiet(told)
    told = told.ben(Point(target)).ben(Withdraw())
    assert told.saw("bea") == (Withdrew(told.seat("ben")),)
    assert told.view("bea").pointers == ()
    assert at(told.bea(Point(target))) == START


@pytest.mark.rule("AMS-50")
def test_only_fingers_at_cells_that_the_clue_can_lead_to_count() -> None:
    told = table(3, 3)
    told.refuses("ben", Point(reach(START, 1)[0]), "not-legal")
    told = clue(told)
    legal = {one.cell for one in told.legal("ben") if isinstance(one, Point)}
    assert legal == set(reach(START, 1))
    told.refuses("ben", Point(reach(START, 2)[0]), "not-legal")


@pytest.mark.rule("AMS-50")
def test_each_move_and_each_clue_begin_without_fingers() -> None:
    told = clue(table(3, 3))
    target = quiet(told)
    told = told.bob(Sign("wait")).ben(Point(target)).bea(Point(target))
    assert told.view("bob").pointers == told.view("bob").opinions == ()
    again = clue(told)
    assert again.view("bob").pointers == ()
    assert at(again.ben(Point(reach(target, 1)[0]))) == target


@pytest.mark.rule("AMS-50")
def test_a_detective_may_say_how_sure_the_finger_is() -> None:
    told = clue(table(3, 3)).ben(Sign("sure")).bea(Sign("wait")).ben(Sign("unsure"))
    assert told.saw("bob") == (Signed(told.seat("ben"), "unsure"),)
    assert told.view("ada").opinions == (
        Opinion(told.seat("ben"), "unsure"), Opinion(told.seat("bea"), "wait"),
    )  # fmt: skip
    assert at(told) == START
    assert told.view("oli").opinions == ()


@pytest.mark.rule("AMS-50")
def test_a_finger_meant_for_the_last_clue_is_no_answer_to_the_next() -> None:
    told = clue(table())
    asked = GAME.asks(told.state, told.seat("ben"))
    told = clue(told.ben(Point(quiet(told))))
    assert GAME.asks(told.state, told.seat("ben")) != asked


# Who is there


@pytest.mark.rule("AMS-49")
def test_more_than_half_of_those_who_are_there() -> None:
    told = clue(table(3, 3)).left("bob")
    target = quiet(told)
    told = told.ben(Point(target))
    assert at(told) == START
    assert at(told.bea(Point(target))) == target


@pytest.mark.rule("AMS-49")
def test_going_and_coming_back_move_no_figure() -> None:
    told = clue(table(2, 2))
    target = quiet(told)
    alone = told.ben(Point(target)).left("bea")
    assert alone.saw("ben") == (WentAway(told.seat("bea")),)
    assert at(alone) == START
    assert at(alone.back("bea")) == START
    assert alone.back("bea").saw("oli") == (CameBack(told.seat("bea")),)
    assert at(alone.ben(Point(target))) == target


@pytest.mark.rule("AMS-49")
def test_the_finger_of_somebody_who_is_gone_does_not_count() -> None:
    told = clue(table(3, 3))
    target = quiet(told)
    told = told.bob(Point(target)).left("bob").ben(Point(target))
    assert at(told) == START
    assert at(told.back("bob")) == START
    assert at(told.back("bob").ben(Point(target))) == target


@pytest.mark.rule("AMS-49")
def test_everybody_sees_who_is_gone() -> None:
    told = table(2, 2).left("bea")
    assert all(told.view(name).away == (told.seat("bea"),) for name in (*told.names, "public"))


# A clock that runs out


@pytest.mark.rule("AMS-56")
def test_when_time_is_up_the_figure_goes_where_most_point() -> None:
    told = clue(table(3, 3, pace="quick"), cards=2)
    first, second, *_ = (cell for cell in reach(START, 2) if kinds_of(told)[cell] is None)
    told = told.ben(Point(first)).time_is_up()
    assert told.legal("nature") == ()
    assert at(told) == first
    for name in (*told.names, "public"):
        assert told.saw(name)[:2] == (TimeRanOut("black"), Moved("black", first))
    assert second != first


@pytest.mark.rule("AMS-56")
def test_among_equals_and_where_nobody_points_chance_decides() -> None:
    told = clue(table(3, 3, pace="quick"), cards=2)
    first, second = reach(START, 2)[:2]
    tie = told.ben(Point(first)).bea(Point(second)).time_is_up()
    assert tie.legal("nature") == (Stray(first), Stray(second))
    assert at(tie.deals(Stray(second))) == second
    nobody = told.time_is_up()
    assert nobody.legal("nature") == tuple(map(Stray, reach(START, 2)))


@pytest.mark.rule("AMS-56")
def test_a_finger_at_the_last_millisecond_is_in_time() -> None:
    told = clue(table(pace="quick"))
    target = quiet(told)
    assert told.deadline is not None
    last = told.at(told.deadline).ben(Point(target))
    assert at(last) == target
    assert not any(isinstance(event, TimeRanOut) for event in last.saw("ben"))


@pytest.mark.rule("AMS-56")
def test_both_teams_may_run_out_of_time_at_once() -> None:
    told = clue(clue(table(pace="quick")), "orange").time_is_up()
    assert told.saw("public")[:2] == (TimeRanOut("black"), TimeRanOut("orange"))
    first = told.legal("nature")[0]
    told = told.deals(first, lambda legal: legal[-1])
    assert side(told).at != START
    assert side(told, "orange").at != START


@pytest.mark.rule("AMS-56")
def test_each_team_has_a_clock_of_its_own() -> None:
    told = clue(table(pace="own", seconds=20))
    told = clue(told.at(told.now + 5_000), "orange")
    late = told.time_is_up().deals()
    assert [side(late).at != START, side(late, "orange").at != START] == [True, False]
    assert late.deadline == late.now + 5_000


# Presence tells nothing


@pytest.mark.rule("AMS-49", "AMS-62")
def test_rivals_notice_a_move_and_not_how_it_came_about() -> None:
    told = clue(table(3, 3))
    target = quiet(told)
    one = told.ben(Point(target)).bea(Point(target))
    other = told.bob(Sign("sure")).bob(Point(target)).ben(Point(target))
    for name in ("oto", "oli", "public"):
        assert one.saw(name) == other.saw(name)
        assert encode(one.view(name)) == encode(other.view(name))


@pytest.mark.rule("AMS-24")
def test_a_police_cell_is_no_obstacle() -> None:
    told = spotted(table())
    assert Counter(kinds_of(told).values())["police"] == 11
    assert kinds_of(told)[at(told)] == "police"


@pytest.mark.rule("AMS-27")
def test_the_table_says_how_many_have_to_agree() -> None:
    assert Options().agreement == "majority"
