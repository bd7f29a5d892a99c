"""Tests of the tests: every leak that is planted in Shadow House is found by the law of sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from gloaming.core import Actor, AnyGame, Millis, Place, Viewer
from gloaming.games.house import GAME, rules, sight
from gloaming.games.house.events import Drew, Event
from gloaming.games.house.messages import Dig, Mode, Move, Options, Unlock
from gloaming.games.house.state import State
from gloaming.games.house.views import Known, PlayerView, Row, View
from gloaming.testing import LawBrokenError, laws, play_at_random

PLACES = (Place("detective"),) * 5
MODES: tuple[Mode, ...] = ("faction", "conspiracy")


def is_kept_secret(game: AnyGame) -> None:
    """All that the law of sight has to say of short matches of three, four and five."""
    matches = [
        play_at_random(game, Options(mode=mode, rounds=1), PLACES[:count], Random(seed))
        for mode in MODES
        for count in (3, 4, 5)
        for seed in range(10)
    ]
    laws.sight(game, matches, least=50)


def test_the_house_itself_keeps_its_secrets() -> None:
    is_kept_secret(GAME)


# Leaks in what is seen


def with_open_safe(state: State, viewer: Viewer) -> View:
    """The Safe, for whoever has the turn."""
    view = sight.observe(state, viewer)
    return structs.replace(view, safe=state.safe) if viewer == state.turn else view


def with_a_card_too_many(state: State, viewer: Viewer) -> View:
    """The first card of the next row, for its neighbour at the right."""
    view = sight.observe(state, viewer)
    if not isinstance(view, PlayerView) or state.phase == "setup":
        return view
    seat = state.clockwise(view.seat)[0]
    rows = [_opened(row, state) if row.seat == seat else row for row in view.rows]
    return structs.replace(view, rows=tuple(rows))


def _opened(row: Row, state: State) -> Row:
    first = Known(state.players[row.seat].row[0])
    return structs.replace(row, cards=(first, *row.cards[1:]))


def with_pools_by_value(state: State, viewer: Viewer) -> View:
    """A pool that is larger by what its owner holds in the hand."""
    view = sight.observe(state, viewer)
    rows = [
        structs.replace(row, pool=row.pool + sum(state.players[row.seat].drawn))
        for row in view.rows
    ]
    return structs.replace(view, rows=tuple(rows))


def with_sorted_scores(state: State, viewer: Viewer) -> View:
    """For spectators, the players in the order of their lowest cards."""
    view = sight.observe(state, viewer)
    if viewer != "public":
        return view
    scores = sorted(view.scores, key=lambda score: state.players[score.seat].cards[:1])
    return structs.replace(view, scores=tuple(scores))


@pytest.mark.parametrize(
    ("observe", "what"),
    [
        (with_open_safe, "view.safe"),
        (with_a_card_too_many, "view.rows"),
        (with_pools_by_value, "view.rows"),
        (with_sorted_scores, "view.scores"),
    ],
)
def test_a_leak_in_a_view_is_found(observe: Callable[[State, Viewer], View], what: str) -> None:
    with pytest.raises(LawBrokenError, match=f"law of sight.*{what}"):
        is_kept_secret(replace(GAME, observe=observe))


def test_a_character_seen_by_all_is_found_in_conspiracy_mode() -> None:
    def observe(state: State, viewer: Viewer) -> View:
        view = sight.observe(state, viewer)
        if state.phase == "setup":
            return view
        rows = [_with_face(state, row) for row in view.rows]
        return structs.replace(view, rows=tuple(rows))

    with pytest.raises(LawBrokenError, match=r"law of sight.*view\.rows"):
        is_kept_secret(replace(GAME, observe=observe))


def _with_face(state: State, row: Row) -> Row:
    player = state.players[row.seat]
    assert player.faction is not None
    face = sight.CHARACTERS[player.faction, player.person]
    cards = [face if card == sight.FACE_DOWN else card for card in row.cards]
    return structs.replace(row, cards=tuple(cards))


# Leaks in what may be done, and how long


def without_wrong_digs(state: State, actor: Actor) -> tuple[Move, ...]:
    """Whoever may not say a value need not think about it."""
    moves = rules.legal(state, actor)
    return tuple(move for move in moves if not isinstance(move, Dig) or _is_right(state, move))


def _is_right(state: State, dig: Dig) -> bool:
    return bool(state.players[dig.whom].row[dig.place] == dig.value)


def with_the_safe_first(state: State, actor: Actor) -> tuple[Move, ...]:
    """The same moves, the right one before all others."""
    moves = rules.legal(state, actor)
    return tuple(sorted(moves, key=lambda move: not _unlocks(state, move)))


def _unlocks(state: State, move: Move) -> bool:
    return isinstance(move, Unlock) and (move.low, move.high) == state.safe


@pytest.mark.parametrize("legal", [without_wrong_digs, with_the_safe_first])
def test_a_leak_in_a_move_set_is_found(legal: Callable[[State, Actor], tuple[Move, ...]]) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*legal\["):
        is_kept_secret(replace(GAME, legal=legal))


def test_a_leak_in_a_deadline_is_found() -> None:
    def deadline(state: State) -> Millis | None:
        until = rules.deadline(state)
        return None if until is None else Millis(until + sum(state.safe))

    with pytest.raises(LawBrokenError, match=r"law of sight.*deadline"):
        is_kept_secret(replace(GAME, deadline=deadline))


# Leaks in what is told


def with_open_hands(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Whoever has drawn tokens shows them to all."""
    return event if isinstance(event, Drew) else sight.witness(before, event, viewer)


def test_a_leak_in_what_is_told_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"law of secrets.*drawn"):
        is_kept_secret(replace(GAME, witness=with_open_hands))
