import pytest

from gloaming.games.shift import GAME
from gloaming.games.shift.boards import FOLDER, PLANS
from gloaming.games.shift.events import (
    GuardPlaced,
    GuardsDrawn,
    Placed,
    PlacedFaceDown,
    RoundBegan,
    ShownBlank,
    TurnBegan,
)
from gloaming.games.shift.messages import (
    GUARDS,
    SHADOWS,
    DrawGuards,
    PlaceCounter,
    PlaceGuard,
    Roll,
    SquareName,
)
from gloaming.games.shift.plan import drawing, planned
from gloaming.games.shift.tests.table import ANN, BOB, CID, DAN, all_placed, kinds, table
from gloaming.testing import Story, story

VENTS = ["A2", "A5", "A8", "A11"]


def places(told: Story, name: str) -> set[str]:
    return {move.square for move in told.legal(name)}


@pytest.mark.rule("SHIFT-07")
def test_counters_go_onto_vents_and_squares_next_to_them_without_a_wall_between() -> None:
    around = {"A1", "B2", "A3", "A4", "B5", "A6", "A7", "B8", "A9", "A10", "B11", "A12"}
    told = table()
    assert places(told, "bob") == {*VENTS, *around}
    plan = PLANS["warehouse"]
    assert [plan.names[vent] for vent in plan.vents] == VENTS


@pytest.mark.rule("SHIFT-07")
def test_each_places_one_in_turn_from_the_left_of_the_guard_player() -> None:
    told, order = table(4), []
    while told.state.phase == "place":
        name = told.names[told.state.turn]
        order.append(name)
        assert [other for other in told.names if told.legal(other)] == [name]
        told = told.does(name, told.legal(name)[0])
    assert order == ["bob", "cid", "dan"] * 5


@pytest.mark.rule("SHIFT-07")
def test_it_is_one_counter_a_square_and_all_are_placed_face_down() -> None:
    told = table(3).bob(PlaceCounter(SquareName("A5"), is_criminal=True))
    assert "A5" not in places(told, "cid")
    told = told.cid(PlaceCounter(SquareName("A4"), is_criminal=False))
    assert told.saw("bob") == (PlacedFaceDown(CID, SHADOWS[1], SquareName("A4")),)
    assert told.saw("cid") == (Placed(CID, SHADOWS[1], SquareName("A4"), is_criminal=False),)
    assert places(told, "bob") == places(table(3), "bob") - {"A4", "A5"}


@pytest.mark.rule("SHIFT-08")
def test_then_the_guard_player_places_both_guards_on_different_vault_doors() -> None:
    told = all_placed(table(3))
    assert told.view("public").waits_for == (ANN,)
    assert told.legal("bob") == told.legal("cid") == ()
    assert told.legal("ann") == tuple(PlaceGuard(SquareName(door)) for door in ("P3", "P7", "P11"))
    told = told.ann(PlaceGuard(SquareName("P7")))
    assert told.saw("bob") == (GuardPlaced(ANN, GUARDS[0], SquareName("P7")),)
    assert places(told, "ann") == {"P3", "P11"}
    told = told.ann(PlaceGuard(SquareName("P11")))
    placed = GuardPlaced(ANN, GUARDS[1], SquareName("P11"))
    assert told.saw("bob") == (placed, RoundBegan(1), TurnBegan(ANN))


@pytest.mark.rule("SHIFT-38")
def test_whoever_sits_on_the_place_of_the_guards_has_them() -> None:
    roles = GAME.roles(GAME.options())
    guard, criminal, *_ = roles.places
    told = story(GAME, places=[criminal, criminal, guard])
    assert told.view("public").guard == CID
    assert told.state.division.players == (ANN, BOB)
    assert told.state.turn == ANN


@pytest.mark.rule("SHIFT-38")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_may_leave_it_to_chance(players: int) -> None:
    told = story(GAME, seats=players, guards="draw")
    assert kinds(told.seats) == {type(told.seats[0])}
    assert {place.role for place in told.seats} == {"player"}
    assert told.legal("nature") == tuple(map(DrawGuards, range(players)))  # type: ignore[arg-type]
    told = told.deals(DrawGuards(BOB))
    assert told.saw("public") == (GuardsDrawn(BOB),)
    assert told.view("public").guard == BOB
    assert told.state.turn == (CID if players > 2 else ANN)


@pytest.mark.rule("SHIFT-38", "SHIFT-07")
def test_the_first_to_place_sits_at_the_left_of_whoever_was_drawn() -> None:
    told = story(GAME, seats=4, guards="draw").deals(DrawGuards(CID))
    assert told.state.division.players == (DAN, ANN, BOB)
    assert places(told, "dan")


@pytest.mark.rule("SHIFT-08", "SHIFT-17")
def test_what_the_guards_see_from_their_doors_is_flipped_before_the_first_turn() -> None:
    """On no board of ours a door sees as far as a counter may be placed; on others one may."""
    drawn = (FOLDER / "warehouse.txt").read_text("utf-8").split("\n")
    drawn[5] = f"|{drawn[5][1:-1].replace('|', ' ')}|"
    board = "\n".join(drawn)
    PLANS.setdefault(board, planned(drawing(board)))
    told = all_placed(table(board=board))
    seen = told.state.squares.index(told.state.plan.numbers[SquareName("A3")])
    told = told.ann(PlaceGuard(SquareName("P7")))
    assert ShownBlank not in kinds(told.saw("bob"))
    told = told.ann(PlaceGuard(SquareName("P3")))
    assert told.saw("bob")[-2:] == (TurnBegan(ANN), ShownBlank(seen))
    assert told.legal("ann") == (Roll(),)
