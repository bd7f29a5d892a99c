"""Looking back at a table of Shadow Shift that leaves undersides to memory."""

import pytest

from gloaming.core import moments, witnessed
from gloaming.games.shift.events import Event, LookedUnder, TurnEnded
from gloaming.games.shift.messages import Consolidate, Counter, EndTurn, Look
from gloaming.games.shift.tests.table import begun, passes, turn_of
from gloaming.games.shift.views import Blank, Criminal
from gloaming.server.frames import looked_back
from gloaming.testing import Story

TWO, SIX = Counter(2), Counter(6)


def heard(told: Story, name: str) -> list[tuple[Event, ...]]:
    """What somebody was told, moment by moment."""
    every = (witnessed(told.game, one, told.viewer(name)).events for one in moments(told.deeds))
    return [events for events in every if events]


def undersides(told: Story, name: str) -> list[set[int]]:
    """By moment, of which counters somebody who looks back at it now is shown the underside."""
    shown = [
        looked_back(told.game, told.deeds, told.viewer(name), moment, None)[1].shadows
        for moment in range(len(heard(told, name)))
    ]
    return [
        {one.counter for one in shadows if isinstance(one, Blank | Criminal)} for shadows in shown
    ]


@pytest.mark.rule("SHIFT-32")
def test_without_marks_only_the_moment_of_a_look_shows_again_what_was_looked_at_then() -> None:
    told = turn_of(begun(3, criminals=(1, 2, 3, 4), marks=False), "bob").bob(Consolidate())
    told = told.bob(Look(TWO)).bob(Look(SIX)).bob(EndTurn())
    told = passes(passes(told))
    kinds = [{type(event) for event in events} for events in heard(told, "bob")]
    first = next(number for number, some in enumerate(kinds) if LookedUnder in some)
    assert LookedUnder in kinds[first + 1]
    assert TurnEnded in kinds[first + 2]
    expected = [set[int]()] * len(kinds)
    expected[first : first + 2] = [{TWO}, {TWO, SIX}]
    assert undersides(told, "bob") == expected


@pytest.mark.rule("SHIFT-32", "SHIFT-27")
def test_nobody_else_is_shown_anything_by_looking_back() -> None:
    told = turn_of(begun(3, criminals=(1, 2, 3, 4), marks=False), "bob").bob(Consolidate())
    told = passes(told.bob(Look(TWO)).bob(EndTurn()))
    for name in ("ann", "cid", "public"):
        assert set().union(*undersides(told, name)) == set()
