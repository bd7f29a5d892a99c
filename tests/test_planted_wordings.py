"""Tests of the tests: a game that cannot be put into words is found out."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from gloaming.core import AnyGame, Message, Place, Seat
from gloaming.games.bluff import GAME
from gloaming.games.bluff.messages import Options
from gloaming.testing import LawBrokenError, laws, play_at_random


def broken(law: laws.Law, game: AnyGame) -> str:
    """What the law has to say about a game that breaks it, whatever is played."""
    match = play_at_random(game, game.options(), (Place("player"),) * 3, Random(0))
    with pytest.raises(LawBrokenError) as caught:
        law(game, match)
    return str(caught.value)


# Speech


class Tangled(Message):
    """Words would have to speak of pairs."""

    round: int
    pairs: tuple[tuple[Seat, int], ...]


def test_a_field_that_no_words_can_speak_is_found() -> None:
    said = broken(laws.speech, replace(GAME, views=GAME.views | Tangled))
    assert "Tangled: no words can speak ('pairs',)" in said


# Words


@pytest.fixture
def elsewhere(tmp_path: Path) -> AnyGame:
    """Bluff, with words of its own that may be spoiled."""
    shutil.copytree(GAME.home / "locale", tmp_path / "locale")
    return replace(GAME, home=tmp_path)


def spoil(game: AnyGame, language: str, pattern: str, instead: str) -> None:
    file = game.home / "locale" / f"{language}.ftl"
    text, times = re.subn(pattern, instead, file.read_text("utf-8"), flags=re.MULTILINE)
    assert times
    file.write_text(text, "utf-8")


class Choosy(Options, frozen=True):
    """One of two."""

    tempo: Literal["slow", "quick"] = "slow"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("tempo", "no words for option-tempo"),
        ("tempo-help", "no words for option-tempo-help"),
        ("tempo-quick", "no words for option-tempo-quick"),
    ],
)
def test_an_option_without_words_is_found(elsewhere: AnyGame, name: str, told: str) -> None:
    ids = {"tempo", "tempo-help", "tempo-slow", "tempo-quick"} - {name}
    more = "".join(f"option-{spoken} = tempo\n" for spoken in sorted(ids))
    for language in ("en", "fr", "pl"):
        spoil(elsewhere, language, r"\A", more)
    game = replace(elsewhere, options=Choosy)
    assert broken(laws.words, game).endswith(told)


def test_a_game_without_rules_in_words_is_found(elsewhere: AnyGame) -> None:
    for language in ("en", "fr", "pl"):
        spoil(elsewhere, language, "^game-rules =", "game-tale =")
    assert "no words for game-rules" in broken(laws.words, elsewhere)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_missing_translation_is_found(elsewhere: AnyGame, language: str) -> None:
    spoil(elsewhere, language, "^event-dealt = .*\\n", "")
    assert f"{language} lacks ['event-dealt']" in broken(laws.words, elsewhere)


def test_words_that_no_language_has_are_found(elsewhere: AnyGame) -> None:
    for language in ("en", "fr", "pl"):
        spoil(elsewhere, language, "^move-stay = ", "move-remain = ")
    assert "no words for move-stay" in broken(laws.words, elsewhere)


def test_words_about_something_that_is_not_there_are_found(elsewhere: AnyGame) -> None:
    spoil(elsewhere, "fr", "^event-dealt = .*", "event-dealt = { $weather }")
    assert "event-dealt" in broken(laws.words, elsewhere)


def test_a_missing_file_of_words_is_found(elsewhere: AnyGame) -> None:
    (elsewhere.home / "locale" / "pl.ftl").unlink()
    assert "pl.ftl" in broken(laws.words, elsewhere)


def test_a_spoiled_file_of_words_is_found(elsewhere: AnyGame) -> None:
    spoil(elsewhere, "en", r"\A", "this is no message\n")
    assert "cannot be read" in broken(laws.words, elsewhere)
