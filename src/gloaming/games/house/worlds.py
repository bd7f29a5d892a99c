"""Worlds of Shadow House that would look the same to a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from random import Random

import msgspec

from gloaming.core import Input, Knowledge, Log, Millis, Seat, Stop, TimeUp
from gloaming.games.house import beliefs, evidence
from gloaming.games.house.events import (
    Answered,
    Arranged,
    ArrangedSecretly,
    Claimed,
    Dealt,
    DealtFaceDown,
    Declined,
    Drank,
    Drew,
    DrewSecretly,
    DrewToAsk,
    DugRight,
    DugWrong,
    Event,
    FailedToUnlock,
    Inquired,
    KeeperAnswered,
    MatchStopped,
    Placed,
    Revealed,
    RoundBegan,
    RowLaid,
    RowTurned,
    SafeOpened,
    TimeRanOut,
    TookCharacter,
    TookCharacterFaceDown,
    Unlocked,
    WentOn,
)
from gloaming.games.house.messages import (
    CHARACTER,
    FACTIONS,
    HINTS,
    Arrange,
    Ask,
    Begin,
    Claim,
    Deal,
    Decline,
    Dig,
    Draw,
    Drink,
    Give,
    GoOn,
    Hide,
    Inquire,
    Move,
    Options,
    PlaceHint,
    Question,
    Reveal,
    Unlock,
    Value,
)
from gloaming.games.house.views import Known, Shown, View

Hand = tuple[Value, ...]
CHARACTERS = tuple(Give(faction, person) for faction in FACTIONS for person in (1, 2))


class Seen(msgspec.Struct, frozen=True):
    """One event, when it was, and whether it came of a clock that had run out."""

    at: Millis
    event: Event
    is_late: bool


class Dream(msgspec.Struct, frozen=True):
    """What a seat has not seen of a round, as it may have been."""

    starter: Seat
    characters: dict[Seat, Give]
    hands: dict[Seat, Hand]
    safe: tuple[Value, ...]
    lefts: dict[Seat, int]
    draws: dict[Seat, Iterator[Value]]
    """The Hint tokens of others in the order in which they were drawn."""
    rng: Random


def imagine(known: Knowledge[Options, Event, View], rng: Random) -> Log[Move]:
    """A log that would have shown this seat exactly what it saw; all deals are equally likely."""
    log: list[Input[Move]] = []
    for seen in _rounds(known):
        dream = _dream(known, seen, rng)
        for one in seen:
            log += _inputs(one, dream)
    return tuple(log)


def _rounds(known: Knowledge[Options, Event, View]) -> Iterator[list[Seen]]:
    """All that was witnessed, from one deal to the next."""
    seen: list[Seen] = []
    for moment in known.witnessed:
        is_late = moment.events[0] == TimeRanOut()
        for event in moment.events:
            if isinstance(event, RoundBegan) and seen:
                yield seen
                seen = []
            seen.append(Seen(moment.at, event, is_late))
    if seen:
        yield seen


# What was not seen


def _dream(known: Knowledge[Options, Event, View], seen: list[Seen], rng: Random) -> Dream:
    events = [one.event for one in seen]
    began = events[0]
    assert isinstance(began, RoundBegan)
    opened = [event for event in events if isinstance(event, SafeOpened)]
    if opened:
        safe: tuple[Value, ...] = (opened[0].low, opened[0].high)
        hands = {event.seat: event.values for event in events if isinstance(event, RowTurned)}
    else:
        hands, safe = _dreamt_deal(known.view, rng)
    return Dream(
        began.starter,
        _characters(events, len(known.seats), rng),
        hands,
        safe,
        _lefts(events, hands, rng),
        _draws(events, rng),
        rng,
    )


def _dreamt_deal(view: View, rng: Random) -> tuple[dict[Seat, Hand], tuple[Value, ...]]:
    deal = beliefs.sample(evidence.of_view(view), rng)
    hands = {
        row.seat: tuple(card.value for card in row.cards if isinstance(card, (Shown, Known)))
        for row in view.rows
    }
    return hands | deal.rows, deal.safe


def _characters(events: list[Event], seats: int, rng: Random) -> dict[Seat, Give]:
    """Those that were seen or turned over at the end; the others from what is left."""
    found = {
        event.seat: Give(event.faction, event.person)
        for event in events
        if isinstance(event, (TookCharacter, RowTurned))
    }
    for seat in (event.seat for event in events if isinstance(event, TookCharacterFaceDown)):
        if seat not in found:
            factions = {give.faction for give in found.values()} if seats == 3 else ()
            found[seat] = rng.choice(
                [
                    give
                    for give in CHARACTERS
                    if give not in found.values() and give.faction not in factions
                ]
            )
    return found


def _lefts(events: list[Event], hands: dict[Seat, Hand], rng: Random) -> dict[Seat, int]:
    """Rows that lie on the table show what was decided; before that, anything may have been."""
    laid = {event.seat: event.place for event in events if isinstance(event, RowLaid)}
    return {
        seat: laid[seat] - sum(card < CHARACTER for card in hand)
        if seat in laid
        else rng.randint(0, hand.count(CHARACTER))
        for seat, hand in hands.items()
    }


def _draws(events: list[Event], rng: Random) -> dict[Seat, Iterator[Value]]:
    """What others placed is what they had drawn; the rest is in their hands, and may be any."""
    drinks = 0
    drawn: dict[Seat, list[int]] = {}
    placed: dict[Seat, list[Value]] = {}
    for event in events:
        match event:
            case Drank():
                drinks += 1
            case DrewSecretly(seat):
                drawn.setdefault(seat, []).append(drinks)
            case Placed(seat, value):
                placed.setdefault(seat, []).append(value)
            case _:
                pass
    return {seat: iter(_ordered(own, placed.get(seat, []), rng)) for seat, own in drawn.items()}


def _ordered(drinks: list[int], placed: list[Value], rng: Random) -> list[Value]:
    """One player's tokens; of two from one Drink, either may have come first."""
    unseen = [value for value in HINTS if value not in placed]
    tokens = [*placed, *rng.sample(unseen, len(drinks) - len(placed))]
    order: list[Value] = []
    for _, together in groupby(drinks):
        drawn = [tokens.pop(0) for _ in together]
        rng.shuffle(drawn)
        order += drawn
    return order


# The inputs behind what was seen


def _inputs(seen: Seen, dream: Dream) -> list[Input[Move]]:
    """An event may tell of a player's move or the clock's, and of the chance that followed."""
    at, event = seen.at, seen.event
    inputs: list[Input[Move]] = []
    if isinstance(event, TimeRanOut):
        inputs.append(Input(at, "clock", TimeUp()))
    if isinstance(event, MatchStopped):
        inputs.append(Input(at, "host", Stop()))
    action = None if seen.is_late else _action(event)
    if action is not None:
        inputs.append(Input(at, *action))
    decision = _decision(event, dream)
    if decision is not None:
        seat, move = decision
        inputs.append(Input(at, "nature" if seen.is_late else seat, move))
    return [*inputs, *(Input(at, "nature", move) for move in _chance(event, dream))]


def _action(event: Event) -> tuple[Seat, Move] | None:
    """What a player did, unless the clock brought it about."""
    match event:
        case Drank(seat):
            return seat, Drink()
        case DugRight(seat, whom, place, value) | DugWrong(seat, whom, place, value):
            return seat, Dig(whom, place, value)
        case Unlocked(seat, low, high) | FailedToUnlock(seat, low, high):
            return seat, Unlock(low, high)
        case KeeperAnswered(seat, low, high):
            return seat, Unlock(low, high)
        case Declined(seat):
            return seat, Decline()
        case WentOn(seat):
            return seat, GoOn()
        case _:
            return _word(event)


def _word(event: Event) -> tuple[Seat, Move] | None:
    """What a player of Conspiracy mode asked or said."""
    match event:
        case DrewToAsk(seat):
            return seat, Ask()
        case Answered(seat, whom):
            return seat, Question(whom)
        case Claimed(seat, what, value):
            return seat, Claim(what, value)
        case Inquired(seat, whom, value):
            return seat, Inquire(whom, value)
        case _:
            return None


def _decision(event: Event, dream: Dream) -> tuple[Seat, Move] | None:
    """What a player decided, or nature for one who was out of time."""
    match event:
        case Arranged(seat, left):
            return seat, Arrange(left)
        case ArrangedSecretly(seat):
            return seat, Arrange(dream.lefts[seat])
        case Placed(seat, value, gap):
            return seat, PlaceHint(value, gap)
        case Revealed(seat, place):
            return seat, Reveal(place)
        case _:
            return None


def _chance(event: Event, dream: Dream) -> list[Move]:
    match event:
        case RoundBegan(1, starter):
            return [Begin(starter)]
        case TookCharacter(seat) | TookCharacterFaceDown(seat):
            return [dream.characters[seat]]
        case Dealt(0) | DealtFaceDown(0):
            return _dealt(dream)
        case Drew(_, value):
            return [Draw(value)]
        case DrewSecretly(seat):
            return [Draw(next(dream.draws[seat]))]
        case DrewToAsk(_, low, high):
            return [Draw(value) for value in dream.rng.sample((low, high), 2)]
        case _:
            return []


def _dealt(dream: Dream) -> list[Move]:
    """The Safe, then one card after another, counter-clockwise from the starting player's right."""
    rng, seats = dream.rng, len(dream.hands)
    left = Counter(dream.safe)
    for hand in dream.hands.values():
        left.update(hand)
    safe = rng.sample(dream.safe, len(dream.safe))
    piles = {seat: rng.sample(hand, len(hand)) for seat, hand in dream.hands.items()}
    moves: list[Move] = []
    for value in safe:
        moves.append(Hide(value, rng.randrange(left[value])))
        left[value] -= 1
    seat = dream.starter
    for _ in range(left.total()):
        seat = Seat((seat - 1) % seats)
        value = piles[seat].pop()
        moves.append(Deal(value, rng.randrange(left[value])))
        left[value] -= 1
    return moves
