"""What pictures have to do with one another: the words by which, and how close they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tools.pictures import lint, measures
from tools.pictures.__main__ import GAME
from tools.pictures.build import recipes
from tools.pictures.language.things import Held, Photo, Wallshadow, Who
from tools.pictures.meaning import kept, laws
from tools.pictures.meaning.kept import Similarity
from tools.pictures.meaning.tags import (
    WEIGHTS,
    BrokenMotifsError,
    associations,
    motifs_of,
    tags_of,
)
from tools.pictures.numbering import DISTRICTS, INTEL

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


def test_a_motif_of_no_picture_is_not_told_of() -> None:
    used = {motif for recipe in recipes() for motif in motifs_of(recipe)}
    assert associations().keys() - used == set()


def test_photographs_and_shadows_bring_something_to_mind() -> None:
    own = Photo(x=1, y=2, rot=3, i="noto:owl"), Wallshadow(m="whale", x=1, y=2), Who(hold=KEYS)
    assert motifs_of(replace(recipes()[0], hero="cup", own=own)) == (
        "cup", "owl", "whale", "key", "old-key",
    )  # fmt: skip


KEYS = Held(m="key"), Held(i="old-key")


# What is kept


Changes = dict[tuple[int, int], float]


def told(cards: Changes | None = None, sides: Changes | None = None) -> Similarity:
    """Of a deck in which all is well, but for some links.

    Links of cards and Districts are 0.01 to 0.80, 0.01 apart, so that each picture has some of all.
    """
    links = [
        [((one * 7 + at * 3) % 80 + 1) / 100 for at in range(DISTRICTS)] for one in range(INTEL)
    ]
    near = [[0.4] * DISTRICTS for _ in range(DISTRICTS)]
    for (one, at), link in (cards or {}).items():
        links[one][at] = link
    for (one, other), link in (sides or {}).items():
        near[one][other] = near[other][one] = link
    return Similarity(
        of="these",
        districts=tuple(map(tuple, links)),
        intel=((0.4,) * INTEL,) * INTEL,
        sides=tuple(map(tuple, near)),
    )


def test_links_in_which_all_is_well_are_left_alone() -> None:
    assert list(laws.wrong(told())) == []


def test_six_cards_lead_to_every_picture_of_a_district() -> None:
    weak = {(card, 0): 0.3 for card in range(INTEL)}
    strong = {(card, 0): 0.79 for card in range(laws.FEWEST)}
    assert list(laws.wrong(told(weak | strong))) == []
    (complaint,) = laws.wrong(told(weak | strong | {(0, 0): 0.3}))
    assert complaint == "district-1a1.toml: 5 Intel cards lead to it, not at least 6"


def test_no_picture_is_given_away_by_one_card() -> None:
    even = {(card, 3): 0.66 for card in range(INTEL)}
    assert list(laws.wrong(told(even | {(5, 3): 0.87}))) == []
    (complaint,) = laws.wrong(told(even | {(5, 3): 0.895}))
    assert complaint == "district-1a4.toml: one Intel card alone gives it away"


def test_neighbours_on_a_side_are_not_too_alike() -> None:
    assert list(laws.wrong(told(sides={(4, 5): 0.85, (0, 4): 0.78}))) == []
    (complaint,) = laws.wrong(told(sides={(5, 9): 0.81}))
    names = "district-1b1.toml, district-1b5.toml"
    assert complaint == f"{names}: they lie on one side and are too alike"


def test_no_two_pictures_have_all_in_common() -> None:
    (complaint,) = laws.wrong(told(sides={(0, 69): 0.9}))
    assert complaint == "district-1a1.toml, district-7b5.toml: they have too much in common"


def test_a_bridge_is_no_weaker_than_half_of_all_links() -> None:
    links = told({(0, 0): 0.39, (1, 0): 0.42}, {(0, 1): 0.1})
    bridges = {"intel-01": ("district-1a1",), "intel-02": ("district-1a1", "intel-03")}
    assert list(laws.weak_bridges(links, bridges | {"district-1a1": ("district-1a2",)})) == [
        "intel-01.toml: its bridge to district-1a1 is weaker than half of all links",
        "district-1a1.toml: its bridge to district-1a2 is weaker than half of all links",
    ]


def test_what_is_kept_is_of_the_deck_as_it_is() -> None:
    deck, names = recipes(), {name: one.name for name, one in measures.read(GAME).items()}
    now = kept.digest(deck, names)
    for file in (kept.SIMILARITY_FILE, kept.REASONS_FILE):
        assert kept.made_of(GAME / file) == now
    for change in ({"concept": "Another."}, {"tags": replace(deck[0].tags, mood=("odd",))}):
        assert kept.digest([replace(deck[0], **change), *deck[1:]], names) != now
    assert kept.digest(deck, names | {deck[0].id: "0123456789"}) != now


def test_a_deck_without_links_is_not_whole(tmp_path: Path) -> None:
    complaints = list(lint.of_the_links([], tmp_path))
    assert complaints == ["similarity.json: it is missing (make pictures)"]
