"""Very many matches of Shadows: Amsterdam: each ends, comes back by its log, and breaks no law.

They are played at random over all that a table can set: teams of two to four, at a large table of
up to six, and the cooperative game at every level, in every layout. Whoever plays at random soon
has met the Police three times; so in some matches the Detectives shun both Police and Client, which
leads nowhere, until AMS-52 ends it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import msgspec

from gloaming.core import Actor, AnyGame
from gloaming.games.amsterdam import GAME
from gloaming.games.amsterdam.messages import Move, Options, Point
from gloaming.games.amsterdam.state import State
from gloaming.testing import play_at_random
from gloaming.testing.laws import LAWS, Sight
from gloaming.testing.matches import Match, counts, last_state, seating
from tests.soak.blocks import Keeping, Key, done
from tests.soak.settings import any_options

BLOCK = 100
"""How many matches are kept together; what their viewers witnessed alike is compared."""
LEAST = 100
"""How many pairs of moments each kind of viewer must have compared in a block."""
WARY = 50
"""One match of so many leads nowhere."""


class Played(msgspec.Struct, frozen=True):
    """What there is to tell of a match."""

    way: str
    """Which of the two games, and how many played it or at which level."""
    layout: str
    reason: str
    rounds: int
    voids: int
    deeds: int
    counted: int
    """As `Game.longest` counts."""


class Block(msgspec.Struct, frozen=True):
    """Some matches in a row, all of which kept all laws."""

    matches: tuple[Played, ...]
    pairs: int
    """How many pairs of moments somebody witnessed alike though they truly differ."""


# One match after the other


def wary(state: State, actor: Actor) -> tuple[Move, ...]:
    """Detectives point where neither the Police nor the Client is, if there is such a cell."""
    moves = GAME.legal(state, actor)
    if state.phase != "race" or not isinstance(actor, int):
        return moves
    team = state.side_of(actor).team
    safe = [m for m in moves if isinstance(m, Point) and not _is_end(state.kind(team, m.cell))]
    return tuple(safe) or moves


def _is_end(kind: str | None) -> bool:
    return kind in {"police", "client"}


def match_of(number: int) -> Match:
    """The match of this number, to its end."""
    rng = Random(number)
    options: Options = any_options(GAME, rng)
    roles = GAME.roles(options)
    seats = seating(roles, rng.randint(roles.least, len(roles.places)), rng)
    player: AnyGame = replace(GAME, legal=wary) if number % WARY == 0 else GAME
    return play_at_random(player, options, seats, rng)


def block(key: Key) -> Block:
    """Play the matches of a block, and hold all laws against each of them."""
    _, number = key
    watch = Sight(GAME)
    matches = []
    for one in range(number * BLOCK, (number + 1) * BLOCK):
        match = match_of(one)
        for law in LAWS.values():
            law(GAME, match)
        watch.look(match)
        matches.append(_played(match))
    watch.kept.judge()
    watch.demand(LEAST)
    return Block(tuple(matches), watch.different.total())


def _played(match: Match) -> Played:
    options: Options = match.options
    state: State = last_state(GAME, match)
    assert state.ended is not None
    is_coop = options.mode == "coop"
    way = f"cooperative, {options.level}" if is_coop else f"teams, {len(match.seats)} seats"
    return Played(
        way, options.layout, state.ended.reason, state.round, state.voids, len(match.deeds),
        counts(GAME, match.deeds),
    )  # fmt: skip


# Very many


def soak(number: int, keep: Keeping) -> list[Block]:
    """So many matches at least; those that are kept need not be played again."""
    wanted = [("amsterdam", at) for at in range(-(-number // BLOCK))]
    return done("matches", wanted, block, Block, keep)


def told(blocks: Iterable[Block]) -> Iterator[str]:
    """What came of it, line by line."""
    every = list(blocks)
    matches = [match for one in every for match in one.matches]
    yield f"{len(matches):,} matches, {sum(match.deeds for match in matches):,} inputs"
    for name, said in (
        ("ways", (match.way for match in matches)),
        ("layouts", (match.layout for match in matches)),
        ("ends", (match.reason for match in matches)),
        ("rounds", (f"{match.rounds}, {match.voids} void" for match in matches)),
    ):
        counted = sorted(Counter(said).items())
        yield f"{name}: " + "; ".join(f"{what}: {number:,}" for what, number in counted)
    longest = max(match.counted for match in matches)
    yield f"the longest: {longest:,} inputs that count, of {GAME.longest:,}"
    yield f"{sum(one.pairs for one in every):,} pairs of moments looked alike, as they must"
