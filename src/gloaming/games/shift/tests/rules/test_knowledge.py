from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.core import Viewer
from gloaming.core.file import encode
from gloaming.games.shift import GAME
from gloaming.games.shift.events import LookedUnder, Placed
from gloaming.games.shift.messages import Consolidate, Counter, EndTurn, Look
from gloaming.games.shift.tests.table import (
    ANN,
    BOB,
    CID,
    all_placed,
    back,
    begun,
    drawn,
    kinds,
    table,
    turn_of,
    walk,
    walks,
)
from gloaming.games.shift.views import Blank, Criminal, Shadow
from gloaming.testing import Story

ONE, TWO, THREE = map(Counter, (1, 2, 3))

SEEN = """
    +-+-+-+-+
    |. . . G|
    + + +-+-+
    |B|c|. V|
    + +-+-+-+
    |. . . .|
    +-+-+-+-+
"""


def shown(told: Story, name: str) -> list[str]:
    """What somebody is shown of the counters, in the order of their numbers."""
    return [type(shadow).__name__ for shadow in told.view(name).shadows]


# Marks


@pytest.mark.rule("SHIFT-32")
def test_counters_stay_what_they_are_when_they_swap() -> None:
    told = drawn("+-+-+-+\n|b B .|\n+-+-+-+\n|. . G|\n+-+-+-+", dice=(2, 1))
    before = told.view("bob").shadows
    after = told.bob(walk(1, 2, "B1")).view("bob").shadows
    assert [type(shadow) for shadow in before[:2]] == [Blank, Criminal]
    assert [type(shadow) for shadow in after[:2]] == [Blank, Criminal]
    assert [shadow.square for shadow in after[:2]] == ["B1", "A1"]


@pytest.mark.rule("SHIFT-32")
def test_own_counters_are_marked() -> None:
    told = begun(3, criminals=(1, 2, 3, 4))
    assert shown(told, "bob") == ["Criminal", "Shadow"] * 2 + ["Blank", "Shadow"] * 6
    assert shown(told, "cid") == ["Shadow", "Criminal"] * 2 + ["Shadow", "Blank"] * 6
    assert shown(told, "ann") == shown(told, "public") == ["Shadow"] * 16


@pytest.mark.rule("SHIFT-32")
def test_flips_are_marked_for_everybody() -> None:
    told = drawn(SEEN, players=3, rules="family", dice=(1, 1))
    told = told.bob(walk(2, 1, "B1")).bob(walk(1, 1, "A1")).bob(back("D2"))
    for name in ("ann", "public"):
        assert shown(told, name)[:3] == ["Criminal", "Blank", "Shadow"]
        assert all(shadow.is_shown for shadow in told.view(name).shadows[:2])
    assert [shadow.is_shown for shadow in told.view("bob").shadows[:3:2]] == [True, False]


@pytest.mark.rule("SHIFT-32")
def test_looks_are_marked_for_the_one_who_looked() -> None:
    told = turn_of(begun(3, criminals=(1, 2, 3, 4)), "bob").bob(Consolidate())
    told = told.bob(Look(TWO)).bob(EndTurn())
    assert shown(told, "bob")[1] == "Criminal"
    assert shown(told, "ann")[1] == shown(told, "public")[1] == "Shadow"
    assert not told.view("bob").shadows[1].is_shown


@pytest.mark.rule("SHIFT-32")
def test_a_table_may_leave_that_to_memory() -> None:
    told = begun(3, criminals=(1, 2, 3, 4), marks=False)
    for name in ("ann", "bob", "cid", "public"):
        assert kinds(told.view(name).shadows) == {Shadow}
    told = drawn(SEEN, players=3, rules="family", marks=False, dice=(1, 1)).bob(walk(2, 1, "B1"))
    assert kinds(told.view("ann").shadows) == {Shadow}
    assert len(told.known("ann").witnessed) == 1, "but what was witnessed is still there"


@pytest.mark.rule("SHIFT-32")
def test_without_marks_what_lies_open_is_seen_while_it_does() -> None:
    told = drawn(SEEN, players=3, rules="family", marks=False, dice=(1, 1)).bob(walk(1, 1, "A1"))
    assert shown(told, "public")[0] == "Criminal"
    assert shown(told.bob(back("D2")), "public")[0] == "Shadow"
    out = drawn(SEEN, players=3, marks=False, dice=(1, 1)).bob(walk(1, 1, "A1"))
    assert shown(out, "public")[0] == shown(out.bob(EndTurn()), "cid")[0] == "Criminal"


@pytest.mark.rule("SHIFT-32")
def test_without_marks_the_notebook_keeps_what_a_player_was_told_and_the_board_does_not() -> None:
    told = turn_of(begun(3, criminals=(1, 2, 3, 4), marks=False), "bob").bob(Consolidate())
    looking = told.bob(Look(TWO))
    assert shown(looking, "bob")[1] == "Criminal"
    later = looking.bob(EndTurn())
    assert kinds(later.view("bob").shadows) == {Shadow}
    heard = {
        name: [event for moment in later.known(name).witnessed for event in moment.events]
        for name in ("bob", "cid")
    }
    assert LookedUnder(BOB, TWO, is_criminal=True) in heard["bob"]
    assert [event.counter for event in heard["bob"] if isinstance(event, Placed)][:2] == [
        ONE,
        THREE,
    ]
    assert not [event for event in heard["cid"] if getattr(event, "is_criminal", None)
                and event.seat == BOB]  # fmt: skip


# What nobody can tell


def everything(told: Story, state: Any, viewer: Viewer) -> bytes:
    """All that a viewer can notice of a table."""
    legal = GAME.legal(state, viewer) if isinstance(viewer, int) else ()
    asks = GAME.asks(state, viewer) if isinstance(viewer, int) else None
    view = told.game.observe(state, viewer)
    return encode((view, legal, asks, GAME.deadline(state)))


@pytest.mark.rule("SHIFT-33")
def test_nothing_tells_a_criminal_from_a_blank_that_one_has_not_seen() -> None:
    told = drawn(SEEN.replace("B", "b"), players=3, dice=(3, 2))
    told = walks(told, "bob", 1, 3, "A3", "B3")
    undersides = [*told.state.undersides]
    undersides[2], undersides[16] = undersides[16], undersides[2]
    other = replace(told.state, undersides=tuple(undersides))
    assert (undersides[2], undersides[16]) == (True, False)
    viewers: tuple[Viewer, ...] = (ANN, BOB, "public")
    for viewer in viewers:
        assert everything(told, other, viewer) == everything(told, told.state, viewer)
    assert everything(told, other, CID) != everything(told, told.state, CID)


@pytest.mark.rule("SHIFT-33", "SHIFT-05")
def test_a_placement_looks_the_same_with_a_criminal_and_without() -> None:
    bare, hiding = (
        table(3).bob(move) for move in table(3).legal("bob")[:2]
    )  # fmt: skip
    for name in ("ann", "cid", "public"):
        assert bare.saw(name) == hiding.saw(name)
        assert encode(bare.view(name)) == encode(hiding.view(name))
    assert bare.saw("bob") != hiding.saw("bob")
    one, other = (all_placed(table(3), hidden) for hidden in ((1, 3, 2, 4), (5, 7, 2, 4)))
    assert one.view("cid") == other.view("cid")


@pytest.mark.rule("SHIFT-33", "SHIFT-27")
def test_a_look_looks_the_same_from_outside_whatever_is_there() -> None:
    told = turn_of(begun(3, criminals=(1, 2, 3, 4)), "bob").bob(Consolidate())
    hit, miss = told.bob(Look(TWO)), told.bob(Look(Counter(6)))
    for name in ("ann", "cid", "public"):
        assert kinds(hit.saw(name)) == kinds(miss.saw(name))
        assert len(encode(hit.saw(name))) == len(encode(miss.saw(name)))
    assert hit.deadline == miss.deadline
    assert THREE in {move.counter for move in hit.legal("bob") if isinstance(move, Look)}
