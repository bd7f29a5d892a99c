"""Nobody finds out what a bot hides by asking the same bot what it would do in its place."""

from __future__ import annotations

from itertools import combinations
from random import Random

from msgspec.structs import replace

from gloaming.commands.simulation import Playing
from gloaming.core import Choice, Deed, Seat, chance, knowledge
from gloaming.games.shift import GAME
from gloaming.games.shift.bots import normal
from gloaming.games.shift.messages import SHADOWS, Options, Walk
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import places

THIEF = Seat(1)
MATCHES = 12
ROUNDS = 6
WAYS = 24
"""So many ways to hide four Criminals are tried, the true one among them."""

Way = tuple[int, ...]
Turn = list[tuple[State, Walk]]


def deeds_of(key: bytes) -> list[Deed]:
    """A match of two bots."""
    options = Options(rounds=ROUNDS)
    return Playing(GAME, options, places(options, 2), ("normal",) * 2, key, Random(1)).to_the_end()


def turns(deeds: list[Deed]) -> dict[int, Turn]:
    """The steps of the one who hides, by the question that they answer."""
    found: dict[int, Turn] = {}
    for deed in deeds:
        if deed.input.by == THIEF and isinstance(deed.input.move, Walk):
            found.setdefault(deed.before.questions, []).append((deed.before, deed.input.move))
    return found


def true_way(state: State) -> Way:
    """Under which counters the Criminals are."""
    return tuple(one for one in SHADOWS if state.undersides[one])


def some_ways(truth: Way, rng: Random) -> list[Way]:
    """The true one, and others."""
    every = [way for way in combinations(SHADOWS, len(truth)) if way != truth]
    return [truth, *rng.sample(every, WAYS - 1)]


def would_do(state: State, way: Way, seed: int) -> object:
    """What the bot would do here if it hid this and were given this randomness."""
    hidden = tuple(one in way for one in range(len(state.undersides)))
    dreamt = replace(state, undersides=hidden)
    known = knowledge(GAME, state.options, places(state.options, 2), (), THIEF)
    known = replace(known, view=GAME.observe(dreamt, THIEF))
    choice = normal(known, GAME.legal(dreamt, THIEF), Random(seed))
    assert isinstance(choice, Choice)
    return choice.move


def left_over(deeds: list[Deed], ways: list[Way], seeds: dict[int, int]) -> list[Way]:
    """The ways that no turn has struck out: in each of its states the bot would do what it did."""
    left = ways
    for question, turn in turns(deeds).items():
        seed = seeds.get(question, question)
        left = [way for way in left if all(would_do(at, way, seed) == step for at, step in turn)]
    return left


def singled_out(*, is_seed_known: bool) -> int:
    """In how many matches the true way, and no other, is left."""
    found = 0
    for number in range(MATCHES):
        key = b"night %d" % number
        deeds = deeds_of(key)
        truth = true_way(deeds[-1].after)
        seeds = {one: chance.bot_seed(key, THIEF, one, 0) for one in turns(deeds)}
        ways = some_ways(truth, Random(number))
        found += left_over(deeds, ways, seeds if is_seed_known else {}) == [truth]
    return found


def test_whoever_does_not_know_a_bots_randomness_cannot_tell_what_it_hides() -> None:
    assert singled_out(is_seed_known=False) == 0


def test_whoever_does_can() -> None:
    """So the attack is one: a bot whose randomness could be guessed would have no secrets."""
    assert singled_out(is_seed_known=True) > MATCHES // 2
