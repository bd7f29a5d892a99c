"""Bots of Shadow Shift: each level beats the one below on either side, and says why."""

from collections.abc import Callable
from random import Random
from typing import get_args

import pytest

from gloaming.core import Bot, Choice, Deed, Input, Knowledge, Millis, Wait, act, knowledge
from gloaming.games.shift import GAME, flow
from gloaming.games.shift.bots import easy, normal
from gloaming.games.shift.contest import Table, tally
from gloaming.games.shift.events import Event
from gloaming.games.shift.levels import CHANCE, LEVELS, Level
from gloaming.games.shift.lines import lines
from gloaming.games.shift.messages import (
    BoardName,
    Consolidate,
    Flip,
    Look,
    Move,
    Options,
    TakeBack,
    Walk,
)
from gloaming.games.shift.state import State
from gloaming.games.shift.tests.lively import places
from gloaming.games.shift.tests.table import begun, turn_of
from gloaming.games.shift.views import View
from gloaming.testing.strategies import times

Player = Bot[Options, Event, View, Move]
Known = Knowledge[Options, Event, View]
MATCHES = 100
EASY, GREEDY, NORMAL = LEVELS["easy"], LEVELS["greedy"], LEVELS["normal"]


def play(
    options: Options, players: tuple[Player, ...], seed: int,
    watch: Callable[[State, Choice[Move]], None] = lambda _state, _choice: None,
) -> State:  # fmt: skip
    """A match in which whoever is waited for decides, by all that it knows."""
    rng, seats, deeds = Random(seed), places(options, len(players)), list[Deed]()
    state = GAME.setup(options, seats)
    while state.ended is None:
        seat = flow.waits_for(state)
        assert seat is not None
        known: Known = knowledge(GAME, options, seats, deeds, seat)
        choice = players[seat](known, GAME.legal(state, seat), rng)
        assert not isinstance(choice, Wait)
        watch(state, choice)
        deeds += act(GAME, state, Input(Millis(0), seat, choice.move), rng.randrange)
        state = deeds[-1].after
    return state


def share(guards: Level, thieves: Level, count: int, *, is_family: bool) -> float:
    """How often the Guards win among these."""
    table = Table(lines("warehouse"), count, is_family, guards=guards, thieves=thieves)
    return tally(table, range(times(MATCHES))).share


# Strength


both_rules = pytest.mark.parametrize(
    ("count", "is_family"), [pytest.param(2, False, marks=pytest.mark.wide), (4, True)]
)


@both_rules
def test_guards_of_each_level_win_more_often_than_those_below(
    count: int, *, is_family: bool
) -> None:
    normal_ones, easy_ones, any_ones = (
        share(guards, NORMAL, count, is_family=is_family) for guards in (NORMAL, EASY, CHANCE)
    )
    assert normal_ones > easy_ones + 0.15
    assert easy_ones > any_ones


@both_rules
def test_criminals_of_each_level_win_more_often_than_those_below(
    count: int, *, is_family: bool
) -> None:
    normal_ones, easy_ones, any_ones = (
        share(NORMAL, thieves, count, is_family=is_family) for thieves in (NORMAL, EASY, CHANCE)
    )
    assert normal_ones < easy_ones - 0.15
    assert easy_ones < any_ones


def test_normal_bots_are_better_than_greedy_ones_on_either_side() -> None:
    equal = share(NORMAL, NORMAL, 2, is_family=False)
    assert share(GREEDY, NORMAL, 2, is_family=False) < equal - 0.05
    assert share(NORMAL, GREEDY, 2, is_family=False) > equal + 0.15


# At a real table


@pytest.mark.parametrize("board", get_args(BoardName))
@pytest.mark.parametrize("count", [2, 5])
def test_normal_bots_play_a_whole_match_on_every_board(board: BoardName, count: int) -> None:
    options = Options(rules="family", board=board, marks=False, rounds=12)
    assert play(options, (normal,) * count, 3).ended is not None


def test_among_normal_bots_either_side_may_win() -> None:
    ended = [play(Options(), (normal,) * 3, seed).ended for seed in range(8)]
    assert {one.reason for one in ended if one is not None} == {"raided", "uncovered"}


def test_a_bot_remembers_what_the_table_does_not_mark() -> None:
    """Without marks the view is poorer, but what was witnessed is not; nor is the choice."""
    rng, seats = Random(5), places(Options(), 3)
    told: list[list[Move]] = []
    for marks in (True, False):
        options, deeds = Options(marks=marks), list[Deed]()
        state, chosen = GAME.setup(options, seats), list[Move]()
        rng = Random(5)
        while state.ended is None and len(chosen) < 60:
            seat = flow.waits_for(state)
            assert seat is not None
            known = knowledge(GAME, options, seats, deeds, seat)
            choice = normal(known, GAME.legal(state, seat), Random(len(chosen)))
            assert isinstance(choice, Choice)
            chosen.append(choice.move)
            deeds += act(GAME, state, Input(Millis(0), seat, choice.move), rng.randrange)
            state = deeds[-1].after
        told.append(chosen)
    assert told[0] == told[1]


@pytest.mark.parametrize("player", [easy, normal])
def test_bots_say_why_they_walk_and_always_flip(player: Player) -> None:
    told: set[str] = set()

    def watch(state: State, choice: Choice[Move]) -> None:
        if isinstance(choice.move, Walk):
            told.update(reason.id for reason in choice.reasons)
        assert state.phase != "flip" or isinstance(choice.move, Flip)

    for seed in range(3):
        play(Options(flips="asked"), (player,) * 3, seed, watch)
    assert {"looks-at", "danger", "creeps"} <= told


@pytest.mark.parametrize("player", [easy, normal])
def test_what_bots_choose_is_legal_whatever_was_taken_back(player: Player) -> None:
    """A die is free again when its first step is taken back, and who was on the way may go on."""
    rng = Random(7)

    def wavers(known: Known, moves: tuple[Move, ...], rng: Random) -> Choice[Move] | Wait:
        choice = player(known, moves, rng)
        assert isinstance(choice, Choice)
        assert choice.move in moves
        return Choice(TakeBack()) if TakeBack() in moves and rng.random() < 0.4 else choice

    for seed in range(4):
        play(Options(rounds=12), (wavers,) * (2 + rng.randrange(4)), seed)


def test_a_bot_that_plays_on_for_whoever_consolidates_looks_under_others_counters() -> None:
    told = turn_of(begun(3, handicap="none"), "bob").bob(Consolidate())
    for _ in range(4):
        seat = told.seat("bob")
        choice = normal(told.known("bob"), told.legal("bob"), Random(1))
        assert isinstance(choice, Choice)
        assert isinstance(choice.move, Look)
        assert told.state.owner(choice.move.counter) != seat
        told = told.bob(choice.move)


def test_every_step_of_the_normal_bot_has_a_reason() -> None:
    def watch(_state: State, choice: Choice[Move]) -> None:
        assert choice.reasons or not isinstance(choice.move, Walk)

    assert play(Options(), (normal,) * 4, 2, watch).ended is not None
