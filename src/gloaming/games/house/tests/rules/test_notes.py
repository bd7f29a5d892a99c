"""The notebook and the summary, as far as they are not the browser's: kept, private, worded."""

from pathlib import Path

import pytest

from gloaming.games.house import GAME
from gloaming.games.house.messages import Mode
from gloaming.words import LANGUAGES, game_words
from tests.server.clients import in_play
from tests.support.harness import harness

GRID = "\N{SQUARED PLUS} 1:" + "o/x?" * 10
"""What the notebook of Ann says of a table of three, each mark as one letter."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.rule("HOUSE-43")
async def test_a_notebook_is_ones_own_and_still_there_when_one_comes_back(tmp_path: Path) -> None:
    async with (
        harness(tmp_path / "data") as server,
        in_play(server, "Ann", "Bob", "Cid", game="house", pace="none") as (ann, bob, cid),
    ):
        assert (await ann.socket.write(GRID))["type"] == "done"
        await ann.socket.close()
        async with ann.at(ann.code) as a, bob.at(bob.code) as b:
            await a.until(lambda: a.snapshot)
            await b.until(lambda: b.snapshot)
            assert (a.note, b.note) == (GRID, "")
        for other in (bob.socket, cid.socket):
            await other.act("here")
            assert GRID.encode() not in b"".join(other.raw)


@pytest.mark.rule("HOUSE-43", "HOUSE-51")
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_grid_has_two_strokes_for_each_value(language: str) -> None:
    words = game_words(language, GAME)
    marks = ("none", "stroke", "strokes")
    assert len({words.say("board-sheet-mark", {"mark": mark}) for mark in marks}) == 3
    pencil = (GAME.home / "board" / "marks.ts").read_text("utf-8")
    assert all(f'"{mark}"' in pencil for mark in marks)


@pytest.mark.rule("HOUSE-53")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "least"), [("faction", 3), ("conspiracy", 2)])
def test_what_one_may_do_and_how_one_wins_can_be_read(
    language: str, mode: Mode, least: int
) -> None:
    words = game_words(language, GAME)
    for part in ("actions", "points"):
        lines = words.say(f"board-summary-{part}-{mode}").split("\n")
        assert len(lines) >= least
        assert all(lines)
    assert words.say("game-rules")


@pytest.mark.rule("HOUSE-53")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "points"), [("faction", 9), ("conspiracy", 4)])
def test_the_finer_points_are_told_apart_from_what_one_has_to_know(
    language: str, mode: Mode, points: int
) -> None:
    words = game_words(language, GAME)
    finer = words.say(f"board-summary-finer-{mode}")
    assert len(finer.split("\n")) == points
    first, told, _ = words.say("game-rules").partition(finer)
    assert told
    assert len(first.split("\n")) > 10
