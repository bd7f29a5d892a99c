"""Looking back: the way of every counter, as everybody saw it."""

from gloaming.games.shift import GAME
from gloaming.games.shift.messages import TakeBack
from gloaming.games.shift.tests.table import begun, rolls, turn_of, walk, walks
from gloaming.testing import Story


def ways(told: Story, name: str) -> dict[int, str]:
    """What somebody is told of the ways, by counter."""
    seen = told.known(name).witnessed
    told_of = GAME.review(told.options, told.seats, seen)
    return {int(way.args["counter"]): str(way.args["squares"]) for way in told_of}


def test_every_counter_has_its_way_from_where_it_was_placed() -> None:
    told = rolls(turn_of(begun(), "bob"), "bob", 3, 2)
    before = ways(told, "bob")
    assert len(before) == 18
    assert (before[1], before[3]) == ("A1", "B2")
    told = walks(told, "bob", 3, 3, "C2", "C3")
    assert ways(told, "bob") == before | {3: "B2 C2 C3"}
    assert ways(told, "ann") == ways(told, "bob")


def test_who_was_swapped_went_too_and_what_was_taken_back_was_no_way() -> None:
    told = rolls(turn_of(begun(), "bob"), "bob", 3, 2)
    before = ways(told, "bob")
    told = told.bob(walk(1, 3, "A2"))
    assert ways(told, "bob") == before | {1: "A1 A2", 2: "A2 A1"}
    assert ways(told.bob(TakeBack()), "bob") == before
