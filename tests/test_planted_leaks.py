"""Tests of the tests: every leak that is planted in Bluff is found by the law of sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from gloaming.core import (
    Actor,
    AnyGame,
    Deed,
    Input,
    Millis,
    Outcome,
    Place,
    RefusedError,
    Step,
    Viewer,
    play,
    players_are_heard,
)
from gloaming.games.bluff import GAME, rules, sight
from gloaming.games.bluff.messages import (
    Card,
    Event,
    Move,
    PlayerView,
    PublicView,
    Stay,
    View,
)
from gloaming.games.bluff.state import State
from gloaming.testing import LawBrokenError, laws, play_at_random
from gloaming.testing.laws import Door
from gloaming.testing.matches import Match


def some_matches(game: AnyGame, number: int = 60) -> list[Match]:
    """Matches of two, three and four, played to their ends."""
    places = (Place("player"),) * 4
    return [
        play_at_random(game, game.options(), places[: 2 + seed % 3], Random(seed))
        for seed in range(number)
    ]


def is_kept_secret(game: AnyGame, door: Door = play) -> None:
    """All that the law of sight has to say."""
    laws.sight(game, some_matches(game), door=door, least=100)


def neighbours_card(state: State, seat: Viewer) -> Card:
    """What a leak tells: the card of the next seat, or of the first for spectators."""
    if not state.is_dealt:
        return Card(0)
    return state.cards[(seat + 1) % len(state.cards) if isinstance(seat, int) else 0]


def test_bluff_itself_keeps_its_secrets() -> None:
    is_kept_secret(GAME)


# Leaks in what is seen


class PeekingView(PlayerView):
    neighbour: Card


class PaddedView(PlayerView):
    padding: str


def fields(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


def peeking(state: State, viewer: Viewer) -> View:
    view = sight.observe(state, viewer)
    if not isinstance(view, PlayerView):
        return view
    return PeekingView(**fields(view), neighbour=neighbours_card(state, viewer))


def padded(state: State, viewer: Viewer) -> View:
    view = sight.observe(state, viewer)
    if not isinstance(view, PlayerView):
        return view
    return PaddedView(**fields(view), padding=" " * neighbours_card(state, viewer))


def sorted_hands(state: State, viewer: Viewer) -> View:
    view = sight.observe(state, viewer)
    if not isinstance(view, PlayerView):
        return view
    hands = tuple(sorted(view.hands, key=lambda hand: state.cards[hand.seat]))
    return msgspec.structs.replace(view, hands=hands)


def sorted_for_spectators(state: State, viewer: Viewer) -> View:
    view = sight.observe(state, viewer)
    if not isinstance(view, PublicView):
        return view
    hands = tuple(sorted(view.hands, key=lambda hand: state.cards[hand.seat]))
    return msgspec.structs.replace(view, hands=hands)


def another_spelling(state: State, viewer: Viewer) -> View:
    """1 and 1.0 are equal, but not on the wire."""
    view = sight.observe(state, viewer)
    if neighbours_card(state, viewer) < 5:
        return view
    return msgspec.structs.replace(view, round=float(view.round))


@pytest.mark.parametrize(
    ("observe", "what"),
    [
        (peeking, "view.neighbour"),
        (padded, "view.padding"),
        (sorted_hands, "view.hands"),
        (sorted_for_spectators, "the public .* view.hands"),
        (another_spelling, "looks different"),
    ],
)
def test_a_leak_in_a_view_is_found(observe: Callable[[State, Viewer], View], what: str) -> None:
    with pytest.raises(LawBrokenError, match=f"law of sight.*{what}"):
        is_kept_secret(replace(GAME, observe=observe))


# Leaks in what may be done


def shuffled_moves(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    return moves[::-1] if isinstance(actor, int) and neighbours_card(state, actor) > 4 else moves


def fewer_moves(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    return moves[:1] if isinstance(actor, int) and neighbours_card(state, actor) > 4 else moves


@pytest.mark.parametrize("legal", [shuffled_moves, fewer_moves])
def test_a_leak_in_a_move_set_is_found(legal: Callable[[State, Actor], tuple[Move, ...]]) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*legal\["):
        is_kept_secret(replace(GAME, legal=legal))


def chatty(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    try:
        return play(game, state, given)
    except RefusedError:
        raise RefusedError(f"not-legal against {state.cards}") from None  # type: ignore[arg-type]


def moody(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Refuses to stay against a high card."""
    if isinstance(given.by, int) and given.move == Stay() and neighbours_card(state, given.by) > 6:
        raise RefusedError("not-legal")
    return play(game, state, given)


def fragile(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Divides by a hidden card before it looks at the move."""
    if isinstance(given.by, int):
        assert 1 / neighbours_card(state, given.by)
    return play(game, state, given)


@pytest.mark.parametrize("door", [chatty, moody, fragile])
def test_a_leak_in_the_answer_of_the_door_is_found(door: Door) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*the door answers different"):
        is_kept_secret(GAME, door)


# Leaks in time


def later_for_high_cards(state: State) -> Millis | None:
    until = rules.deadline(state)
    return None if until is None else Millis(until + sum(state.cards))


def prolonging(state: State, given: Input[Move]) -> Step[State, Event]:
    """Whoever stays gives everybody another millisecond: the time at which it runs out tells."""
    step = rules.apply(state, given)
    if given.move != Stay():
        return step
    return Step(
        msgspec.structs.replace(step.state, until=Millis((state.until or 0) + 1)), step.events
    )


@pytest.mark.parametrize(
    "game", [replace(GAME, deadline=later_for_high_cards), replace(GAME, apply=prolonging)]
)
def test_a_leak_in_a_deadline_is_found(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*deadline"):
        is_kept_secret(game)


# Leaks in what is heard, and in how it ends


def whispering(state: State, speaker: Viewer, listener: Viewer) -> bool:
    return players_are_heard(state, speaker, listener) and neighbours_card(state, listener) < 9


def test_a_leak_in_who_hears_whom_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*hear"):
        is_kept_secret(replace(GAME, hears=whispering))


def test_a_leak_in_who_may_whisper_to_whom_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*may_whisper"):
        is_kept_secret(replace(GAME, may_whisper=whispering))


def boasting(state: State) -> Outcome | None:
    ended = rules.outcome(state)
    return ended and Outcome(ended.reason, ended.winners, tuple(state.cards))


def test_a_leak_in_the_outcome_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*outcome.scores"):
        is_kept_secret(replace(GAME, outcome=boasting))
