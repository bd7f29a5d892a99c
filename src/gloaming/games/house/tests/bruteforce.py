"""Beliefs once more, without any wit: every deal is written down and held against what is seen.

It knows views and the rules alone, nothing of evidence or of paths. Deals are told apart by what
lies where; `Dealings.deals` says how many ways of dealing twenty cards come to the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import factorial, prod
from random import Random

import msgspec

from gloaming.core import Knowledge, Seat
from gloaming.games.house import GAME, drinks
from gloaming.games.house.events import Event
from gloaming.games.house.evidence import Pair
from gloaming.games.house.messages import CHARACTER, VALUES, Mode, Options, PlaceHint, Value
from gloaming.games.house.views import Hidden, Known, Row, Shown, View
from gloaming.testing.matches import Match, Moment, known, play_at_random, table_moments

Hand = tuple[Value, ...]
ClueCard = (Shown, Known, Hidden)
ANYWHERE, LEFT, RIGHT = VALUES, VALUES[: CHARACTER + 1], VALUES[CHARACTER:]
Dealt = tuple[tuple[Hand, ...], Pair]
"""The rows in which something is not known, in the order of their seats, and the Safe."""


class Dealings(msgspec.Struct, frozen=True):
    """All that can have been dealt."""

    seats: tuple[Seat, ...]
    deals: Mapping[Dealt, int]

    @property
    def total(self) -> int:
        """How many ways there are, cards that are alike told apart."""
        return sum(self.deals.values())

    def safe(self) -> dict[Pair, float]:
        """How likely each pair is."""
        numbers: defaultdict[Pair, int] = defaultdict(int)
        for (_, safe), number in self.deals.items():
            numbers[safe] += number
        return {safe: number / self.total for safe, number in numbers.items()}

    def card(self, seat: Seat, index: int) -> list[float]:
        """How likely each value is for one Clue card."""
        numbers = [0] * len(VALUES)
        row = self.seats.index(seat)
        for (rows, _), number in self.deals.items():
            numbers[rows[row][index]] += number
        return [number / self.total for number in numbers]


def dealings(view: View) -> Dealings:
    """Everything that looks like this."""
    left = Counter(dict.fromkeys(VALUES, 2))
    left.subtract(view.safe)
    rows = []
    for row in view.rows:
        if any(isinstance(card, Hidden) for card in row.cards):
            rows.append(row)
        else:
            left.subtract(_values(row))
    hands = [_hands(view, row, left) for row in rows]
    deals = {}
    for chosen, rest in _together(hands, left):
        safe = tuple(view.safe) or tuple(sorted(rest.elements()))
        if _could_lie_in_safe(view, safe):
            parts = [*chosen, () if view.safe else safe]
            deals[tuple(chosen), (safe[0], safe[1])] = _ways(left, parts)
    return Dealings(tuple(row.seat for row in rows), deals)


def _values(row: Row) -> list[Value]:
    return [card.value for card in row.cards if isinstance(card, (Shown, Known))]


def _together(
    hands: list[list[Hand]], left: Counter[Value]
) -> Iterator[tuple[list[Hand], Counter[Value]]]:
    if not hands:
        yield [], left
        return
    for hand in hands[0]:
        rest = left.copy()
        rest.subtract(hand)
        if min(rest.values()) >= 0:
            for others, at_last in _together(hands[1:], rest):
                yield [hand, *others], at_last


def _ways(left: Counter[Value], parts: list[Hand]) -> int:
    """In how many ways cards of which two may be alike are dealt to these holders."""
    return prod(
        factorial(number) // prod(factorial(part.count(value)) for part in parts)
        for value, number in left.items()
    )


# What a row or the Safe can be


def _hands(view: View, row: Row, left: Counter[Value]) -> list[Hand]:
    """Every ascending hand of cards that are left, one card after another."""
    at = next(place for place, card in enumerate(row.cards) if not isinstance(card, ClueCard))
    hands: list[Hand] = [()]
    for place, card in enumerate(row.cards):
        if place != at:
            side = ANYWHERE if view.phase == "arrange" else LEFT if place < at else RIGHT
            hands = [
                (*hand, value)
                for hand in hands
                for value in ((card.value,) if isinstance(card, (Shown, Known)) else side)
                if hand.count(value) < left[value] and (not hand or hand[-1] <= value)
            ]
    return [hand for hand in hands if _looks_so(view, row, (*hand[:at], CHARACTER, *hand[at:]))]


def _looks_so(view: View, row: Row, whole: Hand) -> bool:
    """Whether the tokens lie well, the Digs were wrong, and the answers right."""
    return (
        all(drinks.fits(whole, PlaceHint(token.value, token.gap)) for token in row.tokens)
        and not any(
            miss.whom == row.seat and whole[miss.place] == miss.value for miss in view.misses
        )
        and all(
            reply.count
            == sum(card in {reply.low, reply.high} for card in whole)
            - (CHARACTER in {reply.low, reply.high})
            for reply in view.replies
            if reply.whom == row.seat
        )
    )


def _could_lie_in_safe(view: View, safe: Hand) -> bool:
    for guess in view.guesses:
        right = (Counter((guess.low, guess.high)) & Counter(safe)).total()
        if right == 2 or guess.right not in {None, right}:
            return False
    return True


# Positions


def tables(mode: Mode, seats: int, seed: int) -> Iterator[tuple[Match, Moment]]:
    """Every moment of a random match of two rounds, while a round runs."""
    rng = Random(seed)
    options = Options(mode=mode, rounds=2, shows_safe=rng.random() < 0.5)
    match = play_at_random(GAME, options, GAME.roles(options).places[:seats], rng)
    for moment in table_moments(GAME, match):
        if moment.state.phase != "over":
            yield match, moment


def positions(mode: Mode, seats: int, seed: int) -> Iterator[Knowledge[Options, Event, View]]:
    """What everybody knows at every such moment."""
    for match, moment in tables(mode, seats, seed):
        for seat in match.players():
            yield known(GAME, match, moment, seat)
