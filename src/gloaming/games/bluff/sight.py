"""Who sees what in Bluff: views, witnessed events, and worlds that would look the same."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from gloaming.core import (
    Back,
    Input,
    Knowledge,
    Left,
    Log,
    Millis,
    Seat,
    Stop,
    TimeUp,
    Viewer,
    Witnessed,
)
from gloaming.games.bluff.messages import (
    CARDS,
    CameBack,
    Card,
    Chose,
    ChoseSecretly,
    Deal,
    Dealt,
    DealtFaceDown,
    Decision,
    Event,
    FaceDown,
    FaceUp,
    Fold,
    Folded,
    MatchStopped,
    Move,
    Options,
    PlayerView,
    PublicView,
    RoundBegan,
    Score,
    Showed,
    Stay,
    TimeRanOut,
    TruthView,
    View,
    WentAway,
)
from gloaming.games.bluff.state import SEATS, State

FACE_DOWN = tuple(map(FaceDown, SEATS))
DEALT = tuple(map(DealtFaceDown, SEATS))
CHOSEN = tuple(map(ChoseSecretly, SEATS))

# Views


def observe(state: State, viewer: Viewer) -> View:
    """All that a viewer sees now."""
    scores = _scores(state.points)
    hands = FACE_DOWN[: len(state.cards)]
    if viewer == "truth":
        return TruthView(state.round, scores, tuple(map(FaceUp, SEATS, state.cards)))
    chosen = _chosen(state.decisions)
    away = tuple(sorted(state.away)) if state.away else ()
    if viewer == "public":
        return PublicView(state.round, scores, hands, chosen, away)
    own = (FaceUp(viewer, state.cards[viewer]),) if viewer < len(state.cards) else ()
    shown = (*hands[:viewer], *own, *hands[viewer + 1 :])
    return PlayerView(state.round, scores, shown, state.decisions[viewer], chosen, away)


@lru_cache(maxsize=1024)
def _scores(points: tuple[int, ...]) -> tuple[Score, ...]:
    """Everybody asks for the same at the same time."""
    return tuple(map(Score, SEATS, points))


@lru_cache(maxsize=1024)
def _chosen(decisions: tuple[Decision | None, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, made in zip(SEATS, decisions, strict=False) if made])


# Events


def witness(_before: State, event: Event, viewer: Viewer) -> Event | None:
    """A card and a choice are their owner's; all the rest is everybody's."""
    if type(event) is Dealt and viewer not in (event.seat, "truth"):
        return DEALT[event.seat]
    if type(event) is Chose and viewer not in (event.seat, "truth"):
        return CHOSEN[event.seat]
    return event


# Worlds that would look the same


def imagine(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    """A log that would have shown this seat exactly what it saw, all of them equally likely."""
    log: list[Input[Move]] = []
    for begins, ends in _rounds(known.witnessed):
        log += _imagined_round(known.witnessed[begins:ends], len(known.seats), rng)
    return tuple(log)


def _rounds(seen: tuple[Witnessed[Event], ...]) -> list[tuple[int, int]]:
    """From one deal to the next; the moment that ends a round also deals the following one."""
    deals = [
        index
        for index, moment in enumerate(seen)
        if any(isinstance(event, RoundBegan) for event in moment.events)
    ]
    return [
        (begins, ends + 1) for begins, ends in zip(deals, [*deals[1:], len(seen) - 1], strict=True)
    ]


def _imagined_round(
    moments: tuple[Witnessed[Event], ...], seats: int, rng: Random
) -> list[Input[Move]]:
    deal, *rest = moments
    events = [event for moment in rest for event in _until_next_deal(moment)]
    stayed = {event.seat for event in events if isinstance(event, Showed)}
    is_shown = bool(stayed) or any(isinstance(event, Folded) for event in events)
    cards = _imagined_cards(_known_cards(deal, events), seats, rng)
    log: list[Input[Move]] = [Input(deal.at, "nature", Deal(card)) for card in cards]
    for moment in rest:
        for event in _until_next_deal(moment):
            log += _imagined_input(moment.at, event, stayed if is_shown else None, rng)
    return log


def _until_next_deal(moment: Witnessed[Event]) -> list[Event]:
    upto: list[Event] = []
    for event in moment.events:
        if isinstance(event, RoundBegan):
            break
        upto.append(event)
    return upto


def _known_cards(deal: Witnessed[Event], events: list[Event]) -> dict[Seat, Card]:
    own = {event.seat: event.card for event in deal.events if isinstance(event, Dealt)}
    shown = {event.seat: event.card for event in events if isinstance(event, Showed)}
    return own | shown


def _imagined_cards(known: dict[Seat, Card], seats: int, rng: Random) -> list[Card]:
    others = [card for card in CARDS if card not in known.values()]
    rng.shuffle(others)
    return [known[Seat(seat)] if Seat(seat) in known else others.pop() for seat in range(seats)]


def _imagined_input(
    at: Millis, event: Event, stayed: set[Seat] | None, rng: Random
) -> list[Input[Move]]:
    """The input behind an event; those that only tell what came of one have none of their own."""
    match event:
        case Chose(seat, decision):
            return [Input(at, seat, Stay() if decision == "stay" else Fold())]
        case ChoseSecretly(seat):
            stays = rng.random() < 0.5 if stayed is None else seat in stayed
            return [Input(at, seat, Stay() if stays else Fold())]
        case TimeRanOut():
            return [Input(at, "clock", TimeUp())]
        case WentAway(seat):
            return [Input(at, "host", Left(seat))]
        case CameBack(seat):
            return [Input(at, "host", Back(seat))]
        case MatchStopped():
            return [Input(at, "host", Stop())]
        case _:
            return []
