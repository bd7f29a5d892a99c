"""The city: its cells, Districts and pictures, and the Intel cards that are laid out."""

from random import Random
from typing import Any

import pytest

from gloaming.core import Input, Millis
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.city import (
    AT,
    CELLS,
    DISTRICT_CELLS,
    OBSTACLES,
    OPEN,
    PLACES,
    SHOWING_INTEL,
    START,
    STREETS,
    Layout,
    slots,
    turned,
)
from gloaming.games.amsterdam.events import CityLaid, IntelLaid
from gloaming.games.amsterdam.messages import (
    INTEL,
    PICTURES,
    Card,
    LayCard,
    LayDistrict,
    LayPicture,
    Options,
)
from gloaming.games.amsterdam.tests.table import laid, next_round, row, state_of, table, wins
from gloaming.testing import Story, play_at_random, story

FIXED: tuple[Layout, ...] = ("standard", "alternative")


def before_anything(**options: Any) -> Story:
    """Nature has not laid anything yet."""
    places = GAME.roles(Options(**options)).places
    return story(GAME, places=(*places[:2], *places[4:6]), **options)


# Cells


@pytest.mark.rule("AMS-04")
def test_the_city_is_a_hexagon_of_37_cells_four_along_each_side() -> None:
    assert len(CELLS) == len(set(PLACES)) == 37
    rows = [sum(r == height for _, r in PLACES) for height in range(-3, 4)]
    assert rows == [4, 5, 6, 7, 6, 5, 4]
    assert all(turned(turned(cell, 1), 5) == cell for cell in CELLS)


@pytest.mark.rule("AMS-04")
def test_cells_are_numbered_row_by_row_from_the_left() -> None:
    assert list(PLACES) == sorted(PLACES, key=lambda place: (place[1], place[0]))
    assert (AT[0, -3], AT[3, -3], AT[0, 0], AT[0, 3]) == (0, 3, 18, 36)


@pytest.mark.rule("AMS-04")
def test_around_the_start_obstacles_and_open_cells_alternate() -> None:
    around = [AT[place] for place in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))]
    assert [cell in OBSTACLES for cell in around] == [True, False] * 3
    assert set(OPEN) == set(around) - OBSTACLES
    assert AT[0, 0] == START


@pytest.mark.rule("AMS-04")
def test_34_cells_can_be_entered_and_30_of_them_are_districts() -> None:
    assert len(STREETS) == 34
    assert set(STREETS) == {START, *OPEN, *DISTRICT_CELLS}
    assert len(DISTRICT_CELLS) == 30
    for layout in FIXED:
        assert [len(slot) for slot in slots(layout)] == [5] * 6
        assert sorted(cell for slot in slots(layout) for cell in slot) == list(DISTRICT_CELLS)


# Districts


@pytest.mark.rule("AMS-05")
def test_seven_districts_with_two_sides_make_70_pictures_and_six_lie_in_the_city() -> None:
    told = before_anything()
    first = told.legal("nature")
    assert first == tuple(LayDistrict(district, side) for district in range(7) for side in (0, 1))
    assert len(PICTURES) == 70
    city = told.deals().view("public").pictures
    assert len(city) == len(set(city)) == 30
    assert len({picture // 10 for picture in city}) == 6
    assert len({picture // 5 for picture in city}) == 6


@pytest.mark.rule("AMS-05")
@pytest.mark.parametrize("first", [LayDistrict(3, 1), LayDistrict(0, 0)])
def test_no_district_lies_there_twice_not_even_on_its_other_side(first: LayDistrict) -> None:
    state = GAME.apply(before_anything().state, Input(Millis(0), "nature", first)).state
    left = [move for move in GAME.legal(state, "nature") if isinstance(move, LayDistrict)]
    assert len(left) == 12
    assert first.district not in {move.district for move in left}


@pytest.mark.rule("AMS-06")
@pytest.mark.parametrize(
    ("layout", "first"),
    [
        ("standard", [(3, 0), (2, 1), (1, 2), (2, 0), (1, 1)]),
        ("alternative", [(3, 0), (3, -1), (3, -2), (2, 0), (2, -1)]),
    ],
)
def test_a_district_is_a_trapezoid_and_its_five_turns(
    layout: Layout, first: list[tuple[int, int]]
) -> None:
    cells = [AT[place] for place in first]
    assert set(slots(layout)) == {
        tuple(turned(cell, sixths) for cell in cells) for sixths in range(6)
    }
    outside = [max(abs(q), abs(r), abs(q + r)) for q, r in first]
    assert outside == [3, 3, 3, 2, 2]


@pytest.mark.rule("AMS-06")
@pytest.mark.parametrize("layout", FIXED)
def test_the_pictures_of_one_district_lie_together(layout: Layout) -> None:
    told = laid(layout=layout)
    by_cell = dict(zip(DISTRICT_CELLS, told.view("public").pictures, strict=True))
    for slot in slots(layout):
        assert len({by_cell[cell] // 5 for cell in slot}) == 1


@pytest.mark.rule("AMS-06")
def test_scattered_shows_30_different_ones_of_the_70() -> None:
    told = before_anything(layout="scattered")
    assert told.legal("nature") == tuple(map(LayPicture, PICTURES))
    chosen = [PICTURES[69 - 2 * number] for number in range(30)]
    city = told.deals(*map(LayPicture, chosen)).view("public").pictures
    assert list(city) == chosen


@pytest.mark.rule("AMS-06")
def test_the_obstacles_lie_where_they_always_do() -> None:
    assert {AT[1, 0], AT[-1, 1], AT[0, -1]} == OBSTACLES


# Intel


@pytest.mark.rule("AMS-07")
def test_the_first_four_of_84_lie_on_the_start_and_the_open_cells() -> None:
    shown = (Card(83), Card(5), Card(40), Card(11))
    told = before_anything().deals(*(lambda legal: legal[0],) * 6, *map(LayCard, shown))
    assert len(INTEL) == 84
    assert (START, *OPEN) == SHOWING_INTEL
    assert told.view("public").shown == shown


@pytest.mark.rule("AMS-08")
def test_the_next_ten_are_the_row_and_everybody_may_look_at_it() -> None:
    told = laid(2, 2)
    assert len(row(told)) == len(set(row(told))) == 10
    views = [told.view(name) for name in (*told.names, "public")]
    assert {view.row for view in views} == {row(told)}
    assert {view.pile for view in views} == {84 - 4 - 10}
    assert not set(row(told)) & {*told.state.shown, *told.state.pile}


@pytest.mark.rule("AMS-07", "AMS-08")
def test_all_witness_what_is_laid() -> None:
    told = laid()
    for name in (*told.names, "public"):
        assert told.saw(name) == (
            CityLaid(told.state.city), IntelLaid(told.state.shown, row(told)),
        )  # fmt: skip


@pytest.mark.rule("AMS-05", "AMS-07")
def test_chance_lays_another_table_each_time() -> None:
    tables = set()
    for seed in range(5):
        places = GAME.roles(Options()).places
        seats = (*places[:2], *places[4:6])
        match = play_at_random(GAME, Options(), seats, Random(seed), most=0)
        state = match.deeds[-1].after
        tables.add((state.pictures, state.shown, state.row))
    assert len(tables) == 5


@pytest.mark.rule("AMS-41")
def test_the_districts_stay_unless_the_table_wants_them_redrawn() -> None:
    for redraws in (False, True):
        over = wins(table(redraws=redraws))
        again = over
        for name in over.names:
            again = again.does(name, over.legal(name)[0])
        kinds = {type(move) for move in again.legal("nature")}
        assert kinds == ({LayDistrict} if redraws else {LayCard})
        assert len(next_round(over, 2).view("public").pictures) == 30
        if not redraws:
            assert state_of(next_round(over, 2)).pictures == over.state.pictures
