"""Leaks planted in Bluff: in looks, moves, answers, times and events, and in tables of secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from gloaming.core import (
    Actor,
    AnyGame,
    Deed,
    Input,
    Knowledge,
    Log,
    Message,
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
    Chose,
    ChoseSecretly,
    Dealt,
    DealtFaceDown,
    Event,
    Move,
    Options,
    PlayerView,
    PublicView,
    RoundBegan,
    Showed,
    Stay,
    View,
)
from gloaming.games.bluff.state import State
from gloaming.testing import goldens, laws, play_at_random
from gloaming.testing.laws import Door
from gloaming.testing.matches import Match
from gloaming.testing.secrets import Secret, Secrets, secrets_of, witnesses

TABLE = secrets_of(GAME)
PLACES = (Place("player"),) * 4


def some_matches(game: AnyGame, number: int = 60) -> list[Match]:
    """Play matches of two, three and four to their ends."""
    return [
        play_at_random(game, game.options(), PLACES[: 2 + seed % 3], Random(seed))
        for seed in range(number)
    ]


def watch(
    game: AnyGame, secrets: Secrets = TABLE, door: Door = play, least: int = 100
) -> laws.Sight:
    """Hold a game to the law of sight."""
    return laws.sight(game, some_matches(game), secrets=secrets, door=door, least=least)


def listen(game: AnyGame, secrets: Secrets = TABLE) -> None:
    """Hold the events of a game to the law of secrets."""
    for match in some_matches(game):
        witnesses(game, match, secrets)


def compare_goldens(game: AnyGame) -> None:
    """Compare a game with the goldens of Bluff."""
    for file in goldens.match_files(GAME):
        goldens.compare(game, file)


def plant(**fault: Any) -> AnyGame:
    """Replace parts of Bluff by faulty ones."""
    return replace(GAME, **fault)


def neighbours_card(state: State, seat: Viewer) -> Card:
    """What a leak tells: the card of the next seat, or of the first for spectators."""
    if not state.is_dealt:
        return Card(0)
    return state.cards[(seat + 1) % len(state.cards) if isinstance(seat, int) else 0]


# Leaks in what is seen


class LeakyView(PlayerView):
    neighbour: int = 0
    padding: str = ""


def fields(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


def leaky(view: View, **leak: Any) -> View:
    return LeakyView(**fields(view), **leak) if isinstance(view, PlayerView) else view


def peeking(state: State, viewer: Viewer) -> View:
    return leaky(sight.observe(state, viewer), neighbour=neighbours_card(state, viewer))


def padded(state: State, viewer: Viewer) -> View:
    return leaky(sight.observe(state, viewer), padding=" " * neighbours_card(state, viewer))


def sorted_hands(state: State, viewer: Viewer) -> View:
    return sight.observe(state, viewer) if viewer == "public" else in_order(state, viewer)


def sorted_for_spectators(state: State, viewer: Viewer) -> View:
    return in_order(state, viewer) if viewer == "public" else sight.observe(state, viewer)


def in_order(state: State, viewer: Viewer) -> View:
    view = sight.observe(state, viewer)
    hands = tuple(sorted(view.hands, key=lambda hand: state.cards[hand.seat]))
    return msgspec.structs.replace(view, hands=hands)


def another_spelling(state: State, viewer: Viewer) -> View:
    """1 and 1.0 are equal, but not on the wire."""
    view = sight.observe(state, viewer)
    if neighbours_card(state, viewer) < 5:
        return view
    return msgspec.structs.replace(view, round=float(view.round))


# Leaks in what may be done


def shuffled_moves(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    return moves[::-1] if isinstance(actor, int) and neighbours_card(state, actor) > 4 else moves


def fewer_moves(state: State, actor: Actor) -> tuple[Move, ...]:
    moves = rules.legal(state, actor)
    return moves[:1] if isinstance(actor, int) and neighbours_card(state, actor) > 4 else moves


def chatty(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    try:
        return play(game, state, given)
    except RefusedError:
        raise RefusedError(f"not-legal against {state.cards}") from None  # type: ignore[arg-type]


def moody(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Refuse to stay against a high card."""
    if isinstance(given.by, int) and given.move == Stay() and neighbours_card(state, given.by) > 6:
        raise RefusedError("not-legal")
    return play(game, state, given)


def fragile(game: AnyGame, state: Any, given: Input[Any]) -> Deed:
    """Divide by a hidden card before looking at the move."""
    if isinstance(given.by, int):
        assert 1 / neighbours_card(state, given.by)
    return play(game, state, given)


DOORS: dict[str, tuple[Door, str]] = {
    "the reason names the cards": (chatty, "law of sight.*the door answers different"),
    "a high card forbids to stay": (moody, "law of sight.*the door answers different"),
    "a hidden card makes it fail": (fragile, "law of sight.*the door answers different"),
}


# Leaks in time, in what is heard, and in how it ends


def later_for_high_cards(state: State) -> Millis | None:
    until = rules.deadline(state)
    return None if until is None else Millis(until + sum(state.cards))


def prolonging(state: State, given: Input[Move]) -> Step[State, Event]:
    """Staying gives all another millisecond: the time at which it runs out tells."""
    step = rules.apply(state, given)
    if given.move != Stay():
        return step
    later = Millis((step.state.until or 0) + 1)
    return Step(msgspec.structs.replace(step.state, until=later), step.events)


def whispering(state: State, speaker: Viewer, listener: Viewer) -> bool:
    return players_are_heard(state, speaker, listener) and neighbours_card(state, listener) < 9


def boasting(state: State) -> Outcome | None:
    ended = rules.outcome(state)
    return ended and Outcome(ended.reason, ended.winners, tuple(state.cards))


# Matches that never agree: each has a serial number, drawn for all to see


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
    """Show spectators which seat has the highest card of all."""
    view = sight.observe(state, viewer)
    if not isinstance(view, PublicView) or 9 not in state.cards:
        return view
    return msgspec.structs.replace(view, chosen=(*view.chosen, state.seats[state.cards.index(9)]))


NUMBERED = plant(setup=unnumbered, legal=legal, apply=apply, imagine=imagine)

SIGHT: dict[str, tuple[AnyGame, str]] = {
    "card in a view": (plant(observe=peeking), "view.neighbour"),
    "card as a length": (plant(observe=padded), "view.padding"),
    "cards as an order": (plant(observe=sorted_hands), "view.hands"),
    "cards in public": (plant(observe=sorted_for_spectators), "the public .* view.hands"),
    "card as a spelling": (plant(observe=another_spelling), "looks different"),
    "card as order of moves": (plant(legal=shuffled_moves), r"law of sight.*legal\["),
    "card as number of moves": (plant(legal=fewer_moves), r"law of sight.*legal\["),
    "cards in a deadline": (plant(deadline=later_for_high_cards), "law of sight.*deadline"),
    "choice in a deadline": (plant(apply=prolonging), "law of sight.*deadline"),
    "card in who hears whom": (plant(hears=whispering), "law of sight.*hear"),
    "card in who may whisper": (plant(may_whisper=whispering), "law of sight.*may_whisper"),
    "cards in the outcome": (plant(outcome=boasting), "law of sight.*outcome.scores"),
    "cards in public, matches never agree": (
        replace(NUMBERED, observe=sorted_for_spectators),
        r"law of sight.*the public .* view\.(hands|chosen)",
    ),
    "highest card in public, matches never agree": (
        replace(NUMBERED, observe=high_cards_last),
        r"law of sight.*the public .* view\.(hands|chosen)",
    ),
}


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
    """Leak nothing before the fifth round."""
    return event if before.round > 4 else sight.witness(before, event, viewer)


def silent_folding(before: State, event: Event, viewer: Viewer) -> Event | None:
    if isinstance(event, Chose) and event.decision == "fold" and event.seat != viewer:
        return None
    return sight.witness(before, event, viewer)


def telling_twice(state: State, given: Input[Move]) -> Step[State, Event]:
    """Make one more event of staying than of folding."""
    step = rules.apply(state, given)
    if given.move != Stay() or not isinstance(given.by, int):
        return step
    return Step(step.state, (ChoseSecretly(given.by), *step.events))


def numbering(state: State, given: Input[Move]) -> Step[State, Event]:
    """Tell the first card by the number of the round."""
    return _numbered(rules.apply(state, given), 10)


def odd_or_even(state: State, given: Input[Move]) -> Step[State, Event]:
    """Tell by the number of the round whether the first card is odd."""
    return _numbered(rules.apply(state, given), 2)


def _numbered(step: Step[State, Event], base: int) -> Step[State, Event]:
    events = (
        RoundBegan(base * event.number + step.state.cards[0] % base)
        if type(event) is RoundBegan
        else event
        for event in step.events
    )
    return Step(step.state, tuple(events))


def hiding_shows(before: State, event: Event, viewer: Viewer) -> Event | None:
    """Show no seat what others turn over."""
    if isinstance(event, Showed) and event.seat != viewer:
        return DealtFaceDown(event.seat)
    return sight.witness(before, event, viewer)


SHOWN_OUTRIGHT = {
    "to the neighbour": plant(witness=to_the_neighbour),
    "nines to all": plant(witness=nines_to_everybody),
    "choices to spectators": plant(witness=choices_to_spectators),
    "late in the match": plant(witness=late_in_the_match),
}
SHOWN_BY_SIGNS = {
    "folding is silent": plant(witness=silent_folding),
    "staying is told twice": plant(apply=telling_twice),
    "rounds are numbered by cards": plant(apply=numbering),
}
OF_EVENTS = SHOWN_OUTRIGHT | SHOWN_BY_SIGNS
SHOWN_BY_HALF = plant(apply=odd_or_even)
HIDDEN = plant(witness=hiding_shows)


# Tables of secrets that are not whole, or not true


def everybody(state: State, _what: object) -> tuple[Viewer, ...]:
    return (*state.seats, "public")


def of_places(*places: Secret) -> Secrets:
    return Secrets(TABLE.events, places)


TABLES: dict[str, tuple[Secrets, Callable[[AnyGame, Secrets], object], str]] = {
    "a place is missing": (
        of_places(*TABLE.places[:1]),
        watch,
        r"cannot tell decisions\[\d\], but tests/secrets.py does not say so",
    ),
    "a place is known to all": (
        of_places(Secret("cards[*]", everybody), TABLE.places[1]),
        watch,
        r"is said to know cards\[\d\]",
    ),
    "a place does not exist": (
        of_places(*TABLE.places, Secret("thoughts[*]", everybody)),
        watch,
        "there never was a thoughts",
    ),
    "a place is open": (
        of_places(*TABLE.places, Secret("points[*]", TABLE.places[0].known_to)),
        watch,
        "can always tell points",
    ),
    "an event is missing": (
        Secrets({Dealt: TABLE.events[Dealt]}, TABLE.places),
        listen,
        "gets ChoseSecretly.*hides nothing",
    ),
}
