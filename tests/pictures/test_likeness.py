"""Links of words and colours."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tools.pictures.build import recipes
from tools.pictures.meaning import kept, likeness
from tools.pictures.meaning.likeness import Likeness, similarity
from tools.pictures.meaning.links import Words, closeness
from tools.pictures.meaning.tags import Tag
from tools.pictures.numbering import INTEL, WHOLE

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


def test_what_is_kept_is_of_all_pictures_and_in_two_places() -> None:
    """Pictures 1 and 2 are Intel; 85 and 86 lie on a side."""
    close = np.zeros((WHOLE, WHOLE))
    close[0, 1] = close[1, 0] = 0.123
    close[0, INTEL] = close[INTEL, 0] = 0.456
    close[INTEL, INTEL + 1] = close[INTEL + 1, INTEL] = 0.789
    told = similarity(Likeness(close, {}), "these")
    assert told.of == "these"
    assert (told.intel[0][1], told.districts[0][0], told.sides[0][1]) == (0.12, 0.46, 0.79)
    assert np.array_equal(np.array(told.whole()), np.round(close, 2))


def test_links_are_measured_again_for_other_pictures_or_other_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = Likeness(np.zeros((WHOLE, WHOLE)), {})
    monkeypatch.setattr(likeness, "likeness", lambda *_: measured)
    monkeypatch.setattr(likeness, "MiniLM", lambda _folder: None)
    monkeypatch.setattr(likeness, "weights", lambda: tmp_path)
    deck = recipes()
    names = {one.id: "0123456789" for one in deck}
    other = [replace(deck[0], concept="Another."), *deck[1:]]
    assert likeness.renew(tmp_path, deck, names) is measured
    assert likeness.renew(tmp_path, deck, names) is None
    assert likeness.renew(tmp_path, other, names) is measured
    assert likeness.renew(tmp_path, other, names | {"intel-01": "9876543210"}) is measured
    (tmp_path / kept.SIMILARITY_FILE).unlink()
    assert likeness.renew(tmp_path, other, names | {"intel-01": "9876543210"}) is measured
