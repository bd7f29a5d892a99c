"""Tests of the tests: every leak that is planted in Shadows: Amsterdam is found by a law."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from gloaming.core import (
    Actor,
    AnyGame,
    Deed,
    Input,
    Millis,
    RefusedError,
    Seat,
    Viewer,
    play,
)
from gloaming.games.amsterdam import GAME, maps, rules, sight
from gloaming.games.amsterdam.city import Cell
from gloaming.games.amsterdam.events import (
    Event,
    MapTaken,
    NothingHappened,
    PileRebuilt,
    Pointed,
    Signed,
    Wished,
    Withdrew,
)
from gloaming.games.amsterdam.messages import Move, Point, Sign
from gloaming.games.amsterdam.state import State
from gloaming.games.amsterdam.tests.planted import is_found_by, is_kept_secret
from gloaming.games.amsterdam.views import DetectiveView, Report, View
from gloaming.testing import LawBrokenError, laws
from gloaming.testing.laws import Door

Observe = Callable[[State, Viewer], View]
Witness = Callable[[State, Event, Viewer], Event | None]
Legal = Callable[[State, Actor], tuple[Move, ...]]


def test_amsterdam_itself_keeps_its_secrets() -> None:
    is_kept_secret(GAME)


# Leaks in what is told


def open_to_all(kind: type) -> Witness:
    """Events of one kind are told to everybody."""

    def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
        return event if isinstance(event, kind) else sight.witness(before, event, viewer)

    return witness


def to_own_detectives(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Those who walked there hear why nothing happened."""
    if isinstance(event, NothingHappened) and viewer in before.side(event.team).members:
        return event
    return sight.witness(before, event, viewer)


def to_the_rival(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Both Officers get both cards."""
    if isinstance(event, MapTaken) and viewer in {side.officer for side in before.sides}:
        return event
    return sight.witness(before, event, viewer)


@pytest.mark.parametrize(
    ("witness", "what"),
    [
        (open_to_all(MapTaken), "MapTaken"),
        (open_to_all(NothingHappened), "NothingHappened"),
        (open_to_all(Pointed), "Pointed"),
        (open_to_all(Withdrew), "Withdrew"),
        (open_to_all(Signed), "Signed"),
        (open_to_all(Wished), "Wished"),
        (to_own_detectives, "NothingHappened"),
        (to_the_rival, "MapTaken"),
    ],
)
def test_a_leak_in_what_is_told_is_found(witness: Witness, what: str) -> None:
    with pytest.raises(LawBrokenError, match=rf"law of secrets.*{what}.*keeps for others"):
        is_kept_secret(replace(GAME, witness=witness))


def stirring(kind: type) -> Witness:
    """That something happened is told to all, and not what: a frame comes where none should."""

    def witness(before: State, event: Event, viewer: Viewer) -> Event | None:
        seen = sight.witness(before, event, viewer)
        return PileRebuilt() if seen is None and isinstance(event, kind) else seen

    return witness


@pytest.mark.parametrize("kind", [Pointed, Withdrew, Signed, Wished])
def test_a_frame_that_only_says_that_something_happened_is_found(kind: type) -> None:
    game = replace(GAME, witness=stirring(kind))
    assert "law of imagination" in is_found_by(laws.imagination, game)


def hesitating(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Where the Client was met too early one more event comes, the same to everybody."""
    seen = sight.witness(before, event, viewer)
    is_early = isinstance(event, NothingHappened) and event.why == "too-early"
    return PileRebuilt() if seen is None and is_early else seen


def test_a_silence_that_is_longer_than_others_is_found() -> None:
    told = is_found_by(laws.imagination, replace(GAME, witness=hesitating))
    assert "would know something else" in told


# Leaks in what is seen


def with_the_number(state: State, viewer: Viewer) -> View:
    """As many moves are left as the number of the pair says."""
    view = sight.observe(state, viewer)
    return structs.replace(view, moves_left=view.moves_left + (state.number or 0))


def with_the_turn(state: State, viewer: Viewer) -> View:
    """The teams lie as the maps are turned; for whoever watches."""
    view = sight.observe(state, viewer)
    is_turned = viewer == "public" and state.turn == 1
    return structs.replace(view, sides=view.sides[::-1]) if is_turned else view


def with_the_pair_gone(state: State, viewer: Viewer) -> View:
    """The pairs that were played are missing from the pile."""
    view = sight.observe(state, viewer)
    return structs.replace(view, pile=view.pile - sum(state.played))


def with_both_maps(state: State, viewer: Viewer) -> View:
    """The report of a round is there from its beginning."""
    view = sight.observe(state, viewer)
    if state.phase != "race":
        return view
    cards = tuple(sight._card(state, side) for side in state.sides)
    return structs.replace(view, report=Report(None, "void", cards, ()))


def with_rivals_fingers(state: State, viewer: Viewer) -> View:
    """Everybody's fingers, for Detectives."""
    view = sight.observe(state, viewer)
    if not isinstance(view, DetectiveView):
        return view
    every = (one for side in state.sides for one in side.pointers)
    return structs.replace(view, pointers=tuple(every))


def with_fingers_counted(state: State, viewer: Viewer) -> View:
    """A team that points much looks as if it had lost much."""
    view = sight.observe(state, viewer)
    sides = [
        structs.replace(one, losses=one.losses + side.fingers)
        for one, side in zip(view.sides, state.sides, strict=True)
    ]
    return structs.replace(view, sides=tuple(sides))


def with_signs_counted(state: State, viewer: Viewer) -> View:
    """Whoever has given a sign looks ready, to those who watch."""
    view = sight.observe(state, viewer)
    signed = tuple(one.seat for side in state.sides for one in side.opinions)
    return structs.replace(view, ready=signed) if viewer == "public" and signed else view


def with_wishes(state: State, viewer: Viewer) -> View:
    """An Officer who wants other cards looks ready, to the own team."""
    view = sight.observe(state, viewer)
    if not isinstance(view, DetectiveView) or view.team not in state.wishes:
        return view
    return structs.replace(view, ready=(state.side(view.team).officer,))


@pytest.mark.parametrize(
    ("observe", "what"),
    [
        (with_the_number, "view.moves_left"),
        (with_the_turn, "the public .* view.sides"),
        (with_the_pair_gone, "view.pile"),
        (with_both_maps, "view.report"),
        (with_rivals_fingers, "view.pointers"),
        (with_fingers_counted, "view.sides"),
        (with_signs_counted, "the public .* view.ready"),
        (with_wishes, "view.ready"),
    ],
)
def test_a_leak_in_a_view_is_found(observe: Observe, what: str) -> None:
    with pytest.raises(LawBrokenError, match=f"law of sight.*{what}"):
        is_kept_secret(replace(GAME, observe=observe))


# Leaks in what may be done, what is asked, who hears, and how long there is


def kind_of(state: State, seat: Seat, cell: Cell) -> str | None:
    """What a cell is for the team of a seat; nothing before there is a map."""
    if state.number is None:
        return None
    return maps.kinds(state.number, state.side_of(seat).team, state.turn).get(cell)


def without_police(state: State, actor: Actor) -> tuple[Move, ...]:
    """No Detective need fall into a trap."""
    return tuple(move for move in rules.legal(state, actor) if not _is_trap(state, actor, move))


def _is_trap(state: State, actor: Actor, move: Move) -> bool:
    is_finger = isinstance(move, Point) and isinstance(actor, int)
    return is_finger and kind_of(state, actor, move.cell) == "police"  # type: ignore[arg-type, union-attr]


def evidence_first(state: State, actor: Actor) -> tuple[Move, ...]:
    """The same cells, the best before all others."""
    moves = rules.legal(state, actor)
    return tuple(sorted(moves, key=lambda move: not _is_wanted(state, actor, move)))


def _is_wanted(state: State, actor: Actor, move: Move) -> bool:
    is_finger = isinstance(move, Point) and isinstance(actor, int)
    return is_finger and kind_of(state, actor, move.cell) == "evidence"  # type: ignore[arg-type, union-attr]


def dumb_while_wishing(state: State, actor: Actor) -> tuple[Move, ...]:
    """While an Officer wants other cards, the own Detectives can give no signs."""
    moves = rules.legal(state, actor)
    if not isinstance(actor, int) or state.side_of(actor).team not in state.wishes:
        return moves
    return tuple(move for move in moves if not isinstance(move, Sign))


@pytest.mark.parametrize("legal", [without_police, evidence_first, dumb_while_wishing])
def test_a_leak_in_a_move_set_is_found(legal: Legal) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*legal\["):
        is_kept_secret(replace(GAME, legal=legal))


def test_a_leak_in_a_question_is_found() -> None:
    def asks(state: State, _seat: Seat) -> int | None:
        return sum(side.fingers for side in state.sides)

    with pytest.raises(LawBrokenError, match=r"law of sight.*asks"):
        is_kept_secret(replace(GAME, asks=asks))


@pytest.mark.parametrize("what", ["number", "turn"])
def test_a_leak_in_a_deadline_is_found(what: str) -> None:
    def deadline(state: State) -> Millis | None:
        until = rules.deadline(state)
        return None if until is None else Millis(until + (getattr(state, what) or 0))

    with pytest.raises(LawBrokenError, match=r"law of sight.*deadline"):
        is_kept_secret(replace(GAME, deadline=deadline))


def test_a_wish_that_moves_a_deadline_is_found() -> None:
    def deadline(state: State) -> Millis | None:
        until = rules.deadline(state)
        return None if until is None else Millis(until + len(state.wishes))

    with pytest.raises(LawBrokenError, match=r"law of sight.*deadline"):
        is_kept_secret(replace(GAME, deadline=deadline))


def test_a_leak_in_who_hears_whom_is_found() -> None:
    def hears(state: State, speaker: Viewer, listener: Viewer) -> bool:
        return sight.hears(state, speaker, listener) and state.turn != 2

    with pytest.raises(LawBrokenError, match=r"law of sight.*hear"):
        is_kept_secret(replace(GAME, hears=hears))


# Leaks in refusals


def wary(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Does not let anybody point at the Police."""
    if isinstance(given.by, int) and _is_trap(state, given.by, given.move):
        raise RefusedError("not-legal")
    return play(game, state, given)


def chatty(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    try:
        return play(game, state, given)
    except RefusedError:
        raise RefusedError(f"not-legal on map {state.number}") from None  # type: ignore[arg-type]


@pytest.mark.parametrize("door", [wary, chatty])
def test_a_leak_in_the_answer_of_the_door_is_found(door: Door) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*the door answers different"):
        is_kept_secret(GAME, door)
