"""A little of what `make soak` does for long, so that it does not rot."""

import asyncio
import os
from pathlib import Path

import msgspec
import pytest
from rich.progress import Progress

from gloaming.games.amsterdam import GAME
from gloaming.testing.broken import LawBrokenError
from gloaming.testing.laws import LAWS
from gloaming.testing.matches import Match, last_state
from tests.soak import claims, games, matches
from tests.soak.blocks import Keeping, Key, done

VOIDS = 3
"""So many void rounds end a match."""


def leading_nowhere() -> Match:
    """The first match with a third void round, of those whose Detectives shun what ends one."""
    wary = (matches.match_of(number) for number in range(0, 50 * matches.WARY, matches.WARY))
    return next(match for match in wary if last_state(GAME, match).voids == VOIDS)


@pytest.mark.rule("AMS-52")
def test_matches_end_by_themselves_and_come_back_by_their_logs() -> None:
    every = [leading_nowhere(), *(matches.match_of(number) for number in range(1, 13))]
    for match in every:
        LAWS["end"](GAME, match)
        LAWS["replay"](GAME, match)
    assert last_state(GAME, every[0]).ended.reason == "void"


@pytest.mark.rule("AMS-18")
@pytest.mark.rule("AMS-19")
@pytest.mark.rule("AMS-53")
def test_of_conflicting_claims_one_wins_and_all_others_hear_that_they_are_too_late() -> None:
    found = asyncio.run(claims.soak(300, 40))
    assert found.conflicts == found.won >= 340
    assert found.too_late == 3 * found.won
    assert found.in_the_freeze >= 4


@pytest.mark.parametrize(
    ("name", "way"), [(name, way) for name, ways in games.WAYS.items() for way in ways]
)
def test_every_way_to_play_is_held_against_the_laws(name: str, way: str) -> None:
    found = games.block(name, (way, 1), size=4)
    assert (found.way, found.matches, sum(found.ends.values())) == (way, 4, 4)
    assert 0 < found.longest <= found.inputs
    *_, last = games.told(name, [found])
    assert last.endswith("as they must")


def test_a_law_that_is_broken_stops_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LawBrokenError("wire", "nothing can be read")

    monkeypatch.setitem(LAWS, "wire", broken)
    with pytest.raises(LawBrokenError):
        games.block("house", ("conspiracy, 4 seats", 0), size=1)


class Worker(msgspec.Struct, frozen=True):
    """Who worked at a block."""

    process: int


def work(_key: Key) -> Worker:
    """What a block takes."""
    return Worker(os.getpid())


def test_what_is_kept_is_not_done_again_and_a_torn_line_is(tmp_path: Path) -> None:
    keep = Keeping(tmp_path, 1, Progress(disable=True))
    first = done("work", [("a", 0), ("b", 0)], work, Worker, keep)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-3])
    wanted = [("a", 0), ("b", 0), ("b", 1)]
    again = done("work", wanted, work, Worker, keep)
    assert again[0] == first[0]
    assert len({worker.process for worker in (first[1], *again[1:])}) == 2
    assert done("work", wanted, work, Worker, keep) == again
