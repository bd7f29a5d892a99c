"""What bots of Shadow House say in Conspiracy mode: claims, true more often than not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gloaming.core import Choice, Reason, Wait
from gloaming.games.house.messages import VALUES, Claim, Move, Statement, Value
from gloaming.games.house.opinions import Opinion
from gloaming.games.house.views import Inquiry, Known, PlayerView, Remark, Shown

HONESTY = 0.75
"""How often a bot tells the truth. Whoever unlocks brings points to all: lies pay only a little."""
CHATTINESS = 0.04
"""How often a bot says something unasked, each time something happens."""
UNASKED = 4
"""How often at most in a round."""


def say(
    view: PlayerView, moves: tuple[Move, ...], rng: Random, opinion: Callable[[], Opinion]
) -> Choice[Move] | Wait:
    """Answer whoever asked; otherwise speak up now and then, of the own cards or of the Safe."""
    claims = [move for move in moves if isinstance(move, Claim)]
    if not claims:
        return Wait()
    asked = _open_inquiry(view)
    if asked is not None:
        return _claim(view, asked.value, rng)
    own = sum(isinstance(said, Remark) and said.seat == view.seat for said in view.talk)
    if own < UNASKED and rng.random() < CHATTINESS:
        is_of_safe = rng.random() < 1 / 2 and not view.safe
        return suspect(opinion(), rng) if is_of_safe else _claim(view, rng.choice(VALUES), rng)
    return Wait()


def _open_inquiry(view: PlayerView) -> Inquiry | None:
    """The last thing this player was asked for and has not spoken of since."""
    for said in reversed(view.talk):
        if isinstance(said, Remark) and said.seat == view.seat:
            return None
        if isinstance(said, Inquiry) and said.whom == view.seat:
            return said
    return None


def _claim(view: PlayerView, value: Value, rng: Random) -> Choice[Move]:
    """Whether such a card lies in the own row; what everybody sees is not lied about."""
    cards = view.rows[view.seat].cards
    has = any(isinstance(card, Known | Shown) and card.value == value for card in cards)
    is_true = Shown(value) in cards or rng.random() < HONESTY
    what: Statement = "has" if has == is_true else "has-not"
    reason = Reason("says-true" if is_true else "says-untrue", {"value": value})
    return Choice(Claim(what, value), (reason,))


def suspect(opinion: Opinion, rng: Random) -> Choice[Move]:
    """The value that is likeliest to lie in the Safe; to mislead others, one that is least so."""
    chances = {value: opinion.in_safe(value) for value in VALUES}
    wanted = (max if rng.random() < HONESTY else min)(chances.values())
    value = rng.choice([value for value in VALUES if chances[value] == wanted])
    reason = Reason("suspects", {"value": value, "percent": round(100 * wanted)})
    return Choice(Claim("safe", value), (reason,))
