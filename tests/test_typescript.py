"""The TypeScript of what a game puts into frames: its types and its constants."""

from __future__ import annotations

import pytest

from gloaming.core import AnyGame
from gloaming.games import GAMES
from gloaming.games.house import GAME as HOUSE
from gloaming.kinds import messages_of
from tools import typescript


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
def test_every_message_is_declared_once(game: AnyGame) -> None:
    made = typescript.messages(game)
    names = [message.__name__ for message in messages_of(game)]
    for name in [*names, "Options", "Move", "Event", "View"]:
        assert made.count(f"export type {name} = ") == 1, name


@pytest.mark.parametrize(
    "line",
    [
        'export type Dig = {\n  readonly type: "dig";\n  readonly whom: number;\n',
        "export type Card = Shown | Known | Hidden | Character | ",
        'export type Mode = "conspiracy" | "faction";',
        "export type Value = number;",
        "export const KEEPERS_TOKENS = 3;",
        "export const VALUES: readonly number[] = [0,1,2,3,4,5,6,7,8,9];",
        'export const FACTIONS = ["red","blue","yellow"] as const;',
    ],
)
def test_types_and_constants_keep_their_names(line: str) -> None:
    assert line in typescript.messages(HOUSE)


def test_a_constant_that_is_not_final_stays_in_python() -> None:
    assert "HINTS" not in typescript.messages(HOUSE)


def test_frames_hold_no_message_of_a_game() -> None:
    made = typescript.frames()
    assert "export type Update = {" in made
    assert "export const CLOSE_RESTART = 1012;" in made
    assert "export type Dig = " not in made
