"""Tests of the tests: leaks that tell worlds apart, and leaks to whoever looks from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from gloaming.core import (
    Actor,
    AnyGame,
    Input,
    Knowledge,
    Log,
    Message,
    Place,
    Step,
    Viewer,
)
from gloaming.games.bluff import GAME, rules, sight
from gloaming.games.bluff.messages import (
    Chose,
    ChoseSecretly,
    Dealt,
    DealtFaceDown,
    Event,
    Move,
    Options,
    PublicView,
    RoundBegan,
    Showed,
    Stay,
    View,
)
from gloaming.games.bluff.state import State
from gloaming.testing import LawBrokenError, goldens, laws, play_at_random
from gloaming.testing.matches import Match
from gloaming.testing.secrets import Secret, Secrets, secrets_of, witnesses
from gloaming.testing.sight import Onlooker
from tests.test_planted_leaks import sorted_for_spectators

TABLE = secrets_of(GAME)
PLACES = (Place("player"),) * 4


def some_matches(game: AnyGame, number: int = 60) -> list[Match]:
    """Matches of two, three and four, played to their ends."""
    return [
        play_at_random(game, game.options(), PLACES[: 2 + seed % 3], Random(seed))
        for seed in range(number)
    ]


def watch(game: AnyGame, secrets: Secrets = TABLE) -> laws.Sight:
    return laws.sight(game, some_matches(game), secrets=secrets, least=30)


def listen(game: AnyGame, secrets: Secrets = TABLE) -> None:
    for match in some_matches(game):
        witnesses(game, match, secrets)


def test_bluff_itself_keeps_its_secrets() -> None:
    watch(GAME)
    listen(GAME)


# Leaks in events: they tell the worlds apart, so that too little is left in the dark


def to_the_neighbour(before: State, event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Dealt) and isinstance(viewer, int) and viewer == event.seat + 1:
        return event
    return sight.witness(before, event, viewer)


def nines_to_everybody(before: State, event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Dealt) and event.card == 9:
        return event
    return sight.witness(before, event, viewer)


def choices_to_spectators(before: State, event: Event, viewer: Viewer) -> Event | None:
    return event if viewer == "public" else sight.witness(before, event, viewer)


def late_in_the_match(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Nothing leaks before the fifth round."""
    return event if before.round > 4 else sight.witness(before, event, viewer)


def silent_folding(before: State, event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Chose) and event.decision == "fold" and event.seat != viewer:
        return None
    return sight.witness(before, event, viewer)


def telling_twice(state: State, given: Input[Move]) -> Step[State, Event]:
    """Staying makes one more event than folding."""
    step = rules.apply(state, given)
    if given.move != Stay() or not isinstance(given.by, int):
        return step
    return Step(step.state, (ChoseSecretly(given.by), *step.events))


def numbering(state: State, given: Input[Move]) -> Step[State, Event]:
    """The number of the round tells the first card."""
    return _numbered(rules.apply(state, given), 10)


def odd_or_even(state: State, given: Input[Move]) -> Step[State, Event]:
    """The number of the round tells whether the first card is odd."""
    return _numbered(rules.apply(state, given), 2)


def _numbered(step: Step[State, Event], base: int) -> Step[State, Event]:
    events = (
        RoundBegan(base * event.number + step.state.cards[0] % base)
        if type(event) is RoundBegan
        else event
        for event in step.events
    )
    return Step(step.state, tuple(events))


SHOWN_OUTRIGHT = [
    replace(GAME, witness=to_the_neighbour),
    replace(GAME, witness=nines_to_everybody),
    replace(GAME, witness=choices_to_spectators),
    replace(GAME, witness=late_in_the_match),
]
SHOWN_BY_SIGNS = [
    replace(GAME, witness=silent_folding),
    replace(GAME, apply=telling_twice),
    replace(GAME, apply=numbering),
]


@pytest.mark.parametrize("game", SHOWN_OUTRIGHT)
def test_an_event_that_the_wrong_viewer_witnesses_is_found(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"law of secrets.*keeps for others"):
        listen(game)


@pytest.mark.parametrize("game", [*SHOWN_OUTRIGHT[:3], *SHOWN_BY_SIGNS])
def test_what_can_always_be_told_is_found(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"law of (secrets.*can always tell|sight.*view)"):
        watch(game)


def test_what_can_always_be_told_by_half_is_found() -> None:
    game: AnyGame = replace(GAME, apply=odd_or_even)
    pairs = [play_at_random(game, Options(), PLACES[:2], Random(seed)) for seed in range(120)]
    with pytest.raises(LawBrokenError, match=r"tell \[(0, 2, 4, 6, 8|1, 3, 5, 7, 9)\] from others"):
        laws.sight(game, pairs)


def hiding_shows(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Nobody sees what others turn over."""
    if isinstance(event, Showed) and event.seat != viewer:
        return DealtFaceDown(event.seat)
    return sight.witness(before, event, viewer)


def test_an_event_that_is_kept_from_those_for_whom_it_is_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"of which tests/secrets.py hides nothing"):
        listen(replace(GAME, witness=hiding_shows))


def compare_goldens(game: AnyGame) -> None:
    for file in goldens.match_files(GAME):
        goldens.compare(game, file)


@pytest.mark.parametrize("game", [*SHOWN_OUTRIGHT, *SHOWN_BY_SIGNS])
def test_a_leak_in_events_is_told_by_a_golden(game: AnyGame) -> None:
    with pytest.raises(LawBrokenError, match=r"first in this moment:\n#[^\n]+\n  [^\n]+ witnesses"):
        compare_goldens(game)


def test_goldens_are_told_alike_by_bluff_itself() -> None:
    compare_goldens(GAME)


# Tables of secrets that are not whole, or not true


def everybody(state: State, _what: object) -> tuple[Viewer, ...]:
    return (*state.seats, "public")


@pytest.mark.parametrize(
    ("places", "what"),
    [
        (TABLE.places[:1], r"cannot tell decisions\[\d\], but tests/secrets.py does not say so"),
        ((Secret("cards[*]", everybody), TABLE.places[1]), r"is said to know cards\[\d\]"),
        ((*TABLE.places, Secret("thoughts[*]", everybody)), "there never was a thoughts"),
        ((*TABLE.places, Secret("points[*]", TABLE.places[0].known_to)), "can always tell points"),
    ],
)
def test_a_wrong_table_of_places_is_found(places: tuple[Secret, ...], what: str) -> None:
    with pytest.raises(LawBrokenError, match=f"law of secrets.*{what}"):
        watch(GAME, Secrets(TABLE.events, places))


def test_a_table_that_forgets_an_event_is_found() -> None:
    with pytest.raises(LawBrokenError, match=r"gets ChoseSecretly.*hides nothing"):
        listen(GAME, Secrets({Dealt: TABLE.events[Dealt]}, TABLE.places))


def test_a_game_without_a_table_is_found(tmp_path: Path) -> None:
    with pytest.raises(LawBrokenError, match="bluff has no table SECRETS"):
        secrets_of(replace(GAME, home=tmp_path))


# Spectators of matches that never agree: each has a serial number, drawn for all to see


class DrawSerial(Message):
    number: int


class SerialDrawn(Message):
    number: int


class Numbered(State, frozen=True):
    serial: tuple[int, ...] = ()


SERIALS = tuple(DrawSerial(number) for number in range(256))


def unnumbered(options: Options, seats: tuple[Place, ...]) -> Numbered:
    return Numbered(options, (0,) * len(seats), decisions=(None,) * len(seats))


def legal(state: Any, actor: Actor) -> tuple[Any, ...]:
    if actor == "nature" and len(state.serial) < 4:
        return SERIALS
    return rules.legal(state, actor)


def apply(state: Any, given: Input[Any]) -> Step[Any, Any]:
    if not isinstance(given.move, DrawSerial):
        return rules.apply(state, given)
    serial = (*state.serial, given.move.number)
    return Step(msgspec.structs.replace(state, serial=serial), (SerialDrawn(given.move.number),))


def imagine(known: Knowledge[Any, Any, Any], rng: Random) -> Log[Any]:
    first = known.witnessed[0]
    drawn = [event.number for event in first.events if isinstance(event, SerialDrawn)]
    serial = [Input[Any](first.at, "nature", DrawSerial(number)) for number in drawn]
    return (*serial, *sight.imagine(known, rng))


def high_cards_last(state: State, viewer: Viewer) -> View:
    """Whoever looks on sees who has the highest card of all."""
    view = sight.observe(state, viewer)
    if not isinstance(view, PublicView) or 9 not in state.cards:
        return view
    return msgspec.structs.replace(view, chosen=(*view.chosen, state.seats[state.cards.index(9)]))


NUMBERED: AnyGame = replace(GAME, setup=unnumbered, legal=legal, apply=apply, imagine=imagine)


def test_spectators_of_matches_that_never_agree_compare_imagined_worlds() -> None:
    matches = some_matches(NUMBERED)
    serials = {match.deeds[-1].after.serial for match in matches}
    assert len(serials) == len(matches)
    assert watch(NUMBERED).different["public"] > 1000


@pytest.mark.parametrize("onlooker", get_args(Onlooker))
def test_each_kind_of_viewer_must_have_compared_enough(onlooker: Onlooker) -> None:
    seen = laws.Sight(GAME)
    seen.different.update(dict.fromkeys(get_args(Onlooker), 10))
    seen.demand(10)
    seen.different[onlooker] -= 1
    with pytest.raises(LawBrokenError, match=f"only 9 .* were compared for: {onlooker}"):
        seen.demand(10)


@pytest.mark.parametrize("observe", [sorted_for_spectators, high_cards_last])
def test_a_leak_to_spectators_of_matches_that_never_agree_is_found(
    observe: Callable[[State, Viewer], View],
) -> None:
    with pytest.raises(LawBrokenError, match=r"law of sight.*the public .* view\.(hands|chosen)"):
        watch(replace(NUMBERED, observe=observe))
