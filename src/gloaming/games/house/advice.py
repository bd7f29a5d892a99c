"""The assistance dial of Shadow House: what follows from a seat's knowledge, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.core import AidLevel, Knowledge, Reason
from gloaming.games.house import beliefs, evidence
from gloaming.games.house.events import Event
from gloaming.games.house.evidence import Evidence
from gloaming.games.house.messages import VALUES, Options
from gloaming.games.house.opinions import at_a_glance
from gloaming.games.house.views import View

FEW = 3
"""How many possibilities are few enough to be named."""


def aid(known: Knowledge[Options, Event, View], level: AidLevel) -> tuple[Reason, ...]:
    """Facts: what can be read off the table. Proofs: what follows from all of it together."""
    if level == "none" or known.view.phase in {"setup", "over"}:
        return ()
    seen = evidence.of_view(known.view)
    facts = (*_used_up(seen), *_narrow_cards(seen))
    return facts if level == "facts" else (*facts, *_proven_cards(seen), *_safe(seen))


def _used_up(seen: Evidence) -> Iterator[Reason]:
    """Values of which this player sees both cards."""
    shown = [row.masks for row in seen.rows]
    for value in VALUES:
        turned = sum(mask == 1 << value for masks in shown for mask in masks)
        if seen.copies[value] == turned:
            yield Reason("used-up", {"value": value})


def _narrow_cards(seen: Evidence) -> Iterator[Reason]:
    """Cards that can be one of a few values only, by what lies beside them."""
    for seat, cards in at_a_glance(seen).cards.items():
        for place, chances in cards.items():
            values = [value for value in VALUES if chances[value]]
            if 1 < len(values) <= FEW:
                told = " / ".join(map(str, values))
                yield Reason("card-among", {"seat": seat, "card": place + 1, "values": told})


def _proven_cards(seen: Evidence) -> Iterator[Reason]:
    """Cards that are certain, though they lie face down."""
    turned = {
        (row.seat, place)
        for row in seen.rows
        for place, mask in zip(row.places, row.masks, strict=True)
        if mask.bit_count() == 1
    }
    for seat, cards in beliefs.cards(seen).items():
        for place, chances in cards.items():
            if 1.0 in chances and (seat, place) not in turned:
                value = chances.index(1.0)
                yield Reason("card-is", {"seat": seat, "card": place + 1, "value": value})


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
