"""Words: Python and the browser make the same sentences of the same messages."""

import json
from pathlib import Path

import msgspec
import pytest

from gloaming.core import Reason
from gloaming.games.bluff import GAME
from gloaming.words import LANGUAGES, MissingWordsError, Words, game_words, shell_words

FIXTURE = Path(__file__).parents[1] / "web" / "src" / "lib" / "fixtures" / "sentences.json"
SHARED = json.loads(FIXTURE.read_text("utf-8"))
MESSAGES = GAME.events | GAME.views


@pytest.mark.parametrize("number", range(len(SHARED["cases"])))
def test_the_browsers_sentences_are_ours(number: int, tmp_path: Path) -> None:
    case = SHARED["cases"][number]
    language = case["language"]
    (tmp_path / f"{language}.ftl").write_text(SHARED["texts"][language], "utf-8")
    message = msgspec.convert(case["message"], MESSAGES)
    told = Words(language, [tmp_path]).tell(case["prefix"], message, SHARED["names"])
    assert told == case["sentence"]


@pytest.mark.parametrize(
    ("points", "told"),
    [(0, "0 punktów"), (1, "punkt"), (2, "2 punkty"), (5, "5 punktów"), (22, "22 punkty")],
)
def test_polish_counts_as_poles_do(points: int, told: str) -> None:
    words = game_words("pl", GAME)
    assert told in words.say("event-won", {"seat": "Ania", "points": points})


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_words_are_an_error_and_not_an_empty_sentence(language: str) -> None:
    with pytest.raises(MissingWordsError):
        shell_words(language).say("no-such-message")
    with pytest.raises(MissingWordsError):
        game_words(language, GAME).say("event-won", {"seat": "Ann"})


def test_reasons_call_seats_by_name() -> None:
    reason = Reason("was-worth", {"seat": 1, "card": 7, "percent": 58})
    assert "Zoé" in game_words("fr", GAME).explain("analysis", reason, ["Ania", "Zoé"])
