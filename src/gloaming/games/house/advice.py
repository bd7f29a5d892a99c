"""The assistance dial of Shadow House: what follows from a seat's knowledge, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gloaming.core import AidLevel, Knowledge, Reason, Seat
from gloaming.games.house import beliefs, evidence
from gloaming.games.house.beliefs import Chances
from gloaming.games.house.events import Event
from gloaming.games.house.evidence import Evidence
from gloaming.games.house.messages import COPIES, VALUES, Options, Value
from gloaming.games.house.opinions import Opinion, at_a_glance, exact
from gloaming.games.house.views import Hidden, Known, Shown, View

FEW = 3
"""How many possibilities are few enough to be named."""


def aid(known: Knowledge[Options, Event, View], level: AidLevel) -> tuple[Reason, ...]:
    """Facts: what can be read off the table. Proofs: what follows from all of it together."""
    view = known.view
    if level == "none" or view.phase in {"setup", "over"}:
        return ()
    seen = evidence.of_view(view)
    facts = (*_used_up(view), *_bounded_cards(view, seen))
    if level == "facts":
        return facts
    proven = (proof for proof in _proven_cards(view, seen) if proof not in facts)
    return (*facts, *proven, *_safe(seen))


# Values of which both cards are seen


def _used_up(view: View) -> Iterator[Reason]:
    """Nobody else has one of these, and whether the Safe has one this player has seen."""
    in_rows = _in_rows(view)
    for value in VALUES:
        in_safe = view.safe.count(value)
        if in_rows[value] + in_safe == COPIES:
            told: dict[str, int] = {"count": in_safe} if in_safe else {}
            yield Reason("used-up-safe" if in_safe else "used-up", {"value": value, **told})


def _in_rows(view: View) -> Counter[Value]:
    """How many cards of each value lie before players, for this player to see."""
    cards = (card for row in view.rows for card in row.cards)
    return Counter(card.value for card in cards if isinstance(card, Shown | Known))


# Cards that lie face down


def _bounded_cards(view: View, seen: Evidence) -> Iterator[Reason]:
    """Those that can be one of a few values only, by what lies beside them; of one, if need be."""
    in_rows = _in_rows(view)
    for seat, place, chances in _face_down(view, at_a_glance(seen)):
        left = [v for v in VALUES if chances[v] and in_rows[v] + view.safe.count(v) < COPIES]
        if len(left) == 1:
            yield _card_is(seat, place, left[0])
        elif len(left) <= FEW:
            told = " / ".join(map(str, left))
            yield Reason("card-among", {"seat": seat, "card": place + 1, "values": told})


def _proven_cards(view: View, seen: Evidence) -> Iterator[Reason]:
    """Those that are certain."""
    for seat, place, chances in _face_down(view, exact(seen)):
        if 1.0 in chances:
            yield _card_is(seat, place, VALUES[chances.index(1.0)])


def _face_down(view: View, opinion: Opinion) -> Iterator[tuple[Seat, int, Chances]]:
    for seat, cards in opinion.cards.items():
        for place, chances in cards.items():
            if isinstance(view.rows[seat].cards[place], Hidden):
                yield seat, place, chances


def _card_is(seat: Seat, place: int, value: Value) -> Reason:
    return Reason("card-is", {"seat": seat, "card": place + 1, "value": value})


# The Safe


def _safe(seen: Evidence) -> Iterator[Reason]:
    """How many pairs are left for the Safe, and which if they are few."""
    pairs = list(beliefs.safe(seen))
    if len(pairs) <= FEW:
        yield Reason("safe-among", {"pairs": ", ".join(f"{low} + {high}" for low, high in pairs)})
    else:
        yield Reason("safe-pairs", {"count": len(pairs)})
    for value in VALUES:
        if not any(value in pair for pair in pairs):
            yield Reason("safe-without", {"value": value})
