"""Kept matches, and lively ones, before a referee who goes by the rules and the drawing alone."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from gloaming.core import Deed
from gloaming.core.file import deeds_of, read
from gloaming.games.shift import GAME
from gloaming.games.shift.boards import FOLDER
from gloaming.games.shift.events import ShownBlank, TookBack, Walked
from gloaming.games.shift.messages import Flips, Options, Rules
from gloaming.games.shift.tests.lively import lively
from gloaming.games.shift.tests.referee import Floor, Referee
from gloaming.testing.goldens import match_files
from gloaming.testing.strategies import times

SEEDS = 4
SEEDS_ASKED = 16
"""What is let be may go many ways."""
LOOKED_THROUGH = 40
"""In one of so many lively matches there is what is looked for."""


def judge(
    options: Options, deeds: Sequence[Deed], is_told: Callable[[Any], bool] = lambda _event: True
) -> None:
    floor = Floor((FOLDER / f"{options.board}.txt").read_text("utf-8"))
    referee = Referee(options, floor, deeds[-1].after.guard)
    for deed in deeds:
        referee.hears(event for event in deed.events if is_told(event))
        referee.agrees(deed.after.spared)


@pytest.mark.parametrize("file", match_files(GAME), ids=lambda file: file.stem)
def test_the_referee_agrees_with_every_kept_match(file: Path) -> None:
    (match,) = read(file.read_bytes())
    deeds = tuple(deeds_of(GAME, match))
    judge(deeds[-1].after.options, deeds)


@pytest.mark.parametrize("rules", get_args(Rules))
@pytest.mark.parametrize("flips", get_args(Flips))
def test_the_referee_agrees_with_lively_matches(rules: Rules, flips: Flips) -> None:
    options = Options(rules=rules, flips=flips)
    for seed in range(times(SEEDS if flips == "always" else SEEDS_ASKED)):
        judge(options, lively(options, 2 + seed % 4, Random(seed)).deeds)


@pytest.mark.parametrize(
    ("kind", "rule"), [(ShownBlank, "SHIFT-17"), (Walked, "SHIFT"), (TookBack, "SHIFT")]
)
def test_the_referee_notices_what_is_left_out(kind: type, rule: str) -> None:
    options = Options()
    matches = (lively(options, 3, Random(seed)).deeds for seed in range(LOOKED_THROUGH))
    deeds, first = next(
        (deeds, event)
        for deeds in matches
        for deed in deeds
        for event in deed.events
        if isinstance(event, kind)
    )
    with pytest.raises(AssertionError, match=rule):
        judge(options, deeds, lambda event: event is not first)
