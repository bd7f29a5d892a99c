"""Kept matches, and lively ones, before a referee who goes by the rules and the drawing alone."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from gloaming.core import Deed
from gloaming.core.file import deeds_of, read
from gloaming.games.shift import GAME
from gloaming.games.shift.boards import FOLDER
from gloaming.games.shift.messages import Flips, Options, Rules
from gloaming.games.shift.tests.lively import lively
from gloaming.games.shift.tests.referee import Floor, Referee
from gloaming.testing.goldens import match_files
from gloaming.testing.strategies import times


def judge(options: Options, deeds: Sequence[Deed]) -> None:
    floor = Floor((FOLDER / f"{options.board}.txt").read_text("utf-8"))
    guard = deeds[-1].after.guard
    referee = Referee(options, floor, guard)
    for deed in deeds:
        referee.hears(deed.events)


@pytest.mark.parametrize("file", match_files(GAME), ids=lambda file: file.stem)
def test_the_referee_agrees_with_every_kept_match(file: Path) -> None:
    (match,) = read(file.read_bytes())
    deeds = tuple(deeds_of(GAME, match))
    judge(deeds[-1].after.options, deeds)


@pytest.mark.parametrize("rules", get_args(Rules))
@pytest.mark.parametrize("flips", get_args(Flips))
def test_the_referee_agrees_with_lively_matches(rules: Rules, flips: Flips) -> None:
    for seed in range(times(4)):
        options = Options(rules=rules, flips=flips)
        judge(options, lively(options, 2 + seed % 4, Random(seed)).deeds)
