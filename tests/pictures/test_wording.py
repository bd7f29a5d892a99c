"""Alt text says what is seen, and leaves it to the table what it means."""

from __future__ import annotations

import pytest

from tools.pictures.build import LANGUAGES
from tools.pictures.recipe import Alt
from tools.pictures.wording import complaints, judging, wordings


def test_every_language_has_its_words() -> None:
    assert set(wordings()) == set(LANGUAGES)
    for told in wordings().values():
        assert len(set(told.refused)) == len(told.refused) > 50


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        (
            "en",
            "Smiling jellyfish, a Two-faced jester, strong man.",
            ["smiling", "two-faced", "strong"],
        ),
        ("fr", "Femme en fuite, méduse souriante.", ["fuite", "souriante"]),
        ("pl", "Zamyślona kobieta, uciekająca dziewczynka.", ["zamyślona", "uciekająca"]),
    ],
)
def test_words_that_judge_are_found(language: str, text: str, words: list[str]) -> None:
    assert list(judging(text, language)) == words


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Heron, saddle, fleece, merry-go-round, a safe, stronghold."),
        ("fr", "Héron, coffre-fort, volets, bellefleur, souris."),
        ("pl", "Nocne wesołe miasteczko, silnik, winnica, dobosz."),
    ],
)
def test_words_that_only_look_alike_are_left_alone(language: str, text: str) -> None:
    assert list(judging(text, language)) == []


def test_a_word_is_named_with_its_language() -> None:
    (complaint,) = complaints(Alt("A sad cat.", "Un chat.", "Kot."))
    assert complaint == "its words in en judge or interpret: sad"
