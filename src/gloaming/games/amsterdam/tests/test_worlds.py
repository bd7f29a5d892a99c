"""What a seat imagines: every map that may be, each as likely, and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt
from random import Random

import pytest

from gloaming.core import BrokenLogError, Input, Log, Seat, knowledge, replay
from gloaming.games.amsterdam import GAME, beliefs, maps, worlds
from gloaming.games.amsterdam.messages import DrawMap, Move, Options
from gloaming.testing import play_at_random
from gloaming.testing.imagination import imagined
from gloaming.testing.matches import Match, seating

OPTIONS = [Options(), Options(mode="coop"), Options(is_easy=True, layout="scattered")]
ALL = [DrawMap(number, turn) for number, turn in product(range(1, maps.PAIRS + 1), range(3))]


def positions(options: Options, number: int) -> Iterator[Match]:
    """Matches cut off in a race, some early and some late, each from another seed."""
    for seed in range(1_000):
        rng = Random(seed)
        roles = GAME.roles(options)
        most = rng.randrange(20, 60)
        match = play_at_random(GAME, options, seating(roles, roles.least, rng), rng, most=most)
        state = match.deeds[-1].after
        if state.phase == "race" and len(state.clues) > 1:
            yield match
            number -= 1
        if not number:
            return


def consistent(match: Match, seat: Seat) -> set[DrawMap]:
    """By brute force: with which maps the same inputs would have shown this seat the same."""
    seen = knowledge(GAME, match.options, match.seats, match.deeds, seat).witnessed
    last = max(place for place, one in enumerate(match.inputs) if isinstance(one.move, DrawMap))
    possible = set()
    for drawn in ALL:
        given = match.inputs[last]
        log = [*match.inputs[:last], Input(given.at, "nature", drawn), *match.inputs[last + 1 :]]
        try:
            deeds = tuple(replay(GAME, match.options, match.seats, log))
        except BrokenLogError:
            continue
        if knowledge(GAME, match.options, match.seats, deeds, seat).witnessed == seen:
            possible.add(drawn)
    return possible


def left(match: Match, seat: Seat) -> list[DrawMap]:
    """What the game itself thinks possible."""
    known = knowledge(GAME, match.options, match.seats, match.deeds, seat)
    return beliefs.maps_left(
        match.options, [event for moment in known.witnessed for event in moment.events]
    )


@pytest.mark.parametrize("options", OPTIONS, ids=["teams", "coop", "easy"])
def test_exactly_the_maps_that_may_be_are_thought_possible(options: Options) -> None:
    sizes = set()
    for match in positions(options, 5):
        for seat in match.players()[:2]:
            possible = left(match, seat)
            assert len(possible) == len(set(possible))
            assert set(possible) == consistent(match, seat)
            sizes.add(len(possible))
    assert len(sizes) > 2


def test_an_officer_knows_the_map_and_a_detective_does_not() -> None:
    for match in positions(Options(), 5):
        state = match.deeds[-1].after
        drawn = DrawMap(state.number, state.turn)
        for side in state.sides:
            assert left(match, side.officer) == [drawn]
            assert all(drawn in left(match, seat) for seat in side.detectives)


@pytest.mark.parametrize("options", OPTIONS, ids=["teams", "coop", "easy"])
def test_every_map_that_may_be_is_imagined_as_often(options: Options) -> None:
    tried = 0
    for match in positions(options, 40):
        state = match.deeds[-1].after
        seat = state.sides[0].detectives[0]
        possible = left(match, seat)
        if not 2 <= len(possible) <= 12:
            continue
        tried += 1
        known = knowledge(GAME, match.options, match.seats, match.deeds, seat)
        rng, times = Random(tried), 60 * len(possible)
        counted = Counter(_imagined_map(worlds.imagine(known, rng)) for _ in range(times))
        assert set(counted) == set(possible)
        share = times / len(possible)
        assert all(abs(number - share) < 5 * sqrt(share) for number in counted.values())
        if tried == 2:
            return
    raise AssertionError("no position with a handful of maps")


def _imagined_map(log: Log[Move]) -> DrawMap:
    *_, last = (one.move for one in log if isinstance(one.move, DrawMap))
    return last


@pytest.mark.parametrize("options", OPTIONS, ids=["teams", "coop", "easy"])
def test_in_an_imagined_world_a_seat_knows_the_same(options: Options) -> None:
    rng = Random(3)
    for match in positions(options, 3):
        for seat in match.players():
            known = knowledge(GAME, match.options, match.seats, match.deeds, seat)
            assert imagined(GAME, known, rng) == known


def test_fingers_that_were_not_seen_are_imagined_or_left_out() -> None:
    """Rivals see a figure move: somebody must have pointed, and nobody need be known to have."""
    for match in positions(Options(), 3):
        state = match.deeds[-1].after
        known = knowledge(
            GAME, match.options, match.seats, match.deeds, state.sides[1].detectives[0]
        )
        deeds = list(replay(GAME, match.options, match.seats, worlds.imagine(known, Random(1))))
        assert deeds[-1].after.sides[0].at == state.sides[0].at
        assert deeds[-1].after.sides[0].pointers == ()
