"""What pictures have to do with one another: the words by which, and how close they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.pictures.build import recipes
from tools.pictures.meaning.tags import (
    WEIGHTS,
    BrokenMotifsError,
    associations,
    motifs_of,
    tags_of,
)

FEWEST, MOST = 6, 10


def test_every_motif_brings_something_to_mind() -> None:
    told = associations()
    used = {motif for recipe in recipes() for motif in motifs_of(recipe)}
    assert used - told.keys() == set()
    assert {motif: len(words) for motif, words in told.items() if not is_enough(words)} == {}


def is_enough(words: tuple[str, ...]) -> bool:
    return FEWEST <= len(set(words)) == len(words) <= MOST


def test_a_word_of_the_picture_itself_counts_more_than_one_that_a_motif_brings() -> None:
    for recipe in recipes():
        words = {tag.word: tag for tag in tags_of(recipe)}
        assert all(words[word].weight == WEIGHTS["objects"] for word in recipe.tags.objects)
        assert {word for word, tag in words.items() if tag.is_mood} <= set(recipe.tags.mood)


def test_a_broken_list_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "motifs.toml"
    file.write_text('lantern = ["light"]\nkey = light\n', "utf-8")
    with pytest.raises(BrokenMotifsError, match=r"motifs\.toml: .*line 2"):
        associations(file)
