"""Attacks from where nothing is seen: the time that bots take, deeds of others, and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from gloaming.core import Choice, Millis, Wait
from gloaming.games.amsterdam import GAME, maps
from gloaming.games.amsterdam.city import START, reach
from gloaming.games.amsterdam.deck import links
from gloaming.games.amsterdam.messages import (
    INTEL,
    Move,
    Point,
    Sign,
    Stray,
    Wish,
    Withdraw,
)
from gloaming.games.amsterdam.tests.table import (
    clue,
    give,
    kinds_of,
    move,
    points,
    quiet,
    row,
    side,
    table,
)
from gloaming.games.amsterdam.tests.walks import gets
from gloaming.testing import Story

# The time that bots take


def on_every_map(told: Callable[[int], Story]) -> list[Story]:
    """The same story on one map after another, as long as nothing is announced in it."""
    stories = [told(pair) for pair in range(1, maps.PAIRS + 1)]
    return [one for one in stories if not side(one).police and not side(one).evidence]


def answer_of(told: Story, level: str, name: str, now: Millis) -> Choice[Move] | Wait:
    """What a bot says at a moment."""
    return GAME.bots[level](replace(told.known(name), now=now), told.legal(name), Random(1))


def timetable(told: Story, level: str, name: str) -> list[tuple[Millis, str]]:
    """When a bot is asked, and whether it has made up its mind; its choice is its own affair.

    A wish for ten others is seen by nobody in the team: it is made, and the bot is asked again.
    """
    begin, asked = told.known(name).now, []
    for now in map(Millis, range(begin, begin + 20_000, 500)):
        answer = answer_of(told, level, name, now)
        if isinstance(answer, Choice) and answer.move == Wish():
            told = told.at(now).does(name, Wish())
            answer = answer_of(told, level, name, now)
        until = answer.until if isinstance(answer, Wait) else None
        asked.append((now, f"waits until {until}" if isinstance(answer, Wait) else "acts"))
        if isinstance(answer, Choice):
            return asked
    return asked


@pytest.mark.rule("AMS-36", "AMS-37")
@pytest.mark.parametrize("level", GAME.bots)
def test_how_long_a_bot_of_an_officer_thinks_does_not_hang_on_the_map(level: str) -> None:
    """Neither before the first clue nor after a move of which nobody is told anything."""
    cell = reach(START, 1)[0]
    moved = on_every_map(lambda pair: move(table(pair=pair).at(9_000), cell))
    assert len({kinds_of(one)[cell] for one in moved}) > 1, "maps differ in why nothing happens"
    for stories in (on_every_map(lambda pair: table(pair=pair)), moved):
        times = {tuple(timetable(one, level, "ada")) for one in stories}
        assert len(times) == 1
        assert times.pop()[-1][1] == "acts"


# What bots make of pictures


@pytest.mark.parametrize("level", GAME.bots)
def test_what_a_bot_of_an_officer_gives_does_not_tell_the_map(level: str) -> None:
    """Whoever asks the same bot on every map, without its randomness, finds the wrong ones."""
    bot, stories = GAME.bots[level], on_every_map(lambda pair: table(pair=pair))

    def given(told: Story, seed: int) -> object:
        known = told.known("ada")
        later = replace(known, now=Millis(known.now + 60_000))
        answer = bot(later, told.legal("ada"), Random(seed))
        assert isinstance(answer, Choice)
        return answer.move

    seen = [given(told, seed) for seed, told in enumerate(stories)]
    guesses = [[given(told, -1 - seed) for told in stories] for seed in range(2)]
    for guess in guesses:
        hits = sum(one == other for one, other in zip(seen, guess, strict=True))
        assert hits < len(stories) // 2


# Deeds that are not seen


def are_alike(one: Story, other: Story, *names: str) -> None:
    """Neither view nor events, moves, times or questions tell the two apart."""
    assert one.state != other.state or one.deeds != other.deeds
    for name in names:
        assert gets(one, name) == gets(other, name), name


DETECTIVES = ("ben", "bea", "oli", "ona", "public")
RIVALS = ("oto", "oli", "ona", "public")


@pytest.mark.rule("AMS-21", "AMS-37")
def test_which_officer_wished_first_nobody_else_can_tell() -> None:
    told = clue(table(2, 2)).at(5_000)
    are_alike(told.ada(Wish()).oto(Wish()), told.oto(Wish()).ada(Wish()), *DETECTIVES)


@pytest.mark.rule("AMS-21", "AMS-37")
@pytest.mark.parametrize("name", ["ada", "oto"])
def test_a_wish_that_comes_to_nothing_leaves_no_trace(name: str) -> None:
    told = clue(table(2, 2)).at(5_000)
    wished = told.does(name, Wish()).at(7_000)
    are_alike(wished, told.at(7_000), *DETECTIVES)
    card = give(row(told)[0])
    are_alike(wished.oto(card).deals(), told.at(7_000).oto(card).deals(), *DETECTIVES)


@pytest.mark.rule("AMS-62", "AMS-50")
def test_how_a_team_came_to_agree_its_rivals_cannot_tell() -> None:
    told = clue(table(2, 2))
    target = quiet(told)
    other = next(cell for cell in reach(START, 1) if cell != target)
    at_once = points(told.at(60_000), target, "ben", "bea")
    torn = told.ben(Point(other)).bea(Point(target)).ben(Sign("unsure")).bea(Withdraw())
    torn = torn.at(50_000).ben(Sign("wait")).ben(Point(target)).bea(Sign("sure"))
    are_alike(torn.at(60_000), told.at(60_000), *RIVALS)
    are_alike(torn.at(60_000).bea(Point(target)), at_once, *RIVALS)


@pytest.mark.rule("AMS-56", "AMS-62")
def test_whether_fingers_or_chance_decided_when_time_was_up_rivals_cannot_tell() -> None:
    told = clue(table(2, 2, pace="own", seconds=5))
    target = quiet(told)
    by_fingers = told.ben(Point(target)).time_is_up().deals()
    by_chance = told.time_is_up().deals(Stray(target))
    assert side(by_fingers).at == side(by_chance).at == target
    are_alike(by_fingers, by_chance, *RIVALS)


# Numbers


def likeness(order: Sequence[int]) -> float:
    """How much each card has to do with the next one, if they are numbered in this order."""
    every = links().intel
    return fmean(every[one][other] for one, other in pairwise(order))


def favour(order: Sequence[int]) -> float:
    """How much higher numbers are the cards that have to do with much."""
    every = links().districts
    return fmean(fmean(every[card]) * number for number, card in enumerate(order))


@pytest.mark.rule("AMS-47")
@pytest.mark.parametrize("measure", [likeness, favour])
def test_intel_cards_are_numbered_as_if_by_chance(
    measure: Callable[[Sequence[int]], float],
) -> None:
    rng = Random(1)
    shuffled = [measure(rng.sample(INTEL, len(INTEL))) for _ in range(300)]
    assert abs(measure(INTEL) - fmean(shuffled)) < 4 * pstdev(shuffled)
