"""Halt, told as stories: a window after every step, and what stopping reveals."""

from collections import Counter
from random import Random

import pytest

from gloaming.core import Millis, TimeUp, knowledge, replay
from gloaming.testing.matches import known, play_at_random, seating, table_moments
from gloaming.testing.stories import Story, story
from tests.games.halt import GAME
from tests.games.halt.messages import (
    STEPS,
    WHISTLES,
    Caught,
    Chose,
    Go,
    Halt,
    Halted,
    Hide,
    LetGo,
    MatchEnded,
    Options,
    Post,
    Push,
    Square,
    Stepped,
    SteppedSomewhere,
    WindowClosed,
    WindowOpened,
)


def ring(start: int = 4) -> Story:
    """Ann runs from here; Bob stands on 0 and Cid on 3."""
    deal = (Post(Square(0)), Post(Square(3)), Hide(Square(start)))
    return story(GAME, "ann", "bob", "cid").deals(*deal)


# The window


def test_a_window_opens_after_every_step_for_every_guard() -> None:
    near, far = ring(4).ann(Go("left")), ring(6).ann(Go("left"))
    for told in (near, far):
        assert told.legal("bob") == told.legal("cid") == (Halt(), LetGo())
        assert told.legal("ann") == ()
        assert told.saw("bob") == (SteppedSomewhere(1), WindowOpened(Millis(1500)))
        assert told.deadline == 1500
    assert near.known("cid") == far.known("cid")


def test_what_guards_do_is_secret_until_the_window_closes() -> None:
    told = ring().ann(Go("right")).bob(Halt())
    assert told.saw("bob") == (Chose(told.seat("bob"), "halt"),)
    assert told.saw("cid") == told.saw("ann") == told.saw("public") == ()
    assert told.deadline == 1500


def test_the_window_closes_when_all_have_chosen() -> None:
    told = ring(6).ann(Go("right")).at(300).bob(LetGo()).at(400).cid(LetGo())
    assert told.saw("ann") == (WindowClosed(),)
    assert told.legal("ann") == (Go("left"), Go("right"))


def test_a_window_that_passes_is_a_window_in_which_nobody_halted() -> None:
    told = ring().ann(Go("left")).at(1501)
    assert told.saw("cid") == (WindowClosed(),)
    told.refuses("cid", Halt(), "not-legal")


def test_a_halt_at_the_last_millisecond_counts() -> None:
    told = ring().ann(Go("left")).at(1500).cid(Halt()).at(1501)
    assert told.outcome is not None
    assert told.outcome.reason == "caught"


def test_a_guard_without_whistles_is_asked_like_any_other() -> None:
    told = ring(6)
    for _ in range(WHISTLES):
        told = (
            told.ann(Go("left")).bob(LetGo()).cid(Halt()).ann(Go("right")).bob(LetGo()).cid(LetGo())
        )
    told = told.ann(Go("left"))
    assert told.legal("cid") == (LetGo(),)
    assert told.deadline == told.now + 1500
    assert told.bob(LetGo()).legal("ann") == ()


# What stopping reveals


def test_a_halt_in_reach_reveals_the_square() -> None:
    told = (
        ring(4).ann(Go("right")).bob(LetGo()).cid(LetGo()).ann(Go("left")).cid(Halt()).bob(LetGo())
    )
    guards = (told.seat("bob"), told.seat("cid"))
    halted, caught = Halted(told.seat("cid")), Caught(Square(4))
    assert told.saw("public") == (WindowClosed(), halted, caught, MatchEnded(guards))


def test_a_halt_in_vain_reveals_the_whistle_alone() -> None:
    told = ring(6).ann(Go("left")).bob(Halt()).cid(Halt())
    assert told.saw("ann") == (WindowClosed(), Halted(told.seat("bob")), Halted(told.seat("cid")))
    assert [guard.whistles for guard in told.view("public").guards] == [1, 1]
    assert told.outcome is None


def test_one_guard_in_reach_is_enough_when_two_halt() -> None:
    told = ring(4).ann(Go("left")).bob(Halt()).cid(Halt())
    assert Caught(Square(3)) in told.saw("public")


# Time tells nothing


def test_a_pushed_runner_looks_like_a_running_one() -> None:
    pushed = ring().time_is_up().deals(Push("left"))
    ran = ring().at(10_000).ann(Go("left"))
    assert pushed.saw("ann")[0] == Stepped(1, "left", is_forced=True)
    assert ran.saw("ann")[0] == Stepped(1, "left", is_forced=False)
    assert pushed.known("bob") == ran.known("bob")


def test_being_away_changes_no_window() -> None:
    told = ring().left("cid").ann(Go("left")).bob(LetGo())
    assert told.legal("ann") == ()
    assert told.deadline == 1500


def test_windows_take_as_long_whether_or_not_a_halt_would_succeed() -> None:
    for start in range(9):
        told = ring(start)
        for step in range(STEPS):
            told = told.ann(Go("right"))
            assert told.deadline == told.now + 1500
            told = told.at(told.now + 1501)
            assert told.state.steps == step + 1
        assert told.outcome is not None
        assert told.outcome.reason == "away"


# Laws, by hand


@pytest.mark.parametrize("seed", range(20))
def test_imagined_worlds_look_the_same(seed: int) -> None:
    rng = Random(seed)
    roles = GAME.roles(Options())
    seats = seating(roles, rng.randint(roles.least, len(roles.places)), rng)
    match = play_at_random(GAME, Options(), seats, rng)
    assert tuple(replay(GAME, Options(), seats, match.inputs)) == match.deeds
    for moment in table_moments(GAME, match):
        for seat in match.players():
            knows = known(GAME, match, moment, seat)
            deeds = tuple(replay(GAME, Options(), seats, GAME.imagine(knows, rng)))
            there = deeds[-1].after
            assert knowledge(GAME, Options(), seats, deeds, seat) == knows
            assert GAME.legal(there, seat) == GAME.legal(moment.state, seat)
            assert GAME.deadline(there) == GAME.deadline(moment.state)


def test_a_guard_imagines_every_way_that_fits_equally_often() -> None:
    told = ring(6).ann(Go("left")).bob(Halt()).cid(Halt())
    rng = Random(0)
    ways: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        log = GAME.imagine(told.known("bob"), rng)
        *_, last = replay(GAME, told.options, told.seats, log)
        ways[last.after.way] += 1
    assert set(ways) == {(4, 5), (5, 6), (6, 5), (6, 7), (7, 6), (8, 7)}
    assert min(ways.values()) > 0.8 * 3000 / len(ways)


def test_a_clock_that_wakes_late_acts_at_the_deadline() -> None:
    told = ring().ann(Go("left")).at(1_000_000)
    times = [deed.input.at for deed in told.deeds if deed.input.move == TimeUp()]
    assert times[:3] == [1500, 11_500, 13_000]
