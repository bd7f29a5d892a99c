"""Links of words and colours: they need numpy, which painting needs and playing does not."""

from __future__ import annotations

from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="make pictures installs what paints")

from tools.pictures.meaning.likeness import wrong  # noqa: E402
from tools.pictures.meaning.links import Words, closeness  # noqa: E402
from tools.pictures.meaning.tags import Tag  # noqa: E402
from tools.pictures.numbering import INTEL, WHOLE  # noqa: E402

KEY, LOCK, RAIN, CALM, TENSE = (
    Tag("key", 1.0), Tag("lock", 1.0), Tag("rain", 1.0), Tag("calm", 0.45, is_mood=True),
    Tag("tense", 0.45, is_mood=True),
)  # fmt: skip


def words(*pictures: tuple[Tag, ...]) -> Words:
    """Key and lock lie close, so do calm and tense; rain lies apart."""
    vectors = {"key": (1, 0, 0), "lock": (0.8, 0.6, 0), "rain": (0, 0, 1)}
    moods = {"calm": (0, 1, 0), "tense": (0, 1, 0)}
    every = {**vectors, **moods}
    return Words(pictures, np.array([every[word] for word in sorted(every)]), sorted(every))


def test_the_closest_words_are_linked_and_each_word_once() -> None:
    found = words((KEY, RAIN), (LOCK, KEY), (RAIN,)).links((KEY, RAIN), (LOCK, KEY))
    assert [(link.one, link.other) for link in found] == [("key", "key")]
    assert closeness(found) > 0


def test_a_prop_that_two_pictures_share_is_one_link() -> None:
    prop = Tag("key", 0.5, motif="door"), Tag("rain", 0.5, motif="door")
    assert len(words(prop, prop, (LOCK,)).links(prop, prop)) == 1


def test_moods_meet_moods_only_and_opposites_never() -> None:
    pictures = (KEY, CALM), (LOCK, TENSE), (RAIN,)
    found = words(*pictures).links(*pictures[:2])
    assert [(link.one, link.other) for link in found] == [("key", "lock")]


def test_what_every_picture_has_says_little() -> None:
    rare = words((KEY,), (KEY,), (RAIN,), (RAIN,)).links((KEY,), (KEY,))
    often = words((KEY,), (KEY,), (KEY,), (KEY,)).links((KEY,), (KEY,))
    assert closeness(rare) > closeness(often)


def deck(close: float = 0.6) -> tuple[Any, list[str]]:
    return np.full((WHOLE, WHOLE), close), [f"picture {number}" for number in range(WHOLE)]


def test_a_deck_in_which_all_is_well_is_left_alone() -> None:
    assert list(wrong(*deck())) == []


def test_pictures_without_cards_given_away_and_too_alike_are_named() -> None:
    close, names = deck()
    close[INTEL, :INTEL] = 0.1
    close[INTEL + 1, 0] = 1.0
    close[INTEL + 2, INTEL + 3] = close[INTEL + 4, INTEL + 5] = 0.9
    assert list(wrong(close, names)) == [
        "picture 84: 0 of at least 6 Intel cards lead to it",
        "picture 85: one Intel card alone gives it away",
        "picture 86 and picture 87 lie on one side and are too alike",
    ]
