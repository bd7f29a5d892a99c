"""Very many matches of Shadow House and Shadow Shift, in every mode and by every number of players.

Each ends, comes back by its log, and breaks none of the laws that can be held against every match
of so many; now and then one is held against all there are. Most are played at random. Whoever digs
at random is soon out of the house, and whoever walks at random finds no vault: so in some matches
of Shadow House nobody digs on most of their turns, and some of Shadow Shift are played by bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, get_args

import msgspec

from gloaming.core import Actor, AnyGame, Stop
from gloaming.games import GAMES, house, shift
from gloaming.games.house.messages import Dig, Mode
from gloaming.games.house.messages import Move as HouseMove
from gloaming.games.house.state import State as HouseState
from gloaming.games.shift.messages import Rules
from gloaming.games.shift.tests.lively import lively
from gloaming.kinds import tag_of
from gloaming.testing import play_at_random
from gloaming.testing.laws import LAWS, Sight
from gloaming.testing.matches import Match, counts, last_state
from tests.soak.blocks import Keeping, Key, done
from tests.soak.settings import any_options

BLOCK = 100
"""How many matches are kept together."""
ALWAYS = ("end", "replay", "legality", "secrets", "wire", "numbers", "speech")
"""The laws that are held against every match."""
THOROUGH = 25
"""Of so many matches one is held against all laws, those of sight among them."""
LIVELY = 3
"""Of so many matches one is played so that more comes of it than by chance alone."""
STOPPED = 10
"""Of so many matches one may be stopped by the host."""
HOUSE_ROUNDS, SHIFT_ROUNDS = 3, 6

Play = Callable[[int], Match]
"""The match of a number, to its end."""


class Block(msgspec.Struct, frozen=True):
    """Some matches in a row, all of which kept all laws."""

    way: str
    matches: int
    inputs: int
    longest: int
    """As `Game.longest` counts."""
    ends: dict[str, int]
    events: dict[str, int]
    """How often each kind of event was there."""
    thorough: int
    """How many of them were held against all laws there are."""
    pairs: int
    """How many pairs of moments somebody witnessed alike though they truly differ."""


# How they are played


def undisturbed(game: AnyGame, number: int) -> AnyGame:
    """The same game, in which the host stops few matches only: they are to end by themselves."""
    if number % STOPPED == 0:
        return game

    def legal(state: Any, actor: Actor) -> tuple[Any, ...]:
        moves = game.legal(state, actor)
        return tuple([move for move in moves if move != Stop()]) if actor == "host" else moves

    return replace(game, legal=legal)


def thirsty(state: HouseState, actor: Actor) -> tuple[HouseMove, ...]:
    """Whoever may begin to dig does so on one question of three, and else has something else."""
    moves = house.GAME.legal(state, actor)
    if state.phase != "turn" or state.asked % 3 == 0 or not isinstance(actor, int):
        return moves
    return tuple([move for move in moves if not isinstance(move, Dig)])


def in_the_house(mode: Mode, seats: int, number: int) -> Match:
    """Three rounds of Shadow House at most."""
    rng = Random(number)
    options = any_options(house.GAME, rng, mode=mode, rounds=HOUSE_ROUNDS)
    places = house.GAME.roles(options).places[:seats]
    player: AnyGame = house.GAME if number % LIVELY else replace(house.GAME, legal=thirsty)
    return play_at_random(undisturbed(player, number), options, places, rng)


def on_the_shift(rules: Rules, seats: int, number: int) -> Match:
    """Some rounds of Shadow Shift, or as many as bots need."""
    rng = Random(number)
    if number % LIVELY == 0:
        return lively(any_options(shift.GAME, rng, rules=rules), seats, rng)
    options = any_options(shift.GAME, rng, rules=rules, rounds=SHIFT_ROUNDS)
    places = shift.GAME.roles(options).places[:seats]
    return play_at_random(undisturbed(shift.GAME, number), options, places, rng)


WAYS: Mapping[str, Mapping[str, Play]] = {
    "house": {
        f"{mode}, {seats} seats": partial(in_the_house, mode, seats)
        for mode in get_args(Mode)
        for seats in (3, 4, 5)
    },
    "shift": {
        f"{rules}, {seats} seats": partial(on_the_shift, rules, seats)
        for rules in get_args(Rules)
        for seats in (2, 3, 4, 5)
    },
}
"""By game, the ways in which it can be played."""

# One match after the other


def block(name: str, key: Key, size: int = BLOCK) -> Block:
    """Play the matches of a block, and hold the laws against each of them."""
    game, (way, at) = GAMES[name], key
    watch, matches = Sight(game), []
    numbers = range(at * size, (at + 1) * size)
    for number in numbers:
        match = WAYS[name][way](number)
        _judge(game, match, watch, is_thorough=number % THOROUGH == 0)
        matches.append(match)
    events = (event for match in matches for deed in match.deeds for event in deed.events)
    return Block(
        way,
        len(matches),
        sum(len(match.deeds) for match in matches),
        max(counts(game, match.deeds) for match in matches),
        dict(Counter(_end(game, match) for match in matches)),
        dict(Counter(map(tag_of, events))),
        sum(number % THOROUGH == 0 for number in numbers),
        watch.different.total(),
    )


def _judge(game: AnyGame, match: Match, watch: Sight, *, is_thorough: bool) -> None:
    for law in LAWS if is_thorough else ALWAYS:
        LAWS[law](game, match)
    if is_thorough:
        watch.look(match)


def _end(game: AnyGame, match: Match) -> str:
    outcome = game.outcome(last_state(game, match))
    assert outcome is not None
    return outcome.reason


# Very many


def soak(name: str, of_each: int, keep: Keeping) -> list[Block]:
    """So many matches at least in each way; those that are kept need not be played again."""
    wanted = [(way, at) for at in range(-(-of_each // BLOCK)) for way in WAYS[name]]
    return done(name, wanted, partial(block, name), Block, keep)


def told(name: str, blocks: Iterable[Block]) -> Iterator[str]:
    """What came of it, line by line."""
    every = list(blocks)
    matches, inputs = sum(one.matches for one in every), sum(one.inputs for one in every)
    thorough = sum(one.thorough for one in every)
    yield f"{name}: {matches:,} matches, {inputs:,} inputs; none has broken {', '.join(ALWAYS)}"
    yield f"{thorough:,} of them were held against all laws, and have broken none"
    ways: Counter[str] = Counter()
    for one in every:
        ways[one.way] += one.matches
    for what, counted in (
        ("ways", ways),
        ("ends", _sum(one.ends for one in every)),
        ("events", _sum(one.events for one in every)),
    ):
        yield f"{what}: " + "; ".join(f"{kind}: {number:,}" for kind, number in counted.items())
    longest = max(one.longest for one in every)
    yield f"the longest: {longest:,} inputs that count, of {GAMES[name].longest:,}"
    yield f"{sum(one.pairs for one in every):,} pairs of moments looked alike, as they must"


def _sum(parts: Iterable[Mapping[str, int]]) -> Counter[str]:
    whole: Counter[str] = Counter()
    for part in parts:
        whole.update(part)
    return whole
