"""Bots for Shadow House. They see what their seat sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from gloaming.core import Bot, Choice, Knowledge, Reason, Seat, Wait
from gloaming.games.house import beliefs, evidence, gossip, opinions
from gloaming.games.house.events import Event
from gloaming.games.house.evidence import Evidence
from gloaming.games.house.messages import (
    KEEPERS_TOKENS,
    Ask,
    Claim,
    Decline,
    Dig,
    Drink,
    Inquire,
    Move,
    Options,
    PlaceHint,
    Question,
    Reveal,
    Unlock,
)
from gloaming.games.house.opinions import Opinion
from gloaming.games.house.views import Known, PlayerView, Token, View

Wise = Knowledge[Options, Event, View]
Answer = Choice[Move] | Wait
M = TypeVar("M", bound=Move)


class Manner(NamedTuple):
    """What tells one bot from another."""

    thinks: Callable[[Evidence], Opinion]
    digs_from: float
    """How sure it wants to be of a card before it begins to dig."""
    unlocks_from: float
    """How sure it wants to be of the Safe, while a mistake costs it the faction."""
    slips: float = 0.0
    """How often it does not take what looks best to it."""
    is_discreet: bool = False
    """Whether it minds what its tokens and cards tell the others."""


class Table(NamedTuple):
    """What a bot looks at while it decides."""

    view: PlayerView
    moves: tuple[Move, ...]
    rng: Random
    manner: Manner

    def offered(self, kind: type[M]) -> list[M]:
        """The moves of one kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def opinion(self) -> Opinion:
        """What the bot makes of all it knows."""
        return self.manner.thinks(evidence.of_view(self.view))

    def pick(self, best_first: Sequence[M]) -> M:
        """The best, or, when the bot slips, another of the first few."""
        few = best_first[:3]
        return self.rng.choice(few) if self.rng.random() < self.manner.slips else few[0]


def play(manner: Manner, known: Wise, moves: tuple[Move, ...], rng: Random) -> Answer:
    """Decide what is asked; if nothing is, perhaps say something."""
    view = known.view
    assert isinstance(view, PlayerView)
    asked = tuple([move for move in moves if not isinstance(move, Claim | Inquire)])
    table = Table(view, asked, rng, manner)
    if not asked:
        # The question stays the same while people talk; what comes to mind does not.
        now = Random(f"{rng.getrandbits(64)} {len(known.witnessed)}")  # noqa: S311 - as secret
        return gossip.say(view, moves, now, table.opinion)
    match view.phase:
        case "turn":
            return _act(table)
        case "dig":
            return _dig(table, table.opinion())
        case "place" | "reveal":
            return _place(table) if table.offered(PlaceHint) else _reveal(table)
        case "last-chance":
            return _last_chance(table)
        case "question":
            return _question(table)
        case _:
            return Choice(rng.choice(asked))


# Actions


def _act(table: Table) -> Answer:
    """Unlock when sure enough, dig when sure enough, learn more otherwise."""
    opinion = table.opinion()
    _, chance = opinion.best_pair()
    may_unlock, may_dig = table.offered(Unlock), table.offered(Dig)
    if may_unlock and (chance >= _enough(table) or not _can_learn(table)):
        return _unlock(table, opinion)
    if may_dig and (_surest(opinion, may_dig) >= table.manner.digs_from or not _can_learn(table)):
        return _dig(table, opinion)
    learn = next(move for move in table.moves if isinstance(move, Drink | Ask))
    return Choice(learn, (Reason("learns", {"percent": _percent(chance)}),))


def _enough(table: Table) -> float:
    """How sure of the Safe is sure enough: a hint less costs little, the Keeper's third a lot."""
    view = table.view
    if view.mode == "conspiracy" or view.keeper is None:
        return table.manner.unlocks_from
    is_last = len(view.keeper_tokens) == KEEPERS_TOKENS - 1
    return table.manner.unlocks_from * (1.2 if is_last else 0.7)


def _can_learn(table: Table) -> bool:
    """A Drink without hints left only turns over own cards."""
    may = any(isinstance(move, Drink | Ask) for move in table.moves)
    return may and table.view.rows[table.view.seat].pool > 0


def _unlock(table: Table, opinion: Opinion) -> Answer:
    ranked = sorted(
        table.offered(Unlock), key=lambda move: -opinion.safe.get((move.low, move.high), 0.0)
    )
    move = table.pick(ranked)
    percent = _percent(opinion.safe.get((move.low, move.high), 0.0))
    reason = Reason("unlocks", {"low": move.low, "high": move.high, "percent": percent})
    return Choice(move, (reason,))


def _surest(opinion: Opinion, digs: list[Dig]) -> float:
    return max(opinion.chance(dig) for dig in digs)


def _dig(table: Table, opinion: Opinion) -> Answer:
    ranked = sorted(table.offered(Dig), key=lambda dig: -opinion.chance(dig))
    dig = table.pick(ranked)
    percent = _percent(opinion.chance(dig))
    reason = Reason("digs", {"seat": dig.whom, "value": dig.value, "percent": percent})
    return Choice(dig, (reason,))


def _last_chance(table: Table) -> Answer:
    """Nothing is lost by trying, but for a third token that would end the round."""
    opinion = table.opinion()
    _, chance = opinion.best_pair()
    is_dear = len(table.view.keeper_tokens) == KEEPERS_TOKENS - 1
    if is_dear and chance < table.manner.unlocks_from:
        return Choice(Decline(), (Reason("declines", {"percent": _percent(chance)}),))
    return _unlock(table, opinion)


def _question(table: Table) -> Answer:
    """Whose answer is the most open; whoever does not count asks anybody else."""
    view, rng = table.view, table.rng
    others = [move for move in table.offered(Question) if move.whom != view.seat]
    if not table.manner.is_discreet:
        return Choice(rng.choice(others))
    seen = evidence.of_view(view)
    deals = [beliefs.sample(seen, rng) for _ in range(24)]
    move = max(others, key=lambda move: _openness(deals, view, move.whom))
    return Choice(move, (Reason("asks", {"seat": move.whom}),))


def _openness(deals: list[beliefs.Deal], view: PlayerView, whom: Seat) -> int:
    """The less often the commonest answer, the more an answer tells."""
    counts = [sum(card in view.question for card in deal.rows.get(whom, ())) for deal in deals]
    return -max(counts.count(count) for count in counts)


# Own tokens and cards


def _place(table: Table) -> Answer:
    """Any gap will do, or the one that tells the others least."""
    view, rng = table.view, table.rng
    value = table.offered(PlaceHint)[0].value
    gaps = [move for move in table.offered(PlaceHint) if move.value == value]
    if not table.manner.is_discreet or len(gaps) == 1:
        return Choice(rng.choice(gaps))
    move = max(gaps, key=lambda move: _left_open(view, move))
    return Choice(move, (Reason("tells-least", {"value": value}),))


def _left_open(view: PlayerView, move: PlaceHint) -> int:
    """How many deals the others would still hold possible."""
    row = view.rows[view.seat]
    laid = replace(row, tokens=(*row.tokens, Token(move.gap, move.value, view.seat)))
    rows = (*view.rows[: view.seat], laid, *view.rows[view.seat + 1 :])
    return beliefs.count(evidence.of_public(replace(view, rows=rows)))


def _reveal(table: Table) -> Answer:
    """Any card, or the one that the others are surest of anyway."""
    offered = table.offered(Reveal)
    if not table.manner.is_discreet or len(offered) == 1:
        return Choice(table.rng.choice(offered))
    view = table.view
    public = beliefs.cards(evidence.of_public(view))[view.seat]

    def known(move: Reveal) -> float:
        card = view.rows[view.seat].cards[move.place]
        assert isinstance(card, Known)
        return public[move.place][card.value]

    move = max(offered, key=known)
    return Choice(move, (Reason("shows-known", {"percent": _percent(known(move))}),))


def _percent(chance: float) -> int:
    return round(100 * chance)


# Levels

easy: Bot[Options, Event, View, Move] = partial(
    play, Manner(opinions.at_a_glance, digs_from=0.6, unlocks_from=0.35, slips=0.2)
)
greedy: Bot[Options, Event, View, Move] = partial(
    play, Manner(opinions.at_a_glance, digs_from=0.5, unlocks_from=0.3)
)
normal: Bot[Options, Event, View, Move] = partial(
    play, Manner(opinions.exact, digs_from=0.8, unlocks_from=0.5, is_discreet=True)
)
