"""Acts: what is asked of a table. `decide` answers with facts, or refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

from gloaming.core import AnyGame
from gloaming.server.facts import (
    BotSat,
    Cleared,
    DoorSet,
    Fact,
    HandedOver,
    LedOn,
    Moment,
    OptionsSet,
    Person,
    ReadySet,
    Robot,
    Rotated,
    SatDown,
    SentAway,
    Started,
    StoodUp,
    Stretched,
    Swapped,
    Thrown,
    TookSeat,
)
from gloaming.server.lobby import Sitter, Table, may_stretch, missing
from gloaming.server.wire import (
    UNREADABLE,
    AddBot,
    Clear,
    HandOver,
    LeadOn,
    LobbyAct,
    RefusalReason,
    Rotate,
    SetDoor,
    SetOptions,
    SetReady,
    Sit,
    Stand,
    Start,
    Stretch,
    Swap,
    Throw,
)

AT_ANY_TIME = SetDoor | HandOver | LeadOn | Stretch
"""What may be done while a match runs, too."""
OF_THE_HOST = AddBot | Clear | Swap | Rotate | SetOptions | SetDoor | HandOver | LeadOn | Start


class RefusalError(Exception):
    """An act that may not be done, and why."""

    def __init__(self, reason: RefusalReason) -> None:
        super().__init__(reason)
        self.reason: RefusalReason = reason


def decide(table: Table, game: AnyGame, who: Person, act: LobbyAct) -> Fact:
    """The fact that an act leads to, or a refusal."""
    if table.running is not None and not isinstance(act, AT_ANY_TIME):
        raise RefusalError("already-running")
    if isinstance(act, OF_THE_HOST):
        if who.id != table.host.id:
            raise RefusalError("not-host")
        return _by_the_host(table, game, act)
    if isinstance(act, Sit):
        return _sit(table, who, act.place)
    if table.place_of(who.id) is None:
        raise RefusalError("not-seated")
    match act:
        case Stand():
            return StoodUp(who.id)
        case SetReady(is_ready):
            return ReadySet(who.id, is_ready)
        case Stretch(factor):
            return _stretch(table, game, who, factor)
        case Throw(commitment, nonce):
            return _throw(table, who, commitment, nonce)
        case other:
            assert_never(other)


def _by_the_host(
    table: Table, game: AnyGame,
    act: AddBot | Clear | Swap | Rotate | SetOptions | SetDoor | HandOver | LeadOn | Start,
) -> Fact:  # fmt: skip
    match act:
        case AddBot(place, bot):
            return _add_bot(table, game, place, bot)
        case Clear(place):
            return _clear(table, place)
        case Swap(one, other):
            return _swap(table, one, other)
        case Rotate():
            return Rotated()
        case SetOptions(options):
            return OptionsSet(msgspec.Raw(checked_options(game, bytes(options))))
        case SetDoor(door):
            return DoorSet(door)
        case HandOver(place):
            return _hand_over(table, place)
        case LeadOn(code):
            return LedOn(code)
        case Start():
            return _start(table, game)
        case wrong:
            assert_never(wrong)


def _at(table: Table, place: int) -> Sitter:
    if place >= len(table.places):
        raise RefusalError("no-such-place")
    return table.places[place]


def _sit(table: Table, who: Person, place: int) -> Fact:
    """A bot makes way, or changes places with whoever sits there already.

    A locked table lets those who sit there change places, and nobody else.
    """
    there, own = _at(table, place), table.place_of(who.id)
    if isinstance(there, Person):
        raise RefusalError("place-taken")
    if table.door == "locked" and own is None and who.id != table.host.id:
        raise RefusalError("locked")
    return SatDown(place, who) if there is None or own is None else Swapped(own, place)


def take_seat(table: Table, game: AnyGame, who: Person, seat: int, when: Moment) -> Fact:
    """Somebody who watches goes on where a bot has played; nobody gets to see two hands."""
    if not game.has_open_seats:
        raise RefusalError("not-offered")
    is_own = dict(table.had).get(who.id, seat) == seat
    if seat not in table.levels or table.place_of(who.id) is not None or not is_own:
        raise RefusalError("place-taken")
    if table.door == "locked" and who.id != table.host.id:
        raise RefusalError("locked")
    return TookSeat(seat, who, when)


def send_away(table: Table, by: Person, whom: Person | None) -> Fact:
    """The host sends away who watches, or who sits at a table where no match runs."""
    if by.id != table.host.id:
        raise RefusalError("not-host")
    if whom is None:
        raise RefusalError("nobody-there")
    if whom.id == by.id:
        raise RefusalError("not-offered")
    if table.running is not None and table.place_of(whom.id) is not None:
        raise RefusalError("already-running")
    return SentAway(whom.id)


def _stretch(table: Table, game: AnyGame, who: Person, factor: int) -> Fact:
    if not may_stretch(table, game):
        raise RefusalError("clock-counts")
    return Stretched(who.id, factor)


def _throw(table: Table, who: Person, commitment: str, nonce: str) -> Fact:
    if commitment != table.commitment:
        raise RefusalError("wrong-commitment")
    return Thrown(who.id, nonce)


def _add_bot(table: Table, game: AnyGame, place: int, bot: str) -> Fact:
    if isinstance(_at(table, place), Person):
        raise RefusalError("place-taken")
    if bot not in game.bots:
        raise RefusalError("no-such-bot")
    return BotSat(place, bot)


def _clear(table: Table, place: int) -> Fact:
    if _at(table, place) is None:
        raise RefusalError("nothing-there")
    return Cleared(place)


def _swap(table: Table, one: int, other: int) -> Fact:
    if [_at(table, one), _at(table, other)] == [None, None]:
        raise RefusalError("nothing-there")
    return Swapped(one, other)


def _hand_over(table: Table, place: int) -> Fact:
    sitter = _at(table, place)
    if sitter is None or isinstance(sitter, Robot):
        raise RefusalError("nobody-there")
    return HandedOver(sitter)


def checked_options(game: AnyGame, options: bytes) -> bytes:
    """Options as the game would write them, or a refusal."""
    try:
        return msgspec.json.encode(msgspec.json.decode(options, type=game.options))
    except UNREADABLE:
        raise RefusalError("bad-options") from None


def seat_all(game: AnyGame, options: bytes, sitters: Sequence[Sitter]) -> list[Fact]:
    """Whoever sat at another table sits here: on the same place, else on one that is free."""
    count = len(game.roles(msgspec.json.decode(options, type=game.options)).places)
    people = {number: one for number, one in enumerate(sitters) if isinstance(one, Person)}
    facts: list[Fact] = [SatDown(at, one) for at, one in people.items() if at < count]
    free = [number for number in range(count) if number not in people]
    late = [one for number, one in people.items() if number >= count]
    facts += [SatDown(at, one) for at, one in zip(free, late, strict=False)]
    left = free[len(late) :]
    bots = ((at, sitters[at]) for at in left if at < len(sitters))
    return facts + [
        BotSat(at, one.level)
        for at, one in bots
        if isinstance(one, Robot) and one.level in game.bots
    ]


def _start(table: Table, game: AnyGame) -> Fact:
    reason = missing(table, game)
    if reason is not None:
        raise RefusalError(reason)
    return Started()
