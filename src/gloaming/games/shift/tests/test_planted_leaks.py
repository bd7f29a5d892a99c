"""Tests of the tests: every leak that is planted in Shadow Shift is found by the law of sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import get_args

import pytest
from msgspec import structs

from gloaming.core import Actor, AnyGame, Millis, Seat, Viewer
from gloaming.games.shift import GAME, rules, sight
from gloaming.games.shift.events import Event, LookedUnder, Placed
from gloaming.games.shift.messages import Flips, Look, Move, Options, Rules
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import lively
from gloaming.games.shift.views import PlayerView, Shadow, View
from gloaming.testing import LawBrokenError, Match, laws, table_moments
from gloaming.testing.sight import Sight


@cache
def matches(*, marks: bool = True) -> list[Match]:
    """Short ones: what leaks does so soon."""
    return [
        lively(Options(rules=played, flips=flips, marks=marks), count, Random(count), most=150)
        for played in get_args(Rules)
        for flips in get_args(Flips)
        for count in (2, 3, 5)
    ]


def is_kept_secret(game: AnyGame, *, marks: bool = True) -> None:
    """All that the law of sight has to say of some matches."""
    laws.sight(game, matches(marks=marks), least=50)


def is_kept_secret_when_asked(game: AnyGame) -> None:
    """The same of every moment at which a move is interrupted and the Guard player is asked."""
    watch, rng = Sight(game), Random(0)
    for match in matches():
        asked = [moment for moment in table_moments(game, match) if moment.state.asked]
        for moment, seat in product(asked, match.players()):
            watch._imagine(match, moment, seat, rng)
    watch.demand(10)


def test_the_warehouse_itself_keeps_its_secrets() -> None:
    is_kept_secret(GAME)
    is_kept_secret_when_asked(GAME)


def test_it_does_so_where_nothing_is_marked() -> None:
    is_kept_secret(GAME, marks=False)


# Leaks in what is seen


def with_an_underside_too_many(state: State, viewer: Viewer) -> View:
    """What is under the first counter, for everybody."""
    view = sight.observe(state, viewer)
    if len(state.undersides) == 1 or state.ended is not None:
        return view
    first = sight._shadow(
        view.shadows[0].counter, view.shadows[0].seat, view.shadows[0].square,
        view.shadows[0].is_safe, (state.undersides[1], False),
    )  # fmt: skip
    return structs.replace(view, shadows=(first, *view.shadows[1:]))


def with_safe_criminals(state: State, viewer: Viewer) -> View:
    """A sign on the counters of others that stands for something else."""
    view = sight.observe(state, viewer)
    shadows = [_marked(state, shadow) for shadow in view.shadows]
    return structs.replace(view, shadows=tuple(shadows))


def _marked(state: State, shadow: Shadow) -> Shadow:
    return structs.replace(shadow, is_safe=state.undersides[shadow.counter])


def with_sorted_shadows(state: State, viewer: Viewer) -> View:
    """For spectators, Criminals before blanks."""
    view = sight.observe(state, viewer)
    if viewer != "public":
        return view
    shadows = sorted(view.shadows, key=lambda shadow: not state.undersides[shadow.counter])
    return structs.replace(view, shadows=tuple(shadows))


def with_the_hand_of_a_neighbour(state: State, viewer: Viewer) -> View:
    """How many Criminals the next player has left to place."""
    view = sight.observe(state, viewer)
    if not isinstance(view, PlayerView) or state.phase != "place":
        return view
    left = sum(state.undersides)
    return structs.replace(view, own_criminals=left)


@pytest.mark.parametrize(
    ("observe", "what"),
    [
        (with_an_underside_too_many, "view.shadows"),
        (with_safe_criminals, "view.shadows"),
        (with_sorted_shadows, "view.shadows"),
        (with_the_hand_of_a_neighbour, "view.own_criminals"),
    ],
)
def test_a_leak_in_a_view_is_found(observe: Callable[[State, Viewer], View], what: str) -> None:
    with pytest.raises(LawBrokenError, match=f"law of sight.*{what}"):
        is_kept_secret(replace(GAME, observe=observe))


def over_the_shoulder(state: State, viewer: Viewer) -> View:
    """What somebody has before the eyes in the own turn, for everybody."""
    view = sight.observe(state, viewer)
    if state.turn is None or state.guard is None:
        return view
    known = sight.knows(state, viewer) | sight._looks_at(state, state.turn)
    return structs.replace(view, shadows=sight._shadows(state, known))


@pytest.mark.parametrize("observe", [with_an_underside_too_many, over_the_shoulder])
def test_a_leak_is_found_where_nothing_is_marked(
    observe: Callable[[State, Viewer], View],
) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*view\.shadows"):
        is_kept_secret(replace(GAME, observe=observe), marks=False)


# Leaks in what may be done, and how long


def without_looks_in_vain(state: State, actor: Actor) -> tuple[Move, ...]:
    """Whoever consolidates is offered what is worth a look."""
    moves = rules.legal(state, actor)
    return tuple(
        move for move in moves if not isinstance(move, Look) or state.undersides[move.counter]
    )


def with_criminals_first(state: State, actor: Actor) -> tuple[Move, ...]:
    """The same moves, those of Criminals before all others."""
    moves = rules.legal(state, actor)
    return tuple(sorted(moves, key=lambda move: not _is_of_criminal(state, move)))


def _is_of_criminal(state: State, move: Move) -> bool:
    counter = getattr(move, "counter", 0)
    return counter < len(state.undersides) and state.undersides[counter]


@pytest.mark.parametrize("legal", [without_looks_in_vain, with_criminals_first])
def test_a_leak_in_a_move_set_is_found(legal: Callable[[State, Actor], tuple[Move, ...]]) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*legal\["):
        is_kept_secret(replace(GAME, legal=legal))


def test_a_leak_in_how_long_an_interruption_lasts_is_found() -> None:
    def deadline(state: State) -> Millis | None:
        until = rules.deadline(state)
        if until is None or not state.asked:
            return until
        return Millis(until + state.undersides[state.asked[0]])

    with pytest.raises(LawBrokenError, match=r"law of sight.*deadline"):
        is_kept_secret_when_asked(replace(GAME, deadline=deadline))


def test_a_leak_in_the_number_of_a_question_is_found() -> None:
    def asks(state: State, seat: Seat) -> int | None:
        number = rules.asks(state, seat)
        return None if number is None else number + sum(state.undersides[:8])

    with pytest.raises(LawBrokenError, match=r"law of sight.*asks"):
        is_kept_secret(replace(GAME, asks=asks))


# Leaks in what is told


def with_open_looks(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Whoever consolidates shows it to all."""
    return event if isinstance(event, LookedUnder) else sight.witness(before, event, viewer)


def with_open_placements(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Whoever has the Guards sees what is placed."""
    if isinstance(event, Placed) and viewer == before.guard:
        return event
    return sight.witness(before, event, viewer)


@pytest.mark.parametrize("witness", [with_open_looks, with_open_placements])
def test_a_leak_in_what_is_told_is_found(
    witness: Callable[[State, Event, Viewer], Event | None],
) -> None:
    with pytest.raises(LawBrokenError, match=r"law of secrets"):
        is_told_in_secret(replace(GAME, witness=witness))


def is_told_in_secret(game: AnyGame) -> None:
    """All that the law of secrets has to say of events."""
    for match in matches():
        laws.secrets(game, match)


def test_the_warehouse_itself_tells_nothing_to_others() -> None:
    is_told_in_secret(GAME)
